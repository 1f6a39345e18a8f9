/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What people give when they judge somebody. */
export type AssessmentRuleType =
  /** A level, e.g. B. */
  | 'LEVEL'
  /** A score, e.g. 87.5. */
  | 'SCORE'
  /** A score, from which a level follows. */
  | 'SCORE_AND_LEVEL'
  | '%future added value';

/** What happens when the levels people stand on do not fit their quotas, i.e. how many people each level should hold. */
export type ForceCheck =
  /** The plan cannot go on to telling people their results. */
  | 'BLOCK'
  /** Nothing. */
  | 'OFF'
  /** A warning is shown. */
  | 'WARN'
  | '%future added value';

/** Within which group of people quotas hold. */
export type ForceScope =
  /** Among everybody in the plan. */
  | 'COMPANY'
  /** Within each department. */
  | 'DEPARTMENT'
  /** Among the people of each superior. */
  | 'MANAGER'
  | '%future added value';

/** What is typed into a sheet. */
export type ScoreInput =
  /** Levels; no score is shown then. */
  | 'LEVEL'
  /** Numbers. */
  | 'NUMBER'
  | '%future added value';

/** How the indicators of a part get their score. */
export type ScoreMethod =
  /**
   * It is computed: the share of the way from start to target value that was gone, held between `floor` and `cap`, times
   * the full score.
   */
  | 'FORMULA'
  /** An administrator imports it: one score for the whole part, from a file. */
  | 'IMPORTED'
  /** People type it in. */
  | 'MANUAL'
  | '%future added value';

export type RuleLookQueryVariables = Exact<{
  planId?: string | null | undefined;
  ruleId?: string | null | undefined;
}>;


export type RuleLookQuery = { planRule: { id: string, name: string, type: AssessmentRuleType | null, fullScore: string, granularity: string, scoredBy: ScoreInput | null, wholeScores: boolean, forceCheck: ForceCheck | null, forceScope: ForceScope | null, minGroupSize: number, levels: Array<{ name: string, low: string, high: string, proportion: string, points: string | null }> } | null };

export type TemplateLookQueryVariables = Exact<{
  templateId: string;
  id: string;
}>;


export type TemplateLookQuery = { templateVersion: { id: string, name: string, templateName: string, parts: Array<{ id: string, name: string, weight: string, scoreMethod: ScoreMethod | null, rowsByEmployee: boolean, minRows: number, maxRows: number, columns: Array<{ id: string, name: string, required: boolean }>, rows: Array<{ id: string, keyResult: string, targetValue: string | null, measureUnit: string | null, weight: string | null }> }> } | null };


export const RuleLookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RuleLook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ruleId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"ruleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ruleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullScore"}},{"kind":"Field","name":{"kind":"Name","value":"granularity"}},{"kind":"Field","name":{"kind":"Name","value":"scoredBy"}},{"kind":"Field","name":{"kind":"Name","value":"wholeScores"}},{"kind":"Field","name":{"kind":"Name","value":"forceCheck"}},{"kind":"Field","name":{"kind":"Name","value":"forceScope"}},{"kind":"Field","name":{"kind":"Name","value":"minGroupSize"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"proportion"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]}}]} as unknown as DocumentNode<RuleLookQuery, RuleLookQueryVariables>;
export const TemplateLookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TemplateLook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"templateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"templateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"templateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"scoreMethod"}},{"kind":"Field","name":{"kind":"Name","value":"rowsByEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"minRows"}},{"kind":"Field","name":{"kind":"Name","value":"maxRows"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TemplateLookQuery, TemplateLookQueryVariables>;

export function useRuleLookQuery(options?: ApolloHooks.useQuery.Options<RuleLookQuery, RuleLookQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(RuleLookDocument, options ?? {});
}
export function useRuleLookLazyQuery(options?: ApolloHooks.useLazyQuery.Options<RuleLookQuery, RuleLookQueryVariables>) {
  return ApolloHooks.useLazyQuery(RuleLookDocument, options);
}

export function useTemplateLookQuery(options: ApolloHooks.useQuery.Options<TemplateLookQuery, TemplateLookQueryVariables> & { variables: TemplateLookQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(TemplateLookDocument, options);
}
export function useTemplateLookLazyQuery(options?: ApolloHooks.useLazyQuery.Options<TemplateLookQuery, TemplateLookQueryVariables>) {
  return ApolloHooks.useLazyQuery(TemplateLookDocument, options);
}