/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/**
 * Where a person stands between the first and the last day at work. It follows from the dates of the person and is not
 * set by hand.
 */
export type EmployeeStatus =
  /** Works here, and it is not said whether still on probation. */
  | 'IN_SERVICE'
  /** Works here no longer. */
  | 'LEFT'
  /** Still works here, but a last day is set. */
  | 'OUTGOING'
  /** In the trial period at the beginning of the employment. */
  | 'PROBATION'
  /** Past probation; the normal state. */
  | 'REGULAR'
  | '%future added value';

/** Which results a file of the own team holds. */
export type ExportTeamResultsInput = {
  /** Which of the people one leads; those who report to the caller when left out. */
  filter?: MyTeamFilterInput | null | undefined;
  /** Kind of file. */
  format?: SheetFormat;
  /** Ids of plans, 24 at most: columns of these alone; of the newest 24 finished ones when left out. */
  planIds?: Array<string> | null | undefined;
};

/** Which of the people one leads. */
export type MyTeamFilterInput = {
  /**
   * True: everybody the caller answers for, whose line of superiors leads to the caller or who works in a department that the
   * caller heads or below it. False or left out: those who report to the caller.
   */
  includeBelow?: boolean | null | undefined;
  /** Beginning of the name, its pinyin, the number or the work email. */
  keyword?: string | null | undefined;
  /** Id of an employee: those who report to this person, wherever below the caller; left out, to anybody. */
  managerId?: string | null | undefined;
  /** Only with one of these states; any but LEFT when left out or empty. */
  statuses?: Array<EmployeeStatus> | null | undefined;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** Format of a spreadsheet file. */
export type SheetFormat =
  /** Comma-separated values in UTF-8, which every spreadsheet program opens. */
  | 'CSV'
  /** An Excel workbook. */
  | 'XLSX'
  | '%future added value';

/** In which role the caller looks at an appraisal. It decides what is shown and what may be done. */
export type ViewerType =
  /** Somebody who looks back at a finished appraisal. */
  | 'HISTORY'
  /** Somebody who looks at it from the board of targets. */
  | 'KANBAN'
  /** The superior, or somebody who approves targets. */
  | 'LEADER'
  /** The evaluated person. */
  | 'MYSELF'
  /** Who runs the appraisal: HR or an administrator. */
  | 'SETTER'
  | '%future added value';

export type TeamResultPlansQueryVariables = Exact<{
  filter?: MyTeamFilterInput | null | undefined;
}>;


export type TeamResultPlansQuery = { teamResultPlans: Array<{ id: string, name: string, periodFrom: string, periodTo: string, people: number, averageScore: string | null, levels: Array<{ levelName: string, people: number }> }> | null };

export type TeamResultsQueryVariables = Exact<{
  filter?: MyTeamFilterInput | null | undefined;
  planIds?: Array<string> | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type TeamResultsQuery = { teamResults: { total: number, items: Array<{ id: string, employee: { id: string, number: string, name: string, nameEn: string | null, department: { id: string, name: string, nameEn: string | null } | null, position: { id: string, name: string, nameEn: string | null } | null }, appraisals: Array<{ id: string, periodFrom: string, periodTo: string, status: AssessmentPlanStatus | null, composedScore: string | null, levelName: string | null, viewer: ViewerType | null, plan: { id: string, name: string } | null }> }> } | null };

export type ExportTeamResultsMutationVariables = Exact<{
  input: ExportTeamResultsInput;
}>;


export type ExportTeamResultsMutation = { exportTeamResults: { file: { url: string, name: string | null } | null, userErrors: Array<{ code: string, message: string }> } | null };


export const TeamResultPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamResultPlans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MyTeamFilterInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamResultPlans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"averageScore"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}}]}}]} as unknown as DocumentNode<TeamResultPlansQuery, TeamResultPlansQueryVariables>;
export const TeamResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MyTeamFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"planIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"appraisals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppraisalInShort"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppraisalInShort"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonAppraisal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"}}]}}]} as unknown as DocumentNode<TeamResultsQuery, TeamResultsQueryVariables>;
export const ExportTeamResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportTeamResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportTeamResultsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportTeamResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportTeamResultsMutation, ExportTeamResultsMutationVariables>;

export function useTeamResultPlansQuery(options?: ApolloHooks.useQuery.Options<TeamResultPlansQuery, TeamResultPlansQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(TeamResultPlansDocument, options ?? {});
}
export function useTeamResultPlansLazyQuery(options?: ApolloHooks.useLazyQuery.Options<TeamResultPlansQuery, TeamResultPlansQueryVariables>) {
  return ApolloHooks.useLazyQuery(TeamResultPlansDocument, options);
}

export function useTeamResultsQuery(options?: ApolloHooks.useQuery.Options<TeamResultsQuery, TeamResultsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(TeamResultsDocument, options ?? {});
}
export function useTeamResultsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<TeamResultsQuery, TeamResultsQueryVariables>) {
  return ApolloHooks.useLazyQuery(TeamResultsDocument, options);
}

export function useExportTeamResultsMutation(options?: ApolloHooks.useMutation.Options<ExportTeamResultsMutation, ExportTeamResultsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportTeamResultsDocument, options);
}