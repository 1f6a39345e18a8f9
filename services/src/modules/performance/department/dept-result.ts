import { and, eq, isNotNull } from 'drizzle-orm';
import type * as z from 'zod';
import type { DeptScore } from '@hengcai/shared/contract/performance/form';
import { ScorerRole } from '@hengcai/shared/enums';
import { gradeOf, isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import { takesDeptScore } from '@hengcai/shared/rules/performance/plan';
import { roundScore } from '@hengcai/shared/rules/performance/scoring';
import type { Ctx } from '../../../kit/context.ts';
import { partsOfPlan } from '../assessment/parts-of-plan.ts';
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

type ScoredPlan = Pick<PlanRow, 'id' | 'deptRatio' | 'digits' | 'ruleSnapshot'>;

/** Whether the scores of departments count in a plan. */
export const countsDeptScores = ({ deptRatio }: Pick<PlanRow, 'deptRatio'>): boolean =>
  takesDeptScore({ department: deptRatio });

/** Targets of a department with what was achieved, which stands in the sheet. */
export function withAchieved(rows: readonly DraftRow[], lines: readonly DeptScoreLine[]): (ScoredRow & DraftRow)[] {
  const achieved = new Map(lines.map((line) => [line.targetRowId, line.achievedValue]));
  return rows.map((row) => ({ ...row, achievedValue: achieved.get(row.id) ?? null }));
}

/** What the scores of a department come to, by the arithmetic of a person's form; null while there are none. */
export function deptResultOf(
  { digits, ruleSnapshot: rule }: Pick<ScoredPlan, 'digits' | 'ruleSnapshot'>,
  parts: readonly FormPart[],
  rows: readonly DraftRow[],
  lines: readonly DeptScoreLine[],
): DeptResult | null {
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

/** What the departments of a plan were given, or one of them, by department, in two statements; nothing where it does not count. */
export async function deptResultsOf(
  ctx: Ctx,
  plan: ScoredPlan,
  deptId?: string | null,
): Promise<Map<string, DeptResult>> {
  if (!countsDeptScores(plan) || deptId === null) return new Map();
  const scored = await ctx.tx
    .select({ deptId: deptTarget.deptId, targets: deptTarget.agreedRows, lines: deptScoreSheet.rows })
    .from(deptTarget)
    .innerJoin(
      deptScoreSheet,
      and(eq(deptScoreSheet.companyId, deptTarget.companyId), eq(deptScoreSheet.deptTargetId, deptTarget.id)),
    )
    .where(
      and(
        eq(deptTarget.companyId, ctx.session.companyId),
        eq(deptTarget.planId, plan.id),
        deptId === undefined ? undefined : eq(deptTarget.deptId, deptId),
        isNotNull(deptScoreSheet.submittedAt),
      ),
    );
  if (scored.length === 0) return new Map();
  const parts = await partsOfPlan(ctx, plan.id);
  return new Map(
    scored.flatMap((one) => {
      const result = deptResultOf(plan, parts, one.targets ?? [], one.lines);
      return result ? [[one.deptId, result] as const] : [];
    }),
  );
}

/** The same for people to read. */
export const shownDeptResult = (result: DeptResult | null): z.output<typeof DeptScore> | null =>
  result && { score: result.score, levelName: result.levelName };
