/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** An exchange rate to be saved. */
export type SaveExchangeRateInput = {
  /** Points for one yuan, a whole number from 1 to 10,000 other than the present one. */
  pointsPerYuan: number;
  /** The number of the change the caller saw last, 0 for the first one; a stale one is refused (CONFLICT). */
  version: number;
};

export type ExchangeRateQueryVariables = Exact<{ [key: string]: never; }>;


export type ExchangeRateQuery = { exchangeRate: { id: string, pointsPerYuan: number, version: number } | null };

export type ExchangeRateChangeListQueryVariables = Exact<{
  page?: PageInput | null | undefined;
}>;


export type ExchangeRateChangeListQuery = { exchangeRateChanges: { total: number, items: Array<{ id: string, pointsPerYuan: number, formerPointsPerYuan: number, at: string, by: { id: string, name: string, nameEn: string | null } | null }> } | null };

export type ExchangeRateNowFragment = { id: string, pointsPerYuan: number, version: number };

export type ExchangeRateChangeRowFragment = { id: string, pointsPerYuan: number, formerPointsPerYuan: number, at: string, by: { id: string, name: string, nameEn: string | null } | null };

export type SaveExchangeRateMutationVariables = Exact<{
  input: SaveExchangeRateInput;
}>;


export type SaveExchangeRateMutation = { saveExchangeRate: { exchangeRate: { id: string, pointsPerYuan: number, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const ExchangeRateNowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExchangeRateNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExchangeRate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pointsPerYuan"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ExchangeRateNowFragment, unknown>;
export const ExchangeRateChangeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExchangeRateChangeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExchangeRateChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pointsPerYuan"}},{"kind":"Field","name":{"kind":"Name","value":"formerPointsPerYuan"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<ExchangeRateChangeRowFragment, unknown>;
export const ExchangeRateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExchangeRate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchangeRate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExchangeRateNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExchangeRateNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExchangeRate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pointsPerYuan"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ExchangeRateQuery, ExchangeRateQueryVariables>;
export const ExchangeRateChangeListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExchangeRateChangeList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchangeRateChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExchangeRateChangeRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExchangeRateChangeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExchangeRateChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pointsPerYuan"}},{"kind":"Field","name":{"kind":"Name","value":"formerPointsPerYuan"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<ExchangeRateChangeListQuery, ExchangeRateChangeListQueryVariables>;
export const SaveExchangeRateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveExchangeRate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveExchangeRateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveExchangeRate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchangeRate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExchangeRateNow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExchangeRateNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExchangeRate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pointsPerYuan"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SaveExchangeRateMutation, SaveExchangeRateMutationVariables>;

export function useExchangeRateQuery(options?: ApolloHooks.useQuery.Options<ExchangeRateQuery, ExchangeRateQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ExchangeRateDocument, options ?? {});
}
export function useExchangeRateLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ExchangeRateQuery, ExchangeRateQueryVariables>) {
  return ApolloHooks.useLazyQuery(ExchangeRateDocument, options);
}

export function useExchangeRateChangeListQuery(options?: ApolloHooks.useQuery.Options<ExchangeRateChangeListQuery, ExchangeRateChangeListQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ExchangeRateChangeListDocument, options ?? {});
}
export function useExchangeRateChangeListLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ExchangeRateChangeListQuery, ExchangeRateChangeListQueryVariables>) {
  return ApolloHooks.useLazyQuery(ExchangeRateChangeListDocument, options);
}

export function useSaveExchangeRateMutation(options?: ApolloHooks.useMutation.Options<SaveExchangeRateMutation, SaveExchangeRateMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveExchangeRateDocument, options);
}