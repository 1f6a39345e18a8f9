import { and, eq } from 'drizzle-orm';
import { TodoType } from '@hengcai/shared/enums';
import { isAskedToApprove } from '../../kit/approval.ts';
import { stillThere, type TodoSource } from '../../kit/todos.ts';
import { waitsFor } from './applies.ts';
import { projectApply } from './tables.ts';

/** Applications of projects wait for those who approve them. */
export const projectTodos: TodoSource = {
  counts: [
    {
      mayWait: isAskedToApprove,
      count: async (ctx, empId) => [
        { typeId: TodoType.PROJECT_BUDGET, backlogCount: await ctx.tx.$count(projectApply, waitsFor(ctx, empId)) },
      ],
    },
  ],
  // One by one they stand in the list of applications; they are no matter of an appraisal.
  list: () => Promise.resolve([]),
  stillWaits: (ctx, reminder) =>
    stillThere(
      reminder,
      'projectBudget',
      projectApply,
      and(eq(projectApply.id, reminder.objectId), waitsFor(ctx, ctx.session.empId ?? '')),
    ),
};
