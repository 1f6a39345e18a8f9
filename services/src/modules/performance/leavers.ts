import { and, eq, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { AssessmentPlanStatus, EmployeeStage } from '@hengcai/shared/enums';
import type { Act } from '@hengcai/shared/rules/performance/handovers';
import { isAnyOf } from '../../db/sql.ts';
import type { HandedApproval } from '../../kit/approval.ts';
import { asOf } from '../../kit/as-of.ts';
import { appendAudits } from '../../kit/audit.ts';
import type { Ctx } from '../../kit/context.ts';
import { groupedBy } from '../../kit/grouped.ts';
import { registerLeavingStep, registerReturningStep } from '../../kit/leaving.ts';
import { tell } from '../../kit/tell.ts';
import { updateMany } from '../../kit/update-many.ts';
import { hrOf, inServiceOn, managerAbove, namesOf } from '../employee/public.ts';
import { employee, employment } from '../employee/tables.ts';
import { appraisalLine } from './assessment/assessment.ts';
import { TARGETS_SUBJECT } from './approval/approval-runs.ts';
import { handOver } from './handover.ts';
import type { PlanRow } from './plan/plan.ts';
import { assessmentInfo, assessmentPlan, isPlan } from './tables.ts';
import { coAssessor } from './tables-together.ts';

/**
 * What the exit of people leaves in appraisals (decisions, "Exit"): whom they led is led by somebody else, and nobody waits
 * for what was theirs to do. That their own forms are "left" follows from the last day and is written nowhere.
 */
registerLeavingStep('appraisals', async (ctx, empIds, approvals) => {
  await handTeamsOn(ctx, empIds);
  await tellApprovers(ctx, approvals);
  const withoutSelf = and(
    lt(assessmentInfo.employeeStage, EmployeeStage.SELF_RATED),
    isNull(assessmentInfo.absentReason),
  );
  await tellOf(ctx, 'personLeft', await appraisalsWhere(ctx, and(isAnyOf(assessmentInfo.empId, empIds), withoutSelf)));
  const scoredBeside = sql`${assessmentInfo.id} in (select ${coAssessor.assessmentId} from ${coAssessor}
    where ${coAssessor.companyId} = ${ctx.session.companyId} and ${isAnyOf(coAssessor.empId, empIds)} and ${coAssessor.confirmedAt} is not null)`;
  await tellOf(ctx, 'coAssessorLeft', await appraisalsWhere(ctx, scoredBeside));
});

/**
 * Whoever has not left after all does not get appraisals back: somebody else leads the people by now, and goes on with what
 * was begun. Who manages the plan learns which those are, and chooses another superior where that is not right.
 */
registerReturningStep('appraisals', async (ctx, empId) => {
  const handed = await appraisalsWhere(ctx, eq(assessmentInfo.handedOnFrom, empId));
  const people = handed.map(({ info }) => info.empId);
  const named = await namesOf(ctx, [empId, ...people]);
  const former = named.get(empId);
  const managers = await hrOf(ctx, people, undefined, '/performance/management');
  for (const [planId, those] of groupedBy(handed, ({ info }) => info.planId)) {
    const told = new Map<string, typeof those>();
    for (const one of those)
      for (const hr of managers.get(one.info.empId) ?? []) told.set(hr, [...(told.get(hr) ?? []), one]);
    const plan = those[0]?.plan.name ?? '';
    await tell(
      ctx,
      [...told].map(([hr, seen]) => {
        const who = seen.flatMap(({ info }) => named.get(info.empId) ?? []);
        return {
          empId: hr,
          kind: 'appraisalsNotReturned',
          params: {
            plan,
            former: former?.name ?? '',
            formerEn: former?.nameEn || (former?.name ?? ''),
            people: who.map(({ name }) => name).join('、'),
            peopleEn: who.map(({ name, nameEn }) => nameEn || name).join(', '),
          },
          label: plan,
          dedupeKey: `${planId}:appraisalsNotReturned:${empId}:${ctx.newId()}`,
          page: `/performance/management/assess_set_details?id=${planId}`,
        };
      }),
    );
  }
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
    .innerJoin(assessmentPlan, isPlan)
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
    handed.map(({ info: { companyId, id, bossEmpId, version, resultVersion }, next }) => ({
      companyId,
      id,
      bossEmpId: next,
      handedOnFrom: bossEmpId,
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

/** Tells whoever’s turn it is now, plan by plan; not those who were asked before. */
async function tellOf(
  ctx: Ctx,
  act: Act,
  appraisals: readonly Pick<Found, 'info' | 'plan'>[],
  askedBefore: (assessmentId: string) => readonly string[] = () => [],
): Promise<void> {
  for (const those of groupedBy(appraisals, ({ info }) => info.planId).values()) {
    const [first] = those;
    if (!first) continue;
    const asked = those.flatMap(({ info }) => askedBefore(info.id).map((by) => ({ empId: info.empId, by })));
    await handOver(ctx, act, first.plan as PlanRow, { empIds: those.map(({ info }) => info.empId), asked });
  }
}

/** Tells whoever is asked to approve targets in the place of a leaver. */
async function tellApprovers(ctx: Ctx, approvals: readonly HandedApproval[]): Promise<void> {
  const targets = new Map(
    approvals.flatMap(({ subjectType, subjectId, askedBefore }) =>
      subjectType === TARGETS_SUBJECT ? [[subjectId, askedBefore]] : [],
    ),
  );
  if (targets.size === 0) return;
  const waiting = await appraisalsWhere(ctx, isAnyOf(assessmentInfo.id, [...targets.keys()]));
  await tellOf(ctx, 'approverLeft', waiting, (id) => targets.get(id) ?? []);
}
