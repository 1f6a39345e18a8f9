/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which structure is wanted as a file. */
export type ExportStructureInput = {
  /** By what people are told apart. */
  dimension: StructureDimension;
  /** Kind of file. */
  format?: SheetFormat;
  /** Of which people on which day. */
  side: StructureSideInput;
};

/** Which people of the structure are wanted as a file. */
export type ExportStructurePeopleInput = {
  /** Which cell. */
  cell: StructureCellInput;
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

/** Format of a spreadsheet file. */
export type SheetFormat =
  /** Comma-separated values in UTF-8, which every spreadsheet program opens. */
  | 'CSV'
  /** An Excel workbook. */
  | 'XLSX'
  | '%future added value';

/** A cell of the structure. */
export type StructureCellInput = {
  /** By what people are told apart. */
  dimension: StructureDimension;
  /** The key of a row; all rows when left out. */
  key?: string | null | undefined;
  /** Of which people on which day. */
  side: StructureSideInput;
  /** The key of the value. */
  value: string;
};

/** By what the structure of the organisation is told. */
export type StructureDimension =
  /** Age on the day, in bands; fewer than five people are not shown. */
  | 'AGE'
  /** Education, in the words of the company. */
  | 'EDUCATION'
  /** Sex; who said nothing is a slice of its own. */
  | 'SEX'
  | '%future added value';

/** By what the structure is told, and which sides stand beside each other. */
export type StructureFilterInput = {
  /** By what. */
  dimension: StructureDimension;
  /** One to four. */
  sides: Array<StructureSideInput>;
};

/** A page of the structure. */
export type StructurePage =
  /** Days or departments beside each other. */
  | 'COMPARE'
  /** One dimension by department. */
  | 'DETAILS'
  /** All dimensions at a glance. */
  | 'OVERVIEW'
  | '%future added value';

/** Of which people on which day. */
export type StructureSideInput = {
  /** The day at whose end they are counted, not ahead. */
  day: string;
  /** Only people of these departments and below; all of them when left out. */
  departmentIds?: Array<string> | null | undefined;
};

export type StructureQueryVariables = Exact<{
  filter: StructureFilterInput;
}>;


export type StructureQuery = { structure: Array<{ day: string, departmentNames: Array<string>, leftOut: number, pages: Array<StructurePage>, unread: number, values: Array<{ key: string, label: string }>, total: { people: number, cells: Array<{ key: string, people: number | null, share: string | null }> }, rows: Array<{ key: string, label: string, opens: boolean, people: number, cells: Array<{ key: string, people: number | null, share: string | null }> }> }> | null };

export type StructureSideFragment = { day: string, departmentNames: Array<string>, leftOut: number, pages: Array<StructurePage>, unread: number, values: Array<{ key: string, label: string }>, total: { people: number, cells: Array<{ key: string, people: number | null, share: string | null }> }, rows: Array<{ key: string, label: string, opens: boolean, people: number, cells: Array<{ key: string, people: number | null, share: string | null }> }> };

export type StructureCellFiguresFragment = { key: string, people: number | null, share: string | null };

export type StructurePeopleQueryVariables = Exact<{
  cell: StructureCellInput;
  page?: PageInput | null | undefined;
}>;


export type StructurePeopleQuery = { structurePeople: { total: number, items: Array<{ id: string, entryDate: string, departmentName: string | null, employee: { id: string, name: string, nameEn: string | null, number: string } | null }> } | null };

export type StructurePersonRowFragment = { id: string, entryDate: string, departmentName: string | null, employee: { id: string, name: string, nameEn: string | null, number: string } | null };

export type ExportStructureMutationVariables = Exact<{
  input: ExportStructureInput;
}>;


export type ExportStructureMutation = { exportStructure: { file: { url: string, name: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ExportStructurePeopleMutationVariables = Exact<{
  input: ExportStructurePeopleInput;
}>;


export type ExportStructurePeopleMutation = { exportStructurePeople: { file: { url: string, name: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const StructureCellFiguresFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StructureCellFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StructureCell"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}}]} as unknown as DocumentNode<StructureCellFiguresFragment, unknown>;
export const StructureSideFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StructureSide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StructureReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"departmentNames"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StructureCellFigures"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StructureCellFigures"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StructureCellFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StructureCell"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}}]} as unknown as DocumentNode<StructureSideFragment, unknown>;
export const StructurePersonRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StructurePersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StructurePerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"departmentName"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<StructurePersonRowFragment, unknown>;
export const StructureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Structure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StructureFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"structure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StructureSide"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StructureSide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StructureReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"departmentNames"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StructureCellFigures"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StructureCellFigures"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StructureCellFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StructureCell"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}}]} as unknown as DocumentNode<StructureQuery, StructureQueryVariables>;
export const StructurePeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StructurePeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cell"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StructureCellInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"structurePeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cell"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cell"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StructurePersonRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StructurePersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StructurePerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"departmentName"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<StructurePeopleQuery, StructurePeopleQueryVariables>;
export const ExportStructureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportStructure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportStructureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportStructure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportStructureMutation, ExportStructureMutationVariables>;
export const ExportStructurePeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportStructurePeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportStructurePeopleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportStructurePeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportStructurePeopleMutation, ExportStructurePeopleMutationVariables>;

export function useStructureQuery(options: ApolloHooks.useQuery.Options<StructureQuery, StructureQueryVariables> & { variables: StructureQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(StructureDocument, options);
}
export function useStructureLazyQuery(options?: ApolloHooks.useLazyQuery.Options<StructureQuery, StructureQueryVariables>) {
  return ApolloHooks.useLazyQuery(StructureDocument, options);
}

export function useStructurePeopleQuery(options: ApolloHooks.useQuery.Options<StructurePeopleQuery, StructurePeopleQueryVariables> & { variables: StructurePeopleQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(StructurePeopleDocument, options);
}
export function useStructurePeopleLazyQuery(options?: ApolloHooks.useLazyQuery.Options<StructurePeopleQuery, StructurePeopleQueryVariables>) {
  return ApolloHooks.useLazyQuery(StructurePeopleDocument, options);
}

export function useExportStructureMutation(options?: ApolloHooks.useMutation.Options<ExportStructureMutation, ExportStructureMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportStructureDocument, options);
}

export function useExportStructurePeopleMutation(options?: ApolloHooks.useMutation.Options<ExportStructurePeopleMutation, ExportStructurePeopleMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportStructurePeopleDocument, options);
}