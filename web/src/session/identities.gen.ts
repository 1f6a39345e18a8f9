/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which account to act as. */
export type SwitchIdentityInput = {
  /** Id of the account; that of the account one signed in with leads back. */
  id: string;
};

export type IdentitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type IdentitiesQuery = { identities: Array<{ id: string, name: string, number: string | null, original: boolean, departmentName: string | null }> | null };

export type IdentityFragment = { id: string, name: string, number: string | null, original: boolean, departmentName: string | null };

export type SwitchIdentityMutationVariables = Exact<{
  input: SwitchIdentityInput;
}>;


export type SwitchIdentityMutation = { switchIdentity: { user: { id: string } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const IdentityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Identity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkedIdentity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"original"}},{"kind":"Field","name":{"kind":"Name","value":"departmentName"}}]}}]} as unknown as DocumentNode<IdentityFragment, unknown>;
export const IdentitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Identities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Identity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Identity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkedIdentity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"original"}},{"kind":"Field","name":{"kind":"Name","value":"departmentName"}}]}}]} as unknown as DocumentNode<IdentitiesQuery, IdentitiesQueryVariables>;
export const SwitchIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SwitchIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SwitchIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switchIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SwitchIdentityMutation, SwitchIdentityMutationVariables>;

export function useIdentitiesQuery(options?: ApolloHooks.useQuery.Options<IdentitiesQuery, IdentitiesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(IdentitiesDocument, options ?? {});
}
export function useIdentitiesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<IdentitiesQuery, IdentitiesQueryVariables>) {
  return ApolloHooks.useLazyQuery(IdentitiesDocument, options);
}

export function useSwitchIdentityMutation(options?: ApolloHooks.useMutation.Options<SwitchIdentityMutation, SwitchIdentityMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SwitchIdentityDocument, options);
}