import { Priority } from '../../enums.ts';
import { compare, isDecimal, sum } from '../../numbers.ts';
import { isDate } from '../dates.ts';
import { isMember, issue, type RuleIssue } from '../issue.ts';
import { LIMITS } from '../limits.ts';
import { lengthOf } from '../text.ts';

/** One indicator of a target form as typed; what is not filled in is null, absent or blank. */
export interface IndicatorInput {
  keyResult: string;
  measureUnit?: string | null | undefined;
  startValue?: string | null | undefined;
  targetValue?: string | null | undefined;
  achievedValue?: string | null | undefined;
  /** Percent of the module. */
  weight?: string | null | undefined;
  /** 0 to 100 percent. */
  confidence?: string | number | null | undefined;
  priority?: number | null | undefined;
  startDate?: string | null | undefined;
  targetDate?: string | null | undefined;
}

function given(value: string | null | undefined): value is string {
  return value !== null && value !== undefined && value.trim() !== '';
}

function checkTexts(row: IndicatorInput, at: string, final: boolean): RuleIssue[] {
  const issues: RuleIssue[] = [];
  if (final && row.keyResult.trim() === '') issues.push(issue(`${at}.keyResult`, 'KEY_RESULT_REQUIRED'));
  if (lengthOf(row.keyResult.trim()) > LIMITS.keyResult)
    issues.push(issue(`${at}.keyResult`, 'TEXT_TOO_LONG', { max: LIMITS.keyResult }));
  if (given(row.measureUnit) && lengthOf(row.measureUnit.trim()) > LIMITS.measureUnit) {
    issues.push(issue(`${at}.measureUnit`, 'TEXT_TOO_LONG', { max: LIMITS.measureUnit }));
  }
  return issues;
}

function checkValues(row: IndicatorInput, at: string): RuleIssue[] {
  const issues: RuleIssue[] = [];
  for (const key of ['startValue', 'targetValue', 'achievedValue'] as const) {
    const value = row[key];
    if (given(value) && !isDecimal(value)) issues.push(issue(`${at}.${key}`, 'NUMBER_INVALID'));
  }
  const { startValue, targetValue } = row;
  if (
    given(startValue) &&
    given(targetValue) &&
    isDecimal(startValue) &&
    isDecimal(targetValue) &&
    compare(startValue, targetValue) === 0
  ) {
    issues.push(issue(`${at}.targetValue`, 'INDICATOR_VALUES_EQUAL'));
  }
  return issues;
}

function checkWeight(row: IndicatorInput, at: string, final: boolean): RuleIssue[] {
  const { weight } = row;
  if (!given(weight)) return final ? [issue(`${at}.weight`, 'WEIGHT_REQUIRED')] : [];
  if (!isDecimal(weight, LIMITS.decimalDigits)) return [issue(`${at}.weight`, 'NUMBER_INVALID')];
  return compare(weight, 0) > 0 && compare(weight, LIMITS.weightTotal) <= 0
    ? []
    : [issue(`${at}.weight`, 'WEIGHT_OUT_OF_RANGE')];
}

function checkChoices(row: IndicatorInput, at: string): RuleIssue[] {
  const issues: RuleIssue[] = [];
  const confidence = row.confidence === null || row.confidence === undefined ? '' : String(row.confidence);
  if (confidence !== '' && (!isDecimal(confidence) || compare(confidence, 0) < 0 || compare(confidence, 100) > 0)) {
    issues.push(issue(`${at}.confidence`, 'CONFIDENCE_OUT_OF_RANGE'));
  }
  if (row.priority !== null && row.priority !== undefined && !isMember(Priority, row.priority)) {
    issues.push(issue(`${at}.priority`, 'CHOICE_INVALID'));
  }
  return issues;
}

function checkDates(row: IndicatorInput, at: string): RuleIssue[] {
  const issues: RuleIssue[] = [];
  for (const key of ['startDate', 'targetDate'] as const) {
    if (given(row[key]) && !isDate(row[key])) issues.push(issue(`${at}.${key}`, 'DATE_INVALID'));
  }
  if (isDate(row.startDate) && isDate(row.targetDate) && row.startDate >= row.targetDate) {
    issues.push(issue(`${at}.targetDate`, 'INDICATOR_DATES_ORDER'));
  }
  return issues;
}

/** Whether the weights of a module sum to 100 percent exactly (specification 5). */
export function weightsSumTo100(weights: readonly (string | null | undefined)[]): boolean {
  const typed = weights.filter(given);
  return typed.every((weight) => isDecimal(weight)) && compare(sum(typed), LIMITS.weightTotal) === 0;
}

/** Whether the indicators of one module are sound (specification 5); a draft (`final` false) may lack key results and weights, submitted ones not. */
export function checkIndicators(rows: readonly IndicatorInput[], options: { final: boolean }): RuleIssue[] {
  const { final } = options;
  const issues = rows.flatMap((row, i) => {
    const at = `rows.${i}`;
    return [
      ...checkTexts(row, at, final),
      ...checkValues(row, at),
      ...checkWeight(row, at, final),
      ...checkChoices(row, at),
      ...checkDates(row, at),
    ];
  });
  if (!final) return issues;
  if (rows.length === 0) return [issue('rows', 'INDICATORS_REQUIRED')];
  const weights = rows.map((row) => row.weight).filter(given);
  if (weights.every((weight) => isDecimal(weight)) && !weightsSumTo100(weights)) {
    issues.push(issue('rows', 'WEIGHTS_NOT_100', { sum: sum(weights) }));
  }
  return issues;
}
