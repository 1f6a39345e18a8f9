import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { PageRight, TodoType } from '@hengcai/shared/enums';
import { hasRow } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { hasRight } from '../../../kit/pages.ts';
import { stillThere, type TodoSource } from '../../../kit/todos.ts';
import { editsSomebody, readerOf, whoseEdited, type Reader } from '../rights.ts';
import { employee } from '../tables.ts';
import { recordProposal } from '../tables-records.ts';
import { visibleEmployees } from '../visible.ts';
import { PROPOSABLE } from './content.ts';

const mayDecide = ({ session }: Ctx): boolean => hasRight(session, '/employee/details', PageRight.EDIT);

/** Groups of which the caller may decide proposals of somebody. */
const decidable = (ctx: Ctx, reader: Reader) =>
  mayDecide(ctx) ? PROPOSABLE.filter((group) => editsSomebody(reader, group)) : [];

/** People with a proposal that the caller may decide. */
export function awaitsDecision(ctx: Ctx, reader: Reader): SQL {
  const groups = decidable(ctx, reader);
  if (groups.length === 0) return sql`false`;
  const edited = groups.map((group) => and(eq(recordProposal.groupCode, group), whoseEdited(reader, group)));
  return sql`(${employee.id} is distinct from ${ctx.session.empId} and exists (select 1 from ${recordProposal} where ${and(
    eq(recordProposal.companyId, employee.companyId),
    eq(recordProposal.empId, employee.id),
    eq(recordProposal.state, 'open'),
    or(...edited),
  )}))`;
}

/** People who propose changes of their record wait for those who may edit it. */
export const proposalTodos: TodoSource = {
  counts: [
    {
      mayWait: (ctx) => (mayDecide(ctx) ? hasRow(ctx, recordProposal, eq(recordProposal.state, 'open')) : sql`false`),
      async count(ctx) {
        const reader = await readerOf(ctx);
        if (decidable(ctx, reader).length === 0) return [];
        const people = await ctx.tx.$count(employee, and(visibleEmployees(ctx), awaitsDecision(ctx, reader)));
        return [{ typeId: TodoType.RECORD_PROPOSAL, backlogCount: people }];
      },
    },
  ],
  // One by one they stand on the pages of the people; they are no matter of an appraisal.
  list: () => Promise.resolve([]),
  stillWaits: (_ctx, reminder) =>
    stillThere(
      reminder,
      'recordProposal',
      recordProposal,
      and(
        eq(recordProposal.companyId, reminder.companyId),
        eq(recordProposal.id, reminder.objectId),
        eq(recordProposal.state, 'open'),
      ),
    ),
};
