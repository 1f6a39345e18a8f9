import { ScorerRole } from '@hengcai/shared/enums';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import { checkScore } from '@hengcai/shared/rules/performance/scoring';
import { placeOfNumber, type SheetScorer } from '@hengcai/shared/rules/enterprise/sheet-columns';
import { parted, SCORE_CELLS, shownIn, type Cell, type CellText } from '@hengcai/shared/rules/performance/typed-cells';
import type { TargetRow } from './assessment.ts';
import { isFormula, isTyped, rowsOfPart, type FormPart, type ScorerRoleValue } from './composition.ts';
import type { ScoreValue } from './score-sheets.ts';
import type { RuleSnapshot } from '../tables.ts';

/** One line of a sheet as typed; what is absent stays as it was, null clears it. */
export interface TypedScore {
  rowId: string;
  score?: string | null | undefined;
  levelName?: string | null | undefined;
  comment?: string | null | undefined;
  achievedValue?: string | null | undefined;
  typed?: readonly CellText[] | undefined;
}

type Rule = Pick<RuleSnapshot, 'ruleType' | 'scoredBy' | 'wholeScores' | 'levels' | 'granularity' | 'fullScore'>;

/** What of a draft cannot be stored at all: indicators that are not in the form, levels or scores that the rule does not have. */
export function checkStorable(
  typed: readonly TypedScore[],
  rows: readonly Pick<TargetRow, 'id'>[],
  rule: Rule,
): RuleIssue[] {
  const known = new Set(rows.map((row) => row.id));
  const byLevel = isScoredByLevel(rule);
  return typed.flatMap(({ rowId, score = null, levelName = null }, i) => {
    // Deleting here also finds the second line of an indicator that is named twice.
    if (!known.delete(rowId)) return [issue(`rows.${i}.rowId`, 'UNKNOWN_REFERENCE')];
    if (byLevel && score !== null) return [issue(`rows.${i}.score`, 'SCORED_BY_LEVEL')];
    if (levelName === null) return [];
    if (!byLevel) return [issue(`rows.${i}.levelName`, 'SCORED_BY_NUMBER')];
    return rule.levels.some((level) => level.name === levelName)
      ? []
      : [issue(`rows.${i}.levelName`, 'CHOICE_INVALID')];
  });
}

/** The values of a line, and what of it is no value its cells could store. */
export const cellsOf = (line: TypedScore) => parted(SCORE_CELLS, (cell) => shownIn(line.typed, cell) ?? line[cell]);

/** The scores of a sheet after a save. */
export function mergeScores(before: readonly ScoreValue[], typed: readonly TypedScore[]): ScoreValue[] {
  const merged = new Map(before.map((one) => [one.targetRowId, one]));
  for (const line of typed) {
    const { rowId, levelName, comment } = line;
    const former = merged.get(rowId);
    const cells = cellsOf(line);
    const isSaid = (cell: Cell) => line[cell as 'score'] !== undefined || shownIn(line.typed, cell) !== null;
    const kept = [...(former?.typed ?? []).filter(({ cell }) => !isSaid(cell)), ...cells.typed];
    merged.set(rowId, {
      targetRowId: rowId,
      score: isSaid('score') ? cells.values.score : (former?.score ?? null),
      levelName: levelName === undefined ? (former?.levelName ?? null) : levelName,
      comment: comment === undefined ? (former?.comment ?? null) : comment,
      typed: kept.length > 0 ? kept : null,
    });
  }
  return [...merged.values()];
}

/** What of an indicator the check of a sheet looks at. */
type CheckedRow = Pick<TargetRow, 'id' | 'templateId' | 'partCode' | 'achievedValue'>;

interface SheetCheck {
  role: ScorerRoleValue;
  rule: Rule;
  parts: readonly FormPart[];
  rows: readonly CheckedRow[];
  scores: readonly ScoreValue[];
  /** The lines of the call, whose places name the fields. */
  typed: readonly TypedScore[];
  /** The indicators beside which a file stands; none where nothing can be attached. */
  attached?: ReadonlySet<string>;
}

/** What keeps a sheet from being submitted: scores of the rule's range and granularity, achieved values, required files and comments (specification 5). */
export function checkSheet({ role, rule, parts, rows, scores, typed, attached }: SheetCheck): RuleIssue[] {
  if (rows.length === 0) return [issue('rows', 'INDICATORS_REQUIRED')];
  const scoreOf = new Map(scores.map((one) => [one.targetRowId, one]));
  const place = new Map([
    ...rows.map((row, i) => [row.id, i] as const),
    ...typed.map((row, i) => [row.rowId, i] as const),
  ]);
  return parts.flatMap((part) =>
    rowsOfPart(part, rows).flatMap((row) => {
      const at = `rows.${place.get(row.id) ?? 0}`;
      const one = scoreOf.get(row.id);
      const achieved = shownIn(one?.typed ?? [], 'achievedValue');
      return [
        ...(isTyped(part) ? checkGiven(rule, one, at) : []),
        ...(achieved === null ? [] : [issue(`${at}.achievedValue`, 'NUMBER_INVALID')]),
        ...(achieved === null && row.achievedValue === null && wantsAchieved(part, role)
          ? [issue(`${at}.achievedValue`, 'REQUIRED')]
          : []),
        ...(requires(part, 'attachments', role) && !attached?.has(row.id)
          ? [issue(`${at}.attachments`, 'ATTACHMENT_REQUIRED')]
          : []),
        ...(requires(part, 'comment', role) && (one?.comment ?? '') === '' ? [issue(`${at}.comment`, 'REQUIRED')] : []),
      ];
    }),
  );
}

/** A level where the rule is scored by levels, else a score of the rule’s range and granularity. */
function checkGiven(rule: Rule, one: ScoreValue | undefined, at: string): RuleIssue[] {
  if (isScoredByLevel(rule))
    return (one?.levelName ?? null) === null ? [issue(`${at}.levelName`, 'LEVEL_REQUIRED')] : [];
  const { granularity, fullScore: high, wholeScores: integerOnly = false } = rule;
  return checkScore(shownIn(one?.typed ?? [], 'score') ?? one?.score, {
    low: '0',
    high,
    granularity,
    integerOnly,
    field: `${at}.score`,
  });
}

const SHEET_OF: Partial<Record<ScorerRoleValue, SheetScorer>> = {
  [ScorerRole.SELF]: 'SELF',
  [ScorerRole.PARTNER]: 'PARTNER',
  [ScorerRole.BOSS]: 'BOSS',
};

/** Whether a part has a required column of that kind in the sheet of this scorer. */
const requires = (part: FormPart, field: 'comment' | 'achievedValue' | 'attachments', role: ScorerRoleValue): boolean =>
  part.columns.some(({ columnType, required }) => {
    const place = placeOfNumber(columnType);
    return required && place?.sheet === 'scores' && place.field === field && place.by === SHEET_OF[role];
  });
/** Achieved values are typed by the person, and of a department by whoever scores it. */
const wantsAchieved = (part: FormPart, role: ScorerRoleValue): boolean =>
  (role === ScorerRole.SELF || role === ScorerRole.DEPARTMENT) &&
  (isFormula(part) || requires(part, 'achievedValue', role));
