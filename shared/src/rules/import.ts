import { compare, dec } from '../numbers.ts';

/** A field an import knows, with the headings people give it in either language. */
export interface KnownColumn {
  key: string;
  aliases: readonly string[];
}

/** A heading without what people vary: case, width, blanks, punctuation, the star of required columns. */
function normalised(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]/gu, '');
}

/** All amounts are in it: said at the end of a heading, it makes no difference. */
const OWN_CURRENCY = /[(（]\s*(?:RMB|CNY|人民币|元)\s*[)）]\s*$/i;

/** Suggests a field for each heading of an imported sheet, by key or alias; null where none fits, and no field twice (the first heading wins). */
export function matchColumns(headers: readonly string[], known: readonly KnownColumn[]): (string | null)[] {
  const keys = new Map<string, string>();
  for (const { key, aliases } of known) {
    for (const name of [key, ...aliases]) {
      const text = normalised(name);
      if (text !== '' && !keys.has(text)) keys.set(text, key);
    }
  }
  const taken = new Set<string>();
  return headers.map((header) => {
    const key = keys.get(normalised(header)) ?? keys.get(normalised(header.replace(OWN_CURRENCY, '')));
    if (key === undefined || taken.has(key)) return null;
    taken.add(key);
    return key;
  });
}

/** A field of an import as the mapping sees it. */
export interface MappableField {
  field: string;
  /** Rows are found by it, so some column has to fill it. */
  identifies: boolean;
  /** A new row cannot do without it. */
  required: boolean;
  /** Fields that together make it where no column fills it, e.g. first and last name. */
  madeFrom: readonly string[];
  /** It holds an amount in RMB for this time; null: no amount. */
  amountPer: AmountPeriod | null;
}
export type AmountPeriod = 'month' | 'year';

const OTHER_CURRENCY =
  /[$€£₩]|usd|gbp|hkd|jpy|sgd|twd|krw|chf|(?<![a-z])(?:eur|cad|aud)(?![a-z])|美元|美金|欧元|英镑|港币|港元|日元|新台币|韩元/;
/** As one word at the end of a heading without blanks: `salaryEUR`, but not `chauffeur`. */
const CURRENCY_AT_END = /[a-z](?:EUR|CAD|AUD)$/;
const PER_YEAR = /annual|yearly|per\s*year|per\s*annum|\/\s*year|年薪|\/\s*年|每年|年度/;
const PER_MONTH = /monthly|per\s*month|\/\s*month|月薪|\/\s*月|每月|月度/;

/** Whether a heading speaks of another currency: such a figure must never be taken for RMB. */
export const isOtherCurrency = (heading: string): boolean =>
  OTHER_CURRENCY.test(heading.toLowerCase()) || CURRENCY_AT_END.test(heading);

/** Whether a heading names pay for a whole year, which is no monthly salary. */
export const isAnnualPay = (heading: string): boolean =>
  PER_YEAR.test(heading.toLowerCase()) && /salar|wage|pay|compensation|薪|工资/i.test(heading);

/** Why a column with this heading cannot fill an amount in RMB for this time; null where nothing speaks against it. */
export function amountProblem(heading: string, per: AmountPeriod): 'OTHER_CURRENCY' | 'OTHER_PERIOD' | null {
  if (isOtherCurrency(heading)) return 'OTHER_CURRENCY';
  const other = per === 'month' ? PER_YEAR : PER_MONTH;
  return other.test(heading.toLowerCase()) ? 'OTHER_PERIOD' : null;
}

/** What is wrong with a mapping, and what it leaves open. */
export interface MappingCheck<F extends MappableField> {
  /** Fields without which no row can be found: the mapping is refused. */
  missing: F[];
  /** Fields that several columns fill: refused. */
  twice: F[];
  /** Columns whose amounts mean something else than their field: refused. */
  amounts: { header: string; field: F; code: 'OTHER_CURRENCY' | 'OTHER_PERIOD' }[];
  /** Fields a new row cannot do without and no column fills: only rows that exist can be changed. */
  missingForNew: F[];
}

/** Judges which column fills which field, the same for the wizard and for the services. */
export function checkMapping<F extends MappableField>(
  columns: readonly { header: string; field: string | null }[],
  fields: readonly F[],
): MappingCheck<F> {
  const filled = columns.flatMap(({ field }) => field ?? []);
  const isFilled = (one: F) => [one.field, ...one.madeFrom].some((field) => filled.includes(field));
  return {
    missing: fields.filter((one) => one.identifies && !isFilled(one)),
    twice: fields.filter((one) => filled.filter((field) => field === one.field).length > 1),
    amounts: columns.flatMap(({ header, field }) => {
      const one = fields.find((known) => known.field === field);
      const code = one && one.amountPer !== null ? amountProblem(header, one.amountPer) : null;
      return one && code ? [{ header, field: one, code }] : [];
    }),
    missingForNew: fields.filter((one) => one.required && !one.identifies && !isFilled(one)),
  };
}

/** How long after its commit an import can be undone. */
export const UNDO_MS = 24 * 3_600_000;

/**
 * An amount with a decimal comma as a plain decimal, null for any other: a comma before one or two figures parts no
 * thousands, points do then, if anything.
 */
export const fromDecimalComma = (amount: string): string | null =>
  /^(?:\d{1,3}(?:\.\d{3})+|\d+),\d{1,2}$/.test(amount) ? amount.replaceAll('.', '').replace(',', '.') : null;

/** An amount as people write it, as a plain decimal; null for what is none. */
function amountIn(text: string): string | null {
  const amount = text.replace(/[¥￥$€£]|元|rmb|cny/gi, '').trim();
  const plain = fromDecimalComma(amount) ?? amount.replace(/[\s,，]/g, '');
  return /^\d{1,14}(\.\d{1,8})?$/.test(plain) ? plain : null;
}

/** The middle one of the amounts a column holds; null where fewer than half of its values are amounts. */
export function medianAmount(values: readonly string[]): string | null {
  const filled = values.filter((value) => value.trim() !== '');
  const amounts = filled.flatMap((value) => amountIn(value) ?? []).toSorted(compare);
  return amounts.length * 2 > filled.length ? (amounts[Math.floor((amounts.length - 1) / 2)] ?? null) : null;
}

/** A company pays half of its people more a month only if the column holds what they get in a year. */
const MONTHLY_MOST = 50_000;
/** Below every minimum wage: thousands, ten thousands or hours. */
const MONTHLY_LEAST = 500;
/** How many times a year's pay is a month's, with a bonus of one or two months. */
const TIMES_A_YEAR = [11, 15] as const;

/** Why amounts can hardly be for that time, by the middle one of them; a warning, never a refusal. */
export function amountDoubt(median: string | null, per: AmountPeriod | null): 'annual' | 'small' | null {
  if (median === null || per !== 'month') return null;
  if (compare(median, MONTHLY_MOST) > 0) return 'annual';
  return compare(median, MONTHLY_LEAST) < 0 && compare(median, 0) > 0 ? 'small' : null;
}

/** Whether most of some amounts become a year's where a month's stands now, or the other way round. */
export function looksTwelvefold(changes: readonly { before: string; after: string }[]): boolean {
  const [least, most] = TIMES_A_YEAR;
  const odd = changes.filter(({ before, after }) => {
    const [small, large] = compare(before, after) < 0 ? [before, after] : [after, before];
    const times = compare(small, 0) > 0 ? dec(large).div(dec(small)) : dec(0);
    return times.gte(least) && times.lte(most);
  });
  return odd.length * 2 > changes.length;
}
