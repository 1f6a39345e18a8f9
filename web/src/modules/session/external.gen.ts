/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What the identity provider sent back: the parameters of the address at which the browser came back. */
export type CompleteExternalLoginInput = {
  /** The parameter `code`. */
  code: string;
  /** Whether to end another session of the person that still lives. */
  force?: boolean;
  /** The parameter `iss`; left out where the provider sends none. */
  issuer?: string | null | undefined;
  /** The parameter `state`. */
  state: string;
};

export type CompleteExternalLoginMutationVariables = Exact<{
  input: CompleteExternalLoginInput;
}>;


export type CompleteExternalLoginMutation = { completeExternalLogin: { user: { id: string, name: string } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };


export const CompleteExternalLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteExternalLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompleteExternalLoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeExternalLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CompleteExternalLoginMutation, CompleteExternalLoginMutationVariables>;

export function useCompleteExternalLoginMutation(options?: ApolloHooks.useMutation.Options<CompleteExternalLoginMutation, CompleteExternalLoginMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(CompleteExternalLoginDocument, options);
}