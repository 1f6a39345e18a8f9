import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { Resolvers } from './generated/schema.ts';
import { employee } from './modules/employee/resolvers.ts';
import { enterprise } from './modules/enterprise/resolvers.ts';
import { home } from './modules/home/resolvers.ts';
import { message } from './modules/message/resolvers.ts';
import { org } from './modules/org/resolvers.ts';
import { performance } from './modules/performance/resolvers.ts';
import { platform } from './modules/platform/resolvers.ts';
import { position } from './modules/position/resolvers.ts';
import { session } from './modules/session/resolvers.ts';
import { scalars } from './scalars.ts';
import { enumResolvers, guardEnums, readTypeDefs, type ResolverMap } from './schema.ts';

const MODULES: readonly Resolvers[] = [
  platform,
  session,
  org,
  position,
  employee,
  home,
  message,
  enterprise,
  performance,
];

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
    resolvers: { ...guardEnums(typeDefs, merged(MODULES)), ...enumResolvers(typeDefs), ...scalars },
  });
}
