import type * as z from 'zod';
import type { IndicatorInput } from '@hengcai/shared/contract/performance-view';
import { ColumnType, type ValueOf } from '@hengcai/shared/enums';
import { invalid } from '../../kit/failure.ts';
import { checkIndicators } from '@hengcai/shared/rules/indicators';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import type { InfoRow, TargetRow } from './assessment.ts';
import { isFormula, rowsOfPart, type FormPart } from './composition.ts';

type RowInput = z.output<typeof IndicatorInput>;

interface Merge {
  before: readonly TargetRow[];
  typed: readonly RowInput[];
  parts: readonly FormPart[];
  assessment: Pick<InfoRow, 'companyId' | 'id'>;
  newId: () => string;
}

/**
 * The form after a save. The typed rows are the whole of it: a row that is not among them is gone, except the fixed ones
 * of the template, which stay and keep key result and weight whatever was typed.
 */
export function mergeRows({ before, typed, parts, assessment, newId }: Merge): TargetRow[] {
  const known = new Map(before.map((row) => [row.id, row]));
  const used = new Set<string>();
  const rows = typed.map((input, sort): TargetRow => {
    const part = parts.find(
      (one) => one.companyModuleCode === input.companyModuleCode && one.partCode === input.partCode,
    );
    if (!part) throw invalid(`rows.${sort}.partCode`, 'UNKNOWN_REFERENCE');
    const former = input.rowId === undefined ? undefined : known.get(input.rowId);
    if (input.rowId !== undefined && (!former || used.has(former.id) || rowsOfPart(part, [former]).length === 0))
      throw invalid(`rows.${sort}.rowId`, 'UNKNOWN_REFERENCE');
    if (former) used.add(former.id);
    else if (!part.rowsByEmployee) throw invalid(`rows.${sort}`, 'ROWS_ARE_FIXED');
    const row = { ...blankRow(assessment, former?.id ?? newId()), ...former, ...typedValues(input), sort };
    return former?.fixed ? { ...row, ...fixedValues(former, part) } : row;
  });
  const left = before.filter((row) => row.fixed && !used.has(row.id));
  return [...rows, ...left.map((row, i) => ({ ...row, sort: rows.length + i }))];
}

const blankRow = ({ companyId, id: assessmentId }: Merge['assessment'], id: string) => ({
  companyId,
  id,
  assessmentId,
  fixed: false,
  achievedValue: null,
});

function typedValues(input: RowInput) {
  return {
    templateId: input.companyModuleCode,
    partCode: input.partCode,
    keyResult: input.keyResult,
    description: input.description ?? null,
    measureUnit: input.measureUnit ?? null,
    startValue: input.startValue ?? null,
    targetValue: input.targetValue ?? null,
    weight: input.weight ?? null,
    confidence: input.confidence ?? null,
    priority: input.priority,
    startDate: input.startDate ?? null,
    targetDate: input.targetDate ?? null,
  };
}

/** What of a fixed row cannot be changed; a weight that the template leaves open can. */
function fixedValues(
  former: TargetRow,
  part: FormPart,
): Pick<TargetRow, 'keyResult'> & Partial<Pick<TargetRow, 'weight'>> {
  const weightIsOpen = part.rows.some((row) => row.keyResult === former.keyResult && row.weight === null);
  return { keyResult: former.keyResult, ...(!weightIsOpen && { weight: former.weight }) };
}

/** What is wrong with a draft: values that cannot be stored or contradict each other; what is missing is fine. */
export const checkDraft = (rows: readonly RowInput[]): RuleIssue[] => checkIndicators(rows, { final: false });

/** What keeps a form from being submitted: every part by itself, because weights sum to 100 percent of a part (specification 5). */
export function checkForm(rows: readonly TargetRow[], parts: readonly FormPart[]): RuleIssue[] {
  const place = new Map(rows.map((row, i) => [row.id, i]));
  if (rows.length === 0) return [issue('rows', 'INDICATORS_REQUIRED')];
  return parts.flatMap((part, i) => {
    const own = rowsOfPart(part, rows);
    const at = (row: TargetRow, field: string) => `rows.${place.get(row.id) ?? 0}.${field}`;
    const counted = checkCount(part, own.length, `parts.${i}`);
    if (own.length === 0) return counted;
    const issues = checkIndicators(own, { final: true }).map((one) => ({
      ...one,
      field: placed(one.field, own, at, i),
    }));
    return [
      ...counted,
      ...issues,
      ...own.flatMap((row) => missing(part, row).map((field) => issue(at(row, field), 'REQUIRED'))),
    ];
  });
}

/** The rule counts the rows of a part; the caller's form counts all of them. */
function placed(
  field: string,
  own: readonly TargetRow[],
  at: (row: TargetRow, field: string) => string,
  part: number,
): string {
  const [, index, ...rest] = field.split('.');
  const row = index === undefined ? undefined : own[Number(index)];
  return row ? at(row, rest.join('.')) : `parts.${part}`;
}

function checkCount(part: FormPart, count: number, field: string): RuleIssue[] {
  if (count < part.minRows) return [issue(field, 'TOO_FEW', { min: part.minRows })];
  return count > part.maxRows ? [issue(field, 'TOO_MANY', { max: part.maxRows })] : [];
}

/** Which value each column asks for; the others are filled in while scoring, or are checked by the rule already. */
const COLUMN_VALUE: Partial<Record<ValueOf<typeof ColumnType>, keyof TargetRow>> = {
  [ColumnType.MEASURE_UNIT]: 'measureUnit',
  [ColumnType.START_VALUE]: 'startValue',
  [ColumnType.TARGET_VALUE]: 'targetValue',
  [ColumnType.CONFIDENCE]: 'confidence',
  [ColumnType.START_DATE]: 'startDate',
  [ColumnType.TARGET_DATE]: 'targetDate',
  [ColumnType.DESCRIPTION]: 'description',
};

/** Required columns without a value; a formula cannot do without its figures even where the template forgot to say so. */
function missing(part: FormPart, row: TargetRow): (keyof TargetRow)[] {
  const required = part.columns
    .filter((column) => column.required)
    .flatMap((column) => COLUMN_VALUE[column.columnType] ?? []);
  const wanted = new Set<keyof TargetRow>([
    ...required,
    ...(isFormula(part) ? (['startValue', 'targetValue'] as const) : []),
  ]);
  return [...wanted].filter((field) => row[field] === null || row[field] === '');
}
