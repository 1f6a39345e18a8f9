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
  /** Leaves rows with errors out instead of refusing; `EmployeeImport.errorFile` has them afterwards. */
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

/** An unknown thing to be made with the import. */
export type EmployeeImportCreationInput = {
  /** Its code, which nothing of its kind has. */
  code: string;
  /** Seniority of a rank, 1-999, higher is more senior; null for all else. */
  grade?: number | null | undefined;
  /** Its key, from `EmployeeImport.unknowns`. */
  key: string;
  /** What it is. */
  kind: EmployeeImportThingKind;
  /** Its name. */
  name: string;
};

/** Cells with an error that are to be left empty. */
export type EmployeeImportEmptyCellsInput = {
  /** Code of the error. */
  code: string;
  /** Key of the field. */
  field: string;
};

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

/** Which column of an import fills which field. */
export type MapEmployeeImportInput = {
  /** Id of the import. */
  id: string;
  /** One entry for each column of the file. */
  mapping: Array<EmployeeImportMappingInput>;
};

/** What is decided about the errors of an import. */
export type MendEmployeeImportInput = {
  /** Unknown things that are made with the import. */
  create?: Array<EmployeeImportCreationInput>;
  /**
   * How dates are read in columns that do not tell which figure is the day, see `EmployeeImportColumn.untold`. A column that
   * tells it is not overruled. Null: such dates are errors.
   */
  dayOrder?: DayOrder | null | undefined;
  /** Id of the import. */
  id: string;
  /** Errors whose cells are left empty, from `EmployeeImport.causes`. */
  leaveEmpty?: Array<EmployeeImportEmptyCellsInput>;
  /** Values that are read as others. */
  replace?: Array<EmployeeImportReplacementInput>;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** Which import to take back. */
export type UndoEmployeeImportInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the import. */
  id: string;
};

export type EmployeeImportTemplateQueryVariables = Exact<{ [key: string]: never; }>;


export type EmployeeImportTemplateQuery = { employeeImportTemplate: { url: string, name: string | null } | null };

export type EmployeeImportSummaryQueryVariables = Exact<{
  id: string;
}>;


export type EmployeeImportSummaryQuery = { employeeImport: { rowCount: number, closeMissing: boolean, canCreate: boolean, id: string, fileName: string, committedAt: string | null, undoUntil: string | null, columns: Array<{ header: string, field: string | null, message: string | null, samples: Array<string>, median: string | null, untold: string | null }>, fields: Array<{ field: string, label: string, identifies: boolean, required: boolean, madeFrom: Array<string>, amountPer: EmployeeImportAmountPeriod | null }>, notes: Array<{ code: string, message: string, warning: boolean }>, changedFields: Array<{ field: string, label: string, count: number }>, made: Array<{ code: string, label: string, count: number, names: Array<string> }>, causes: Array<{ field: string | null, column: string | null, code: string, message: string, kind: EmployeeImportThingKind | null, count: number, rows: Array<number>, allowed: Array<string> | null, canBeEmpty: boolean, fill: EmployeeImportFill | null, values: Array<{ value: string, count: number }> }>, unknowns: Array<{ kind: EmployeeImportThingKind | null, key: string, code: string, name: string, grade: number | null, field: string, value: string, under: string | null, rows: number, confirmed: boolean, nearest: Array<{ code: string, name: string }> }>, mends: { dayOrder: DayOrder | null, create: Array<{ kind: EmployeeImportThingKind | null, key: string, code: string, name: string, grade: number | null }>, replace: Array<{ field: string, value: string, by: string }>, leaveEmpty: Array<{ field: string, code: string }> }, counts: { add: number, change: number, close: number | null, open: number | null, same: number, error: number } | null, undone: { removed: number, restored: number, kept: number, things: number, thingsKept: number } | null } | null };

export type EmployeeImportRowsQueryVariables = Exact<{
  id: string;
  outcome?: EmployeeImportOutcome | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type EmployeeImportRowsQuery = { employeeImport: { id: string, rows: { total: number, items: Array<{ row: number, outcome: EmployeeImportOutcome | null, number: string | null, name: string | null, changes: Array<{ field: string, label: string, before: string | null, after: string | null, masked: boolean }>, cells: Array<{ field: string, value: string }>, errors: Array<{ field: string | null, column: string | null, message: string, allowed: Array<string> | null }> }> } | null } | null };

export type EmployeeImportErrorsQueryVariables = Exact<{
  id: string;
}>;


export type EmployeeImportErrorsQuery = { employeeImport: { id: string, errorFile: { url: string, name: string | null } | null } | null };

export type MapEmployeeImportMutationVariables = Exact<{
  input: MapEmployeeImportInput;
}>;


export type MapEmployeeImportMutation = { mapEmployeeImport: { job: { id: string } | null, userErrors: Array<{ code: string, message: string }> } | null };

export type MendEmployeeImportMutationVariables = Exact<{
  input: MendEmployeeImportInput;
}>;


export type MendEmployeeImportMutation = { mendEmployeeImport: { job: { id: string } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type CommitEmployeeImportMutationVariables = Exact<{
  input: CommitEmployeeImportInput;
}>;


export type CommitEmployeeImportMutation = { commitEmployeeImport: { job: { id: string } | null, userErrors: Array<{ code: string, message: string }> } | null };

export type EmployeeImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type EmployeeImportsQuery = { employeeImports: { items: Array<{ id: string, fileName: string, committedAt: string | null, undoUntil: string | null, counts: { add: number, change: number, close: number | null, open: number | null, same: number, error: number } | null, undone: { removed: number, restored: number, kept: number, things: number, thingsKept: number } | null }> } | null };

export type UndoEmployeeImportMutationVariables = Exact<{
  input: UndoEmployeeImportInput;
}>;


export type UndoEmployeeImportMutation = { undoEmployeeImport: { job: { id: string } | null, userErrors: Array<{ code: string, message: string }> } | null };


export const EmployeeImportTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeImportTemplate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeImportTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"EnumValue","value":"XLSX"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<EmployeeImportTemplateQuery, EmployeeImportTemplateQueryVariables>;
export const EmployeeImportSummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeImportSummary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StagedEmployeeImport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StagedEmployeeImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentEmployeeImport"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"closeMissing"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"median"}},{"kind":"Field","name":{"kind":"Name","value":"untold"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"identifies"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"madeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"amountPer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"made"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"names"}}]}},{"kind":"Field","name":{"kind":"Name","value":"causes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"canBeEmpty"}},{"kind":"Field","name":{"kind":"Name","value":"fill"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknowns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"under"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"nearest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"create"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leaveEmpty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dayOrder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canCreate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentEmployeeImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"add"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"close"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"same"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}},{"kind":"Field","name":{"kind":"Name","value":"committedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"things"}},{"kind":"Field","name":{"kind":"Name","value":"thingsKept"}}]}}]}}]} as unknown as DocumentNode<EmployeeImportSummaryQuery, EmployeeImportSummaryQueryVariables>;
export const EmployeeImportRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeImportRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeImportOutcome"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"outcome"},"value":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeImportLines"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeImportLines"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeImportLinePage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"masked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}}]}}]}}]}}]} as unknown as DocumentNode<EmployeeImportRowsQuery, EmployeeImportRowsQueryVariables>;
export const EmployeeImportErrorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeImportErrors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"errorFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<EmployeeImportErrorsQuery, EmployeeImportErrorsQueryVariables>;
export const MapEmployeeImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MapEmployeeImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MapEmployeeImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapEmployeeImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MapEmployeeImportMutation, MapEmployeeImportMutationVariables>;
export const MendEmployeeImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MendEmployeeImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MendEmployeeImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mendEmployeeImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MendEmployeeImportMutation, MendEmployeeImportMutationVariables>;
export const CommitEmployeeImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommitEmployeeImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommitEmployeeImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commitEmployeeImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CommitEmployeeImportMutation, CommitEmployeeImportMutationVariables>;
export const EmployeeImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentEmployeeImport"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentEmployeeImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"add"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"close"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"same"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}},{"kind":"Field","name":{"kind":"Name","value":"committedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"things"}},{"kind":"Field","name":{"kind":"Name","value":"thingsKept"}}]}}]}}]} as unknown as DocumentNode<EmployeeImportsQuery, EmployeeImportsQueryVariables>;
export const UndoEmployeeImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoEmployeeImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoEmployeeImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoEmployeeImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UndoEmployeeImportMutation, UndoEmployeeImportMutationVariables>;

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

export function useMendEmployeeImportMutation(options?: ApolloHooks.useMutation.Options<MendEmployeeImportMutation, MendEmployeeImportMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(MendEmployeeImportDocument, options);
}

export function useCommitEmployeeImportMutation(options?: ApolloHooks.useMutation.Options<CommitEmployeeImportMutation, CommitEmployeeImportMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(CommitEmployeeImportDocument, options);
}

export function useEmployeeImportsQuery(options?: ApolloHooks.useQuery.Options<EmployeeImportsQuery, EmployeeImportsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(EmployeeImportsDocument, options ?? {});
}
export function useEmployeeImportsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<EmployeeImportsQuery, EmployeeImportsQueryVariables>) {
  return ApolloHooks.useLazyQuery(EmployeeImportsDocument, options);
}

export function useUndoEmployeeImportMutation(options?: ApolloHooks.useMutation.Options<UndoEmployeeImportMutation, UndoEmployeeImportMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UndoEmployeeImportDocument, options);
}