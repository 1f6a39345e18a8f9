/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
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

/** In which role the caller looks at an appraisal. It decides what is shown and what may be done. */
export type ViewerType =
  /** Somebody who looks back at a finished appraisal. */
  | 'HISTORY'
  /** Somebody who looks at it from the board of targets. */
  | 'KANBAN'
  /** The superior, or somebody who approves targets. */
  | 'LEADER'
  /** The evaluated person. */
  | 'MYSELF'
  /** Who runs the appraisal: HR or an administrator. */
  | 'SETTER'
  | '%future added value';

export type PersonAppraisalsQueryVariables = Exact<{
  id: string;
}>;


export type PersonAppraisalsQuery = { personAppraisals: Array<{ id: string, periodFrom: string, periodTo: string, status: AssessmentPlanStatus | null, composedScore: string | null, levelName: string | null, viewer: ViewerType | null, plan: { id: string, name: string } | null }> | null };

export type AppraisalInShortFragment = { id: string, periodFrom: string, periodTo: string, status: AssessmentPlanStatus | null, composedScore: string | null, levelName: string | null, viewer: ViewerType | null, plan: { id: string, name: string } | null };

export const AppraisalInShortFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppraisalInShort"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonAppraisal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"}}]}}]} as unknown as DocumentNode<AppraisalInShortFragment, unknown>;
export const PersonAppraisalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonAppraisals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personAppraisals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppraisalInShort"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppraisalInShort"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonAppraisal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"}}]}}]} as unknown as DocumentNode<PersonAppraisalsQuery, PersonAppraisalsQueryVariables>;

export function usePersonAppraisalsQuery(options: ApolloHooks.useQuery.Options<PersonAppraisalsQuery, PersonAppraisalsQueryVariables> & { variables: PersonAppraisalsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PersonAppraisalsDocument, options);
}
export function usePersonAppraisalsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PersonAppraisalsQuery, PersonAppraisalsQueryVariables>) {
  return ApolloHooks.useLazyQuery(PersonAppraisalsDocument, options);
}