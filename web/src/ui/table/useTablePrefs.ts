import { useState } from 'react';
import type { Column, Density } from './columns';

interface Prefs {
  density: Density;
  /** Column id -> shown, only where it differs from the column's own default. */
  shown: Record<string, boolean>;
}

const read = (key: string): Prefs => {
  try {
    return { density: 'normal', shown: {}, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Prefs>) };
  } catch {
    return { density: 'normal', shown: {} };
  }
};

/** Density and shown columns of one table, remembered for the tab: the device keeps no more than specification 9 lists. */
export function useTablePrefs<R>(tableId: string, columns: readonly Column<R>[]) {
  const key = `hengcai.table.${tableId}`;
  const [prefs, setPrefs] = useState(() => read(key));
  const save = (next: Prefs) => {
    setPrefs(next);
    sessionStorage.setItem(key, JSON.stringify(next));
  };
  const isShown = (c: Column<R>) => prefs.shown[c.id] ?? !c.hidden;
  return {
    density: prefs.density,
    setDensity: (density: Density) => save({ ...prefs, density }),
    visible: columns.filter((c, i) => i === 0 || c.pin === 'end' || isShown(c)),
    choices: columns
      .filter((c, i) => i > 0 && c.pin !== 'end')
      .map((c) => ({ id: c.id, label: c.header, shown: isShown(c) })),
    setShown: (id: string, shown: boolean) => save({ ...prefs, shown: { ...prefs.shown, [id]: shown } }),
    resetShown: () => save({ ...prefs, shown: {} }),
  };
}
/** What the toolbar needs of them. */
export type TablePrefs = Omit<ReturnType<typeof useTablePrefs>, 'visible'>;
