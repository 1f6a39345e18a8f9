import * as z from 'zod';
import { requestFor } from '@hengcai/services/src/testing/kit.ts';
import { ENDPOINTS, type ListedEndpoint } from '../contract/endpoints.ts';
import type { Random } from '@hengcai/shared/random';
import { anyDate, anyDecimal, anyId, anyNumber, anything, anyText, type Ids } from './values.ts';

/** A REST call as it is sent. */
export interface RestCall {
  name: string;
  path: string;
  method: string;
  headers: Record<string, string>;
  body: string | null;
}

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
}

const shapes = new Map<z.ZodObject, Shape>();
function shapeOf(object: z.ZodObject): Shape {
  const known =
    shapes.get(object) ?? (z.toJSONSchema(object, { io: 'input', unrepresentable: 'any' }) as unknown as Shape);
  shapes.set(object, known);
  return known;
}

const isId = (pattern: string | undefined): boolean => pattern?.includes('{32}') ?? false;
/** What decimals on the wire look like; any other pattern is a code or a time. */
const isDecimal = (pattern: string | undefined): boolean => pattern?.includes('\\d') ?? false;

function valueOf(random: Random, shape: Shape, ids: Ids, name = ''): unknown {
  if (random.chance(0.04)) return anything(random, ids);
  if (name === 'clientMutationId' && random.chance(0.9)) return `fuzz-${random.below(1e9)}`;
  if (shape.anyOf) return valueOf(random, random.pick(shape.anyOf), ids, name);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return random.chance(0.95) ? random.pick(shape.enum) : anything(random, ids);
  switch (shape.type) {
    case 'null':
      return null;
    case 'boolean':
      return random.chance(0.5);
    case 'integer':
    case 'number':
      return anyNumber(random);
    case 'array': {
      const length = random.chance(0.02) ? 1000 : random.below(4);
      return Array.from({ length }, () => valueOf(random, shape.items ?? {}, ids));
    }
    case 'object': {
      const { properties = {}, required = [] } = shape;
      const chosen = Object.entries(properties).filter(([field]) =>
        random.chance(required.includes(field) ? 0.97 : 0.4),
      );
      const entries = chosen.map(([field, one]): [string, unknown] => [field, valueOf(random, one, ids, field)]);
      if (random.chance(0.03))
        entries.push([random.pick(['surprise', 'companyId', '__proto__']), anything(random, ids)]);
      return Object.fromEntries(entries);
    }
    case 'string':
      if (isId(shape.pattern)) return anyId(random, ids);
      if (shape.format?.startsWith('date')) return anyDate(random);
      return isDecimal(shape.pattern) && random.chance(0.7) ? anyDecimal(random) : anyText(random);
    default:
      return anything(random, ids);
  }
}

/** Bodies that are no input of anything. */
const STRAY: readonly string[] = [
  '',
  '{',
  '[]',
  'null',
  '7',
  '"text"',
  '{"a":1}{',
  '\u0000',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
  `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  `{"a":"${'x'.repeat(2_000_000)}"}`,
  '%00=%zz&a[b][c]=1',
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\na,b\r\n--x',
];
const TYPES: readonly string[] = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  '',
];
const SHEETS: readonly string[] = ['', 'PK\u0003\u0004', '姓名,工号\n李,1\n', '"', '=1+1,\n', ',\n'.repeat(3000)];

/** A call whose body is not what the endpoint takes. */
function strayCall(random: Random, { name, path, endpoint }: ListedEndpoint): RestCall {
  const type = random.pick(TYPES);
  const query = random.chance(0.3)
    ? random.pick(['?a=%zz', '?pageNo=1&pageNo=2', '?__proto__[x]=1', `?x=${'y'.repeat(5000)}`])
    : '';
  return {
    name,
    path: path + query,
    method: endpoint.method,
    headers: { ...(type && { 'content-type': type }) },
    body: endpoint.method === 'GET' ? null : random.pick(STRAY),
  };
}

/** A call that uploads something that may be a file. */
function uploadCall(random: Random, { name, path }: ListedEndpoint): RestCall {
  const file = `content-disposition: form-data; name="${random.pick(['file', 'x'])}"; filename="${random.pick(['a.csv', 'a.xlsx', 'a.png', '../a', '', 'a'.repeat(300)])}"`;
  const part = (content: string) =>
    `--x\r\n${file}\r\ncontent-type: ${random.pick(['text/csv', 'image/png', 'x'])}\r\n\r\n${content}\r\n`;
  const parts = Array.from({ length: random.between(0, 3) }, () => part(random.pick(SHEETS))).join('');
  const end = random.chance(0.8) ? '--x--\r\n' : '';
  return {
    name,
    path,
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: parts + end,
  };
}

/** One REST call to any endpoint of the contract: mostly an input of its shape, now and then none at all. */
export function anyRestCall(random: Random, ids: Ids): RestCall {
  const listed = random.pick(ENDPOINTS);
  const { name, endpoint } = listed;
  if (random.chance(0.1)) return strayCall(random, listed);
  if (endpoint.encoding === 'multipart') return uploadCall(random, listed);
  const input = {
    ...(valueOf(random, shapeOf(endpoint.query), ids) as object),
    ...(valueOf(random, shapeOf(endpoint.body), ids) as object),
  };
  const { path, init } = requestFor(name, input, null, random.pick(['zh-CN', 'en-US']));
  const { headers } = init;
  if (init.body instanceof URLSearchParams) headers['Content-Type'] = 'application/x-www-form-urlencoded';
  const body = init.body instanceof URLSearchParams ? init.body.toString() : init.body;
  return { name, path, method: endpoint.method, headers, body: typeof body === 'string' ? body : null };
}
