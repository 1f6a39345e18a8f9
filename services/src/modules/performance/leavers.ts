import { and, eq, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { AssessmentPlanStatus, EmployeeStage } from '@hengcai/shared/enums';
import type { Act } from '@hengcai/shared/rules/performance/handovers';
import { isAnyOf } from '../../db/sql.ts';
import { asOf } from '../../kit/as-of.ts';
import { appendAudits } from '../../kit/audit.ts';
import type { Ctx } from '../../kit/context.ts';
import { groupedBy } from '../../kit/grouped.ts';
import { registerLeavingStep } from '../../kit/leaving.ts';
import { updateMany } from '../../kit/update-many.ts';
import { inServiceOn, managerAbove } from '../employee/public.ts';
import { employee, employment } from '../employee/tables.ts';
import { appraisalLine } from './assessment/assessment.ts';
import { inPlan } from './assessment/assessment-lists.ts';
import { handOver } from './handover.ts';
import type { PlanRow } from './plan/plan.ts';
import { assessmentInfo, assessmentPlan } from './tables.ts';
import { coAssessor } from './tables-together.ts';

/**
 * What the exit of people leaves in appraisals (decisions, "Exit"): whom they led is led by somebody else, and nobody waits
 * for what was theirs to do. That their own forms are "left" follows from the last day and is written nowhere.
 */
registerLeavingStep('appraisals', async (ctx, empIds) => {
  await handTeamsOn(ctx, empIds);
  const withoutSelf = and(
    lt(assessmentInfo.employeeStage, EmployeeStage.SELF_RATED),
    isNull(assessmentInfo.absentReason),
  );
  await tellOf(ctx, 'personLeft', await appraisalsWhere(ctx, and(isAnyOf(assessmentInfo.empId, empIds), withoutSelf)));
  const scoredBeside = sql`${assessmentInfo.id} in (select ${coAssessor.assessmentId} from ${coAssessor}
    where ${coAssessor.companyId} = ${ctx.session.companyId} and ${isAnyOf(coAssessor.empId, empIds)} and ${coAssessor.confirmedAt} is not null)`;
  await tellOf(ctx, 'coAssessorLeft', await appraisalsWhere(ctx, scoredBeside));
});

/** Whoever leads the person of an appraisal today. */
const superiorToday = ({ today }: Ctx): SQL<string | null> => sql`(select ${employee.id} from ${employment}
  join ${employee} on ${employee.companyId} = ${employment.companyId} and ${employee.id} = ${employment.bossId} and ${inServiceOn(today)}
  where ${employment.companyId} = ${assessmentInfo.companyId} and ${employment.empId} = ${assessmentInfo.empId}
    and ${asOf(employment, today)} and ${employee.id} <> ${assessmentInfo.empId})`;

/** Appraisals of plans that are not over, those of people who were taken out among them: they may come back. */
const appraisalsWhere = (ctx: Ctx, where: SQL | undefined) =>
  ctx.tx
    .select({ info: assessmentInfo, plan: assessmentPlan, superior: superiorToday(ctx) })
    .from(assessmentInfo)
    .innerJoin(assessmentPlan, inPlan)
    .where(
      and(
        eq(assessmentInfo.companyId, ctx.session.companyId),
        lt(assessmentPlan.status, AssessmentPlanStatus.CLOSED),
        where,
      ),
    )
    .orderBy(assessmentInfo.planId, assessmentInfo.empId)
    .for('update', { of: assessmentInfo });
type Found = Awaited<ReturnType<typeof appraisalsWhere>>[number];

/**
 * Appraisals that leavers led go to whoever leads the person today, else to the manager above the leaver; where nobody is,
 * they stay. What a leaver submitted stays and counts.
 */
async function handTeamsOn(ctx: Ctx, empIds: readonly string[]): Promise<void> {
  const led = await appraisalsWhere(ctx, isAnyOf(assessmentInfo.bossEmpId, empIds));
  const above = new Map<string, string | null>();
  for (const { info, superior } of led)
    if (superior === null && info.bossEmpId !== null && !above.has(info.bossEmpId))
      above.set(info.bossEmpId, await managerAbove(ctx, info.bossEmpId));
  const handed = led.flatMap((one) => {
    const next = one.superior ?? above.get(one.info.bossEmpId ?? '') ?? null;
    return next === null || next === one.info.empId ? [] : [{ ...one, next }];
  });
  await updateMany(
    ctx.tx,
    assessmentInfo,
    ['companyId', 'id'],
    handed.map(({ info: { companyId, id, version, resultVersion }, next }) => ({
      companyId,
      id,
      bossEmpId: next,
      version: version + 1,
      resultVersion: resultVersion + 1,
      updatedAt: ctx.now,
    })),
  );
  await appendAudits(
    ctx,
    handed.map(({ next, ...one }) =>
      appraisalLine('handedOn', one, { before: { bossEmpId: one.info.bossEmpId }, after: { bossEmpId: next } }),
    ),
  );
  await tellOf(ctx, 'superiorLeft', handed);
}

/** Tells whoever’s turn it is now, plan by plan. */
async function tellOf(ctx: Ctx, act: Act, appraisals: readonly Pick<Found, 'info' | 'plan'>[]): Promise<void> {
  for (const [first, ...others] of groupedBy(appraisals, ({ info }) => info.planId).values())
    if (first)
      await handOver(ctx, act, first.plan as PlanRow, { empIds: [first, ...others].map(({ info }) => info.empId) });
}
