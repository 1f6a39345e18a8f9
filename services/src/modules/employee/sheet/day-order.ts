import { isDate } from '@hengcai/shared/rules/dates';
import type { SheetRow } from '../../../kit/sheet/limits.ts';
import type { ImportedColumn } from './columns.ts';

/** Which figure of dates with the year last is the day. */
type DayOrder = 'DAY_FIRST' | 'MONTH_FIRST';

/** A column of a file whose dates have the year last, with one of them as it was written and as it was read. */
export interface ReadDays {
  code: DayOrder;
  params: { column: string; written: string; day: string };
}

const YEAR_LAST = /^(\d{1,2})\s*([./-])\s*(\d{1,2})\s*\2\s*(\d{4})(?:[ T]0?0:00(?::00)?)?$/;
const YEAR_FIRST = /^\d{4}\D/;

function dayOf(written: string, order: DayOrder): string | null {
  const [, first = '', , second = '', year = ''] = YEAR_LAST.exec(written.trim()) ?? [];
  const [day, month] = order === 'DAY_FIRST' ? [first, second] : [second, first];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : null;
}

/**
 * How the dates of a column are meant that have the year last; null where the column does not tell. Nobody writes dots
 * with the month first. With other signs a figure above 12 must tell, and dates with the year first must not stand beside
 * them: a spreadsheet that took 05/06 for the other month has made real dates of those, and left 31/12 as it was.
 */
function orderOf(written: readonly string[]): DayOrder | null {
  const days = written.filter((text) => YEAR_LAST.test(text.trim()));
  const signs = new Set(days.map((text) => YEAR_LAST.exec(text.trim())?.[2]));
  if (signs.size !== 1) return null;
  const only = (order: DayOrder, other: DayOrder) =>
    days.some((text) => dayOf(text, order) !== null && dayOf(text, other) === null);
  const [dayFirst, monthFirst] = [only('DAY_FIRST', 'MONTH_FIRST'), only('MONTH_FIRST', 'DAY_FIRST')];
  if (dayFirst && monthFirst) return null;
  if (signs.has('.')) return monthFirst ? null : 'DAY_FIRST';
  if (written.some((text) => YEAR_FIRST.test(text.trim()))) return null;
  if (dayFirst) return 'DAY_FIRST';
  return monthFirst ? 'MONTH_FIRST' : null;
}

/** The rows of a file, header first, with the year first in all columns of dates that tell how theirs are meant. */
export function withYearFirst(
  rows: readonly SheetRow[],
  columns: readonly (Pick<ImportedColumn, 'cell'> | null)[],
  names: readonly { header: string }[],
): { rows: readonly SheetRow[]; readDays: ReadDays[] } {
  const [header, ...lines] = rows;
  if (!header) return { rows, readDays: [] };
  const orders = columns.map((column, at) =>
    column?.cell.kind === 'date' ? orderOf(lines.map(({ cells }) => cells[at] ?? '')) : null,
  );
  const readDays = orders.flatMap((code, at) => {
    if (code === null) return [];
    const written = lines.map(({ cells }) => cells[at] ?? '').find((text) => dayOf(text, code) !== null) ?? '';
    return [{ code, params: { column: names[at]?.header ?? '', written, day: dayOf(written, code) ?? '' } }];
  });
  if (readDays.length === 0) return { rows, readDays };
  const yearFirst = (text: string, at: number): string => {
    const order = orders[at];
    return (order ? dayOf(text, order) : null) ?? text;
  };
  return { rows: [header, ...lines.map((row) => ({ ...row, cells: row.cells.map(yearFirst) }))], readDays };
}
