/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An account without a person, to be made. */
export type CreateUserAccountInput = {
  /** Account name it signs in with, at most 50 characters; nobody else may sign in with it. */
  account: string;
  /** Made by the client, so that a repeated request makes one account. */
  clientMutationId: string;
  /** What it is shown as, at most 50 characters. */
  name: string;
};

/** An account to be disabled. */
export type DisableUserAccountInput = {
  /** Which account. */
  id: string;
  /** The `version` that was read. */
  version: number;
};

/** An account to be enabled. */
export type EnableUserAccountInput = {
  /** Which account. */
  id: string;
  /** The `version` that was read. */
  version: number;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** Another name for an account without a person. */
export type RenameUserAccountInput = {
  /** Account name it signs in with, at most 50 characters. */
  account: string;
  /** Which account. */
  id: string;
  /** What it is shown as, at most 50 characters. */
  name: string;
  /** The `version` that was read. */
  version: number;
};

/** An account that gets another initial password. */
export type ResetUserAccountPasswordInput = {
  /** Made by the client, so that a repeated request is answered the same password. */
  clientMutationId: string;
  /** Which account. */
  id: string;
};

/** Whether somebody has signed in, has what it takes to do so for the first time, or is shut out. */
export type SignInStatus =
  /** Cannot sign in, because the account was disabled. */
  | 'DISABLED'
  /** Has an invitation that holds, or a password, and has not signed in yet. */
  | 'INVITED'
  /** Has never signed in and has no invitation that holds. */
  | 'NEVER'
  /** Has signed in. */
  | 'SIGNED_IN'
  | '%future added value';

/** An account to be signed out. */
export type SignOutUserAccountInput = {
  /** Which account. */
  id: string;
};

/** Which accounts are asked for. What is left out or null does not narrow them. */
export type UserAccountFilterInput = {
  /** Part of a name, employee number, account name or email. */
  keyword?: string | null | undefined;
  /** Only accounts that were put into the role of this id. */
  roleId?: string | null | undefined;
  /** Only accounts that stand so. */
  status?: SignInStatus | null | undefined;
  /** True: only accounts without a person. */
  withoutPerson?: boolean | null | undefined;
};

/** Why somebody can change nothing of an account. */
export type UserAccountLock =
  /** Its person has left the company, and it is disabled. */
  | 'LEFT'
  /** It is the own account, which is looked after at `/my-account`. */
  | 'OWN'
  /** It has a role of its own, and only administrators decide about such accounts. */
  | 'ROLE'
  | '%future added value';

export type UserAccountsQueryVariables = Exact<{
  filter?: UserAccountFilterInput | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type UserAccountsQuery = { userAccounts: { total: number, items: Array<{ id: string, name: string, number: string | null, withoutPerson: boolean, account: string | null, email: string | null, status: SignInStatus | null, lastSignInAt: string | null, lockedBy: UserAccountLock | null, version: number, roles: Array<{ id: string, name: string }> }> } | null };

export type UserAccountDetailQueryVariables = Exact<{
  id: string;
}>;


export type UserAccountDetailQuery = { userAccount: { createdAt: string, mustChangePassword: boolean, id: string, name: string, number: string | null, withoutPerson: boolean, account: string | null, email: string | null, status: SignInStatus | null, lastSignInAt: string | null, lockedBy: UserAccountLock | null, version: number, employee: { id: string } | null, roles: Array<{ id: string, name: string }> } | null };

export type CreateUserAccountMutationVariables = Exact<{
  input: CreateUserAccountInput;
}>;


export type CreateUserAccountMutation = { createUserAccount: { initialPassword: string | null, userAccount: { id: string, name: string, number: string | null, withoutPerson: boolean, account: string | null, email: string | null, status: SignInStatus | null, lastSignInAt: string | null, lockedBy: UserAccountLock | null, version: number, roles: Array<{ id: string, name: string }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type RenameUserAccountMutationVariables = Exact<{
  input: RenameUserAccountInput;
}>;


export type RenameUserAccountMutation = { renameUserAccount: { userAccount: { id: string, name: string, number: string | null, withoutPerson: boolean, account: string | null, email: string | null, status: SignInStatus | null, lastSignInAt: string | null, lockedBy: UserAccountLock | null, version: number, roles: Array<{ id: string, name: string }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type EnableUserAccountMutationVariables = Exact<{
  input: EnableUserAccountInput;
}>;


export type EnableUserAccountMutation = { enableUserAccount: { userAccount: { id: string, name: string, number: string | null, withoutPerson: boolean, account: string | null, email: string | null, status: SignInStatus | null, lastSignInAt: string | null, lockedBy: UserAccountLock | null, version: number, roles: Array<{ id: string, name: string }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DisableUserAccountMutationVariables = Exact<{
  input: DisableUserAccountInput;
}>;


export type DisableUserAccountMutation = { disableUserAccount: { userAccount: { id: string, name: string, number: string | null, withoutPerson: boolean, account: string | null, email: string | null, status: SignInStatus | null, lastSignInAt: string | null, lockedBy: UserAccountLock | null, version: number, roles: Array<{ id: string, name: string }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ResetUserAccountPasswordMutationVariables = Exact<{
  input: ResetUserAccountPasswordInput;
}>;


export type ResetUserAccountPasswordMutation = { resetUserAccountPassword: { initialPassword: string | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type SignOutUserAccountMutationVariables = Exact<{
  input: SignOutUserAccountInput;
}>;


export type SignOutUserAccountMutation = { signOutUserAccount: { userAccount: { id: string, name: string, number: string | null, withoutPerson: boolean, account: string | null, email: string | null, status: SignInStatus | null, lastSignInAt: string | null, lockedBy: UserAccountLock | null, version: number, roles: Array<{ id: string, name: string }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type UserAccountRowFragment = { id: string, name: string, number: string | null, withoutPerson: boolean, account: string | null, email: string | null, status: SignInStatus | null, lastSignInAt: string | null, lockedBy: UserAccountLock | null, version: number, roles: Array<{ id: string, name: string }> };

export const UserAccountRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"withoutPerson"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lockedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UserAccountRowFragment, unknown>;
export const UserAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserAccounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserAccountFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userAccounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserAccountRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"withoutPerson"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lockedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UserAccountsQuery, UserAccountsQueryVariables>;
export const UserAccountDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserAccountDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserAccountRow"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"withoutPerson"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lockedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UserAccountDetailQuery, UserAccountDetailQueryVariables>;
export const CreateUserAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUserAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateUserAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createUserAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserAccountRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"initialPassword"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"withoutPerson"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lockedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateUserAccountMutation, CreateUserAccountMutationVariables>;
export const RenameUserAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameUserAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenameUserAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameUserAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserAccountRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"withoutPerson"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lockedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RenameUserAccountMutation, RenameUserAccountMutationVariables>;
export const EnableUserAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnableUserAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnableUserAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableUserAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserAccountRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"withoutPerson"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lockedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<EnableUserAccountMutation, EnableUserAccountMutationVariables>;
export const DisableUserAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableUserAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DisableUserAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableUserAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserAccountRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"withoutPerson"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lockedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DisableUserAccountMutation, DisableUserAccountMutationVariables>;
export const ResetUserAccountPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetUserAccountPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetUserAccountPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetUserAccountPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"initialPassword"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ResetUserAccountPasswordMutation, ResetUserAccountPasswordMutationVariables>;
export const SignOutUserAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOutUserAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignOutUserAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOutUserAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserAccountRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"withoutPerson"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lockedBy"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SignOutUserAccountMutation, SignOutUserAccountMutationVariables>;

export function useUserAccountsQuery(options?: ApolloHooks.useQuery.Options<UserAccountsQuery, UserAccountsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(UserAccountsDocument, options ?? {});
}
export function useUserAccountsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<UserAccountsQuery, UserAccountsQueryVariables>) {
  return ApolloHooks.useLazyQuery(UserAccountsDocument, options);
}

export function useUserAccountDetailQuery(options: ApolloHooks.useQuery.Options<UserAccountDetailQuery, UserAccountDetailQueryVariables> & { variables: UserAccountDetailQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(UserAccountDetailDocument, options);
}
export function useUserAccountDetailLazyQuery(options?: ApolloHooks.useLazyQuery.Options<UserAccountDetailQuery, UserAccountDetailQueryVariables>) {
  return ApolloHooks.useLazyQuery(UserAccountDetailDocument, options);
}

export function useCreateUserAccountMutation(options?: ApolloHooks.useMutation.Options<CreateUserAccountMutation, CreateUserAccountMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(CreateUserAccountDocument, options);
}

export function useRenameUserAccountMutation(options?: ApolloHooks.useMutation.Options<RenameUserAccountMutation, RenameUserAccountMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(RenameUserAccountDocument, options);
}

export function useEnableUserAccountMutation(options?: ApolloHooks.useMutation.Options<EnableUserAccountMutation, EnableUserAccountMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(EnableUserAccountDocument, options);
}

export function useDisableUserAccountMutation(options?: ApolloHooks.useMutation.Options<DisableUserAccountMutation, DisableUserAccountMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DisableUserAccountDocument, options);
}

export function useResetUserAccountPasswordMutation(options?: ApolloHooks.useMutation.Options<ResetUserAccountPasswordMutation, ResetUserAccountPasswordMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ResetUserAccountPasswordDocument, options);
}

export function useSignOutUserAccountMutation(options?: ApolloHooks.useMutation.Options<SignOutUserAccountMutation, SignOutUserAccountMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SignOutUserAccountDocument, options);
}