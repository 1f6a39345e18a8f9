/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a question of a custom template is answered. */
export type CustomInputMode =
  /** By choosing one of several options. */
  | 'SELECT'
  /** By a text. */
  | 'TEXTAREA'
  | '%future added value';

/** Whether the answer to a question counts in the score of the form. */
export type CustomItemType =
  /** It is only read. */
  | 'INFORMATION'
  /** Its options have scores, which count. */
  | 'SCORED'
  | '%future added value';

/** A question as it will be. */
export type CustomTemplateItemInput = {
  /** What stands below the question to help with the answer; may be empty. */
  explanation: string;
  /** Id of a question that is there already; a new one when left out. */
  id?: string | null | undefined;
  /** How it is answered. */
  inputMode: CustomInputMode;
  /** The question itself. */
  name: string;
  /** What can be chosen; empty where a text is written. */
  options: Array<CustomTemplateOptionInput>;
  /** Whether a form cannot be submitted without an answer to it. */
  required: boolean;
  /** Whether its answer counts. */
  type: CustomItemType;
};

/** An option as it will be. */
export type CustomTemplateOptionInput = {
  /** What it says. */
  content: string;
  /** Id of an option that is there already; a new one when left out. */
  id?: string | null | undefined;
  /** Whether choosing it makes HR look at the form. */
  negative: boolean;
  /** What choosing it is worth; null where the question is not scored. */
  score?: string | null | undefined;
};

/** Which custom template is deleted. */
export type DeleteCustomTemplateInput = {
  /** Id of the template. */
  id: string;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

/** A custom template as it will be. */
export type SaveCustomTemplateInput = {
  /** A key you make up for this one change. Sent again with the same key, the change happens once. */
  clientMutationId: string;
  /** Id of the template to change; a new one when left out. */
  id?: string | null | undefined;
  /** Its questions, in order. */
  items: Array<CustomTemplateItemInput>;
  /** What it is called. */
  name: string;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved. Left out for a new one.
   */
  version?: number | null | undefined;
};

export type CustomTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomTemplatesQuery = { customTemplates: Array<{ id: string, name: string, planCount: number, frozen: boolean, updatedAt: string, version: number, items: Array<{ id: string, name: string, type: CustomItemType | null, inputMode: CustomInputMode | null, required: boolean, explanation: string, options: Array<{ id: string, content: string, score: string | null, negative: boolean }> }> }> | null };

export type CustomTemplateQueryVariables = Exact<{
  id: string;
}>;


export type CustomTemplateQuery = { customTemplate: { id: string, name: string, planCount: number, frozen: boolean, updatedAt: string, version: number, items: Array<{ id: string, name: string, type: CustomItemType | null, inputMode: CustomInputMode | null, required: boolean, explanation: string, options: Array<{ id: string, content: string, score: string | null, negative: boolean }> }> } | null };

export type CustomTemplateNameFreeQueryVariables = Exact<{
  name: string;
  id?: string | null | undefined;
}>;


export type CustomTemplateNameFreeQuery = { customTemplateNameFree: boolean | null };

export type CustomTemplateBodyFragment = { id: string, name: string, planCount: number, frozen: boolean, updatedAt: string, version: number, items: Array<{ id: string, name: string, type: CustomItemType | null, inputMode: CustomInputMode | null, required: boolean, explanation: string, options: Array<{ id: string, content: string, score: string | null, negative: boolean }> }> };

export type SaveCustomTemplateMutationVariables = Exact<{
  input: SaveCustomTemplateInput;
}>;


export type SaveCustomTemplateMutation = { saveCustomTemplate: { template: { id: string, name: string, planCount: number, frozen: boolean, updatedAt: string, version: number, items: Array<{ id: string, name: string, type: CustomItemType | null, inputMode: CustomInputMode | null, required: boolean, explanation: string, options: Array<{ id: string, content: string, score: string | null, negative: boolean }> }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeleteCustomTemplateMutationVariables = Exact<{
  input: DeleteCustomTemplateInput;
}>;


export type DeleteCustomTemplateMutation = { deleteCustomTemplate: { deletedId: string | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const CustomTemplateBodyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomTemplateBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"planCount"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"inputMode"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"negative"}}]}}]}}]}}]} as unknown as DocumentNode<CustomTemplateBodyFragment, unknown>;
export const CustomTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomTemplateBody"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomTemplateBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"planCount"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"inputMode"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"negative"}}]}}]}}]}}]} as unknown as DocumentNode<CustomTemplatesQuery, CustomTemplatesQueryVariables>;
export const CustomTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomTemplateBody"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomTemplateBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"planCount"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"inputMode"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"negative"}}]}}]}}]}}]} as unknown as DocumentNode<CustomTemplateQuery, CustomTemplateQueryVariables>;
export const CustomTemplateNameFreeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomTemplateNameFree"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customTemplateNameFree"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<CustomTemplateNameFreeQuery, CustomTemplateNameFreeQueryVariables>;
export const SaveCustomTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCustomTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveCustomTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCustomTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomTemplateBody"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomTemplateBody"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"planCount"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"inputMode"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"negative"}}]}}]}}]}}]} as unknown as DocumentNode<SaveCustomTemplateMutation, SaveCustomTemplateMutationVariables>;
export const DeleteCustomTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCustomTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCustomTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCustomTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteCustomTemplateMutation, DeleteCustomTemplateMutationVariables>;

export function useCustomTemplatesQuery(options?: ApolloHooks.useQuery.Options<CustomTemplatesQuery, CustomTemplatesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CustomTemplatesDocument, options ?? {});
}
export function useCustomTemplatesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CustomTemplatesQuery, CustomTemplatesQueryVariables>) {
  return ApolloHooks.useLazyQuery(CustomTemplatesDocument, options);
}

export function useCustomTemplateQuery(options: ApolloHooks.useQuery.Options<CustomTemplateQuery, CustomTemplateQueryVariables> & { variables: CustomTemplateQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CustomTemplateDocument, options);
}
export function useCustomTemplateLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CustomTemplateQuery, CustomTemplateQueryVariables>) {
  return ApolloHooks.useLazyQuery(CustomTemplateDocument, options);
}

export function useCustomTemplateNameFreeQuery(options: ApolloHooks.useQuery.Options<CustomTemplateNameFreeQuery, CustomTemplateNameFreeQueryVariables> & { variables: CustomTemplateNameFreeQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CustomTemplateNameFreeDocument, options);
}
export function useCustomTemplateNameFreeLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CustomTemplateNameFreeQuery, CustomTemplateNameFreeQueryVariables>) {
  return ApolloHooks.useLazyQuery(CustomTemplateNameFreeDocument, options);
}

export function useSaveCustomTemplateMutation(options?: ApolloHooks.useMutation.Options<SaveCustomTemplateMutation, SaveCustomTemplateMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveCustomTemplateDocument, options);
}

export function useDeleteCustomTemplateMutation(options?: ApolloHooks.useMutation.Options<DeleteCustomTemplateMutation, DeleteCustomTemplateMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeleteCustomTemplateDocument, options);
}