import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

// A document is asserted as the plain JSON that others read.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = Record<string, any>;

const document = JSON.parse(JSON.stringify(openApiDocument('test'))) as Json;
const operations = Object.entries(document['paths'] as Json).flatMap(([path, methods]) =>
  Object.entries(methods as Json).map(([method, operation]) => ({ path, method, operation })),
);

/** Every object within a value, with the way to it. */
function* objectsIn(value: unknown, way = ''): Generator<readonly [string, Json]> {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) yield [way, value];
  for (const [key, inner] of Object.entries(value)) yield* objectsIn(inner, `${way}/${key}`);
}
const objects = [...objectsIn(document)];
const at = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Json | undefined)?.[key], document);

describe('the OpenAPI document', () => {
  it('has no reference that leads nowhere', () => {
    const references = objects.flatMap(([way, { $ref }]) => (typeof $ref === 'string' ? [[way, $ref]] : []));
    expect(references.length).toBeGreaterThan(500);
    expect(references.filter(([, pointer]) => at(pointer ?? '') === undefined)).toEqual([]);
  });

  it('says of every call what it does, who may make it and how it can end', () => {
    const untold = operations.filter(
      ({ operation }) =>
        !operation['summary'] ||
        !operation['description'] ||
        !operation['responses'].default ||
        !operation['responses'][200],
    );
    expect(untold.map(({ path }) => path)).toEqual([]);
    const open = operations.filter(({ operation }) => operation['security']?.length === 0).map(({ path }) => path);
    expect(open).toContain('/login');
    expect(open).not.toContain('/systemUser/getUser');
    expect(document['security']).toEqual([{ bearer: [] }]);
  });

  it('S3.105 S7.105 has the names by which the specification calls what appraisals are about', () => {
    const names = new Set([
      ...objects.flatMap(([, { properties }]) => (properties ? Object.keys(properties as Json) : [])),
      ...objects.flatMap(([, { in: place, name }]) => (place === 'query' ? [String(name)] : [])),
    ]);
    const asked = ['evaluateEmpId', 'planCode', 'ruleCode', 'planYear', 'status', 'planStatus', 'assessmentInfoId'];
    expect([...asked, 'contentModuleCode', 'planRuleType'].filter((name) => !names.has(name))).toEqual([]);
    const roles = (document['paths'] as Json)['/probationplan/listapprovalrole'].get.parameters as Json[];
    expect(roles.filter(({ in: place }) => place === 'query').map(({ name }) => String(name))).toEqual([
      'empId',
      'evaluateEmpId',
    ]);
  });

  it('names the members of every closed set of numbers', () => {
    const sets = objects.filter(([, { enum: values }]) => Array.isArray(values) && typeof values[0] === 'number');
    const nameless = sets.filter(([, { description }]) => !/\d [A-Za-z]/.test(String(description)));
    expect(sets.length).toBeGreaterThan(50);
    expect(nameless.map(([way]) => way)).toEqual([]);
  });

  it('promises whole numbers that a GraphQL client can carry', () => {
    const integers = objects.filter(
      ([, { type, enum: values, const: one }]) => type === 'integer' && !values && one === undefined,
    );
    expect(integers.filter(([, { format }]) => format !== 'int32').map(([way]) => way)).toEqual([]);
    expect(objects.filter(([, { maximum }]) => maximum > 0x7fff_ffff)).toEqual([]);
  });

  it('lets answers grow and refuses names a call does not take', () => {
    const closed = objects.filter(([, { additionalProperties }]) => additionalProperties === false).map(([way]) => way);
    expect(closed.filter((way) => !/^\/paths\/.*\/requestBody\//.test(way))).toEqual([]);
    expect(closed).not.toEqual([]);
  });

  it('gives an example of every wire format', () => {
    for (const name of ['Id', 'Decimal', 'DateText', 'Instant', 'Version', 'ClientMutationId'])
      expect(document['components'].schemas[name]).toMatchObject({
        description: expect.any(String),
        examples: [expect.anything()],
      });
  });

  it('gives an example of every text of a form of its own', () => {
    const forms = objects.filter(
      ([, { pattern }]) => typeof pattern === 'string' && !new RegExp(pattern, 'u').test('text'),
    );
    const untold = forms.filter(([, { examples, format }]) => !examples && !format);
    expect(forms.length).toBeGreaterThan(3);
    expect(untold.map(([way]) => way)).toEqual([]);
  });
});
