import { and, asc, ne, or, sql, type SQL } from 'drizzle-orm';
import { ForceCheck, ForceScope, AssessmentPlanStatus } from '@hengcai/shared/enums';
import { fitDistribution, forceCheckOutcome, type ForceOutcome } from '@hengcai/shared/rules/performance/distribution';
import { deptRuleObstacle } from '@hengcai/shared/rules/performance/dept-rule';
import type { PlanStatusValue } from '@hengcai/shared/rules/performance/freeze';
import { listed } from '@hengcai/shared/rules/language';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { canAdvance, startBlockers } from '@hengcai/shared/rules/performance/plan';
import { companySettings } from '../../../kit/company-settings.ts';
import type { Ctx } from '../../../kit/context.ts';
import { localName } from '../../../kit/local-name.ts';
import { employee } from '../../employee/tables.ts';
import { calibratedTogether, combinedWith, severalPlansIssues } from './combined.ts';
import { unfitEmpTypes } from './emp-types.ts';
import { includeBlockers, includePending } from './included.ts';
import { activeIn, isPerson, templatesOfPlan } from './participants.ts';
import { atWireFields, toPlanInput, type PlanRow } from './plan.ts';
import { hasImportedParts } from '../by-file/imported-scores.ts';
import { countsDeptScores } from '../department/dept-result.ts';
import { unscoredDepts } from '../department/scorers.ts';
import { isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import { isWholeNumberRule } from '@hengcai/shared/rules/performance/rule';
import { rules, toRuleInput } from '../rule/rule.ts';
import { countScopes } from './scope.ts';
import { ARCHIVED_WITHOUT, waitsOn } from './stage-waits.ts';
import { withTargets } from '../assessment/standing.ts';
import { assessmentInfo, type RuleSnapshot } from '../tables.ts';

/** Something in the way of a plan's next stage; with `empId` it is that person who is not ready. */
export interface Obstacle extends RuleIssue {
  empId: string | null;
}

export interface Readiness {
  /** The next status; null where there is none. */
  to: PlanStatusValue | null;
  /** Have to be mended first. */
  blockers: Obstacle[];
  /** May be passed over with "open anyway". */
  pending: Obstacle[];
  /** How many people that would be. */
  people: number;
}

/** What stands in the way of a plan's next stage, and who, in a fixed number of statements. */
export async function readinessOf(ctx: Ctx, plan: PlanRow): Promise<Readiness> {
  if (plan.status === AssessmentPlanStatus.NOT_OPEN) {
    return {
      to: AssessmentPlanStatus.FILLING,
      blockers: (await openingBlockers(ctx, plan)).map(general),
      pending: [],
      people: 0,
    };
  }
  // Calibration opens for all plans that are combined, so it waits for everybody's scores in them.
  const others = plan.status === AssessmentPlanStatus.SCORING ? await combinedWith(ctx, plan) : [];
  const waiting = await peopleNotReady(ctx, plan);
  for (const one of others) if (one.status === plan.status) waiting.push(...(await peopleNotReady(ctx, one)));
  const count = (code: string) => waiting.filter((one) => one.code === code).length;
  const fitOutcome = plan.status === AssessmentPlanStatus.CALIBRATING ? await distributionOutcome(ctx, plan) : 'ok';
  const answer = canAdvance({
    status: plan.status,
    locked: plan.locked,
    pendingTargets: count('TARGETS_PENDING'),
    pendingSelf: count('SELF_SCORES_PENDING'),
    pendingBossScores: count('BOSS_SCORES_PENDING'),
    pendingDeptScores: await departmentsNotScored(ctx, [plan, ...others]),
    fitOutcome,
    pendingConfirms: count('CONFIRMATIONS_PENDING'),
  });
  const left = plan.status === AssessmentPlanStatus.FILLING ? await includePending(ctx, plan) : [];
  const summary = [...answer.pending.map(general), ...left.map(general), ...unsettled(waiting)];
  return {
    to: answer.to,
    blockers: [...answer.blockers, ...(await combinedBlockers(ctx, plan, others))].map(general),
    pending: [...summary, ...waiting],
    people: new Set(waiting.map((one) => one.empId)).size,
  };
}

/** What keeps plans that are combined from a common calibration; one of them that is there already waits for the others. */
async function combinedBlockers(ctx: Ctx, plan: PlanRow, others: readonly PlanRow[]): Promise<RuleIssue[]> {
  const late = others.filter((one) => one.status < AssessmentPlanStatus.SCORING || one.locked);
  return [
    ...late.map((one) => issue('combinedPlans', 'COMBINED_NOT_SCORING', { plan: one.name })),
    ...(await severalPlansIssues(ctx, others.length === 0 ? [] : [plan.id, ...others.map((one) => one.id)])),
  ];
}

/** The departments whose scores are missing in plans of the scoring stage, by name. */
async function departmentsNotScored(ctx: Ctx, together: readonly PlanRow[]): Promise<{ count: number; names: string }> {
  const scoring = together.filter((one) => one.status === AssessmentPlanStatus.SCORING && countsDeptScores(one));
  const missing =
    scoring.length === 0
      ? []
      : await unscoredDepts(
          ctx,
          scoring.map(({ id }) => id),
        );
  const names = missing.map(({ name, nameEn }) => localName(ctx, name, nameEn));
  return { count: missing.length, names: listed(ctx.language, names) };
}

const general = (one: RuleIssue): Obstacle => ({ ...one, empId: null });

/** The shared rule does not know of people without a level or with an unverified one; HR should, before results freeze. */
function unsettled(waiting: readonly Obstacle[]): Obstacle[] {
  return ['RESULTS_MISSING', 'RESULTS_UNVERIFIED'].flatMap((code) => {
    const count = waiting.filter((one) => one.code === code).length;
    return count > 0 ? [general(issue('results', code, { count }))] : [];
  });
}

async function openingBlockers(ctx: Ctx, plan: PlanRow): Promise<RuleIssue[]> {
  const found = await rules(ctx, { ids: [plan.ruleId ?? [], plan.deptRuleId ?? []].flat() });
  const rule = found.find((one) => one.ruleCode === plan.ruleId);
  const deptRule = found.find((one) => one.ruleCode === plan.deptRuleId);
  const adminImport = await hasImportedParts(ctx, plan.id);
  const issues = startBlockers({
    plan: { ...toPlanInput(plan), adminImport },
    rule: rule ? toRuleInput(rule) : null,
    // A plan that was open before keeps its content versions, whatever became of the templates.
    templates: (await templatesOfPlan(ctx, plan.id)).map(({ weight, takesDeptScore, enabled }) => ({
      weight,
      takesDeptScore,
      enabled: enabled || plan.openedAt !== null,
    })),
    scopeCount: (await countScopes(ctx, [plan.id])).get(plan.id) ?? 0,
    today: ctx.today,
  });
  for (const type of await unfitEmpTypes(ctx, plan.id)) issues.push(issue('modules', 'EMP_TYPE_UNFIT', { type }));
  if (rule && isScoredByLevel(rule) && adminImport) issues.push(issue('modules', 'NO_IMPORT_WITH_LEVEL_RULE'));
  const { integerScores } = await companySettings(ctx);
  for (const [field, one] of Object.entries({ rule, deptRule })) {
    if (one && !one.enabled) issues.push(issue(field, 'RULE_DISABLED'));
    if (one && integerScores && !isWholeNumberRule(one))
      issues.push(issue(field, 'RULE_NOT_WHOLE', { granularity: one.granularity }));
  }
  const unlike = rule && deptRule ? deptRuleObstacle(deptRule, rule) : null;
  if (unlike) issues.push({ field: 'deptRule', ...unlike });
  return [...atWireFields(issues), ...(await includeBlockers(ctx, plan))];
}

async function peopleNotReady(ctx: Ctx, plan: PlanRow): Promise<Obstacle[]> {
  const waits = [
    ...(waitsOn(ctx.today)[plan.status] ?? []),
    ...(plan.status === AssessmentPlanStatus.COMMUNICATING ? [ARCHIVED_WITHOUT] : []),
  ];
  if (waits.length === 0) return [];
  const flags = Object.fromEntries(waits.map((wait, i) => [`wait${i}`, sql<boolean>`(${wait.when})`]));
  const rows = await ctx.tx
    .select({ empId: assessmentInfo.empId, ...flags })
    .from(assessmentInfo)
    .innerJoin(employee, isPerson)
    .where(and(activeIn(ctx, plan.id), or(...waits.map((wait) => wait.when))))
    .orderBy(asc(employee.sortKey), asc(employee.id));
  return rows.flatMap((row) =>
    waits.flatMap((wait, i) =>
      (row as Record<string, unknown>)[`wait${i}`] === true
        ? [{ ...issue(wait.field, wait.code, { count: 1 }), empId: row.empId }]
        : [],
    ),
  );
}

/** The group a forced distribution counts heads in. */
const GROUPS: Record<RuleSnapshot['forceScope'], SQL<string | null>> = {
  [ForceScope.COMPANY]: sql`null`,
  [ForceScope.DEPARTMENT]: sql`${assessmentInfo.deptId}`,
  [ForceScope.MANAGER]: sql`${assessmentInfo.bossEmpId}`,
};

/** The worst outcome of a plan's groups; groups below the smallest size are not judged. */
async function distributionOutcome(ctx: Ctx, plan: PlanRow): Promise<ForceOutcome> {
  const rule = plan.ruleSnapshot;
  if (rule === null || rule.forceCheck === ForceCheck.OFF || rule.levels.length === 0) return 'ok';
  const group = GROUPS[rule.forceScope];
  const together = await calibratedTogether(ctx, plan);
  const me = ctx.session.empId;
  const level = sql<string | null>`coalesce(${assessmentInfo.calibratedLevel}, ${assessmentInfo.levelName})`;
  const rows = await ctx.tx
    .select({ group, level, count: sql<number>`count(*)::int` })
    .from(assessmentInfo)
    // Without the own row, as in the list: a quota that fits or not would tell the own level.
    .where(
      and(
        activeIn(
          ctx,
          together.map((one) => one.id),
        ),
        withTargets,
        me === null ? undefined : ne(assessmentInfo.empId, me),
      ),
    )
    .groupBy(sql`1`, sql`2`);
  const outcomes = [...new Set(rows.map((row) => row.group))].map((key) => {
    const counts = rule.levels.map(
      ({ name }) => rows.find((row) => row.group === key && row.level === name)?.count ?? 0,
    );
    return forceCheckOutcome(
      rule.forceCheck,
      fitDistribution({ levels: rule.levels, counts, minGroupSize: rule.minGroupSize }).state,
    );
  });
  if (outcomes.includes('block')) return 'block';
  return outcomes.includes('warn') ? 'warn' : 'ok';
}
