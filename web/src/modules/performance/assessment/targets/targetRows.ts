import { Priority as PRIORITY } from '@hengcai/shared/enums';
import { checkIndicators } from '@hengcai/shared/rules/indicators';
import type { RuleIssue } from '@hengcai/shared/rules/issue';
import type { IndicatorInput, Priority } from '../assessment.gen';
import { type Assessment, inPart, type Part } from '../model';

/** An indicator as it is typed; every value is a text and '' is none. */
export interface TargetRow {
  /** Stays the same while the form is open; a new row has no id yet. */
  key: string;
  id: string | null;
  templateId: string;
  partId: string;
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
}
export type TargetField = Exclude<keyof TargetRow, 'key' | 'id' | 'templateId' | 'partId' | 'fixed'>;

export const rowsOf = ({ indicators }: Assessment): readonly TargetRow[] =>
  indicators.map((row) => ({
    key: row.id,
    id: row.id,
    templateId: row.templateId,
    partId: row.partId,
    fixed: row.fixed,
    keyResult: row.keyResult,
    description: row.description ?? '',
    measureUnit: row.measureUnit ?? '',
    startValue: row.startValue ?? '',
    targetValue: row.targetValue ?? '',
    weight: row.weight ?? '',
    confidence: row.confidence === null || row.confidence === undefined ? '' : String(row.confidence),
    priority: row.priority ?? 'ORDINARY',
    startDate: row.startDate ?? '',
    targetDate: row.targetDate ?? '',
  }));

export const newRow = (part: Part): TargetRow => ({
  key: crypto.randomUUID(),
  id: null,
  templateId: part.templateId,
  partId: part.id,
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
});

export const toInput = ({ key: _key, fixed: _fixed, ...row }: TargetRow): IndicatorInput => ({
  ...row,
  description: row.description || null,
  measureUnit: row.measureUnit || null,
  startValue: row.startValue || null,
  targetValue: row.targetValue || null,
  weight: row.weight || null,
  confidence: row.confidence === '' ? null : Math.trunc(Number(row.confidence)),
  priority: row.priority as Priority,
  startDate: row.startDate || null,
  targetDate: row.targetDate || null,
});

/** Gives rows that were saved for the first time the ids the services made; rows typed meanwhile wait for the next save. */
export function adopt(rows: readonly TargetRow[], sent: readonly TargetRow[], saved: Assessment): readonly TargetRow[] {
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
