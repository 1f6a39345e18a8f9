import { isDate } from '@hengcai/shared/rules/dates';
import { compare, dec, isDecimal, padded } from '@hengcai/shared/numbers';
import { fromDecimalComma } from '@hengcai/shared/rules/import';
import { isMask } from '../fields.ts';
import { choiceOf } from './choices.ts';
import type { ImportedColumn } from './columns.ts';

/** A cell that cannot be taken: the message is `error.<code>`. */
export interface CellProblem {
  code: string;
  params?: Record<string, string | number>;
}
/** A cell read: a value, nothing to change (empty cells and masks), or a problem. */
export type CellReading = { value: string | number } | { unchanged: true } | { problem: CellProblem };

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const DAY = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?:[ T]00:00(?::00)?)?$/;

/** A day as people write it, year first; day-first and month-first forms are ambiguous and refused. */
function readDate(text: string): string | null {
  const match = DAY.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (!match) return null;
  const [, year = '', month = '', day = ''] = match;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : null;
}

/** Thousands parted by commas or blanks. */
const THOUSANDS = /^\d{1,3}(?:,\d{3}|\s\d{3})+(?:\.\d+)?$/;

/** An amount in RMB with thousands separators, sign or 元; null for anything else, other currencies above all. */
function readMoney(text: string): string | null {
  const digits = text.replace(/^(?:RMB|CNY|[¥￥])\s*/i, '').replace(/\s*元$/, '');
  const plain = fromDecimalComma(digits) ?? (THOUSANDS.test(digits) ? digits.replaceAll(/[,\s]/g, '') : digits);
  return /^\d{1,14}(\.\d{1,2})?$/.test(plain) ? padded(plain, 2) : null;
}

/** A number that is not negative, with thousands separators and at most so many places; it stays a decimal. */
function readNumber(text: string, { places, max }: { places: number; max: number }): CellReading {
  const plain = text.replaceAll(/[,，\s]/g, '');
  const [whole = '', fraction = ''] = plain.split('.');
  const isNumber = /^\d{1,12}(\.\d+)?$/.test(plain) && fraction.replace(/0+$/, '').length <= places;
  if (!isNumber || compare(plain, max) > 0) return { problem: { code: 'NOT_A_NUMBER', params: { places, max } } };
  return { value: padded(fraction === '' ? whole : `${whole}.${fraction.slice(0, places)}`, places) };
}

/** Reads one cell for its column. */
export function readCell(column: Pick<ImportedColumn, 'cell'>, raw: string): CellReading {
  const text = raw.trim();
  if (text === '') return { unchanged: true };
  const { cell } = column;
  switch (cell.kind) {
    case 'choice': {
      const value = choiceOf(cell.of, text);
      return value === undefined ? { problem: { code: 'NOT_ALLOWED' } } : { value };
    }
    case 'date': {
      const value = readDate(text);
      return value === null ? { problem: { code: 'INVALID_DATE' } } : { value };
    }
    case 'money': {
      const value = readMoney(text);
      return value === null ? { problem: { code: 'INVALID_AMOUNT' } } : { value };
    }
    case 'oneOf': {
      const named = cell.values.find(({ value, label }) =>
        [value, ...Object.values(label)].some((one) => one.toLowerCase() === text.toLowerCase()),
      );
      return named ? { value: named.value } : { problem: { code: 'NOT_ALLOWED' } };
    }
    case 'number':
      return readNumber(text, cell);
    case 'decimal': {
      const plain = text.replaceAll(/[,，\s]/g, '');
      return isDecimal(plain, 4, 12) ? { value: dec(plain).toString() } : { problem: { code: 'INVALID_NUMBER' } };
    }
    case 'chosen': {
      const codes = cell.codesIn(text);
      return codes === null ? { problem: { code: 'NOT_ALLOWED' } } : { value: codes.join('\n') };
    }
    case 'email':
      return text.length <= 100 && EMAIL.test(text) ? { value: text } : { problem: { code: 'INVALID_EMAIL' } };
    case 'secret':
      if (isMask(text)) return { unchanged: true };
      return /^[0-9A-Za-z-]{4,30}$/.test(text.replaceAll(' ', ''))
        ? { value: text.replaceAll(' ', '') }
        : { problem: { code: 'INVALID_FORMAT' } };
    case 'text': {
      const value = cell.entries?.codesIn(text)?.[0] ?? text;
      return [...value].length <= cell.max ? { value } : { problem: { code: 'TOO_LONG', params: { max: cell.max } } };
    }
  }
}

/** The values that a cell which was read stands for: several choices stand one below the other. */
export const valuesIn = ({ cell }: Pick<ImportedColumn, 'cell'>, read: string): string[] =>
  cell.kind === 'chosen' ? read.split('\n') : [read];
