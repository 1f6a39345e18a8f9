import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  defaultFieldResolver,
  Kind,
  parse,
  type DocumentNode,
  type EnumTypeDefinitionNode,
  type GraphQLFieldResolver,
  type TypeNode,
} from 'graphql';
import type { Context } from './context.ts';
import { ENUM_TABLES, type EnumTable } from './generated/enums.ts';

type FieldResolver = GraphQLFieldResolver<unknown, Context>;
export type ResolverMap = Record<string, Record<string, FieldResolver>>;

const FOLDER = path.join(import.meta.dirname, '../../schema');

/** Reads the schema definition, all modules in one document. */
export function readTypeDefs(): DocumentNode {
  const files = readdirSync(FOLDER, { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.graphql'));
  return parse(
    files
      .sort()
      .map((name) => readFileSync(path.join(FOLDER, name), 'utf8'))
      .join('\n'),
  );
}

function tableOf(node: EnumTypeDefinitionNode): EnumTable {
  const name = node.name.value;
  const table = ENUM_TABLES[name];
  const declared = node.values
    ?.map((value) => value.name.value)
    .sort()
    .join();
  if (!table || Object.keys(table).sort().join() !== declared) {
    throw new Error(`enum ${name} of the schema has other members than its table of wire values`);
  }
  return table;
}

/** The wire values of every enum of the schema; start-up stops where schema and table have drifted apart. */
export const enumResolvers = (typeDefs: DocumentNode): Record<string, EnumTable> =>
  Object.fromEntries(
    typeDefs.definitions
      .filter((node) => node.kind === Kind.ENUM_TYPE_DEFINITION)
      .map((node) => [node.name.value, tableOf(node)]),
  );

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}

/** Passes known values on; an unknown one is logged and becomes null, or is left out of a list. */
function onlyKnown(value: unknown, known: ReadonlySet<unknown>, report: (value: unknown) => void): unknown {
  if (value === null || value === undefined || known.has(value)) return value;
  if (Array.isArray(value)) return value.filter((one) => known.has(one) || report(one));
  report(value);
  return null;
}

/**
 * Guards every field of an enum type against values that nobody here knows: another release of the services may send
 * one, and it must not cost the user the page (style guide, "GraphQL schema conventions").
 */
export function guardEnums(typeDefs: DocumentNode, resolvers: ResolverMap): ResolverMap {
  const tables = enumResolvers(typeDefs);
  const guarded: ResolverMap = { ...resolvers };
  for (const type of typeDefs.definitions) {
    if (type.kind !== Kind.OBJECT_TYPE_DEFINITION && type.kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
    for (const field of type.fields ?? []) {
      const enumName = namedType(field.type);
      const table = tables[enumName];
      if (!table) continue;
      const [typeName, fieldName] = [type.name.value, field.name.value];
      const known = new Set(Object.values(table));
      const resolve = resolvers[typeName]?.[fieldName] ?? defaultFieldResolver;
      const check = (given: unknown, { log }: Context) =>
        onlyKnown(given, known, (value) => {
          log.warn({ field: `${typeName}.${fieldName}`, enum: enumName, value }, 'unknown enum value');
        });
      guarded[typeName] = {
        ...guarded[typeName],
        // A page has hundreds of these: only what has to be waited for is.
        [fieldName]: (parent, args, context, info) => {
          const given = resolve(parent, args, context, info);
          return given instanceof Promise ? given.then((value) => check(value, context)) : check(given, context);
        },
      };
    }
  }
  return guarded;
}
