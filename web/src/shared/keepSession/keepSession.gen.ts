/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether the session is to be kept. */
export type KeepSessionInput = {
  /** Whether a form with unsaved changes is open; otherwise nothing is kept. */
  edited: boolean;
};

export type KeepSessionMutationVariables = Exact<{
  input: KeepSessionInput;
}>;


export type KeepSessionMutation = { keepSession: { kept: boolean | null } | null };


export const KeepSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KeepSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kept"}}]}}]}}]} as unknown as DocumentNode<KeepSessionMutation, KeepSessionMutationVariables>;

export function useKeepSessionMutation(options?: ApolloHooks.useMutation.Options<KeepSessionMutation, KeepSessionMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(KeepSessionDocument, options);
}