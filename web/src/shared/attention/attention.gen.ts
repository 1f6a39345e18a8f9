/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which reminders to delete. */
export type DeleteMessagesInput = {
  /** Ids of the reminders, at most 200. Unread ones and those of other people are passed over. */
  ids: Array<string>;
};

/** Which reminders the caller has read. */
export type MarkMessagesReadInput = {
  /** Ids of the reminders, at most 200. Those of other people are passed over. */
  ids: Array<string>;
};

/**
 * Kind of a thing to do in a running appraisal. Targets are what a person is to reach; they are agreed on, later scored,
 * and the result is confirmed.
 */
export type TodoType =
  /**
   * Plans in which the caller looks at the results of their people and adjusts them; one a plan, as long as calibration is
   * open.
   */
  | 'CALIBRATION'
  /** Personnel changes that managers propose, which wait for whoever files changes of the people. */
  | 'CHANGE_PROPOSAL'
  /** Goods redeemed for points, to approve; for HR. */
  | 'COMMODITY_ORDER'
  /** People whom the caller has to score as a co-assessor, i.e. beside their superior. */
  | 'CO_ASSESSMENT'
  /** Departments whose targets the person has to score. */
  | 'DEPARTMENT_SCORES'
  /** Targets of departments that wait for their head or for the head above. */
  | 'DEPARTMENT_TARGETS'
  /** The caller's own result, which the caller has to confirm. */
  | 'MY_CONFIRM'
  /** The caller's own targets, which the caller has to score. */
  | 'MY_SCORE'
  /** The caller's own targets, which the caller has to fill in and submit. */
  | 'MY_TARGETS'
  /** Personnel changes that wait for the approval of the person. */
  | 'PERSONNEL_CHANGE_APPROVAL'
  /** Positions whose evaluation waits for the person. */
  | 'POSITION_EVALUATION'
  /** Probation plans in which it is the person's turn. */
  | 'PROBATION'
  /** Failed probations whose exit is still to be filed; for HR. */
  | 'PROBATION_EXIT'
  /** Steps of an evaluation, e.g. at the end of probation, that the caller has to approve. */
  | 'PROCESS_APPROVAL'
  /** Bonuses of projects, to approve. */
  | 'PROJECT_BONUS'
  /** Budgets of projects, to approve. */
  | 'PROJECT_BUDGET'
  /** People have proposed changes of their own records, which wait for whoever may edit them. */
  | 'RECORD_PROPOSAL'
  /** A form of a 360 assessment to fill in. */
  | 'REVIEW_360'
  /** Raters somebody named, to decide on. */
  | 'REVIEW_NOMINATION'
  /** Changes of departments that could not be made on their day; for whoever may change the organisation. */
  | 'STRUCTURE_CHANGE'
  /** Results of people who report to the caller, which the caller has to confirm. */
  | 'SUBORDINATE_CONFIRM'
  /** Targets of people who report to the caller, which the caller has to score. */
  | 'SUBORDINATE_SCORE'
  /** Targets that other people submitted to the caller for approval. */
  | 'TARGET_APPROVAL'
  | '%future added value';

export type AttentionQueryVariables = Exact<{ [key: string]: never; }>;


export type AttentionQuery = { messageCentre: { unreadReminders: number, backlog: Array<{ type: TodoType | null, count: number }>, invitations: Array<{ employee: { id: string, name: string } | null, plan: { id: string, name: string } | null, template: { id: string } | null }> | null, comments: Array<{ keyResult: string, achieved: string | null, reply: boolean, plan: { id: string } | null, template: { id: string } | null }> | null, surveys: Array<{ id: string, name: string }> | null } | null, systemNotice: { id: string, title: string, content: string, from: string, to: string } | null };

export type MessageCentreQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageCentreQuery = { messageCentre: { unreadReminders: number, backlog: Array<{ type: TodoType | null, count: number }>, invitations: Array<{ employee: { id: string, name: string } | null, plan: { id: string, name: string } | null, template: { id: string } | null }> | null, comments: Array<{ keyResult: string, achieved: string | null, reply: boolean, plan: { id: string } | null, template: { id: string } | null }> | null, surveys: Array<{ id: string, name: string }> | null } | null };

export type CentreFieldsFragment = { unreadReminders: number, backlog: Array<{ type: TodoType | null, count: number }>, invitations: Array<{ employee: { id: string, name: string } | null, plan: { id: string, name: string } | null, template: { id: string } | null }> | null, comments: Array<{ keyResult: string, achieved: string | null, reply: boolean, plan: { id: string } | null, template: { id: string } | null }> | null, surveys: Array<{ id: string, name: string }> | null };

export type MarkMessagesReadMutationVariables = Exact<{
  input: MarkMessagesReadInput;
}>;


export type MarkMessagesReadMutation = { markMessagesRead: { readIds: Array<string> | null, userErrors: Array<{ code: string, message: string }> } | null };

export type DeleteMessagesMutationVariables = Exact<{
  input: DeleteMessagesInput;
}>;


export type DeleteMessagesMutation = { deleteMessages: { deletedIds: Array<string> | null, userErrors: Array<{ code: string, message: string }> } | null };

export type TodosQueryVariables = Exact<{ [key: string]: never; }>;


export type TodosQuery = { todos: Array<{ type: TodoType | null, lastDay: string, plan: { id: string, name: string } | null, employee: { id: string, name: string } | null }> | null };

export const CentreFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CentreFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageCentre"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backlog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadReminders"}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"achieved"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CentreFieldsFragment, unknown>;
export const AttentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Attention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CentreFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"systemNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SystemNoticeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CentreFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageCentre"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backlog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadReminders"}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"achieved"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SystemNoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemNotice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]} as unknown as DocumentNode<AttentionQuery, AttentionQueryVariables>;
export const MessageCentreDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CentreFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CentreFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageCentre"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backlog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadReminders"}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"achieved"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MessageCentreQuery, MessageCentreQueryVariables>;
export const MarkMessagesReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkMessagesRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkMessagesReadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markMessagesRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readIds"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MarkMessagesReadMutation, MarkMessagesReadMutationVariables>;
export const DeleteMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteMessagesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedIds"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteMessagesMutation, DeleteMessagesMutationVariables>;
export const TodosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Todos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"todos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}}]}}]}}]} as unknown as DocumentNode<TodosQuery, TodosQueryVariables>;

export function useAttentionQuery(options?: ApolloHooks.useQuery.Options<AttentionQuery, AttentionQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(AttentionDocument, options ?? {});
}
export function useAttentionLazyQuery(options?: ApolloHooks.useLazyQuery.Options<AttentionQuery, AttentionQueryVariables>) {
  return ApolloHooks.useLazyQuery(AttentionDocument, options);
}

export function useMessageCentreQuery(options?: ApolloHooks.useQuery.Options<MessageCentreQuery, MessageCentreQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(MessageCentreDocument, options ?? {});
}
export function useMessageCentreLazyQuery(options?: ApolloHooks.useLazyQuery.Options<MessageCentreQuery, MessageCentreQueryVariables>) {
  return ApolloHooks.useLazyQuery(MessageCentreDocument, options);
}

export function useMarkMessagesReadMutation(options?: ApolloHooks.useMutation.Options<MarkMessagesReadMutation, MarkMessagesReadMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(MarkMessagesReadDocument, options);
}

export function useDeleteMessagesMutation(options?: ApolloHooks.useMutation.Options<DeleteMessagesMutation, DeleteMessagesMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeleteMessagesDocument, options);
}

export function useTodosQuery(options?: ApolloHooks.useQuery.Options<TodosQuery, TodosQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(TodosDocument, options ?? {});
}
export function useTodosLazyQuery(options?: ApolloHooks.useLazyQuery.Options<TodosQuery, TodosQueryVariables>) {
  return ApolloHooks.useLazyQuery(TodosDocument, options);
}