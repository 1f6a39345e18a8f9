import { and, eq, isNotNull } from 'drizzle-orm';
import type * as z from 'zod';
import type { DeptScore } from '@hengcai/shared/contract/performance/form';
import { ScorerRole } from '@hengcai/shared/enums';
import { gradeOf, isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import { takesDeptScore } from '@hengcai/shared/rules/performance/plan';
import { roundScore } from '@hengcai/shared/rules/performance/scoring';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { partsOfPlans } from '../assessment/parts-of-plan.ts';
import { compose, type FormPart, type ScoredRow } from '../assessment/composition.ts';
import { givenIn } from '../assessment/score-sheets.ts';
import type { PlanRow } from '../plan/plan.ts';
import type { DraftRow } from '../tables.ts';
import { deptScoreSheet, deptTarget, type DeptScoreLine } from '../tables-department.ts';

/** What a department was given. */
export interface DeptResult {
  /** What it counts in the results of its people: the score as it is shown or, where the rule is scored by levels, the points of its level. */
  counted: string;
  /** As people see it; null where the rule is scored by levels. */
  score: string | null;
  levelName: string | null;
}

type ScoredPlan = Pick<PlanRow, 'id' | 'deptRatio' | 'digits' | 'ruleSnapshot' | 'deptRuleSnapshot'>;

/** Whether the scores of departments count in a plan. */
export const countsDeptScores = ({ deptRatio }: Pick<PlanRow, 'deptRatio'>): boolean =>
  takesDeptScore({ department: deptRatio });

/** The rule that judges the departments of a plan: its own one, else that of people; null before the plan opens. */
export const deptRuleOf = ({ deptRuleSnapshot, ruleSnapshot }: Pick<PlanRow, 'deptRuleSnapshot' | 'ruleSnapshot'>) =>
  deptRuleSnapshot ?? ruleSnapshot;

/** Targets of a department with what was achieved, which stands in the sheet. */
export function withAchieved(rows: readonly DraftRow[], lines: readonly DeptScoreLine[]): (ScoredRow & DraftRow)[] {
  const achieved = new Map(lines.map((line) => [line.targetRowId, line.achievedValue]));
  return rows.map((row) => ({ ...row, achievedValue: achieved.get(row.id) ?? null }));
}

/** What the scores of a department come to, by the arithmetic of a person's form; null while there are none. */
export function deptResultOf(
  plan: Pick<ScoredPlan, 'digits' | 'ruleSnapshot' | 'deptRuleSnapshot'>,
  parts: readonly FormPart[],
  rows: readonly DraftRow[],
  lines: readonly DeptScoreLine[],
): DeptResult | null {
  const { digits } = plan;
  const rule = deptRuleOf(plan);
  if (rule === null) return null;
  const { unrounded, level } = compose({
    digits,
    rule,
    ratios: { [ScorerRole.DEPARTMENT]: '100' },
    parts,
    rows: withAchieved(rows, lines),
    sheets: [{ scorerRole: ScorerRole.DEPARTMENT, scores: givenIn(lines) }],
  });
  if (unrounded === null) return null;
  if (!isScoredByLevel(rule)) {
    const score = roundScore(unrounded, digits);
    return { counted: score, score, levelName: level };
  }
  const points = gradeOf(rule.levels, { levelName: level, score: null })?.points ?? null;
  return points === null ? null : { counted: points, score: null, levelName: level };
}

/** What the departments of a plan were given, by department, in two statements; nothing where it does not count. */
export async function deptResultsOf(ctx: Ctx, plan: ScoredPlan): Promise<Map<string, DeptResult>> {
  return (await deptResultsOfEach(ctx, [plan])).get(plan.id) ?? new Map<string, DeptResult>();
}

/** The same of several plans, by plan, or only of some of their departments. */
export async function deptResultsOfEach(
  ctx: Ctx,
  plans: readonly ScoredPlan[],
  deptIds?: readonly string[],
): Promise<Map<string, Map<string, DeptResult>>> {
  const counting = plans.filter(countsDeptScores);
  if (counting.length === 0 || deptIds?.length === 0) return new Map();
  const planIds = counting.map(({ id }) => id);
  const scored = await ctx.tx
    .select({
      planId: deptTarget.planId,
      deptId: deptTarget.deptId,
      targets: deptTarget.agreedRows,
      lines: deptScoreSheet.rows,
    })
    .from(deptTarget)
    .innerJoin(
      deptScoreSheet,
      and(eq(deptScoreSheet.companyId, deptTarget.companyId), eq(deptScoreSheet.deptTargetId, deptTarget.id)),
    )
    .where(
      and(
        eq(deptTarget.companyId, ctx.session.companyId),
        isAnyOf(deptTarget.planId, planIds),
        deptIds && isAnyOf(deptTarget.deptId, deptIds),
        isNotNull(deptScoreSheet.submittedAt),
      ),
    );
  if (scored.length === 0) return new Map();
  const partsOf = await partsOfPlans(ctx, planIds);
  return new Map(
    counting.map((plan) => [
      plan.id,
      new Map(
        scored.flatMap((one) => {
          const own = one.planId === plan.id;
          const result = own ? deptResultOf(plan, partsOf(plan.id, null), one.targets ?? [], one.lines) : null;
          return result ? [[one.deptId, result] as const] : [];
        }),
      ),
    ]),
  );
}

/** The same for people to read. */
export const shownDeptResult = (result: DeptResult | null): z.output<typeof DeptScore> | null =>
  result && { score: result.score, levelName: result.levelName };
