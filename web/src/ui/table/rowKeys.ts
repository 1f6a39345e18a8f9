import type { KeyboardEvent } from 'react';
import { chosenWith, type Selection } from './selection';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Keys of a table whose rows can be walked: from the table itself the arrows lead into its rows, from a row to the next
 * one; Enter follows the row's name, Space selects. What stands in a row keeps its own keys.
 */
export function useRowKeys(selection: Selection | undefined, ids: readonly string[]) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const target = event.target as HTMLElement;
    const row = target.matches('tbody tr') ? (target as HTMLTableRowElement) : null;
    if ((target !== event.currentTarget && !row) || event.ctrlKey || event.metaKey || event.altKey) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLTableRowElement>('tbody tr[tabindex]')];
    const at = row ? rows.indexOf(row) : -1;
    const next = rowFor(event.key, at, rows.length);
    if (next !== null) {
      event.preventDefault();
      rows[next]?.focus();
    } else if (row && event.key === 'Enter') {
      event.preventDefault();
      row.querySelector<HTMLElement>('td:not(:has(> input[type=checkbox])) :is(a, button)')?.click();
    } else if (row && event.key === ' ' && selection) {
      event.preventDefault();
      selection.onChange(chosenWith(selection.ids, ids[at] ?? ''));
    } else if (row && event.key === 'Escape') event.currentTarget.focus();
  };
}

/** The row a key leads to; null where it leads to none. */
export function rowFor(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  const step = STEPS[key];
  if (step !== undefined) return at < 0 ? (step > 0 ? 0 : null) : Math.min(count - 1, Math.max(0, at + step));
  if (at < 0) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
