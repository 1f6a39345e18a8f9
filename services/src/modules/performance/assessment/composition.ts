import { ScoreMethod, ScorerRole, type ValueOf } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { gradeOf, isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import {
  scorePassport,
  type Passport,
  type PassportIndicator,
  type PassportModule,
  type PassportSource,
  type PassportPlan,
} from '@hengcai/shared/rules/performance/passport';
import {
  achievement,
  formulaScore,
  moduleScore,
  personScore,
  roundScore,
  type FormulaInput,
  type ScoreSource,
  type WeightedScore,
} from '@hengcai/shared/rules/performance/scoring';
import type { TemplatePartData } from '../../enterprise/tables.ts';
import type { RuleSnapshot } from '../tables.ts';

export type ScorerRoleValue = ValueOf<typeof ScorerRole>;

/** A part of the form with the template it comes from; `weight` counts within the template, `moduleWeight` within the plan. */
export type FormPart = TemplatePartData & {
  companyModuleCode: string;
  companyModuleName: string;
  moduleWeight: string;
  /** The score of the department counts in it. */
  takesDeptScore: boolean;
};

/** What of an indicator the arithmetic looks at. */
export interface ScoredRow {
  id: string;
  templateId: string;
  partCode: string;
  keyResult: string;
  weight: string | null;
  startValue: string | null;
  targetValue: string | null;
  achievedValue: string | null;
}

/** What one scorer gave one indicator: a score or, where the rule is scored by levels, a level. */
export interface Given {
  score: string | null;
  levelName: string | null;
}

/** What was given in one submitted sheet, by indicator. */
export interface SubmittedSheet {
  scorerRole: ScorerRoleValue;
  scores: ReadonlyMap<string, Given>;
  /** Of co-assessors: how much it counts beside the others’. */
  weight?: string;
}

/** Everything a result is computed from. */
export interface Composition {
  digits: number;
  rule: Pick<RuleSnapshot, 'ruleType' | 'scoredBy' | 'fullScore' | 'levels'>;
  /** Percent of each source; a source without one does not count. */
  ratios: Partial<Record<ScorerRoleValue, string>>;
  parts: readonly FormPart[];
  rows: readonly ScoredRow[];
  sheets: readonly SubmittedSheet[];
  /** Scores that came by file, by part (`importKey`). */
  imported?: ReadonlyMap<string, string>;
  /** What included plans brought: the score of the part that is scored by import, unless one came by file. */
  included?: readonly PassportPlan[];
  /** What the department of the person was given; null or absent: nothing that counts. */
  department?: { counted: string; levelName: string | null } | null;
  /** What the people around gave for the whole; null or absent: nothing that counts. */
  reviewScore?: string | null;
}

const SOURCE_OF: Record<ScorerRoleValue, ScoreSource> = {
  [ScorerRole.SELF]: 'self',
  [ScorerRole.BOSS]: 'boss',
  [ScorerRole.PARTNER]: 'partner',
  [ScorerRole.DEPARTMENT]: 'department',
  [ScorerRole.HR]: 'hr',
  [ScorerRole.IMPORT]: 'import360',
};

/** The indicators of a part, in the order of the form. */
export function rowsOfPart<R extends { templateId: string; partCode: string }>(
  part: Pick<FormPart, 'companyModuleCode' | 'partCode'>,
  rows: readonly R[],
): R[] {
  return rows.filter((row) => row.templateId === part.companyModuleCode && row.partCode === part.partCode);
}

/** Whether scores of a part are computed from achieved values and not typed. */
export const isFormula = (part: Pick<FormPart, 'scoreMethod'>): boolean => part.scoreMethod === ScoreMethod.FORMULA;

/** Whether scores of a part come by file and not from sheets. */
export const isImported = (part: Pick<FormPart, 'scoreMethod'>): boolean => part.scoreMethod === ScoreMethod.IMPORTED;
/** Whether people type scores of a part into their sheets. */
export const isTyped = (part: Pick<FormPart, 'scoreMethod'>): boolean => part.scoreMethod === ScoreMethod.MANUAL;
export const importKey = (part: Pick<FormPart, 'companyModuleCode' | 'partCode'>): string =>
  `${part.companyModuleCode} ${part.partCode}`;

/** The score an indicator of a formula part has by its figures, unrounded; null while one is missing. */
export function computedScore(part: FormPart, row: ScoredRow, fullScore: string): string | null {
  return formulaScore({
    ...formulaOf(part, fullScore),
    achievement: achievement(row.startValue, row.targetValue, row.achievedValue),
  });
}

/** What an indicator has in a sheet: what its figures give where a formula scores it, else what was given. */
export function givenTo(
  part: FormPart,
  row: ScoredRow,
  rule: Pick<RuleSnapshot, 'fullScore'>,
  { scores }: Pick<SubmittedSheet, 'scores'>,
): Given {
  if (isFormula(part)) return { score: computedScore(part, row, rule.fullScore), levelName: null };
  if (isImported(part)) return { score: null, levelName: null };
  return scores.get(row.id) ?? { score: null, levelName: null };
}

/** The mean of one sheet over all parts, unrounded: what the calibration list shows per scorer. */
export function sheetTotal(
  { parts, rows, rule }: Pick<Composition, 'parts' | 'rows' | 'rule'>,
  sheet: SubmittedSheet,
): string | null {
  const scoreOf = (part: FormPart, row: ScoredRow): WeightedScore => {
    const given = givenTo(part, row, rule, sheet);
    const counted = isScoredByLevel(rule) ? (gradeOf(rule.levels, given)?.points ?? null) : given.score;
    return { weight: row.weight ?? '0', score: counted };
  };
  return personScore(
    parts.map((part) => ({
      weight: weightInPlan(part),
      score: moduleScore(rowsOfPart(part, rows).map((row) => scoreOf(part, row))),
    })),
  );
}

/**
 * The result of a person and the steps behind it. There is one arithmetic: what is stored and what the passport explains
 * come from the same call. Parts and sources that are missing take their weight along (domain 3).
 */
export function compose(input: Composition): Passport {
  const { parts, rows, rule } = input;
  const sheets = input.sheets.filter((sheet) => input.ratios[sheet.scorerRole] !== undefined);
  const roles = [...new Set(sheets.map((sheet) => sheet.scorerRole))];
  return scorePassport({
    digits: input.digits,
    levels: rule.levels,
    byLevel: isScoredByLevel(rule),
    modules: parts.map((part) => ({
      name: parts.some((other) => other.companyModuleCode !== part.companyModuleCode)
        ? `${part.companyModuleName} / ${part.partName}`
        : part.partName,
      weight: weightInPlan(part),
      ...(isImported(part)
        ? importedModule(part, input)
        : {
            sources: [
              ...roles.map((role) => {
                const indicatorsOf = (sheet: SubmittedSheet) =>
                  rowsOfPart(part, rows).map((row) => indicatorOf(part, row, sheet, rule.fullScore));
                const own = sheets.filter((sheet) => sheet.scorerRole === role);
                const [only] = own;
                const source = { source: SOURCE_OF[role], ratio: input.ratios[role] ?? '0' };
                // What figures give is the same in every sheet.
                if (only && (own.length === 1 || isFormula(part))) return { ...source, indicators: indicatorsOf(only) };
                const raters = own.map((sheet, i) => ({
                  name: String(i + 1),
                  weight: sheet.weight ?? '1',
                  indicators: indicatorsOf(sheet),
                }));
                return { ...source, raters };
              }),
              ...departmentSource(part, input),
              ...reviewSource(input),
            ],
          }),
    })),
  });
}

/** What came by file is the whole score of its part; where nothing did, what the included plans came to. */
function importedModule(
  part: FormPart,
  { imported, included = [] }: Composition,
): Omit<PassportModule, 'name' | 'weight'> {
  const score = imported?.get(importKey(part));
  if (score !== undefined) return { sources: [{ source: 'import', ratio: '100', score }] };
  return included.length === 0 ? { sources: [] } : { sources: [], plans: included };
}

/** What the department was given counts in the template that takes it. */
function departmentSource(part: FormPart, { ratios, rule, department = null }: Composition): PassportSource[] {
  const ratio = ratios[ScorerRole.DEPARTMENT];
  if (!part.takesDeptScore || ratio === undefined || department === null) return [];
  const level = isScoredByLevel(rule) ? department.levelName : null;
  return [{ source: SOURCE_OF[ScorerRole.DEPARTMENT], ratio, score: department.counted, level }];
}

/** What the people around gave counts alike in each part. */
function reviewSource({ ratios, reviewScore = null }: Composition) {
  const ratio = ratios[ScorerRole.IMPORT];
  if (ratio === undefined || reviewScore === null) return [];
  return [{ source: SOURCE_OF[ScorerRole.IMPORT], ratio, score: reviewScore }];
}

/** What an appraisal keeps of its result, if there is one: unrounded for every later computation, and as people see it. */
export function resultColumns(result: Passport | null, digits: number) {
  const unrounded = result?.unrounded ?? null;
  return {
    composedRaw: unrounded,
    composed: unrounded === null ? null : roundScore(unrounded, digits),
    levelName: result?.level ?? null,
  };
}

/** Percent of the part in the whole plan, exactly. */
export const weightInPlan = (part: FormPart): string => dec(part.moduleWeight).times(part.weight).div(100).toString();

function indicatorOf(part: FormPart, row: ScoredRow, sheet: SubmittedSheet, fullScore: string): PassportIndicator {
  const base = { name: row.keyResult, weight: row.weight ?? '0' };
  if (!isFormula(part)) {
    const { score = null, levelName = null } = sheet.scores.get(row.id) ?? {};
    return { ...base, score, level: levelName };
  }
  const { startValue: start, targetValue: target, achievedValue: achieved } = row;
  return { ...base, score: null, formula: { ...formulaOf(part, fullScore), start, target, achieved } };
}

/** A template cannot enable a formula part without floor and cap; the fallback means "the achievement itself, up to all of it". */
const formulaOf = (part: FormPart, fullScore: string): Omit<FormulaInput, 'achievement'> => ({
  fullScore,
  floor: part.floor ?? '0',
  cap: part.cap ?? '1',
});
