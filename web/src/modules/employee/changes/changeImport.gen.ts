/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which file to file. */
export type CommitPersonnelChangeImportInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the import. */
  id: string;
  /** True: rows with errors are left out and can be downloaded with the reasons. */
  leaveErrors?: boolean;
};

/** Which figure of a date with the year last, such as 01/02/2024, is the day. */
export type DayOrder =
  /** The first: 01/02/2024 is the first of February. */
  | 'DAY_FIRST'
  /** The second: 01/02/2024 is the second of January. */
  | 'MONTH_FIRST'
  | '%future added value';

/** The time an amount of money is for. */
export type EmployeeImportAmountPeriod =
  /** A month. */
  | 'MONTH'
  /** A year. */
  | 'YEAR'
  | '%future added value';

/** What a value for all rows that lack one is. */
export type EmployeeImportFill =
  /** A day, such as 2026-09-01. */
  | 'DAY'
  /** A text. */
  | 'TEXT'
  | '%future added value';

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
  /** It changes an employee with the same employee number, or files a personnel change of one. */
  | 'CHANGE'
  /** The file leaves it out, and it is closed, because that was chosen. */
  | 'CLOSE'
  /** It cannot be taken over; `errors` of the row say why. */
  | 'ERROR'
  /** The undo left it as the import made it; `errors` of the row say why. */
  | 'KEPT'
  /** The file leaves it out, and it cannot be closed although that was chosen; `errors` of the row say why. */
  | 'OPEN'
  /** It changes nothing, because everything is like that already. */
  | 'SAME'
  | '%future added value';

/** A value that is to be read as another one. */
export type EmployeeImportReplacementInput = {
  /** What is read instead; empty to leave a cell empty in which something stands. */
  by: string;
  /** Key of the field. */
  field: string;
  /** What stands in the file; empty for what people who are new lack, see `EmployeeImportCause.fill`. */
  value: string;
};

/** A kind of thing that an import can make. */
export type EmployeeImportThingKind =
  /** A department. */
  | 'DEPARTMENT'
  /** A job family. */
  | 'JOB_FAMILY'
  /** A position. */
  | 'POSITION'
  /** A rank. */
  | 'RANK'
  | '%future added value';

/** Which column fills which field. */
export type MapPersonnelChangeImportInput = {
  /** Id of the import. */
  id: string;
  /** A field for each column that shall fill one. A column left out keeps what was suggested. */
  mapping: Array<EmployeeImportMappingInput>;
};

/** Values that are read as others, and how dates are read. */
export type MendPersonnelChangeImportInput = {
  /**
   * How dates are read in columns that do not tell which figure is the day, see `EmployeeImportColumn.untold`. A column that
   * tells it is not overruled. Null: such dates are errors.
   */
  dayOrder?: DayOrder | null | undefined;
  /** Id of the import. */
  id: string;
  /** Values that are read as others in all their rows; an empty list takes back what was decided. */
  replace: Array<EmployeeImportReplacementInput>;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

export type PersonnelChangeImportTemplateQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonnelChangeImportTemplateQuery = { personnelChangeImportTemplate: { url: string, name: string | null } | null };

export type PersonnelChangeImportSummaryQueryVariables = Exact<{
  id: string;
}>;


export type PersonnelChangeImportSummaryQuery = { personnelChangeImport: { id: string, rowCount: number, closeMissing: boolean, canCreate: boolean, fileName: string, committedAt: string | null, undoUntil: string | null, columns: Array<{ header: string, field: string | null, message: string | null, samples: Array<string>, median: string | null, untold: string | null }>, fields: Array<{ field: string, label: string, identifies: boolean, required: boolean, madeFrom: Array<string>, amountPer: EmployeeImportAmountPeriod | null }>, notes: Array<{ code: string, message: string, warning: boolean }>, changedFields: Array<{ field: string, label: string, count: number }>, made: Array<{ code: string, label: string, count: number, names: Array<string> }>, causes: Array<{ field: string | null, column: string | null, code: string, message: string, kind: EmployeeImportThingKind | null, count: number, rows: Array<number>, allowed: Array<string> | null, canBeEmpty: boolean, fill: EmployeeImportFill | null, values: Array<{ value: string, count: number }> }>, unknowns: Array<{ kind: EmployeeImportThingKind | null, key: string, code: string, name: string, grade: number | null, field: string, value: string, under: string | null, rows: number, confirmed: boolean, nearest: Array<{ code: string, name: string }> }>, mends: { dayOrder: DayOrder | null, create: Array<{ kind: EmployeeImportThingKind | null, key: string, code: string, name: string, grade: number | null }>, replace: Array<{ field: string, value: string, by: string }>, leaveEmpty: Array<{ field: string, code: string }> }, counts: { add: number, change: number, close: number | null, open: number | null, same: number, error: number } | null, undone: { removed: number, restored: number, kept: number, things: number, thingsKept: number } | null } | null };

export type PersonnelChangeImportRowsQueryVariables = Exact<{
  id: string;
  outcome?: EmployeeImportOutcome | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type PersonnelChangeImportRowsQuery = { personnelChangeImport: { id: string, rows: { total: number, items: Array<{ row: number, outcome: EmployeeImportOutcome | null, number: string | null, name: string | null, changes: Array<{ field: string, label: string, before: string | null, after: string | null, masked: boolean }>, cells: Array<{ field: string, value: string }>, errors: Array<{ field: string | null, column: string | null, message: string, allowed: Array<string> | null }> }> } | null } | null };

export type PersonnelChangeImportErrorsQueryVariables = Exact<{
  id: string;
}>;


export type PersonnelChangeImportErrorsQuery = { personnelChangeImport: { id: string, errorFile: { url: string, name: string | null } | null } | null };

export type MapPersonnelChangeImportMutationVariables = Exact<{
  input: MapPersonnelChangeImportInput;
}>;


export type MapPersonnelChangeImportMutation = { mapPersonnelChangeImport: { job: { id: string } | null, userErrors: Array<{ code: string, message: string }> } | null };

export type MendPersonnelChangeImportMutationVariables = Exact<{
  input: MendPersonnelChangeImportInput;
}>;


export type MendPersonnelChangeImportMutation = { mendPersonnelChangeImport: { job: { id: string } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type CommitPersonnelChangeImportMutationVariables = Exact<{
  input: CommitPersonnelChangeImportInput;
}>;


export type CommitPersonnelChangeImportMutation = { commitPersonnelChangeImport: { job: { id: string } | null, userErrors: Array<{ code: string, message: string }> } | null };


export const PersonnelChangeImportTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonnelChangeImportTemplate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personnelChangeImportTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"XLSX"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PersonnelChangeImportTemplateQuery, PersonnelChangeImportTemplateQueryVariables>;
export const PersonnelChangeImportSummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonnelChangeImportSummary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personnelChangeImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StagedEmployeeImport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StagedEmployeeImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentEmployeeImport"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"closeMissing"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"median"}},{"kind":"Field","name":{"kind":"Name","value":"untold"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"identifies"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"madeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"amountPer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"made"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"names"}}]}},{"kind":"Field","name":{"kind":"Name","value":"causes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"canBeEmpty"}},{"kind":"Field","name":{"kind":"Name","value":"fill"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknowns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"under"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"nearest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"create"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leaveEmpty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dayOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canCreate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentEmployeeImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"add"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"close"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"same"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}},{"kind":"Field","name":{"kind":"Name","value":"committedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"things"}},{"kind":"Field","name":{"kind":"Name","value":"thingsKept"}}]}}]}}]} as unknown as DocumentNode<PersonnelChangeImportSummaryQuery, PersonnelChangeImportSummaryQueryVariables>;
export const PersonnelChangeImportRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonnelChangeImportRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeImportOutcome"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personnelChangeImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"outcome"},"value":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeImportLines"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeImportLines"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeImportLinePage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"masked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}}]}}]}}]}}]} as unknown as DocumentNode<PersonnelChangeImportRowsQuery, PersonnelChangeImportRowsQueryVariables>;
export const PersonnelChangeImportErrorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonnelChangeImportErrors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personnelChangeImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"errorFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<PersonnelChangeImportErrorsQuery, PersonnelChangeImportErrorsQueryVariables>;
export const MapPersonnelChangeImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MapPersonnelChangeImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MapPersonnelChangeImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapPersonnelChangeImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MapPersonnelChangeImportMutation, MapPersonnelChangeImportMutationVariables>;
export const MendPersonnelChangeImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MendPersonnelChangeImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MendPersonnelChangeImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mendPersonnelChangeImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MendPersonnelChangeImportMutation, MendPersonnelChangeImportMutationVariables>;
export const CommitPersonnelChangeImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommitPersonnelChangeImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommitPersonnelChangeImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commitPersonnelChangeImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CommitPersonnelChangeImportMutation, CommitPersonnelChangeImportMutationVariables>;

export function usePersonnelChangeImportTemplateQuery(options?: ApolloHooks.useQuery.Options<PersonnelChangeImportTemplateQuery, PersonnelChangeImportTemplateQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PersonnelChangeImportTemplateDocument, options ?? {});
}
export function usePersonnelChangeImportTemplateLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PersonnelChangeImportTemplateQuery, PersonnelChangeImportTemplateQueryVariables>) {
  return ApolloHooks.useLazyQuery(PersonnelChangeImportTemplateDocument, options);
}

export function usePersonnelChangeImportSummaryQuery(options: ApolloHooks.useQuery.Options<PersonnelChangeImportSummaryQuery, PersonnelChangeImportSummaryQueryVariables> & { variables: PersonnelChangeImportSummaryQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PersonnelChangeImportSummaryDocument, options);
}
export function usePersonnelChangeImportSummaryLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PersonnelChangeImportSummaryQuery, PersonnelChangeImportSummaryQueryVariables>) {
  return ApolloHooks.useLazyQuery(PersonnelChangeImportSummaryDocument, options);
}

export function usePersonnelChangeImportRowsQuery(options: ApolloHooks.useQuery.Options<PersonnelChangeImportRowsQuery, PersonnelChangeImportRowsQueryVariables> & { variables: PersonnelChangeImportRowsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PersonnelChangeImportRowsDocument, options);
}
export function usePersonnelChangeImportRowsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PersonnelChangeImportRowsQuery, PersonnelChangeImportRowsQueryVariables>) {
  return ApolloHooks.useLazyQuery(PersonnelChangeImportRowsDocument, options);
}

export function usePersonnelChangeImportErrorsQuery(options: ApolloHooks.useQuery.Options<PersonnelChangeImportErrorsQuery, PersonnelChangeImportErrorsQueryVariables> & { variables: PersonnelChangeImportErrorsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PersonnelChangeImportErrorsDocument, options);
}
export function usePersonnelChangeImportErrorsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PersonnelChangeImportErrorsQuery, PersonnelChangeImportErrorsQueryVariables>) {
  return ApolloHooks.useLazyQuery(PersonnelChangeImportErrorsDocument, options);
}

export function useMapPersonnelChangeImportMutation(options?: ApolloHooks.useMutation.Options<MapPersonnelChangeImportMutation, MapPersonnelChangeImportMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(MapPersonnelChangeImportDocument, options);
}

export function useMendPersonnelChangeImportMutation(options?: ApolloHooks.useMutation.Options<MendPersonnelChangeImportMutation, MendPersonnelChangeImportMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(MendPersonnelChangeImportDocument, options);
}

export function useCommitPersonnelChangeImportMutation(options?: ApolloHooks.useMutation.Options<CommitPersonnelChangeImportMutation, CommitPersonnelChangeImportMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(CommitPersonnelChangeImportDocument, options);
}