import { and, eq, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { performanceplane } from '@hengcai/shared/contract/performance/plan';
import { compare, isDecimal, sum } from '@hengcai/shared/numbers';
import { AssessmentPlanRuleType } from '@hengcai/shared/enums';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { deptRuleObstacle } from '@hengcai/shared/rules/performance/dept-rule';
import { deptScoringIssues } from '@hengcai/shared/rules/performance/plan';
import { isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import { ruleFits360 } from '@hengcai/shared/rules/review360/setting';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { rowsOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { invalid, notFound } from '../../../kit/failure.ts';
import { flowIssues } from '../../employee/public.ts';
import { templateContent } from '../../enterprise/tables.ts';
import { countsDeptScores } from '../department/dept-result.ts';
import { templatesWithImport } from '../by-file/imported-scores.ts';
import type { PlanRow } from './plan.ts';
import { readablePlans } from './plan-list.ts';
import { rules, type AssessmentRuleData } from '../rule/rule.ts';
import { planModule, type OwnPart } from '../tables.ts';
import { planEmpType, planEmpTypeWeight } from '../tables-emp-type.ts';
import { hasRight } from '../../../kit/pages.ts';

type PlanRuleInput = z.output<(typeof performanceplane)['endpoints']['saveplanrule']['body']>;

type RuleQuestion = z.output<(typeof performanceplane)['endpoints']['queryrule']['query']>;

/** The rule that is asked for: that of a plan, or by its code alone the rule as it is set up now. */
export async function ruleAsked(
  ctx: Ctx,
  { planCode, ruleCode, planRuleType }: RuleQuestion,
): Promise<AssessmentRuleData> {
  if (planCode === undefined && ruleCode === undefined) throw invalid('planCode', 'REQUIRED');
  const rule =
    planCode === undefined ? await ruleSetUp(ctx, ruleCode ?? '') : await ruleOfPlan(ctx, planCode, planRuleType);
  if (!rule || (ruleCode !== undefined && rule.ruleCode !== ruleCode)) throw notFound();
  return rule;
}

/** What judges the people of a plan, or its departments where it appraises them: by their own rule, else by that of people. */
async function ruleOfPlan(
  ctx: Ctx,
  planCode: string,
  planRuleType: RuleQuestion['planRuleType'] = AssessmentPlanRuleType.PERSONAL,
): Promise<AssessmentRuleData | null> {
  const [plan] = await readablePlans(ctx, [planCode]);
  if (!plan) return null;
  if (planRuleType === AssessmentPlanRuleType.PERSONAL) return plan.rule;
  return countsDeptScores(plan) ? (plan.deptRule ?? plan.rule) : null;
}

/** Rules that no plan stands beside are for those who set up rules or plans. */
async function ruleSetUp(ctx: Ctx, ruleCode: string): Promise<AssessmentRuleData | undefined> {
  const setsUp = ['/performance/setting', '/performance/management'].some((path) => hasRight(ctx.session, path));
  return setsUp ? (await rules(ctx, { ids: [ruleCode] }))[0] : undefined;
}

/** What keeps rule, templates and approval flow from being saved in a plan. */
export async function planRuleIssues(ctx: Ctx, plan: PlanRow, input: PlanRuleInput): Promise<RuleIssue[]> {
  return [
    ...(await ruleIssues(ctx, plan, input.ruleCode)),
    ...(await deptRuleIssues(ctx, plan, input)),
    ...(await moduleIssues(ctx, plan, input.modules)),
    ...deptScoringIssues(input.modules),
    ...(await importIssues(ctx, plan, input)),
    ...(await flowIssues(ctx, input.flow)),
  ];
}

async function ruleIssues(ctx: Ctx, { review }: PlanRow, ruleCode: string): Promise<RuleIssue[]> {
  const [rule] = await rules(ctx, { ids: [ruleCode] });
  if (!rule) return [issue('ruleCode', 'UNKNOWN_REFERENCE')];
  if (!rule.enabled) return [issue('ruleCode', 'RULE_DISABLED')];
  return review !== null && (!ruleFits360(rule.ruleType) || isScoredByLevel(rule))
    ? [issue('ruleCode', 'NO_360_WITH_LEVEL_RULE')]
    : [];
}

/** A rule for departments has a use where their scores count, and counts in those of people as it is. */
async function deptRuleIssues(
  ctx: Ctx,
  plan: PlanRow,
  { ruleCode, deptRuleCode }: PlanRuleInput,
): Promise<RuleIssue[]> {
  if (!deptRuleCode) return [];
  if (!countsDeptScores(plan)) return [issue('deptRuleCode', 'DEPT_RULE_WITHOUT_SHARE')];
  const found = await rules(ctx, { ids: [deptRuleCode, ruleCode] });
  const rule = found.find((one) => one.ruleCode === deptRuleCode);
  const personal = found.find((one) => one.ruleCode === ruleCode);
  if (!rule) return [issue('deptRuleCode', 'UNKNOWN_REFERENCE')];
  if (!rule.enabled) return [issue('deptRuleCode', 'RULE_DISABLED')];
  const obstacle = personal ? deptRuleObstacle(rule, personal) : null;
  return obstacle ? [{ field: 'deptRuleCode', ...obstacle }] : [];
}

/** Parts that are scored by import know scores alone, and nobody around is asked beside them (specification 5). */
async function importIssues(ctx: Ctx, { review }: PlanRow, { ruleCode, modules }: PlanRuleInput): Promise<RuleIssue[]> {
  const codes = modules.map(({ companyModuleCode }) => companyModuleCode);
  const imported = await templatesWithImport(ctx, codes);
  if (imported.size === 0) return [];
  const [rule] = await rules(ctx, { ids: [ruleCode] });
  const code =
    review !== null ? 'NO_360_WITH_ADMIN_IMPORT' : rule && isScoredByLevel(rule) ? 'NO_IMPORT_WITH_LEVEL_RULE' : null;
  if (code === null) return [];
  return codes.flatMap((one, i) => (imported.has(one) ? [issue(`modules.${i}.companyModuleCode`, code)] : []));
}

async function moduleIssues(ctx: Ctx, plan: PlanRow, modules: PlanRuleInput['modules']): Promise<RuleIssue[]> {
  const codes = modules.map((module) => module.companyModuleCode);
  const kept = await templatesKept(ctx, plan, codes);
  if (!kept) return [issue('modules', 'TEMPLATES_KEPT')];
  const enabled = new Set((await enabledContents(ctx, codes)).keys());
  const issues = modules.flatMap(({ companyModuleCode }, i): RuleIssue[] => {
    if (codes.indexOf(companyModuleCode) < i) return [issue(`modules.${i}.companyModuleCode`, 'VALUE_DUPLICATE')];
    if (!enabled.has(companyModuleCode) && plan.openedAt === null)
      return [issue(`modules.${i}.companyModuleCode`, 'TEMPLATE_NOT_ENABLED')];
    return [];
  });
  return issues.length > 0 ? issues : weightIssues(modules);
}

/** What is wrong with the weights of templates: each above 0, together 100. */
export function weightIssues(modules: readonly { weight: string }[]): RuleIssue[] {
  const issues = modules.flatMap(({ weight }, i): RuleIssue[] => {
    const sound =
      isDecimal(weight, LIMITS.decimalDigits) && compare(weight, 0) > 0 && compare(weight, LIMITS.weightTotal) <= 0;
    return sound ? [] : [issue(`modules.${i}.weight`, 'WEIGHT_OUT_OF_RANGE')];
  });
  if (issues.length > 0 || modules.length === 0) return issues;
  const total = sum(modules.map((module) => module.weight));
  return compare(total, LIMITS.weightTotal) === 0 ? [] : [issue('modules', 'TEMPLATE_WEIGHTS_NOT_100', { sum: total })];
}

/** A plan that was open before keeps its templates, because forms hold their indicators; weights may still change. */
async function templatesKept(ctx: Ctx, plan: PlanRow, codes: readonly string[]): Promise<boolean> {
  if (plan.openedAt === null) return true;
  const before = await ctx.tx
    .select({ templateId: planModule.templateId })
    .from(planModule)
    .where(and(eq(planModule.companyId, ctx.session.companyId), eq(planModule.planId, plan.id)));
  return before.length === codes.length && before.every((one) => codes.includes(one.templateId));
}

/** The enabled content version of each template that has one. */
async function enabledContents(ctx: Ctx, templateIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await ctx.tx
    .select({ templateId: templateContent.templateId, id: templateContent.id })
    .from(templateContent)
    .where(
      and(
        eq(templateContent.companyId, ctx.session.companyId),
        eq(templateContent.enabled, true),
        inArray(templateContent.templateId, [...templateIds]),
      ),
    );
  return new Map(rows.map((row) => [row.templateId, row.id]));
}

/** Writes the templates of a plan in place of the former ones; one that was open before keeps its content versions. */
export async function replaceModules(ctx: Ctx, plan: PlanRow, modules: PlanRuleInput['modules']): Promise<void> {
  const { companyId } = ctx.session;
  const contents = await enabledContents(
    ctx,
    modules.map((module) => module.companyModuleCode),
  );
  const before = await rowsOf<{ templateId: string; contentId: string; parts: OwnPart[] | null }>(
    ctx.tx,
    sql`delete from ${planModule} where ${planModule.companyId} = ${companyId} and ${planModule.planId} = ${plan.id}
      returning template_id as "templateId", content_id as "contentId", parts`,
  );
  const kept = new Map(plan.openedAt === null ? [] : before.map((one) => [one.templateId, one]));
  for (const one of kept.values()) contents.set(one.templateId, one.contentId);
  const rows = modules.flatMap(({ companyModuleCode: templateId, weight, takesDeptScore }, sort) => {
    const contentId = contents.get(templateId);
    return contentId === undefined
      ? []
      : [
          {
            companyId,
            planId: plan.id,
            templateId,
            contentId,
            sort,
            weight,
            takesDeptScore,
            parts: kept.get(templateId)?.parts ?? null,
          },
        ];
  });
  if (rows.length > 0) await ctx.tx.insert(planModule).values(rows);
  // What a type of employees says of a template that has gone would keep that template from being deleted.
  await ctx.tx.execute(sql`delete from ${planEmpTypeWeight} w using ${planEmpType} t
    where w.company_id = ${companyId} and t.company_id = w.company_id and t.id = w.emp_type_id and t.plan_id = ${plan.id}
      and not exists (select 1 from ${planModule} where ${planModule.companyId} = w.company_id and ${planModule.planId} = t.plan_id and ${planModule.templateId} = w.template_id)`);
}
