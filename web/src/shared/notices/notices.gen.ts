/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which announcement to close. */
export type CloseNoticeInput = {
  /** Id of the announcement. */
  id: string;
};

/** Which announcement to delete. */
export type DeleteNoticeInput = {
  /** Id of the announcement. */
  id: string;
};

/** Which announcements the caller opened. */
export type MarkNoticesReadInput = {
  /** Ids of the announcements, at most 200. */
  ids: Array<string>;
};

/** Status of an announcement, from the lowest to the highest. */
export type NoticeStatus =
  /** Closed by hand, or its deadline has passed. */
  | 'CLOSED'
  /** Open, and to be shown as important. */
  | 'IMPORTANT'
  /** Open. */
  | 'NORMAL'
  | '%future added value';

/** An announcement to publish or to change. */
export type SaveNoticeInput = {
  /** Text, at most 1000 characters. */
  content: string;
  /**
   * The last day on which it is open: it closes at 23:59 of that day, which may not lie before yesterday. Null keeps it
   * open.
   */
  deadline?: string | null | undefined;
  /** Id of the announcement to change; left out, a new one is published. */
  id?: string | null | undefined;
  /** NORMAL or IMPORTANT. */
  status?: NoticeStatus;
  /** Title, at most 100 characters. */
  title: string;
};

export type NoticesQueryVariables = Exact<{
  minStatus?: NoticeStatus | null | undefined;
}>;


export type NoticesQuery = { notices: Array<{ id: string, title: string, content: string, deadline: string | null, status: NoticeStatus | null, createdAt: string, read: boolean, readCount: number | null }> | null };

export type NoticeFieldsFragment = { id: string, title: string, content: string, deadline: string | null, status: NoticeStatus | null, createdAt: string, read: boolean, readCount: number | null };

export type SaveNoticeMutationVariables = Exact<{
  input: SaveNoticeInput;
}>;


export type SaveNoticeMutation = { saveNotice: { notice: { id: string, title: string, content: string, deadline: string | null, status: NoticeStatus | null, createdAt: string, read: boolean, readCount: number | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type CloseNoticeMutationVariables = Exact<{
  input: CloseNoticeInput;
}>;


export type CloseNoticeMutation = { closeNotice: { notice: { id: string, title: string, content: string, deadline: string | null, status: NoticeStatus | null, createdAt: string, read: boolean, readCount: number | null } | null, userErrors: Array<{ code: string, message: string }> } | null };

export type DeleteNoticeMutationVariables = Exact<{
  input: DeleteNoticeInput;
}>;


export type DeleteNoticeMutation = { deleteNotice: { deletedId: string | null, userErrors: Array<{ code: string, message: string }> } | null };

export type MarkNoticesReadMutationVariables = Exact<{
  input: MarkNoticesReadInput;
}>;


export type MarkNoticesReadMutation = { markNoticesRead: { readIds: Array<string> | null, userErrors: Array<{ code: string, message: string }> } | null };

export const NoticeFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"readCount"}}]}}]} as unknown as DocumentNode<NoticeFieldsFragment, unknown>;
export const NoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"minStatus"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeStatus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"minStatus"},"value":{"kind":"Variable","name":{"kind":"Name","value":"minStatus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"readCount"}}]}}]} as unknown as DocumentNode<NoticesQuery, NoticesQueryVariables>;
export const SaveNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"readCount"}}]}}]} as unknown as DocumentNode<SaveNoticeMutation, SaveNoticeMutationVariables>;
export const CloseNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"readCount"}}]}}]} as unknown as DocumentNode<CloseNoticeMutation, CloseNoticeMutationVariables>;
export const DeleteNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteNoticeMutation, DeleteNoticeMutationVariables>;
export const MarkNoticesReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNoticesRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkNoticesReadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNoticesRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readIds"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MarkNoticesReadMutation, MarkNoticesReadMutationVariables>;

export function useNoticesQuery(options?: ApolloHooks.useQuery.Options<NoticesQuery, NoticesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(NoticesDocument, options ?? {});
}
export function useNoticesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<NoticesQuery, NoticesQueryVariables>) {
  return ApolloHooks.useLazyQuery(NoticesDocument, options);
}

export function useSaveNoticeMutation(options?: ApolloHooks.useMutation.Options<SaveNoticeMutation, SaveNoticeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveNoticeDocument, options);
}

export function useCloseNoticeMutation(options?: ApolloHooks.useMutation.Options<CloseNoticeMutation, CloseNoticeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(CloseNoticeDocument, options);
}

export function useDeleteNoticeMutation(options?: ApolloHooks.useMutation.Options<DeleteNoticeMutation, DeleteNoticeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeleteNoticeDocument, options);
}

export function useMarkNoticesReadMutation(options?: ApolloHooks.useMutation.Options<MarkNoticesReadMutation, MarkNoticesReadMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(MarkNoticesReadDocument, options);
}