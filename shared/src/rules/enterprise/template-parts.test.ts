import { describe, expect, it } from 'vitest';
import { PlanStatus } from '../../enums.ts';
import type { PlanStatusValue } from '../performance/freeze.ts';
import { mayChangeTemplatePart, TEMPLATE_PARTS } from './template-parts.ts';

const { NOT_OPEN, SCORING, CALIBRATING, CLOSED, STOPPED, IMPORTED } = PlanStatus;

describe('template parts', () => {
  it('after the scoring stage ends only some parts can be edited', () => {
    const open = (status: PlanStatusValue) =>
      (Object.keys(TEMPLATE_PARTS) as (keyof typeof TEMPLATE_PARTS)[]).filter((part) =>
        mayChangeTemplatePart(part, status),
      );
    expect(open(NOT_OPEN)).toHaveLength(8);
    expect(open(SCORING)).toEqual(['requiredComments', 'attachments', 'names', 'descriptions']);
    expect(open(CALIBRATING)).toEqual(['names', 'descriptions']);
    expect([...open(CLOSED), ...open(STOPPED), ...open(IMPORTED)]).toEqual([]);
  });
});
