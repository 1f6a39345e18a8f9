/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Something that was opened from a search. */
export type RememberOpenedInput = {
  /** What it is. */
  kind: SearchKind;
  /** Id of the employee or the plan; of a page its address. */
  subject: string;
};

/** What a search leads to. */
export type SearchKind =
  /** The caller's own appraisal in a plan. */
  | 'APPRAISAL'
  /** An employee. */
  | 'EMPLOYEE'
  /** A page of the product. */
  | 'PAGE'
  /** An appraisal plan, for those who look after plans. */
  | 'PLAN'
  | '%future added value';

export type SearchQueryVariables = Exact<{
  keyword: string;
}>;


export type SearchQuery = { search: Array<{ kind: SearchKind | null, subject: string, name: string, nameEn: string | null, note: string | null, place: string | null, placeEn: string | null }> | null };

export type RememberOpenedMutationVariables = Exact<{
  input: RememberOpenedInput;
}>;


export type RememberOpenedMutation = { rememberOpened: { userErrors: Array<{ code: string, message: string }> } | null };


export const SearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Search"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"placeEn"}}]}}]}}]} as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;
export const RememberOpenedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RememberOpened"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RememberOpenedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rememberOpened"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RememberOpenedMutation, RememberOpenedMutationVariables>;

export function useSearchQuery(options: ApolloHooks.useQuery.Options<SearchQuery, SearchQueryVariables> & { variables: SearchQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(SearchDocument, options);
}
export function useSearchLazyQuery(options?: ApolloHooks.useLazyQuery.Options<SearchQuery, SearchQueryVariables>) {
  return ApolloHooks.useLazyQuery(SearchDocument, options);
}

export function useRememberOpenedMutation(options?: ApolloHooks.useMutation.Options<RememberOpenedMutation, RememberOpenedMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(RememberOpenedDocument, options);
}