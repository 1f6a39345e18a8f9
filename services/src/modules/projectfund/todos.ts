import { and, eq, type SQL } from 'drizzle-orm';
import { TodoType, type ValueOf } from '@hengcai/shared/enums';
import { isAskedToApprove } from '../../kit/approval.ts';
import { stillThere, type TodoSource } from '../../kit/todos.ts';
import { IS_BONUS, IS_BUDGET, waitsFor } from './applies.ts';
import { projectApply } from './tables.ts';

/** Applications of a kind wait for those who approve them. */
const todosOf = (typeId: ValueOf<typeof TodoType>, work: 'projectBudget' | 'projectBonus', kind: SQL): TodoSource => ({
  counts: [
    {
      mayWait: isAskedToApprove,
      count: async (ctx, empId) => [
        { typeId, backlogCount: await ctx.tx.$count(projectApply, waitsFor(ctx, kind, empId)) },
      ],
    },
  ],
  // One by one they stand in the list of applications; they are no matter of an appraisal.
  list: () => Promise.resolve([]),
  stillWaits: (ctx, reminder) =>
    stillThere(
      reminder,
      work,
      projectApply,
      and(eq(projectApply.id, reminder.objectId), waitsFor(ctx, kind, ctx.session.empId ?? '')),
    ),
});

export const projectTodos = [
  todosOf(TodoType.PROJECT_BUDGET, 'projectBudget', IS_BUDGET),
  todosOf(TodoType.PROJECT_BONUS, 'projectBonus', IS_BONUS),
];
