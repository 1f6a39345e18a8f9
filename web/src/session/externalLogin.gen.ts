/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whose identity provider to sign in at. */
export type StartExternalLoginInput = {
  /** Code of the company, as typed into the sign-in form; left out, the host name decides. */
  companyCode?: string | null | undefined;
  /** Host name of the sign-in page as the browser shows it, because a company may have one of its own. */
  domain: string;
};

export type OpenExternalSystemMutationVariables = Exact<{ [key: string]: never; }>;


export type OpenExternalSystemMutation = { openExternalSystem: { url: string | null, userErrors: Array<{ code: string, message: string }> } | null };

export type StartExternalLoginMutationVariables = Exact<{
  input: StartExternalLoginInput;
}>;


export type StartExternalLoginMutation = { startExternalLogin: { url: string | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };


export const OpenExternalSystemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenExternalSystem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openExternalSystem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<OpenExternalSystemMutation, OpenExternalSystemMutationVariables>;
export const StartExternalLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartExternalLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartExternalLoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startExternalLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<StartExternalLoginMutation, StartExternalLoginMutationVariables>;

export function useOpenExternalSystemMutation(options?: ApolloHooks.useMutation.Options<OpenExternalSystemMutation, OpenExternalSystemMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(OpenExternalSystemDocument, options);
}

export function useStartExternalLoginMutation(options?: ApolloHooks.useMutation.Options<StartExternalLoginMutation, StartExternalLoginMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(StartExternalLoginDocument, options);
}