import { and, eq, like, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { CalibrationRow, performancecheck } from '@hengcai/shared/contract/performance-check';
import { FitState, ForceScope, PlanStatus, ScorerRole } from '@hengcai/shared/enums';
import { fitDistribution, forceCheckOutcome, type ForceOutcome } from '@hengcai/shared/rules/distribution';
import { roundScore } from '@hengcai/shared/rules/scoring';
import { likePattern } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { notFound } from '../../kit/failure.ts';
import { employee } from '../employee/tables.ts';
import { deptPath } from '../org/tables.ts';
import { calibratable } from './calibration.ts';
import { participantOf } from './participant-list.ts';
import { activeIn } from './participants.ts';
import { loadPlan, type PlanRow } from './plan.ts';
import { plans, type PlanData } from './plan-list.ts';
import { assessmentInfo, assessmentPlan, type RuleSnapshot } from './tables.ts';
import { scoreSheet } from './tables-form.ts';

type Endpoints = (typeof performancecheck)['endpoints'];
type ListInput = z.output<Endpoints['querylist']['body']>;
type ListPage = z.output<Endpoints['querylist']['data']>;
type Distribution = z.output<Endpoints['getdistribution']['data']>;
interface Group {
  deptId?: string | undefined;
  bossEmpId?: string | undefined;
}

const scoreNow = sql<string | null>`coalesce(${assessmentInfo.calibratedScore}, ${assessmentInfo.composed})`;
const levelNow = sql<string | null>`coalesce(${assessmentInfo.calibratedLevel}, ${assessmentInfo.levelName})`;

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
    .innerJoin(
      assessmentPlan,
      and(eq(assessmentPlan.companyId, assessmentInfo.companyId), eq(assessmentPlan.id, assessmentInfo.planId)),
    )
    .where(
      and(
        eq(assessmentInfo.companyId, ctx.session.companyId),
        sql`${assessmentInfo.removedAt} is null`,
        eq(assessmentPlan.status, PlanStatus.CALIBRATING),
        planYear === undefined ? undefined : eq(assessmentPlan.planYear, planYear),
        empId === undefined ? undefined : eq(assessmentInfo.empId, empId),
        calibratable(ctx),
      ),
    );
  return rows.length === 0 ? [] : plans(ctx, { ids: rows.map((row) => row.id) }, false);
}

/** The people of a plan whose results the caller calibrates, best first. */
export async function calibrationPage(ctx: Ctx, { pageNo, pageSize, ...filter }: ListInput): Promise<ListPage> {
  const plan = await openedPlan(ctx, filter.planCode);
  const self = alias(scoreSheet, 'self_sheet');
  const boss = alias(scoreSheet, 'boss_sheet');
  const of = (sheet: typeof self | typeof boss, role: number, scorerEmpId: AnyPgColumn) =>
    and(
      eq(sheet.companyId, assessmentInfo.companyId),
      eq(sheet.assessmentId, assessmentInfo.id),
      eq(sheet.scorerRole, role),
      eq(sheet.scorerEmpId, scorerEmpId),
    );
  const where = and(
    activeIn(ctx, filter.planCode),
    calibratable(ctx),
    inGroup(filter),
    filter.levelName ? sql`${levelNow} = ${filter.levelName}` : undefined,
    filter.keyword ? like(employee.searchKey, likePattern(filter.keyword.toLowerCase())) : undefined,
  );
  const isPerson = and(eq(employee.companyId, assessmentInfo.companyId), eq(employee.id, assessmentInfo.empId));
  const rows = await ctx.tx
    .select({ info: assessmentInfo, selfScore: self.totalRaw, bossScore: boss.totalRaw })
    .from(assessmentInfo)
    .innerJoin(employee, isPerson)
    .leftJoin(self, of(self, ScorerRole.SELF, assessmentInfo.empId))
    .leftJoin(boss, of(boss, ScorerRole.BOSS, assessmentInfo.bossEmpId))
    .where(where)
    .orderBy(sql`${scoreNow} desc nulls last`, assessmentInfo.id)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [count] = await ctx.tx
    .select({ n: sql<number>`count(*)::int` })
    .from(assessmentInfo)
    .innerJoin(employee, isPerson)
    .where(where);
  const shown = (value: string | null) => (value === null ? null : roundScore(value, plan.digits));
  const items = rows.map(({ info, selfScore, bossScore }): z.output<typeof CalibrationRow> => ({
    ...participantOf(info),
    selfScore: shown(selfScore),
    bossScore: shown(bossScore),
    rawScore: shown(info.composedRaw),
    rawLevelName: info.levelName,
  }));
  return { items, total: count?.n ?? 0, pageNo, pageSize };
}

/**
 * Heads per level against the quotas, over the people the caller calibrates (and the caller, who counts as everybody
 * does). A named group is judged by itself; the whole plan group by group, as the rule counts heads.
 */
export async function distributionOf(
  ctx: Ctx,
  { planCode, ...group }: { planCode: string } & Group,
): Promise<Distribution> {
  const { ruleSnapshot: rule } = await openedPlan(ctx, planCode);
  const isNamed = group.deptId !== undefined || group.bossEmpId !== undefined;
  const key = isNamed ? sql<string | null>`null` : GROUPS[rule.forceScope];
  const rows = await ctx.tx
    .select({ key, level: levelNow, count: sql<number>`count(*)::int` })
    .from(assessmentInfo)
    .where(and(activeIn(ctx, planCode), sql`(${calibratable(ctx)} or ${ownRow(ctx)})`, inGroup(group, rule)))
    .groupBy(sql`1`, sql`2`);
  const counted = (some: typeof rows) =>
    rule.levels.map(({ name }) => some.filter((row) => row.level === name).reduce((sum, row) => sum + row.count, 0));
  const fitOf = (some: typeof rows) =>
    fitDistribution({ levels: rule.levels, counts: counted(some), minGroupSize: rule.minGroupSize });
  const judged = [...new Set(rows.map((row) => row.key))].map((one) => fitOf(rows.filter((row) => row.key === one)));
  const whole = fitOf(rows);
  const people = rows.reduce((sum, row) => sum + row.count, 0);
  return {
    people,
    ungraded: people - whole.people,
    fit: judged.every(({ state }) => state === FitState.OK || state === FitState.NOT_ASSESSED),
    assessed: judged.some((one) => one.assessed),
    outcome: worst(judged.map(({ state }) => forceCheckOutcome(rule.forceCheck, state))),
    bins: whole.bins,
  };
}

/** The groups in which a rule counts heads. */
const GROUPS: Record<RuleSnapshot['forceScope'], SQL<string | null>> = {
  [ForceScope.COMPANY]: sql`null`,
  [ForceScope.DEPARTMENT]: sql`${assessmentInfo.deptId}`,
  [ForceScope.MANAGER]: sql`${assessmentInfo.bossEmpId}`,
};

const ownRow = (ctx: Ctx): SQL =>
  ctx.session.empId === null ? sql`false` : sql`${assessmentInfo.empId} = ${ctx.session.empId}`;

const worst = (outcomes: readonly ForceOutcome[]): ForceOutcome =>
  (['block', 'warn'] as const).find((one) => outcomes.includes(one)) ?? 'ok';

/** A department is meant with everything below it, except where the rule counts each department by itself. */
function inGroup({ deptId, bossEmpId }: Group, rule?: RuleSnapshot): SQL | undefined {
  const below = sql`${assessmentInfo.deptId} in (select p.descendant from ${deptPath} p where p.company_id = ${assessmentInfo.companyId} and p.ancestor = ${deptId})`;
  const department = rule?.forceScope === ForceScope.DEPARTMENT ? sql`${assessmentInfo.deptId} = ${deptId}` : below;
  return and(
    deptId === undefined ? undefined : department,
    bossEmpId === undefined ? undefined : eq(assessmentInfo.bossEmpId, bossEmpId),
  );
}

/** A plan that was opened; before that there is nothing to calibrate, and nothing to see for anybody but its makers. */
async function openedPlan(ctx: Ctx, planCode: string): Promise<PlanRow & { ruleSnapshot: RuleSnapshot }> {
  const plan = await loadPlan(ctx, planCode);
  if (plan.ruleSnapshot === null || plan.status === PlanStatus.NOT_OPEN) throw notFound();
  return { ...plan, ruleSnapshot: plan.ruleSnapshot };
}
