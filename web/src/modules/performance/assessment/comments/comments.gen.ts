/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A comment on an indicator. */
export type AddIndicatorCommentInput = {
  /** Key of this one wish, made by the client: the same key writes once. */
  clientMutationId: string;
  /** Id of the evaluated person. */
  employeeId: string;
  /** Id of the indicator. */
  indicatorId: string;
  /** Id of the plan. */
  planId: string;
  /** The comment that is answered; left out for one of its own. */
  replyToId?: string | null | undefined;
  /** What is written, at most 500 characters. */
  text: string;
};

/** Which thread was read. */
export type MarkIndicatorCommentsReadInput = {
  /** Id of the evaluated person. */
  employeeId: string;
  /** Id of the indicator. */
  indicatorId: string;
  /** Id of the plan. */
  planId: string;
};

export type ThreadCommentFragment = { id: string, replyToId: string | null, text: string, at: string, unread: boolean, author: { id: string, name: string, nameEn: string | null, number: string } | null };

export type AssessmentThreadsQueryVariables = Exact<{
  planId: string;
  employeeId: string;
}>;


export type AssessmentThreadsQuery = { assessment: { id: string, threads: Array<{ indicatorId: string, comments: number, unread: number }> | null } | null };

export type IndicatorThreadQueryVariables = Exact<{
  planId: string;
  employeeId: string;
  indicatorId: string;
}>;


export type IndicatorThreadQuery = { indicatorComments: Array<{ id: string, replyToId: string | null, text: string, at: string, unread: boolean, author: { id: string, name: string, nameEn: string | null, number: string } | null }> | null };

export type AddIndicatorCommentMutationVariables = Exact<{
  input: AddIndicatorCommentInput;
}>;


export type AddIndicatorCommentMutation = { addIndicatorComment: { comments: Array<{ id: string, replyToId: string | null, text: string, at: string, unread: boolean, author: { id: string, name: string, nameEn: string | null, number: string } | null }> | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type MarkIndicatorCommentsReadMutationVariables = Exact<{
  input: MarkIndicatorCommentsReadInput;
}>;


export type MarkIndicatorCommentsReadMutation = { markIndicatorCommentsRead: { read: number | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const ThreadCommentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadComment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndicatorComment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"replyToId"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}}]} as unknown as DocumentNode<ThreadCommentFragment, unknown>;
export const AssessmentThreadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssessmentThreads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"threads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indicatorId"}},{"kind":"Field","name":{"kind":"Name","value":"comments"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}}]}}]}}]} as unknown as DocumentNode<AssessmentThreadsQuery, AssessmentThreadsQueryVariables>;
export const IndicatorThreadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IndicatorThread"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"indicatorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indicatorComments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"indicatorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"indicatorId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadComment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadComment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndicatorComment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"replyToId"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}}]} as unknown as DocumentNode<IndicatorThreadQuery, IndicatorThreadQueryVariables>;
export const AddIndicatorCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddIndicatorComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddIndicatorCommentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addIndicatorComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadComment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentFailure"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadComment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndicatorComment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"replyToId"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<AddIndicatorCommentMutation, AddIndicatorCommentMutationVariables>;
export const MarkIndicatorCommentsReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkIndicatorCommentsRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkIndicatorCommentsReadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markIndicatorCommentsRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentFailure"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<MarkIndicatorCommentsReadMutation, MarkIndicatorCommentsReadMutationVariables>;

export function useAssessmentThreadsQuery(options: ApolloHooks.useQuery.Options<AssessmentThreadsQuery, AssessmentThreadsQueryVariables> & { variables: AssessmentThreadsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(AssessmentThreadsDocument, options);
}
export function useAssessmentThreadsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<AssessmentThreadsQuery, AssessmentThreadsQueryVariables>) {
  return ApolloHooks.useLazyQuery(AssessmentThreadsDocument, options);
}

export function useIndicatorThreadQuery(options: ApolloHooks.useQuery.Options<IndicatorThreadQuery, IndicatorThreadQueryVariables> & { variables: IndicatorThreadQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(IndicatorThreadDocument, options);
}
export function useIndicatorThreadLazyQuery(options?: ApolloHooks.useLazyQuery.Options<IndicatorThreadQuery, IndicatorThreadQueryVariables>) {
  return ApolloHooks.useLazyQuery(IndicatorThreadDocument, options);
}

export function useAddIndicatorCommentMutation(options?: ApolloHooks.useMutation.Options<AddIndicatorCommentMutation, AddIndicatorCommentMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(AddIndicatorCommentDocument, options);
}

export function useMarkIndicatorCommentsReadMutation(options?: ApolloHooks.useMutation.Options<MarkIndicatorCommentsReadMutation, MarkIndicatorCommentsReadMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(MarkIndicatorCommentsReadDocument, options);
}