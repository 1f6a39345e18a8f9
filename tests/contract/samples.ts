import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { Id } from '@hengcai/shared/contract/kernel';
import type { ListedEndpoint } from './endpoints.ts';

/** As much of JSON Schema as the contract's inputs use. */
interface Shape {
  type?: string;
  pattern?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  minimum?: number;
  minLength?: number;
  minItems?: number;
}

const ID = z.toJSONSchema(Id).pattern;

/** The rows calls name: by the name of the field that holds the id. */
export type Ids = Readonly<Record<string, { id: string; version: number }>>;

const shapes = new Map<z.ZodObject, Shape>();
/** Walks ask for the same ones again and again. */
function shapeOf(object: z.ZodObject): Shape {
  const shape = shapes.get(object) ?? (z.toJSONSchema(object, { io: 'input', unrepresentable: 'any' }) as Shape);
  shapes.set(object, shape);
  return shape;
}

const branch = (shape: Shape): Shape => shape.anyOf?.find((one) => one.type !== 'null') ?? shape;

/** `exceptPlanCode`, `planCodes` and `planCode` mean the same rows. */
function rowOf(endpoint: string, field: string, ids: Ids): Ids[string] {
  const one = field.replace(/^except(.)/, (_all, first: string) => first.toLowerCase()).replace(/s$/, '');
  const row = ids[`${endpoint}.${one}`] ?? ids[one];
  if (!row) throw new Error(`No row is known for the id field ${field} of ${endpoint}.`);
  return row;
}

const holdsId = (shape: Shape): boolean => {
  const real = branch(shape);
  return real.pattern === ID || (real.items !== undefined && holdsId(real.items)) || holdsIdWithin(real);
};
const holdsIdWithin = ({ properties }: Shape): boolean => Object.values(properties ?? {}).some(holdsId);

/** Whether a call names a row by its id. */
export const namesRows = ({ endpoint }: ListedEndpoint): boolean =>
  [endpoint.query, endpoint.body].some((part) => holdsIdWithin(shapeOf(part)));

/**
 * An input a call accepts that names the given rows, with the versions they have. `all` fills the optional ids as well,
 * as a filter or a reference.
 */
export function sampleOf({ name, endpoint }: ListedEndpoint, ids: Ids, all: boolean): Record<string, unknown> {
  let seen = 1;
  const value = (given: Shape, field: string): unknown => {
    const shape = branch(given);
    if (shape.pattern === ID) return rowOf(name, field, ids).id;
    if (shape.const !== undefined) return shape.const;
    if (shape.enum) return shape.enum[0];
    if (shape.type === 'object') return object(shape);
    if (shape.type === 'array')
      return shape.minItems || (shape.items && holdsId(shape.items)) ? [value(shape.items ?? {}, field)] : [];
    if (shape.type === 'boolean') return true;
    if (shape.type === 'integer' || shape.type === 'number')
      return field === 'version' ? seen : Math.max(1, shape.minimum ?? 1);
    if (field === 'clientMutationId') return randomUUID();
    if (field === 'objectType') return 'employee';
    if (shape.format === 'date') return '2026-01-01';
    if (shape.format === 'email') return 'sample@beta.example';
    return shape.pattern ? '1' : 'sample'.padEnd(shape.minLength ?? 0, 'x');
  };
  const object = ({ properties = {}, required = [] }: Shape): Record<string, unknown> => {
    const wanted = Object.entries(properties).filter(
      ([field, shape]) => required.includes(field) || (all && (holdsId(shape) || field === 'version')),
    );
    // The version a call carries is that of the first row it names: a stale one would hide a write behind a conflict.
    const first = wanted.find(([, shape]) => branch(shape).pattern === ID);
    if (first) seen = rowOf(name, first[0], ids).version;
    return Object.fromEntries(wanted.map(([field, shape]) => [field, value(shape, field)]));
  };
  return { ...object(shapeOf(endpoint.query)), ...object(shapeOf(endpoint.body)) };
}
