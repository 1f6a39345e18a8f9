/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A first password and the token that allows it. Whose password it is follows from the token alone. */
export type AcceptInvitationInput = {
  /** The first password: 8-16 characters with a digit, a lower-case and an upper-case letter. */
  password: string;
  /** The token in the address of the link. */
  token: string;
};

/** How the users of a company prove who they are. */
export type LoginWay =
  /** At the company's own sign-in page (single sign-on). */
  | 'ADFS'
  /** With a password that this product keeps. */
  | 'DEFAULT'
  /** With the password of the company's own directory (LDAP). */
  | 'LDAP'
  | '%future added value';

/** The link that was opened. */
export type OpenInvitationInput = {
  /** The token in the address of the link. */
  token: string;
};

export type OpenInvitationMutationVariables = Exact<{
  input: OpenInvitationInput;
}>;


export type OpenInvitationMutation = { openInvitation: { invitation: { companyName: string, companyCode: string, personName: string, userName: string, expiresAt: string } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type AcceptInvitationMutationVariables = Exact<{
  input: AcceptInvitationInput;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { companyCode: string | null, userName: string | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type FirstLoginQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstLoginQuery = { me: { id: string, mustChangePassword: boolean, passwordWasReset: boolean, loginWay: LoginWay | null } | null };


export const OpenInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyCode"}},{"kind":"Field","name":{"kind":"Name","value":"personName"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<OpenInvitationMutation, OpenInvitationMutationVariables>;
export const AcceptInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyCode"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const FirstLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FirstLogin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"passwordWasReset"}},{"kind":"Field","name":{"kind":"Name","value":"loginWay"}}]}}]}}]} as unknown as DocumentNode<FirstLoginQuery, FirstLoginQueryVariables>;

export function useOpenInvitationMutation(options?: ApolloHooks.useMutation.Options<OpenInvitationMutation, OpenInvitationMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(OpenInvitationDocument, options);
}

export function useAcceptInvitationMutation(options?: ApolloHooks.useMutation.Options<AcceptInvitationMutation, AcceptInvitationMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(AcceptInvitationDocument, options);
}

export function useFirstLoginQuery(options?: ApolloHooks.useQuery.Options<FirstLoginQuery, FirstLoginQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(FirstLoginDocument, options ?? {});
}
export function useFirstLoginLazyQuery(options?: ApolloHooks.useLazyQuery.Options<FirstLoginQuery, FirstLoginQueryVariables>) {
  return ApolloHooks.useLazyQuery(FirstLoginDocument, options);
}