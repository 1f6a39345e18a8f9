import { and, eq } from 'drizzle-orm';
import { BONUS_PAGE } from '@hengcai/shared/contract/projectfund/bonusapply';
import { APPLY_PAGE } from '@hengcai/shared/contract/projectfund/budgetapply';
import { isAnyOf } from '../../db/sql.ts';
import { latestApprovals } from '../../kit/approval.ts';
import type { Ctx } from '../../kit/context.ts';
import { registerLeavingStep } from '../../kit/leaving.ts';
import { tell } from '../../kit/tell.ts';
import { namesOf } from '../employee/public.ts';
import { APPLY_SUBJECT } from './applies.ts';
import { projectApply } from './tables.ts';

interface Apply {
  id: string;
  name: string;
  applicantId: string;
  /** Null: it is for a budget. */
  projectId: string | null;
}

/** How news of an application begins, and where it is read. */
const placeOf = ({ id, projectId }: Apply) =>
  projectId === null
    ? ({ work: 'projectBudget', page: `${APPLY_PAGE}?id=${id}` } as const)
    : ({ work: 'projectBonus', page: `${BONUS_PAGE}?id=${id}` } as const);

/** It is the turn of some people to decide on an application; whoever acts knows. */
export async function tellToApprove(
  ctx: Ctx,
  apply: Apply,
  approvers: readonly string[],
  approvalId: string,
): Promise<void> {
  const { id, name, applicantId } = apply;
  const { work, page } = placeOf(apply);
  const person = (await namesOf(ctx, [applicantId])).get(applicantId);
  await tell(
    ctx,
    approvers
      .filter((empId) => empId !== ctx.session.empId)
      .map((empId) => ({
        empId,
        kind: `${work}ToApprove`,
        params: { project: name, name: person?.name ?? '', nameEn: person?.nameEn ?? person?.name ?? '' },
        label: null,
        page,
        work,
        objectId: id,
        dedupeKey: `${work}ToApprove:${approvalId}`,
      })),
  );
}

/** What became of an application, for whoever applied. */
export async function tellDecided(
  ctx: Ctx,
  apply: Apply,
  isApproved: boolean,
  opinion: string,
  approvalId: string,
): Promise<void> {
  const { name, applicantId } = apply;
  if (applicantId === ctx.session.empId) return;
  const { work, page } = placeOf(apply);
  await tell(ctx, [
    {
      empId: applicantId,
      kind: isApproved ? `${work}Approved` : `${work}Rejected`,
      params: { project: name, opinion },
      label: null,
      page,
      dedupeKey: `${work}Decided:${approvalId}`,
    },
  ]);
}

/** What waited for people who have left waits for the manager above, who learns of it. */
registerLeavingStep('projectBudgets', async (ctx, _empIds, approvals) => {
  const handed = approvals.filter(({ subjectType }) => subjectType === APPLY_SUBJECT);
  const ids = handed.map(({ subjectId }) => subjectId);
  if (ids.length === 0) return;
  const requests = await latestApprovals(ctx, APPLY_SUBJECT, ids);
  const rows = await ctx.tx
    .select()
    .from(projectApply)
    .where(and(eq(projectApply.companyId, ctx.session.companyId), isAnyOf(projectApply.id, ids)));
  for (const row of rows) {
    const request = requests.get(row.id);
    const before = handed.find(({ subjectId }) => subjectId === row.id)?.askedBefore ?? [];
    const isNew = request?.waitingFor.filter((empId) => !before.includes(empId)) ?? [];
    if (request) await tellToApprove(ctx, row, isNew, request.approvalId);
  }
});
