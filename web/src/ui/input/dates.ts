import { addDays } from '@hengcai/shared/rules/dates';
import { dayWithMonthName } from '@hengcai/shared/rules/day-order';

const two = (n: number): string => String(n).padStart(2, '0');
/** The date a Date stands for that was made of year, month and day. */
const isoDate = (d: Date): string => `${d.getFullYear()}-${two(d.getMonth() + 1)}-${two(d.getDate())}`;

/** Year, month and day with any usual separator, the Chinese characters for them among those. */
const PARTS = /^(\d{4})[-/.\u5e74]?(\d{1,2})[-/.\u6708]?(\d{1,2})\u65e5?$/;

/** Reads "2026-8-1", "2026/08/01", "20260801", the Chinese form and "1 Aug 2026" as "2026-08-01"; null when it is no date. */
export function parseDate(text: string): string | null {
  const written = text.trim().normalize('NFKC');
  const match = PARTS.exec(written);
  if (!match) return dayWithMonthName(written);
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? isoDate(date) : null;
}

export const fromIso = (iso: string): Date => {
  const [year = 1970, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(year, month - 1, day);
};

/** The same day of another month, or its last one where that month is shorter. */
export function addMonths(iso: string, months: number): string {
  const date = fromIso(iso);
  const last = new Date(date.getFullYear(), date.getMonth() + months + 1, 0);
  return isoDate(new Date(last.getFullYear(), last.getMonth(), Math.min(date.getDate(), last.getDate())));
}

/** Six weeks from the Monday on or before the first of the month. */
export function monthGrid(iso: string): string[][] {
  const first = `${iso.slice(0, 7)}-01`;
  const start = addDays(first, -((fromIso(first).getDay() + 6) % 7));
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (__, day) => addDays(start, week * 7 + day)));
}

/** Specification 5: a range whose start is later is swapped; one open end stays open. */
export const orderRange = (from: string, to: string): [string, string] =>
  from && to && from > to ? [to, from] : [from, to];
