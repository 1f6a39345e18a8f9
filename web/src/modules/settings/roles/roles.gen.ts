/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whom to put into a role. */
export type AddRoleMembersInput = {
  /** The people, at most 500; each has an account. */
  employeeIds: Array<string>;
  /** Which role. */
  id: string;
};

/**
 * Whom a role shows to its members, beside the people they answer for anyway: the own reports, the people of departments
 * they head, and themselves.
 */
export type AuthorityScope =
  /** Everybody. */
  | 'COMPANY'
  /** The people of chosen departments and of everything below them. */
  | 'DEPARTMENT_ALL'
  /** The people directly in chosen departments. */
  | 'DEPARTMENT_DIRECT'
  /** Chosen people. */
  | 'DESIGNATED'
  /** The member and the managers above; in a role that shows the whole company, the member alone. */
  | 'SELF_AND_SUPERIORS'
  | '%future added value';

/** What a new role is called, and what it begins with. */
export type CreateRoleInput = {
  /** Made by the client, so that the role is made once however often this is sent: 8 to 64 characters. */
  clientMutationId: string;
  /** The role whose pages, scope and field groups it begins with; without one it begins with nothing. */
  copyOfId?: string | null | undefined;
  /** Its name, at most 20 characters; no other role has it. */
  name: string;
  /** Whether it only sees pages; left out: as the role it is a copy of, or not. */
  readOnly?: boolean | null | undefined;
};

/** Which role to delete. */
export type DeleteRoleInput = {
  /** Which role. */
  id: string;
  /** Its version as it was read. */
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

/** Whether an element of a page shows something or does something. */
export type PageElementKind =
  /** It does something, and needs more than to see the page. */
  | 'BUTTON'
  /** It shows something. */
  | 'ELEMENT'
  | '%future added value';

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** Whom to take out of a role. */
export type RemoveRoleMembersInput = {
  /** Which role. */
  id: string;
  /** The accounts, at most 500. */
  userIds: Array<string>;
};

/** The new name of a role. */
export type RenameRoleInput = {
  /** Which role. */
  id: string;
  /** Its name, at most 20 characters; no other role has it. */
  name: string;
  /** Its version as it was read. */
  version: number;
};

/** What a role may do with one group of employee data. */
export type RoleFieldRightInput = {
  /** The group. */
  group: FieldGroup;
  /** The right. */
  right: FieldRight;
};

/** Whether a role shows an element. */
export type RolePageElementInput = {
  /** Names the element. */
  code: string;
  /** Whether the role shows it. */
  shown: boolean;
};

/** What a role may do on one page. */
export type RolePageInput = {
  /** To change what is on the page. */
  allowEdit: boolean;
  /** To take files out of the page. */
  allowExport: boolean;
  /** To see the page; the other two need it. */
  allowVisit: boolean;
  /** Elements to show or to hide; those that are not named stay. Buttons only where the role has the right they need. */
  elements?: Array<RolePageElementInput> | null | undefined;
  /** Which page. */
  pageId: string;
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

/** What a role may do on some pages. */
export type SaveRolePagesInput = {
  /** Which role. */
  id: string;
  /** The pages that change. */
  pages?: Array<RolePageInput> | null | undefined;
  /** Pages of a shipped role that go back to what the release gives, by their `pageId`. */
  restore?: Array<string> | null | undefined;
  /** Its version as it was read. */
  version: number;
};

/** Whom a role shows, or whom it shows to one member. */
export type SaveRoleScopeInput = {
  /** The departments of the scopes `DEPARTMENT_ALL` and `DEPARTMENT_DIRECT`. */
  departmentIds?: Array<string> | null | undefined;
  /** The people of the scope `DESIGNATED`; those the caller does not see stay. */
  employeeIds?: Array<string> | null | undefined;
  /** Which role. */
  id: string;
  /**
   * How far it reaches. Null: of a role nobody beside the people whom its members answer for, of a member all that the
   * role shows. A member has `DEPARTMENT_ALL` or `SELF_AND_SUPERIORS`.
   */
  scope?: AuthorityScope | null | undefined;
  /** The member whose scope is meant; left out: the role's. */
  userId?: string | null | undefined;
  /** Its version as it was read. */
  version: number;
};

/** Whom to move from one role to another. */
export type TransferRoleMembersInput = {
  /** The role they are in. */
  fromId: string;
  /** The role they come into. */
  toId: string;
  /** The accounts, at most 500. */
  userIds: Array<string>;
};

/** What changes of a role. */
export type UpdateRoleInput = {
  /** Made by the client, so that this happens once however often it is sent: 8 to 64 characters. */
  clientMutationId: string;
  /** What it may do with groups of employee data; groups that are not named stay. */
  fieldRights?: Array<RoleFieldRightInput> | null | undefined;
  /** Which role. */
  id: string;
  /** Whether it only sees pages; left out: stays. Only customised roles. */
  readOnly?: boolean | null | undefined;
  /** Its version as it was read. */
  version: number;
};

export type RolesQueryVariables = Exact<{ [key: string]: never; }>;


export type RolesQuery = { roles: Array<{ id: string, name: string, type: RoleType | null, isDefault: boolean, isShipped: boolean, readOnly: boolean, memberCount: number | null, pageCount: number, editedCount: number, version: number, scope: { scope: AuthorityScope | null, hiddenEmployeeCount: number, departments: Array<{ id: string, name: string, nameEn: string | null }> | null, employees: Array<{ id: string, number: string, name: string, nameEn: string | null }> | null }, fieldRights: Array<{ group: FieldGroup | null, right: FieldRight | null }> }> | null };

export type RoleDetailQueryVariables = Exact<{
  id: string;
}>;


export type RoleDetailQuery = { role: { id: string, name: string, type: RoleType | null, isDefault: boolean, isShipped: boolean, readOnly: boolean, memberCount: number | null, pageCount: number, editedCount: number, version: number, scope: { scope: AuthorityScope | null, hiddenEmployeeCount: number, departments: Array<{ id: string, name: string, nameEn: string | null }> | null, employees: Array<{ id: string, number: string, name: string, nameEn: string | null }> | null }, fieldRights: Array<{ group: FieldGroup | null, right: FieldRight | null }> } | null };

export type RoleMatrixQueryVariables = Exact<{
  id: string;
}>;


export type RoleMatrixQuery = { role: { id: string, version: number, menus: Array<{ menuId: string, name: string, pages: Array<{ pageId: string, path: string, name: string, allowVisit: boolean, allowEdit: boolean, allowExport: boolean, shipped: { allowVisit: boolean, allowEdit: boolean, allowExport: boolean } | null, elements: Array<{ code: string, name: string, kind: PageElementKind | null, needsEdit: boolean, needsExport: boolean, shown: boolean, shownByDefault: boolean }> }> }> | null } | null };

export type RoleMembersQueryVariables = Exact<{
  id: string;
  keyword?: string | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type RoleMembersQuery = { role: { id: string, members: { total: number, items: Array<{ userId: string, name: string, number: string | null, enabled: boolean, department: { id: string, name: string, nameEn: string | null } | null, narrowed: { scope: AuthorityScope | null, departments: Array<{ id: string, name: string, nameEn: string | null }> | null } | null }> } | null } | null };

export type CreateRoleMutationVariables = Exact<{
  input: CreateRoleInput;
}>;


export type CreateRoleMutation = { createRole: { role: { id: string, name: string, type: RoleType | null, isDefault: boolean, isShipped: boolean, readOnly: boolean, memberCount: number | null, pageCount: number, editedCount: number, version: number, scope: { scope: AuthorityScope | null, hiddenEmployeeCount: number, departments: Array<{ id: string, name: string, nameEn: string | null }> | null, employees: Array<{ id: string, number: string, name: string, nameEn: string | null }> | null }, fieldRights: Array<{ group: FieldGroup | null, right: FieldRight | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type UpdateRoleMutationVariables = Exact<{
  input: UpdateRoleInput;
}>;


export type UpdateRoleMutation = { updateRole: { role: { id: string, name: string, type: RoleType | null, isDefault: boolean, isShipped: boolean, readOnly: boolean, memberCount: number | null, pageCount: number, editedCount: number, version: number, scope: { scope: AuthorityScope | null, hiddenEmployeeCount: number, departments: Array<{ id: string, name: string, nameEn: string | null }> | null, employees: Array<{ id: string, number: string, name: string, nameEn: string | null }> | null }, fieldRights: Array<{ group: FieldGroup | null, right: FieldRight | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type RenameRoleMutationVariables = Exact<{
  input: RenameRoleInput;
}>;


export type RenameRoleMutation = { renameRole: { role: { id: string, name: string, type: RoleType | null, isDefault: boolean, isShipped: boolean, readOnly: boolean, memberCount: number | null, pageCount: number, editedCount: number, version: number, scope: { scope: AuthorityScope | null, hiddenEmployeeCount: number, departments: Array<{ id: string, name: string, nameEn: string | null }> | null, employees: Array<{ id: string, number: string, name: string, nameEn: string | null }> | null }, fieldRights: Array<{ group: FieldGroup | null, right: FieldRight | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeleteRoleMutationVariables = Exact<{
  input: DeleteRoleInput;
}>;


export type DeleteRoleMutation = { deleteRole: { deletedId: string | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type AddRoleMembersMutationVariables = Exact<{
  input: AddRoleMembersInput;
}>;


export type AddRoleMembersMutation = { addRoleMembers: { role: { id: string, memberCount: number | null, pageCount: number, editedCount: number, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type RemoveRoleMembersMutationVariables = Exact<{
  input: RemoveRoleMembersInput;
}>;


export type RemoveRoleMembersMutation = { removeRoleMembers: { role: { id: string, memberCount: number | null, pageCount: number, editedCount: number, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type TransferRoleMembersMutationVariables = Exact<{
  input: TransferRoleMembersInput;
}>;


export type TransferRoleMembersMutation = { transferRoleMembers: { from: { id: string, memberCount: number | null, pageCount: number, editedCount: number, version: number } | null, to: { id: string, memberCount: number | null, pageCount: number, editedCount: number, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type SaveRoleScopeMutationVariables = Exact<{
  input: SaveRoleScopeInput;
}>;


export type SaveRoleScopeMutation = { saveRoleScope: { role: { id: string, name: string, type: RoleType | null, isDefault: boolean, isShipped: boolean, readOnly: boolean, memberCount: number | null, pageCount: number, editedCount: number, version: number, scope: { scope: AuthorityScope | null, hiddenEmployeeCount: number, departments: Array<{ id: string, name: string, nameEn: string | null }> | null, employees: Array<{ id: string, number: string, name: string, nameEn: string | null }> | null }, fieldRights: Array<{ group: FieldGroup | null, right: FieldRight | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type SaveRolePagesMutationVariables = Exact<{
  input: SaveRolePagesInput;
}>;


export type SaveRolePagesMutation = { saveRolePages: { role: { id: string, memberCount: number | null, pageCount: number, editedCount: number, version: number, menus: Array<{ menuId: string, name: string, pages: Array<{ pageId: string, path: string, name: string, allowVisit: boolean, allowEdit: boolean, allowExport: boolean, shipped: { allowVisit: boolean, allowEdit: boolean, allowExport: boolean } | null, elements: Array<{ code: string, name: string, kind: PageElementKind | null, needsEdit: boolean, needsExport: boolean, shown: boolean, shownByDefault: boolean }> }> }> | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type RoleRowFragment = { id: string, name: string, type: RoleType | null, isDefault: boolean, isShipped: boolean, readOnly: boolean, memberCount: number | null, pageCount: number, editedCount: number, version: number, scope: { scope: AuthorityScope | null, hiddenEmployeeCount: number, departments: Array<{ id: string, name: string, nameEn: string | null }> | null, employees: Array<{ id: string, number: string, name: string, nameEn: string | null }> | null }, fieldRights: Array<{ group: FieldGroup | null, right: FieldRight | null }> };

export type RoleCountsFragment = { id: string, memberCount: number | null, pageCount: number, editedCount: number, version: number };

export type RoleMenusFragment = { id: string, menus: Array<{ menuId: string, name: string, pages: Array<{ pageId: string, path: string, name: string, allowVisit: boolean, allowEdit: boolean, allowExport: boolean, shipped: { allowVisit: boolean, allowEdit: boolean, allowExport: boolean } | null, elements: Array<{ code: string, name: string, kind: PageElementKind | null, needsEdit: boolean, needsExport: boolean, shown: boolean, shownByDefault: boolean }> }> }> | null };

export const RoleRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isShipped"}},{"kind":"Field","name":{"kind":"Name","value":"readOnly"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"editedCount"}},{"kind":"Field","name":{"kind":"Name","value":"scope"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenEmployeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fieldRights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"right"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RoleRowFragment, unknown>;
export const RoleCountsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"editedCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RoleCountsFragment, unknown>;
export const RoleMenusFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleMenus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"menus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menuId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"allowVisit"}},{"kind":"Field","name":{"kind":"Name","value":"allowEdit"}},{"kind":"Field","name":{"kind":"Name","value":"allowExport"}},{"kind":"Field","name":{"kind":"Name","value":"shipped"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowVisit"}},{"kind":"Field","name":{"kind":"Name","value":"allowEdit"}},{"kind":"Field","name":{"kind":"Name","value":"allowExport"}}]}},{"kind":"Field","name":{"kind":"Name","value":"elements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"needsEdit"}},{"kind":"Field","name":{"kind":"Name","value":"needsExport"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"shownByDefault"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RoleMenusFragment, unknown>;
export const RolesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isShipped"}},{"kind":"Field","name":{"kind":"Name","value":"readOnly"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"editedCount"}},{"kind":"Field","name":{"kind":"Name","value":"scope"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenEmployeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fieldRights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"right"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RolesQuery, RolesQueryVariables>;
export const RoleDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoleDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isShipped"}},{"kind":"Field","name":{"kind":"Name","value":"readOnly"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"editedCount"}},{"kind":"Field","name":{"kind":"Name","value":"scope"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenEmployeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fieldRights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"right"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RoleDetailQuery, RoleDetailQueryVariables>;
export const RoleMatrixDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoleMatrix"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleMenus"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleMenus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"menus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menuId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"allowVisit"}},{"kind":"Field","name":{"kind":"Name","value":"allowEdit"}},{"kind":"Field","name":{"kind":"Name","value":"allowExport"}},{"kind":"Field","name":{"kind":"Name","value":"shipped"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowVisit"}},{"kind":"Field","name":{"kind":"Name","value":"allowEdit"}},{"kind":"Field","name":{"kind":"Name","value":"allowExport"}}]}},{"kind":"Field","name":{"kind":"Name","value":"elements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"needsEdit"}},{"kind":"Field","name":{"kind":"Name","value":"needsExport"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"shownByDefault"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RoleMatrixQuery, RoleMatrixQueryVariables>;
export const RoleMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoleMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"narrowed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<RoleMembersQuery, RoleMembersQueryVariables>;
export const CreateRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isShipped"}},{"kind":"Field","name":{"kind":"Name","value":"readOnly"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"editedCount"}},{"kind":"Field","name":{"kind":"Name","value":"scope"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenEmployeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fieldRights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"right"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateRoleMutation, CreateRoleMutationVariables>;
export const UpdateRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isShipped"}},{"kind":"Field","name":{"kind":"Name","value":"readOnly"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"editedCount"}},{"kind":"Field","name":{"kind":"Name","value":"scope"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenEmployeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fieldRights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"right"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateRoleMutation, UpdateRoleMutationVariables>;
export const RenameRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenameRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isShipped"}},{"kind":"Field","name":{"kind":"Name","value":"readOnly"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"editedCount"}},{"kind":"Field","name":{"kind":"Name","value":"scope"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenEmployeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fieldRights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"right"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RenameRoleMutation, RenameRoleMutationVariables>;
export const DeleteRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteRoleMutation, DeleteRoleMutationVariables>;
export const AddRoleMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddRoleMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddRoleMembersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addRoleMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleCounts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"editedCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AddRoleMembersMutation, AddRoleMembersMutationVariables>;
export const RemoveRoleMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveRoleMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveRoleMembersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeRoleMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleCounts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"editedCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RemoveRoleMembersMutation, RemoveRoleMembersMutationVariables>;
export const TransferRoleMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransferRoleMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransferRoleMembersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferRoleMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleCounts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleCounts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"editedCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<TransferRoleMembersMutation, TransferRoleMembersMutationVariables>;
export const SaveRoleScopeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveRoleScope"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveRoleScopeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveRoleScope"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isShipped"}},{"kind":"Field","name":{"kind":"Name","value":"readOnly"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"editedCount"}},{"kind":"Field","name":{"kind":"Name","value":"scope"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenEmployeeCount"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fieldRights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"right"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SaveRoleScopeMutation, SaveRoleScopeMutationVariables>;
export const SaveRolePagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveRolePages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveRolePagesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveRolePages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleCounts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleMenus"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"editedCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleMenus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"menus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menuId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"allowVisit"}},{"kind":"Field","name":{"kind":"Name","value":"allowEdit"}},{"kind":"Field","name":{"kind":"Name","value":"allowExport"}},{"kind":"Field","name":{"kind":"Name","value":"shipped"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowVisit"}},{"kind":"Field","name":{"kind":"Name","value":"allowEdit"}},{"kind":"Field","name":{"kind":"Name","value":"allowExport"}}]}},{"kind":"Field","name":{"kind":"Name","value":"elements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"needsEdit"}},{"kind":"Field","name":{"kind":"Name","value":"needsExport"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"shownByDefault"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SaveRolePagesMutation, SaveRolePagesMutationVariables>;

export function useRolesQuery(options?: ApolloHooks.useQuery.Options<RolesQuery, RolesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(RolesDocument, options ?? {});
}
export function useRolesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<RolesQuery, RolesQueryVariables>) {
  return ApolloHooks.useLazyQuery(RolesDocument, options);
}

export function useRoleDetailQuery(options: ApolloHooks.useQuery.Options<RoleDetailQuery, RoleDetailQueryVariables> & { variables: RoleDetailQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(RoleDetailDocument, options);
}
export function useRoleDetailLazyQuery(options?: ApolloHooks.useLazyQuery.Options<RoleDetailQuery, RoleDetailQueryVariables>) {
  return ApolloHooks.useLazyQuery(RoleDetailDocument, options);
}

export function useRoleMatrixQuery(options: ApolloHooks.useQuery.Options<RoleMatrixQuery, RoleMatrixQueryVariables> & { variables: RoleMatrixQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(RoleMatrixDocument, options);
}
export function useRoleMatrixLazyQuery(options?: ApolloHooks.useLazyQuery.Options<RoleMatrixQuery, RoleMatrixQueryVariables>) {
  return ApolloHooks.useLazyQuery(RoleMatrixDocument, options);
}

export function useRoleMembersQuery(options: ApolloHooks.useQuery.Options<RoleMembersQuery, RoleMembersQueryVariables> & { variables: RoleMembersQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(RoleMembersDocument, options);
}
export function useRoleMembersLazyQuery(options?: ApolloHooks.useLazyQuery.Options<RoleMembersQuery, RoleMembersQueryVariables>) {
  return ApolloHooks.useLazyQuery(RoleMembersDocument, options);
}

export function useCreateRoleMutation(options?: ApolloHooks.useMutation.Options<CreateRoleMutation, CreateRoleMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(CreateRoleDocument, options);
}

export function useUpdateRoleMutation(options?: ApolloHooks.useMutation.Options<UpdateRoleMutation, UpdateRoleMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UpdateRoleDocument, options);
}

export function useRenameRoleMutation(options?: ApolloHooks.useMutation.Options<RenameRoleMutation, RenameRoleMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(RenameRoleDocument, options);
}

export function useDeleteRoleMutation(options?: ApolloHooks.useMutation.Options<DeleteRoleMutation, DeleteRoleMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeleteRoleDocument, options);
}

export function useAddRoleMembersMutation(options?: ApolloHooks.useMutation.Options<AddRoleMembersMutation, AddRoleMembersMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(AddRoleMembersDocument, options);
}

export function useRemoveRoleMembersMutation(options?: ApolloHooks.useMutation.Options<RemoveRoleMembersMutation, RemoveRoleMembersMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(RemoveRoleMembersDocument, options);
}

export function useTransferRoleMembersMutation(options?: ApolloHooks.useMutation.Options<TransferRoleMembersMutation, TransferRoleMembersMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(TransferRoleMembersDocument, options);
}

export function useSaveRoleScopeMutation(options?: ApolloHooks.useMutation.Options<SaveRoleScopeMutation, SaveRoleScopeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveRoleScopeDocument, options);
}

export function useSaveRolePagesMutation(options?: ApolloHooks.useMutation.Options<SaveRolePagesMutation, SaveRolePagesMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveRolePagesDocument, options);
}