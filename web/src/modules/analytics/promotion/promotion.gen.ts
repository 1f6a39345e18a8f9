/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whose rises are wanted as a file. */
export type ExportPromotedPeopleInput = {
  /** The filter of the report. */
  filter: PromotionFilterInput;
  /** Kind of file. */
  format?: SheetFormat;
  /** The key of a row; everybody of the report when left out. */
  key?: string | null | undefined;
};

/** Which promotion rates are wanted as a file. */
export type ExportPromotionRatesInput = {
  /** The filter of the report. */
  filter: PromotionFilterInput;
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

/** Whose rises of rank, in which months. */
export type PromotionFilterInput = {
  /** Only people of these departments and below; all of them when left out. */
  departmentIds?: Array<string> | null | undefined;
  /** First month, YYYY-MM. */
  from: string;
  /** Last month, YYYY-MM; neither before the first nor ahead. */
  to: string;
};

/** Format of a spreadsheet file. */
export type SheetFormat =
  /** Comma-separated values in UTF-8, which every spreadsheet program opens. */
  | 'CSV'
  /** An Excel workbook. */
  | 'XLSX'
  | '%future added value';

export type PromotionRatesQueryVariables = Exact<{
  filter: PromotionFilterInput;
}>;


export type PromotionRatesQuery = { promotionRates: { from: string, to: string, unread: number, total: { startHeads: number, endHeads: number, averageHeads: string, promoted: number, rate: string | null }, rows: Array<{ key: string, label: string, opens: boolean, startHeads: number, endHeads: number, averageHeads: string, promoted: number, rate: string | null, share: string | null }> } | null };

export type PromotionLineFragment = { key: string, label: string, opens: boolean, startHeads: number, endHeads: number, averageHeads: string, promoted: number, rate: string | null, share: string | null };

export type PromotedPeopleQueryVariables = Exact<{
  filter: PromotionFilterInput;
  key?: string | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type PromotedPeopleQuery = { promotedPeople: { total: number, items: Array<{ id: string, day: string, departmentName: string | null, rankBefore: string | null, rankName: string | null, employee: { id: string, name: string, nameEn: string | null, number: string } | null }> } | null };

export type PromotedPersonRowFragment = { id: string, day: string, departmentName: string | null, rankBefore: string | null, rankName: string | null, employee: { id: string, name: string, nameEn: string | null, number: string } | null };

export type ExportPromotionRatesMutationVariables = Exact<{
  input: ExportPromotionRatesInput;
}>;


export type ExportPromotionRatesMutation = { exportPromotionRates: { file: { url: string, name: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ExportPromotedPeopleMutationVariables = Exact<{
  input: ExportPromotedPeopleInput;
}>;


export type ExportPromotedPeopleMutation = { exportPromotedPeople: { file: { url: string, name: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const PromotionLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromotionLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromotionRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"startHeads"}},{"kind":"Field","name":{"kind":"Name","value":"endHeads"}},{"kind":"Field","name":{"kind":"Name","value":"averageHeads"}},{"kind":"Field","name":{"kind":"Name","value":"promoted"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}}]} as unknown as DocumentNode<PromotionLineFragment, unknown>;
export const PromotedPersonRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromotedPersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromotedPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"departmentName"}},{"kind":"Field","name":{"kind":"Name","value":"rankBefore"}},{"kind":"Field","name":{"kind":"Name","value":"rankName"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<PromotedPersonRowFragment, unknown>;
export const PromotionRatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PromotionRates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PromotionFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promotionRates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startHeads"}},{"kind":"Field","name":{"kind":"Name","value":"endHeads"}},{"kind":"Field","name":{"kind":"Name","value":"averageHeads"}},{"kind":"Field","name":{"kind":"Name","value":"promoted"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromotionLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromotionLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromotionRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"startHeads"}},{"kind":"Field","name":{"kind":"Name","value":"endHeads"}},{"kind":"Field","name":{"kind":"Name","value":"averageHeads"}},{"kind":"Field","name":{"kind":"Name","value":"promoted"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}}]} as unknown as DocumentNode<PromotionRatesQuery, PromotionRatesQueryVariables>;
export const PromotedPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PromotedPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PromotionFilterInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promotedPeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromotedPersonRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromotedPersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PromotedPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"departmentName"}},{"kind":"Field","name":{"kind":"Name","value":"rankBefore"}},{"kind":"Field","name":{"kind":"Name","value":"rankName"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<PromotedPeopleQuery, PromotedPeopleQueryVariables>;
export const ExportPromotionRatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportPromotionRates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportPromotionRatesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportPromotionRates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportPromotionRatesMutation, ExportPromotionRatesMutationVariables>;
export const ExportPromotedPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportPromotedPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportPromotedPeopleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportPromotedPeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportPromotedPeopleMutation, ExportPromotedPeopleMutationVariables>;

export function usePromotionRatesQuery(options: ApolloHooks.useQuery.Options<PromotionRatesQuery, PromotionRatesQueryVariables> & { variables: PromotionRatesQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PromotionRatesDocument, options);
}
export function usePromotionRatesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PromotionRatesQuery, PromotionRatesQueryVariables>) {
  return ApolloHooks.useLazyQuery(PromotionRatesDocument, options);
}

export function usePromotedPeopleQuery(options: ApolloHooks.useQuery.Options<PromotedPeopleQuery, PromotedPeopleQueryVariables> & { variables: PromotedPeopleQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PromotedPeopleDocument, options);
}
export function usePromotedPeopleLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PromotedPeopleQuery, PromotedPeopleQueryVariables>) {
  return ApolloHooks.useLazyQuery(PromotedPeopleDocument, options);
}

export function useExportPromotionRatesMutation(options?: ApolloHooks.useMutation.Options<ExportPromotionRatesMutation, ExportPromotionRatesMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportPromotionRatesDocument, options);
}

export function useExportPromotedPeopleMutation(options?: ApolloHooks.useMutation.Options<ExportPromotedPeopleMutation, ExportPromotedPeopleMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportPromotedPeopleDocument, options);
}