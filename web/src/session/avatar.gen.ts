/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MyAvatarQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAvatarQuery = { me: { id: string, avatarUrl: string | null } | null };

export type DeleteAvatarMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteAvatarMutation = { deleteAvatar: { user: { id: string, avatarUrl: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };


export const MyAvatarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyAvatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]}}]} as unknown as DocumentNode<MyAvatarQuery, MyAvatarQueryVariables>;
export const DeleteAvatarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAvatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAvatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteAvatarMutation, DeleteAvatarMutationVariables>;

export function useMyAvatarQuery(options?: ApolloHooks.useQuery.Options<MyAvatarQuery, MyAvatarQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(MyAvatarDocument, options ?? {});
}
export function useMyAvatarLazyQuery(options?: ApolloHooks.useLazyQuery.Options<MyAvatarQuery, MyAvatarQueryVariables>) {
  return ApolloHooks.useLazyQuery(MyAvatarDocument, options);
}

export function useDeleteAvatarMutation(options?: ApolloHooks.useMutation.Options<DeleteAvatarMutation, DeleteAvatarMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeleteAvatarDocument, options);
}