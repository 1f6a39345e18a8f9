/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An entry for the schedule. */
export type AddScheduleItemInput = {
  /** What is planned, at most 200 characters. */
  content: string;
  /** Its day. */
  date: string;
  /** Its time of day as `HH:mm`, in the company's time zone. */
  time: string;
};

/** Where a plan stands. A plan goes through the stages from FILLING to CLOSED one after the other. */
export type AssessmentPlanStatus =
  /**
   * Results are compared across people and adjusted, so that the same work gets the same level everywhere. Scores can no
   * longer change.
   */
  | 'CALIBRATING'
  /** It is archived, and nothing changes any more. */
  | 'CLOSED'
  /**
   * Superiors confirm the results and talk about them, then the people concerned confirm or object. Results can no
   * longer change.
   */
  | 'COMMUNICATING'
  /** People write down their targets, i.e. what they are to reach, and superiors approve them. */
  | 'FILLING'
  /** Its results were imported from elsewhere. */
  | 'IMPORTED'
  /** It is being prepared; the people in it do not see it yet. */
  | 'NOT_OPEN'
  /** People score themselves, then their superiors score them. Targets can no longer change. */
  | 'SCORING'
  /** It was stopped for good, without a result. */
  | 'STOPPED'
  | '%future added value';

/** Which entry of the schedule to delete. */
export type DeleteScheduleItemInput = {
  /** Id of the entry. */
  id: string;
};

/** What a new company does before its first appraisal. */
export type FirstStep =
  /** Bring the employees in. */
  | 'IMPORT_PEOPLE'
  /** Ask people to sign in. */
  | 'INVITE_PEOPLE'
  /** Open the first appraisal plan. */
  | 'OPEN_PLAN'
  /** Say who reports to whom: superiors approve targets and score. */
  | 'SET_SUPERIORS'
  | '%future added value';

/** Whom to remind now. */
export type RemindAssessmentPlanInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Ids of the people to remind; null or left out, everybody who is not done. */
  employeeIds?: Array<string> | null | undefined;
  /** Id of the plan. */
  id: string;
};

/** Pages to put on the home page. */
export type SaveShortcutsInput = {
  /** Paths of pages of the caller's own menu, in order, at most 12; empty to go back to the first pages of the menu. */
  paths: Array<string>;
};

/** A day on which to be reminded, or no longer. */
export type SetRemindDateInput = {
  /** The day. */
  date: string;
  /** Whether a message is sent in the morning of that day. */
  remind: boolean;
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

export type ScheduleDayQueryVariables = Exact<{
  date: string;
}>;


export type ScheduleDayQuery = { scheduleDay: { scheduledDates: Array<string>, remindDates: Array<string>, items: Array<{ id: string, date: string, time: string, content: string }> } | null };

export type ShortcutsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShortcutsQuery = { shortcuts: Array<{ path: string, name: string, icon: string | null }> | null };

export type AddScheduleItemMutationVariables = Exact<{
  input: AddScheduleItemInput;
}>;


export type AddScheduleItemMutation = { addScheduleItem: { item: { id: string, date: string, time: string, content: string } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeleteScheduleItemMutationVariables = Exact<{
  input: DeleteScheduleItemInput;
}>;


export type DeleteScheduleItemMutation = { deleteScheduleItem: { deletedId: string | null, userErrors: Array<{ code: string, message: string }> } | null };

export type SetRemindDateMutationVariables = Exact<{
  input: SetRemindDateInput;
}>;


export type SetRemindDateMutation = { setRemindDate: { date: string | null, userErrors: Array<{ code: string, message: string }> } | null };

export type SaveShortcutsMutationVariables = Exact<{
  input: SaveShortcutsInput;
}>;


export type SaveShortcutsMutation = { saveShortcuts: { shortcuts: Array<{ path: string, name: string, icon: string | null }> | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type MenuQueryVariables = Exact<{ [key: string]: never; }>;


export type MenuQuery = { menu: Array<{ id: string, name: string, path: string | null, icon: string | null, children: Array<{ id: string, name: string, path: string | null, icon: string | null, children: Array<{ id: string, name: string, path: string | null, icon: string | null }> }> }> | null };

export type HomeOverviewQueryVariables = Exact<{
  todos: boolean;
  overview: boolean;
}>;


export type HomeOverviewQuery = { todos?: Array<{ type: TodoType | null, lastDay: string, plan: { id: string, name: string } | null, employee: { id: string, name: string } | null }> | null, homeOverview?: { neverSignedIn: number | null, plans: Array<{ status: AssessmentPlanStatus | null, locked: boolean, lastDay: string, overdue: boolean, people: number, done: number, superiorLeft: number, mayRemind: boolean, plan: { id: string, name: string } | null, missing: Array<{ count: number, department: { id: string, name: string, nameEn: string | null } | null }> }> | null, team: { total: number, items: Array<{ type: TodoType | null, lastDay: string, plan: { id: string, name: string } | null, employee: { id: string, name: string } | null }> } | null, probation: { total: number, items: Array<{ regularDate: string, employee: { id: string, name: string, nameEn: string | null } | null }> } | null, firstSteps: Array<{ step: FirstStep | null, done: boolean }> | null } | null };

export type RunningPlanFieldsFragment = { status: AssessmentPlanStatus | null, locked: boolean, lastDay: string, overdue: boolean, people: number, done: number, superiorLeft: number, mayRemind: boolean, plan: { id: string, name: string } | null, missing: Array<{ count: number, department: { id: string, name: string, nameEn: string | null } | null }> };

export type RemindWhoIsMissingMutationVariables = Exact<{
  input: RemindAssessmentPlanInput;
}>;


export type RemindWhoIsMissingMutation = { remindAssessmentPlan: { reminded: number | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const RunningPlanFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RunningPlanFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RunningPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"superiorLeft"}},{"kind":"Field","name":{"kind":"Name","value":"mayRemind"}}]}}]} as unknown as DocumentNode<RunningPlanFieldsFragment, unknown>;
export const ScheduleDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScheduleDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDates"}},{"kind":"Field","name":{"kind":"Name","value":"remindDates"}}]}}]}}]} as unknown as DocumentNode<ScheduleDayQuery, ScheduleDayQueryVariables>;
export const ShortcutsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shortcuts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shortcuts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]}}]} as unknown as DocumentNode<ShortcutsQuery, ShortcutsQueryVariables>;
export const AddScheduleItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddScheduleItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddScheduleItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addScheduleItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AddScheduleItemMutation, AddScheduleItemMutationVariables>;
export const DeleteScheduleItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteScheduleItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteScheduleItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteScheduleItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteScheduleItemMutation, DeleteScheduleItemMutationVariables>;
export const SetRemindDateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRemindDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetRemindDateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRemindDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SetRemindDateMutation, SetRemindDateMutationVariables>;
export const SaveShortcutsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveShortcuts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveShortcutsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveShortcuts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shortcuts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveShortcutsMutation, SaveShortcutsMutationVariables>;
export const MenuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuTree"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuTree"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuItem"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuItem"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]} as unknown as DocumentNode<MenuQuery, MenuQueryVariables>;
export const HomeOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeOverview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"todos"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"overview"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"todos"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"todos"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homeOverview"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"overview"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RunningPlanFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"neverSignedIn"}},{"kind":"Field","name":{"kind":"Name","value":"probation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regularDate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"firstSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RunningPlanFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RunningPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"superiorLeft"}},{"kind":"Field","name":{"kind":"Name","value":"mayRemind"}}]}}]} as unknown as DocumentNode<HomeOverviewQuery, HomeOverviewQueryVariables>;
export const RemindWhoIsMissingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemindWhoIsMissing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemindAssessmentPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remindAssessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reminded"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemindWhoIsMissingMutation, RemindWhoIsMissingMutationVariables>;

export function useScheduleDayQuery(options: ApolloHooks.useQuery.Options<ScheduleDayQuery, ScheduleDayQueryVariables> & { variables: ScheduleDayQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ScheduleDayDocument, options);
}
export function useScheduleDayLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ScheduleDayQuery, ScheduleDayQueryVariables>) {
  return ApolloHooks.useLazyQuery(ScheduleDayDocument, options);
}

export function useShortcutsQuery(options?: ApolloHooks.useQuery.Options<ShortcutsQuery, ShortcutsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ShortcutsDocument, options ?? {});
}
export function useShortcutsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ShortcutsQuery, ShortcutsQueryVariables>) {
  return ApolloHooks.useLazyQuery(ShortcutsDocument, options);
}

export function useAddScheduleItemMutation(options?: ApolloHooks.useMutation.Options<AddScheduleItemMutation, AddScheduleItemMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(AddScheduleItemDocument, options);
}

export function useDeleteScheduleItemMutation(options?: ApolloHooks.useMutation.Options<DeleteScheduleItemMutation, DeleteScheduleItemMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeleteScheduleItemDocument, options);
}

export function useSetRemindDateMutation(options?: ApolloHooks.useMutation.Options<SetRemindDateMutation, SetRemindDateMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SetRemindDateDocument, options);
}

export function useSaveShortcutsMutation(options?: ApolloHooks.useMutation.Options<SaveShortcutsMutation, SaveShortcutsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveShortcutsDocument, options);
}

export function useMenuQuery(options?: ApolloHooks.useQuery.Options<MenuQuery, MenuQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(MenuDocument, options ?? {});
}
export function useMenuLazyQuery(options?: ApolloHooks.useLazyQuery.Options<MenuQuery, MenuQueryVariables>) {
  return ApolloHooks.useLazyQuery(MenuDocument, options);
}

export function useHomeOverviewQuery(options: ApolloHooks.useQuery.Options<HomeOverviewQuery, HomeOverviewQueryVariables> & { variables: HomeOverviewQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(HomeOverviewDocument, options);
}
export function useHomeOverviewLazyQuery(options?: ApolloHooks.useLazyQuery.Options<HomeOverviewQuery, HomeOverviewQueryVariables>) {
  return ApolloHooks.useLazyQuery(HomeOverviewDocument, options);
}

export function useRemindWhoIsMissingMutation(options?: ApolloHooks.useMutation.Options<RemindWhoIsMissingMutation, RemindWhoIsMissingMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(RemindWhoIsMissingDocument, options);
}