/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A name to take away. */
export type DeleteOrganisationVersionInput = {
  /** Which version. */
  id: string;
  /** Its number of changes as it was read. */
  version: number;
};

/** What of a department can change from a day on. */
export type DepartmentChangeFieldName =
  /** Who heads it. */
  | 'HEAD'
  /** The name. */
  | 'NAME'
  /** The English name. */
  | 'NAME_EN'
  /** The department above it. */
  | 'PARENT'
  | '%future added value';

/** What happens to a department. */
export type DepartmentChangeKind =
  /** It gets another name, head or place. */
  | 'CHANGE'
  /** It ends. */
  | 'CLOSE'
  /** It begins. */
  | 'CREATE'
  /** It becomes part of another. */
  | 'MERGE'
  | '%future added value';

/** A file of what is different between two days. */
export type ExportOrganisationComparisonInput = {
  /** What kind of file. */
  format?: SheetFormat;
  /** The earlier day. */
  from: string;
  /** Only these kinds; all when left out. */
  kinds?: Array<OrganisationDifferenceKind> | null | undefined;
  /** The later day. */
  to: string;
};

/** A name for a day. */
export type NameOrganisationInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** The day. Left out: today. */
  day?: string | null | undefined;
  /** The name, at most 20 characters, unique in the company. */
  name: string;
};

/** What happened to a department between two days. */
export type OrganisationDifferenceKind =
  /** It came. */
  | 'ADDED'
  /** It was closed. */
  | 'CLOSED'
  /** Somebody else leads it. */
  | 'HEAD'
  /** It became part of another. */
  | 'MERGED'
  /** It stands below another department. */
  | 'MOVED'
  /** It got another name. */
  | 'RENAMED'
  | '%future added value';

/** Another name for a named day. */
export type RenameOrganisationVersionInput = {
  /** Which version. */
  id: string;
  /** The name, at most 20 characters, unique in the company. */
  name: string;
  /** Its number of changes as it was read. */
  version: number;
};

/** Format of a spreadsheet file. */
export type SheetFormat =
  /** Comma-separated values in UTF-8, which every spreadsheet program opens. */
  | 'CSV'
  /** An Excel workbook. */
  | 'XLSX'
  | '%future added value';

/** Planned changes to take back. */
export type WithdrawDepartmentChangesInput = {
  /** The changes. */
  ids: Array<string>;
};

export type OrgHistoryQueryVariables = Exact<{ [key: string]: never; }>;


export type OrgHistoryQuery = { organisationDays: { first: string, today: string, last: string, days: Array<{ day: string, departments: number }> } | null };

export type OrgComingQueryVariables = Exact<{ [key: string]: never; }>;


export type OrgComingQuery = { departmentChanges: Array<{ id: string, kind: DepartmentChangeKind | null, name: string, targetName: string | null, effectiveDate: string, problems: Array<string>, fields: Array<{ field: DepartmentChangeFieldName | null, before: string | null, after: string | null }> }> | null };

export type OrgComparisonQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type OrgComparisonQuery = { compareOrganisation: { departmentsBefore: number, departmentsAfter: number, headcountBefore: number, headcountAfter: number, differences: Array<{ kind: OrganisationDifferenceKind | null, departmentId: string, code: string, name: string, before: string | null, after: string | null, headcountBefore: number | null, headcountAfter: number | null }> } | null };

export type NameOrganisationMutationVariables = Exact<{
  input: NameOrganisationInput;
}>;


export type NameOrganisationMutation = { nameOrganisation: { organisationVersion: { id: string, name: string, day: string, isAutomatic: boolean, createdAt: string, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type RenameOrganisationVersionMutationVariables = Exact<{
  input: RenameOrganisationVersionInput;
}>;


export type RenameOrganisationVersionMutation = { renameOrganisationVersion: { organisationVersion: { id: string, name: string, day: string, isAutomatic: boolean, createdAt: string, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeleteOrganisationVersionMutationVariables = Exact<{
  input: DeleteOrganisationVersionInput;
}>;


export type DeleteOrganisationVersionMutation = { deleteOrganisationVersion: { id: string | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ExportOrganisationComparisonMutationVariables = Exact<{
  input: ExportOrganisationComparisonInput;
}>;


export type ExportOrganisationComparisonMutation = { exportOrganisationComparison: { file: { name: string | null, url: string } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type WithdrawOrganisationChangesMutationVariables = Exact<{
  input: WithdrawDepartmentChangesInput;
}>;


export type WithdrawOrganisationChangesMutation = { withdrawDepartmentChanges: { userErrors: Array<{ field: string | null, code: string, message: string }> } | null };


export const OrgHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrgHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organisationDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"first"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"last"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"departments"}}]}}]}}]}}]} as unknown as DocumentNode<OrgHistoryQuery, OrgHistoryQueryVariables>;
export const OrgComingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrgComing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departmentChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"targetName"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]} as unknown as DocumentNode<OrgComingQuery, OrgComingQueryVariables>;
export const OrgComparisonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrgComparison"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"compareOrganisation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departmentsBefore"}},{"kind":"Field","name":{"kind":"Name","value":"departmentsAfter"}},{"kind":"Field","name":{"kind":"Name","value":"headcountBefore"}},{"kind":"Field","name":{"kind":"Name","value":"headcountAfter"}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"departmentId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"headcountBefore"}},{"kind":"Field","name":{"kind":"Name","value":"headcountAfter"}}]}}]}}]}}]} as unknown as DocumentNode<OrgComparisonQuery, OrgComparisonQueryVariables>;
export const NameOrganisationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NameOrganisation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NameOrganisationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nameOrganisation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organisationVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrgVersion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrgVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<NameOrganisationMutation, NameOrganisationMutationVariables>;
export const RenameOrganisationVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameOrganisationVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenameOrganisationVersionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameOrganisationVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organisationVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrgVersion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrgVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RenameOrganisationVersionMutation, RenameOrganisationVersionMutationVariables>;
export const DeleteOrganisationVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteOrganisationVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteOrganisationVersionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOrganisationVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteOrganisationVersionMutation, DeleteOrganisationVersionMutationVariables>;
export const ExportOrganisationComparisonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportOrganisationComparison"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportOrganisationComparisonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportOrganisationComparison"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportOrganisationComparisonMutation, ExportOrganisationComparisonMutationVariables>;
export const WithdrawOrganisationChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawOrganisationChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawDepartmentChangesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawDepartmentChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawOrganisationChangesMutation, WithdrawOrganisationChangesMutationVariables>;

export function useOrgHistoryQuery(options?: ApolloHooks.useQuery.Options<OrgHistoryQuery, OrgHistoryQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(OrgHistoryDocument, options ?? {});
}
export function useOrgHistoryLazyQuery(options?: ApolloHooks.useLazyQuery.Options<OrgHistoryQuery, OrgHistoryQueryVariables>) {
  return ApolloHooks.useLazyQuery(OrgHistoryDocument, options);
}

export function useOrgComingQuery(options?: ApolloHooks.useQuery.Options<OrgComingQuery, OrgComingQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(OrgComingDocument, options ?? {});
}
export function useOrgComingLazyQuery(options?: ApolloHooks.useLazyQuery.Options<OrgComingQuery, OrgComingQueryVariables>) {
  return ApolloHooks.useLazyQuery(OrgComingDocument, options);
}

export function useOrgComparisonQuery(options: ApolloHooks.useQuery.Options<OrgComparisonQuery, OrgComparisonQueryVariables> & { variables: OrgComparisonQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(OrgComparisonDocument, options);
}
export function useOrgComparisonLazyQuery(options?: ApolloHooks.useLazyQuery.Options<OrgComparisonQuery, OrgComparisonQueryVariables>) {
  return ApolloHooks.useLazyQuery(OrgComparisonDocument, options);
}

export function useNameOrganisationMutation(options?: ApolloHooks.useMutation.Options<NameOrganisationMutation, NameOrganisationMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(NameOrganisationDocument, options);
}

export function useRenameOrganisationVersionMutation(options?: ApolloHooks.useMutation.Options<RenameOrganisationVersionMutation, RenameOrganisationVersionMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(RenameOrganisationVersionDocument, options);
}

export function useDeleteOrganisationVersionMutation(options?: ApolloHooks.useMutation.Options<DeleteOrganisationVersionMutation, DeleteOrganisationVersionMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeleteOrganisationVersionDocument, options);
}

export function useExportOrganisationComparisonMutation(options?: ApolloHooks.useMutation.Options<ExportOrganisationComparisonMutation, ExportOrganisationComparisonMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportOrganisationComparisonDocument, options);
}

export function useWithdrawOrganisationChangesMutation(options?: ApolloHooks.useMutation.Options<WithdrawOrganisationChangesMutation, WithdrawOrganisationChangesMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(WithdrawOrganisationChangesDocument, options);
}