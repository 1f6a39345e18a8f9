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
import { OPERATIONS } from '../operations/documents.ts';

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
const BY_FIELD: Readonly<Record<string, unknown>> = {
  email: 'somebody@example.com',
  year: 2026,
  path: '/index',
  language: 'EN_US',
  'AdvanceAssessmentPlanInput.to': 'SCORING',
};

/** What is filled in: everything, or only what must be. */
export type Extent = 'all' | 'required';

function valueOf(type: GraphQLInputType, field: string, extent: Extent, owner = ''): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, field, extent, owner);
  const known = BY_FIELD[`${owner}.${field}`] ?? BY_FIELD[field];
  if (known !== undefined) return known;
  if (isListType(type)) return [valueOf(type.ofType, field, extent)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return BY_TYPE[type.name];
  return Object.fromEntries(
    Object.values(type.getFields())
      .filter((one) => extent === 'all' || isRequiredInputField(one))
      .map((one) => [one.name, valueOf(one.type, one.name, extent, type.name)]),
  );
}

/** Variables for an operation of the web client, made from the schema alone. */
export function variablesFor(name: string, extent: Extent): Record<string, unknown> {
  const definitions = OPERATIONS.get(name)?.variableDefinitions ?? [];
  return Object.fromEntries(
    definitions
      .filter(({ type }) => extent === 'all' || type.kind === Kind.NON_NULL_TYPE)
      .map(({ variable, type }) => {
        const field = variable.name.value;
        return [field, valueOf(typeFromAST(schema, type as never) as GraphQLInputType, field, extent)];
      }),
  );
}
