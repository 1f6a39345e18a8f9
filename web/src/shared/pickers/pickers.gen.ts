/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EmployeeOptionsQueryVariables = Exact<{
  keyword?: string | null | undefined;
  departmentId?: string | null | undefined;
  superiorOfId?: string | null | undefined;
  left?: boolean | null | undefined;
  limit?: number | null | undefined;
}>;


export type EmployeeOptionsQuery = { employeeOptions: Array<{ id: string, number: string, name: string, nameEn: string | null, department: { id: string, name: string, nameEn: string | null } | null }> | null };

export type PickedEmployeeQueryVariables = Exact<{
  id: string;
}>;


export type PickedEmployeeQuery = { employee: { id: string, number: string, name: string, nameEn: string | null } | null };

export type DepartmentTreeQueryVariables = Exact<{ [key: string]: never; }>;


export type DepartmentTreeQuery = { departments: Array<{ id: string, code: string, name: string, nameEn: string | null, level: number, sort: number, totalHeadcount: number | null, parent: { id: string } | null }> | null };


export const EmployeeOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"departmentId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"superiorOfId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"left"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"departmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"departmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"superiorOfId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"superiorOfId"}}},{"kind":"Argument","name":{"kind":"Name","value":"left"},"value":{"kind":"Variable","name":{"kind":"Name","value":"left"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]}}]} as unknown as DocumentNode<EmployeeOptionsQuery, EmployeeOptionsQueryVariables>;
export const PickedEmployeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PickedEmployee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<PickedEmployeeQuery, PickedEmployeeQueryVariables>;
export const DepartmentTreeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DepartmentTree"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"totalHeadcount"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DepartmentTreeQuery, DepartmentTreeQueryVariables>;

export function useEmployeeOptionsQuery(options?: ApolloHooks.useQuery.Options<EmployeeOptionsQuery, EmployeeOptionsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(EmployeeOptionsDocument, options ?? {});
}
export function useEmployeeOptionsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<EmployeeOptionsQuery, EmployeeOptionsQueryVariables>) {
  return ApolloHooks.useLazyQuery(EmployeeOptionsDocument, options);
}

export function usePickedEmployeeQuery(options: ApolloHooks.useQuery.Options<PickedEmployeeQuery, PickedEmployeeQueryVariables> & { variables: PickedEmployeeQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PickedEmployeeDocument, options);
}
export function usePickedEmployeeLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PickedEmployeeQuery, PickedEmployeeQueryVariables>) {
  return ApolloHooks.useLazyQuery(PickedEmployeeDocument, options);
}

export function useDepartmentTreeQuery(options?: ApolloHooks.useQuery.Options<DepartmentTreeQuery, DepartmentTreeQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(DepartmentTreeDocument, options ?? {});
}
export function useDepartmentTreeLazyQuery(options?: ApolloHooks.useLazyQuery.Options<DepartmentTreeQuery, DepartmentTreeQueryVariables>) {
  return ApolloHooks.useLazyQuery(DepartmentTreeDocument, options);
}