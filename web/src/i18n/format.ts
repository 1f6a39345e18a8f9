import { DATE_RANGE_SEPARATOR, EMPTY_VALUE } from '@hengcai/shared/rules/limits';
import { currentLanguage } from './language';

export const DASH = EMPTY_VALUE;
export type Decimal = string | null | undefined;

/** Intl formats decimal strings exactly; only its type does not say so for arbitrary strings. */
const numeral = (value: string) => value as `${number}`;

function decimals(value: Decimal, min: number, max: number, extra: Intl.NumberFormatOptions = {}): string {
  if (value === null || value === undefined || value === '') return DASH;
  return new Intl.NumberFormat(currentLanguage(), {
    minimumFractionDigits: min,
    maximumFractionDigits: max,
    ...extra,
  }).format(numeral(value));
}

/** "12345.6" -> "12,345.60". Half up, away from zero. */
export const formatAmount = (value: Decimal): string => decimals(value, 2, 2);
/** A score or weight: up to `max` places, no trailing zeros. */
export const formatNumber = (value: Decimal, max = 4): string => decimals(value, 0, max);
/** "12.5" (already a percentage) -> "12.50%". */
export const formatPercent = (value: Decimal): string =>
  value === null || value === undefined || value === '' ? DASH : `${decimals(value, 2, 2)}%`;
export const formatCount = (value: number | null | undefined): string =>
  value === null || value === undefined ? DASH : new Intl.NumberFormat(currentLanguage()).format(value);

/** "1234567.8" -> "123.46" (ten-thousand yuan): the point moves as text, so no digit is lost. */
export function formatTenThousand(value: Decimal): string {
  if (value === null || value === undefined || value === '') return DASH;
  const negative = value.startsWith('-');
  const [whole = '0', fraction = ''] = value.replace('-', '').split('.');
  const padded = whole.padStart(5, '0');
  return formatAmount(`${negative ? '-' : ''}${padded.slice(0, -4)}.${padded.slice(-4)}${fraction}`);
}

/** Business dates travel and show as YYYY-MM-DD. */
export const formatDate = (value: string | null | undefined): string => value?.slice(0, 10) || DASH;
export const formatDateRange = (from: string | null | undefined, to: string | null | undefined): string =>
  from || to ? `${formatDate(from)} ${DATE_RANGE_SEPARATOR} ${formatDate(to)}` : DASH;

/** An instant in the reader's own time zone: YYYY-MM-DD HH:mm. */
export function formatDateTime(value: string | null | undefined): string {
  if (!value) return DASH;
  const d = new Date(value);
  return `${isoDate(d)} ${two(d.getHours())}:${two(d.getMinutes())}`;
}
export const formatTime = (value: Date): string => `${two(value.getHours())}:${two(value.getMinutes())}`;

const two = (n: number) => String(n).padStart(2, '0');
/** The calendar date of a Date in the reader's time zone, YYYY-MM-DD. */
export const isoDate = (d: Date): string => `${d.getFullYear()}-${two(d.getMonth() + 1)}-${two(d.getDate())}`;

export const orDash = (value: string | null | undefined): string => value || DASH;

/** A name in the language of the screen: `nameEn` where English is shown and there is one. */
export const localName = (thing: { name: string; nameEn?: string | null } | null | undefined): string =>
  thing ? (currentLanguage() === 'en-US' && thing.nameEn ? thing.nameEn : thing.name) : DASH;
