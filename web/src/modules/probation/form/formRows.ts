import { isDecimal } from '@hengcai/shared/numbers';
import type { CellChange } from '../../../ui/sheet/sheetModel';
import { randomId } from '../../../ui/randomId';
import type { ProbationPlanFormFragment } from '../plan/plan.gen';

type Row = ProbationPlanFormFragment['rows'][number];

/** What of an indicator is typed; every figure is the text that was typed. */
export const CELLS = [
  'keyResult',
  'description',
  'measureUnit',
  'startValue',
  'targetValue',
  'achievedValue',
  'weight',
  'selfScore',
  'selfLevel',
  'selfComment',
  'bossScore',
  'bossLevel',
  'bossComment',
] as const;
export type CellName = (typeof CELLS)[number];

/** An indicator while its form is filled in. */
export type FormRow = Record<CellName, string> & { key: string; id: string | null; partId: string; fixed: boolean };

export const toFormRow = (row: Row): FormRow => ({
  ...(Object.fromEntries(CELLS.map((cell) => [cell, row[cell] ?? ''])) as Record<CellName, string>),
  key: row.id,
  id: row.id,
  partId: row.partId,
  fixed: row.fixed,
});

export const newRow = (partId: string): FormRow => ({
  ...(Object.fromEntries(CELLS.map((cell) => [cell, ''])) as Record<CellName, string>),
  key: randomId(),
  id: null,
  partId,
  fixed: false,
});

/** The rows after some cells were typed into; others keep their identity. */
export function typedInto(rows: readonly FormRow[], changes: readonly CellChange[]): FormRow[] {
  const byRow = new Map<string, Partial<Record<string, string>>>();
  for (const { rowId, columnId, value } of changes) byRow.set(rowId, { ...byRow.get(rowId), [columnId]: value });
  return rows.map((row) => (byRow.has(row.key) ? { ...row, ...byRow.get(row.key) } : row));
}

/** Gives rows that were saved for the first time the ids the services made; rows typed meanwhile wait for the next save. */
export function adopted(
  rows: readonly FormRow[],
  sent: readonly FormRow[],
  saved: readonly { id: string }[],
): readonly FormRow[] {
  const ids = new Map(sent.map((row, at) => [row.key, saved[at]?.id ?? null]));
  return rows.some((row) => row.id === null && ids.get(row.key))
    ? rows.map((row) => (row.id === null ? { ...row, id: ids.get(row.key) ?? null } : row))
    : rows;
}

/** A figure as it is sent; what is none is sent as it stands, for the server to name. */
export const figure = (text: string): string | null => (text.trim() === '' ? null : text.trim());
export const isFigure = (text: string): boolean => text === '' || isDecimal(text);
