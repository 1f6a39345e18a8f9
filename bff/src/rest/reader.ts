import * as z from 'zod';
import { dec } from '@hengcai/shared/numbers';
import type { Endpoint } from '@hengcai/shared/contract/kernel';
import { RestFailure } from './failure.ts';

/** As much of JSON Schema as zod writes for the answers of the contract. */
interface Shape {
  $ref?: string;
  $defs?: Record<string, Shape>;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: boolean | Shape;
  default?: unknown;
  format?: string;
}

const UNREADABLE = Symbol('unreadable');
/** Answers a value as the contract writes it, or UNREADABLE; rows and lists are mended in place. */
type Read = (value: unknown) => unknown;
type Row = Record<string, unknown>;

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whole and of 32 bits: GraphQL carries no larger one. */
const isInt = (value: number): boolean => (value | 0) === value;

// Ids and decimals are strings here; others number their rows, or write amounts as JSON numbers.
const text: Read = (value) => (typeof value === 'number' ? dec(value).toString() : strictText(value));
const strictText: Read = (value) => (typeof value === 'string' ? value : UNREADABLE);

function integer(value: unknown): unknown {
  const number = typeof value === 'string' && /^-?\d{1,10}$/.test(value) ? Number(value) : value;
  if (typeof number === 'boolean') return Number(number);
  return typeof number === 'number' && isInt(number) ? number : UNREADABLE;
}

const BOOLEANS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
]);
const boolean: Read = (value) => BOOLEANS.get(value) ?? UNREADABLE;

/** A word outside the set passes: what becomes of it is decided where the schema knows the set (`guardEnums`). */
function member(values: readonly unknown[]): Read {
  const byText = new Map(values.map((value) => [String(value), value]));
  return (value) => {
    if (isAbsent(value)) return null;
    const isWord = typeof value === 'string' || typeof value === 'number';
    return isWord ? (byText.get(String(value)) ?? value) : UNREADABLE;
  };
}

function list(item: Read): Read {
  return (value) => {
    // Many JSON writers leave an empty list out.
    if (isAbsent(value)) return [];
    if (!Array.isArray(value)) return UNREADABLE;
    const rows: unknown[] = value;
    for (const [at, given] of rows.entries()) {
      const made = item(given);
      if (made === UNREADABLE) return UNREADABLE;
      rows[at] = made;
    }
    return rows;
  };
}

/** A value that cannot be read costs whoever asks for it, and nobody else: a row may have forty and a query want three. */
function spoil(row: Row, name: string): void {
  Object.defineProperty(row, name, {
    enumerable: true,
    get: () => {
      throw new RestFailure('malformed', 502, { cause: new Error(`${name} is not what the contract says`) });
    },
  });
}

function put(row: Row, name: string, read: Read): void {
  const given = row[name];
  const made = read(given);
  if (made === UNREADABLE) spoil(row, name);
  else if (made !== given) row[name] = made;
}

function object(
  { properties = {}, required = [], additionalProperties }: Shape,
  compile: (shape: Shape) => Read,
): Read {
  const fields = Object.entries(properties).map(([name, shape]) => {
    const read = compile(shape);
    const isOptional = !required.includes(name);
    return { name, read: isOptional ? (value: unknown) => (isAbsent(value) ? undefined : read(value)) : read };
  });
  const rest = typeof additionalProperties === 'object' ? compile(additionalProperties) : null;
  return (value) => {
    if (!isRow(value)) return UNREADABLE;
    for (const { name, read } of fields) put(value, name, read);
    if (rest) for (const name of Object.keys(value)) put(value, name, rest);
    return value;
  };
}

function compileTyped(shape: Shape, compile: (shape: Shape) => Read): Read {
  if (shape.enum) return member(shape.enum);
  switch (shape.type) {
    case 'string':
      return shape.format ? strictText : text;
    case 'integer':
      return integer;
    case 'boolean':
      return boolean;
    case 'array':
      return list(compile(shape.items ?? {}));
    case 'object':
      return object(shape, compile);
    default:
      return (value) => value;
  }
}

/** The alternatives of a shape but null, and whether null is one. */
function alternatives(shape: Shape): { nullable: boolean; others: Shape[] } {
  const { type, anyOf } = shape;
  const all = anyOf ?? (Array.isArray(type) ? type.map((one): Shape => ({ ...shape, type: one })) : [shape]);
  const others = all.filter((one) => one.type !== 'null');
  return { nullable: others.length < all.length, others };
}

/** The reader of a schema: made once for an endpoint, because reading each row with the schema itself costs more than the call. */
export function createReader(schema: z.ZodType): Read {
  const root = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Shape;
  const made = new Map<string, Read>();

  function compileReference(reference: string): Read {
    const shape = reference === '#' ? root : root.$defs?.[reference.slice('#/$defs/'.length)];
    // Read later: a shape may stand within itself.
    return (value) => {
      const read = made.get(reference) ?? compile(shape ?? {});
      made.set(reference, read);
      return read(value);
    };
  }

  function compile(shape: Shape): Read {
    if (shape.$ref) return compileReference(shape.$ref);
    const { nullable, others } = alternatives(shape);
    const readers = others.map((one) => (one.$ref ? compileReference(one.$ref) : compileTyped(one, compile)));
    const [only] = readers;
    const read: Read =
      readers.length === 1 && only
        ? only
        : (value) => readers.map((one) => one(value)).find((one) => one !== UNREADABLE) ?? UNREADABLE;
    if (nullable) return (value) => (isAbsent(value) ? null : read(value));
    if ('default' in shape) return (value) => (isAbsent(value) ? shape.default : read(value));
    return read;
  }

  return compile(root);
}

const readers = new WeakMap<Endpoint, Read>();

/** A page has its list, a list is one: an answer without it is broken, not empty. */
function hasRows(schema: z.ZodType, data: unknown): boolean {
  if (schema instanceof z.ZodArray) return Array.isArray(data);
  const isPage = schema instanceof z.ZodObject && schema.shape['items'] instanceof z.ZodArray;
  return !isPage || (isRow(data) && Array.isArray(data['items']));
}

/** The reader of an endpoint's answers. */
export function readerOf(endpoint: Endpoint): Read {
  const read = readers.get(endpoint) ?? createReader(endpoint.data);
  readers.set(endpoint, read);
  return read;
}

/**
 * Reads the `data` of an answer as the contract promises it, tolerantly: services of other people leave out what is
 * empty, write numbers as strings and number their rows. What cannot be understood is a failure where it is used.
 */
export function readData(endpoint: Endpoint, data: unknown): unknown {
  if (endpoint.data instanceof z.ZodNull) return null;
  const made = hasRows(endpoint.data, data) ? readerOf(endpoint)(data) : UNREADABLE;
  if (made === UNREADABLE) throw new RestFailure('malformed', 502);
  return made;
}
