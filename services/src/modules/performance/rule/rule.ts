import { and, desc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { AssessmentRule, performancesetting } from '@hengcai/shared/contract/performance/rule';
import { AssessmentRuleType, ScoreInput } from '@hengcai/shared/enums';
import { compare, dec } from '@hengcai/shared/numbers';
import { isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import type { AssessmentRuleInput } from '@hengcai/shared/rules/performance/rule';
import { likePattern } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { assessmentPlan, assessmentRule, type RuleSnapshot } from '../tables.ts';

export type AssessmentRuleData = z.output<typeof AssessmentRule>;
export type RuleInput = z.output<(typeof performancesetting)['endpoints']['updateRuleModel']['body']>;

export interface RuleFilter {
  ids?: readonly string[];
  keyword?: string;
  enabled?: boolean;
}

function matching(ctx: Ctx, filter: RuleFilter): SQL | undefined {
  return and(
    eq(assessmentRule.companyId, ctx.session.companyId),
    filter.ids ? inArray(assessmentRule.id, [...filter.ids]) : undefined,
    filter.keyword ? ilike(assessmentRule.name, likePattern(filter.keyword)) : undefined,
    filter.enabled === undefined ? undefined : eq(assessmentRule.enabled, filter.enabled),
  );
}

/** Rules of the company, newest first. */
export async function rules(
  ctx: Ctx,
  filter: RuleFilter,
  page?: { limit: number; offset: number },
): Promise<AssessmentRuleData[]> {
  const query = ctx.tx
    .select({
      ruleCode: assessmentRule.id,
      ruleName: assessmentRule.name,
      ruleType: assessmentRule.ruleType,
      fullScore: assessmentRule.fullScore,
      granularity: assessmentRule.granularity,
      scoredBy: assessmentRule.scoredBy,
      wholeScores: assessmentRule.wholeScores,
      levels: assessmentRule.levels,
      forceCheck: assessmentRule.forceCheck,
      forceScope: assessmentRule.forceScope,
      minGroupSize: assessmentRule.minGroupSize,
      enabled: assessmentRule.enabled,
      planCount: ctx.tx.$count(
        assessmentPlan,
        and(
          eq(assessmentPlan.companyId, assessmentRule.companyId),
          or(eq(assessmentPlan.ruleId, assessmentRule.id), eq(assessmentPlan.deptRuleId, assessmentRule.id)),
        ),
      ),
      updatedAt: assessmentRule.updatedAt,
      version: assessmentRule.version,
    })
    .from(assessmentRule)
    .where(matching(ctx, filter))
    .orderBy(desc(assessmentRule.createdAt), desc(assessmentRule.id));
  const rows = await (page ? query.limit(page.limit).offset(page.offset) : query);
  return rows.map((row) => ({
    ...row,
    // Written by `ruleColumns` only, from values the contract's schema let through.
    ruleType: row.ruleType as AssessmentRuleData['ruleType'],
    scoredBy: shownInput(row),
    forceCheck: row.forceCheck as AssessmentRuleData['forceCheck'],
    forceScope: row.forceScope as AssessmentRuleData['forceScope'],
    fullScore: dec(row.fullScore).toString(),
    granularity: dec(row.granularity).toString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

/** What is typed into the sheets of a rule: only where it is for both is there a choice. */
function shownInput(row: { ruleType: number; scoredBy: number }): AssessmentRuleData['scoredBy'] {
  const { ruleType, scoredBy } = row as Pick<AssessmentRuleData, 'ruleType' | 'scoredBy'>;
  return isScoredByLevel({ ruleType, scoredBy }) ? ScoreInput.LEVEL : ScoreInput.NUMBER;
}

/** How many rules match, for the pager. */
export function countRules(ctx: Ctx, filter: RuleFilter): Promise<number> {
  return ctx.tx.$count(assessmentRule, matching(ctx, filter));
}

/** What the shared check looks at. */
export function toRuleInput(
  rule: Pick<
    RuleInput,
    'ruleName' | 'ruleType' | 'fullScore' | 'granularity' | 'levels' | 'forceCheck' | 'forceScope' | 'minGroupSize'
  > &
    Partial<Pick<AssessmentRuleData, 'scoredBy' | 'wholeScores'>>,
): AssessmentRuleInput {
  const { ruleName: name, ruleType: type, fullScore, granularity, levels, forceCheck, forceScope, minGroupSize } = rule;
  const { scoredBy = ScoreInput.NUMBER, wholeScores = false } = rule;
  return { name, type, fullScore, granularity, levels, forceCheck, forceScope, minGroupSize, scoredBy, wholeScores };
}

/** The columns of a rule as typed in, levels from the best down, decimals in their shortest form. */
export function ruleColumns(rule: RuleInput) {
  const plain = (value: string) => dec(value).toString();
  return {
    name: rule.ruleName,
    ruleType: rule.ruleType,
    fullScore: rule.fullScore,
    // Levels have no steps between them.
    granularity: rule.ruleType === AssessmentRuleType.LEVEL ? '1' : rule.granularity,
    levels: rule.levels
      .map((level) => ({
        ...level,
        low: plain(level.low),
        high: plain(level.high),
        proportion: plain(level.proportion),
        points: level.points === null ? null : plain(level.points),
      }))
      .sort((a, b) => compare(b.low, a.low)),
    forceCheck: rule.forceCheck,
    forceScope: rule.forceScope,
    minGroupSize: rule.minGroupSize,
  };
}

/** The copy of a rule that a plan keeps. */
export function snapshotOf({ enabled: _enabled, planCount: _planCount, ...rule }: AssessmentRuleData): RuleSnapshot {
  return rule;
}

/** A copy as the wire tells it: those of earlier releases are scored by numbers. */
export const asKept = (rule: RuleSnapshot) => ({ scoredBy: ScoreInput.NUMBER, wholeScores: false, ...rule });

/** The copy a plan keeps, with what only the rule itself knows. */
export async function keptRule(ctx: Ctx, kept: RuleSnapshot) {
  const which = { ruleId: kept.ruleCode };
  return (await keptRules(ctx, [which]))(which, kept);
}

/** The same for the copies of several plans, in one statement as well. */
export async function keptRules(ctx: Ctx, plans: readonly { ruleId: string | null }[]) {
  const ids = [...new Set(plans.flatMap(({ ruleId }) => ruleId ?? []))];
  const current = new Map((ids.length === 0 ? [] : await rules(ctx, { ids })).map((one) => [one.ruleCode, one]));
  return ({ ruleId }: { ruleId: string | null }, kept: RuleSnapshot) => {
    const { enabled = false, planCount = 0 } = current.get(ruleId ?? '') ?? {};
    return { enabled, planCount, ...asKept(kept) };
  };
}

/** The copy that a plan keeps of a rule as it is today; null where there is no such rule. */
export async function ruleToKeep(ctx: Ctx, ruleId: string): Promise<RuleSnapshot | null> {
  const [rule] = await rules(ctx, { ids: [ruleId] });
  return rule ? snapshotOf(rule) : null;
}
