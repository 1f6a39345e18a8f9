import { and, eq } from 'drizzle-orm';
import { TodoType } from '@hengcai/shared/enums';
import { hasRow } from '../../../db/sql.ts';
import { stillThere, type TodoSource } from '../../../kit/todos.ts';
import { positionEvaluation, positionEvaluator } from '../tables-evaluation.ts';
import { waitsFor } from './read.ts';

/** Positions that wait for the evaluation of somebody. */
export const evaluationTodos: TodoSource = {
  counts: [
    {
      mayWait: (ctx, empId) => hasRow(ctx, positionEvaluator, eq(positionEvaluator.empId, empId)),
      count: async (ctx, empId) => [
        {
          typeId: TodoType.POSITION_EVALUATION,
          backlogCount: await ctx.tx.$count(positionEvaluation, waitsFor(ctx, empId)),
        },
      ],
    },
  ],
  // One by one they stand on the page of evaluations; they are no matter of an appraisal.
  list: () => Promise.resolve([]),
  stillWaits: (ctx, reminder) =>
    stillThere(
      reminder,
      'positionEvaluation',
      positionEvaluation,
      and(eq(positionEvaluation.id, reminder.objectId), waitsFor(ctx, ctx.session.empId ?? '')),
    ),
};
