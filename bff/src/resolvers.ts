import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { RESOLVERS } from './generated/modules.ts';
import type { Resolvers } from './generated/schema.ts';
import { scalars } from './scalars.ts';
import { enumResolvers, guardEnums, readTypeDefs, type ResolverMap } from './schema.ts';

/** Puts the modules' resolvers together: a type that several modules extend has the fields of all of them. */
function merged(modules: readonly Resolvers[]): ResolverMap {
  const all: ResolverMap = {};
  for (const [type, fields] of modules.flatMap((module) => Object.entries(module as ResolverMap))) {
    all[type] = { ...all[type], ...fields };
  }
  return all;
}

/** The schema with everything that answers it. */
export function createSchema(): GraphQLSchema {
  const typeDefs = readTypeDefs();
  return makeExecutableSchema({
    typeDefs,
    resolvers: { ...guardEnums(typeDefs, merged(RESOLVERS)), ...enumResolvers(typeDefs), ...scalars },
  });
}
