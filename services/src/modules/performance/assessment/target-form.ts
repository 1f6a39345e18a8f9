import type * as z from 'zod';
import type { AssessmentIndicatorInput } from '@hengcai/shared/contract/performance/form';
import { invalid } from '../../../kit/failure.ts';
import { checkIndicators, type IndicatorInput as TypedIndicator } from '@hengcai/shared/rules/performance/indicators';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { placeOfNumber } from '@hengcai/shared/rules/enterprise/sheet-columns';
import { parted, shownIn, TARGET_CELLS, type Cell } from '@hengcai/shared/rules/performance/typed-cells';
import type { FormRow, InfoRow, TargetRow } from './assessment.ts';
import { isFormula, rowsOfPart, type FormPart } from './composition.ts';

type RowInput = z.output<typeof AssessmentIndicatorInput>;

interface Merge {
  before: readonly FormRow[];
  typed: readonly RowInput[];
  parts: readonly FormPart[];
  assessment: Pick<InfoRow, 'companyId' | 'id'>;
  newId: () => string;
}

/**
 * The form after a save. The typed rows are the whole of it: a row that is not among them is gone, except the fixed ones
 * of the template, which stay and keep key result and weight whatever was typed.
 */
export function mergeRows({ before, typed, parts, assessment, newId }: Merge): FormRow[] {
  const known = new Map(before.map((row) => [row.id, row]));
  const used = new Set<string>();
  const rows = typed.map((input, sort): FormRow => {
    const part = parts.find(
      (one) => one.companyModuleCode === input.companyModuleCode && one.partCode === input.partCode,
    );
    if (!part) throw invalid(`rows.${sort}.partCode`, 'UNKNOWN_REFERENCE');
    const former = input.rowId === undefined ? undefined : known.get(input.rowId);
    if (input.rowId !== undefined && (!former || used.has(former.id) || rowsOfPart(part, [former]).length === 0))
      throw invalid(`rows.${sort}.rowId`, 'UNKNOWN_REFERENCE');
    if (former) used.add(former.id);
    else if (!part.rowsByEmployee) throw invalid(`rows.${sort}`, 'ROWS_ARE_FIXED');
    const row: FormRow = { ...blankRow(assessment, former?.id ?? newId()), ...former, ...typedValues(input), sort };
    return former?.fixed ? { ...row, ...fixedValues(former, part, row) } : row;
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
  const { values, typed } = parted(TARGET_CELLS, (cell) => shownIn(input.typed, cell) ?? textOf(input[cell]));
  return {
    templateId: input.companyModuleCode,
    partCode: input.partCode,
    keyResult: input.keyResult,
    description: input.description ?? null,
    measureUnit: input.measureUnit ?? null,
    remark: input.remark ?? null,
    priority: input.priority,
    ...values,
    confidence: values.confidence === null ? null : Number(values.confidence),
    typed,
  };
}

const textOf = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

/** What of a fixed row cannot be changed; a weight that the template leaves open can. */
function fixedValues(
  former: TargetRow,
  part: FormPart,
  { typed = [] }: FormRow,
): Pick<FormRow, 'keyResult'> & Partial<Pick<FormRow, 'weight' | 'typed'>> {
  const weightIsOpen = part.rows.some((row) => row.keyResult === former.keyResult && row.weight === null);
  const fixed = { weight: former.weight, typed: typed.filter(({ cell }) => cell !== 'weight') };
  return { keyResult: former.keyResult, ...(!weightIsOpen && fixed) };
}

/** What keeps a form from being submitted: every part by itself, because weights sum to 100 percent of a part (specification 5). */
export function checkForm(rows: readonly FormRow[], parts: readonly FormPart[]): RuleIssue[] {
  const place = new Map(rows.map((row, i) => [row.id, i]));
  if (rows.length === 0) return [issue('rows', 'INDICATORS_REQUIRED')];
  return parts.flatMap((part, i) => {
    const own = rowsOfPart(part, rows);
    const at = (row: TargetRow, field: string) => `rows.${place.get(row.id) ?? 0}.${field}`;
    const counted = checkCount(part, own.length, `parts.${i}`);
    if (own.length === 0) return counted;
    const issues = checkIndicators(own.map(asTyped), { final: true }).map((one) => ({
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

/** A row with what stands in its cells, value or not. */
const asTyped = ({ typed = [], ...row }: FormRow): TypedIndicator => ({
  ...row,
  ...Object.fromEntries(typed.map(({ cell, text }) => [cell, text])),
});

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

/** Required columns without a value; a formula cannot do without its figures even where the template forgot to say so. */
function missing(part: FormPart, row: FormRow): (keyof TargetRow)[] {
  const required = part.columns
    .filter((column) => column.required)
    .flatMap(({ columnType }) => {
      const place = placeOfNumber(columnType);
      return place?.sheet === 'targets' && place.field !== undefined && !place.always ? [place.field] : [];
    });
  const wanted = new Set<keyof TargetRow>([
    ...required,
    ...(isFormula(part) ? (['startValue', 'targetValue'] as const) : []),
  ]);
  const isEmpty = (field: keyof TargetRow) => row[field] === null || row[field] === '';
  return [...wanted].filter((field) => isEmpty(field) && shownIn(row.typed, field as Cell) === null);
}
