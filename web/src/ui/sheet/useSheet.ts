import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { NO_HISTORY, remember, travel, valuesOf } from './sheetHistory';
import {
  accept,
  type CellAt,
  type CellChange,
  choicesFor,
  isEditable,
  nextEditable,
  parseBlock,
  pasteChanges,
  type SheetColumn,
  textOf,
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

/**
 * The spreadsheet's manners: one active cell, an editing text or none, arrows, Tab, Enter, Esc, Delete, copy, cut, paste
 * and undo. What is typed into a selected cell is none of its business: the cell's own input receives it.
 */
export function useSheet<R>({ rows, columns, rowKey, onChange }: Options<R>) {
  const [active, setActive] = useState<CellAt>({
    r: 0,
    c: Math.max(
      0,
      columns.findIndex((c) => c.editable),
    ),
  });
  const [editing, setEditing] = useState<string | null>(null);
  /** Counts edits: each has an input of its own, whose undo knows nothing of the one before. */
  const [session, setSession] = useState(0);
  const grid = useRef<HTMLTableElement>(null);
  const history = useRef(NO_HISTORY);
  /** Where the focus goes once the sheet is drawn: to the cell, or to the end of its text. */
  const focus = useRef<'cell' | 'end' | null>(null);

  useLayoutEffect(() => {
    const wanted = focus.current;
    if (!wanted) return;
    focus.current = null;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${active.r}:${active.c}"]`);
    const editor = cell?.querySelector<HTMLInputElement>('[data-editor]');
    (editor ?? cell)?.focus();
    if (wanted === 'cell') editor?.select();
    else editor?.setSelectionRange(editor.value.length, editor.value.length);
  });

  /** The controls that a cell shows, such as its files. */
  const controlsOf = (at: CellAt) => [
    ...(grid.current?.querySelectorAll<HTMLElement>(`[data-cell="${at.r}:${at.c}"] :is(a, button):not(:disabled)`) ??
      []),
  ];
  const under = (at: CellAt) => ({ row: rows[at.r], column: columns[at.c] });
  const change = (changes: readonly CellChange[]) => {
    if (changes.length === 0) return;
    history.current = remember(history.current, changes, valuesOf(rows, columns, rowKey));
    onChange(changes);
  };
  const put = (at: CellAt, text: string) => {
    const { row, column } = under(at);
    if (row === undefined || !column) return;
    const value = accept(column, text);
    if (value !== null && value !== column.value(row)) change([{ rowId: rowKey(row), columnId: column.id, value }]);
  };
  const close = () => {
    setEditing(null);
    setSession((now) => now + 1);
  };
  const commit = (text = editing) => {
    if (text === null || editing === null) return;
    put(active, text);
    close();
  };
  /** What Enter and Tab take of a choice that is typed in part. */
  const take = () => {
    const { column } = under(active);
    commit(column?.kind === 'select' && editing ? (choicesFor(column, editing).first?.label ?? editing) : editing);
  };
  const go = (at: CellAt) => {
    focus.current = 'cell';
    setActive({ r: clamp(at.r, rows.length - 1), c: clamp(at.c, columns.length - 1) });
  };
  const choose = (text: string) => {
    commit(text);
    go(active);
  };
  /** A cell is pressed or got the focus by itself; `held` leaves the focus where it is, on a control in the cell. */
  const select = (at: CellAt, held = false) => {
    if (at.r !== active.r || at.c !== active.c) commit();
    if (held) setActive(at);
    else if (editing === null || at.r !== active.r || at.c !== active.c) {
      go(at);
      // The cell may be the active one already: it is drawn again all the same, so that the focus comes back.
      setSession((now) => now + 1);
    }
  };
  const open = (at: CellAt) => {
    const { row, column } = under(at);
    if (row === undefined || !column || !isEditable(column, row)) return;
    if (at.r !== active.r || at.c !== active.c) commit();
    focus.current = column.kind === 'select' ? 'cell' : 'end';
    setActive(at);
    setEditing(textOf(column, row));
  };
  const undo = (direction: 'back' | 'again') => {
    const step = travel(history.current, direction, valuesOf(rows, columns, rowKey));
    if (!step) return;
    history.current = step.history;
    onChange(step.changes);
    const [first] = step.changes;
    const at = {
      r: rows.findIndex((row) => rowKey(row) === first?.rowId),
      c: columns.findIndex((column) => column.id === first?.columnId),
    };
    if (at.r >= 0 && at.c >= 0) go(at);
  };

  const whileEditing = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
      go(active);
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      take();
      go({ r: active.r + 1, c: active.c });
    }
  };
  const whileSelected = (event: KeyboardEvent) => {
    const { row, column } = under(active);
    const arrow = arrows[event.key];
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (arrow) {
      event.preventDefault();
      go({ r: active.r + arrow.r, c: active.c + arrow.c });
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      const last = event.key === 'End';
      go({ r: command ? (last ? rows.length - 1 : 0) : active.r, c: last ? columns.length - 1 : 0 });
    } else if (command && (key === 'z' || key === 'y')) {
      event.preventDefault();
      undo(key === 'y' || event.shiftKey ? 'again' : 'back');
    } else if (row === undefined || !column || !isEditable(column, row)) {
      if (event.key === 'Enter' || event.key === 'F2') {
        const [first] = controlsOf(active);
        if (first) event.preventDefault();
        first?.focus();
      }
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      open(active);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      put(active, '');
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.key === 'Process') return;
    const inCell = event.target as HTMLElement;
    const control = inCell.closest<HTMLElement>('button, a');
    if (event.key === 'Tab') {
      // From one control of a cell to its next the browser goes by itself.
      const controls = control ? controlsOf(active) : [];
      if (control && controls[controls.indexOf(control) + (event.shiftKey ? -1 : 1)]) return;
      const next = nextEditable(active, event.shiftKey ? -1 : 1, rows, columns);
      // At the edge the focus leaves by itself, and what is typed is committed as the cell loses it.
      if (!next) return;
      event.preventDefault();
      take();
      return go(next);
    }
    if (editing !== null) return whileEditing(event);
    // A control of the cell's own keeps its keys, but for the arrows that lead away from it.
    if (control && event.key === 'Escape') return go(active);
    if (control && !arrows[event.key]) return;
    whileSelected(event);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (editing !== null) return;
    event.preventDefault();
    change(pasteChanges(parseBlock(event.clipboardData.getData('text/plain')), active, rows, columns, rowKey));
  };
  const copy = (event: ClipboardEvent): boolean => {
    const { row, column } = under(active);
    if (editing !== null || row === undefined || !column) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', textOf(column, row));
    return true;
  };
  const onCut = (event: ClipboardEvent) => {
    const { row, column } = under(active);
    if (copy(event) && row !== undefined && column && isEditable(column, row)) put(active, '');
  };
  return {
    grid,
    active,
    editing,
    session,
    events: { onKeyDown, onPaste, onCopy: (event: ClipboardEvent) => void copy(event), onCut },
    actions: { type: setEditing, select, open, commit, choose },
  };
}
