import { and, eq, sql, type SQL } from 'drizzle-orm';
import { TodoType } from '@hengcai/shared/enums';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import type { TodoSource } from '../../../kit/todos.ts';
import { readerOf, type Reader } from '../rights.ts';
import { employee } from '../tables.ts';
import { recordProposal } from '../tables-records.ts';
import { visibleEmployees } from '../visible.ts';
import { decidableGroups } from './handlers.ts';

/** People with a proposal that the caller may decide. */
export function awaitsDecision(ctx: Ctx, reader: Reader): SQL {
  const groups = decidableGroups(ctx, reader, null);
  if (groups.length === 0) return sql`false`;
  return sql`(${employee.id} is distinct from ${ctx.session.empId} and exists (select 1 from ${recordProposal} where ${and(
    eq(recordProposal.companyId, employee.companyId),
    eq(recordProposal.empId, employee.id),
    eq(recordProposal.state, 'open'),
    isAnyOf(recordProposal.groupCode, groups),
  )}))`;
}

/** People who propose changes of their record wait for those who may edit it. */
export const proposalTodos: TodoSource = {
  async counts(ctx) {
    const reader = await readerOf(ctx);
    if (decidableGroups(ctx, reader, null).length === 0) return [];
    const people = await ctx.tx.$count(employee, and(visibleEmployees(ctx), awaitsDecision(ctx, reader)));
    return people > 0 ? [{ typeId: TodoType.RECORD_PROPOSAL, backlogCount: people }] : [];
  },
  // One by one they stand on the pages of the people; they are no matter of an appraisal.
  list: () => Promise.resolve([]),
  stillWaits: () => sql`false`,
};
