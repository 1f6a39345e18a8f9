/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** When work that is handed to somebody is mailed. A message and a thing to do come in any case, at once. */
export type MailPreference =
  /** A mail each time. */
  | 'AT_ONCE'
  /** One mail in the morning with what is still open. */
  | 'DAILY'
  /** No mails about it. */
  | 'NEVER'
  | '%future added value';

/** The choice of when work is mailed. */
export type SaveMailPreferenceInput = {
  /** When. */
  preference: MailPreference;
};

export type MailPreferenceQueryVariables = Exact<{ [key: string]: never; }>;


export type MailPreferenceQuery = { mailPreference: MailPreference | null };

export type SaveMailPreferenceMutationVariables = Exact<{
  input: SaveMailPreferenceInput;
}>;


export type SaveMailPreferenceMutation = { saveMailPreference: { preference: MailPreference | null, userErrors: Array<{ code: string, message: string }> } | null };


export const MailPreferenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailPreference"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailPreference"}}]}}]} as unknown as DocumentNode<MailPreferenceQuery, MailPreferenceQueryVariables>;
export const SaveMailPreferenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveMailPreference"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveMailPreferenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveMailPreference"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preference"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveMailPreferenceMutation, SaveMailPreferenceMutationVariables>;

export function useMailPreferenceQuery(options?: ApolloHooks.useQuery.Options<MailPreferenceQuery, MailPreferenceQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(MailPreferenceDocument, options ?? {});
}
export function useMailPreferenceLazyQuery(options?: ApolloHooks.useLazyQuery.Options<MailPreferenceQuery, MailPreferenceQueryVariables>) {
  return ApolloHooks.useLazyQuery(MailPreferenceDocument, options);
}

export function useSaveMailPreferenceMutation(options?: ApolloHooks.useMutation.Options<SaveMailPreferenceMutation, SaveMailPreferenceMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveMailPreferenceDocument, options);
}