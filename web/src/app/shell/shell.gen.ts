/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A language the product speaks. Answers follow the request's `Accept-Language`, which is `zh-CN` or `en-US`. */
export type Language =
  /** American English. */
  | 'EN_US'
  /** Simplified Chinese. */
  | 'ZH_CN'
  | '%future added value';

/** The language to save. */
export type SaveLanguageInput = {
  /** In which language mails and messages are written to the caller. */
  language: Language;
};

export type SaveLanguageMutationVariables = Exact<{
  input: SaveLanguageInput;
}>;


export type SaveLanguageMutation = { saveLanguage: { language: Language | null, userErrors: Array<{ code: string, message: string }> } | null };


export const SaveLanguageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveLanguageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveLanguage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveLanguageMutation, SaveLanguageMutationVariables>;

export function useSaveLanguageMutation(options?: ApolloHooks.useMutation.Options<SaveLanguageMutation, SaveLanguageMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveLanguageDocument, options);
}