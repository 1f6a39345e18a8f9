import { and, asc, eq, ne } from 'drizzle-orm';
import type { performanceinvite } from '@hengcai/shared/contract/review360/invite';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import { AssessmentPlanStatus, ReviewRelation } from '@hengcai/shared/enums';
import { isAnyOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { localName } from '../../kit/local-name.ts';
import type { PlanReminder, PlanRow } from '../performance/public.ts';
import { assessmentInfo, assessmentPlan } from '../performance/tables.ts';
import { audited } from './audit.ts';
import { aboutSubject, inPlan, ofPlan, reviewPlan, standingOf, subjects, writable } from './standing.ts';
import { reviewInvite } from './tables.ts';
import { tellOf } from './tellings.ts';

interface About {
  /** Whose raters; left out: those of everybody in the plan. */
  empIds?: readonly string[] | undefined;
  /** Only about those whom the caller looks after as HR. */
  asHr?: boolean;
  occasion?: string;
}

/** Tells everybody who has a form left about some people of a plan; answers these people and the raters, one a form. */
export async function tellRaters(
  ctx: Ctx,
  kind: 'reviewOpened' | 'reviewReminded',
  plan: PlanRow,
  { empIds, asHr = false, occasion }: About = {},
) {
  const all = await subjects(ctx).where(
    and(inPlan(ctx, plan.id), empIds === undefined ? undefined : isAnyOf(assessmentInfo.empId, empIds)),
  );
  const people = asHr ? all.filter((one) => standingOf(ctx, one).hr) : all;
  const names = new Map(people.map((one) => [one.info.empId, localName(ctx, one.name, one.nameEn)]));
  const rows = await ctx.tx
    .select({ empId: reviewInvite.empId, raterEmpId: reviewInvite.raterEmpId })
    .from(reviewInvite)
    .innerJoin(assessmentPlan, ofPlan)
    .innerJoin(assessmentInfo, aboutSubject)
    .where(
      and(
        eq(reviewInvite.companyId, ctx.session.companyId),
        eq(reviewInvite.planId, plan.id),
        ne(reviewInvite.relation, ReviewRelation.SELF),
        writable(reviewInvite),
      ),
    )
    .orderBy(asc(reviewInvite.raterEmpId), asc(reviewInvite.id));
  const told = rows.flatMap(({ empId, raterEmpId }) => {
    const name = names.get(empId);
    return name === undefined ? [] : [{ empId: raterEmpId, name }];
  });
  await tellOf(ctx, kind, plan, told, occasion);
  return { people, told };
}

/**
 * Raters with a form left are reminded with everybody else who holds up a plan: on the dates that HR set for scoring, and
 * when HR asks, who hear no more of how many have written than the reminder of raters alone tells them.
 */
export const remindWithPlan: PlanReminder = async (ctx, plan, on) => {
  if (plan.review === null) return 0;
  if ('empIds' in on) {
    const { told } = await tellRaters(ctx, 'reviewReminded', plan, { empIds: on.empIds, asHr: true });
    return new Set(told.map(({ empId }) => empId)).size;
  }
  if (plan.status !== AssessmentPlanStatus.SCORING) return 0;
  return (await tellRaters(ctx, 'reviewReminded', plan, { occasion: on.day })).told.length;
};

/** HR reminds raters who have not submitted, of one person or of all in a plan; how many were told. */
export async function remind(
  ctx: Ctx,
  { planCode, empId }: ParsedOf<(typeof performanceinvite)['endpoints']['remind360Assessor']>,
) {
  const { plan } = await reviewPlan(ctx, planCode);
  const empIds = empId === undefined ? undefined : [empId];
  const { people, told } = await tellRaters(ctx, 'reviewReminded', plan, { empIds, asHr: true });
  const [first] = people;
  if (first && told.length > 0)
    await audited(ctx, 'reminded', { info: first.info, name: plan.name }, { count: told.length });
  return { count: told.length };
}
