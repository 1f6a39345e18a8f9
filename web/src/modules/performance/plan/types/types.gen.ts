/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How much a template shall count for a type of employees. */
export type AssessmentEmployeeTypeModuleInput = {
  /** The template, one of the plan. */
  templateId: string;
  /** How much it counts, in percent. */
  weight: string;
};

/** Which type of employees goes. */
export type DeleteAssessmentEmployeeTypeInput = {
  /** The type. */
  id: string;
  /** The plan. */
  planId: string;
  /** The version that was seen. */
  version: number;
};

/** A type of employees as it shall be. */
export type SaveAssessmentEmployeeTypeInput = {
  /** The type to change; a new one is made when left out. */
  id?: string | null | undefined;
  /** The job families whose people are of the type; none of them may belong to another type of the plan. */
  jobFamilyIds: Array<string>;
  /** How much each template of the plan counts for the type; together 100. */
  modules: Array<AssessmentEmployeeTypeModuleInput>;
  /** Its name, unique in the plan. */
  name: string;
  /** The plan. */
  planId: string;
  /** The version that was seen; only for a change. */
  version?: number | null | undefined;
};

export type PlanEmployeeTypesFragment = { id: string, employeeTypes: Array<{ id: string, name: string, jobFamilyIds: Array<string>, people: number, version: number, modules: Array<{ templateId: string, weight: string }> }> | null };

export type PlanEmployeeTypesQueryVariables = Exact<{
  id: string;
}>;


export type PlanEmployeeTypesQuery = { assessmentPlan: { id: string, employeeTypes: Array<{ id: string, name: string, jobFamilyIds: Array<string>, people: number, version: number, modules: Array<{ templateId: string, weight: string }> }> | null } | null, jobFamilies: Array<{ id: string, name: string, nameEn: string | null }> | null };

export type SaveEmployeeTypeMutationVariables = Exact<{
  input: SaveAssessmentEmployeeTypeInput;
}>;


export type SaveEmployeeTypeMutation = { saveAssessmentEmployeeType: { assessmentPlan: { id: string, employeeTypes: Array<{ id: string, name: string, jobFamilyIds: Array<string>, people: number, version: number, modules: Array<{ templateId: string, weight: string }> }> | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeleteEmployeeTypeMutationVariables = Exact<{
  input: DeleteAssessmentEmployeeTypeInput;
}>;


export type DeleteEmployeeTypeMutation = { deleteAssessmentEmployeeType: { assessmentPlan: { id: string, employeeTypes: Array<{ id: string, name: string, jobFamilyIds: Array<string>, people: number, version: number, modules: Array<{ templateId: string, weight: string }> }> | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const PlanEmployeeTypesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanEmployeeTypes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employeeTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"jobFamilyIds"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"modules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]}}]} as unknown as DocumentNode<PlanEmployeeTypesFragment, unknown>;
export const PlanEmployeeTypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanEmployeeTypes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanEmployeeTypes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobFamilies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanEmployeeTypes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employeeTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"jobFamilyIds"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"modules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]}}]} as unknown as DocumentNode<PlanEmployeeTypesQuery, PlanEmployeeTypesQueryVariables>;
export const SaveEmployeeTypeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveEmployeeType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveAssessmentEmployeeTypeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveAssessmentEmployeeType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanEmployeeTypes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanEmployeeTypes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employeeTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"jobFamilyIds"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"modules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]}}]} as unknown as DocumentNode<SaveEmployeeTypeMutation, SaveEmployeeTypeMutationVariables>;
export const DeleteEmployeeTypeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEmployeeType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAssessmentEmployeeTypeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAssessmentEmployeeType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanEmployeeTypes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanEmployeeTypes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employeeTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"jobFamilyIds"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"modules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteEmployeeTypeMutation, DeleteEmployeeTypeMutationVariables>;

export function usePlanEmployeeTypesQuery(options: ApolloHooks.useQuery.Options<PlanEmployeeTypesQuery, PlanEmployeeTypesQueryVariables> & { variables: PlanEmployeeTypesQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PlanEmployeeTypesDocument, options);
}
export function usePlanEmployeeTypesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PlanEmployeeTypesQuery, PlanEmployeeTypesQueryVariables>) {
  return ApolloHooks.useLazyQuery(PlanEmployeeTypesDocument, options);
}

export function useSaveEmployeeTypeMutation(options?: ApolloHooks.useMutation.Options<SaveEmployeeTypeMutation, SaveEmployeeTypeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveEmployeeTypeDocument, options);
}

export function useDeleteEmployeeTypeMutation(options?: ApolloHooks.useMutation.Options<DeleteEmployeeTypeMutation, DeleteEmployeeTypeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeleteEmployeeTypeDocument, options);
}