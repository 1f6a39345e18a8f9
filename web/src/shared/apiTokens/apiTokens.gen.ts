/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether an API token works, or why it no longer does. */
export type ApiTokenStatus =
  /** It ended when the owner's account was disabled. */
  | 'ACCOUNT_DISABLED'
  /** It works. */
  | 'ACTIVE'
  /** Its days are over. */
  | 'EXPIRED'
  /** It ended when the owner's password was changed. */
  | 'PASSWORD_CHANGED'
  /** Its owner ended it. */
  | 'REVOKED'
  | '%future added value';

/** What an API token is for, how long it works and what it may do. */
export type CreateApiTokenInput = {
  /** Whether it may fetch files; only somebody with an export right on some page may allow that. */
  allowExport?: boolean;
  /** What to call it, at most 50 characters; no other working token of the caller may have this name. */
  name: string;
  /** Whether to refuse every mutation to it. */
  readOnly?: boolean;
  /** How many days it works, from 1 to 90. */
  validDays: number;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** Which API token to end. */
export type RevokeApiTokenInput = {
  /** Its `id`, which is not the token itself. */
  id: string;
};

export type ApiTokenChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiTokenChoicesQuery = { me: { id: string, pagePermissions: Array<{ path: string, allowExport: boolean }> } | null, pagePermission: { path: string, allowVisit: boolean } | null };

export type ApiTokensQueryVariables = Exact<{
  page?: PageInput | null | undefined;
}>;


export type ApiTokensQuery = { apiTokens: { total: number, pageNo: number, pageSize: number, items: Array<{ id: string, name: string, ending: string, readOnly: boolean, allowExport: boolean, status: ApiTokenStatus | null, createdAt: string, expiresAt: string, lastUsedAt: string | null }> } | null };

export type CreateApiTokenMutationVariables = Exact<{
  input: CreateApiTokenInput;
}>;


export type CreateApiTokenMutation = { createApiToken: { token: string | null, apiToken: { id: string, name: string, ending: string, readOnly: boolean, allowExport: boolean, status: ApiTokenStatus | null, createdAt: string, expiresAt: string, lastUsedAt: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type RevokeApiTokenMutationVariables = Exact<{
  input: RevokeApiTokenInput;
}>;


export type RevokeApiTokenMutation = { revokeApiToken: { apiToken: { id: string, name: string, ending: string, readOnly: boolean, allowExport: boolean, status: ApiTokenStatus | null, createdAt: string, expiresAt: string, lastUsedAt: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ApiTokenRowFragment = { id: string, name: string, ending: string, readOnly: boolean, allowExport: boolean, status: ApiTokenStatus | null, createdAt: string, expiresAt: string, lastUsedAt: string | null };

export const ApiTokenRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"readOnly"}},{"kind":"Field","name":{"kind":"Name","value":"allowExport"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<ApiTokenRowFragment, unknown>;
export const ApiTokenChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiTokenChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pagePermissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"allowExport"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagePermission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/graphiql","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"allowVisit"}}]}}]}}]} as unknown as DocumentNode<ApiTokenChoicesQuery, ApiTokenChoicesQueryVariables>;
export const ApiTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiTokens"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiTokenRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pageNo"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"readOnly"}},{"kind":"Field","name":{"kind":"Name","value":"allowExport"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<ApiTokensQuery, ApiTokensQueryVariables>;
export const CreateApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"apiToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiTokenRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"readOnly"}},{"kind":"Field","name":{"kind":"Name","value":"allowExport"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<CreateApiTokenMutation, CreateApiTokenMutationVariables>;
export const RevokeApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeApiTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiTokenRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"readOnly"}},{"kind":"Field","name":{"kind":"Name","value":"allowExport"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>;

export function useApiTokenChoicesQuery(options?: ApolloHooks.useQuery.Options<ApiTokenChoicesQuery, ApiTokenChoicesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ApiTokenChoicesDocument, options ?? {});
}
export function useApiTokenChoicesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ApiTokenChoicesQuery, ApiTokenChoicesQueryVariables>) {
  return ApolloHooks.useLazyQuery(ApiTokenChoicesDocument, options);
}

export function useApiTokensQuery(options?: ApolloHooks.useQuery.Options<ApiTokensQuery, ApiTokensQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ApiTokensDocument, options ?? {});
}
export function useApiTokensLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ApiTokensQuery, ApiTokensQueryVariables>) {
  return ApolloHooks.useLazyQuery(ApiTokensDocument, options);
}

export function useCreateApiTokenMutation(options?: ApolloHooks.useMutation.Options<CreateApiTokenMutation, CreateApiTokenMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(CreateApiTokenDocument, options);
}

export function useRevokeApiTokenMutation(options?: ApolloHooks.useMutation.Options<RevokeApiTokenMutation, RevokeApiTokenMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(RevokeApiTokenDocument, options);
}