/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A rule to be added. */
export type AddPointRuleInput = {
  /** A key of the caller's own making, 8 to 64 characters: a call that is repeated with it happens once. */
  clientMutationId: string;
  /** What points are given for. */
  event: PointRuleEvent;
  /** Level of the appraisal result, at most 10 characters; null for other events. */
  level?: string | null | undefined;
  /** Points that each person is given each time, from 1 to 10,000. */
  points: number;
  /** Completed years of service, from 1 to 60; null for other events. */
  years?: number | null | undefined;
};

/** A rule to be deleted. */
export type DeletePointRuleInput = {
  /** Id of the rule. */
  id: string;
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

/** What points are given for by themselves. */
export type PointRuleEvent =
  /** A birthday. */
  | 'BIRTHDAY'
  /** A thank-you letter that was received; of each sender one counts in a month. */
  | 'LETTER'
  /** The level of an archived appraisal whose result its person may see. */
  | 'RESULT_LEVEL'
  /** So many completed years of service. */
  | 'SERVICE_YEARS'
  | '%future added value';

/** A rule to be changed. */
export type UpdatePointRuleInput = {
  /** Whether points are given. What happened while they were not does not count. */
  enabled: boolean;
  /** Id of the rule. */
  id: string;
  /** Points that each person is given each time, from 1 to 10,000. */
  points: number;
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: number;
};

export type PointRuleListQueryVariables = Exact<{
  page?: PageInput | null | undefined;
}>;


export type PointRuleListQuery = { pointRules: { total: number, items: Array<{ id: string, event: PointRuleEvent | null, level: string | null, years: number | null, points: number, enabled: boolean, since: string, givenCount: number, version: number }> } | null };

export type PointRuleLevelsQueryVariables = Exact<{ [key: string]: never; }>;


export type PointRuleLevelsQuery = { pointRuleLevels: Array<string> | null };

export type PointRuleRowFragment = { id: string, event: PointRuleEvent | null, level: string | null, years: number | null, points: number, enabled: boolean, since: string, givenCount: number, version: number };

export type AddPointRuleMutationVariables = Exact<{
  input: AddPointRuleInput;
}>;


export type AddPointRuleMutation = { addPointRule: { rule: { id: string } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type UpdatePointRuleMutationVariables = Exact<{
  input: UpdatePointRuleInput;
}>;


export type UpdatePointRuleMutation = { updatePointRule: { rule: { id: string, event: PointRuleEvent | null, level: string | null, years: number | null, points: number, enabled: boolean, since: string, givenCount: number, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeletePointRuleMutationVariables = Exact<{
  input: DeletePointRuleInput;
}>;


export type DeletePointRuleMutation = { deletePointRule: { deletedId: string | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const PointRuleRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PointRuleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PointRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"givenCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PointRuleRowFragment, unknown>;
export const PointRuleListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PointRuleList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pointRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PointRuleRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PointRuleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PointRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"givenCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PointRuleListQuery, PointRuleListQueryVariables>;
export const PointRuleLevelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PointRuleLevels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pointRuleLevels"}}]}}]} as unknown as DocumentNode<PointRuleLevelsQuery, PointRuleLevelsQueryVariables>;
export const AddPointRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPointRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPointRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPointRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AddPointRuleMutation, AddPointRuleMutationVariables>;
export const UpdatePointRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePointRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePointRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePointRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PointRuleRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PointRuleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PointRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"givenCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdatePointRuleMutation, UpdatePointRuleMutationVariables>;
export const DeletePointRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePointRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePointRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePointRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeletePointRuleMutation, DeletePointRuleMutationVariables>;

export function usePointRuleListQuery(options?: ApolloHooks.useQuery.Options<PointRuleListQuery, PointRuleListQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PointRuleListDocument, options ?? {});
}
export function usePointRuleListLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PointRuleListQuery, PointRuleListQueryVariables>) {
  return ApolloHooks.useLazyQuery(PointRuleListDocument, options);
}

export function usePointRuleLevelsQuery(options?: ApolloHooks.useQuery.Options<PointRuleLevelsQuery, PointRuleLevelsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PointRuleLevelsDocument, options ?? {});
}
export function usePointRuleLevelsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PointRuleLevelsQuery, PointRuleLevelsQueryVariables>) {
  return ApolloHooks.useLazyQuery(PointRuleLevelsDocument, options);
}

export function useAddPointRuleMutation(options?: ApolloHooks.useMutation.Options<AddPointRuleMutation, AddPointRuleMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(AddPointRuleDocument, options);
}

export function useUpdatePointRuleMutation(options?: ApolloHooks.useMutation.Options<UpdatePointRuleMutation, UpdatePointRuleMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UpdatePointRuleDocument, options);
}

export function useDeletePointRuleMutation(options?: ApolloHooks.useMutation.Options<DeletePointRuleMutation, DeletePointRuleMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeletePointRuleDocument, options);
}