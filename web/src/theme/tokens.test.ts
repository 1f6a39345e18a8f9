import { expect, it } from 'vitest';
import { semanticColors } from './tokens';

it('S3.051 every stage has a colour of its own', () => {
  const { status } = semanticColors;
  const colours = [
    status.fillingIn,
    status.approving,
    status.approved,
    status.scoring,
    status.scored,
    status.calibrating,
    status.communicating,
    status.communicated,
    status.closed,
  ].map(({ value }) => value);
  for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  expect(new Set(colours).size).toBe(colours.length);
});
