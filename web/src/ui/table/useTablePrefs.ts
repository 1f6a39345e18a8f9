import { LIMITS } from '@hengcai/shared/rules/limits';
import { useRef, useState } from 'react';
import type { ListMemory } from '../list/listMemory';
import type { Column, Density } from './columns';
import { arranged, isFixed, isPlain, isShown, laidOut, type LaidColumn, type ListLayout, PLAIN } from './layout';

const read = (key: string): ListLayout | null => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as ListLayout | null;
    return Array.isArray(kept?.columns) ? kept : null;
  } catch {
    return null;
  }
};

/**
 * Density, order, width and presence of the columns of one table, kept where its memory keeps them. Where nothing does,
 * they last for the tab: the device keeps no more than specification 9 lists.
 */
export function useTablePrefs<R>(tableId: string, columns: readonly Column<R>[], memory: ListMemory) {
  const key = `hengcai.table.${tableId}`;
  const [mine, setMine] = useState<ListLayout | null>(() => read(key));
  const layout = mine ?? memory.layout ?? PLAIN;
  // What was last said, drawn or not: of two changes in a row the second begins with the first.
  const said = useRef(mine);
  const last = () => said.current ?? memory.layout ?? PLAIN;
  const save = (next: ListLayout) => {
    said.current = next;
    setMine(next);
    if (memory.keep) memory.keep.layout(isPlain(next) ? null : next);
    else sessionStorage.setItem(key, JSON.stringify(next));
  };
  const ordered = arranged(columns, layout);
  const laid = new Map(layout.columns.map((one) => [one.name, one]));
  // Every column is named once one is: the others then stay where they are seen to stand.
  const put = (names: readonly string[], change: (column: LaidColumn) => LaidColumn = (one) => one) => {
    const before = last();
    const laidBefore = new Map(before.columns.map((one) => [one.name, one]));
    const laidOf = (name: string): LaidColumn => laidBefore.get(name) ?? { name, width: null, shown: null };
    save({ ...before, columns: names.map((name) => change(laidOf(name))) });
  };
  const change = (name: string, part: Partial<LaidColumn>) =>
    put(
      arranged(columns, last()).map(({ id }) => id),
      (one) => (one.name === name ? { ...one, ...part } : one),
    );
  return {
    density: layout.density,
    setDensity: (density: Density) => save({ ...last(), density }),
    visible: laidOut(columns, layout),
    choices: ordered.map((column, i) => ({
      id: column.id,
      label: column.header,
      fixed: isFixed(column, i),
      shown: isFixed(column, i) || isShown(column, laid.get(column.id)),
      width: laid.get(column.id)?.width ?? null,
    })),
    setShown: (id: string, shown: boolean) => change(id, { shown }),
    setWidth: (id: string, width: number | null) => change(id, { width: width === null ? null : within(width) }),
    setOrder: put,
    plain: isPlain(layout),
    reset: () => save(PLAIN),
  };
}

const within = (width: number) => Math.round(Math.min(LIMITS.columnWidthMax, Math.max(LIMITS.columnWidthMin, width)));

/** What the toolbar needs of them. */
export type TablePrefs = Omit<ReturnType<typeof useTablePrefs>, 'visible'>;
