/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which minimum wage to take away. */
export type DeleteMinimumWageInput = {
  /** Id of the minimum wage. */
  id: string;
  /** Its `version` as you read it. If somebody has changed it since, the answer is the error CONFLICT. */
  version: number;
};

/** A minimum wage as it shall be. */
export type SaveMinimumWageInput = {
  /** In yuan (RMB) a month, with at most two places. */
  amount: string;
  /** The city, as people have it, at most 50 characters. */
  city: string;
  /** Id of the one that is put right; left out, it is another one. */
  id?: string | null | undefined;
  /** First day it holds. */
  validFrom: string;
  /**
   * Its `version` as you read it before the change; left out for another one. If somebody has changed it since, the answer is
   * the error CONFLICT.
   */
  version?: number | null | undefined;
};

export type MinimumWagesQueryVariables = Exact<{ [key: string]: never; }>;


export type MinimumWagesQuery = { minimumWages: Array<{ id: string, city: string, validFrom: string, amount: string, version: number }> | null };

export type MinimumWagePartsFragment = { id: string, city: string, validFrom: string, amount: string, version: number };

export type SaveMinimumWageMutationVariables = Exact<{
  input: SaveMinimumWageInput;
}>;


export type SaveMinimumWageMutation = { saveMinimumWage: { minimumWage: { id: string, city: string, validFrom: string, amount: string, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeleteMinimumWageMutationVariables = Exact<{
  input: DeleteMinimumWageInput;
}>;


export type DeleteMinimumWageMutation = { deleteMinimumWage: { id: string | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const MinimumWagePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MinimumWageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MinimumWage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MinimumWagePartsFragment, unknown>;
export const MinimumWagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MinimumWages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimumWages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MinimumWageParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MinimumWageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MinimumWage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MinimumWagesQuery, MinimumWagesQueryVariables>;
export const SaveMinimumWageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveMinimumWage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveMinimumWageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveMinimumWage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimumWage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MinimumWageParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MinimumWageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MinimumWage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SaveMinimumWageMutation, SaveMinimumWageMutationVariables>;
export const DeleteMinimumWageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMinimumWage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteMinimumWageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMinimumWage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteMinimumWageMutation, DeleteMinimumWageMutationVariables>;

export function useMinimumWagesQuery(options?: ApolloHooks.useQuery.Options<MinimumWagesQuery, MinimumWagesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(MinimumWagesDocument, options ?? {});
}
export function useMinimumWagesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<MinimumWagesQuery, MinimumWagesQueryVariables>) {
  return ApolloHooks.useLazyQuery(MinimumWagesDocument, options);
}

export function useSaveMinimumWageMutation(options?: ApolloHooks.useMutation.Options<SaveMinimumWageMutation, SaveMinimumWageMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveMinimumWageDocument, options);
}

export function useDeleteMinimumWageMutation(options?: ApolloHooks.useMutation.Options<DeleteMinimumWageMutation, DeleteMinimumWageMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeleteMinimumWageDocument, options);
}