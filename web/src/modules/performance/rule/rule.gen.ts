/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which rules are meant; all conditions given must hold. */
export type AssessmentRuleFilterInput = {
  /** True for the rules that new plans may use, false for the others. */
  enabled?: boolean | null | undefined;
  /** Part of the name. */
  keyword?: string | null | undefined;
};

/** A level of a rule, as it shall be. */
export type AssessmentRuleLevelInput = {
  /** The score at which the next better level begins, or the full score on the best level. */
  high: string;
  /** The lowest score that belongs to the level; 0 on the worst level. */
  low: string;
  /** Name, at most 10 characters, unique in the rule. */
  name: string;
  /** What the level counts as a number when averages of levels are taken; it has to be given. */
  points?: string | null | undefined;
  /** How many of the people should stand on the level, in percent. All levels sum to 100. */
  proportion: string;
};

/** What people give when they judge somebody. */
export type AssessmentRuleType =
  /** A level, e.g. B. */
  | 'LEVEL'
  /** A score, e.g. 87.5. */
  | 'SCORE'
  /** A score, from which a level follows. */
  | 'SCORE_AND_LEVEL'
  | '%future added value';

/** Which rule to delete. */
export type DeleteAssessmentRuleInput = {
  /** Id of the rule. */
  id: string;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

/** Which rule to switch on or off. */
export type EnableAssessmentRuleInput = {
  /** Whether new plans may use it. */
  enabled: boolean;
  /** Id of the rule. */
  id: string;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

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

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** A rule, as it shall be. */
export type SaveAssessmentRuleInput = {
  /** What happens when the levels people stand on do not fit their quotas. */
  forceCheck: ForceCheck;
  /** Within which group of people the quotas hold. */
  forceScope: ForceScope;
  /** The best score. */
  fullScore: string;
  /** The step between scores, greater than 0: each score has to be a multiple of it. */
  granularity: string;
  /** Id of the rule to change; null or left out, a new one is created. */
  id?: string | null | undefined;
  /** The levels, the best first, at most 20. Together they cover every score from 0 to the full score without a gap. */
  levels: Array<AssessmentRuleLevelInput>;
  /** Groups of fewer people than this are not held to the quotas. */
  minGroupSize: number;
  /** Name, at most 50 characters, unique in the company. */
  name: string;
  /** What people give: a score, a level or both. */
  type: AssessmentRuleType;
  /** The `version` of the rule as you read it; required with `id`. An older one is refused with CONFLICT. */
  version?: number | null | undefined;
};

/** What is typed into a sheet. */
export type ScoreInput =
  /** Levels; no score is shown then. */
  | 'LEVEL'
  /** Numbers. */
  | 'NUMBER'
  | '%future added value';

/** How the scores of a rule are typed. */
export type SetScoreInputInput = {
  /** The step between scores, above 0. */
  granularity: string;
  /** Id of the rule. */
  id: string;
  /** What is typed into sheets. Only a rule for score and level has the choice. */
  scoredBy: ScoreInput;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
  /** Whether scores are whole numbers; the step between them then is one, too. */
  wholeScores: boolean;
};

export type RuleListQueryVariables = Exact<{
  filter?: AssessmentRuleFilterInput | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type RuleListQuery = { assessmentRules: { total: number, items: Array<{ id: string, name: string, type: AssessmentRuleType | null, fullScore: string, granularity: string, scoredBy: ScoreInput | null, wholeScores: boolean, forceCheck: ForceCheck | null, forceScope: ForceScope | null, enabled: boolean, planCount: number, updatedAt: string, version: number, levels: Array<{ name: string, low: string, high: string, proportion: string, points: string | null }> }> } | null };

export type RuleDetailQueryVariables = Exact<{
  id: string;
}>;


export type RuleDetailQuery = { assessmentRule: { minGroupSize: number, id: string, name: string, type: AssessmentRuleType | null, fullScore: string, granularity: string, scoredBy: ScoreInput | null, wholeScores: boolean, forceCheck: ForceCheck | null, forceScope: ForceScope | null, enabled: boolean, planCount: number, updatedAt: string, version: number, levels: Array<{ name: string, low: string, high: string, proportion: string, points: string | null }> } | null };

export type RuleNameTakenQueryVariables = Exact<{
  name: string;
  exceptId?: string | null | undefined;
}>;


export type RuleNameTakenQuery = { assessmentRuleNameTaken: boolean | null };

export type SaveRuleMutationVariables = Exact<{
  input: SaveAssessmentRuleInput;
}>;


export type SaveRuleMutation = { saveAssessmentRule: { assessmentRule: { minGroupSize: number, id: string, name: string, type: AssessmentRuleType | null, fullScore: string, granularity: string, scoredBy: ScoreInput | null, wholeScores: boolean, forceCheck: ForceCheck | null, forceScope: ForceScope | null, enabled: boolean, planCount: number, updatedAt: string, version: number, levels: Array<{ name: string, low: string, high: string, proportion: string, points: string | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type SetScoreInputMutationVariables = Exact<{
  input: SetScoreInputInput;
}>;


export type SetScoreInputMutation = { setScoreInput: { assessmentRule: { minGroupSize: number, id: string, name: string, type: AssessmentRuleType | null, fullScore: string, granularity: string, scoredBy: ScoreInput | null, wholeScores: boolean, forceCheck: ForceCheck | null, forceScope: ForceScope | null, enabled: boolean, planCount: number, updatedAt: string, version: number, levels: Array<{ name: string, low: string, high: string, proportion: string, points: string | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type EnableRuleMutationVariables = Exact<{
  input: EnableAssessmentRuleInput;
}>;


export type EnableRuleMutation = { enableAssessmentRule: { assessmentRule: { id: string, name: string, type: AssessmentRuleType | null, fullScore: string, granularity: string, scoredBy: ScoreInput | null, wholeScores: boolean, forceCheck: ForceCheck | null, forceScope: ForceScope | null, enabled: boolean, planCount: number, updatedAt: string, version: number, levels: Array<{ name: string, low: string, high: string, proportion: string, points: string | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeleteRuleMutationVariables = Exact<{
  input: DeleteAssessmentRuleInput;
}>;


export type DeleteRuleMutation = { deleteAssessmentRule: { deletedId: string | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type RuleRowFragment = { id: string, name: string, type: AssessmentRuleType | null, fullScore: string, granularity: string, scoredBy: ScoreInput | null, wholeScores: boolean, forceCheck: ForceCheck | null, forceScope: ForceScope | null, enabled: boolean, planCount: number, updatedAt: string, version: number, levels: Array<{ name: string, low: string, high: string, proportion: string, points: string | null }> };

export type RuleFormFragment = { minGroupSize: number, id: string, name: string, type: AssessmentRuleType | null, fullScore: string, granularity: string, scoredBy: ScoreInput | null, wholeScores: boolean, forceCheck: ForceCheck | null, forceScope: ForceScope | null, enabled: boolean, planCount: number, updatedAt: string, version: number, levels: Array<{ name: string, low: string, high: string, proportion: string, points: string | null }> };

export const RuleRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullScore"}},{"kind":"Field","name":{"kind":"Name","value":"granularity"}},{"kind":"Field","name":{"kind":"Name","value":"scoredBy"}},{"kind":"Field","name":{"kind":"Name","value":"wholeScores"}},{"kind":"Field","name":{"kind":"Name","value":"forceCheck"}},{"kind":"Field","name":{"kind":"Name","value":"forceScope"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"planCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"proportion"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]} as unknown as DocumentNode<RuleRowFragment, unknown>;
export const RuleFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleRow"}},{"kind":"Field","name":{"kind":"Name","value":"minGroupSize"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullScore"}},{"kind":"Field","name":{"kind":"Name","value":"granularity"}},{"kind":"Field","name":{"kind":"Name","value":"scoredBy"}},{"kind":"Field","name":{"kind":"Name","value":"wholeScores"}},{"kind":"Field","name":{"kind":"Name","value":"forceCheck"}},{"kind":"Field","name":{"kind":"Name","value":"forceScope"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"planCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"proportion"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]} as unknown as DocumentNode<RuleFormFragment, unknown>;
export const RuleListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RuleList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentRuleFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullScore"}},{"kind":"Field","name":{"kind":"Name","value":"granularity"}},{"kind":"Field","name":{"kind":"Name","value":"scoredBy"}},{"kind":"Field","name":{"kind":"Name","value":"wholeScores"}},{"kind":"Field","name":{"kind":"Name","value":"forceCheck"}},{"kind":"Field","name":{"kind":"Name","value":"forceScope"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"planCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"proportion"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]} as unknown as DocumentNode<RuleListQuery, RuleListQueryVariables>;
export const RuleDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RuleDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleForm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullScore"}},{"kind":"Field","name":{"kind":"Name","value":"granularity"}},{"kind":"Field","name":{"kind":"Name","value":"scoredBy"}},{"kind":"Field","name":{"kind":"Name","value":"wholeScores"}},{"kind":"Field","name":{"kind":"Name","value":"forceCheck"}},{"kind":"Field","name":{"kind":"Name","value":"forceScope"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"planCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"proportion"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleRow"}},{"kind":"Field","name":{"kind":"Name","value":"minGroupSize"}}]}}]} as unknown as DocumentNode<RuleDetailQuery, RuleDetailQueryVariables>;
export const RuleNameTakenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RuleNameTaken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"exceptId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentRuleNameTaken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"exceptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"exceptId"}}}]}]}}]} as unknown as DocumentNode<RuleNameTakenQuery, RuleNameTakenQueryVariables>;
export const SaveRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveAssessmentRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveAssessmentRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleForm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullScore"}},{"kind":"Field","name":{"kind":"Name","value":"granularity"}},{"kind":"Field","name":{"kind":"Name","value":"scoredBy"}},{"kind":"Field","name":{"kind":"Name","value":"wholeScores"}},{"kind":"Field","name":{"kind":"Name","value":"forceCheck"}},{"kind":"Field","name":{"kind":"Name","value":"forceScope"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"planCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"proportion"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleRow"}},{"kind":"Field","name":{"kind":"Name","value":"minGroupSize"}}]}}]} as unknown as DocumentNode<SaveRuleMutation, SaveRuleMutationVariables>;
export const SetScoreInputDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetScoreInput"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetScoreInputInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setScoreInput"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleForm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullScore"}},{"kind":"Field","name":{"kind":"Name","value":"granularity"}},{"kind":"Field","name":{"kind":"Name","value":"scoredBy"}},{"kind":"Field","name":{"kind":"Name","value":"wholeScores"}},{"kind":"Field","name":{"kind":"Name","value":"forceCheck"}},{"kind":"Field","name":{"kind":"Name","value":"forceScope"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"planCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"proportion"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleRow"}},{"kind":"Field","name":{"kind":"Name","value":"minGroupSize"}}]}}]} as unknown as DocumentNode<SetScoreInputMutation, SetScoreInputMutationVariables>;
export const EnableRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnableRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnableAssessmentRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableAssessmentRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullScore"}},{"kind":"Field","name":{"kind":"Name","value":"granularity"}},{"kind":"Field","name":{"kind":"Name","value":"scoredBy"}},{"kind":"Field","name":{"kind":"Name","value":"wholeScores"}},{"kind":"Field","name":{"kind":"Name","value":"forceCheck"}},{"kind":"Field","name":{"kind":"Name","value":"forceScope"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"planCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"proportion"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]} as unknown as DocumentNode<EnableRuleMutation, EnableRuleMutationVariables>;
export const DeleteRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAssessmentRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAssessmentRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteRuleMutation, DeleteRuleMutationVariables>;

export function useRuleListQuery(options?: ApolloHooks.useQuery.Options<RuleListQuery, RuleListQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(RuleListDocument, options ?? {});
}
export function useRuleListLazyQuery(options?: ApolloHooks.useLazyQuery.Options<RuleListQuery, RuleListQueryVariables>) {
  return ApolloHooks.useLazyQuery(RuleListDocument, options);
}

export function useRuleDetailQuery(options: ApolloHooks.useQuery.Options<RuleDetailQuery, RuleDetailQueryVariables> & { variables: RuleDetailQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(RuleDetailDocument, options);
}
export function useRuleDetailLazyQuery(options?: ApolloHooks.useLazyQuery.Options<RuleDetailQuery, RuleDetailQueryVariables>) {
  return ApolloHooks.useLazyQuery(RuleDetailDocument, options);
}

export function useRuleNameTakenQuery(options: ApolloHooks.useQuery.Options<RuleNameTakenQuery, RuleNameTakenQueryVariables> & { variables: RuleNameTakenQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(RuleNameTakenDocument, options);
}
export function useRuleNameTakenLazyQuery(options?: ApolloHooks.useLazyQuery.Options<RuleNameTakenQuery, RuleNameTakenQueryVariables>) {
  return ApolloHooks.useLazyQuery(RuleNameTakenDocument, options);
}

export function useSaveRuleMutation(options?: ApolloHooks.useMutation.Options<SaveRuleMutation, SaveRuleMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveRuleDocument, options);
}

export function useSetScoreInputMutation(options?: ApolloHooks.useMutation.Options<SetScoreInputMutation, SetScoreInputMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SetScoreInputDocument, options);
}

export function useEnableRuleMutation(options?: ApolloHooks.useMutation.Options<EnableRuleMutation, EnableRuleMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(EnableRuleDocument, options);
}

export function useDeleteRuleMutation(options?: ApolloHooks.useMutation.Options<DeleteRuleMutation, DeleteRuleMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeleteRuleDocument, options);
}