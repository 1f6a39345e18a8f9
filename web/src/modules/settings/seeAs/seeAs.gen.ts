/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** As whom, on which page, whose field. */
export type ExplainSightInput = {
  /** The account of a person the caller sees. */
  employeeId?: string | null | undefined;
  /** Which field of employee data, by its name in `Employee`, e.g. `baseSalary`. */
  field: string;
  /** Whose field: somebody the caller sees. */
  ofEmployeeId: string;
  /** The path of the page; `/employee/list` when absent. */
  path?: string | null | undefined;
  /** A role by itself, as a member without a person of their own. */
  roleId?: string | null | undefined;
  /** An account. */
  userId?: string | null | undefined;
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

/** As whom something is looked at: exactly one of `employeeId`, `userId` and `roleId`. */
export type SeeAsInput = {
  /** The account of a person the caller sees. */
  employeeId?: string | null | undefined;
  /** The path of the page whose people and groups are counted; `/employee/list` when absent. */
  path?: string | null | undefined;
  /** A role by itself, as a member without a person of their own. */
  roleId?: string | null | undefined;
  /** An account. */
  userId?: string | null | undefined;
};

export type SeeAsChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SeeAsChoicesQuery = { roles: Array<{ id: string, name: string }> | null, role: { id: string, menus: Array<{ menuId: string, name: string, pages: Array<{ pageId: string, path: string, name: string }> }> | null } | null, employeeFieldLayout: { groups: Array<{ group: FieldGroup | null, fields: Array<{ name: string, label: string }> }> } | null };

export type SeeAsMutationVariables = Exact<{
  input: SeeAsInput;
}>;


export type SeeAsMutation = { seeAs: { view: { name: string, path: string, people: number, roles: Array<{ roleId: string, name: string }>, pages: Array<{ pageId: string, path: string, name: string, menuName: string | null, allowEdit: boolean, allowExport: boolean, people: number, roleIds: Array<string> }>, groups: Array<{ group: FieldGroup | null, readable: number, editable: number }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ExplainSightMutationVariables = Exact<{
  input: ExplainSightInput;
}>;


export type ExplainSightMutation = { explainSight: { reason: { seen: boolean, sentence: string, value: string | null, valueHidden: boolean, roles: Array<{ roleId: string, name: string, opensPage: boolean, showsPerson: boolean, readsField: boolean }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };


export const SeeAsChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeeAsChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"role"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"StringValue","value":"ADMIN","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"menus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menuId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"employeeFieldLayout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SeeAsChoicesQuery, SeeAsChoicesQueryVariables>;
export const SeeAsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SeeAs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeeAsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeAs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"view"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roleId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"menuName"}},{"kind":"Field","name":{"kind":"Name","value":"allowEdit"}},{"kind":"Field","name":{"kind":"Name","value":"allowExport"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"roleIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"readable"}},{"kind":"Field","name":{"kind":"Name","value":"editable"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SeeAsMutation, SeeAsMutationVariables>;
export const ExplainSightDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExplainSight"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExplainSightInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"explainSight"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seen"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"valueHidden"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roleId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"opensPage"}},{"kind":"Field","name":{"kind":"Name","value":"showsPerson"}},{"kind":"Field","name":{"kind":"Name","value":"readsField"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExplainSightMutation, ExplainSightMutationVariables>;

export function useSeeAsChoicesQuery(options?: ApolloHooks.useQuery.Options<SeeAsChoicesQuery, SeeAsChoicesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(SeeAsChoicesDocument, options ?? {});
}
export function useSeeAsChoicesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<SeeAsChoicesQuery, SeeAsChoicesQueryVariables>) {
  return ApolloHooks.useLazyQuery(SeeAsChoicesDocument, options);
}

export function useSeeAsMutation(options?: ApolloHooks.useMutation.Options<SeeAsMutation, SeeAsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SeeAsDocument, options);
}

export function useExplainSightMutation(options?: ApolloHooks.useMutation.Options<ExplainSightMutation, ExplainSightMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExplainSightDocument, options);
}