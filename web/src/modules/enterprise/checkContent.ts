import { compare, isDecimal, sum } from '@hengcai/shared/numbers';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { needsFigures, placeOf } from '@hengcai/shared/rules/enterprise/sheet-columns';
import { AssessmentColumnType } from '@hengcai/shared/enums';
import type { PartValues } from '../../shared/template/partValues';
import { type ContentValues, FORMULA_COLUMNS } from './contentModel';

/** Codes whose texts are this module's own; all others are texts of the shared rules. */
export const ownCodes = {
  NAME_REQUIRED: 'enterprise.content.check.name',
  VALUE_DUPLICATE: 'enterprise.content.check.duplicate',
  PARTS_REQUIRED: 'enterprise.content.check.parts',
  KEY_RESULT_COLUMN: 'enterprise.content.check.keyResult',
  FORMULA_COLUMNS: 'enterprise.content.check.formula',
  FLOOR_NOT_BELOW_CAP: 'enterprise.content.check.floor',
  ROWS_RANGE: 'enterprise.content.check.rowsRange',
  ROWS_TOO_MANY: 'enterprise.content.check.rowsTooMany',
  ROWS_REQUIRED: 'enterprise.content.check.rows',
} as const;

/** What a content version lacks before it can be saved; the server checks the same again. */
export function checkContent({ name, parts }: ContentValues): RuleIssue[] {
  return [
    ...(name.trim() === '' ? [issue('name', 'NAME_REQUIRED')] : []),
    ...(parts.length === 0 ? [issue('parts', 'PARTS_REQUIRED')] : []),
    ...checkNames(parts, 'parts'),
    ...parts.flatMap((part, i) => checkPart(part, `parts.${i}`)),
    ...checkWeights(
      parts.map((part) => part.weight),
      'parts',
    ),
  ];
}

function checkPart(part: PartValues, at: string): RuleIssue[] {
  const types = new Set<string>(part.columns.map((column) => column.type));
  const issues = checkNames(part.columns, `${at}.columns`);
  issues.push(
    ...part.columns.flatMap(({ type }, i) =>
      placeOf(type) === null ? [issue(`${at}.columns.${i}.name`, 'COLUMN_TYPE_NOT_OFFERED')] : [],
    ),
  );
  if (!types.has('KEY_RESULT')) issues.push(issue(`${at}.columns`, 'KEY_RESULT_COLUMN'));
  const computed = part.columns.some(({ type }) => needsFigures(AssessmentColumnType[type]));
  if ((computed || part.scoreMethod === 'FORMULA') && FORMULA_COLUMNS.some((type) => !types.has(type)))
    issues.push(issue(`${at}.columns`, 'FORMULA_COLUMNS'));
  if (part.scoreMethod === 'FORMULA') {
    for (const key of ['floor', 'cap'] as const)
      if (!isDecimal(part[key], 2)) issues.push(issue(`${at}.${key}`, 'NUMBER_INVALID'));
    if (isDecimal(part.floor) && isDecimal(part.cap) && compare(part.floor, part.cap) >= 0)
      issues.push(issue(`${at}.floor`, 'FLOOR_NOT_BELOW_CAP'));
  }
  return [...issues, ...checkRows(part, at)];
}

function checkRows(part: PartValues, at: string): RuleIssue[] {
  const issues = part.rows.flatMap((row, i): RuleIssue[] => {
    const here = `${at}.rows.${i}`;
    const equal =
      isDecimal(row.startValue) && isDecimal(row.targetValue) && compare(row.startValue, row.targetValue) === 0;
    return [
      ...(row.keyResult.trim() === '' ? [issue(`${here}.keyResult`, 'KEY_RESULT_REQUIRED')] : []),
      ...(equal ? [issue(`${here}.targetValue`, 'INDICATOR_VALUES_EQUAL')] : []),
    ];
  });
  if (part.rowsBy === 'template') {
    return part.rows.length === 0
      ? [issue(`${at}.rows`, 'ROWS_REQUIRED')]
      : [
          ...issues,
          ...checkWeights(
            part.rows.map((row) => row.weight),
            `${at}.rows`,
          ),
        ];
  }
  const least = Number(part.minRows);
  const most = Number(part.maxRows);
  if (part.minRows === '' || least > most || least > LIMITS.partRowsMax)
    issues.push(issue(`${at}.minRows`, 'ROWS_RANGE', { max: LIMITS.partRowsMax }));
  if (part.maxRows === '' || most < 1 || most > LIMITS.partRowsMax)
    issues.push(issue(`${at}.maxRows`, 'ROWS_RANGE', { max: LIMITS.partRowsMax }));
  else if (part.rows.length > most) issues.push(issue(`${at}.rows`, 'ROWS_TOO_MANY', { max: most }));
  return issues;
}

/** Names, which have to be there, and their English ones, which may; none twice. */
function checkNames(named: readonly { name: string; nameEn: string }[], list: string): RuleIssue[] {
  return (['name', 'nameEn'] as const).flatMap((which) => {
    const keys = named.map((one) => one[which].trim().toLowerCase());
    return keys.flatMap((key, i) => {
      if (key === '') return which === 'name' ? [issue(`${list}.${i}.name`, 'NAME_REQUIRED')] : [];
      return keys.indexOf(key) < i ? [issue(`${list}.${i}.${which}`, 'VALUE_DUPLICATE')] : [];
    });
  });
}

function checkWeights(weights: readonly string[], list: string): RuleIssue[] {
  const issues = weights.flatMap((weight, i) => {
    if (weight === '') return [issue(`${list}.${i}.weight`, 'WEIGHT_REQUIRED')];
    const sound =
      isDecimal(weight, LIMITS.decimalDigits) && compare(weight, 0) > 0 && compare(weight, LIMITS.weightTotal) <= 0;
    return sound ? [] : [issue(`${list}.${i}.weight`, 'WEIGHT_OUT_OF_RANGE')];
  });
  if (issues.length > 0 || weights.length === 0) return issues;
  const total = sum(weights);
  return compare(total, LIMITS.weightTotal) === 0 ? [] : [issue(list, 'WEIGHTS_NOT_100', { sum: total })];
}
