/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which plan's imported scores are exported. */
export type ExportModuleScoresInput = {
  /** Id of the plan. */
  planId: string;
};

/** Which plan's past results are exported. */
export type ExportPastResultsInput = {
  /** Id of the plan. */
  planId: string;
};

/** Of which plan to make the file of indicators. */
export type ExportTargetsInput = {
  /** Id of the plan. */
  planId: string;
};

export type PlanSatisfactionQueryVariables = Exact<{
  id: string;
}>;


export type PlanSatisfactionQuery = { assessmentPlan: { id: string, satisfactionDays: Array<{ date: string, count: number, mean: string }> | null } | null };

export type ExportModuleScoresMutationVariables = Exact<{
  input: ExportModuleScoresInput;
}>;


export type ExportModuleScoresMutation = { exportModuleScores: { file: { url: string, name: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ExportPastResultsMutationVariables = Exact<{
  input: ExportPastResultsInput;
}>;


export type ExportPastResultsMutation = { exportPastResults: { file: { url: string, name: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ExportTargetsMutationVariables = Exact<{
  input: ExportTargetsInput;
}>;


export type ExportTargetsMutation = { exportTargets: { file: { url: string, name: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };


export const PlanSatisfactionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanSatisfaction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"satisfactionDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"mean"}}]}}]}}]}}]} as unknown as DocumentNode<PlanSatisfactionQuery, PlanSatisfactionQueryVariables>;
export const ExportModuleScoresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportModuleScores"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportModuleScoresInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportModuleScores"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportModuleScoresMutation, ExportModuleScoresMutationVariables>;
export const ExportPastResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportPastResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportPastResultsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportPastResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportPastResultsMutation, ExportPastResultsMutationVariables>;
export const ExportTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportTargetsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportTargets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportTargetsMutation, ExportTargetsMutationVariables>;

export function usePlanSatisfactionQuery(options: ApolloHooks.useQuery.Options<PlanSatisfactionQuery, PlanSatisfactionQueryVariables> & { variables: PlanSatisfactionQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PlanSatisfactionDocument, options);
}
export function usePlanSatisfactionLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PlanSatisfactionQuery, PlanSatisfactionQueryVariables>) {
  return ApolloHooks.useLazyQuery(PlanSatisfactionDocument, options);
}

export function useExportModuleScoresMutation(options?: ApolloHooks.useMutation.Options<ExportModuleScoresMutation, ExportModuleScoresMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportModuleScoresDocument, options);
}

export function useExportPastResultsMutation(options?: ApolloHooks.useMutation.Options<ExportPastResultsMutation, ExportPastResultsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportPastResultsDocument, options);
}

export function useExportTargetsMutation(options?: ApolloHooks.useMutation.Options<ExportTargetsMutation, ExportTargetsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportTargetsDocument, options);
}