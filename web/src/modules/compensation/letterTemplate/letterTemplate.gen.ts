/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A wording to be added. */
export type AddLetterTemplateInput = {
  /** Plain text, at most 5000 characters. */
  body: string;
  /** What is written from it. */
  kind: LetterKind;
  /** Language of the letter. */
  language: Language;
  /** Name, at most 50 characters, unique in the company. */
  name: string;
  /** Subject or title, at most 100 characters. */
  subject: string;
};

/** A wording to be deleted. */
export type DeleteLetterTemplateInput = {
  /** Id of the template. */
  id: string;
  /** The `version` that was seen. */
  version: number;
};

/** A language the product speaks. Answers follow the request's `Accept-Language`, which is `zh-CN` or `en-US`. */
export type Language =
  /** American English. */
  | 'EN_US'
  /** Simplified Chinese. */
  | 'ZH_CN'
  | '%future added value';

/** What is written from a template. */
export type LetterKind =
  /** Mail that asks somebody in who sets a password here. */
  | 'INVITATION'
  /** Mail that asks somebody in who signs in with an account of the company. */
  | 'INVITATION_ELSEWHERE'
  /** Certificate for somebody who leaves, as the Chinese Labour Contract Law (art. 50) asks for it. */
  | 'LEAVING'
  /** Mail to a person whose probation plan starts. */
  | 'PROBATION'
  /** Letter that tells somebody that the probation has ended. */
  | 'REGULARISATION'
  | '%future added value';

/** Words of a letter, and whom it is written to. */
export type LetterPreviewInput = {
  /** Plain text, at most 5000 characters. */
  body: string;
  /** Id of the person. */
  employeeId: string;
  /** What is written. */
  kind: LetterKind;
  /** Language of the letter. */
  language: Language;
  /** Subject or title, at most 100 characters. */
  subject: string;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** A wording as it shall be. */
export type UpdateLetterTemplateInput = {
  /** Plain text, at most 5000 characters. */
  body: string;
  /** Id of the template. */
  id: string;
  /** Name, at most 50 characters, unique in the company. */
  name: string;
  /** Subject or title, at most 100 characters. */
  subject: string;
  /** The `version` that was seen. If somebody has changed it since, the answer is the error CONFLICT and nothing is saved. */
  version: number;
};

/** From which wording a kind of letter is written. */
export type UseLetterTemplateInput = {
  /** Which kind. */
  kind: LetterKind;
  /** In which language. */
  language: Language;
  /** Id of the company's template; null: the shipped wording. */
  templateId?: string | null | undefined;
};

export type LetterTemplateListQueryVariables = Exact<{
  keyword?: string | null | undefined;
  kind?: LetterKind | null | undefined;
  language?: Language | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type LetterTemplateListQuery = { letterTemplates: { total: number, items: Array<{ id: string, shipped: boolean, kind: LetterKind | null, language: Language | null, name: string | null, subject: string, body: string, inUse: boolean, updatedAt: string | null, version: number | null }> } | null };

export type LetterTemplateRowFragment = { id: string, shipped: boolean, kind: LetterKind | null, language: Language | null, name: string | null, subject: string, body: string, inUse: boolean, updatedAt: string | null, version: number | null };

export type LetterKindsQueryVariables = Exact<{ [key: string]: never; }>;


export type LetterKindsQuery = { letterKinds: Array<{ kind: LetterKind | null, placeholders: Array<{ name: string, meaning: string, required: boolean, bodyOnly: boolean }>, wordings: Array<{ language: Language | null, subject: string, body: string }> }> | null };

export type LetterTemplateNameFreeQueryVariables = Exact<{
  name: string;
  id?: string | null | undefined;
}>;


export type LetterTemplateNameFreeQuery = { letterTemplateNameFree: boolean | null };

export type LetterPreviewQueryVariables = Exact<{
  input: LetterPreviewInput;
}>;


export type LetterPreviewQuery = { letterPreview: { subject: string, body: string, blanks: Array<string> } | null };

export type AddLetterTemplateMutationVariables = Exact<{
  input: AddLetterTemplateInput;
}>;


export type AddLetterTemplateMutation = { addLetterTemplate: { letterTemplate: { id: string, shipped: boolean, kind: LetterKind | null, language: Language | null, name: string | null, subject: string, body: string, inUse: boolean, updatedAt: string | null, version: number | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type UpdateLetterTemplateMutationVariables = Exact<{
  input: UpdateLetterTemplateInput;
}>;


export type UpdateLetterTemplateMutation = { updateLetterTemplate: { letterTemplate: { id: string, shipped: boolean, kind: LetterKind | null, language: Language | null, name: string | null, subject: string, body: string, inUse: boolean, updatedAt: string | null, version: number | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type UseLetterTemplateMutationVariables = Exact<{
  input: UseLetterTemplateInput;
}>;


export type UseLetterTemplateMutation = { useLetterTemplate: { letterTemplate: { id: string, shipped: boolean, kind: LetterKind | null, language: Language | null, name: string | null, subject: string, body: string, inUse: boolean, updatedAt: string | null, version: number | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeleteLetterTemplateMutationVariables = Exact<{
  input: DeleteLetterTemplateInput;
}>;


export type DeleteLetterTemplateMutation = { deleteLetterTemplate: { deletedId: string | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const LetterTemplateRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LetterTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shipped"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"inUse"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<LetterTemplateRowFragment, unknown>;
export const LetterTemplateListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LetterTemplateList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LetterKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letterTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterTemplateRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LetterTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shipped"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"inUse"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<LetterTemplateListQuery, LetterTemplateListQueryVariables>;
export const LetterKindsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LetterKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letterKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"placeholders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"meaning"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"bodyOnly"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wordings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]}}]}}]} as unknown as DocumentNode<LetterKindsQuery, LetterKindsQueryVariables>;
export const LetterTemplateNameFreeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LetterTemplateNameFree"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letterTemplateNameFree"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<LetterTemplateNameFreeQuery, LetterTemplateNameFreeQueryVariables>;
export const LetterPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LetterPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LetterPreviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letterPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"}}]}}]}}]} as unknown as DocumentNode<LetterPreviewQuery, LetterPreviewQueryVariables>;
export const AddLetterTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddLetterTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddLetterTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addLetterTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letterTemplate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterTemplateRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LetterTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shipped"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"inUse"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AddLetterTemplateMutation, AddLetterTemplateMutationVariables>;
export const UpdateLetterTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLetterTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLetterTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLetterTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letterTemplate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterTemplateRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LetterTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shipped"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"inUse"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateLetterTemplateMutation, UpdateLetterTemplateMutationVariables>;
export const UseLetterTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UseLetterTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UseLetterTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"useLetterTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letterTemplate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterTemplateRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LetterTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shipped"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"inUse"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UseLetterTemplateMutation, UseLetterTemplateMutationVariables>;
export const DeleteLetterTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLetterTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteLetterTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteLetterTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteLetterTemplateMutation, DeleteLetterTemplateMutationVariables>;

export function useLetterTemplateListQuery(options?: ApolloHooks.useQuery.Options<LetterTemplateListQuery, LetterTemplateListQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(LetterTemplateListDocument, options ?? {});
}
export function useLetterTemplateListLazyQuery(options?: ApolloHooks.useLazyQuery.Options<LetterTemplateListQuery, LetterTemplateListQueryVariables>) {
  return ApolloHooks.useLazyQuery(LetterTemplateListDocument, options);
}

export function useLetterKindsQuery(options?: ApolloHooks.useQuery.Options<LetterKindsQuery, LetterKindsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(LetterKindsDocument, options ?? {});
}
export function useLetterKindsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<LetterKindsQuery, LetterKindsQueryVariables>) {
  return ApolloHooks.useLazyQuery(LetterKindsDocument, options);
}

export function useLetterTemplateNameFreeQuery(options: ApolloHooks.useQuery.Options<LetterTemplateNameFreeQuery, LetterTemplateNameFreeQueryVariables> & { variables: LetterTemplateNameFreeQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(LetterTemplateNameFreeDocument, options);
}
export function useLetterTemplateNameFreeLazyQuery(options?: ApolloHooks.useLazyQuery.Options<LetterTemplateNameFreeQuery, LetterTemplateNameFreeQueryVariables>) {
  return ApolloHooks.useLazyQuery(LetterTemplateNameFreeDocument, options);
}

export function useLetterPreviewQuery(options: ApolloHooks.useQuery.Options<LetterPreviewQuery, LetterPreviewQueryVariables> & { variables: LetterPreviewQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(LetterPreviewDocument, options);
}
export function useLetterPreviewLazyQuery(options?: ApolloHooks.useLazyQuery.Options<LetterPreviewQuery, LetterPreviewQueryVariables>) {
  return ApolloHooks.useLazyQuery(LetterPreviewDocument, options);
}

export function useAddLetterTemplateMutation(options?: ApolloHooks.useMutation.Options<AddLetterTemplateMutation, AddLetterTemplateMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(AddLetterTemplateDocument, options);
}

export function useUpdateLetterTemplateMutation(options?: ApolloHooks.useMutation.Options<UpdateLetterTemplateMutation, UpdateLetterTemplateMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UpdateLetterTemplateDocument, options);
}

export function useUseLetterTemplateMutation(options?: ApolloHooks.useMutation.Options<UseLetterTemplateMutation, UseLetterTemplateMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UseLetterTemplateDocument, options);
}

export function useDeleteLetterTemplateMutation(options?: ApolloHooks.useMutation.Options<DeleteLetterTemplateMutation, DeleteLetterTemplateMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeleteLetterTemplateDocument, options);
}