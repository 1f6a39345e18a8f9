/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What somebody else did to a target of a person. */
export type AllotChange =
  /** It was allotted. */
  | 'ADDED'
  /** Its values were changed. */
  | 'CHANGED'
  /** It was taken away. */
  | 'REMOVED'
  | '%future added value';

/** Which allotted targets are meant; all conditions given must hold. */
export type AllottedTargetFilterInput = {
  /** Id of a person; targets of this one only. */
  employeeId?: string | null | undefined;
  /** Id of an indicator; what was done to this one only. */
  indicatorId?: string | null | undefined;
  /** Part of the target, or of the person's name or number. */
  keyword?: string | null | undefined;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

export type AllottedTargetsQueryVariables = Exact<{
  planId: string;
  filter?: AllottedTargetFilterInput | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type AllottedTargetsQuery = { allottedTargets: { total: number, items: Array<{ id: string, at: string, change: AllotChange | null, keyResult: string, measureUnit: string | null, startValue: string | null, targetValue: string | null, weight: string | null, targetDate: string | null, held: boolean, employee: { id: string, name: string, nameEn: string | null, number: string } | null, by: { id: string, name: string, nameEn: string | null, number: string } | null }> } | null };

export type AllottedTargetRowFragment = { id: string, at: string, change: AllotChange | null, keyResult: string, measureUnit: string | null, startValue: string | null, targetValue: string | null, weight: string | null, targetDate: string | null, held: boolean, employee: { id: string, name: string, nameEn: string | null, number: string } | null, by: { id: string, name: string, nameEn: string | null, number: string } | null };

export const AllottedTargetRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllottedTargetRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AllottedTarget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"held"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]} as unknown as DocumentNode<AllottedTargetRowFragment, unknown>;
export const AllottedTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllottedTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AllottedTargetFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allottedTargets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AllottedTargetRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllottedTargetRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AllottedTarget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"held"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]} as unknown as DocumentNode<AllottedTargetsQuery, AllottedTargetsQueryVariables>;

export function useAllottedTargetsQuery(options: ApolloHooks.useQuery.Options<AllottedTargetsQuery, AllottedTargetsQueryVariables> & { variables: AllottedTargetsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(AllottedTargetsDocument, options);
}
export function useAllottedTargetsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<AllottedTargetsQuery, AllottedTargetsQueryVariables>) {
  return ApolloHooks.useLazyQuery(AllottedTargetsDocument, options);
}