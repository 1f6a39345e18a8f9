/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A letter to be hidden. */
export type HideThankYouLetterInput = {
  /** Id of the letter. */
  id: string;
  /** Why, at most 200 characters. Sender and recipients read it. */
  reason: string;
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: number;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** A thank-you letter to be sent. */
export type SendThankYouLetterInput = {
  /** A key of the caller's own making, 8 to 64 characters: a call that is repeated with it happens once. */
  clientMutationId: string;
  /** Points for each recipient, out of what the caller may still give this month. */
  points?: number;
  /** Employees whom it thanks, 1 to 10, never the caller. */
  recipientIds: Array<string>;
  /** What for, at most 500 characters. */
  text: string;
  /** Id of an enabled value. */
  valueId: string;
};

/** Which letters somebody looks at. */
export type ThankYouLetterBox =
  /** Those the caller received. */
  | 'RECEIVED'
  /** Those the caller sent. */
  | 'SENT'
  | '%future added value';

/** Which letters. What is left out narrows nothing. */
export type ThankYouLetterFilterInput = {
  /** Only those the caller received or sent. */
  box?: ThankYouLetterBox | null | undefined;
  /** Only this letter, e.g. the one that a message leads to. */
  letterId?: string | null | undefined;
  /** Only those written for this value. */
  valueId?: string | null | undefined;
};

export type ThankYouLetterListQueryVariables = Exact<{
  filter?: ThankYouLetterFilterInput | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type ThankYouLetterListQuery = { thankYouLetters: { total: number, items: Array<{ id: string, text: string, points: number, sentAt: string, hiddenAt: string | null, hiddenReason: string | null, hideable: boolean, version: number, sender: { id: string, name: string, nameEn: string | null, number: string }, recipients: Array<{ id: string, name: string, nameEn: string | null, number: string }>, value: { id: string, name: string, nameEn: string | null } | null }> } | null };

export type ThankableColleaguesQueryVariables = Exact<{
  keyword?: string | null | undefined;
}>;


export type ThankableColleaguesQuery = { thankableColleagues: Array<{ id: string, name: string, nameEn: string | null, number: string }> | null };

export type LetterAllowanceQueryVariables = Exact<{ [key: string]: never; }>;


export type LetterAllowanceQuery = { ownPoints: { id: string, monthlyAllowance: number, allowanceLeft: number } | null };

export type LetterPersonFragment = { id: string, name: string, nameEn: string | null, number: string };

export type LetterCardFragment = { id: string, text: string, points: number, sentAt: string, hiddenAt: string | null, hiddenReason: string | null, hideable: boolean, version: number, sender: { id: string, name: string, nameEn: string | null, number: string }, recipients: Array<{ id: string, name: string, nameEn: string | null, number: string }>, value: { id: string, name: string, nameEn: string | null } | null };

export type SendThankYouLetterMutationVariables = Exact<{
  input: SendThankYouLetterInput;
}>;


export type SendThankYouLetterMutation = { sendThankYouLetter: { letter: { id: string } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type HideThankYouLetterMutationVariables = Exact<{
  input: HideThankYouLetterInput;
}>;


export type HideThankYouLetterMutation = { hideThankYouLetter: { letter: { id: string, hiddenAt: string | null, hiddenReason: string | null, hideable: boolean, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const LetterPersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RewardPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]} as unknown as DocumentNode<LetterPersonFragment, unknown>;
export const LetterCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThankYouLetter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenAt"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReason"}},{"kind":"Field","name":{"kind":"Name","value":"hideable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RewardPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]} as unknown as DocumentNode<LetterCardFragment, unknown>;
export const ThankYouLetterListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ThankYouLetterList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ThankYouLetterFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thankYouLetters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RewardPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThankYouLetter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenAt"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReason"}},{"kind":"Field","name":{"kind":"Name","value":"hideable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<ThankYouLetterListQuery, ThankYouLetterListQueryVariables>;
export const ThankableColleaguesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ThankableColleagues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thankableColleagues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RewardPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]} as unknown as DocumentNode<ThankableColleaguesQuery, ThankableColleaguesQueryVariables>;
export const LetterAllowanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LetterAllowance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownPoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyAllowance"}},{"kind":"Field","name":{"kind":"Name","value":"allowanceLeft"}}]}}]}}]} as unknown as DocumentNode<LetterAllowanceQuery, LetterAllowanceQueryVariables>;
export const SendThankYouLetterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendThankYouLetter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendThankYouLetterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendThankYouLetter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SendThankYouLetterMutation, SendThankYouLetterMutationVariables>;
export const HideThankYouLetterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HideThankYouLetter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HideThankYouLetterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hideThankYouLetter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenAt"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReason"}},{"kind":"Field","name":{"kind":"Name","value":"hideable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<HideThankYouLetterMutation, HideThankYouLetterMutationVariables>;

export function useThankYouLetterListQuery(options?: ApolloHooks.useQuery.Options<ThankYouLetterListQuery, ThankYouLetterListQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ThankYouLetterListDocument, options ?? {});
}
export function useThankYouLetterListLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ThankYouLetterListQuery, ThankYouLetterListQueryVariables>) {
  return ApolloHooks.useLazyQuery(ThankYouLetterListDocument, options);
}

export function useThankableColleaguesQuery(options?: ApolloHooks.useQuery.Options<ThankableColleaguesQuery, ThankableColleaguesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ThankableColleaguesDocument, options ?? {});
}
export function useThankableColleaguesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ThankableColleaguesQuery, ThankableColleaguesQueryVariables>) {
  return ApolloHooks.useLazyQuery(ThankableColleaguesDocument, options);
}

export function useLetterAllowanceQuery(options?: ApolloHooks.useQuery.Options<LetterAllowanceQuery, LetterAllowanceQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(LetterAllowanceDocument, options ?? {});
}
export function useLetterAllowanceLazyQuery(options?: ApolloHooks.useLazyQuery.Options<LetterAllowanceQuery, LetterAllowanceQueryVariables>) {
  return ApolloHooks.useLazyQuery(LetterAllowanceDocument, options);
}

export function useSendThankYouLetterMutation(options?: ApolloHooks.useMutation.Options<SendThankYouLetterMutation, SendThankYouLetterMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SendThankYouLetterDocument, options);
}

export function useHideThankYouLetterMutation(options?: ApolloHooks.useMutation.Options<HideThankYouLetterMutation, HideThankYouLetterMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(HideThankYouLetterDocument, options);
}