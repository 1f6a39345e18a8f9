/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Highest education a person has finished. */
export type Education =
  /** Bachelor's degree. */
  | 'BACHELOR'
  /** College without a bachelor's degree. */
  | 'COLLEGE'
  /** Doctor's degree. */
  | 'DOCTOR'
  /** High school or below. */
  | 'HIGH_SCHOOL'
  /** Master's degree. */
  | 'MASTER'
  /** Not filled in. */
  | 'UNFILLED'
  | '%future added value';

/** What leavers are divided by. */
export type ExitBasis =
  /** Average heads: half the sum of the heads at start and end. */
  | 'AVERAGE'
  /** Heads at the start with those who joined. */
  | 'START_AND_JOINS'
  | '%future added value';

/** By what exits are told apart. */
export type ExitDimension =
  /** Age on the day, in bands; bands of fewer than five people are not shown. */
  | 'AGE'
  /** Month of the last day. */
  | 'DATE'
  /** Department on the day, with those below it in one row. */
  | 'DEPARTMENT'
  /** Job family on the day. */
  | 'JOB_FAMILY'
  /** The last appraisal level archived by that day. */
  | 'LEVEL'
  /** Rank on the day. */
  | 'RANK'
  /** Reason on record; rates are shares of all heads. */
  | 'REASON'
  /** Length of service on the day, in bands. */
  | 'SERVICE'
  | '%future added value';

/** Who wanted an exit. */
export type ExitKind =
  /** The company. */
  | 'INVOLUNTARY'
  /** Another reason, e.g. death. */
  | 'OTHER'
  /** The person retires. */
  | 'RETIRE'
  /** The person. */
  | 'VOLUNTARY'
  | '%future added value';

/** Which exits, and by what they are told apart. What is left out narrows nothing. */
export type ExitRateFilterInput = {
  /** Only people of these bands of age. */
  ageRanges?: Array<string> | null | undefined;
  /** What leavers are divided by. */
  basis?: ExitBasis;
  /** Only people of these departments and below. */
  departmentIds?: Array<string> | null | undefined;
  /** By what they are told apart. */
  dimension: ExitDimension;
  /** Only people with these. */
  educations?: Array<Education> | null | undefined;
  /** Only people who entered on this day or later. */
  entryFrom?: string | null | undefined;
  /** Only people who entered on this day or before. */
  entryTo?: string | null | undefined;
  /** First month, YYYY-MM. */
  from: string;
  /** True: only people to whom somebody reports; false: only the others. */
  isManager?: boolean | null | undefined;
  /** Only people of these job families. */
  jobFamilyIds?: Array<string> | null | undefined;
  /** Levels of these archived appraisal plans alone count. */
  planIds?: Array<string> | null | undefined;
  /** Only people of these ranks. */
  rankIds?: Array<string> | null | undefined;
  /** Only people of these. */
  sexes?: Array<Sex> | null | undefined;
  /** Last month, YYYY-MM; neither before the first nor ahead. */
  to: string;
  /** Only people who work in these cities. */
  workCities?: Array<string> | null | undefined;
};

/** Whose exits are wanted as a file. */
export type ExportExitLeaversInput = {
  /** The filter of the report. */
  filter: ExitRateFilterInput;
  /** Kind of file. */
  format?: SheetFormat;
  /** The key of a row; everybody of the report when left out. */
  key?: string | null | undefined;
};

/** Which report is wanted as a file. */
export type ExportExitRatesInput = {
  /** The filter of the report. */
  filter: ExitRateFilterInput;
  /** Kind of file. */
  format?: SheetFormat;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** What a report can be narrowed by. */
export type ReportFilterChoice =
  /** Bands of age. */
  | 'AGE'
  /** Departments. */
  | 'DEPARTMENT'
  /** Educations. */
  | 'EDUCATION'
  /** Days of entry. */
  | 'ENTRY_TIME'
  /** Job families. */
  | 'JOB_FAMILY'
  /** Whether somebody leads. */
  | 'MANAGER'
  /** Archived appraisal plans. */
  | 'PLAN'
  /** Ranks. */
  | 'RANK'
  /** Sexes. */
  | 'SEX'
  /** Cities of work. */
  | 'WORK_CITY'
  | '%future added value';

/** Which choices are wanted: of a year, or of a range of months. */
export type ReportFilterOptionsInput = {
  /** What is wanted; the others are empty. */
  choices: Array<ReportFilterChoice>;
  /** First month, YYYY-MM; eleven before the last when left out. */
  from?: string | null | undefined;
  /** Last month, YYYY-MM; the current one when left out. */
  to?: string | null | undefined;
  /** All months of a year, as far as it went. */
  year?: number | null | undefined;
};

/** Sex of a person. */
export type Sex =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE'
  /** Not filled in. */
  | 'UNFILLED'
  | '%future added value';

/** Format of a spreadsheet file. */
export type SheetFormat =
  /** Comma-separated values in UTF-8, which every spreadsheet program opens. */
  | 'CSV'
  /** An Excel workbook. */
  | 'XLSX'
  | '%future added value';

export type ExitRatesQueryVariables = Exact<{
  filter: ExitRateFilterInput;
}>;


export type ExitRatesQuery = { exitRates: { from: string, to: string, leftOut: number, leftOutLeavers: number, dimensions: Array<ExitDimension>, unread: number, total: { startHeads: number, endHeads: number, joins: number, leavers: number, voluntary: number, averageHeads: string, rate: string | null, voluntaryRate: string | null } | null, rows: Array<{ key: string, label: string, opens: boolean, share: string | null, figures: { startHeads: number, endHeads: number, joins: number, leavers: number, voluntary: number, averageHeads: string, rate: string | null, voluntaryRate: string | null } | null }> } | null };

export type ExitFiguresFragment = { startHeads: number, endHeads: number, joins: number, leavers: number, voluntary: number, averageHeads: string, rate: string | null, voluntaryRate: string | null };

export type ExitRateLineFragment = { key: string, label: string, opens: boolean, share: string | null, figures: { startHeads: number, endHeads: number, joins: number, leavers: number, voluntary: number, averageHeads: string, rate: string | null, voluntaryRate: string | null } | null };

export type ExitLeaversQueryVariables = Exact<{
  filter: ExitRateFilterInput;
  key?: string | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type ExitLeaversQuery = { exitLeavers: { total: number, items: Array<{ id: string, entryDate: string, lastDay: string, exitKind: ExitKind | null, exitReasonName: string | null, departmentName: string | null, rankName: string | null, employee: { id: string, name: string, nameEn: string | null, number: string } | null }> } | null };

export type ExitLeaverRowFragment = { id: string, entryDate: string, lastDay: string, exitKind: ExitKind | null, exitReasonName: string | null, departmentName: string | null, rankName: string | null, employee: { id: string, name: string, nameEn: string | null, number: string } | null };

export type ReportFilterOptionsQueryVariables = Exact<{
  input: ReportFilterOptionsInput;
}>;


export type ReportFilterOptionsQuery = { reportFilterOptions: { managers: Array<boolean>, sexes: Array<Sex>, educations: Array<Education>, ranks: Array<{ value: string, label: string }>, jobFamilies: Array<{ value: string, label: string }>, workCities: Array<{ value: string, label: string }>, ageRanges: Array<{ value: string, label: string }>, plans: Array<{ value: string, label: string }> } | null };

export type ExportExitRatesMutationVariables = Exact<{
  input: ExportExitRatesInput;
}>;


export type ExportExitRatesMutation = { exportExitRates: { file: { url: string, name: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ExportExitLeaversMutationVariables = Exact<{
  input: ExportExitLeaversInput;
}>;


export type ExportExitLeaversMutation = { exportExitLeavers: { file: { url: string, name: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const ExitFiguresFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExitFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExitRateFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startHeads"}},{"kind":"Field","name":{"kind":"Name","value":"endHeads"}},{"kind":"Field","name":{"kind":"Name","value":"joins"}},{"kind":"Field","name":{"kind":"Name","value":"leavers"}},{"kind":"Field","name":{"kind":"Name","value":"voluntary"}},{"kind":"Field","name":{"kind":"Name","value":"averageHeads"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"voluntaryRate"}}]}}]} as unknown as DocumentNode<ExitFiguresFragment, unknown>;
export const ExitRateLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExitRateLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExitRateRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExitFigures"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExitFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExitRateFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startHeads"}},{"kind":"Field","name":{"kind":"Name","value":"endHeads"}},{"kind":"Field","name":{"kind":"Name","value":"joins"}},{"kind":"Field","name":{"kind":"Name","value":"leavers"}},{"kind":"Field","name":{"kind":"Name","value":"voluntary"}},{"kind":"Field","name":{"kind":"Name","value":"averageHeads"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"voluntaryRate"}}]}}]} as unknown as DocumentNode<ExitRateLineFragment, unknown>;
export const ExitLeaverRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExitLeaverRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExitLeaver"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"exitKind"}},{"kind":"Field","name":{"kind":"Name","value":"exitReasonName"}},{"kind":"Field","name":{"kind":"Name","value":"departmentName"}},{"kind":"Field","name":{"kind":"Name","value":"rankName"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<ExitLeaverRowFragment, unknown>;
export const ExitRatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExitRates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExitRateFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exitRates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExitFigures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExitRateLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"leftOutLeavers"}},{"kind":"Field","name":{"kind":"Name","value":"dimensions"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExitFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExitRateFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startHeads"}},{"kind":"Field","name":{"kind":"Name","value":"endHeads"}},{"kind":"Field","name":{"kind":"Name","value":"joins"}},{"kind":"Field","name":{"kind":"Name","value":"leavers"}},{"kind":"Field","name":{"kind":"Name","value":"voluntary"}},{"kind":"Field","name":{"kind":"Name","value":"averageHeads"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"voluntaryRate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExitRateLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExitRateRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExitFigures"}}]}}]}}]} as unknown as DocumentNode<ExitRatesQuery, ExitRatesQueryVariables>;
export const ExitLeaversDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExitLeavers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExitRateFilterInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exitLeavers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExitLeaverRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExitLeaverRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExitLeaver"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"exitKind"}},{"kind":"Field","name":{"kind":"Name","value":"exitReasonName"}},{"kind":"Field","name":{"kind":"Name","value":"departmentName"}},{"kind":"Field","name":{"kind":"Name","value":"rankName"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<ExitLeaversQuery, ExitLeaversQueryVariables>;
export const ReportFilterOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportFilterOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportFilterOptionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportFilterOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ranks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobFamilies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workCities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"managers"}},{"kind":"Field","name":{"kind":"Name","value":"sexes"}},{"kind":"Field","name":{"kind":"Name","value":"educations"}},{"kind":"Field","name":{"kind":"Name","value":"ageRanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]} as unknown as DocumentNode<ReportFilterOptionsQuery, ReportFilterOptionsQueryVariables>;
export const ExportExitRatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportExitRates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportExitRatesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportExitRates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportExitRatesMutation, ExportExitRatesMutationVariables>;
export const ExportExitLeaversDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportExitLeavers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportExitLeaversInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportExitLeavers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportExitLeaversMutation, ExportExitLeaversMutationVariables>;

export function useExitRatesQuery(options: ApolloHooks.useQuery.Options<ExitRatesQuery, ExitRatesQueryVariables> & { variables: ExitRatesQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ExitRatesDocument, options);
}
export function useExitRatesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ExitRatesQuery, ExitRatesQueryVariables>) {
  return ApolloHooks.useLazyQuery(ExitRatesDocument, options);
}

export function useExitLeaversQuery(options: ApolloHooks.useQuery.Options<ExitLeaversQuery, ExitLeaversQueryVariables> & { variables: ExitLeaversQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ExitLeaversDocument, options);
}
export function useExitLeaversLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ExitLeaversQuery, ExitLeaversQueryVariables>) {
  return ApolloHooks.useLazyQuery(ExitLeaversDocument, options);
}

export function useReportFilterOptionsQuery(options: ApolloHooks.useQuery.Options<ReportFilterOptionsQuery, ReportFilterOptionsQueryVariables> & { variables: ReportFilterOptionsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ReportFilterOptionsDocument, options);
}
export function useReportFilterOptionsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ReportFilterOptionsQuery, ReportFilterOptionsQueryVariables>) {
  return ApolloHooks.useLazyQuery(ReportFilterOptionsDocument, options);
}

export function useExportExitRatesMutation(options?: ApolloHooks.useMutation.Options<ExportExitRatesMutation, ExportExitRatesMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportExitRatesDocument, options);
}

export function useExportExitLeaversMutation(options?: ApolloHooks.useMutation.Options<ExportExitLeaversMutation, ExportExitLeaversMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportExitLeaversDocument, options);
}