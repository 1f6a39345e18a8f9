import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  accept,
  type CellAt,
  type CellChange,
  isEditable,
  nextEditable,
  parseBlock,
  pasteChanges,
  type SheetColumn,
} from './sheetModel';

interface Options<R> {
  rows: readonly R[];
  columns: readonly SheetColumn<R>[];
  rowKey: (row: R) => string;
  onChange: (changes: readonly CellChange[]) => void;
}

const arrows: Record<string, CellAt> = {
  ArrowUp: { r: -1, c: 0 },
  ArrowDown: { r: 1, c: 0 },
  ArrowLeft: { r: 0, c: -1 },
  ArrowRight: { r: 0, c: 1 },
};
const clamp = (n: number, max: number) => Math.max(0, Math.min(n, max));

/** The spreadsheet's manners: one active cell, an editing text or none, arrows, Tab, Enter, Esc, Delete, copy and paste. */
export function useSheet<R>({ rows, columns, rowKey, onChange }: Options<R>) {
  const [active, setActive] = useState<CellAt>({
    r: 0,
    c: Math.max(
      0,
      columns.findIndex((c) => c.editable),
    ),
  });
  const [editing, setEditing] = useState<string | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);

  const cell = (at: CellAt) => grid.current?.querySelector<HTMLElement>(`[data-cell="${at.r}:${at.c}"]`);
  useEffect(() => {
    if (!moved.current || editing !== null) return;
    moved.current = false;
    cell(active)?.focus();
  }, [active, editing]);

  const go = (at: CellAt) => {
    moved.current = true;
    setActive({ r: clamp(at.r, rows.length - 1), c: clamp(at.c, columns.length - 1) });
  };
  const under = (at: CellAt) => ({ row: rows[at.r], column: columns[at.c] });
  const open = (at: CellAt, initial?: string) => {
    const { row, column } = under(at);
    if (row === undefined || !column || !isEditable(column, row)) return;
    setActive(at);
    setEditing(initial ?? column.value(row));
  };
  const put = (at: CellAt, text: string) => {
    const { row, column } = under(at);
    if (row === undefined || !column) return;
    const value = accept(column, text);
    if (value !== null && value !== column.value(row)) onChange([{ rowId: rowKey(row), columnId: column.id, value }]);
  };
  const commit = (text = editing) => {
    if (text !== null) put(active, text);
    setEditing(null);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { row, column } = under(active);
    if (event.key === 'Tab') {
      const next = nextEditable(active, event.shiftKey ? -1 : 1, rows, columns);
      commit();
      if (!next) return;
      event.preventDefault();
      return go(next);
    }
    if (editing !== null) {
      if (event.key === 'Escape') {
        event.stopPropagation();
        moved.current = true;
        setEditing(null);
      } else if (event.key === 'Enter' && !event.shiftKey) {
        event.preventDefault();
        commit();
        go({ r: active.r + 1, c: active.c });
      }
      return;
    }
    const arrow = arrows[event.key];
    if (arrow) {
      event.preventDefault();
      return go({ r: active.r + arrow.r, c: active.c + arrow.c });
    }
    if (row === undefined || !column || !isEditable(column, row)) return;
    if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      open(active);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      put(active, '');
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      open(active, column.kind === 'select' ? undefined : event.key);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    if (editing !== null) return;
    event.preventDefault();
    const changes = pasteChanges(parseBlock(event.clipboardData.getData('text/plain')), active, rows, columns, rowKey);
    if (changes.length > 0) onChange(changes);
  };
  const onCopy = (event: ClipboardEvent) => {
    const { row, column } = under(active);
    if (editing !== null || row === undefined || !column) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', column.value(row));
  };
  return { grid, active, editing, setEditing, setActive, open, commit, onKeyDown, onPaste, onCopy };
}
