import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { CalibratedPerson, performancecheck } from '@hengcai/shared/contract/performance/calibration';
import {
  type Potential,
  type ValueOf,
  BossStage,
  FitStatus,
  ForceScope,
  PageRight,
  AssessmentPlanStatus,
  ScorerRole,
} from '@hengcai/shared/enums';
import { fitDistribution, forceCheckOutcome, type ForceOutcome } from '@hengcai/shared/rules/performance/distribution';
import { isAllowed, type PlanAction } from '@hengcai/shared/rules/performance/freeze';
import { isScoredByLevel, levelOfPoints } from '@hengcai/shared/rules/performance/level-scoring';
import { roundScore } from '@hengcai/shared/rules/performance/scoring';
import type { Ctx } from '../../../kit/context.ts';
import { notFound } from '../../../kit/failure.ts';
import { mapPage, paged } from '../../../kit/paged.ts';
import { employee, foundBy } from '../../employee/tables.ts';
import { inDepartments } from '../../org/tables.ts';
import { managesPlans, managedSubject, type Person } from '../assessment/assessment.ts';
import { calibratable } from './calibration.ts';
import { participantOf, SHOWN_OF, shownResult, type Shown } from '../plan/participant-list.ts';
import { activeIn, isPerson } from '../plan/participants.ts';
import { calibratedTogether } from '../plan/combined.ts';
import { SHEET_TOTALS } from '../plan/result-parts.ts';
import { inSheet, scoredAsSuperior } from '../assessment/score-sheets.ts';
import { loadPlan, type PlanRow } from '../plan/plan.ts';
import { plans, type PlanData } from '../plan/plan-list.ts';
import { ungradedDepartments } from './ungraded-departments.ts';
import { isRejected, rejectVerdict, verifyVerdict } from './rejection.ts';
import { hasNoTargets, withTargets } from '../assessment/standing.ts';
import { assessmentInfo, assessmentPlan, isPlan, type RuleSnapshot } from '../tables.ts';
import { scoreSheet } from '../tables-form.ts';

type Endpoints = (typeof performancecheck)['endpoints'];
type PotentialValue = ValueOf<typeof Potential>;
type ListInput = z.output<Endpoints['querylist']['body']>;
type ListPage = z.output<Endpoints['querylist']['data']>;
type Distribution = z.output<Endpoints['getdistribution']['data']>;
interface Group {
  deptId?: string | undefined;
  bossEmpId?: string | undefined;
}

export const scoreNow = sql<string | null>`coalesce(${assessmentInfo.calibratedScore}, ${assessmentInfo.composed})`;
export const levelNow = sql<string | null>`coalesce(${assessmentInfo.calibratedLevel}, ${assessmentInfo.levelName})`;

/** The plans that stand in calibration and in which the caller calibrates somebody. */
export async function plansToCalibrate(
  ctx: Ctx,
  {
    companyId,
    empId,
    planYear,
  }: { companyId?: string | undefined; empId?: string | undefined; planYear?: number | undefined },
): Promise<PlanData[]> {
  if (companyId !== undefined && companyId !== ctx.session.companyId) return [];
  const rows = await ctx.tx
    .selectDistinct({ id: assessmentInfo.planId })
    .from(assessmentInfo)
    .innerJoin(assessmentPlan, isPlan)
    .where(
      and(
        eq(assessmentInfo.companyId, ctx.session.companyId),
        sql`${assessmentInfo.removedAt} is null`,
        eq(assessmentPlan.status, AssessmentPlanStatus.CALIBRATING),
        planYear === undefined ? undefined : eq(assessmentPlan.planYear, planYear),
        empId === undefined ? undefined : eq(assessmentInfo.empId, empId),
        calibratable(ctx),
      ),
    );
  return rows.length === 0 ? [] : plans(ctx, { ids: rows.map((row) => row.id) }, false);
}

/** The people of a plan whose results the caller calibrates, best first. */
export async function calibrationPage(ctx: Ctx, { pageNo, pageSize, ...filter }: ListInput): Promise<ListPage> {
  const together = await calibratedTogether(ctx, await openedPlan(ctx, filter.planCode));
  const planById = new Map(together.map((one) => [one.id, one]));
  const where = and(
    activeIn(ctx, [...planById.keys()]),
    calibratable(ctx),
    inGroup(ctx, filter),
    filter.levelName ? and(withTargets, sql`${levelNow} = ${filter.levelName}`) : undefined,
    foundBy(ctx.session, filter.keyword),
  );
  const rows = ctx.tx
    .select(listColumns(ctx))
    .from(assessmentInfo)
    .innerJoin(employee, isPerson)
    .where(where)
    .orderBy(sql`${withTargets} desc`, sql`${scoreNow} desc nulls last`, assessmentInfo.id);
  const people = await paged(
    { pageNo, pageSize },
    ({ limit, offset }) => rows.limit(limit).offset(offset),
    async () => {
      const [all] = await ctx.tx.select({ n: count() }).from(assessmentInfo).innerJoin(employee, isPerson).where(where);
      return all?.n ?? 0;
    },
  );
  return mapPage(people, (row) => rowOf(ctx, planById.get(row.info.planId) ?? together[0], row));
}

/** The row of one person whose result the caller calibrates; undefined for anybody else. */
export async function calibratedPerson(
  ctx: Ctx,
  plan: PlanRow,
  empId: string,
): Promise<{ info: Listed['info']; person: z.output<typeof CalibratedPerson> } | undefined> {
  const [row] = await ctx.tx
    .select(listColumns(ctx))
    .from(assessmentInfo)
    // Columns carry the name of their table only where there are several.
    .innerJoin(employee, isPerson)
    .where(and(activeIn(ctx, plan.id), eq(assessmentInfo.empId, empId), calibratable(ctx)));
  return row && { info: row.info, person: rowOf(ctx, plan, row) };
}

/** What a change of a result answers, with the row of the list and the distribution as they are after it. */
export async function withCalibration<T extends object>(ctx: Ctx, { planCode, empId }: Person, saved: T) {
  const found = await calibratedPerson(ctx, await openedPlan(ctx, planCode), empId);
  return { ...saved, person: found?.person, distribution: await distributionOf(ctx, { planCode }) };
}

/** What the superior said and submitted about how far the person may still grow. */
export const potentialNow = inSheet<PotentialValue>(ScorerRole.BOSS, sql`${scoreSheet.potential}`);

/** The level of the person's last result in a plan that is over, by the end of its period. */
export const lastLevel = sql<string | null>`(select coalesce(i.calibrated_level, i.level_name) from ${assessmentInfo} i
  join ${assessmentPlan} p on p.company_id = i.company_id and p.id = i.plan_id
  join ${assessmentPlan} now on now.company_id = i.company_id and now.id = ${assessmentInfo.planId}
  where i.company_id = ${assessmentInfo.companyId} and i.emp_id = ${assessmentInfo.empId} and i.removed_at is null
    and p.id <> now.id and p.period_to <= now.period_to and p.status in (${sql.raw(`${AssessmentPlanStatus.CLOSED}, ${AssessmentPlanStatus.IMPORTED}`)})
    and coalesce(i.calibrated_level, i.level_name) is not null
  order by p.period_to desc, p.id desc limit 1)`;

/** What `rowOf` shows: an appraisal with the scores its result came from. */
export const listColumns = (ctx: Ctx) => ({
  ...SHOWN_OF,
  ...SHEET_TOTALS,
  potential: potentialNow,
  lastLevelName: lastLevel,
  rejected: isRejected,
  scored: scoredAsSuperior(ctx.session.empId),
  visible: managesPlans(ctx, PageRight.EDIT) ? managedSubject(ctx, 'edit') : sql<boolean>`false`,
});
type Listed = Shown & {
  selfScore: string | null;
  bossScore: string | null;
  potential: PotentialValue | null;
  lastLevelName: string | null;
  rejected: boolean;
  scored: boolean;
  visible: boolean;
};

/** A person of the calibration list with the scores as they are shown. */
export function rowOf(
  ctx: Ctx,
  plan: PlanRow,
  { selfScore, bossScore, potential, lastLevelName, rejected, scored, visible, ...row }: Listed,
): z.output<typeof CalibratedPerson> {
  const levels = plan.ruleSnapshot?.levels ?? [];
  const byLevel = plan.ruleSnapshot !== null && isScoredByLevel(plan.ruleSnapshot);
  const rounded = (value: string | null) => (value === null ? null : roundScore(value, plan.digits));
  const shown = (value: string | null) => (byLevel ? null : rounded(value));
  // The total of a sheet of levels is a mean of points.
  const levelIn = (value: string | null) => {
    const points = byLevel ? rounded(value) : null;
    return points === null ? null : (levelOfPoints(levels, points)?.name ?? null);
  };
  const { rawScore, rawLevel } = shownResult(ctx, plan, row.info);
  const isHr = visible && !scored && row.info.bossEmpId !== ctx.session.empId;
  const noTargets = hasNoTargets(plan, row.info);
  const may = (action: PlanAction) => isHr && isAllowed({ ...plan, role: 'hr', action, noTargets }).allowed;
  return {
    ...participantOf(ctx, plan, row),
    planName: plan.name,
    selfScore: shown(selfScore),
    selfLevelName: levelIn(selfScore),
    bossScore: shown(bossScore),
    bossLevelName: levelIn(bossScore),
    rawScore: shown(rawScore),
    rawLevelName: rawLevel,
    potential: plan.asksPotential ? potential : null,
    lastLevelName,
    sentBack: rejected && row.info.bossStage < BossStage.SCORED,
    canReject: may('rejectResult') && rejectVerdict(row.info, rejected).allowed,
    canVerify: may('verifyResult') && verifyVerdict(row.info, rejected).allowed,
  };
}

/**
 * Heads per level against the quotas, over the people with targets whom the caller calibrates. The caller is not among
 * them: who knows the others would subtract, and read the own level. A named group is judged by itself; the whole plan
 * group by group, as the rule counts heads.
 */
export async function distributionOf(
  ctx: Ctx,
  { planCode, ...group }: { planCode: string } & Group,
): Promise<Distribution> {
  const plan = await openedPlan(ctx, planCode);
  const rule = plan.ruleSnapshot;
  const together = await calibratedTogether(ctx, plan);
  const isNamed = group.deptId !== undefined || group.bossEmpId !== undefined;
  const key = isNamed ? sql<string | null>`null` : GROUPS[rule.forceScope];
  const where = and(comparable(ctx, together), inGroup(ctx, group, rule));
  const rows = await ctx.tx
    .select({
      key,
      level: levelNow,
      count: sql<number>`count(*)::int`,
      ungraded: sql<number>`(count(*) filter (where ${ungraded(rule)}))::int`,
    })
    .from(assessmentInfo)
    .where(where)
    .groupBy(sql`1`, sql`2`);
  const counted = (some: typeof rows) =>
    rule.levels.map(({ name }) => some.filter((row) => row.level === name).reduce((sum, row) => sum + row.count, 0));
  const fitOf = (some: typeof rows) =>
    fitDistribution({ levels: rule.levels, counts: counted(some), minGroupSize: rule.minGroupSize });
  const judged = [...new Set(rows.map((row) => row.key))].map((one) => fitOf(rows.filter((row) => row.key === one)));
  const whole = fitOf(rows);
  const total = (of: 'count' | 'ungraded') => rows.reduce((sum, row) => sum + row[of], 0);
  return {
    people: total('count'),
    ungraded: total('ungraded'),
    ungradedDepartments: (await ungradedDepartments(ctx, together, where)).length,
    fit: judged.every(({ state }) => state === FitStatus.OK || state === FitStatus.NOT_ASSESSED),
    assessed: judged.some((one) => one.assessed),
    outcome: worst(judged.map(({ state }) => forceCheckOutcome(rule.forceCheck, state))),
    bins: whole.bins,
  };
}

/** Those of plans calibrated together whom the caller compares: people with targets, nobody the own result. */
export const comparable = (ctx: Ctx, together: readonly Pick<PlanRow, 'id'>[]): SQL | undefined =>
  and(
    activeIn(
      ctx,
      together.map((one) => one.id),
    ),
    withTargets,
    calibratable(ctx),
  );

/** Who stands on no level of the rule; where it has none, who has no score. */
export function ungraded({ levels }: Pick<RuleSnapshot, 'levels'>): SQL {
  if (levels.length === 0) return sql`${scoreNow} is null`;
  const names = JSON.stringify(levels.map(({ name }) => name));
  return sql`coalesce(${levelNow} not in (select jsonb_array_elements_text(${names}::jsonb)), true)`;
}

/** The groups in which a rule counts heads. */
export const GROUPS: Record<RuleSnapshot['forceScope'], SQL<string | null>> = {
  [ForceScope.COMPANY]: sql`null`,
  [ForceScope.DEPARTMENT]: sql`${assessmentInfo.deptId}`,
  [ForceScope.MANAGER]: sql`${assessmentInfo.bossEmpId}`,
};

const worst = (outcomes: readonly ForceOutcome[]): ForceOutcome =>
  (['block', 'warn'] as const).find((one) => outcomes.includes(one)) ?? 'ok';

/** A department is meant with everything below it, except where the rule counts each department by itself. */
function inGroup({ session }: Ctx, { deptId, bossEmpId }: Group, rule?: RuleSnapshot): SQL | undefined {
  const dept = assessmentInfo.deptId;
  const inDepartment = (id: string) =>
    rule?.forceScope === ForceScope.DEPARTMENT ? eq(dept, id) : inDepartments(session.companyId, dept, [id]);
  return and(
    deptId === undefined ? undefined : inDepartment(deptId),
    bossEmpId === undefined ? undefined : eq(assessmentInfo.bossEmpId, bossEmpId),
  );
}

/** A plan that was opened, and so has a rule of its own. */
export type OpenedPlan = PlanRow & { ruleSnapshot: RuleSnapshot };

/** A plan that was opened; before that there is nothing to calibrate, and nothing to see for anybody but its makers. */
export async function openedPlan(ctx: Ctx, planCode: string, lock?: 'update'): Promise<OpenedPlan> {
  const plan = await loadPlan(ctx, planCode, lock);
  if (plan.ruleSnapshot === null || plan.status === AssessmentPlanStatus.NOT_OPEN) throw notFound();
  return { ...plan, ruleSnapshot: plan.ruleSnapshot };
}
