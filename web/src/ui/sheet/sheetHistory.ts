import type { CellChange, SheetColumn } from './sheetModel';

/** What one edit, deletion or pasted block changed: the cells before and after it. */
interface Step {
  before: readonly CellChange[];
  after: readonly CellChange[];
}
export interface SheetHistory {
  done: readonly Step[];
  undone: readonly Step[];
}

export const NO_HISTORY: SheetHistory = { done: [], undone: [] };
/** As far back as anybody remembers what was typed. */
const STEPS_MAX = 100;

/** What a cell holds now; undefined where its row or column has gone. */
export type ValueAt = (cell: Pick<CellChange, 'rowId' | 'columnId'>) => string | undefined;

export const valuesOf =
  <R>(rows: readonly R[], columns: readonly SheetColumn<R>[], rowKey: (row: R) => string): ValueAt =>
  ({ rowId, columnId }) => {
    const row = rows.find((one) => rowKey(one) === rowId);
    return row === undefined ? undefined : columns.find((one) => one.id === columnId)?.value(row);
  };

/** The history after changes that are about to be made. */
export const remember = (history: SheetHistory, after: readonly CellChange[], valueAt: ValueAt): SheetHistory => ({
  done: [...history.done, { after, before: after.map((one) => ({ ...one, value: valueAt(one) ?? '' })) }].slice(
    -STEPS_MAX,
  ),
  undone: [],
});

/**
 * Takes the last step back, or makes the last one taken back again. A cell that somebody else has changed since keeps
 * what they wrote; a step of which nothing is left is passed over. Null when there is none.
 */
export function travel(
  history: SheetHistory,
  direction: 'back' | 'again',
  valueAt: ValueAt,
): { history: SheetHistory; changes: readonly CellChange[] } | null {
  const { done, undone } = history;
  const step = (direction === 'back' ? done : undone).at(-1);
  if (!step) return null;
  const next: SheetHistory =
    direction === 'back'
      ? { done: done.slice(0, -1), undone: [...undone, step] }
      : { done: [...done, step], undone: undone.slice(0, -1) };
  const [from, to] = direction === 'back' ? [step.after, step.before] : [step.before, step.after];
  const changes = to.filter((_, i) => {
    const was = from[i];
    return was !== undefined && valueAt(was) === was.value;
  });
  return changes.length > 0 ? { history: next, changes } : travel(next, direction, valueAt);
}
