import type { Mends } from '@hengcai/shared/rules/employee/import-mending';
import { SHEET_COLUMNS, type ImportedColumn } from '../sheet/columns.ts';
import { readCell, type CellProblem } from '../sheet/cells.ts';
import { numberOf } from './index-file.ts';
import { columnOf } from './mapping.ts';
import { replacementsOf, type RowReading } from './reading.ts';

interface Alike {
  /** The column that lacks it, those that would tell it, and the one it is read under. */
  key: string;
  told: readonly string[];
  as: string;
  fill: 'day' | 'text';
  /** Whose rows lack it. */
  for: 'new' | 'leavers';
}

/** What new people, or those who leave, may all have alike. */
const ALIKE: readonly Alike[] = [
  { key: 'entryDate', told: ['entryDate'], as: 'entryDate', fill: 'day', for: 'new' },
  { key: 'deptCode', told: ['deptCode', 'deptName'], as: 'deptName', fill: 'text', for: 'new' },
  { key: 'exitReason', told: ['exitReason'], as: 'exitReason', fill: 'text', for: 'leavers' },
];

/** What one value for all rows that lack it would be; null: each row needs its own. */
export const fillOf = (key: string | null): 'day' | 'text' | null => ALIKE.find((one) => one.key === key)?.fill ?? null;

type Replacement = Mends['replace'][number];

/** Whether a decision is about what is missing, not about what stands there. */
export const isFilling = ({ value }: Pick<Replacement, 'value'>): boolean => value.trim() === '';

/** Why a value cannot be what all lack; null when it can. */
export function fillProblem({ field, by }: Replacement): CellProblem | null {
  const column = filledColumn(field);
  if (column === null) return { code: 'NOT_ALLOWED' };
  const read = readCell(column, by);
  if ('problem' in read) return read.problem;
  return 'value' in read ? null : { code: 'REQUIRED' };
}

/** Gives rows what they lack and somebody decided for all of them. */
export function fillMissing(
  readings: readonly RowReading[],
  isKnown: (number: string) => boolean,
  replace: Mends['replace'],
): void {
  const replacements = replacementsOf(replace);
  for (const { field, by } of replace.filter(isFilling)) {
    const alike = ALIKE.find(({ key }) => key === field);
    const column = filledColumn(field);
    if (!alike || !column) continue;
    const read = readCell(column, replacements.get(alike.as)?.get(by.trim()) ?? by);
    if (!('value' in read)) continue;
    for (const reading of readings) {
      const number = numberOf(reading);
      const told = alike.told.some(
        (key) => reading.values.has(key) || reading.problems.some((problem) => problem.column === key),
      );
      const lacks = alike.for === 'leavers' ? reading.values.has('lastDay') : number === undefined || !isKnown(number);
      if (!told && lacks) reading.values.set(alike.as, read.value);
    }
  }
}

const filledColumn = (field: string): ImportedColumn | null =>
  columnOf(SHEET_COLUMNS, ALIKE.find(({ key }) => key === field)?.as ?? null);
