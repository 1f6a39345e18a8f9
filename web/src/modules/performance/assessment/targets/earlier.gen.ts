/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How urgent a target is. */
export type Priority =
  /** Less urgent than others. */
  | 'LOWER'
  /** As urgent as usual. */
  | 'ORDINARY'
  /** More urgent than anything else. */
  | 'UNUSUALLY_URGENT'
  /** Urgent. */
  | 'URGENT'
  | '%future added value';

/** The cells of a form that keep whatever is typed into them. */
export type SheetCell =
  /** The value that was reached. */
  | 'ACHIEVED_VALUE'
  /** How sure the person is to reach the value. */
  | 'CONFIDENCE'
  /** The score of an indicator. */
  | 'SCORE'
  /** Day on which work begins. */
  | 'START_DATE'
  /** The value at the beginning of the period. */
  | 'START_VALUE'
  /** Day by which the value is due. */
  | 'TARGET_DATE'
  /** The value to reach. */
  | 'TARGET_VALUE'
  /** How much the indicator counts in its part. */
  | 'WEIGHT'
  | '%future added value';

export type EarlierPeriodsQueryVariables = Exact<{
  employeeId: string;
}>;


export type EarlierPeriodsQuery = { personAppraisals: Array<{ id: string, periodFrom: string, periodTo: string, plan: { id: string, name: string } | null }> | null };

export type EarlierTargetsQueryVariables = Exact<{
  planId: string;
  employeeId: string;
}>;


export type EarlierTargetsQuery = { assessment: { id: string, parts: Array<{ id: string, name: string }>, indicators: Array<{ achievedValue: string | null, id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, remark: string | null, alignedTo: Array<string>, lastValue: string | null, part: { id: string, template: { id: string } | null } | null, typed: Array<{ cell: SheetCell | null, text: string }> }> } | null };


export const EarlierPeriodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EarlierPeriods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personAppraisals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}}]}}]}}]} as unknown as DocumentNode<EarlierPeriodsQuery, EarlierPeriodsQueryVariables>;
export const EarlierTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EarlierTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TargetCells"}},{"kind":"Field","name":{"kind":"Name","value":"achievedValue"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TargetCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentIndicator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"alignedTo"}},{"kind":"Field","name":{"kind":"Name","value":"lastValue"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<EarlierTargetsQuery, EarlierTargetsQueryVariables>;

export function useEarlierPeriodsQuery(options: ApolloHooks.useQuery.Options<EarlierPeriodsQuery, EarlierPeriodsQueryVariables> & { variables: EarlierPeriodsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(EarlierPeriodsDocument, options);
}
export function useEarlierPeriodsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<EarlierPeriodsQuery, EarlierPeriodsQueryVariables>) {
  return ApolloHooks.useLazyQuery(EarlierPeriodsDocument, options);
}

export function useEarlierTargetsQuery(options: ApolloHooks.useQuery.Options<EarlierTargetsQuery, EarlierTargetsQueryVariables> & { variables: EarlierTargetsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(EarlierTargetsDocument, options);
}
export function useEarlierTargetsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<EarlierTargetsQuery, EarlierTargetsQueryVariables>) {
  return ApolloHooks.useLazyQuery(EarlierTargetsDocument, options);
}