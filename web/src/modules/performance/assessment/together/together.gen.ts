/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** One co-assessor. */
export type CoAssessorInput = {
  /** Id of the employee who scores. */
  employeeId: string;
  /** Percent beside the other co-assessors; left out when all count alike. */
  weight?: string | null | undefined;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** Who scores a person beside the superior. */
export type PickCoAssessorsInput = {
  /** All of them, as they are to be, at most three; empty for nobody. */
  assessors: Array<CoAssessorInput>;
  /** Key of this one wish, made by the client: the same key picks once. */
  clientMutationId: string;
  /** Id of the evaluated person. */
  employeeId: string;
  /** Id of the plan. */
  planId: string;
};

export type CoAssessorRowFragment = { confirmed: boolean, weight: string | null, submittedAt: string | null, person: { id: string, name: string, nameEn: string | null, number: string } };

export type AssessmentCoAssessorsQueryVariables = Exact<{
  planId: string;
  employeeId: string;
}>;


export type AssessmentCoAssessorsQuery = { assessment: { id: string, coAssessors: Array<{ confirmed: boolean, weight: string | null, submittedAt: string | null, person: { id: string, name: string, nameEn: string | null, number: string } }> | null } | null };

export type CoAssessorCandidatesQueryVariables = Exact<{
  planId: string;
  employeeId: string;
  keyword?: string | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type CoAssessorCandidatesQuery = { coAssessorCandidates: { total: number, items: Array<{ picks: number, full: boolean, person: { id: string, name: string, nameEn: string | null, number: string } }> } | null };

export type PickCoAssessorsMutationVariables = Exact<{
  input: PickCoAssessorsInput;
}>;


export type PickCoAssessorsMutation = { pickCoAssessors: { coAssessors: Array<{ confirmed: boolean, weight: string | null, submittedAt: string | null, person: { id: string, name: string, nameEn: string | null, number: string } }> | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const CoAssessorRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoAssessorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoAssessor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Colleague"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Colleague"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentColleague"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]} as unknown as DocumentNode<CoAssessorRowFragment, unknown>;
export const AssessmentCoAssessorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssessmentCoAssessors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"coAssessors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoAssessorRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoAssessorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoAssessor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Colleague"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Colleague"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentColleague"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]} as unknown as DocumentNode<AssessmentCoAssessorsQuery, AssessmentCoAssessorsQueryVariables>;
export const CoAssessorCandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CoAssessorCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coAssessorCandidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Colleague"}}]}},{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"full"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Colleague"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentColleague"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]} as unknown as DocumentNode<CoAssessorCandidatesQuery, CoAssessorCandidatesQueryVariables>;
export const PickCoAssessorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PickCoAssessors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PickCoAssessorsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickCoAssessors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coAssessors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoAssessorRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentFailure"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoAssessorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoAssessor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Colleague"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Colleague"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentColleague"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<PickCoAssessorsMutation, PickCoAssessorsMutationVariables>;

export function useAssessmentCoAssessorsQuery(options: ApolloHooks.useQuery.Options<AssessmentCoAssessorsQuery, AssessmentCoAssessorsQueryVariables> & { variables: AssessmentCoAssessorsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(AssessmentCoAssessorsDocument, options);
}
export function useAssessmentCoAssessorsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<AssessmentCoAssessorsQuery, AssessmentCoAssessorsQueryVariables>) {
  return ApolloHooks.useLazyQuery(AssessmentCoAssessorsDocument, options);
}

export function useCoAssessorCandidatesQuery(options: ApolloHooks.useQuery.Options<CoAssessorCandidatesQuery, CoAssessorCandidatesQueryVariables> & { variables: CoAssessorCandidatesQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CoAssessorCandidatesDocument, options);
}
export function useCoAssessorCandidatesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CoAssessorCandidatesQuery, CoAssessorCandidatesQueryVariables>) {
  return ApolloHooks.useLazyQuery(CoAssessorCandidatesDocument, options);
}

export function usePickCoAssessorsMutation(options?: ApolloHooks.useMutation.Options<PickCoAssessorsMutation, PickCoAssessorsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(PickCoAssessorsDocument, options);
}