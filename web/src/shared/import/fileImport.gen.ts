/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which file to take over. */
export type CommitFileImportInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the import. */
  id: string;
  /** What its rows are. */
  kind: FileImportKind;
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

/** What the rows of an imported file are. */
export type FileImportKind =
  /** Departments; uploaded with `POST /files/importdept`. */
  | 'DEPARTMENTS'
  /** Job families; uploaded with `POST /files/importjobfamily`. */
  | 'JOB_FAMILIES'
  /** Positions; uploaded with `POST /files/importposition`. */
  | 'POSITIONS'
  /** Ranks with their grades; uploaded with `POST /files/importrank`. */
  | 'RANKS'
  /** Titles, certificates, share options and earlier contracts of people; uploaded with `POST /files/importrecord`. */
  | 'RECORDS'
  | '%future added value';

/** Which column fills which field. */
export type MapFileImportInput = {
  /** True: departments that the file leaves out are closed, as far as each could be closed by itself. Refused for all other kinds. */
  closeMissing?: boolean;
  /** Id of the import. */
  id: string;
  /** What its rows are. */
  kind: FileImportKind;
  /** A field for each column that shall fill one. A column left out keeps what was suggested. */
  mapping: Array<EmployeeImportMappingInput>;
};

/** Values that are read as others, and how dates are read. */
export type MendFileImportInput = {
  /**
   * How dates are read in columns that do not tell which figure is the day, see `EmployeeImportColumn.untold`. A column that
   * tells it is not overruled. Null: such dates are errors.
   */
  dayOrder?: DayOrder | null | undefined;
  /** Id of the import. */
  id: string;
  /** What its rows are. */
  kind: FileImportKind;
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

/** Which file to take back. */
export type UndoFileImportInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the import. */
  id: string;
  /** What its rows are. */
  kind: FileImportKind;
};

export type StagedEmployeeImportFragment = { rowCount: number, closeMissing: boolean, canCreate: boolean, id: string, fileName: string, committedAt: string | null, undoUntil: string | null, columns: Array<{ header: string, field: string | null, message: string | null, samples: Array<string>, median: string | null, untold: string | null }>, fields: Array<{ field: string, label: string, identifies: boolean, required: boolean, madeFrom: Array<string>, amountPer: EmployeeImportAmountPeriod | null }>, notes: Array<{ code: string, message: string, warning: boolean }>, changedFields: Array<{ field: string, label: string, count: number }>, made: Array<{ code: string, label: string, count: number, names: Array<string> }>, causes: Array<{ field: string | null, column: string | null, code: string, message: string, kind: EmployeeImportThingKind | null, count: number, rows: Array<number>, allowed: Array<string> | null, canBeEmpty: boolean, fill: EmployeeImportFill | null, values: Array<{ value: string, count: number }> }>, unknowns: Array<{ kind: EmployeeImportThingKind | null, key: string, code: string, name: string, grade: number | null, field: string, value: string, under: string | null, rows: number, confirmed: boolean, nearest: Array<{ code: string, name: string }> }>, mends: { dayOrder: DayOrder | null, create: Array<{ kind: EmployeeImportThingKind | null, key: string, code: string, name: string, grade: number | null }>, replace: Array<{ field: string, value: string, by: string }>, leaveEmpty: Array<{ field: string, code: string }> }, counts: { add: number, change: number, close: number | null, open: number | null, same: number, error: number } | null, undone: { removed: number, restored: number, kept: number, things: number, thingsKept: number } | null };

export type EmployeeImportLinesFragment = { total: number, items: Array<{ row: number, outcome: EmployeeImportOutcome | null, number: string | null, name: string | null, changes: Array<{ field: string, label: string, before: string | null, after: string | null, masked: boolean }>, cells: Array<{ field: string, value: string }>, errors: Array<{ field: string | null, column: string | null, message: string, allowed: Array<string> | null }> }> };

export type RecentEmployeeImportFragment = { id: string, fileName: string, committedAt: string | null, undoUntil: string | null, counts: { add: number, change: number, close: number | null, open: number | null, same: number, error: number } | null, undone: { removed: number, restored: number, kept: number, things: number, thingsKept: number } | null };

export type FileImportTemplateQueryVariables = Exact<{
  kind: FileImportKind;
}>;


export type FileImportTemplateQuery = { fileImportTemplate: { url: string, name: string | null } | null };

export type FileImportSummaryQueryVariables = Exact<{
  kind: FileImportKind;
  id: string;
}>;


export type FileImportSummaryQuery = { fileImport: { rowCount: number, closeMissing: boolean, canCreate: boolean, id: string, fileName: string, committedAt: string | null, undoUntil: string | null, columns: Array<{ header: string, field: string | null, message: string | null, samples: Array<string>, median: string | null, untold: string | null }>, fields: Array<{ field: string, label: string, identifies: boolean, required: boolean, madeFrom: Array<string>, amountPer: EmployeeImportAmountPeriod | null }>, notes: Array<{ code: string, message: string, warning: boolean }>, changedFields: Array<{ field: string, label: string, count: number }>, made: Array<{ code: string, label: string, count: number, names: Array<string> }>, causes: Array<{ field: string | null, column: string | null, code: string, message: string, kind: EmployeeImportThingKind | null, count: number, rows: Array<number>, allowed: Array<string> | null, canBeEmpty: boolean, fill: EmployeeImportFill | null, values: Array<{ value: string, count: number }> }>, unknowns: Array<{ kind: EmployeeImportThingKind | null, key: string, code: string, name: string, grade: number | null, field: string, value: string, under: string | null, rows: number, confirmed: boolean, nearest: Array<{ code: string, name: string }> }>, mends: { dayOrder: DayOrder | null, create: Array<{ kind: EmployeeImportThingKind | null, key: string, code: string, name: string, grade: number | null }>, replace: Array<{ field: string, value: string, by: string }>, leaveEmpty: Array<{ field: string, code: string }> }, counts: { add: number, change: number, close: number | null, open: number | null, same: number, error: number } | null, undone: { removed: number, restored: number, kept: number, things: number, thingsKept: number } | null } | null };

export type FileImportRowsQueryVariables = Exact<{
  kind: FileImportKind;
  id: string;
  outcome?: EmployeeImportOutcome | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type FileImportRowsQuery = { fileImport: { id: string, rows: { total: number, items: Array<{ row: number, outcome: EmployeeImportOutcome | null, number: string | null, name: string | null, changes: Array<{ field: string, label: string, before: string | null, after: string | null, masked: boolean }>, cells: Array<{ field: string, value: string }>, errors: Array<{ field: string | null, column: string | null, message: string, allowed: Array<string> | null }> }> } | null } | null };

export type FileImportErrorsQueryVariables = Exact<{
  kind: FileImportKind;
  id: string;
}>;


export type FileImportErrorsQuery = { fileImport: { id: string, errorFile: { url: string, name: string | null } | null } | null };

export type FileImportsQueryVariables = Exact<{
  kind: FileImportKind;
}>;


export type FileImportsQuery = { fileImports: { items: Array<{ id: string, fileName: string, committedAt: string | null, undoUntil: string | null, counts: { add: number, change: number, close: number | null, open: number | null, same: number, error: number } | null, undone: { removed: number, restored: number, kept: number, things: number, thingsKept: number } | null }> } | null };

export type MapFileImportMutationVariables = Exact<{
  input: MapFileImportInput;
}>;


export type MapFileImportMutation = { mapFileImport: { job: { id: string } | null, userErrors: Array<{ code: string, message: string }> } | null };

export type MendFileImportMutationVariables = Exact<{
  input: MendFileImportInput;
}>;


export type MendFileImportMutation = { mendFileImport: { job: { id: string } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type CommitFileImportMutationVariables = Exact<{
  input: CommitFileImportInput;
}>;


export type CommitFileImportMutation = { commitFileImport: { job: { id: string } | null, userErrors: Array<{ code: string, message: string }> } | null };

export type UndoFileImportMutationVariables = Exact<{
  input: UndoFileImportInput;
}>;


export type UndoFileImportMutation = { undoFileImport: { job: { id: string } | null, userErrors: Array<{ code: string, message: string }> } | null };

export const RecentEmployeeImportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentEmployeeImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"add"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"close"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"same"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}},{"kind":"Field","name":{"kind":"Name","value":"committedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"things"}},{"kind":"Field","name":{"kind":"Name","value":"thingsKept"}}]}}]}}]} as unknown as DocumentNode<RecentEmployeeImportFragment, unknown>;
export const StagedEmployeeImportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StagedEmployeeImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentEmployeeImport"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"closeMissing"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"median"}},{"kind":"Field","name":{"kind":"Name","value":"untold"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"identifies"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"madeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"amountPer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"made"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"names"}}]}},{"kind":"Field","name":{"kind":"Name","value":"causes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"canBeEmpty"}},{"kind":"Field","name":{"kind":"Name","value":"fill"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknowns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"under"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"nearest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"create"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leaveEmpty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dayOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canCreate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentEmployeeImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"add"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"close"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"same"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}},{"kind":"Field","name":{"kind":"Name","value":"committedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"things"}},{"kind":"Field","name":{"kind":"Name","value":"thingsKept"}}]}}]}}]} as unknown as DocumentNode<StagedEmployeeImportFragment, unknown>;
export const EmployeeImportLinesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeImportLines"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeImportLinePage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"masked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}}]}}]}}]}}]} as unknown as DocumentNode<EmployeeImportLinesFragment, unknown>;
export const FileImportTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FileImportTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileImportKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileImportTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"XLSX"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<FileImportTemplateQuery, FileImportTemplateQueryVariables>;
export const FileImportSummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FileImportSummary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileImportKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StagedEmployeeImport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StagedEmployeeImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentEmployeeImport"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"closeMissing"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"median"}},{"kind":"Field","name":{"kind":"Name","value":"untold"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"identifies"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"madeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"amountPer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"made"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"names"}}]}},{"kind":"Field","name":{"kind":"Name","value":"causes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"canBeEmpty"}},{"kind":"Field","name":{"kind":"Name","value":"fill"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknowns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"under"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"nearest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"create"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leaveEmpty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dayOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canCreate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentEmployeeImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"add"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"close"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"same"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}},{"kind":"Field","name":{"kind":"Name","value":"committedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"things"}},{"kind":"Field","name":{"kind":"Name","value":"thingsKept"}}]}}]}}]} as unknown as DocumentNode<FileImportSummaryQuery, FileImportSummaryQueryVariables>;
export const FileImportRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FileImportRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileImportKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeImportOutcome"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"outcome"},"value":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeImportLines"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeImportLines"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeImportLinePage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"masked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}}]}}]}}]}}]} as unknown as DocumentNode<FileImportRowsQuery, FileImportRowsQueryVariables>;
export const FileImportErrorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FileImportErrors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileImportKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"errorFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<FileImportErrorsQuery, FileImportErrorsQueryVariables>;
export const FileImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FileImports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileImportKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileImports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentEmployeeImport"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentEmployeeImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"add"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"close"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"same"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}},{"kind":"Field","name":{"kind":"Name","value":"committedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"things"}},{"kind":"Field","name":{"kind":"Name","value":"thingsKept"}}]}}]}}]} as unknown as DocumentNode<FileImportsQuery, FileImportsQueryVariables>;
export const MapFileImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MapFileImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MapFileImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapFileImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MapFileImportMutation, MapFileImportMutationVariables>;
export const MendFileImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MendFileImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MendFileImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mendFileImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MendFileImportMutation, MendFileImportMutationVariables>;
export const CommitFileImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommitFileImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommitFileImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commitFileImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CommitFileImportMutation, CommitFileImportMutationVariables>;
export const UndoFileImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoFileImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoFileImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoFileImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UndoFileImportMutation, UndoFileImportMutationVariables>;

export function useFileImportTemplateQuery(options: ApolloHooks.useQuery.Options<FileImportTemplateQuery, FileImportTemplateQueryVariables> & { variables: FileImportTemplateQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(FileImportTemplateDocument, options);
}
export function useFileImportTemplateLazyQuery(options?: ApolloHooks.useLazyQuery.Options<FileImportTemplateQuery, FileImportTemplateQueryVariables>) {
  return ApolloHooks.useLazyQuery(FileImportTemplateDocument, options);
}

export function useFileImportSummaryQuery(options: ApolloHooks.useQuery.Options<FileImportSummaryQuery, FileImportSummaryQueryVariables> & { variables: FileImportSummaryQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(FileImportSummaryDocument, options);
}
export function useFileImportSummaryLazyQuery(options?: ApolloHooks.useLazyQuery.Options<FileImportSummaryQuery, FileImportSummaryQueryVariables>) {
  return ApolloHooks.useLazyQuery(FileImportSummaryDocument, options);
}

export function useFileImportRowsQuery(options: ApolloHooks.useQuery.Options<FileImportRowsQuery, FileImportRowsQueryVariables> & { variables: FileImportRowsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(FileImportRowsDocument, options);
}
export function useFileImportRowsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<FileImportRowsQuery, FileImportRowsQueryVariables>) {
  return ApolloHooks.useLazyQuery(FileImportRowsDocument, options);
}

export function useFileImportErrorsQuery(options: ApolloHooks.useQuery.Options<FileImportErrorsQuery, FileImportErrorsQueryVariables> & { variables: FileImportErrorsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(FileImportErrorsDocument, options);
}
export function useFileImportErrorsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<FileImportErrorsQuery, FileImportErrorsQueryVariables>) {
  return ApolloHooks.useLazyQuery(FileImportErrorsDocument, options);
}

export function useFileImportsQuery(options: ApolloHooks.useQuery.Options<FileImportsQuery, FileImportsQueryVariables> & { variables: FileImportsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(FileImportsDocument, options);
}
export function useFileImportsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<FileImportsQuery, FileImportsQueryVariables>) {
  return ApolloHooks.useLazyQuery(FileImportsDocument, options);
}

export function useMapFileImportMutation(options?: ApolloHooks.useMutation.Options<MapFileImportMutation, MapFileImportMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(MapFileImportDocument, options);
}

export function useMendFileImportMutation(options?: ApolloHooks.useMutation.Options<MendFileImportMutation, MendFileImportMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(MendFileImportDocument, options);
}

export function useCommitFileImportMutation(options?: ApolloHooks.useMutation.Options<CommitFileImportMutation, CommitFileImportMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(CommitFileImportDocument, options);
}

export function useUndoFileImportMutation(options?: ApolloHooks.useMutation.Options<UndoFileImportMutation, UndoFileImportMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UndoFileImportDocument, options);
}