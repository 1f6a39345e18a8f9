/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which plans count in a plan. */
export type IncludeAssessmentPlansInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** The plan in which the others count. */
  planId: string;
  /** All plans whose results count from now on, at most twelve, each once; none: no results of others. */
  plans: Array<IncludedAssessmentPlanInput>;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

/** A plan that is to count in another. */
export type IncludedAssessmentPlanInput = {
  /** Id of the plan whose results count. */
  planId: string;
  /** Its percent among all included plans, above 0; together 100. */
  weight: string;
};

export type IncludablePlansQueryVariables = Exact<{
  id: string;
}>;


export type IncludablePlansQuery = { assessmentPlan: { id: string, includablePlans: Array<{ id: string, name: string, periodFrom: string, periodTo: string }> | null } | null };

export type IncludePlansMutationVariables = Exact<{
  input: IncludeAssessmentPlansInput;
}>;


export type IncludePlansMutation = { includeAssessmentPlans: { assessmentPlan: { id: string, version: number, updatedAt: string, includedPlans: Array<{ planId: string, name: string, weight: string, settled: boolean }>, includedIn: Array<{ id: string, name: string }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type PlanIncludesFragment = { id: string, includedPlans: Array<{ planId: string, name: string, weight: string, settled: boolean }>, includedIn: Array<{ id: string, name: string }> };

export const PlanIncludesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanIncludes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"includedPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"settled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"includedIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PlanIncludesFragment, unknown>;
export const IncludablePlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IncludablePlans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"includablePlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}}]}}]}}]}}]} as unknown as DocumentNode<IncludablePlansQuery, IncludablePlansQueryVariables>;
export const IncludePlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IncludePlans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IncludeAssessmentPlansInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"includeAssessmentPlans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanIncludes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanIncludes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"includedPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"settled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"includedIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<IncludePlansMutation, IncludePlansMutationVariables>;

export function useIncludablePlansQuery(options: ApolloHooks.useQuery.Options<IncludablePlansQuery, IncludablePlansQueryVariables> & { variables: IncludablePlansQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(IncludablePlansDocument, options);
}
export function useIncludablePlansLazyQuery(options?: ApolloHooks.useLazyQuery.Options<IncludablePlansQuery, IncludablePlansQueryVariables>) {
  return ApolloHooks.useLazyQuery(IncludablePlansDocument, options);
}

export function useIncludePlansMutation(options?: ApolloHooks.useMutation.Options<IncludePlansMutation, IncludePlansMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(IncludePlansDocument, options);
}