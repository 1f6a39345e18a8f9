import { ColumnType, ScorerRole } from '@hengcai/shared/enums';
import { dec, isDecimal } from '@hengcai/shared/numbers';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { checkScore } from '@hengcai/shared/rules/scoring';
import type { TargetRow } from './assessment.ts';
import { isFormula, rowsOfPart, type FormPart, type ScorerRoleValue } from './composition.ts';
import type { ScoreValue } from './score-sheets.ts';
import type { RuleSnapshot } from './tables.ts';

/** One line of a sheet as typed; what is absent stays as it was, null clears it. */
export interface TypedScore {
  rowId: string;
  score?: string | null | undefined;
  comment?: string | null | undefined;
  achievedValue?: string | null | undefined;
}

/** Scores are stored with four places and eight digits before the point. */
const SCORE_LIMIT = '100000000';

/** What of a draft cannot be stored at all: indicators that are not in the form, numbers beyond the column. */
export function checkStorable(typed: readonly TypedScore[], rows: readonly TargetRow[]): RuleIssue[] {
  const known = new Set(rows.map((row) => row.id));
  return typed.flatMap(({ rowId, score }, i) => {
    // Deleting here also finds the second line of an indicator that is named twice.
    if (!known.delete(rowId)) return [issue(`rows.${i}.rowId`, 'UNKNOWN_REFERENCE')];
    if (score === undefined || score === null) return [];
    const fits = isDecimal(score, LIMITS.decimalDigits) && dec(score).abs().lt(SCORE_LIMIT);
    return fits ? [] : [issue(`rows.${i}.score`, 'NUMBER_INVALID')];
  });
}

/** The scores of a sheet after a save. */
export function mergeScores(before: readonly ScoreValue[], typed: readonly TypedScore[]): ScoreValue[] {
  const merged = new Map(before.map((one) => [one.targetRowId, one]));
  for (const { rowId, score, comment } of typed) {
    const former = merged.get(rowId);
    merged.set(rowId, {
      targetRowId: rowId,
      score: score === undefined ? (former?.score ?? null) : score,
      comment: comment === undefined ? (former?.comment ?? null) : comment,
    });
  }
  return [...merged.values()];
}

interface SheetCheck {
  role: ScorerRoleValue;
  rule: Pick<RuleSnapshot, 'granularity' | 'fullScore'>;
  parts: readonly FormPart[];
  rows: readonly TargetRow[];
  scores: readonly ScoreValue[];
  /** The lines of the call, whose places name the fields. */
  typed: readonly TypedScore[];
}

/** What keeps a sheet from being submitted: scores of the rule's range and granularity, achieved values, required comments (specification 5). */
export function checkSheet({ role, rule, parts, rows, scores, typed }: SheetCheck): RuleIssue[] {
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
      const range = { low: '0', high: rule.fullScore, granularity: rule.granularity, field: `${at}.score` };
      return [
        ...(isFormula(part) ? [] : checkScore(one?.score, range)),
        ...(role === ScorerRole.SELF && row.achievedValue === null && wantsAchieved(part)
          ? [issue(`${at}.achievedValue`, 'REQUIRED')]
          : []),
        ...(requires(part, COMMENT_COLUMN[role]) && (one?.comment ?? '') === ''
          ? [issue(`${at}.comment`, 'REQUIRED')]
          : []),
      ];
    }),
  );
}

const COMMENT_COLUMN: Partial<Record<ScorerRoleValue, number>> = {
  [ScorerRole.SELF]: ColumnType.SELF_COMMENT,
  [ScorerRole.BOSS]: ColumnType.BOSS_COMMENT,
};

const requires = (part: FormPart, type: number | undefined): boolean =>
  part.columns.some((column) => column.columnType === type && column.required);
const wantsAchieved = (part: FormPart): boolean => isFormula(part) || requires(part, ColumnType.ACHIEVED_VALUE);
