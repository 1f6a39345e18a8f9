import { sql } from 'drizzle-orm';
import { TodoType } from '@hengcai/shared/enums';
import type { TodoSource } from '../../../kit/todos.ts';
import { positionEvaluation } from '../tables-evaluation.ts';
import { waitsFor } from './read.ts';

/** Positions that wait for the evaluation of somebody. */
export const evaluationTodos: TodoSource = {
  async counts(ctx, empId) {
    const waiting = await ctx.tx.$count(positionEvaluation, waitsFor(ctx, empId));
    return waiting > 0 ? [{ typeId: TodoType.POSITION_EVALUATION, backlogCount: waiting }] : [];
  },
  // One by one they stand on the page of evaluations; they are no matter of an appraisal.
  list: () => Promise.resolve([]),
  stillWaits: () => sql`false`,
};
