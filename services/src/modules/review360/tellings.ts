import { AssessmentPlanStatus, ReviewApproval } from '@hengcai/shared/enums';
import type { Ctx } from '../../kit/context.ts';
import { tell } from '../../kit/tell.ts';
import { hrOf, namesOf } from '../employee/public.ts';
import type { PlanRow } from '../performance/public.ts';
import { MANAGING, type InviteRow, type ReviewPlan, type Subject } from './standing.ts';

/** Who is told what in a 360 assessment. Nothing is told of a form that was written. */

type Kind =
  | 'reviewInvited'
  | 'reviewInvitedAhead'
  | 'reviewOpened'
  | 'reviewNominated'
  | 'reviewRejected'
  | 'reviewReopened'
  | 'reviewReminded'
  | 'reviewClosed';

interface Told {
  empId: string;
  name: string;
  reason?: string;
}

/** Leaves a message each in the centres of some people, in a fixed number of statements. */
export const tellOf = (
  ctx: Ctx,
  kind: Kind,
  plan: PlanRow,
  people: readonly Told[],
  occasion = ctx.newId(),
): Promise<void> =>
  tell(
    ctx,
    people.map(({ empId, name, reason = '' }) => ({
      empId,
      kind,
      label: plan.name,
      params: { plan: plan.name, name, lastDay: plan.scoreTo, reason },
      dedupeKey: `${plan.id}:${kind}:${occasion}:${name}`,
    })),
  );

/** Raters learn that they are asked; before scoring opens, that they will be. */
export const tellInvited = (
  ctx: Ctx,
  { plan }: Pick<ReviewPlan, 'plan'>,
  raters: readonly { empId: string; raterEmpId: string }[],
  names: ReadonlyMap<string, string>,
): Promise<void> =>
  tellOf(
    ctx,
    plan.status === AssessmentPlanStatus.SCORING ? 'reviewInvited' : 'reviewInvitedAhead',
    plan,
    raters.map(({ empId, raterEmpId }) => ({ empId: raterEmpId, name: names.get(empId) ?? '' })),
  );

/** The superior learns that raters were named, where they decide; HR has them among the things to do. */
export async function tellNominated(ctx: Ctx, { plan, setting }: ReviewPlan, { info, name }: Subject): Promise<void> {
  if (setting.approval !== ReviewApproval.SUPERIOR || info.bossEmpId === null) return;
  await tellOf(ctx, 'reviewNominated', plan, [{ empId: info.bossEmpId, name }]);
}

export const tellRejected = (ctx: Ctx, { plan }: ReviewPlan, { info, name }: Subject, reason: string): Promise<void> =>
  tellOf(ctx, 'reviewRejected', plan, [{ empId: info.empId, name, reason }]);

/**
 * HR, who alone may know of it, learns that somebody will not evaluate a person, and comes to the raters of that person to
 * find another; the reason stands there and in no mail. Whoever named the rater is not told: who has written would be easier to guess.
 */
export async function tellDeclined(
  ctx: Ctx,
  { plan }: Pick<ReviewPlan, 'plan'>,
  { info }: Pick<Subject, 'info'>,
  { id, raterEmpId, version }: InviteRow,
): Promise<void> {
  const hr = (await hrOf(ctx, [info.empId], undefined, MANAGING)).get(info.empId) ?? [];
  const named = await namesOf(ctx, [info.empId, raterEmpId]);
  const [subject, rater] = [named.get(info.empId), named.get(raterEmpId)];
  await tell(
    ctx,
    hr
      .filter((one) => one !== info.bossEmpId && one !== raterEmpId)
      .map((empId) => ({
        empId,
        kind: 'reviewDeclined',
        label: plan.name,
        params: {
          plan: plan.name,
          name: subject?.name ?? '',
          nameEn: subject?.nameEn || (subject?.name ?? ''),
          rater: rater?.name ?? '',
          raterEn: rater?.nameEn || (rater?.name ?? ''),
        },
        dedupeKey: `${id}:reviewDeclined:${String(version)}`,
        page: `/performance/assess/invite?${new URLSearchParams({ assessmentPlanCode: plan.id, empId: info.empId }).toString()}`,
      })),
  );
}
