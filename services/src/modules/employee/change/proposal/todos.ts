import { and, eq, sql } from 'drizzle-orm';
import { ChangeProposalStatus, TodoType } from '@hengcai/shared/enums';
import { hasRow } from '../../../../db/sql.ts';
import { stillThere, type TodoSource } from '../../../../kit/todos.ts';
import { employee } from '../../tables.ts';
import { changeProposal } from '../../tables-proposals.ts';
import { mayFile, waitsForFiling, whoseFiled } from './who.ts';

/** What managers propose waits for those who file changes. */
export const changeProposalTodos: TodoSource = {
  counts: [
    {
      mayWait: (ctx) =>
        mayFile(ctx) ? hasRow(ctx, changeProposal, eq(changeProposal.status, ChangeProposalStatus.OPEN)) : sql`false`,
      async count(ctx) {
        const filed = await whoseFiled(ctx);
        if (filed === null) return [];
        const [row] = await ctx.tx
          .select({ count: sql<number>`count(*)::int` })
          .from(changeProposal)
          .innerJoin(
            employee,
            and(eq(employee.companyId, changeProposal.companyId), eq(employee.id, changeProposal.empId)),
          )
          .where(waitsForFiling(ctx, filed));
        return [{ typeId: TodoType.CHANGE_PROPOSAL, backlogCount: row?.count ?? 0 }];
      },
    },
  ],
  // One by one they stand on the page of personnel changes; they are no matter of an appraisal.
  list: () => Promise.resolve([]),
  stillWaits: (_ctx, reminder) =>
    stillThere(
      reminder,
      'changeProposal',
      changeProposal,
      and(
        eq(changeProposal.companyId, reminder.companyId),
        eq(changeProposal.id, reminder.objectId),
        eq(changeProposal.status, ChangeProposalStatus.OPEN),
      ),
    ),
};
