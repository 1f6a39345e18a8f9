/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A department to close. */
export type CloseDepartmentInput = {
  /** First day it holds. Left out: today. */
  effectiveDate?: string | null | undefined;
  /** The department. */
  id: string;
  /** Its version as it was read. */
  version: number;
};

/** A new department. */
export type CreateDepartmentInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Code, unique in the company, at most 40 characters. */
  code: string;
  /** First day it holds. Left out: today. */
  effectiveDate?: string | null | undefined;
  /** The employee who heads it; nobody when left out. */
  headId?: string | null | undefined;
  /** Name, at most 50 characters; no other department at the same place has it. */
  name: string;
  /** English name, at most 50 characters. */
  nameEn?: string | null | undefined;
  /** The department above it. */
  parentId: string;
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

/** A file of departments. */
export type ExportDepartmentsInput = {
  /** What kind of file. */
  format?: SheetFormat;
};

/** A merge of two departments. */
export type MergeDepartmentInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** First day it holds. Left out: today. */
  effectiveDate?: string | null | undefined;
  /** The department that becomes part of the other. */
  id: string;
  /** The department it becomes part of. */
  targetId: string;
  /** Its version as it was read. */
  version: number;
};

/** An order of departments. */
export type OrderDepartmentsInput = {
  /** All departments right below it, the first one first. */
  ids: Array<string>;
  /** The department above them. */
  parentId: string;
  /** Version of the department above them, as it was read. */
  version: number;
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

/** A change of a department. What is left out stays as it is. */
export type UpdateDepartmentInput = {
  /** Code; it is the same on all days and changes at once. */
  code?: string | null | undefined;
  /** First day it holds. Left out: today. */
  effectiveDate?: string | null | undefined;
  /** The employee who heads it; null: nobody. */
  headId?: string | null | undefined;
  /** The department. */
  id: string;
  /** Name, at most 50 characters. */
  name?: string | null | undefined;
  /** English name; null empties it. */
  nameEn?: string | null | undefined;
  /** The department above it. */
  parentId?: string | null | undefined;
  /** Its version as it was read. */
  version: number;
};

/** Planned changes to take back. */
export type WithdrawDepartmentChangesInput = {
  /** The changes. */
  ids: Array<string>;
};

export type OrgDepartmentFragment = { id: string, code: string, name: string, nameEn: string | null, level: number, sort: number, headcount: number | null, totalHeadcount: number | null, validFrom: string, version: number, hasHead: boolean, parent: { id: string } | null };

export type OrgChangeFragment = { id: string, kind: DepartmentChangeKind | null, name: string, targetName: string | null, effectiveDate: string, problems: Array<string>, department: { id: string } | null, target: { id: string } | null, fields: Array<{ field: DepartmentChangeFieldName | null, before: string | null, after: string | null }> };

export type OrgDepartmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrgDepartmentsQuery = { departments: Array<{ id: string, code: string, name: string, nameEn: string | null, level: number, sort: number, headcount: number | null, totalHeadcount: number | null, validFrom: string, version: number, hasHead: boolean, parent: { id: string } | null }> | null, departmentChanges: Array<{ id: string, kind: DepartmentChangeKind | null, name: string, targetName: string | null, effectiveDate: string, problems: Array<string>, department: { id: string } | null, target: { id: string } | null, fields: Array<{ field: DepartmentChangeFieldName | null, before: string | null, after: string | null }> }> | null };

export type OrgDepartmentHeadQueryVariables = Exact<{
  id: string;
}>;


export type OrgDepartmentHeadQuery = { department: { id: string, head: { id: string, number: string, name: string, nameEn: string | null } | null } | null };

export type OrgMembersQueryVariables = Exact<{
  departmentId: string;
  includeBelow: boolean;
  page: PageInput;
}>;


export type OrgMembersQuery = { departmentMembers: { total: number, items: Array<{ id: string, number: string, name: string, nameEn: string | null, position: { id: string, name: string, nameEn: string | null } | null }> } | null };

export type CreateDepartmentMutationVariables = Exact<{
  input: CreateDepartmentInput;
}>;


export type CreateDepartmentMutation = { createDepartment: { changeId: string | null, department: { id: string } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type UpdateDepartmentMutationVariables = Exact<{
  input: UpdateDepartmentInput;
}>;


export type UpdateDepartmentMutation = { updateDepartment: { changeId: string | null, department: { id: string } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type CloseDepartmentMutationVariables = Exact<{
  input: CloseDepartmentInput;
}>;


export type CloseDepartmentMutation = { closeDepartment: { changeId: string | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type OrderDepartmentsMutationVariables = Exact<{
  input: OrderDepartmentsInput;
}>;


export type OrderDepartmentsMutation = { orderDepartments: { version: number | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type MergeDepartmentMutationVariables = Exact<{
  input: MergeDepartmentInput;
}>;


export type MergeDepartmentMutation = { mergeDepartment: { changeId: string | null, department: { id: string } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type WithdrawDepartmentChangesMutationVariables = Exact<{
  input: WithdrawDepartmentChangesInput;
}>;


export type WithdrawDepartmentChangesMutation = { withdrawDepartmentChanges: { changes: Array<{ id: string }> | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ExportDepartmentsMutationVariables = Exact<{
  input: ExportDepartmentsInput;
}>;


export type ExportDepartmentsMutation = { exportDepartments: { file: { url: string, name: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const OrgDepartmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrgDepartment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Department"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"totalHeadcount"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"hasHead"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrgDepartmentFragment, unknown>;
export const OrgChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrgChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DepartmentChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"targetName"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<OrgChangeFragment, unknown>;
export const OrgDepartmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrgDepartments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrgDepartment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departmentChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrgChange"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrgDepartment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Department"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"totalHeadcount"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"hasHead"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrgChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DepartmentChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"targetName"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<OrgDepartmentsQuery, OrgDepartmentsQueryVariables>;
export const OrgDepartmentHeadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrgDepartmentHead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"department"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"head"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]}}]} as unknown as DocumentNode<OrgDepartmentHeadQuery, OrgDepartmentHeadQueryVariables>;
export const OrgMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrgMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"departmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeBelow"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departmentMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"departmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"departmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeBelow"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeBelow"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OrgMembersQuery, OrgMembersQueryVariables>;
export const CreateDepartmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDepartment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDepartmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDepartment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeId"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateDepartmentMutation, CreateDepartmentMutationVariables>;
export const UpdateDepartmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDepartment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDepartmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDepartment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeId"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateDepartmentMutation, UpdateDepartmentMutationVariables>;
export const CloseDepartmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseDepartment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseDepartmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeDepartment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CloseDepartmentMutation, CloseDepartmentMutationVariables>;
export const OrderDepartmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderDepartments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderDepartmentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderDepartments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<OrderDepartmentsMutation, OrderDepartmentsMutationVariables>;
export const MergeDepartmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeDepartment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeDepartmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeDepartment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeId"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MergeDepartmentMutation, MergeDepartmentMutationVariables>;
export const WithdrawDepartmentChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawDepartmentChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawDepartmentChangesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawDepartmentChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawDepartmentChangesMutation, WithdrawDepartmentChangesMutationVariables>;
export const ExportDepartmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportDepartments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportDepartmentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportDepartments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportDepartmentsMutation, ExportDepartmentsMutationVariables>;

export function useOrgDepartmentsQuery(options?: ApolloHooks.useQuery.Options<OrgDepartmentsQuery, OrgDepartmentsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(OrgDepartmentsDocument, options ?? {});
}
export function useOrgDepartmentsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<OrgDepartmentsQuery, OrgDepartmentsQueryVariables>) {
  return ApolloHooks.useLazyQuery(OrgDepartmentsDocument, options);
}

export function useOrgDepartmentHeadQuery(options: ApolloHooks.useQuery.Options<OrgDepartmentHeadQuery, OrgDepartmentHeadQueryVariables> & { variables: OrgDepartmentHeadQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(OrgDepartmentHeadDocument, options);
}
export function useOrgDepartmentHeadLazyQuery(options?: ApolloHooks.useLazyQuery.Options<OrgDepartmentHeadQuery, OrgDepartmentHeadQueryVariables>) {
  return ApolloHooks.useLazyQuery(OrgDepartmentHeadDocument, options);
}

export function useOrgMembersQuery(options: ApolloHooks.useQuery.Options<OrgMembersQuery, OrgMembersQueryVariables> & { variables: OrgMembersQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(OrgMembersDocument, options);
}
export function useOrgMembersLazyQuery(options?: ApolloHooks.useLazyQuery.Options<OrgMembersQuery, OrgMembersQueryVariables>) {
  return ApolloHooks.useLazyQuery(OrgMembersDocument, options);
}

export function useCreateDepartmentMutation(options?: ApolloHooks.useMutation.Options<CreateDepartmentMutation, CreateDepartmentMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(CreateDepartmentDocument, options);
}

export function useUpdateDepartmentMutation(options?: ApolloHooks.useMutation.Options<UpdateDepartmentMutation, UpdateDepartmentMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UpdateDepartmentDocument, options);
}

export function useCloseDepartmentMutation(options?: ApolloHooks.useMutation.Options<CloseDepartmentMutation, CloseDepartmentMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(CloseDepartmentDocument, options);
}

export function useOrderDepartmentsMutation(options?: ApolloHooks.useMutation.Options<OrderDepartmentsMutation, OrderDepartmentsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(OrderDepartmentsDocument, options);
}

export function useMergeDepartmentMutation(options?: ApolloHooks.useMutation.Options<MergeDepartmentMutation, MergeDepartmentMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(MergeDepartmentDocument, options);
}

export function useWithdrawDepartmentChangesMutation(options?: ApolloHooks.useMutation.Options<WithdrawDepartmentChangesMutation, WithdrawDepartmentChangesMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(WithdrawDepartmentChangesDocument, options);
}

export function useExportDepartmentsMutation(options?: ApolloHooks.useMutation.Options<ExportDepartmentsMutation, ExportDepartmentsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportDepartmentsDocument, options);
}