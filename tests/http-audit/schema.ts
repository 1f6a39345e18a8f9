import {
  buildASTSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { readTypeDefs } from '@hengcai/bff/src/schema.ts';
import type { Random } from '@hengcai/shared/random';

export const schema = buildASTSchema(readTypeDefs());

type Field = GraphQLField<unknown, unknown>;

const rootOf = (type: GraphQLObjectType | null | undefined): GraphQLObjectType => {
  if (!type) throw new Error('the schema has no such root');
  return type;
};
export const QUERY = rootOf(schema.getQueryType());
export const MUTATION = rootOf(schema.getMutationType());

export const fieldsOf = (type: GraphQLObjectType): Field[] => Object.values(type.getFields());
/** The object type a field leads to; null for a leaf. */
export function objectOf({ type }: Field): GraphQLObjectType | null {
  const named = getNamedType(type);
  return isObjectType(named) ? named : null;
}
/** Fields that can be asked for without arguments. */
export const freeFields = (type: GraphQLObjectType): Field[] =>
  fieldsOf(type).filter(({ args }) => !args.some(isRequiredArgument));
export const leavesOf = (type: GraphQLObjectType): Field[] =>
  freeFields(type).filter((field) => !isCompositeType(getNamedType(field.type)));
const edgesOf = (type: GraphQLObjectType): Field[] => freeFields(type).filter((field) => objectOf(field) !== null);

const far = new Map<string, boolean>();
/** Whether so many more levels of objects can follow. */
function leadsOn(type: GraphQLObjectType, levels: number): boolean {
  if (levels === 0) return true;
  const key = `${type.name} ${levels}`;
  const known = far.get(key) ?? edgesOf(type).some((field) => leadsOn(objectOf(field) ?? type, levels - 1));
  far.set(key, known);
  return known;
}

/** A selection that goes so many levels down from a type, along references chosen by chance, and ends in a leaf. */
export function walkDown(random: Random, type: GraphQLObjectType, levels: number): string {
  if (levels <= 1) return leavesOf(type).length > 0 ? random.pick(leavesOf(type)).name : '__typename';
  const onward = edgesOf(type).filter((field) => leadsOn(objectOf(field) ?? type, levels - 2));
  if (onward.length === 0) throw new Error(`${type.name} leads nowhere`);
  const field = random.pick(onward);
  return `${field.name} { ${walkDown(random, objectOf(field) ?? type, levels - 1)} }`;
}

/** A selection of everything that can be asked of a type without arguments, so many levels down. */
export const everythingOf = (type: GraphQLObjectType, levels: number): string =>
  freeFields(type)
    .flatMap((field) => {
      const inner = objectOf(field);
      if (!inner) return [field.name];
      return levels > 1 ? [`${field.name} { ${everythingOf(inner, levels - 1)} }`] : [];
    })
    .join(' ') || '__typename';
