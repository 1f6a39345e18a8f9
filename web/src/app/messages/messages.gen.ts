/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Status of an announcement, from the lowest to the highest. */
export type NoticeStatus =
  /** Closed by hand, or its deadline has passed. */
  | 'CLOSED'
  /** Open, and to be shown as important. */
  | 'IMPORTANT'
  /** Open. */
  | 'NORMAL'
  | '%future added value';

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
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

export type MessageDrawerQueryVariables = Exact<{
  page?: PageInput | null | undefined;
}>;


export type MessageDrawerQuery = { messageCentre: { unreadReminders: number, comments: Array<{ keyResult: string, achieved: string | null, reply: boolean, count: number, employeeId: string | null, indicatorId: string | null, plan: { id: string } | null, employee: { id: string, name: string, nameEn: string | null } | null, template: { id: string } | null }> | null, backlog: Array<{ type: TodoType | null, count: number }>, invitations: Array<{ employee: { id: string, name: string } | null, plan: { id: string, name: string } | null, template: { id: string } | null }> | null, surveys: Array<{ id: string, name: string }> | null } | null, notices: Array<{ id: string, title: string, content: string, deadline: string | null, status: NoticeStatus | null, createdAt: string, read: boolean, readCount: number | null }> | null, waitingTalks: Array<{ asSuperior: boolean, plan: { id: string, name: string } | null, employee: { id: string, name: string } | null }> | null, messages: { total: number, items: Array<{ id: string, title: string, content: string, remindedAt: string, read: boolean, label: string | null, page: string | null, matter: { type: TodoType | null, waits: boolean, plan: { id: string } | null, employee: { id: string } | null } | null }> } | null };

export type ReminderPageFragment = { messages: { total: number, items: Array<{ id: string, title: string, content: string, remindedAt: string, read: boolean, label: string | null, page: string | null, matter: { type: TodoType | null, waits: boolean, plan: { id: string } | null, employee: { id: string } | null } | null }> } | null };

export type RemindersQueryVariables = Exact<{
  page?: PageInput | null | undefined;
}>;


export type RemindersQuery = { messages: { total: number, items: Array<{ id: string, title: string, content: string, remindedAt: string, read: boolean, label: string | null, page: string | null, matter: { type: TodoType | null, waits: boolean, plan: { id: string } | null, employee: { id: string } | null } | null }> } | null };

export const ReminderPageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReminderPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"remindedAt"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"matter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReminderPageFragment, unknown>;
export const MessageDrawerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageDrawer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CentreFields"}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"achieved"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"indicatorId"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReminderPage"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"minStatus"},"value":{"kind":"EnumValue","value":"NORMAL"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingTalks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"asSuperior"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReminderPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"remindedAt"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"matter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CentreFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageCentre"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backlog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadReminders"}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"achieved"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"readCount"}}]}}]} as unknown as DocumentNode<MessageDrawerQuery, MessageDrawerQueryVariables>;
export const RemindersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Reminders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReminderPage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReminderPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"remindedAt"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"matter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RemindersQuery, RemindersQueryVariables>;

export function useMessageDrawerQuery(options?: ApolloHooks.useQuery.Options<MessageDrawerQuery, MessageDrawerQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(MessageDrawerDocument, options ?? {});
}
export function useMessageDrawerLazyQuery(options?: ApolloHooks.useLazyQuery.Options<MessageDrawerQuery, MessageDrawerQueryVariables>) {
  return ApolloHooks.useLazyQuery(MessageDrawerDocument, options);
}

export function useRemindersQuery(options?: ApolloHooks.useQuery.Options<RemindersQuery, RemindersQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(RemindersDocument, options ?? {});
}
export function useRemindersLazyQuery(options?: ApolloHooks.useLazyQuery.Options<RemindersQuery, RemindersQueryVariables>) {
  return ApolloHooks.useLazyQuery(RemindersDocument, options);
}