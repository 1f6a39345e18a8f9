import { Priority as PRIORITY } from '@hengcai/shared/enums';
import { checkIndicators } from '@hengcai/shared/rules/performance/indicators';
import type { RuleIssue } from '@hengcai/shared/rules/issue';
import { type BesideTargets, placeOf } from '@hengcai/shared/rules/enterprise/sheet-columns';
import { parted, TARGET_CELLS } from '@hengcai/shared/rules/performance/typed-cells';
import type { AssessmentIndicatorInput, Priority } from '../assessment.gen';
import { type Indicator, inPart, type Part } from '../model';
import { cellText, keptCells } from '../typedCells';
import { randomId } from '../../../../ui/randomId';

/** An indicator as it is typed; every value is a text and '' is none. */
export interface TargetRow {
  /** Stays the same while the form is open; a new row has no id yet. */
  key: string;
  id: string | null;
  part: Indicator['part'];
  fixed: boolean;
  keyResult: string;
  description: string;
  measureUnit: string;
  startValue: string;
  targetValue: string;
  weight: string;
  confidence: string;
  priority: string;
  startDate: string;
  targetDate: string;
  remark: string;
  /** Shown beside the targets and never typed. */
  alignedTo: readonly string[];
  lastValue: string | null;
}
/** What of an indicator the sheet of targets shows. */
export type TargetIndicator = Omit<Indicator, 'achievedValue' | 'scores' | 'alignedTo' | 'lastValue'> &
  Partial<Pick<Indicator, 'alignedTo' | 'lastValue'>>;
export type TargetField = Exclude<keyof TargetRow, 'key' | 'id' | 'part' | 'fixed' | 'alignedTo' | 'lastValue'>;

export const rowsOf = ({ indicators }: { indicators: readonly TargetIndicator[] }): readonly TargetRow[] =>
  indicators.map((row) => ({
    key: row.id,
    id: row.id,
    part: row.part,
    fixed: row.fixed,
    keyResult: row.keyResult,
    description: row.description ?? '',
    measureUnit: row.measureUnit ?? '',
    ...shownOf(row),
    priority: row.priority ?? 'ORDINARY',
    remark: row.remark ?? '',
    alignedTo: row.alignedTo ?? [],
    lastValue: row.lastValue ?? null,
  }));

/** What stands in the cells that keep whatever is typed. */
const shownOf = (row: TargetIndicator) =>
  Object.fromEntries(TARGET_CELLS.map((cell) => [cell, cellText(row.typed, cell, row[cell])])) as Record<
    (typeof TARGET_CELLS)[number],
    string
  >;

export const newRow = (part: Part): TargetRow => ({
  key: randomId(),
  id: null,
  part: { id: part.id, template: part.template },
  fixed: false,
  keyResult: '',
  description: '',
  measureUnit: '',
  startValue: '',
  targetValue: '',
  weight: '',
  confidence: '',
  priority: 'ORDINARY',
  startDate: '',
  targetDate: '',
  remark: '',
  alignedTo: [],
  lastValue: null,
});

/** A row as it is sent: values where the cells hold some, the other texts as they stand. */
export function toInput({
  key: _key,
  fixed: _fixed,
  alignedTo: _alignedTo,
  lastValue: _lastValue,
  part,
  ...row
}: TargetRow): AssessmentIndicatorInput {
  const { values, typed } = parted(TARGET_CELLS, (cell) => row[cell]);
  return {
    ...row,
    ...values,
    templateId: part?.template?.id ?? '',
    partId: part?.id ?? '',
    description: row.description || null,
    measureUnit: row.measureUnit || null,
    remark: row.remark || null,
    confidence: values.confidence === null ? null : Number(values.confidence),
    priority: row.priority as Priority,
    typed: keptCells(typed),
  };
}

/** Gives rows that were saved for the first time the ids the services made; rows typed meanwhile wait for the next save. */
export function adopt(
  rows: readonly TargetRow[],
  sent: readonly TargetRow[],
  saved: { indicators: readonly { id: string }[] },
): readonly TargetRow[] {
  const ids = new Map(sent.map((row, i) => [row.key, saved.indicators[i]?.id ?? null]));
  return rows.some((row) => row.id === null && ids.get(row.key))
    ? rows.map((row) => (row.id === null ? { ...row, id: ids.get(row.key) ?? null } : row))
    : rows;
}

/** What is wrong with the rows of one part, by the rules the services check too; `rows.N.field`. */
export const issuesOf = (part: Part, rows: readonly TargetRow[], final: boolean): RuleIssue[] =>
  checkIndicators(
    inPart(part, rows).map((row) => ({ ...row, priority: PRIORITY[row.priority as keyof typeof PRIORITY] })),
    { final },
  );

/** The fields a part asks for, with the template's headings; what shall be reached comes first. */
export function askedFor(part: Part): { field: TargetField; heading: string; required: boolean }[] {
  const asked = part.columns.flatMap(({ name, type, required }) => {
    const place = placeOf(type);
    return place?.sheet === 'targets' && place.field !== undefined
      ? [{ field: place.field, heading: name, required }]
      : [];
  });
  return asked.sort((a, b) => Number(b.field === 'keyResult') - Number(a.field === 'keyResult'));
}

/** What the columns of a part show beside its targets, with the template's headings. */
export const besideIn = (part: Part): { shown: BesideTargets; heading: string }[] =>
  part.columns.flatMap(({ name, type }) => {
    const place = placeOf(type);
    return place?.sheet === 'targets' && place.shown !== undefined ? [{ shown: place.shown, heading: name }] : [];
  });

/** The cell an issue of a part is about, as a person would name it; null when it is about the whole part. */
export function cellOf(
  part: Part,
  rows: readonly TargetRow[],
  { field }: RuleIssue,
): { row: string; number: number; column: string } | null {
  const [, index, name] = field.split('.');
  const row = inPart(part, rows)[Number(index)];
  if (!row || !name) return null;
  const column = askedFor(part).find((one) => one.field === name)?.heading ?? name;
  return { row: row.keyResult, number: Number(index) + 1, column };
}
