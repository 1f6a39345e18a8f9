/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Who confirms a result. */
export type AssessmentConfirmationParty =
  /** The superior. */
  | 'BOSS'
  /** The evaluated person. */
  | 'EMPLOYEE'
  | '%future added value';

export type ResultNotesQueryVariables = Exact<{
  planId: string;
}>;


export type ResultNotesQuery = { assessmentPlan: { id: string, resultNotes: Array<{ by: AssessmentConfirmationParty | null, text: string | null }> | null } | null };


export const ResultNotesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResultNotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"resultNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<ResultNotesQuery, ResultNotesQueryVariables>;

export function useResultNotesQuery(options: ApolloHooks.useQuery.Options<ResultNotesQuery, ResultNotesQueryVariables> & { variables: ResultNotesQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ResultNotesDocument, options);
}
export function useResultNotesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ResultNotesQuery, ResultNotesQueryVariables>) {
  return ApolloHooks.useLazyQuery(ResultNotesDocument, options);
}