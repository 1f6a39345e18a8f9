import { resolve, type OpenApi, type Shape } from './document.ts';

const typesOf = ({ type }: Shape): string[] => [type ?? []].flat();
const isNull = (shape: Shape): boolean => shape.type === 'null';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A shape that holds itself ends here. */
const DEEPEST = 24;

/** A value the document allows, made of its examples, constants and types: the same for the same schema. */
export function exampleOf(document: OpenApi, given: Shape, depth = 0): unknown {
  if (given.examples) return given.examples[0];
  const shape = resolve(document, given);
  const alternatives = shape.anyOf ?? shape.oneOf;
  if (alternatives) {
    const isDeep = depth > DEEPEST && alternatives.some(isNull);
    return isDeep ? null : exampleOf(document, alternatives.find((one) => !isNull(one)) ?? {}, depth + 1);
  }
  if (shape.examples) return shape.examples[0];
  if ('const' in shape) return shape.const;
  if (shape.enum) return shape.enum[0];
  switch (typesOf(shape)[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([name, inner]) => [name, exampleOf(document, inner, depth + 1)]),
      );
    case 'array':
      return depth > DEEPEST && !shape.minItems ? [] : [exampleOf(document, shape.items ?? {}, depth + 1)];
    case 'integer':
    case 'number':
      return Math.max(shape.minimum ?? 1, Math.min(1, shape.maximum ?? 1));
    case 'boolean':
      return false;
    case 'string':
      return textFor(shape);
    default:
      return null;
  }
}

function textFor({ format, minLength = 1, maxLength }: Shape): string {
  if (format === 'date') return '2026-11-01';
  if (format === 'date-time') return '2026-11-01T01:00:00Z';
  if (format === 'uri') return 'https://example.com/';
  if (format === 'email') return 'somebody@example.com';
  return 'text'.padEnd(minLength, 't').slice(0, maxLength);
}

const lengthOf = (text: string): number => [...text].length;

function faultOfText(text: string, { minLength = 0, maxLength = Infinity, pattern, format }: Shape): string | null {
  if (lengthOf(text) < minLength || lengthOf(text) > maxLength) return `has ${lengthOf(text)} characters`;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return `is not like ${pattern}`;
  return format === 'date' && !/^\d{4}-\d{2}-\d{2}$/.test(text) ? 'is no date' : null;
}

function faultOfNumber(number: number, { type, minimum = -Infinity, maximum = Infinity }: Shape): string | null {
  if (type === 'integer' && !Number.isInteger(number)) return 'is no whole number';
  return number < minimum || number > maximum ? `is not between ${minimum} and ${maximum}` : null;
}

/** What a document has against a value: where and why; null when it allows it. */
export function faultOf(document: OpenApi, given: Shape, value: unknown, way = ''): string | null {
  const shape = resolve(document, given);
  const fault = (why: string | null): string | null => (why === null ? null : `${way || 'it'} ${why}`);
  const alternatives = shape.anyOf ?? shape.oneOf;
  if (alternatives) {
    const faults = alternatives.map((one) => faultOf(document, one, value, way));
    return faults.includes(null) ? null : (faults.find((one) => one !== null) ?? null);
  }
  if ('const' in shape && value !== shape.const) return fault(`is not ${JSON.stringify(shape.const)}`);
  if (shape.enum && !shape.enum.includes(value)) return fault(`is none of ${shape.enum.join()}`);
  const types = typesOf(shape);
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) return fault(`is no ${types.join(' or ')}`);
  if (typeof value === 'string') return fault(faultOfText(value, shape));
  if (typeof value === 'number') return fault(faultOfNumber(value, shape));
  if (Array.isArray(value)) return faultOfList(document, shape, value, way);
  return isObject(value) ? faultOfObject(document, shape, value, way) : null;
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  return typeof value === (type === 'integer' ? 'number' : type);
}

function faultOfList(document: OpenApi, shape: Shape, list: unknown[], way: string): string | null {
  const { minItems = 0, maxItems = Infinity, items } = shape;
  if (list.length < minItems || list.length > maxItems) return `${way} has ${list.length} items`;
  return first(list.map((item, at) => (items ? faultOf(document, items, item, `${way}[${at}]`) : null)));
}

function faultOfObject(
  document: OpenApi,
  { properties = {}, required = [], additionalProperties }: Shape,
  object: Record<string, unknown>,
  way: string,
): string | null {
  const missing = required.find((name) => !(name in object));
  if (missing !== undefined) return `${way}.${missing} is missing`;
  return first(
    Object.entries(object).map(([name, value]) => {
      const shape = properties[name];
      if (shape) return faultOf(document, shape, value, `${way}.${name}`);
      if (additionalProperties === false) return `${way}.${name} is not taken`;
      return typeof additionalProperties === 'object'
        ? faultOf(document, additionalProperties, value, `${way}.${name}`)
        : null;
    }),
  );
}

const first = (faults: (string | null)[]): string | null => faults.find((fault) => fault !== null) ?? null;
