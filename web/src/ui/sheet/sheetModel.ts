import type { ReactNode } from 'react';
import { parseDate } from '../input/dates';
import type { NumericRule } from '../input/numeric';
import { toDecimal, typedNumber } from '../input/numeric';
import type { Option } from '../input/Select';

export interface SheetColumn<R> extends NumericRule {
  id: string;
  header: string;
  /** Width in px. */
  width?: number;
  /** A date is stored as YYYY-MM-DD, however it is typed; what is none stays as it is, for `check` to say so. */
  kind?: 'text' | 'number' | 'select' | 'longtext' | 'date';
  /** The value as it is stored; '' for none. */
  value: (row: R) => string;
  /** How a value is shown; the stored text by default, "-" for none. */
  show?: (row: R) => ReactNode;
  /** Whether a cell takes input; read-only by default. */
  editable?: boolean | ((row: R) => boolean);
  options?: readonly Option[];
  /** A choice that is always made: its cell cannot be emptied. */
  always?: boolean;
  maxLength?: number;
  /** Answers what is wrong with a value, or null. The value is kept either way: people correct what they can see. */
  check?: (value: string, row: R) => string | null;
  /** Pinned at the bottom of the column. */
  total?: ReactNode;
  /** What `show` draws is a control of the row, such as its removal: at the head of its card on the phone. */
  tool?: boolean;
}

export interface CellChange {
  rowId: string;
  columnId: string;
  value: string;
}

export interface CellAt {
  r: number;
  c: number;
}

export const isEditable = <R>(column: SheetColumn<R>, row: R): boolean =>
  typeof column.editable === 'function' ? column.editable(row) : (column.editable ?? false);

/** The heading of a column without the mark of what is required, which a field shows by itself. */
export const titleOf = <R>(column: SheetColumn<R>): string => column.header.replace(/ \*$/, '');

/** Why a cell's value cannot stay; null where nothing is wrong, nothing is typed or nobody may type. */
export function wrongWith<R>(column: SheetColumn<R>, row: R): string | null {
  const value = column.value(row);
  return isEditable(column, row) && value !== '' ? (column.check?.(value, row) ?? null) : null;
}

export interface WrongCell {
  at: CellAt;
  /** Row, column and reason, as a person would name them. */
  text: string;
}

/** Every cell whose value cannot stay, in reading order. */
export const wrongCells = <R>(
  rows: readonly R[],
  columns: readonly SheetColumn<R>[],
  name: (cell: { row: string; number: number; column: string; reason: string }) => string,
): WrongCell[] =>
  rows.flatMap((row, r) =>
    columns.flatMap((column, c) => {
      const reason = wrongWith(column, row);
      if (!reason) return [];
      return [
        {
          at: { r, c },
          text: name({
            row: columns[0] ? textOf(columns[0], row) : '',
            number: r + 1,
            column: titleOf(column),
            reason,
          }),
        },
      ];
    }),
  );

/** What of a typed text a cell's editor lets stand. */
export const typed = <R>(column: SheetColumn<R>, text: string): string =>
  column.kind === 'number' ? typedNumber(text, column) : text;

/** What a cell makes of a text that was typed or pasted; null when it cannot take it. */
export function accept<R>(column: SheetColumn<R>, text: string): string | null {
  if (column.kind === 'date') return text.trim() === '' ? '' : (parseDate(text) ?? text.slice(0, column.maxLength));
  if (column.kind === 'number') {
    const value = toDecimal(typed(column, text));
    return value === '' && text.trim() !== '' ? null : value;
  }
  if (column.kind === 'select') {
    const wanted = text.trim();
    if (wanted === '') return column.always ? null : '';
    return column.options?.find((o) => o.value === wanted || o.label === wanted)?.value ?? null;
  }
  return text.slice(0, column.maxLength);
}

/** What stands in a cell's editor when it is opened: the label of a choice, the value of everything else. */
export function textOf<R>(column: SheetColumn<R>, row: R): string {
  const value = column.value(row);
  return column.kind === 'select' ? (column.options?.find((o) => o.value === value)?.label ?? value) : value;
}

/** The choices that fit what was typed, and the one that Enter takes; a whole label still shows what else there is. */
export function choicesFor<R>(column: SheetColumn<R>, text: string): { shown: readonly Option[]; first?: Option } {
  const all = column.options ?? [];
  const wanted = text.trim().toLocaleLowerCase();
  if (wanted === '') return { shown: all };
  const whole = all.find((o) => o.label.toLocaleLowerCase() === wanted);
  if (whole) return { shown: all, first: whole };
  const shown = all.filter((o) => o.label.toLocaleLowerCase().includes(wanted));
  const first = shown.find((o) => !o.disabled);
  return { shown, ...(first && { first }) };
}

/** A block from a spreadsheet: rows by line, cells by tab; quoted cells may hold both. */
export function parseBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  const body = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let i = 0; i < body.length; i++) {
    const ch = body[i] ?? '';
    if (quoted) {
      if (ch !== '"') cell += ch;
      else if (body[i + 1] === '"') {
        cell += '"';
        i++;
      } else quoted = false;
    } else if (ch === '"' && cell === '') quoted = true;
    else if (ch === '\t') endCell();
    else if (ch === '\n') {
      endCell();
      rows.push([]);
    } else cell += ch;
  }
  endCell();
  return rows;
}

/** The changes a pasted block makes from a cell on; read-only cells and whatever a cell cannot take stay as they are. */
export function pasteChanges<R>(
  block: readonly (readonly string[])[],
  at: CellAt,
  rows: readonly R[],
  columns: readonly SheetColumn<R>[],
  rowKey: (row: R) => string,
): CellChange[] {
  return block.flatMap((line, dr) =>
    line.flatMap((text, dc) => {
      const row = rows[at.r + dr];
      const column = columns[at.c + dc];
      if (row === undefined || !column || !isEditable(column, row)) return [];
      const value = accept(column, text);
      return value === null || value === column.value(row) ? [] : [{ rowId: rowKey(row), columnId: column.id, value }];
    }),
  );
}

/** The next editable cell in reading order, or null at the edge (then Tab leaves the sheet). */
export function nextEditable<R>(
  from: CellAt,
  step: 1 | -1,
  rows: readonly R[],
  columns: readonly SheetColumn<R>[],
): CellAt | null {
  const width = columns.length;
  for (let i = from.r * width + from.c + step; i >= 0 && i < rows.length * width; i += step) {
    const at = { r: Math.floor(i / width), c: i % width };
    const row = rows[at.r];
    const column = columns[at.c];
    if (row !== undefined && column && isEditable(column, row)) return at;
  }
  return null;
}
