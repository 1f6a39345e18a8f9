import { expect, it } from 'vitest';
import { randomId } from './randomId';

it('S9.031 a random id has 32 characters and is another each time', () => {
  const ids = Array.from({ length: 100 }, () => randomId());
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
