// Hive Gateway as one process without its pages for people.
import { defineConfig } from '@graphql-hive/gateway';
import references from '../references.cjs';

export const gatewayConfig = defineConfig({
  supergraph: '../.cache/supergraph.graphql',
  additionalResolvers: references.resolvers,
  fork: 1,
  logging: 'warn',
  graphiql: false,
  landingPage: false,
});
