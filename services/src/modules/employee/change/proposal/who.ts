import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { changeProposal as service } from '@hengcai/shared/contract/employee/change-proposal';
import { ChangeProposalStatus, FieldGroup } from '@hengcai/shared/enums';
import { isAnyOf } from '../../../../db/sql.ts';
import { companySettings } from '../../../../kit/company-settings.ts';
import type { Ctx } from '../../../../kit/context.ts';
import { allows, onPagesOf } from '../../../../kit/policy.ts';
import { editsSomebody, type PersonRights, readerOf, rightsOverPerson, whoseEdited } from '../../rights.ts';
import { employee } from '../../tables.ts';
import { changeProposal } from '../../tables-proposals.ts';
import { ledAmong, visibleEmployees, visibleIdsOf } from '../../visible.ts';

const FILING = service.endpoints.list.policy;

/** Whether the caller files anybody's changes at all, as far as the pages go. */
export const mayFile = ({ session }: Ctx): boolean => allows(FILING, session);

/** The people whose changes the caller files, as a condition on `employee`: never the own ones. Null: nobody's. */
export async function whoseFiled(ctx: Ctx): Promise<SQL | null> {
  if (!mayFile(ctx)) return null;
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

type Proposing =
  | { refusal: 'CHANGE_PROPOSALS_OFF' | 'NOT_IN_YOUR_LINE' | 'FILE_YOURSELF'; rights: null }
  | { refusal: null; rights: PersonRights };

/**
 * What the caller may read of somebody whose change the caller may propose, or why not. Managers propose for the line below them where
 * the company allows it, and of what they read; whoever files changes of the person has no need to.
 */
export async function proposing(ctx: Ctx, empId: string): Promise<Proposing> {
  const refusing = (refusal: NonNullable<Proposing['refusal']>): Proposing => ({ refusal, rights: null });
  if (!(await companySettings(ctx)).changeProposals) return refusing('CHANGE_PROPOSALS_OFF');
  const seen = (await visibleIdsOf(ctx, [empId])).has(empId) && (await ledAmong(ctx, [empId])).has(empId);
  if (!seen) return refusing('NOT_IN_YOUR_LINE');
  const rights = await rightsOverPerson(ctx, await readerOf(ctx), empId);
  if (!rights.reads(FieldGroup.WORK)) return refusing('NOT_IN_YOUR_LINE');
  return (await filedAmong(ctx, [empId])).has(empId) ? refusing('FILE_YOURSELF') : { refusal: null, rights };
}
