import type { Potential } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { levelOf } from '@hengcai/shared/rules/performance/rule';
import {
  achievement,
  checkScore,
  composeSources,
  formulaScore,
  moduleScore,
  personScore,
  roundScore,
} from '@hengcai/shared/rules/performance/scoring';
import type { BesideScores } from '@hengcai/shared/rules/enterprise/sheet-columns';
import { type Shown, shownValue } from '@hengcai/shared/rules/performance/shown-columns';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { gradeOf, levelOfPoints } from '@hengcai/shared/rules/performance/level-scoring';
import { fitsCell, parted, SCORE_CELLS } from '@hengcai/shared/rules/performance/typed-cells';
import type { AssessmentScoreInput } from '../assessment.gen';
import {
  type Indicator,
  inPart,
  isByLevel,
  importedOf,
  isFormula,
  isImported,
  isTyped,
  type Part,
  partnerSheets,
  type ScoredForm,
  scoreBy,
  scoreOf,
  type SheetRole,
  typesAchieved,
} from '../model';
import { cellText, keptCells } from '../typedCells';

export type PotentialName = keyof typeof Potential;
/** From 1 to 3. */
export const POTENTIALS = ['LOW', 'MEDIUM', 'HIGH'] as const satisfies readonly PotentialName[];

/** A score as it is typed; '' is none. */
export interface ScoreRow {
  id: string;
  achievedValue: string;
  score: string;
  /** Where the rule is scored by levels. */
  levelName: string;
  comment: string;
}

/** What one scorer's sheet holds of the form, in the order of the indicators. */
export interface ScoreDraft {
  rows: readonly ScoreRow[];
  overallComment: string;
  /** How far the person may still grow; '' is not said. */
  potential: PotentialName | '';
}

export const draftOf = (assessment: ScoredForm, role: SheetRole): ScoreDraft => ({
  rows: assessment.indicators.map((row) => {
    const given = scoreOf(row, role);
    return {
      id: row.id,
      achievedValue: cellText(given?.typed, 'achievedValue', row.achievedValue),
      score: cellText(given?.typed, 'score', given?.score),
      levelName: given?.levelName ?? '',
      comment: given?.comment ?? '',
    };
  }),
  overallComment: assessment.sheets.find((sheet) => sheet.scorerRole === role)?.overallComment ?? '',
  potential: potentialOf(assessment),
});

const potentialOf = ({ potential }: Pick<ScoredForm, 'potential'>): PotentialName | '' =>
  potential === 'LOW' || potential === 'MEDIUM' || potential === 'HIGH' ? potential : '';

/** Achieved values belong to the sheet of the person or of whoever scores a department; only parts that people score have typed scores. */
export const toInput = (assessment: ScoredForm, role: SheetRole, { rows }: ScoreDraft): AssessmentScoreInput[] => {
  const scoredByHand = new Set(
    assessment.parts
      .filter(isTyped)
      .flatMap((part) => inPart(part, assessment.indicators))
      .map((row) => row.id),
  );
  const byLevel = isByLevel(assessment);
  return rows.map((row) => {
    const given = scoredByHand.has(row.id);
    const { values, typed } = parted(SCORE_CELLS, (cell) => {
      if (cell === 'score') return given && !byLevel ? row.score : null;
      return typesAchieved(role) ? row.achievedValue : null;
    });
    return {
      indicatorId: row.id,
      score: values.score,
      comment: row.comment || null,
      ...(byLevel && { levelName: (given && row.levelName) || null }),
      ...(typesAchieved(role) && { achievedValue: values.achievedValue }),
      typed: keptCells(typed),
    };
  });
};

/** What keeps an indicator from counting: no level where the rule is scored by levels, else no score of its range and steps. */
export function issueOf(
  assessment: Pick<ScoredForm, 'rule'>,
  { score, levelName }: Pick<ScoreRow, 'score' | 'levelName'>,
) {
  if (isByLevel(assessment)) return levelName === '' ? issue('levelName', 'LEVEL_REQUIRED') : null;
  const { granularity, fullScore: high, wholeScores: integerOnly } = assessment.rule;
  return checkScore(score, { granularity, low: '0', high, integerOnly })[0] ?? null;
}

/** What was achieved has to be a number that can be stored. */
export const achievedIssueOf = (value: string): RuleIssue | null =>
  value === '' || fitsCell('achievedValue', value) ? null : issue('achievedValue', 'NUMBER_INVALID');

/** What an indicator counts in a mean; what the services will not take counts nothing yet. */
function counted(
  assessment: ScoredForm,
  part: Part,
  row: Indicator,
  {
    given,
    achievedValue,
  }: { given: { score: string | null; levelName: string | null } | undefined; achievedValue: string },
): string | null {
  const formula = isFormula(part);
  const score = formula ? computedScore(assessment, part, row, achievedValue) : given?.score || null;
  if (isByLevel(assessment)) {
    const levelName = (!formula && given?.levelName) || null;
    return gradeOf(assessment.rule.levels, { levelName, score })?.points ?? null;
  }
  return formula || (score !== null && issueOf(assessment, { score, levelName: '' }) === null) ? score : null;
}

/** The score a formula gives an indicator by its figures, unrounded; null while one is missing. */
export function computedScore(
  { rule }: Pick<ScoredForm, 'rule'>,
  part: Part,
  row: Indicator,
  achievedValue: string,
): string | null {
  const reached = achievement(row.startValue, row.targetValue, achievedValue);
  return formulaScore({
    fullScore: rule.fullScore,
    achievement: reached,
    floor: part.floor ?? '0',
    cap: part.cap ?? '1',
  });
}

/** What the score of the department counts: where the rule is scored by levels the points of its level. */
function ofDepartment({ departmentScore, rule }: ScoredForm): string | null {
  if (!departmentScore) return null;
  const { score, levelName } = departmentScore;
  return isByLevel({ rule }) ? (gradeOf(rule.levels, { levelName, score: null })?.points ?? null) : score;
}

/** What a column that nobody types shows of an indicator, with what is typed into the open sheet; null where it shows nothing. */
export function shownIn(
  assessment: ScoredForm,
  part: Part,
  { indicator, typed, role }: { indicator: Indicator; typed: ScoreRow | undefined; role: SheetRole | null },
  column: BesideScores,
): Shown | null {
  const { plan, rule, departmentScore, reviewScore = null } = assessment;
  const achievedValue = (typesAchieved(role) ? typed?.achievedValue : indicator.achievedValue) || null;
  const givenBy = (of: SheetRole) => (of === role ? typed : scoreOf(indicator, of));
  const countedOf = (given: ReturnType<typeof givenBy>) =>
    counted(assessment, part, indicator, { given, achievedValue: achievedValue ?? '' });
  const source = (of: SheetRole, ratio: string | undefined) => ({ ratio: ratio ?? '0', score: countedOf(givenBy(of)) });
  const gradedBy = (of: SheetRole) => {
    const given = givenBy(of);
    // A formula gives the same in every sheet that is there.
    if (isFormula(part))
      return given && { score: computedScore(assessment, part, indicator, achievedValue ?? ''), levelName: null };
    return given && { score: isByLevel(assessment) ? null : countedOf(given), levelName: given.levelName || null };
  };
  const partners = partnerSheets(assessment).flatMap(({ scorer, submittedAt, weight }) =>
    scorer && submittedAt ? [{ weight: weight ?? '1', score: countedOf(scoreBy(indicator, scorer.id)) }] : [],
  );
  const imported = importedOf(assessment, part);
  return shownValue(
    column,
    {
      rule,
      byLevel: isByLevel(assessment),
      digits: plan?.digits ?? 2,
      part,
      department: part.takesDepartmentScore ? departmentScore : null,
      imported: imported ? { score: imported.score, byFile: imported.results.length === 0 } : null,
      review: reviewScore,
    },
    {
      ...indicator,
      achievedValue,
      self: gradedBy('SELF'),
      boss: gradedBy('BOSS'),
      // A co-assessor sees the own sheet alone, and a department has one.
      sources:
        role === 'PARTNER' || role === 'DEPARTMENT'
          ? { [role === 'PARTNER' ? 'partner' : 'department']: source(role, '100') }
          : {
              self: source('SELF', plan?.selfRatio),
              partner: { ratio: plan?.partnerRatio ?? '0', score: moduleScore(partners) },
              boss: source('BOSS', plan?.bossRatio),
            },
    },
  );
}

/** What the result would be with this draft: the arithmetic of the services, for the reader before the sheet is sent. */
export function preview(
  assessment: ScoredForm,
  role: SheetRole,
  draft: ScoreDraft,
): { score: string | null; level: string | null } {
  const typed = new Map(draft.rows.map((row) => [row.id, row]));
  const { plan } = assessment;
  const modules = assessment.parts.map((part) => {
    const meanOf = (givenTo: (row: Indicator) => ReturnType<typeof scoreOf> | ScoreRow) =>
      moduleScore(
        inPart(part, assessment.indicators).map((row) => ({
          weight: row.weight ?? '0',
          score: counted(assessment, part, row, {
            given: givenTo(row),
            achievedValue: typed.get(row.id)?.achievedValue ?? '',
          }),
        })),
      );
    const mean = (of: SheetRole) => meanOf((row) => (of === role ? typed.get(row.id) : scoreOf(row, of)));
    const partners = partnerSheets(assessment).flatMap(({ scorer, submittedAt, weight }) =>
      scorer && submittedAt ? [{ weight: weight ?? '1', score: meanOf((row) => scoreBy(row, scorer.id)) }] : [],
    );
    const score = isImported(part)
      ? (importedOf(assessment, part)?.score ?? null)
      : // A co-assessor sees what the own sheet comes to, and nothing of the others’, as does who may not see the self
        // score yet; a department has one sheet.
        role === 'PARTNER' || role === 'DEPARTMENT' || (role === 'BOSS' && assessment.selfScoreHidden)
        ? mean(role)
        : composeSources({
            self: { ratio: plan?.selfRatio ?? '0', score: mean('SELF') },
            partner: { ratio: plan?.partnerRatio ?? '0', score: moduleScore(partners) },
            boss: { ratio: plan?.bossRatio ?? '0', score: mean('BOSS') },
            department: {
              ratio: part.takesDepartmentScore ? (plan?.departmentRatio ?? '0') : '0',
              score: ofDepartment(assessment),
            },
          });
    return { weight: dec(part.moduleWeight).times(part.weight).div(100).toString(), score };
  });
  const unrounded = personScore(modules);
  if (unrounded === null) return { score: null, level: null };
  const score = roundScore(unrounded, plan?.digits ?? 2);
  if (isByLevel(assessment)) return { score: null, level: levelOfPoints(assessment.rule.levels, score)?.name ?? null };
  return { score, level: levelOf([...assessment.rule.levels], score)?.name ?? null };
}
