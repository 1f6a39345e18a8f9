import {
  isEnumType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type GraphQLScalarType,
  type ScalarTypeDefinitionNode,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchema } from './resolvers.ts';
import { enumResolvers, readTypeDefs } from './schema.ts';
import { startBff, type TestBff } from './testing/bff.ts';
import { employeeRow, id } from './testing/rows.ts';

describe('a value of a closed set', () => {
  let bff: TestBff;
  beforeAll(async () => {
    bff = await startBff();
  });
  afterAll(() => bff.stop());

  it('is a name in the schema and the documented value over REST', async () => {
    bff.upstream.answer('empmanage', 'emplist', () => ({
      items: [employeeRow(1, { status: 9, sex: 2 })],
      total: 1,
      pageNo: 1,
      pageSize: 10,
    }));

    const { data } = await bff.send(
      '{ employees(filter: { statuses: [LEFT, PROBATION] }, sort: { by: DEPARTMENT }) { items { status sex } } }',
    );

    expect(data?.['employees'].items).toEqual([{ status: 'LEFT', sex: 'FEMALE' }]);
    expect(bff.upstream.calls[0]?.input).toMatchObject({ filter: { status: [9, 1] }, sort: 'dept' });
  });

  it('S7.033 S7.034 may be a default or an argument', async () => {
    bff.upstream.calls.length = 0;
    bff.upstream.answer('index', 'listNotice', () => []);

    await bff.send('{ notices { id } all: notices(minStatus: CLOSED) { id } }');

    expect(bff.upstream.calls.map(({ input }) => input)).toEqual([{ minStatus: '2' }, { minStatus: '1' }]);
  });

  it('that nobody here knows is null, or left out of a list, and is logged', async () => {
    const strange = { status: 42, editableGroups: ['basic', 'horoscope'] } as never;
    bff.upstream.answer('empmanage', 'getallempinfo', () => [employeeRow(1, strange)]);

    const { data, errors } = await bff.send(
      'query One($id: ID!) { employee(id: $id) { name status editableGroups } }',
      { id: id('employee') },
    );

    expect(errors).toEqual([]);
    expect(data?.['employee']).toEqual({ name: 'Employee-1', status: null, editableGroups: ['BASIC'] });
    const warnings = bff.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'unknown enum value');
    expect(warnings).toMatchObject([
      { field: 'Employee.status', enum: 'EmployeeStatus', value: 42 },
      { field: 'Employee.editableGroups', enum: 'FieldGroup', value: 'horoscope' },
    ]);
  });
});

it('no answer insists on a member of a closed set: services may know more of them, and one would blank the whole row', () => {
  const insisting = Object.values(createSchema().getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })))
    .filter(({ field }) => isNonNullType(field.type) && isEnumType(field.type.ofType));

  expect(insisting.map(({ name }) => name)).toEqual([]);
});

it.each(['Date', 'DateTime', 'Decimal'])('the scalar %s is documented as its definition has it', (name) => {
  const defined = readTypeDefs().definitions.find(
    (node) => node.kind === Kind.SCALAR_TYPE_DEFINITION && node.name.value === name,
  ) as ScalarTypeDefinitionNode;
  const type = createSchema().getType(name) as GraphQLScalarType;

  expect(type.description).toBe(defined.description?.value);
  expect(defined.directives).toHaveLength(1);
  expect(type.specifiedByURL).toMatch(/^https:/);
});

it.each(['enum NoticeStatus { CLOSED NORMAL }', 'enum Unheard { OF }'])(
  'an enum that differs from its table stops the start: %s',
  (sdl) => {
    expect(() => enumResolvers(parse(sdl))).toThrow('other members than its table');
  },
);
