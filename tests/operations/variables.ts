import {
  buildASTSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  typeFromAST,
  type GraphQLInputType,
} from 'graphql';
import { readTypeDefs } from '@hengcai/bff/src/schema.ts';
import { OPERATIONS } from './documents.ts';

const schema = buildASTSchema(readTypeDefs());

const BY_TYPE: Readonly<Record<string, unknown>> = {
  ID: '0b8f6a5e4d3c2b1a0f9e8d7c6b5a4f3e',
  String: 'some text',
  Int: 1,
  Float: 1,
  Boolean: true,
  Date: '2026-11-01',
  DateTime: '2026-11-01T01:00:00Z',
  Decimal: '1',
};
/** Where the type alone says too little; `Type.field` for one, `field` for all. */
const BY_FIELD: Values = {
  email: 'somebody@example.com',
  year: 2026,
  path: '/index',
  language: 'EN_US',
  listKey: 'employee.list',
  loginDomain: 'people.example.com',
  miniProgramUrl: 'https://mini.example.com',
  externalSystemUrl: 'https://hr.example.com',
  width: 120,
  leaverYears: 3,
  'AdvanceAssessmentPlanInput.to': 'SCORING',
  'ExitRateFilterInput.from': '2026-01',
  'ExitRateFilterInput.to': '2026-10',
  'PromotionFilterInput.from': '2026-01',
  'PromotionFilterInput.to': '2026-10',
  'ReportFilterOptionsInput.from': '2026-01',
  'ReportFilterOptionsInput.to': '2026-10',
  'DirectoryMappingInput.field': 'empNumber',
};

/** What is filled in: everything, or only what must be. */
export type Extent = 'all' | 'required';
type Values = Readonly<Record<string, unknown>>;

function valueOf(type: GraphQLInputType, field: string, extent: Extent, values: Values, owner = ''): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, field, extent, values, owner);
  const known = values[`${owner}.${field}`] ?? values[field];
  if (known !== undefined) return known;
  if (isListType(type)) return [valueOf(type.ofType, field, extent, values)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return BY_TYPE[type.name];
  return Object.fromEntries(
    Object.values(type.getFields())
      .filter((one) => extent === 'all' || isRequiredInputField(one))
      .map((one) => [one.name, valueOf(one.type, one.name, extent, values, type.name)]),
  );
}

/** Variables for an operation of the web client, made from the schema; `known` are values of fields by their names. */
export function variablesFor(name: string, extent: Extent, known: Values = {}): Record<string, unknown> {
  const values = { ...BY_FIELD, ...known };
  const definitions = OPERATIONS.get(name)?.variableDefinitions ?? [];
  return Object.fromEntries(
    definitions
      .filter(({ type }) => extent === 'all' || type.kind === Kind.NON_NULL_TYPE)
      .map(({ variable, type }) => {
        const field = variable.name.value;
        return [field, valueOf(typeFromAST(schema, type as never) as GraphQLInputType, field, extent, values)];
      }),
  );
}
