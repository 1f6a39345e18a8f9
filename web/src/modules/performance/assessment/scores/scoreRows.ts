import { dec } from '@hengcai/shared/numbers';
import { levelOf } from '@hengcai/shared/rules/assessment-rule';
import {
  achievement,
  checkScore,
  composeSources,
  formulaScore,
  moduleScore,
  personScore,
  roundScore,
} from '@hengcai/shared/rules/scoring';
import type { RuleIssue } from '@hengcai/shared/rules/issue';
import type { ScoreRowInput } from '../assessment.gen';
import { type Assessment, type Indicator, inPart, isFormula, type Part, type Role, scoreOf } from '../model';

/** A score as it is typed; '' is none. */
export interface ScoreRow {
  id: string;
  achievedValue: string;
  score: string;
  comment: string;
}

/** What one scorer's sheet holds of the form, in the order of the indicators. */
export interface ScoreDraft {
  rows: readonly ScoreRow[];
  overallComment: string;
}

export const draftOf = (assessment: Assessment, role: Role): ScoreDraft => ({
  rows: assessment.indicators.map((row) => ({
    id: row.id,
    achievedValue: row.achievedValue ?? '',
    score: scoreOf(row, role)?.score ?? '',
    comment: scoreOf(row, role)?.comment ?? '',
  })),
  overallComment: assessment.sheets.find((sheet) => sheet.scorerRole === role)?.overallComment ?? '',
});

/** Achieved values belong to the person's sheet; a formula part has no typed score. */
export const toInput = (assessment: Assessment, role: Role, { rows }: ScoreDraft): ScoreRowInput[] => {
  const formulas = new Set(
    assessment.parts
      .filter(isFormula)
      .flatMap((part) => inPart(part, assessment.indicators))
      .map((row) => row.id),
  );
  return rows.map((row) => ({
    indicatorId: row.id,
    score: formulas.has(row.id) ? null : row.score || null,
    comment: row.comment || null,
    ...(role === 'SELF' && { achievedValue: row.achievedValue || null }),
  }));
};

export const issueOf = ({ rule }: Assessment, score: string): RuleIssue | null =>
  checkScore(score, { granularity: rule.granularity, low: '0', high: rule.fullScore })[0] ?? null;

/** The score a formula gives an indicator by its figures, unrounded; null while one is missing. */
export function computedScore({ rule }: Assessment, part: Part, row: Indicator, achievedValue: string): string | null {
  const reached = achievement(row.startValue, row.targetValue, achievedValue);
  return formulaScore({
    fullScore: rule.fullScore,
    achievement: reached,
    floor: part.floor ?? '0',
    cap: part.cap ?? '1',
  });
}

/** What the result would be with this draft: the arithmetic of the services, for the reader before the sheet is sent. */
export function preview(
  assessment: Assessment,
  role: Role,
  draft: ScoreDraft,
): { score: string | null; level: string | null } {
  const typed = new Map(draft.rows.map((row) => [row.id, row]));
  const { plan } = assessment;
  const modules = assessment.parts.map((part) => {
    const mean = (of: Role) =>
      moduleScore(
        inPart(part, assessment.indicators).map((row) => ({
          weight: row.weight ?? '0',
          score: isFormula(part)
            ? computedScore(assessment, part, row, typed.get(row.id)?.achievedValue ?? '')
            : (of === role ? typed.get(row.id)?.score : scoreOf(row, of)?.score) || null,
        })),
      );
    const score = composeSources({
      self: { ratio: plan?.selfRatio ?? '0', score: mean('SELF') },
      boss: { ratio: plan?.bossRatio ?? '0', score: mean('BOSS') },
    });
    return { weight: dec(part.moduleWeight).times(part.weight).div(100).toString(), score };
  });
  const unrounded = personScore(modules);
  if (unrounded === null) return { score: null, level: null };
  const score = roundScore(unrounded, plan?.digits ?? 2);
  return { score, level: levelOf([...assessment.rule.levels], score)?.name ?? null };
}
