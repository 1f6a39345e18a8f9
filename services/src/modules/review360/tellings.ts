import { AssessmentPlanStatus, ReviewApproval } from '@hengcai/shared/enums';
import type { Ctx } from '../../kit/context.ts';
import { tell } from '../../kit/tell.ts';
import type { PlanRow } from '../performance/public.ts';
import type { ReviewPlan, Subject } from './standing.ts';

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
