/**
 * Codegen plugin: typed Apollo Client 4 hooks over the typed documents of one `.graphql` file. Ours, because the
 * community plugin's output does not type-check against Apollo Client 4; a query whose variables are all optional may
 * be called without options, any other takes `{ variables }` or `skipToken`.
 */
import { concatAST, Kind } from 'graphql';

const needsVariables = (operation) =>
  operation.variableDefinitions.some((v) => v.type.kind === Kind.NON_NULL_TYPE && !v.defaultValue);

const query = (name, required) => `
export function use${name}Query(${required ? 'options' : 'options?'}: ApolloHooks.useQuery.Options<${name}Query, ${name}QueryVariables>${required ? ` & { variables: ${name}QueryVariables }` : ''} | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(${name}Document, options${required ? '' : ' ?? {}'});
}
export function use${name}LazyQuery(options?: ApolloHooks.useLazyQuery.Options<${name}Query, ${name}QueryVariables>) {
  return ApolloHooks.useLazyQuery(${name}Document, options);
}`;

const mutation = (name) => `
export function use${name}Mutation(options?: ApolloHooks.useMutation.Options<${name}Mutation, ${name}MutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(${name}Document, options);
}`;

/** Emits `useXQuery`, `useXLazyQuery` and `useXMutation` for the operations of the documents given. */
export function plugin(_schema, documents) {
  const operations = concatAST(documents.map((d) => d.document)).definitions.filter(
    (d) => d.kind === Kind.OPERATION_DEFINITION,
  );
  const hooks = operations.map((o) =>
    o.operation === 'query' ? query(o.name.value, needsVariables(o)) : mutation(o.name.value),
  );
  const prepend = operations.length === 0 ? [] : [`import * as ApolloHooks from '@apollo/client/react';`];
  if (operations.some((o) => o.operation === 'mutation'))
    prepend.push(`import type { ApolloCache } from '@apollo/client';`);
  return { prepend, content: hooks.join('\n') };
}
