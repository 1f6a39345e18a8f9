import { dayOf, dayWithMonthName, isTwoDays, signOf, type DayOrder } from '@hengcai/shared/rules/day-order';
import type { SheetRow } from './limits.ts';

/** A column of a file whose dates have the year last, with one of them as it was written and as it was read. */
export interface ReadDays {
  code: 'DAY_FIRST' | 'MONTH_FIRST';
  params: { column: string; written: string; day: string };
}
/** The rows of a file as its dates were read. */
export interface RowsWithDays {
  rows: readonly SheetRow[];
  readDays: ReadDays[];
  /** By column: one of its dates, none of which tells which figure is the day; also where it was chosen. */
  untold: ReadonlyMap<number, string>;
}

const NOTES = { 'day-first': 'DAY_FIRST', 'month-first': 'MONTH_FIRST' } as const;
const YEAR_FIRST = /^\d{4}\D/;

/** Whether some of the dates are one in this order alone. */
const onlyIn = (days: readonly string[], order: DayOrder, other: DayOrder): boolean =>
  days.some((text) => dayOf(text, order) !== null && dayOf(text, other) === null);

/**
 * How the dates of a column are meant that have the year last; null where the column does not tell, `untold` where somebody
 * who knows may say it. Nobody writes dots with the month first. With other signs a figure above 12 must tell, and dates
 * with the year first must not stand beside them: a spreadsheet that took 05/06 for the other month has made real dates of
 * those, and left 31/12 as it was.
 */
function orderOf(written: readonly string[]): DayOrder | 'untold' | null {
  const days = written.filter((text) => signOf(text) !== null);
  const signs = new Set(days.map(signOf));
  const [dayFirst, monthFirst] = [onlyIn(days, 'day-first', 'month-first'), onlyIn(days, 'month-first', 'day-first')];
  if (signs.size === 1 && signs.has('.')) return monthFirst ? null : 'day-first';
  if (!dayFirst && !monthFirst) return days.some(isTwoDays) ? 'untold' : 'day-first';
  if (signs.size !== 1 || (dayFirst && monthFirst)) return null;
  if (written.some((text) => YEAR_FIRST.test(text.trim()))) return null;
  return dayFirst ? 'day-first' : 'month-first';
}

/**
 * The rows of a file, header first, with the year first in dates that name their month, in all columns of dates that tell how
 * theirs are meant, and in the others as somebody chose. A column that tells is not overruled: read the other way it would have dates that are none.
 */
export function withYearFirst(
  rows: readonly SheetRow[],
  columns: readonly { header: string; isDays: boolean }[],
  chosen: DayOrder | null,
): RowsWithDays {
  const [header, ...lines] = rows;
  if (!header) return { rows, readDays: [], untold: new Map() };
  const readDays: ReadDays[] = [];
  const untold = new Map<number, string>();
  const orders = columns.map(({ header: column, isDays }, at): DayOrder | null => {
    if (!isDays) return null;
    const written = lines.map(({ cells }) => cells[at] ?? '');
    const told = orderOf(written);
    if (told === 'untold') untold.set(at, written.find(isTwoDays)?.trim() ?? '');
    const order = told === 'untold' ? chosen : told;
    const first = order && written.find((text) => dayOf(text, order) !== null);
    if (order && first)
      readDays.push({ code: NOTES[order], params: { column, written: first, day: dayOf(first, order) ?? '' } });
    return order;
  });
  if (!columns.some(({ isDays }) => isDays)) return { rows, readDays, untold };
  const yearFirst = (text: string, at: number): string => {
    if (!columns[at]?.isDays) return text;
    const order = orders[at];
    return (order ? dayOf(text, order) : null) ?? dayWithMonthName(text) ?? text;
  };
  return {
    rows: [header, ...lines.map((row) => ({ ...row, cells: row.cells.map(yearFirst) }))],
    readDays,
    untold,
  };
}
