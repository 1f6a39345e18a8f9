import { listed } from '@hengcai/shared/rules/language';
import { DATE_RANGE_SEPARATOR, EMPTY_VALUE } from '@hengcai/shared/rules/limits';
import { currentLanguage } from './language';
import { clockOf, dayOf, zoneSign } from './zone';

export const DASH = EMPTY_VALUE;
export type Decimal = string | null | undefined;

/** Intl formats decimal strings exactly; only its type does not say so for arbitrary strings. */
const numeral = (value: string) => value as `${number}`;

const formats = new Map<string, Intl.NumberFormat>();
/** Making a format takes the time of a hundred uses, and a sheet has thousands of figures. */
function formatOf(min: number, max: number): Intl.NumberFormat {
  const language = currentLanguage();
  const key = `${language} ${min} ${max}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(language, { minimumFractionDigits: min, maximumFractionDigits: max });
  formats.set(key, made);
  return made;
}

const decimals = (value: Decimal, min: number, max: number): string =>
  value === null || value === undefined || value === '' ? DASH : formatOf(min, max).format(numeral(value));

/** "12345.6" -> "12,345.60". Half up, away from zero. */
export const formatAmount = (value: Decimal): string => decimals(value, 2, 2);
/** A score or weight: up to `max` places, no trailing zeros. */
export const formatNumber = (value: Decimal, max = 4): string => decimals(value, 0, max);
/** "12.5" (already a percentage) -> "12.50%". */
export const formatPercent = (value: Decimal): string =>
  value === null || value === undefined || value === '' ? DASH : `${decimals(value, 2, 2)}%`;
export const formatCount = (value: number | null | undefined): string =>
  value === null || value === undefined ? DASH : formatOf(0, 3).format(value);

const KILOBYTE = 1024;
/** The length of a file: "12 kB", "1.5 MB". */
export function formatFileSize(bytes: number): string {
  const isLarge = bytes >= KILOBYTE ** 2;
  const value = isLarge ? bytes / KILOBYTE ** 2 : Math.max(1, Math.round(bytes / KILOBYTE));
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  return new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}

/** Business dates travel and show as YYYY-MM-DD; of an instant, the company's day. */
export function formatDate(value: string | null | undefined): string {
  if (!value) return DASH;
  return value.includes('T') ? dayOf(value) : value;
}
export const formatDateRange = (from: string | null | undefined, to: string | null | undefined): string =>
  from || to ? `${formatDate(from)} ${DATE_RANGE_SEPARATOR} ${formatDate(to)}` : DASH;

const withZone = (text: string, at: Date): string => [text, zoneSign(at)].filter(Boolean).join(' ');

/** An instant on the company's clock, YYYY-MM-DD HH:mm, with the zone where the reader's clock shows another time. */
export function formatDateTime(value: string | null | undefined): string {
  if (!value) return DASH;
  const at = new Date(value);
  const { date, time } = clockOf(at);
  return withZone(`${date} ${time}`, at);
}
/** The time of an instant on the company's clock, HH:mm, with the zone where the reader's clock shows another. */
export const formatTime = (at: Date): string => withZone(clockOf(at).time, at);

export const orDash = (value: string | null | undefined): string => value || DASH;

/** Words one after the other, in the language of the screen. */
export const formatList = (words: readonly string[]): string => listed(currentLanguage(), words);

/** A name in the language of the screen: `nameEn` where English is shown and there is one. */
export const localName = (thing: { name: string; nameEn?: string | null } | null | undefined): string =>
  thing ? (currentLanguage() === 'en-US' && thing.nameEn ? thing.nameEn : thing.name) : DASH;
