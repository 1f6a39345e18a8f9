import type * as z from 'zod';
import type { AssessmentTemplatePartInput } from '@hengcai/shared/contract/enterprise/assessment-module';
import { AssessmentColumnType, ScoreMethod } from '@hengcai/shared/enums';
import { compare, dec, isDecimal, sum } from '@hengcai/shared/numbers';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { needsFigures, placeOfNumber } from '@hengcai/shared/rules/enterprise/sheet-columns';
import type { TemplatePartData } from './tables.ts';

export type PartInput = z.output<typeof AssessmentTemplatePartInput>;

/** A formula is computed from these, so the form must show them. */
const FORMULA_COLUMNS = [
  AssessmentColumnType.START_VALUE,
  AssessmentColumnType.TARGET_VALUE,
  AssessmentColumnType.ACHIEVED_VALUE,
] as const;

/** Whether the parts of a content version are sound (specification 5: weights; domain 3: formula scores). */
export function checkTemplate(parts: readonly PartInput[]): RuleIssue[] {
  const issues = duplicates(parts, (part) => part.partName, 'parts', 'partName');
  issues.push(...duplicates(parts, (part) => part.partNameEn ?? '', 'parts', 'partNameEn'));
  parts.forEach((part, i) => issues.push(...checkPart(part, `parts.${i}`)));
  issues.push(
    ...checkWeights(
      parts.map((part) => part.weight),
      'parts',
      'weight',
    ),
  );
  return issues;
}

function checkPart(part: PartInput, at: string): RuleIssue[] {
  const issues = duplicates(part.columns, (column) => column.columnName, `${at}.columns`, 'columnName');
  issues.push(...duplicates(part.columns, (column) => column.columnNameEn ?? '', `${at}.columns`, 'columnNameEn'));
  issues.push(...duplicates(part.columns, (column) => String(column.columnType), `${at}.columns`, 'columnType'));
  issues.push(
    ...part.columns.flatMap(({ columnType }, i) =>
      placeOfNumber(columnType) === null ? [issue(`${at}.columns.${i}.columnType`, 'COLUMN_TYPE_NOT_OFFERED')] : [],
    ),
  );
  const types = new Set<number>(part.columns.map((column) => column.columnType));
  if (!types.has(AssessmentColumnType.KEY_RESULT)) issues.push(issue(`${at}.columns`, 'TEMPLATE_KEY_RESULT_COLUMN'));
  const computed = part.columns.some(({ columnType }) => needsFigures(columnType));
  if ((computed || part.scoreMethod === ScoreMethod.FORMULA) && FORMULA_COLUMNS.some((type) => !types.has(type)))
    issues.push(issue(`${at}.columns`, 'TEMPLATE_FORMULA_COLUMNS'));
  if (part.scoreMethod === ScoreMethod.FORMULA) issues.push(...checkLimits(part, at));
  if (part.minRows > part.maxRows) issues.push(issue(`${at}.minRows`, 'TEMPLATE_ROWS_REVERSED'));
  if (part.rows.length > part.maxRows)
    issues.push(issue(`${at}.rows`, 'TEMPLATE_ROWS_TOO_MANY', { max: part.maxRows }));
  issues.push(...checkRows(part, at));
  return issues;
}

function checkLimits(part: PartInput, at: string): RuleIssue[] {
  const issues: RuleIssue[] = [];
  const { floor, cap } = part;
  if (floor === null || !isDecimal(floor, LIMITS.decimalDigits) || compare(floor, 0) < 0)
    issues.push(issue(`${at}.floor`, 'NUMBER_INVALID'));
  else if (cap === null || !isDecimal(cap, LIMITS.decimalDigits)) issues.push(issue(`${at}.cap`, 'NUMBER_INVALID'));
  else if (compare(floor, cap) >= 0) issues.push(issue(`${at}.floor`, 'TEMPLATE_FLOOR_NOT_BELOW_CAP'));
  return issues;
}

function checkRows(part: PartInput, at: string): RuleIssue[] {
  const issues = part.rows.flatMap((row, i) =>
    row.startValue !== null && row.targetValue !== null && compare(row.startValue, row.targetValue) === 0
      ? [issue(`${at}.rows.${i}.targetValue`, 'INDICATOR_VALUES_EQUAL')]
      : [],
  );
  if (part.rowsByEmployee) return issues;
  // Nobody can add a row later, so what the template brings has to be whole.
  if (part.rows.length === 0) issues.push(issue(`${at}.rows`, 'TEMPLATE_ROWS_REQUIRED'));
  else
    issues.push(
      ...checkWeights(
        part.rows.map((row) => row.weight),
        `${at}.rows`,
        'weight',
      ),
    );
  return issues;
}

function checkWeights(weights: readonly (string | null)[], list: string, key: string): RuleIssue[] {
  const issues = weights.flatMap((weight, i) => {
    if (weight === null) return [issue(`${list}.${i}.${key}`, 'WEIGHT_REQUIRED')];
    const sound =
      isDecimal(weight, LIMITS.decimalDigits) && compare(weight, 0) > 0 && compare(weight, LIMITS.weightTotal) <= 0;
    return sound ? [] : [issue(`${list}.${i}.${key}`, 'WEIGHT_OUT_OF_RANGE')];
  });
  if (issues.length > 0) return issues;
  const total = sum(weights.map((weight) => weight ?? '0'));
  return compare(total, LIMITS.weightTotal) === 0 ? [] : [issue(list, 'WEIGHTS_NOT_100', { sum: total })];
}

/** What stands there twice; nothing at all may stand there as often as it likes. */
function duplicates<T>(items: readonly T[], keyOf: (item: T) => string, list: string, field: string): RuleIssue[] {
  const seen = new Set<string>();
  return items.flatMap((item, i) => {
    const key = keyOf(item).trim().toLowerCase();
    if (key === '') return [];
    if (seen.has(key)) return [issue(`${list}.${i}.${field}`, 'VALUE_DUPLICATE')];
    seen.add(key);
    return [];
  });
}

const plain = (value: string | null) => (value === null ? null : dec(value).toString());

/** Gives what is new a code, drops a code that is used twice, and writes decimals in their shortest form. */
export function withCodes(parts: readonly PartInput[], newId: () => string): TemplatePartData[] {
  const used = new Set<string>();
  const code = (given: string | undefined) => {
    const chosen = given === undefined || used.has(given) ? newId() : given;
    used.add(chosen);
    return chosen;
  };
  return parts.map((part) => ({
    ...part,
    partCode: code(part.partCode),
    partNameEn: part.partNameEn || null,
    weight: dec(part.weight).toString(),
    // A score typed by hand knows no achievement that could be held between them.
    floor: part.scoreMethod === ScoreMethod.FORMULA ? plain(part.floor) : null,
    cap: part.scoreMethod === ScoreMethod.FORMULA ? plain(part.cap) : null,
    columns: part.columns.map((column) => ({
      ...column,
      columnCode: code(column.columnCode),
      columnNameEn: column.columnNameEn || null,
    })),
    rows: part.rows.map((row) => ({
      ...row,
      rowCode: code(row.rowCode),
      startValue: plain(row.startValue),
      targetValue: plain(row.targetValue),
      weight: plain(row.weight),
    })),
  }));
}
