import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A schema of the document; what these tests read of it. */
export interface Shape {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: boolean | Shape;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
  default?: unknown;
  examples?: unknown[];
}

interface Parameter {
  $ref?: string;
  name: string;
  in: 'query' | 'header';
  required: boolean;
  schema: Shape;
}

type Content = Record<string, { schema: Shape }>;

/** One call of the document. */
export interface Operation {
  operationId: string;
  security?: unknown[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: { 200: { content: Content } };
}

/** The OpenAPI document, as far as these tests read it. */
export interface OpenApi {
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
  components: { schemas: Record<string, Shape>; parameters: Record<string, Parameter> };
}

let printed: string | undefined;

/**
 * The document as `npm run -s openapi` prints it, and nothing else: what stands behind it in the code stays unknown to
 * these tests, as it is to a stranger. Each caller has a copy of its own.
 */
export function printedDocument(): OpenApi {
  printed ??= execFileSync(process.execPath, ['--import', 'tsx', 'services/src/openapi-print.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(printed) as OpenApi;
}

/** What a reference leads to. */
export function resolve<T extends { $ref?: string }>(document: OpenApi, given: T): T {
  if (given.$ref === undefined) return given;
  const found = given.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document);
  return resolve(document, found as T);
}
