/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new field of employee data. */
export type AddCustomFieldInput = {
  /** Made by the client, so that this happens once however often it is sent: 8 to 64 characters. */
  clientMutationId: string;
  /** The dictionary of a field of choices, by `Dictionary.id`. */
  dictionaryId?: string | null | undefined;
  /** The group it is to stand in. */
  group: FieldGroup;
  /** What it is called. */
  name: string;
  /** In English; left out, there is none, and the name is shown. */
  nameEn?: string | null | undefined;
  /** Whether forms insist on a value. */
  required?: boolean;
  /** What it is to hold, which cannot be changed afterwards. */
  type: CustomFieldType;
};

/** What an own field of the company holds. */
export type CustomFieldType =
  /** A day. */
  | 'DATE'
  /** Several entries of a dictionary. */
  | 'MULTI_SELECT'
  /** A number of at most 12 digits before the point and four behind it. */
  | 'NUMBER'
  /** One entry of a dictionary. */
  | 'SELECT'
  /** Text of at most 200 characters. */
  | 'TEXT'
  | '%future added value';

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

/** Another order of the own fields. */
export type OrderCustomFieldsInput = {
  /** The id of every own field once, in the new order. */
  ids: Array<string>;
};

/** What a field is from now on. */
export type UpdateCustomFieldInput = {
  /** Whether it is in use. */
  enabled: boolean;
  /** The group it is to stand in. */
  group: FieldGroup;
  /** Which field. */
  id: string;
  /** What it is called. */
  name: string;
  /** In English; left out, there is none, and the name is shown. */
  nameEn?: string | null | undefined;
  /** Whether forms insist on a value. */
  required: boolean;
  /** Version of the field that was changed. */
  version: number;
};

export type CustomFieldsQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomFieldsQuery = { customFields: Array<{ id: string, group: FieldGroup | null, type: CustomFieldType | null, name: string, nameEn: string | null, dictionaryId: string | null, required: boolean, enabled: boolean, version: number }> | null };

export type AddCustomFieldMutationVariables = Exact<{
  input: AddCustomFieldInput;
}>;


export type AddCustomFieldMutation = { addCustomField: { customField: { id: string, group: FieldGroup | null, type: CustomFieldType | null, name: string, nameEn: string | null, dictionaryId: string | null, required: boolean, enabled: boolean, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type UpdateCustomFieldMutationVariables = Exact<{
  input: UpdateCustomFieldInput;
}>;


export type UpdateCustomFieldMutation = { updateCustomField: { customField: { id: string, group: FieldGroup | null, type: CustomFieldType | null, name: string, nameEn: string | null, dictionaryId: string | null, required: boolean, enabled: boolean, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type OrderCustomFieldsMutationVariables = Exact<{
  input: OrderCustomFieldsInput;
}>;


export type OrderCustomFieldsMutation = { orderCustomFields: { customFields: Array<{ id: string, group: FieldGroup | null, type: CustomFieldType | null, name: string, nameEn: string | null, dictionaryId: string | null, required: boolean, enabled: boolean, version: number }> | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type CustomFieldPartsFragment = { id: string, group: FieldGroup | null, type: CustomFieldType | null, name: string, nameEn: string | null, dictionaryId: string | null, required: boolean, enabled: boolean, version: number };

export const CustomFieldPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomFieldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"dictionaryId"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CustomFieldPartsFragment, unknown>;
export const CustomFieldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomFieldParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomFieldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"dictionaryId"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CustomFieldsQuery, CustomFieldsQueryVariables>;
export const AddCustomFieldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCustomField"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddCustomFieldInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCustomField"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customField"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomFieldParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomFieldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"dictionaryId"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AddCustomFieldMutation, AddCustomFieldMutationVariables>;
export const UpdateCustomFieldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCustomField"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCustomFieldInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCustomField"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customField"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomFieldParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomFieldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"dictionaryId"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateCustomFieldMutation, UpdateCustomFieldMutationVariables>;
export const OrderCustomFieldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderCustomFields"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderCustomFieldsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderCustomFields"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomFieldParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomFieldParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"dictionaryId"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<OrderCustomFieldsMutation, OrderCustomFieldsMutationVariables>;

export function useCustomFieldsQuery(options?: ApolloHooks.useQuery.Options<CustomFieldsQuery, CustomFieldsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CustomFieldsDocument, options ?? {});
}
export function useCustomFieldsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CustomFieldsQuery, CustomFieldsQueryVariables>) {
  return ApolloHooks.useLazyQuery(CustomFieldsDocument, options);
}

export function useAddCustomFieldMutation(options?: ApolloHooks.useMutation.Options<AddCustomFieldMutation, AddCustomFieldMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(AddCustomFieldDocument, options);
}

export function useUpdateCustomFieldMutation(options?: ApolloHooks.useMutation.Options<UpdateCustomFieldMutation, UpdateCustomFieldMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UpdateCustomFieldDocument, options);
}

export function useOrderCustomFieldsMutation(options?: ApolloHooks.useMutation.Options<OrderCustomFieldsMutation, OrderCustomFieldsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(OrderCustomFieldsDocument, options);
}