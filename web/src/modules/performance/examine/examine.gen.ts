/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whose targets to approve at once. */
export type ApproveTargetsOfManyInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Ids of the evaluated people, at most 200. */
  employeeIds: Array<string>;
  /** Id of the plan. */
  planId: string;
};

/** How long the assessed period is. */
export type AssessmentPlanCycle =
  /** A year. */
  | 'ANNUAL'
  /** A month. */
  | 'MONTH'
  /** A quarter of a year. */
  | 'QUARTER'
  /** Half a year. */
  | 'SEMI_ANNUAL'
  | '%future added value';

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

/** How far the superior is with one person in a plan, from the first to the last step. */
export type BossStage =
  /** The superior has confirmed the result. */
  | 'CONFIRMED'
  /** The superior has scored. */
  | 'SCORED'
  /** The targets are approved; the person has to score first. */
  | 'TARGETS_APPROVED'
  /** Targets wait for the superior's approval. */
  | 'TO_APPROVE'
  /** The superior has to confirm the result. */
  | 'TO_CONFIRM'
  /** The superior has to score. */
  | 'TO_SCORE'
  /** The person has not submitted targets yet. */
  | 'WAITING_TARGETS'
  | '%future added value';

/** Whose results to confirm. */
export type ConfirmAssessmentsOfManyInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Ids of the evaluated people, at most 200. */
  employeeIds: Array<string>;
  /** Id of the plan. */
  planId: string;
};

/** How far the evaluated person is in a plan, from the first to the last step. */
export type EmployeeStage =
  /** The targets are approved; next the person scores them. */
  | 'APPROVED'
  /** The superior has scored; next the superior confirms the result. */
  | 'BOSS_RATED'
  /** The person has confirmed the result. */
  | 'CONFIRMED'
  /** The targets are submitted and wait for approval. */
  | 'PENDING_APPROVAL'
  /** The superior has confirmed; the person still has to confirm or object. */
  | 'PENDING_CONFIRM'
  /** The person still has to write down targets, or to change those that were returned. */
  | 'PENDING_FILL'
  /** The person has scored; next the superior does. */
  | 'SELF_RATED'
  | '%future added value';

/** Which of the caller's own appraisals are meant; all conditions given must hold. */
export type MyAppraisalFilterInput = {
  /** Any of these stages. */
  employeeStages?: Array<EmployeeStage> | null | undefined;
  /** The year of their plan. */
  year?: number | null | undefined;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** Whom to remind. */
export type RemindTeamInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Ids of the evaluated people, at most 200. */
  employeeIds: Array<string>;
  /** Id of the plan. */
  planId: string;
};

/** State of a target form, i.e. of the list of what one person is to reach. */
export type TargetStatus =
  /** It is approved. */
  | 'APPROVED'
  /** It is submitted and waits for approval. */
  | 'PENDING_APPROVAL'
  /** It is being filled in. */
  | 'PENDING_FILL'
  /** It was returned with an opinion, to be changed and submitted again. */
  | 'REJECTED'
  | '%future added value';

/** Which appraisals of the caller's people are meant; all conditions given must hold. */
export type TeamAppraisalFilterInput = {
  /** Any of these stages. */
  employeeStages?: Array<EmployeeStage> | null | undefined;
  /** Part of the person's name or employee number. */
  keyword?: string | null | undefined;
  /** Id of the plan they belong to. */
  planId?: string | null | undefined;
  /** Only those in which it is the caller's turn. */
  waitingForMe?: boolean | null | undefined;
};

export type AppraisalRowFragment = { noTargets: boolean, hasLeft: boolean, withoutSelfScore: boolean, id: string, employeeStage: EmployeeStage | null, bossStage: BossStage | null, targetStatus: TargetStatus | null, locked: boolean, composedScore: string | null, levelName: string | null, version: number, employee: { id: string, name: string, nameEn: string | null, number: string } | null, department: { id: string, name: string, nameEn: string | null } | null, boss: { id: string, name: string, nameEn: string | null } | null, plan: { id: string, name: string, year: number, cycle: AssessmentPlanCycle | null, status: AssessmentPlanStatus | null, locked: boolean, windows: { fill: { from: string, to: string }, score: { from: string, to: string }, calibrate: { from: string, to: string }, communicate: { from: string, to: string } } } | null };

export type AppraisalTabsQueryVariables = Exact<{ [key: string]: never; }>;


export type AppraisalTabsQuery = { appraisalTabs: { mine: number, team: number, mineWaiting: number, teamWaiting: number, together: number, togetherWaiting: number, departments: number, departmentsWaiting: number, board: boolean } | null };

export type MyAppraisalsQueryVariables = Exact<{
  filter?: MyAppraisalFilterInput | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type MyAppraisalsQuery = { myAppraisals: { total: number, items: Array<{ noTargets: boolean, hasLeft: boolean, withoutSelfScore: boolean, id: string, employeeStage: EmployeeStage | null, bossStage: BossStage | null, targetStatus: TargetStatus | null, locked: boolean, composedScore: string | null, levelName: string | null, version: number, employee: { id: string, name: string, nameEn: string | null, number: string } | null, department: { id: string, name: string, nameEn: string | null } | null, boss: { id: string, name: string, nameEn: string | null } | null, plan: { id: string, name: string, year: number, cycle: AssessmentPlanCycle | null, status: AssessmentPlanStatus | null, locked: boolean, windows: { fill: { from: string, to: string }, score: { from: string, to: string }, calibrate: { from: string, to: string }, communicate: { from: string, to: string } } } | null }> } | null };

export type TeamAppraisalsQueryVariables = Exact<{
  filter?: TeamAppraisalFilterInput | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type TeamAppraisalsQuery = { teamAppraisals: { total: number, items: Array<{ noTargets: boolean, hasLeft: boolean, withoutSelfScore: boolean, id: string, employeeStage: EmployeeStage | null, bossStage: BossStage | null, targetStatus: TargetStatus | null, locked: boolean, composedScore: string | null, levelName: string | null, version: number, employee: { id: string, name: string, nameEn: string | null, number: string } | null, department: { id: string, name: string, nameEn: string | null } | null, boss: { id: string, name: string, nameEn: string | null } | null, plan: { id: string, name: string, year: number, cycle: AssessmentPlanCycle | null, status: AssessmentPlanStatus | null, locked: boolean, windows: { fill: { from: string, to: string }, score: { from: string, to: string }, calibrate: { from: string, to: string }, communicate: { from: string, to: string } } } | null }> } | null };

export type AppraisalPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type AppraisalPlansQuery = { appraisalPlans: Array<{ id: string, name: string, year: number, status: AssessmentPlanStatus | null }> | null };

export type CommunicatingPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type CommunicatingPlansQuery = { communicatingPlans: Array<{ id: string, name: string, lastDay: string, own: boolean, ownConfirmed: boolean, people: number, confirmed: number, finished: number, waiting: number }> | null };

export type CalibrationPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type CalibrationPlansQuery = { calibrationPlans: Array<{ id: string, name: string, year: number }> | null };

export type AppraisalFailureFragment = { code: string, message: string, employee: { id: string, name: string, nameEn: string | null, number: string } | null };

export type ApproveTargetsOfManyMutationVariables = Exact<{
  input: ApproveTargetsOfManyInput;
}>;


export type ApproveTargetsOfManyMutation = { approveTargetsOfMany: { approved: number | null, failures: Array<{ code: string, message: string, employee: { id: string, name: string, nameEn: string | null, number: string } | null }> | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ConfirmAssessmentsOfManyMutationVariables = Exact<{
  input: ConfirmAssessmentsOfManyInput;
}>;


export type ConfirmAssessmentsOfManyMutation = { confirmAssessmentsOfMany: { confirmed: number | null, failures: Array<{ code: string, message: string, employee: { id: string, name: string, nameEn: string | null, number: string } | null }> | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type RemindTeamMutationVariables = Exact<{
  input: RemindTeamInput;
}>;


export type RemindTeamMutation = { remindTeam: { reminded: number | null, failures: Array<{ code: string, message: string, employee: { id: string, name: string, nameEn: string | null, number: string } | null }> | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type CoAssessmentsQueryVariables = Exact<{
  waitingForMe?: boolean | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type CoAssessmentsQuery = { coAssessments: { total: number, items: Array<{ id: string, lastDay: string, submittedAt: string | null, waits: boolean, plan: { id: string, name: string, status: AssessmentPlanStatus | null } | null, person: { id: string, name: string, nameEn: string | null, number: string } }> } | null };

export const AppraisalRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppraisalRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentParticipant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"hasLeft"}},{"kind":"Field","name":{"kind":"Name","value":"withoutSelfScore"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employeeStage"}},{"kind":"Field","name":{"kind":"Name","value":"bossStage"}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boss"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"cycle"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibrate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AppraisalRowFragment, unknown>;
export const AppraisalFailureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppraisalFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentFailure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<AppraisalFailureFragment, unknown>;
export const AppraisalTabsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppraisalTabs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appraisalTabs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"mineWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"teamWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"together"}},{"kind":"Field","name":{"kind":"Name","value":"togetherWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"departments"}},{"kind":"Field","name":{"kind":"Name","value":"departmentsWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"board"}}]}}]}}]} as unknown as DocumentNode<AppraisalTabsQuery, AppraisalTabsQueryVariables>;
export const MyAppraisalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyAppraisals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MyAppraisalFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myAppraisals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppraisalRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppraisalRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentParticipant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"hasLeft"}},{"kind":"Field","name":{"kind":"Name","value":"withoutSelfScore"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employeeStage"}},{"kind":"Field","name":{"kind":"Name","value":"bossStage"}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boss"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"cycle"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibrate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MyAppraisalsQuery, MyAppraisalsQueryVariables>;
export const TeamAppraisalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamAppraisals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamAppraisalFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamAppraisals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppraisalRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppraisalRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentParticipant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"hasLeft"}},{"kind":"Field","name":{"kind":"Name","value":"withoutSelfScore"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employeeStage"}},{"kind":"Field","name":{"kind":"Name","value":"bossStage"}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boss"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"cycle"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibrate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TeamAppraisalsQuery, TeamAppraisalsQueryVariables>;
export const AppraisalPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppraisalPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appraisalPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<AppraisalPlansQuery, AppraisalPlansQueryVariables>;
export const CommunicatingPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommunicatingPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"communicatingPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"ownConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"finished"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]}}]} as unknown as DocumentNode<CommunicatingPlansQuery, CommunicatingPlansQueryVariables>;
export const CalibrationPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalibrationPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calibrationPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}}]} as unknown as DocumentNode<CalibrationPlansQuery, CalibrationPlansQueryVariables>;
export const ApproveTargetsOfManyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveTargetsOfMany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApproveTargetsOfManyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveTargetsOfMany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approved"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppraisalFailure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppraisalFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentFailure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<ApproveTargetsOfManyMutation, ApproveTargetsOfManyMutationVariables>;
export const ConfirmAssessmentsOfManyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAssessmentsOfMany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmAssessmentsOfManyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAssessmentsOfMany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppraisalFailure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppraisalFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentFailure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<ConfirmAssessmentsOfManyMutation, ConfirmAssessmentsOfManyMutationVariables>;
export const RemindTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemindTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemindTeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remindTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reminded"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppraisalFailure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppraisalFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentFailure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<RemindTeamMutation, RemindTeamMutationVariables>;
export const CoAssessmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CoAssessments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"waitingForMe"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coAssessments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"waitingForMe"},"value":{"kind":"Variable","name":{"kind":"Name","value":"waitingForMe"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]}}]} as unknown as DocumentNode<CoAssessmentsQuery, CoAssessmentsQueryVariables>;

export function useAppraisalTabsQuery(options?: ApolloHooks.useQuery.Options<AppraisalTabsQuery, AppraisalTabsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(AppraisalTabsDocument, options ?? {});
}
export function useAppraisalTabsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<AppraisalTabsQuery, AppraisalTabsQueryVariables>) {
  return ApolloHooks.useLazyQuery(AppraisalTabsDocument, options);
}

export function useMyAppraisalsQuery(options?: ApolloHooks.useQuery.Options<MyAppraisalsQuery, MyAppraisalsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(MyAppraisalsDocument, options ?? {});
}
export function useMyAppraisalsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<MyAppraisalsQuery, MyAppraisalsQueryVariables>) {
  return ApolloHooks.useLazyQuery(MyAppraisalsDocument, options);
}

export function useTeamAppraisalsQuery(options?: ApolloHooks.useQuery.Options<TeamAppraisalsQuery, TeamAppraisalsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(TeamAppraisalsDocument, options ?? {});
}
export function useTeamAppraisalsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<TeamAppraisalsQuery, TeamAppraisalsQueryVariables>) {
  return ApolloHooks.useLazyQuery(TeamAppraisalsDocument, options);
}

export function useAppraisalPlansQuery(options?: ApolloHooks.useQuery.Options<AppraisalPlansQuery, AppraisalPlansQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(AppraisalPlansDocument, options ?? {});
}
export function useAppraisalPlansLazyQuery(options?: ApolloHooks.useLazyQuery.Options<AppraisalPlansQuery, AppraisalPlansQueryVariables>) {
  return ApolloHooks.useLazyQuery(AppraisalPlansDocument, options);
}

export function useCommunicatingPlansQuery(options?: ApolloHooks.useQuery.Options<CommunicatingPlansQuery, CommunicatingPlansQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CommunicatingPlansDocument, options ?? {});
}
export function useCommunicatingPlansLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CommunicatingPlansQuery, CommunicatingPlansQueryVariables>) {
  return ApolloHooks.useLazyQuery(CommunicatingPlansDocument, options);
}

export function useCalibrationPlansQuery(options?: ApolloHooks.useQuery.Options<CalibrationPlansQuery, CalibrationPlansQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CalibrationPlansDocument, options ?? {});
}
export function useCalibrationPlansLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CalibrationPlansQuery, CalibrationPlansQueryVariables>) {
  return ApolloHooks.useLazyQuery(CalibrationPlansDocument, options);
}

export function useApproveTargetsOfManyMutation(options?: ApolloHooks.useMutation.Options<ApproveTargetsOfManyMutation, ApproveTargetsOfManyMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ApproveTargetsOfManyDocument, options);
}

export function useConfirmAssessmentsOfManyMutation(options?: ApolloHooks.useMutation.Options<ConfirmAssessmentsOfManyMutation, ConfirmAssessmentsOfManyMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ConfirmAssessmentsOfManyDocument, options);
}

export function useRemindTeamMutation(options?: ApolloHooks.useMutation.Options<RemindTeamMutation, RemindTeamMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(RemindTeamDocument, options);
}

export function useCoAssessmentsQuery(options?: ApolloHooks.useQuery.Options<CoAssessmentsQuery, CoAssessmentsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CoAssessmentsDocument, options ?? {});
}
export function useCoAssessmentsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CoAssessmentsQuery, CoAssessmentsQueryVariables>) {
  return ApolloHooks.useLazyQuery(CoAssessmentsDocument, options);
}