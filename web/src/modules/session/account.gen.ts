/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether somebody still works for the company. */
export type EmploymentStatus =
  /** The last day has passed. */
  | 'LEFT'
  /** The last day, if there is one, has not passed. */
  | 'ON_THE_JOB'
  | '%future added value';

/** How the users of a company prove who they are. */
export type LoginWay =
  /** At the company's own sign-in page (single sign-on). */
  | 'ADFS'
  /** With a password that this product keeps. */
  | 'DEFAULT'
  /** With the password of the company's own directory (LDAP). */
  | 'LDAP'
  | '%future added value';

/** Kind of a role. A role is a named set of rights that is given to people. */
export type RoleType =
  /** Administrator of the company: every page, every right. */
  | 'ADMIN'
  /** Head of the enterprise: sees the whole company. */
  | 'CEO'
  /** A role the company made itself, e.g. for its HR staff. */
  | 'CUSTOMISED'
  /** Everybody who has people reporting to them. */
  | 'MANAGER'
  /** Everybody else. */
  | 'ORDINARY'
  | '%future added value';

export type MyAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAccountQuery = { me: { id: string, name: string, number: string | null, email: string | null, departmentName: string | null, positionName: string | null, rankName: string | null, highestRole: RoleType | null, employmentStatus: EmploymentStatus | null, passwordChangedAt: string | null, loginWay: LoginWay | null, mirrored: boolean, company: { id: string, code: string, name: string }, manager: { id: string, name: string, nameEn: string | null, number: string } | null, employee: { id: string, loginAccount: string | null, phone: string | null, maskedFields: Array<string> } | null } | null };

export type ExportMyRecordMutationVariables = Exact<{ [key: string]: never; }>;


export type ExportMyRecordMutation = { exportMyRecord: { file: { url: string, name: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };


export const MyAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"departmentName"}},{"kind":"Field","name":{"kind":"Name","value":"positionName"}},{"kind":"Field","name":{"kind":"Name","value":"rankName"}},{"kind":"Field","name":{"kind":"Name","value":"highestRole"}},{"kind":"Field","name":{"kind":"Name","value":"employmentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"loginWay"}},{"kind":"Field","name":{"kind":"Name","value":"mirrored"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loginAccount"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"maskedFields"}}]}}]}}]}}]} as unknown as DocumentNode<MyAccountQuery, MyAccountQueryVariables>;
export const ExportMyRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportMyRecord"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportMyRecord"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportMyRecordMutation, ExportMyRecordMutationVariables>;

export function useMyAccountQuery(options?: ApolloHooks.useQuery.Options<MyAccountQuery, MyAccountQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(MyAccountDocument, options ?? {});
}
export function useMyAccountLazyQuery(options?: ApolloHooks.useLazyQuery.Options<MyAccountQuery, MyAccountQueryVariables>) {
  return ApolloHooks.useLazyQuery(MyAccountDocument, options);
}

export function useExportMyRecordMutation(options?: ApolloHooks.useMutation.Options<ExportMyRecordMutation, ExportMyRecordMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportMyRecordDocument, options);
}