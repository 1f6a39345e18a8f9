/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Who is asked in. People who have signed in, have left or whose account is closed are left out in any case. */
export type InvitationSelectionInput = {
  /** Whether those are asked in as well whose invitation still holds; it ends with the new one. */
  again?: boolean;
  /** Ids of the employees chosen; everybody the caller may see who has never signed in when left out. */
  employeeIds?: Array<string> | null | undefined;
};

/** Whom to print cards for. */
export type InviteByCardsInput = {
  /** Who is asked in. */
  selection: InvitationSelectionInput;
};

/** Whom to invite by mail. */
export type InviteByMailInput = {
  /** A key made by the client; sending it again does not invite twice. */
  clientMutationId: string;
  /** Who is asked in. */
  selection: InvitationSelectionInput;
};

/** Whom a workbook of first passwords is for. */
export type InviteByPasswordsInput = {
  /** A key made by the client; sending it again prepares no second workbook. */
  clientMutationId: string;
  /** Who is asked in. */
  selection: InvitationSelectionInput;
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

export type InvitationCountsQueryVariables = Exact<{
  selection: InvitationSelectionInput;
}>;


export type InvitationCountsQuery = { invitationCounts: { loginWay: LoginWay | null, withoutEmail: number, signedIn: number, closed: number, withRole: number, byMail: { fresh: number, again: number }, byHand: { fresh: number, again: number } } | null };

export type InviteByMailMutationVariables = Exact<{
  input: InviteByMailInput;
}>;


export type InviteByMailMutation = { inviteByMail: { job: { id: string } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type InviteByCardsMutationVariables = Exact<{
  input: InviteByCardsInput;
}>;


export type InviteByCardsMutation = { inviteByCards: { print: { companyName: string, companyCode: string, address: string, expiresAt: string, cards: Array<{ id: string, name: string, number: string, departmentName: string | null, link: string }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type InviteByPasswordsMutationVariables = Exact<{
  input: InviteByPasswordsInput;
}>;


export type InviteByPasswordsMutation = { inviteByPasswords: { file: { url: string, name: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };


export const InvitationCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvitationCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationSelectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loginWay"}},{"kind":"Field","name":{"kind":"Name","value":"byMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fresh"}},{"kind":"Field","name":{"kind":"Name","value":"again"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byHand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fresh"}},{"kind":"Field","name":{"kind":"Name","value":"again"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withoutEmail"}},{"kind":"Field","name":{"kind":"Name","value":"signedIn"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"withRole"}}]}}]}}]} as unknown as DocumentNode<InvitationCountsQuery, InvitationCountsQueryVariables>;
export const InviteByMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteByMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteByMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteByMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<InviteByMailMutation, InviteByMailMutationVariables>;
export const InviteByCardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteByCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteByCardsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteByCards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"print"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyCode"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"departmentName"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<InviteByCardsMutation, InviteByCardsMutationVariables>;
export const InviteByPasswordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteByPasswords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteByPasswordsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteByPasswords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<InviteByPasswordsMutation, InviteByPasswordsMutationVariables>;

export function useInvitationCountsQuery(options: ApolloHooks.useQuery.Options<InvitationCountsQuery, InvitationCountsQueryVariables> & { variables: InvitationCountsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(InvitationCountsDocument, options);
}
export function useInvitationCountsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<InvitationCountsQuery, InvitationCountsQueryVariables>) {
  return ApolloHooks.useLazyQuery(InvitationCountsDocument, options);
}

export function useInviteByMailMutation(options?: ApolloHooks.useMutation.Options<InviteByMailMutation, InviteByMailMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(InviteByMailDocument, options);
}

export function useInviteByCardsMutation(options?: ApolloHooks.useMutation.Options<InviteByCardsMutation, InviteByCardsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(InviteByCardsDocument, options);
}

export function useInviteByPasswordsMutation(options?: ApolloHooks.useMutation.Options<InviteByPasswordsMutation, InviteByPasswordsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(InviteByPasswordsDocument, options);
}