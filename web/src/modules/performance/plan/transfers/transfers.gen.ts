/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which changes of department are meant; all conditions given must hold. */
export type AssessmentTransferFilterInput = {
  /** Id of a department; changes from or to it or anything below it. */
  departmentId?: string | null | undefined;
  /** Part of the name or employee number. */
  keyword?: string | null | undefined;
};

/** Which changes of department a file is made of. */
export type ExportAssessmentTransfersInput = {
  /** Which changes; all of them when left out. */
  filter?: AssessmentTransferFilterInput | null | undefined;
  /** Id of the plan. */
  planId: string;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

export type PlanTransfersQueryVariables = Exact<{
  id: string;
  filter?: AssessmentTransferFilterInput | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type PlanTransfersQuery = { assessmentPlan: { id: string, transfers: { total: number, items: Array<{ id: string, fromDepartmentName: string | null, fromDepartmentNameEn: string | null, toDepartmentName: string | null, toDepartmentNameEn: string | null, changedOn: string, fromDays: number, toDays: number, selfScore: string | null, selfLevelName: string | null, bossScore: string | null, bossLevelName: string | null, rawScore: string | null, rawLevelName: string | null, score: string | null, levelName: string | null, employee: { id: string, name: string, nameEn: string | null, number: string } | null, boss: { id: string, name: string, nameEn: string | null, number: string } | null }> } | null } | null };

export type ExportPlanTransfersMutationVariables = Exact<{
  input: ExportAssessmentTransfersInput;
}>;


export type ExportPlanTransfersMutation = { exportAssessmentTransfers: { file: { url: string, name: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type PlanTransferRowFragment = { id: string, fromDepartmentName: string | null, fromDepartmentNameEn: string | null, toDepartmentName: string | null, toDepartmentNameEn: string | null, changedOn: string, fromDays: number, toDays: number, selfScore: string | null, selfLevelName: string | null, bossScore: string | null, bossLevelName: string | null, rawScore: string | null, rawLevelName: string | null, score: string | null, levelName: string | null, employee: { id: string, name: string, nameEn: string | null, number: string } | null, boss: { id: string, name: string, nameEn: string | null, number: string } | null };

export const PlanTransferRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanTransferRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boss"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fromDepartmentName"}},{"kind":"Field","name":{"kind":"Name","value":"fromDepartmentNameEn"}},{"kind":"Field","name":{"kind":"Name","value":"toDepartmentName"}},{"kind":"Field","name":{"kind":"Name","value":"toDepartmentNameEn"}},{"kind":"Field","name":{"kind":"Name","value":"changedOn"}},{"kind":"Field","name":{"kind":"Name","value":"fromDays"}},{"kind":"Field","name":{"kind":"Name","value":"toDays"}},{"kind":"Field","name":{"kind":"Name","value":"selfScore"}},{"kind":"Field","name":{"kind":"Name","value":"selfLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"bossScore"}},{"kind":"Field","name":{"kind":"Name","value":"bossLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"rawScore"}},{"kind":"Field","name":{"kind":"Name","value":"rawLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}}]}}]} as unknown as DocumentNode<PlanTransferRowFragment, unknown>;
export const PlanTransfersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanTransfers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentTransferFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transfers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanTransferRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanTransferRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boss"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fromDepartmentName"}},{"kind":"Field","name":{"kind":"Name","value":"fromDepartmentNameEn"}},{"kind":"Field","name":{"kind":"Name","value":"toDepartmentName"}},{"kind":"Field","name":{"kind":"Name","value":"toDepartmentNameEn"}},{"kind":"Field","name":{"kind":"Name","value":"changedOn"}},{"kind":"Field","name":{"kind":"Name","value":"fromDays"}},{"kind":"Field","name":{"kind":"Name","value":"toDays"}},{"kind":"Field","name":{"kind":"Name","value":"selfScore"}},{"kind":"Field","name":{"kind":"Name","value":"selfLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"bossScore"}},{"kind":"Field","name":{"kind":"Name","value":"bossLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"rawScore"}},{"kind":"Field","name":{"kind":"Name","value":"rawLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}}]}}]} as unknown as DocumentNode<PlanTransfersQuery, PlanTransfersQueryVariables>;
export const ExportPlanTransfersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportPlanTransfers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportAssessmentTransfersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportAssessmentTransfers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportPlanTransfersMutation, ExportPlanTransfersMutationVariables>;

export function usePlanTransfersQuery(options: ApolloHooks.useQuery.Options<PlanTransfersQuery, PlanTransfersQueryVariables> & { variables: PlanTransfersQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PlanTransfersDocument, options);
}
export function usePlanTransfersLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PlanTransfersQuery, PlanTransfersQueryVariables>) {
  return ApolloHooks.useLazyQuery(PlanTransfersDocument, options);
}

export function useExportPlanTransfersMutation(options?: ApolloHooks.useMutation.Options<ExportPlanTransfersMutation, ExportPlanTransfersMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportPlanTransfersDocument, options);
}