/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Points to be added to somebody or taken back. */
export type AdjustPointsInput = {
  /** A key of the caller's own making, 8 to 64 characters: a call that is repeated with it happens once. */
  clientMutationId: string;
  /** Points to add, or below 0 to take back; never 0. */
  delta: number;
  /** Id of the employee. */
  employeeId: string;
  /** Why, at most 200 characters. The person reads it. */
  reason: string;
};

/** Which people a file of points holds. */
export type ExportPointAccountsInput = {
  /** Which people; all when left out. */
  filter?: PointAccountFilterInput | null | undefined;
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

/** Whose points. What is left out narrows nothing. */
export type PointAccountFilterInput = {
  /** Only people of this department or below it. */
  departmentId?: string | null | undefined;
  /** Beginning of the name, its pinyin, the number or the work email. */
  keyword?: string | null | undefined;
};

/** What an entry in the ledger of points comes from. */
export type PointEntryKind =
  /** HR added points or took them back. */
  | 'ADJUST'
  /** Points that were received long ago, or belonged to somebody who left, lapsed. */
  | 'EXPIRE'
  /** A thank-you letter. */
  | 'LETTER'
  /** Goods were redeemed. */
  | 'REDEEM'
  /** An order of goods was rejected or cancelled, and its points came back. */
  | 'REFUND'
  /** Given by a rule. */
  | 'RULE'
  | '%future added value';

/** Which period, and whose points for what. */
export type PointRankingFilterInput = {
  /** First day of the period. */
  from: string;
  /** True: only the department of the caller, with everything below. False: the whole company. */
  ownDepartment?: boolean;
  /** Last day of the period. */
  to: string;
  /** Only letters written for this value; for any when left out. */
  valueId?: string | null | undefined;
};

/** What points are given for by themselves. */
export type PointRuleEvent =
  /** A birthday. */
  | 'BIRTHDAY'
  /** A thank-you letter that was received; of each sender one counts in a month. */
  | 'LETTER'
  /** The level of an archived appraisal whose result its person may see. */
  | 'RESULT_LEVEL'
  /** So many completed years of service. */
  | 'SERVICE_YEARS'
  | '%future added value';

/** Format of a spreadsheet file. */
export type SheetFormat =
  /** Comma-separated values in UTF-8, which every spreadsheet program opens. */
  | 'CSV'
  /** An Excel workbook. */
  | 'XLSX'
  | '%future added value';

export type OwnPointsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPointsQuery = { ownPoints: { id: string, balance: number, monthlyAllowance: number, allowanceLeft: number, nextLapse: { points: number, day: string } | null } | null };

export type OwnPointEntriesQueryVariables = Exact<{
  page?: PageInput | null | undefined;
}>;


export type OwnPointEntriesQuery = { ownPointEntries: { total: number, items: Array<{ id: string, delta: number, kind: PointEntryKind | null, letterId: string | null, reason: string | null, at: string, rule: { event: PointRuleEvent | null, level: string | null, years: number | null } | null, by: { id: string, name: string, nameEn: string | null } | null }> } | null };

export type PointEntriesQueryVariables = Exact<{
  employeeId: string;
  page?: PageInput | null | undefined;
}>;


export type PointEntriesQuery = { pointEntries: { total: number, items: Array<{ id: string, delta: number, kind: PointEntryKind | null, letterId: string | null, reason: string | null, at: string, rule: { event: PointRuleEvent | null, level: string | null, years: number | null } | null, by: { id: string, name: string, nameEn: string | null } | null }> } | null };

export type PointEntryRowFragment = { id: string, delta: number, kind: PointEntryKind | null, letterId: string | null, reason: string | null, at: string, rule: { event: PointRuleEvent | null, level: string | null, years: number | null } | null, by: { id: string, name: string, nameEn: string | null } | null };

export type PointAccountListQueryVariables = Exact<{
  filter?: PointAccountFilterInput | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type PointAccountListQuery = { pointAccounts: { total: number, items: Array<{ id: string, balance: number, receivedThisYear: number, lastEntryOn: string | null, employee: { id: string, name: string, nameEn: string | null, number: string, department: { id: string, name: string, nameEn: string | null } | null } | null }> } | null };

export type PointAccountRowFragment = { id: string, balance: number, receivedThisYear: number, lastEntryOn: string | null, employee: { id: string, name: string, nameEn: string | null, number: string, department: { id: string, name: string, nameEn: string | null } | null } | null };

export type PointRankingQueryVariables = Exact<{
  filter: PointRankingFilterInput;
  page?: PageInput | null | undefined;
}>;


export type PointRankingQuery = { pointRanking: { total: number, items: Array<{ place: number, points: number, letters: number, person: { id: string, name: string, nameEn: string | null, number: string } }>, own: { place: number, points: number, letters: number, person: { id: string, name: string, nameEn: string | null, number: string } } | null } | null };

export type RankingPlaceFragment = { place: number, points: number, letters: number, person: { id: string, name: string, nameEn: string | null, number: string } };

export type AdjustPointsMutationVariables = Exact<{
  input: AdjustPointsInput;
}>;


export type AdjustPointsMutation = { adjustPoints: { account: { id: string, balance: number, receivedThisYear: number, lastEntryOn: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ExportPointAccountsMutationVariables = Exact<{
  input: ExportPointAccountsInput;
}>;


export type ExportPointAccountsMutation = { exportPointAccounts: { file: { url: string, name: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const PointEntryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PointEntryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PointEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"delta"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"letterId"}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"years"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<PointEntryRowFragment, unknown>;
export const PointAccountRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PointAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PointAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"receivedThisYear"}},{"kind":"Field","name":{"kind":"Name","value":"lastEntryOn"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]}}]} as unknown as DocumentNode<PointAccountRowFragment, unknown>;
export const RankingPlaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RankingPlace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PointRankingPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"letters"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<RankingPlaceFragment, unknown>;
export const OwnPointsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnPoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownPoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyAllowance"}},{"kind":"Field","name":{"kind":"Name","value":"allowanceLeft"}},{"kind":"Field","name":{"kind":"Name","value":"nextLapse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"day"}}]}}]}}]}}]} as unknown as DocumentNode<OwnPointsQuery, OwnPointsQueryVariables>;
export const OwnPointEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnPointEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownPointEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PointEntryRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PointEntryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PointEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"delta"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"letterId"}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"years"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<OwnPointEntriesQuery, OwnPointEntriesQueryVariables>;
export const PointEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PointEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pointEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PointEntryRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PointEntryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PointEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"delta"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"letterId"}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"years"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<PointEntriesQuery, PointEntriesQueryVariables>;
export const PointAccountListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PointAccountList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PointAccountFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pointAccounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PointAccountRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PointAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PointAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"receivedThisYear"}},{"kind":"Field","name":{"kind":"Name","value":"lastEntryOn"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]}}]} as unknown as DocumentNode<PointAccountListQuery, PointAccountListQueryVariables>;
export const PointRankingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PointRanking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PointRankingFilterInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pointRanking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RankingPlace"}}]}},{"kind":"Field","name":{"kind":"Name","value":"own"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RankingPlace"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RankingPlace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PointRankingPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"letters"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<PointRankingQuery, PointRankingQueryVariables>;
export const AdjustPointsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdjustPoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustPointsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustPoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"receivedThisYear"}},{"kind":"Field","name":{"kind":"Name","value":"lastEntryOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AdjustPointsMutation, AdjustPointsMutationVariables>;
export const ExportPointAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportPointAccounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportPointAccountsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportPointAccounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportPointAccountsMutation, ExportPointAccountsMutationVariables>;

export function useOwnPointsQuery(options?: ApolloHooks.useQuery.Options<OwnPointsQuery, OwnPointsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(OwnPointsDocument, options ?? {});
}
export function useOwnPointsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<OwnPointsQuery, OwnPointsQueryVariables>) {
  return ApolloHooks.useLazyQuery(OwnPointsDocument, options);
}

export function useOwnPointEntriesQuery(options?: ApolloHooks.useQuery.Options<OwnPointEntriesQuery, OwnPointEntriesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(OwnPointEntriesDocument, options ?? {});
}
export function useOwnPointEntriesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<OwnPointEntriesQuery, OwnPointEntriesQueryVariables>) {
  return ApolloHooks.useLazyQuery(OwnPointEntriesDocument, options);
}

export function usePointEntriesQuery(options: ApolloHooks.useQuery.Options<PointEntriesQuery, PointEntriesQueryVariables> & { variables: PointEntriesQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PointEntriesDocument, options);
}
export function usePointEntriesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PointEntriesQuery, PointEntriesQueryVariables>) {
  return ApolloHooks.useLazyQuery(PointEntriesDocument, options);
}

export function usePointAccountListQuery(options?: ApolloHooks.useQuery.Options<PointAccountListQuery, PointAccountListQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PointAccountListDocument, options ?? {});
}
export function usePointAccountListLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PointAccountListQuery, PointAccountListQueryVariables>) {
  return ApolloHooks.useLazyQuery(PointAccountListDocument, options);
}

export function usePointRankingQuery(options: ApolloHooks.useQuery.Options<PointRankingQuery, PointRankingQueryVariables> & { variables: PointRankingQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PointRankingDocument, options);
}
export function usePointRankingLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PointRankingQuery, PointRankingQueryVariables>) {
  return ApolloHooks.useLazyQuery(PointRankingDocument, options);
}

export function useAdjustPointsMutation(options?: ApolloHooks.useMutation.Options<AdjustPointsMutation, AdjustPointsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(AdjustPointsDocument, options);
}

export function useExportPointAccountsMutation(options?: ApolloHooks.useMutation.Options<ExportPointAccountsMutation, ExportPointAccountsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportPointAccountsDocument, options);
}