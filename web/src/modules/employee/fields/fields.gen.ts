/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Another order of the groups of employee data. */
export type ArrangeEmployeeFieldsInput = {
  /** Every group once, in the new order. */
  groups: Array<FieldGroup>;
  /** Names of the fields to do without, as in `Employee`; left out, they stay as they are. */
  hiddenFields?: Array<string> | null | undefined;
  /** Version of what was changed. */
  version: number;
};

/** A group of employee data. A role may be given the right to read or to edit each group, e.g. contacts without salaries. */
export type FieldGroup =
  /** The bank account that salaries are paid to. */
  | 'BANK'
  /** Name, number, email, login account, sex. Everybody in the company may read it. */
  | 'BASIC'
  /** Phone and emergency contact. */
  | 'CONTACT'
  /** The dates of the labour contract. */
  | 'CONTRACT'
  /** Education. */
  | 'EDUCATION'
  /** Identity document and its number. */
  | 'ID_DOCUMENT'
  /** Birth date, nationality, marital and political status. */
  | 'PERSONAL'
  /** Base salary and target bonus. */
  | 'SALARY'
  /** Department, position, rank, managers, dates of the employment, city. */
  | 'WORK'
  | '%future added value';

/** What a role may do with a group of employee data. */
export type FieldRight =
  /** The group is shown and may be changed. */
  | 'EDIT'
  /** The group is not shown. */
  | 'NONE'
  /** The group is shown. */
  | 'READ'
  | '%future added value';

/** What a role may do with one group of employee data. */
export type RoleFieldRightInput = {
  /** The group. */
  group: FieldGroup;
  /** The right. */
  right: FieldRight;
};

/** Kind of a role. A role is a named set of rights that is given to people. */
export type RoleType =
  /** Administrator of the company: every page, every right. */
  | 'ADMIN'
  /** Head of the enterprise: sees the whole company. */
  | 'CEO'
  /** A role the company made itself, e.g. for its HR staff. */
  | 'CUSTOMISED'
  /** Everybody who has people reporting to them. */
  | 'MANAGER'
  /** Everybody else. */
  | 'ORDINARY'
  | '%future added value';

/** What a role may do with some groups of employee data. */
export type SaveEmployeeFieldRightsInput = {
  /** Groups with their rights; a group that is left out stays as it is. */
  fieldRights: Array<RoleFieldRightInput>;
  /** Identifies the role. */
  id: string;
  /** Version of the role that was changed. */
  version: number;
};

export type EmployeeFieldLayoutQueryVariables = Exact<{ [key: string]: never; }>;


export type EmployeeFieldLayoutQuery = { employeeFieldLayout: { version: number, groups: Array<{ group: FieldGroup | null, readable: boolean, fields: Array<{ name: string, label: string, shown: boolean, fixed: boolean }> }> } | null };

export type EmployeeFieldRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type EmployeeFieldRolesQuery = { employeeFieldRoles: Array<{ id: string, name: string, type: RoleType | null, version: number, fieldRights: Array<{ group: FieldGroup | null, right: FieldRight | null }> }> | null };

export type ArrangeEmployeeFieldsMutationVariables = Exact<{
  input: ArrangeEmployeeFieldsInput;
}>;


export type ArrangeEmployeeFieldsMutation = { arrangeEmployeeFields: { layout: { version: number, groups: Array<{ group: FieldGroup | null, readable: boolean, fields: Array<{ name: string, label: string, shown: boolean, fixed: boolean }> }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type SaveEmployeeFieldRightsMutationVariables = Exact<{
  input: SaveEmployeeFieldRightsInput;
}>;


export type SaveEmployeeFieldRightsMutation = { saveEmployeeFieldRights: { role: { id: string, name: string, type: RoleType | null, version: number, fieldRights: Array<{ group: FieldGroup | null, right: FieldRight | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type FieldLayoutFragment = { version: number, groups: Array<{ group: FieldGroup | null, readable: boolean, fields: Array<{ name: string, label: string, shown: boolean, fixed: boolean }> }> };

export type FieldRoleFragment = { id: string, name: string, type: RoleType | null, version: number, fieldRights: Array<{ group: FieldGroup | null, right: FieldRight | null }> };

export const FieldLayoutFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldLayout"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeFieldLayout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"readable"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<FieldLayoutFragment, unknown>;
export const FieldRoleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldRole"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeFieldRole"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fieldRights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"right"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<FieldRoleFragment, unknown>;
export const EmployeeFieldLayoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeFieldLayout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeFieldLayout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FieldLayout"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldLayout"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeFieldLayout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"readable"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<EmployeeFieldLayoutQuery, EmployeeFieldLayoutQueryVariables>;
export const EmployeeFieldRolesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeFieldRoles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeFieldRoles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FieldRole"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldRole"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeFieldRole"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fieldRights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"right"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<EmployeeFieldRolesQuery, EmployeeFieldRolesQueryVariables>;
export const ArrangeEmployeeFieldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArrangeEmployeeFields"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArrangeEmployeeFieldsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arrangeEmployeeFields"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FieldLayout"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldLayout"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeFieldLayout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"readable"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ArrangeEmployeeFieldsMutation, ArrangeEmployeeFieldsMutationVariables>;
export const SaveEmployeeFieldRightsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveEmployeeFieldRights"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveEmployeeFieldRightsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveEmployeeFieldRights"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FieldRole"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldRole"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeFieldRole"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fieldRights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"right"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SaveEmployeeFieldRightsMutation, SaveEmployeeFieldRightsMutationVariables>;

export function useEmployeeFieldLayoutQuery(options?: ApolloHooks.useQuery.Options<EmployeeFieldLayoutQuery, EmployeeFieldLayoutQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(EmployeeFieldLayoutDocument, options ?? {});
}
export function useEmployeeFieldLayoutLazyQuery(options?: ApolloHooks.useLazyQuery.Options<EmployeeFieldLayoutQuery, EmployeeFieldLayoutQueryVariables>) {
  return ApolloHooks.useLazyQuery(EmployeeFieldLayoutDocument, options);
}

export function useEmployeeFieldRolesQuery(options?: ApolloHooks.useQuery.Options<EmployeeFieldRolesQuery, EmployeeFieldRolesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(EmployeeFieldRolesDocument, options ?? {});
}
export function useEmployeeFieldRolesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<EmployeeFieldRolesQuery, EmployeeFieldRolesQueryVariables>) {
  return ApolloHooks.useLazyQuery(EmployeeFieldRolesDocument, options);
}

export function useArrangeEmployeeFieldsMutation(options?: ApolloHooks.useMutation.Options<ArrangeEmployeeFieldsMutation, ArrangeEmployeeFieldsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ArrangeEmployeeFieldsDocument, options);
}

export function useSaveEmployeeFieldRightsMutation(options?: ApolloHooks.useMutation.Options<SaveEmployeeFieldRightsMutation, SaveEmployeeFieldRightsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveEmployeeFieldRightsDocument, options);
}