import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { changeProposal as service } from '@hengcai/shared/contract/employee/change-proposal';
import { ChangeProposalStatus, FieldGroup } from '@hengcai/shared/enums';
import { isAnyOf } from '../../../../db/sql.ts';
import { companySettings } from '../../../../kit/company-settings.ts';
import type { Ctx } from '../../../../kit/context.ts';
import { allows, onPagesOf } from '../../../../kit/policy.ts';
import { editsSomebody, readerOf, rightsOverPerson, whoseEdited } from '../../rights.ts';
import { employee } from '../../tables.ts';
import { changeProposal } from '../../tables-proposals.ts';
import { ledAmong, visibleEmployees, visibleIdsOf } from '../../visible.ts';

const FILING = service.endpoints.list.policy;

/** The people whose changes the caller files, as a condition on `employee`: never the own ones. Null: nobody's. */
export async function whoseFiled(ctx: Ctx): Promise<SQL | null> {
  if (!allows(FILING, ctx.session)) return null;
  const filing = onPagesOf(ctx, FILING);
  const reader = await readerOf(filing);
  if (!editsSomebody(reader, FieldGroup.WORK)) return null;
  return and(
    visibleEmployees(filing),
    whoseEdited(reader, FieldGroup.WORK),
    sql`${employee.id} is distinct from ${ctx.session.empId}`,
  ) as SQL;
}

/** Those of some people whose changes the caller files. */
export async function filedAmong(ctx: Ctx, empIds: readonly string[]): Promise<ReadonlySet<string>> {
  const where = await whoseFiled(ctx);
  if (where === null || empIds.length === 0) return new Set();
  const rows = await ctx.tx
    .select({ id: employee.id })
    .from(employee)
    .where(and(where, isAnyOf(employee.id, empIds)));
  return new Set(rows.map(({ id }) => id));
}

/** Open proposals of others that the caller may file, joined with their people. */
export const waitsForFiling = ({ session: { companyId, empId } }: Ctx, filed: SQL): SQL =>
  and(
    eq(changeProposal.companyId, companyId),
    eq(changeProposal.status, ChangeProposalStatus.OPEN),
    empId === null ? undefined : ne(changeProposal.proposedBy, empId),
    filed,
  ) as SQL;

/**
 * Why the caller may not propose a change of somebody; null: the caller may. Managers propose for the line below them where
 * the company allows it, and of what they read; whoever files changes of the person has no need to.
 */
export async function notProposing(
  ctx: Ctx,
  empId: string,
): Promise<'CHANGE_PROPOSALS_OFF' | 'NOT_IN_YOUR_LINE' | 'FILE_YOURSELF' | null> {
  if (!(await companySettings(ctx)).changeProposals) return 'CHANGE_PROPOSALS_OFF';
  const seen = (await visibleIdsOf(ctx, [empId])).has(empId) && (await ledAmong(ctx, [empId])).has(empId);
  if (!seen || !(await rightsOverPerson(ctx, await readerOf(ctx), empId)).reads(FieldGroup.WORK))
    return 'NOT_IN_YOUR_LINE';
  return (await filedAmong(ctx, [empId])).has(empId) ? 'FILE_YOURSELF' : null;
}
