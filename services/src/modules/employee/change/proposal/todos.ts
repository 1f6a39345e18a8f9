import { and, eq, sql } from 'drizzle-orm';
import { TodoType } from '@hengcai/shared/enums';
import type { TodoSource } from '../../../../kit/todos.ts';
import { employee } from '../../tables.ts';
import { changeProposal } from '../../tables-proposals.ts';
import { waitsForFiling, whoseFiled } from './who.ts';

/** What managers propose waits for those who file changes. */
export const changeProposalTodos: TodoSource = {
  async counts(ctx) {
    const filed = await whoseFiled(ctx);
    if (filed === null) return [];
    const [row] = await ctx.tx
      .select({ count: sql<number>`count(*)::int` })
      .from(changeProposal)
      .innerJoin(employee, and(eq(employee.companyId, changeProposal.companyId), eq(employee.id, changeProposal.empId)))
      .where(waitsForFiling(ctx, filed));
    return row && row.count > 0 ? [{ typeId: TodoType.CHANGE_PROPOSAL, backlogCount: row.count }] : [];
  },
  // One by one they stand on the page of personnel changes; they are no matter of an appraisal.
  list: () => Promise.resolve([]),
  stillWaits: () => sql`false`,
};
