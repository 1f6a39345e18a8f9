/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where a plan stands. A plan goes through the stages from FILLING to CLOSED one after the other. */
export type AssessmentPlanStatus =
  /**
   * Results are compared across people and adjusted, so that the same work gets the same level everywhere. Scores can no
   * longer change.
   */
  | 'CALIBRATING'
  /** It is archived, and nothing changes any more. */
  | 'CLOSED'
  /**
   * Superiors confirm the results and talk about them, then the people concerned confirm or object. Results can no
   * longer change.
   */
  | 'COMMUNICATING'
  /** People write down their targets, i.e. what they are to reach, and superiors approve them. */
  | 'FILLING'
  /** Its results were imported from elsewhere. */
  | 'IMPORTED'
  /** It is being prepared; the people in it do not see it yet. */
  | 'NOT_OPEN'
  /** People score themselves, then their superiors score them. Targets can no longer change. */
  | 'SCORING'
  /** It was stopped for good, without a result. */
  | 'STOPPED'
  | '%future added value';

/** Which plan is combined with which others. */
export type CombineAssessmentPlansInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** All others it is combined with from now on, at most nine; none: it stands alone. */
  otherPlanIds: Array<string>;
  /** The plan. */
  planId: string;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

export type SimilarPlansQueryVariables = Exact<{
  id: string;
}>;


export type SimilarPlansQuery = { assessmentPlan: { id: string, similarPlans: Array<{ id: string, name: string, status: AssessmentPlanStatus | null, people: number, sharedPeople: number, sameTemplates: boolean, combined: boolean, elsewhere: boolean }> | null } | null };

export type CombinePlansMutationVariables = Exact<{
  input: CombineAssessmentPlansInput;
}>;


export type CombinePlansMutation = { combineAssessmentPlans: { assessmentPlan: { id: string, version: number, combinedPlans: Array<{ id: string, name: string }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };


export const SimilarPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SimilarPlans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"similarPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"sharedPeople"}},{"kind":"Field","name":{"kind":"Name","value":"sameTemplates"}},{"kind":"Field","name":{"kind":"Name","value":"combined"}},{"kind":"Field","name":{"kind":"Name","value":"elsewhere"}}]}}]}}]}}]} as unknown as DocumentNode<SimilarPlansQuery, SimilarPlansQueryVariables>;
export const CombinePlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CombinePlans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CombineAssessmentPlansInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"combineAssessmentPlans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"combinedPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CombinePlansMutation, CombinePlansMutationVariables>;

export function useSimilarPlansQuery(options: ApolloHooks.useQuery.Options<SimilarPlansQuery, SimilarPlansQueryVariables> & { variables: SimilarPlansQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(SimilarPlansDocument, options);
}
export function useSimilarPlansLazyQuery(options?: ApolloHooks.useLazyQuery.Options<SimilarPlansQuery, SimilarPlansQueryVariables>) {
  return ApolloHooks.useLazyQuery(SimilarPlansDocument, options);
}

export function useCombinePlansMutation(options?: ApolloHooks.useMutation.Options<CombinePlansMutation, CombinePlansMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(CombinePlansDocument, options);
}