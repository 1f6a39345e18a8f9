/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a person signs in with. */
export type LoginInput = {
  /** Code of the company, e.g. `hengcai`. */
  companyCode: string;
  /**
   * Whether to end another session of the account that still lives; without it such a sign-in is refused with
   * `SESSION_EXISTS`.
   */
  force?: boolean;
  /** The password as typed. It travels encrypted by https alone. */
  password: string;
  /** Employee number or work email. */
  userName: string;
  /**
   * The letters and digits of the picture from `requestVerificationCode`, in any case; needed once three sign-ins have
   * failed.
   */
  verificationCode?: string | null | undefined;
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

/** The account a verification code is for. */
export type RequestVerificationCodeInput = {
  /** Code of the company, as typed into the sign-in form. */
  companyCode: string;
  /** Employee number or work email, as typed into the sign-in form. */
  userName: string;
};

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

/** The other system from which a company's people and departments are taken over automatically. */
export type SyncSystemType =
  /** The directory of a chat product. */
  | 'CHAT'
  /** The directory of an enterprise messaging product. */
  | 'ENTERPRISE_MESSAGING'
  /** Another HR system; the page header offers a jump to it. */
  | 'EXTERNAL_HR'
  /** Files that another system puts down regularly. */
  | 'FILE_DROP'
  /** None; people are kept here. */
  | 'NONE'
  /** Kept for later; no company has it. */
  | 'RESERVED'
  /** A directory that speaks SCIM 2.0, the standard for user data. */
  | 'SCIM'
  | '%future added value';

export type ShellQueryVariables = Exact<{
  path: string;
}>;


export type ShellQuery = { me: { id: string, name: string, number: string | null, avatarUrl: string | null, email: string | null, departmentName: string | null, positionName: string | null, highestRole: RoleType | null, loginWay: LoginWay | null, syncOpen: boolean, syncSystem: SyncSystemType | null, mustChangePassword: boolean, mirrored: boolean, originalName: string | null, mirroredDepartmentName: string | null, platformAdmin: boolean, miniProgramUrl: string | null, company: { id: string, code: string, name: string, timeZone: string | null, backDatingDays: number }, employee: { id: string } | null } | null, capabilities: { jobs: boolean, audit: boolean, apiTokens: boolean, systemNotice: boolean, todos: boolean, mailPreference: boolean, documents: boolean, invitations: boolean, overview: boolean, personAppraisals: boolean, employeeConditions: boolean, listMemory: boolean, search: boolean, accounts: boolean, recordProposals: boolean, changeProposals: boolean, directorySync: boolean, starterKits: boolean } | null, identities: Array<{ id: string, name: string, number: string | null, original: boolean, departmentName: string | null }> | null, menu: Array<{ id: string, name: string, path: string | null, icon: string | null, children: Array<{ id: string, name: string, path: string | null, icon: string | null, children: Array<{ id: string, name: string, path: string | null, icon: string | null }> }> }> | null, pagePermission: { path: string, allowVisit: boolean, allowEdit: boolean, allowExport: boolean, hiddenElements: Array<string> | null } | null };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, name: string, number: string | null, avatarUrl: string | null, email: string | null, departmentName: string | null, positionName: string | null, highestRole: RoleType | null, loginWay: LoginWay | null, syncOpen: boolean, syncSystem: SyncSystemType | null, mustChangePassword: boolean, mirrored: boolean, originalName: string | null, mirroredDepartmentName: string | null, platformAdmin: boolean, miniProgramUrl: string | null, company: { id: string, code: string, name: string, timeZone: string | null, backDatingDays: number }, employee: { id: string } | null } | null };

export type PagePermissionQueryVariables = Exact<{
  path: string;
}>;


export type PagePermissionQuery = { pagePermission: { path: string, allowVisit: boolean, allowEdit: boolean, allowExport: boolean, hiddenElements: Array<string> | null } | null };

export type SignedInFragment = { id: string, name: string, number: string | null, avatarUrl: string | null, email: string | null, departmentName: string | null, positionName: string | null, highestRole: RoleType | null, loginWay: LoginWay | null, syncOpen: boolean, syncSystem: SyncSystemType | null, mustChangePassword: boolean, mirrored: boolean, originalName: string | null, mirroredDepartmentName: string | null, platformAdmin: boolean, miniProgramUrl: string | null, company: { id: string, code: string, name: string, timeZone: string | null, backDatingDays: number }, employee: { id: string } | null };

export type MenuTreeFragment = { id: string, name: string, path: string | null, icon: string | null, children: Array<{ id: string, name: string, path: string | null, icon: string | null, children: Array<{ id: string, name: string, path: string | null, icon: string | null }> }> };

export type MenuItemFragment = { id: string, name: string, path: string | null, icon: string | null };

export type PageRightsFragment = { path: string, allowVisit: boolean, allowEdit: boolean, allowExport: boolean, hiddenElements: Array<string> | null };

export type FailedLoginsQueryVariables = Exact<{
  companyCode: string;
  userName: string;
}>;


export type FailedLoginsQuery = { failedLogins: number | null };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { user: { id: string, name: string, loginWay: LoginWay | null, mustChangePassword: boolean } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { userErrors: Array<{ code: string, message: string }> } | null };

export type RequestVerificationCodeMutationVariables = Exact<{
  input: RequestVerificationCodeInput;
}>;


export type RequestVerificationCodeMutation = { requestVerificationCode: { image: string | null, userErrors: Array<{ code: string, message: string }> } | null };

export const SignedInFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CurrentUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"departmentName"}},{"kind":"Field","name":{"kind":"Name","value":"positionName"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"backDatingDays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"highestRole"}},{"kind":"Field","name":{"kind":"Name","value":"loginWay"}},{"kind":"Field","name":{"kind":"Name","value":"syncOpen"}},{"kind":"Field","name":{"kind":"Name","value":"syncSystem"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"mirrored"}},{"kind":"Field","name":{"kind":"Name","value":"originalName"}},{"kind":"Field","name":{"kind":"Name","value":"mirroredDepartmentName"}},{"kind":"Field","name":{"kind":"Name","value":"platformAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"miniProgramUrl"}}]}}]} as unknown as DocumentNode<SignedInFragment, unknown>;
export const MenuItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]} as unknown as DocumentNode<MenuItemFragment, unknown>;
export const MenuTreeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuTree"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuItem"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuItem"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]} as unknown as DocumentNode<MenuTreeFragment, unknown>;
export const PageRightsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageRights"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PagePermission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"allowVisit"}},{"kind":"Field","name":{"kind":"Name","value":"allowEdit"}},{"kind":"Field","name":{"kind":"Name","value":"allowExport"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenElements"}}]}}]} as unknown as DocumentNode<PageRightsFragment, unknown>;
export const ShellDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shell"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"path"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedIn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"capabilities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"}},{"kind":"Field","name":{"kind":"Name","value":"audit"}},{"kind":"Field","name":{"kind":"Name","value":"apiTokens"}},{"kind":"Field","name":{"kind":"Name","value":"systemNotice"}},{"kind":"Field","name":{"kind":"Name","value":"todos"}},{"kind":"Field","name":{"kind":"Name","value":"mailPreference"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"invitations"}},{"kind":"Field","name":{"kind":"Name","value":"overview"}},{"kind":"Field","name":{"kind":"Name","value":"personAppraisals"}},{"kind":"Field","name":{"kind":"Name","value":"employeeConditions"}},{"kind":"Field","name":{"kind":"Name","value":"listMemory"}},{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"}},{"kind":"Field","name":{"kind":"Name","value":"recordProposals"}},{"kind":"Field","name":{"kind":"Name","value":"changeProposals"}},{"kind":"Field","name":{"kind":"Name","value":"directorySync"}},{"kind":"Field","name":{"kind":"Name","value":"starterKits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"identities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Identity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuTree"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagePermission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"Variable","name":{"kind":"Name","value":"path"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageRights"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CurrentUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"departmentName"}},{"kind":"Field","name":{"kind":"Name","value":"positionName"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"backDatingDays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"highestRole"}},{"kind":"Field","name":{"kind":"Name","value":"loginWay"}},{"kind":"Field","name":{"kind":"Name","value":"syncOpen"}},{"kind":"Field","name":{"kind":"Name","value":"syncSystem"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"mirrored"}},{"kind":"Field","name":{"kind":"Name","value":"originalName"}},{"kind":"Field","name":{"kind":"Name","value":"mirroredDepartmentName"}},{"kind":"Field","name":{"kind":"Name","value":"platformAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"miniProgramUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuTree"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuItem"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuItem"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageRights"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PagePermission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"allowVisit"}},{"kind":"Field","name":{"kind":"Name","value":"allowEdit"}},{"kind":"Field","name":{"kind":"Name","value":"allowExport"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenElements"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Identity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkedIdentity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"original"}},{"kind":"Field","name":{"kind":"Name","value":"departmentName"}}]}}]} as unknown as DocumentNode<ShellQuery, ShellQueryVariables>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedIn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedIn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CurrentUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"departmentName"}},{"kind":"Field","name":{"kind":"Name","value":"positionName"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"backDatingDays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"highestRole"}},{"kind":"Field","name":{"kind":"Name","value":"loginWay"}},{"kind":"Field","name":{"kind":"Name","value":"syncOpen"}},{"kind":"Field","name":{"kind":"Name","value":"syncSystem"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"mirrored"}},{"kind":"Field","name":{"kind":"Name","value":"originalName"}},{"kind":"Field","name":{"kind":"Name","value":"mirroredDepartmentName"}},{"kind":"Field","name":{"kind":"Name","value":"platformAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"miniProgramUrl"}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const PagePermissionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PagePermission"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"path"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pagePermission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"Variable","name":{"kind":"Name","value":"path"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PageRights"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageRights"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PagePermission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"allowVisit"}},{"kind":"Field","name":{"kind":"Name","value":"allowEdit"}},{"kind":"Field","name":{"kind":"Name","value":"allowExport"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenElements"}}]}}]} as unknown as DocumentNode<PagePermissionQuery, PagePermissionQueryVariables>;
export const FailedLoginsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FailedLogins"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failedLogins"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"userName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userName"}}}]}]}}]} as unknown as DocumentNode<FailedLoginsQuery, FailedLoginsQueryVariables>;
export const LoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"loginWay"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const RequestVerificationCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestVerificationCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestVerificationCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestVerificationCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RequestVerificationCodeMutation, RequestVerificationCodeMutationVariables>;

export function useShellQuery(options: ApolloHooks.useQuery.Options<ShellQuery, ShellQueryVariables> & { variables: ShellQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ShellDocument, options);
}
export function useShellLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ShellQuery, ShellQueryVariables>) {
  return ApolloHooks.useLazyQuery(ShellDocument, options);
}

export function useMeQuery(options?: ApolloHooks.useQuery.Options<MeQuery, MeQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(MeDocument, options ?? {});
}
export function useMeLazyQuery(options?: ApolloHooks.useLazyQuery.Options<MeQuery, MeQueryVariables>) {
  return ApolloHooks.useLazyQuery(MeDocument, options);
}

export function usePagePermissionQuery(options: ApolloHooks.useQuery.Options<PagePermissionQuery, PagePermissionQueryVariables> & { variables: PagePermissionQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PagePermissionDocument, options);
}
export function usePagePermissionLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PagePermissionQuery, PagePermissionQueryVariables>) {
  return ApolloHooks.useLazyQuery(PagePermissionDocument, options);
}

export function useFailedLoginsQuery(options: ApolloHooks.useQuery.Options<FailedLoginsQuery, FailedLoginsQueryVariables> & { variables: FailedLoginsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(FailedLoginsDocument, options);
}
export function useFailedLoginsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<FailedLoginsQuery, FailedLoginsQueryVariables>) {
  return ApolloHooks.useLazyQuery(FailedLoginsDocument, options);
}

export function useLoginMutation(options?: ApolloHooks.useMutation.Options<LoginMutation, LoginMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(LoginDocument, options);
}

export function useLogoutMutation(options?: ApolloHooks.useMutation.Options<LogoutMutation, LogoutMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(LogoutDocument, options);
}

export function useRequestVerificationCodeMutation(options?: ApolloHooks.useMutation.Options<RequestVerificationCodeMutation, RequestVerificationCodeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(RequestVerificationCodeDocument, options);
}