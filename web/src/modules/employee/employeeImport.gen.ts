/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which import to take over. */
export type CommitEmployeeImportInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the import. */
  id: string;
};

/** Which field one column fills. */
export type EmployeeImportMappingInput = {
  /** Key of the field, from `EmployeeImport.fields`; null to ignore the column. */
  field?: string | null | undefined;
  /** Heading of the column. */
  header: string;
};

/** What taking over one row would do. */
export type EmployeeImportOutcome =
  /** It adds an employee. */
  | 'ADD'
  /** It changes an employee with the same employee number. */
  | 'CHANGE'
  /** It cannot be taken over; `errors` of the row say why. */
  | 'ERROR'
  /** It changes nothing, because everything is like that already. */
  | 'SAME'
  | '%future added value';

/** Which column of an import fills which field. */
export type MapEmployeeImportInput = {
  /** Id of the import. */
  id: string;
  /** One entry for each column of the file. */
  mapping: Array<EmployeeImportMappingInput>;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

export type EmployeeImportTemplateQueryVariables = Exact<{ [key: string]: never; }>;


export type EmployeeImportTemplateQuery = { employeeImportTemplate: { url: string, name: string | null } | null };

export type EmployeeImportSummaryQueryVariables = Exact<{
  id: string;
}>;


export type EmployeeImportSummaryQuery = { employeeImport: { id: string, fileName: string, rowCount: number, columns: Array<{ header: string, field: string | null, samples: Array<string> }>, fields: Array<{ field: string, label: string, required: boolean }>, counts: { add: number, change: number, same: number, error: number } | null } | null };

export type EmployeeImportRowsQueryVariables = Exact<{
  id: string;
  outcome?: EmployeeImportOutcome | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type EmployeeImportRowsQuery = { employeeImport: { id: string, rows: { total: number, items: Array<{ row: number, outcome: EmployeeImportOutcome | null, cells: Array<{ field: string, value: string }>, errors: Array<{ field: string | null, column: string | null, reason: string, allowed: Array<string> | null }> }> } | null } | null };

export type EmployeeImportErrorsQueryVariables = Exact<{
  id: string;
}>;


export type EmployeeImportErrorsQuery = { employeeImport: { id: string, errorFile: { url: string, name: string | null } | null } | null };

export type MapEmployeeImportMutationVariables = Exact<{
  input: MapEmployeeImportInput;
}>;


export type MapEmployeeImportMutation = { mapEmployeeImport: { job: { id: string } | null, userErrors: Array<{ code: string, message: string }> } | null };

export type CommitEmployeeImportMutationVariables = Exact<{
  input: CommitEmployeeImportInput;
}>;


export type CommitEmployeeImportMutation = { commitEmployeeImport: { job: { id: string } | null, userErrors: Array<{ code: string, message: string }> } | null };


export const EmployeeImportTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeImportTemplate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeImportTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"XLSX"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<EmployeeImportTemplateQuery, EmployeeImportTemplateQueryVariables>;
export const EmployeeImportSummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeImportSummary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"add"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"same"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]}}]} as unknown as DocumentNode<EmployeeImportSummaryQuery, EmployeeImportSummaryQueryVariables>;
export const EmployeeImportRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeImportRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeImportOutcome"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"outcome"},"value":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<EmployeeImportRowsQuery, EmployeeImportRowsQueryVariables>;
export const EmployeeImportErrorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeImportErrors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"errorFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<EmployeeImportErrorsQuery, EmployeeImportErrorsQueryVariables>;
export const MapEmployeeImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MapEmployeeImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MapEmployeeImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapEmployeeImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MapEmployeeImportMutation, MapEmployeeImportMutationVariables>;
export const CommitEmployeeImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommitEmployeeImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommitEmployeeImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commitEmployeeImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CommitEmployeeImportMutation, CommitEmployeeImportMutationVariables>;

export function useEmployeeImportTemplateQuery(options?: ApolloHooks.useQuery.Options<EmployeeImportTemplateQuery, EmployeeImportTemplateQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(EmployeeImportTemplateDocument, options ?? {});
}
export function useEmployeeImportTemplateLazyQuery(options?: ApolloHooks.useLazyQuery.Options<EmployeeImportTemplateQuery, EmployeeImportTemplateQueryVariables>) {
  return ApolloHooks.useLazyQuery(EmployeeImportTemplateDocument, options);
}

export function useEmployeeImportSummaryQuery(options: ApolloHooks.useQuery.Options<EmployeeImportSummaryQuery, EmployeeImportSummaryQueryVariables> & { variables: EmployeeImportSummaryQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(EmployeeImportSummaryDocument, options);
}
export function useEmployeeImportSummaryLazyQuery(options?: ApolloHooks.useLazyQuery.Options<EmployeeImportSummaryQuery, EmployeeImportSummaryQueryVariables>) {
  return ApolloHooks.useLazyQuery(EmployeeImportSummaryDocument, options);
}

export function useEmployeeImportRowsQuery(options: ApolloHooks.useQuery.Options<EmployeeImportRowsQuery, EmployeeImportRowsQueryVariables> & { variables: EmployeeImportRowsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(EmployeeImportRowsDocument, options);
}
export function useEmployeeImportRowsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<EmployeeImportRowsQuery, EmployeeImportRowsQueryVariables>) {
  return ApolloHooks.useLazyQuery(EmployeeImportRowsDocument, options);
}

export function useEmployeeImportErrorsQuery(options: ApolloHooks.useQuery.Options<EmployeeImportErrorsQuery, EmployeeImportErrorsQueryVariables> & { variables: EmployeeImportErrorsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(EmployeeImportErrorsDocument, options);
}
export function useEmployeeImportErrorsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<EmployeeImportErrorsQuery, EmployeeImportErrorsQueryVariables>) {
  return ApolloHooks.useLazyQuery(EmployeeImportErrorsDocument, options);
}

export function useMapEmployeeImportMutation(options?: ApolloHooks.useMutation.Options<MapEmployeeImportMutation, MapEmployeeImportMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(MapEmployeeImportDocument, options);
}

export function useCommitEmployeeImportMutation(options?: ApolloHooks.useMutation.Options<CommitEmployeeImportMutation, CommitEmployeeImportMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(CommitEmployeeImportDocument, options);
}