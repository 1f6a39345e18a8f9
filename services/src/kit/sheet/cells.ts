import { dec, padded } from '@hengcai/shared/numbers';
import { isDate } from '@hengcai/shared/rules/dates';

/** How a number is shown, and what is typed into an empty cell is taken for. */
export type CellFormat = 'text' | 'money' | 'percent' | 'wholePercent' | 'day' | 'time';

/**
 * A cell: text, a decimal the spreadsheet program can calculate with, a day (YYYY-MM-DD), a time on the company's clock
 * (YYYY-MM-DD HH:MM), or a heading.
 */
export type Cell =
  | string
  | { number: string; format?: 'money' | 'percent' | 'wholePercent' }
  | { day: string }
  | { time: string }
  | { heading: string; required?: boolean };

/** An amount of money, a score or a count; an empty cell for none. */
export const numberCell = (value: string | number | null | undefined): Cell =>
  value === null || value === undefined || value === '' ? '' : { number: String(value) };
export const moneyCell = (value: string | null | undefined): Cell =>
  value === null || value === undefined || value === '' ? '' : { number: value, format: 'money' };
/** A weight or share given in percent. */
export const percentCell = (value: string | null | undefined): Cell => {
  if (value === null || value === undefined || value === '') return '';
  const share = dec(value).div(100);
  return { number: share.toString(), format: dec(value).mod(1).eq(0) ? 'wholePercent' : 'percent' };
};
export const dayCell = (day: string | null | undefined): Cell => (day ? { day } : '');
export const timeCell = (time: string | null | undefined): Cell => (time ? { time } : '');

const DIGITS = 15;

/** Whether a spreadsheet keeps every digit of a decimal: it calculates in binary and keeps fifteen. */
export const survives = (value: string): boolean =>
  /^-?\d+(\.\d+)?$/.test(value) && value.replace(/^-?0*(?:\.0*)?/, '').replace('.', '').length <= DIGITS;

const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
/** 1 March 1900: before it spreadsheets count a 29 February that never was. */
const FIRST_DAY = 61;

/** The number a spreadsheet keeps for a day or time; null for one it cannot show. */
export function serialOf(cell: { day: string } | { time: string }): string | null {
  const text = 'day' in cell ? cell.day : cell.time;
  const match = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}):(\d{2}))?$/.exec(text);
  if (!match?.[1] || !isDate(match[1])) return null;
  const day = (Date.parse(`${match[1]}T00:00:00Z`) - DAY_ZERO) / DAY_MS;
  if (day < FIRST_DAY) return null;
  const minutes = Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0);
  // A double, as spreadsheets themselves keep it.
  return String(day + minutes / 1440);
}

/** A cell as text, for formats that have nothing else. */
export function textOf(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  if ('heading' in cell) return cell.heading;
  if ('day' in cell) return cell.day;
  if ('time' in cell) return cell.time;
  const { number, format } = cell;
  if (format === 'money' && survives(number)) return padded(number, 2);
  return format === 'percent' || format === 'wholePercent' ? `${dec(number).times(100).toString()}%` : number;
}
