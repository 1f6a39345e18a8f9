/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/**
 * What a column of a template holds. Some are filled in when targets are agreed on, some when the result is scored, some
 * are computed.
 */
export type AssessmentColumnType =
  /** The value that was reached. */
  | 'ACHIEVED_VALUE'
  /** How much of the way from start to target was gone, computed; 1 is all of it. */
  | 'ACHIEVEMENT'
  /** The target of a superior or department it serves. */
  | 'ALIGNED_TO'
  /** An attached file. */
  | 'ATTACHMENT'
  /** The comment of the superior. */
  | 'BOSS_COMMENT'
  /** The level the superior chooses, e.g. `A`. */
  | 'BOSS_LEVEL'
  /** The score the superior gives. */
  | 'BOSS_SCORE'
  /** How sure the person is to reach it, from 0 to 100 percent. */
  | 'CONFIDENCE'
  /** The score of the person's department. */
  | 'DEPARTMENT_SCORE'
  /** What else there is to explain. */
  | 'DESCRIPTION'
  /** The score computed from the achievement. */
  | 'FORMULA_SCORE'
  /** The score HR gives. */
  | 'HR_SCORE'
  /** A score that an administrator imported from a file. */
  | 'IMPORTED_SCORE'
  /** What shall be reached, in words. */
  | 'KEY_RESULT'
  /** The value that was reached in the period before. */
  | 'LAST_PERIOD_VALUE'
  /** The unit of start, target and achieved value, e.g. "million yuan". */
  | 'MEASURE_UNIT'
  /** The comment of a co-assessor. */
  | 'PARTNER_COMMENT'
  /** The score a co-assessor gives, i.e. a colleague who scores beside the superior. */
  | 'PARTNER_SCORE'
  /** How urgent it is. */
  | 'PRIORITY'
  /** A remark. */
  | 'REMARK'
  /** The score of the 360 assessment, i.e. of the colleagues around the person. */
  | 'SCORE_360'
  /** The comment of the evaluated person. */
  | 'SELF_COMMENT'
  /** The level the evaluated person chooses, e.g. `A`. */
  | 'SELF_LEVEL'
  /** The score the evaluated person gives. */
  | 'SELF_SCORE'
  /** Day on which work on it begins. */
  | 'START_DATE'
  /** The value at the beginning of the period. */
  | 'START_VALUE'
  /** Day by which it is due. */
  | 'TARGET_DATE'
  /** The value to reach by its end. */
  | 'TARGET_VALUE'
  /** How much it counts in its part of the form, in percent. */
  | 'WEIGHT'
  /** Score times weight, computed. */
  | 'WEIGHTED_SCORE'
  | '%future added value';

/** Whom a rule of a plan judges. */
export type AssessmentPlanRuleType =
  /** Their departments: by a rule of their own, or else by that of the people. */
  | 'DEPARTMENT'
  /** The people of the plan. */
  | 'PERSONAL'
  | '%future added value';

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
  planRuleType?: AssessmentPlanRuleType | null | undefined;
}>;


export type RuleLookQuery = { planRule: { id: string, name: string, type: AssessmentRuleType | null, fullScore: string, granularity: string, scoredBy: ScoreInput | null, wholeScores: boolean, forceCheck: ForceCheck | null, forceScope: ForceScope | null, minGroupSize: number, levels: Array<{ name: string, low: string, high: string, proportion: string, points: string | null }> } | null };

export type TemplateLookQueryVariables = Exact<{
  templateId: string;
  id: string;
}>;


export type TemplateLookQuery = { templateVersion: { id: string, name: string, templateName: string, parts: Array<{ id: string, name: string, nameEn: string | null, weight: string, scoreMethod: ScoreMethod | null, floor: string | null, cap: string | null, rowsByEmployee: boolean, minRows: number, maxRows: number, columns: Array<{ id: string, name: string, nameEn: string | null, type: AssessmentColumnType | null, required: boolean }>, rows: Array<{ id: string, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, weight: string | null }> }> } | null };


export const RuleLookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RuleLook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ruleId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planRuleType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlanRuleType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"ruleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ruleId"}}},{"kind":"Argument","name":{"kind":"Name","value":"planRuleType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planRuleType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullScore"}},{"kind":"Field","name":{"kind":"Name","value":"granularity"}},{"kind":"Field","name":{"kind":"Name","value":"scoredBy"}},{"kind":"Field","name":{"kind":"Name","value":"wholeScores"}},{"kind":"Field","name":{"kind":"Name","value":"forceCheck"}},{"kind":"Field","name":{"kind":"Name","value":"forceScope"}},{"kind":"Field","name":{"kind":"Name","value":"minGroupSize"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"proportion"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]}}]} as unknown as DocumentNode<RuleLookQuery, RuleLookQueryVariables>;
export const TemplateLookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TemplateLook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"templateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"templateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"templateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"templateName"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentTemplatePart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"scoreMethod"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"rowsByEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"minRows"}},{"kind":"Field","name":{"kind":"Name","value":"maxRows"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]} as unknown as DocumentNode<TemplateLookQuery, TemplateLookQueryVariables>;

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