/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A maintenance notice as it is written. */
export type SaveSystemNoticeInput = {
  /** Text, from 1 to 1000 characters. It is plain text, not HTML. */
  content: string;
  /** From when it is shown; may lie in the past. */
  from: string;
  /** Title, from 1 to 100 characters. */
  title: string;
  /** Until when it is shown; after `from`, and not in the past. */
  to: string;
};

export type PlatformSystemNoticeQueryVariables = Exact<{ [key: string]: never; }>;


export type PlatformSystemNoticeQuery = { platformSystemNotice: { id: string, title: string, content: string, from: string, to: string } | null };

export type SystemNoticeQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemNoticeQuery = { systemNotice: { id: string, title: string, content: string, from: string, to: string } | null };

export type SystemNoticeFieldsFragment = { id: string, title: string, content: string, from: string, to: string };

export type SaveSystemNoticeMutationVariables = Exact<{
  input: SaveSystemNoticeInput;
}>;


export type SaveSystemNoticeMutation = { saveSystemNotice: { systemNotice: { id: string, title: string, content: string, from: string, to: string } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type EndSystemNoticeMutationVariables = Exact<{ [key: string]: never; }>;


export type EndSystemNoticeMutation = { endSystemNotice: { userErrors: Array<{ code: string, message: string }> } | null };

export const SystemNoticeFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SystemNoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]} as unknown as DocumentNode<SystemNoticeFieldsFragment, unknown>;
export const PlatformSystemNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlatformSystemNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platformSystemNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SystemNoticeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SystemNoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]} as unknown as DocumentNode<PlatformSystemNoticeQuery, PlatformSystemNoticeQueryVariables>;
export const SystemNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SystemNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"systemNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SystemNoticeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SystemNoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]} as unknown as DocumentNode<SystemNoticeQuery, SystemNoticeQueryVariables>;
export const SaveSystemNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSystemNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveSystemNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSystemNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"systemNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SystemNoticeFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SystemNoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]} as unknown as DocumentNode<SaveSystemNoticeMutation, SaveSystemNoticeMutationVariables>;
export const EndSystemNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSystemNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSystemNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<EndSystemNoticeMutation, EndSystemNoticeMutationVariables>;

export function usePlatformSystemNoticeQuery(options?: ApolloHooks.useQuery.Options<PlatformSystemNoticeQuery, PlatformSystemNoticeQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PlatformSystemNoticeDocument, options ?? {});
}
export function usePlatformSystemNoticeLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PlatformSystemNoticeQuery, PlatformSystemNoticeQueryVariables>) {
  return ApolloHooks.useLazyQuery(PlatformSystemNoticeDocument, options);
}

export function useSystemNoticeQuery(options?: ApolloHooks.useQuery.Options<SystemNoticeQuery, SystemNoticeQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(SystemNoticeDocument, options ?? {});
}
export function useSystemNoticeLazyQuery(options?: ApolloHooks.useLazyQuery.Options<SystemNoticeQuery, SystemNoticeQueryVariables>) {
  return ApolloHooks.useLazyQuery(SystemNoticeDocument, options);
}

export function useSaveSystemNoticeMutation(options?: ApolloHooks.useMutation.Options<SaveSystemNoticeMutation, SaveSystemNoticeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveSystemNoticeDocument, options);
}

export function useEndSystemNoticeMutation(options?: ApolloHooks.useMutation.Options<EndSystemNoticeMutation, EndSystemNoticeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(EndSystemNoticeDocument, options);
}