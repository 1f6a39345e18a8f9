import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type GraphQLInputType,
} from 'graphql';
import type { Random } from '@hengcai/shared/random';

/** A word that stands without quotes in a document, such as a member of an enum. */
export class Word {
  constructor(readonly text: string) {}
  toJSON(): string {
    return this.text;
  }
}

/** Texts that have broken programs before. */
const NASTY: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '\uD800',
  '\uFFFE',
  '\u202Eabc',
  '👩‍👩‍👧‍👦',
  'İ',
  "'",
  '"',
  '\\',
  '%',
  '_%',
  '$1',
  '{}',
  '[]',
  '${7*7}',
  '{{7*7}}',
  '../../../etc/passwd',
  "' or 1=1 --",
  "'); drop table employee; --",
  '<script>alert(1)</script>',
  '=cmd()',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '0x1f',
  '2026-02-30',
  '__proto__',
  'constructor',
  'toString',
  '李明',
  'a'.repeat(300),
  '长'.repeat(2100),
];
const NUMBERS: readonly number[] = [
  0,
  1,
  -1,
  2,
  7,
  10,
  100,
  101,
  1.5,
  -0,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  1e21,
];
const DATES: readonly string[] = [
  '2026-11-01',
  '2024-02-29',
  '2023-02-29',
  '0000-00-00',
  '9999-12-31',
  '10000-01-01',
  '2026-11-01T10:00:00Z',
  '2026-11-01T25:00:00+99:00',
  'today',
];
const DECIMALS: readonly string[] = [
  '0',
  '1',
  '100',
  '12.50',
  '-3',
  '1e3',
  '1e400',
  '0.0000000001',
  '99999999999999999999',
  '1,5',
  'x',
];

/** Identifiers that are there, and some that are not. */
export type Ids = readonly string[];

export const anyText = (random: Random): string =>
  random.chance(0.7)
    ? random.pick(NASTY)
    : String.fromCodePoint(...Array.from({ length: random.between(1, 12) }, () => random.between(1, 0xd7ff)));
export const anyNumber = (random: Random): number =>
  random.chance(0.6) ? random.between(1, 20) : random.pick(NUMBERS);
export const anyId = (random: Random, ids: Ids): string => {
  if (random.chance(0.75)) return random.pick(ids);
  return random.chance(0.5) ? random.pick(['0'.repeat(32), 'f'.repeat(32), '1', 'z'.repeat(32)]) : anyText(random);
};
export const anyDate = (random: Random): string => random.pick(DATES);
export const anyDecimal = (random: Random): string => random.pick(DECIMALS);

/** A value of any kind at all, of small depth. */
export function anything(random: Random, ids: Ids, depth = 2): unknown {
  const kinds = ['text', 'number', 'boolean', 'null', 'id', 'date', ...(depth > 0 ? ['list', 'object'] : [])] as const;
  switch (random.pick(kinds)) {
    case 'text':
      return anyText(random);
    case 'number':
      return anyNumber(random);
    case 'boolean':
      return random.chance(0.5);
    case 'id':
      return anyId(random, ids);
    case 'date':
      return anyDate(random);
    case 'list':
      return Array.from({ length: random.below(4) }, () => anything(random, ids, depth - 1));
    case 'object':
      return Object.fromEntries(
        Array.from({ length: random.below(4) }, () => [
          random.pick(['id', 'name', 'version', 'pageNo', 'constructor', 'x']),
          anything(random, ids, depth - 1),
        ]),
      );
    default:
      return null;
  }
}

const SCALARS: Record<string, (random: Random, ids: Ids) => unknown> = {
  Int: anyNumber,
  Float: anyNumber,
  String: anyText,
  Boolean: (random) => random.chance(0.5),
  ID: anyId,
  Date: anyDate,
  DateTime: anyDate,
  Decimal: anyDecimal,
};

/** A value for an input type of the schema: mostly of its shape, now and then of another. */
export function valueFor(random: Random, type: GraphQLInputType, ids: Ids, depth = 4): unknown {
  if (random.chance(0.03)) return anything(random, ids);
  if (isNonNullType(type)) return valueFor(random, type.ofType, ids, depth);
  if (random.chance(0.08)) return null;
  if (isListType(type)) {
    const length = random.chance(0.02) ? 300 : random.below(4);
    return Array.from({ length }, () => valueFor(random, type.ofType, ids, depth - 1));
  }
  if (isEnumType(type)) {
    return new Word(random.chance(0.95) ? random.pick(type.getValues()).name : random.pick(['NOTHING', 'null', '__x']));
  }
  if (!isInputObjectType(type)) return (SCALARS[type.name] ?? anyText)(random, ids);
  const fields = Object.values(type.getFields()).filter(
    (field) => isRequiredInputField(field) || (depth > 0 && random.chance(0.4)),
  );
  const entries = fields.map((field): [string, unknown] => [
    field.name,
    // A name says what the rules want of a text better than its type does.
    field.name === 'clientMutationId' && random.chance(0.9)
      ? `fuzz-${random.below(1e9)}`
      : valueFor(random, field.type, ids, depth - 1),
  ]);
  if (random.chance(0.02)) entries.push(['surprise', anything(random, ids)]);
  return Object.fromEntries(entries);
}

/** A value as a document writes it. */
export function literal(value: unknown): string {
  if (value instanceof Word) return value.text;
  if (Array.isArray(value)) return `[${value.map(literal).join(' ')}]`;
  if (value !== null && typeof value === 'object') {
    return `{${Object.entries(value)
      .map(([name, one]) => `${name}: ${literal(one)}`)
      .join(' ')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
