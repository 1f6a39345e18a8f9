/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How far an indicator is. */
export type SaveProgressNoteInput = {
  /** Key of this one wish, made by the client: the same key writes once. */
  clientMutationId: string;
  /** How sure the person is to reach the target, 0 to 100 percent; left out when it is not told. */
  confidence?: number | null | undefined;
  /** Id of the evaluated person. */
  employeeId: string;
  /** Id of the indicator. */
  indicatorId: string;
  /** Id of the plan. */
  planId: string;
  /** What there is to say, at most 500 characters. */
  text: string;
  /** Value reached by now, in the unit of the indicator; left out when there is none to tell. */
  value?: string | null | undefined;
};

export type ProgressFragment = { id: string, indicatorId: string, week: string, value: string | null, progress: string | null, confidence: number | null, text: string, at: string };

export type AssessmentProgressQueryVariables = Exact<{
  planId: string;
  employeeId: string;
}>;


export type AssessmentProgressQuery = { assessment: { id: string, progressNotes: Array<{ id: string, indicatorId: string, week: string, value: string | null, progress: string | null, confidence: number | null, text: string, at: string }> | null } | null };

export type SaveProgressNoteMutationVariables = Exact<{
  input: SaveProgressNoteInput;
}>;


export type SaveProgressNoteMutation = { saveProgressNote: { notes: Array<{ id: string, indicatorId: string, week: string, value: string | null, progress: string | null, confidence: number | null, text: string, at: string }> | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const ProgressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Progress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProgressNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"indicatorId"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]} as unknown as DocumentNode<ProgressFragment, unknown>;
export const AssessmentProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssessmentProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"progressNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Progress"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Progress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProgressNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"indicatorId"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]} as unknown as DocumentNode<AssessmentProgressQuery, AssessmentProgressQueryVariables>;
export const SaveProgressNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveProgressNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveProgressNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveProgressNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Progress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentFailure"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Progress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProgressNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"indicatorId"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<SaveProgressNoteMutation, SaveProgressNoteMutationVariables>;

export function useAssessmentProgressQuery(options: ApolloHooks.useQuery.Options<AssessmentProgressQuery, AssessmentProgressQueryVariables> & { variables: AssessmentProgressQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(AssessmentProgressDocument, options);
}
export function useAssessmentProgressLazyQuery(options?: ApolloHooks.useLazyQuery.Options<AssessmentProgressQuery, AssessmentProgressQueryVariables>) {
  return ApolloHooks.useLazyQuery(AssessmentProgressDocument, options);
}

export function useSaveProgressNoteMutation(options?: ApolloHooks.useMutation.Options<SaveProgressNoteMutation, SaveProgressNoteMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveProgressNoteDocument, options);
}