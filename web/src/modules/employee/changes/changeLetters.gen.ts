/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A letter to be downloaded. */
export type ExportChangeLetterInput = {
  /** Id of the letter. */
  id: string;
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

/** A letter to be kept. */
export type WriteChangeLetterInput = {
  /** Plain text, at most 5000 characters, without placeholders. */
  body: string;
  /** Id of the change. */
  changeId: string;
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Language of the letter. */
  language: Language;
  /** Title, at most 100 characters. */
  subject: string;
};

export type ChangeLetterFormQueryVariables = Exact<{
  changeId: string;
  language: Language;
}>;


export type ChangeLetterFormQuery = { changeLetterForm: { kind: LetterKind | null, subject: string, body: string, blanks: Array<string>, letters: Array<{ id: string, language: Language | null, subject: string, body: string, writtenBy: string | null, writtenAt: string }> } | null };

export type WrittenLetterFragment = { id: string, language: Language | null, subject: string, body: string, writtenBy: string | null, writtenAt: string };

export type WriteChangeLetterMutationVariables = Exact<{
  input: WriteChangeLetterInput;
}>;


export type WriteChangeLetterMutation = { writeChangeLetter: { letter: { id: string, language: Language | null, subject: string, body: string, writtenBy: string | null, writtenAt: string } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ExportChangeLetterMutationVariables = Exact<{
  input: ExportChangeLetterInput;
}>;


export type ExportChangeLetterMutation = { exportChangeLetter: { file: { url: string, name: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const WrittenLetterFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WrittenLetter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeLetter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}}]} as unknown as DocumentNode<WrittenLetterFragment, unknown>;
export const ChangeLetterFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangeLetterForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeLetterForm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"changeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"blanks"}},{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WrittenLetter"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WrittenLetter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeLetter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}}]} as unknown as DocumentNode<ChangeLetterFormQuery, ChangeLetterFormQueryVariables>;
export const WriteChangeLetterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WriteChangeLetter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WriteChangeLetterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"writeChangeLetter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WrittenLetter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WrittenLetter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeLetter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}}]} as unknown as DocumentNode<WriteChangeLetterMutation, WriteChangeLetterMutationVariables>;
export const ExportChangeLetterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportChangeLetter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportChangeLetterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportChangeLetter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportChangeLetterMutation, ExportChangeLetterMutationVariables>;

export function useChangeLetterFormQuery(options: ApolloHooks.useQuery.Options<ChangeLetterFormQuery, ChangeLetterFormQueryVariables> & { variables: ChangeLetterFormQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ChangeLetterFormDocument, options);
}
export function useChangeLetterFormLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ChangeLetterFormQuery, ChangeLetterFormQueryVariables>) {
  return ApolloHooks.useLazyQuery(ChangeLetterFormDocument, options);
}

export function useWriteChangeLetterMutation(options?: ApolloHooks.useMutation.Options<WriteChangeLetterMutation, WriteChangeLetterMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(WriteChangeLetterDocument, options);
}

export function useExportChangeLetterMutation(options?: ApolloHooks.useMutation.Options<ExportChangeLetterMutation, ExportChangeLetterMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportChangeLetterDocument, options);
}