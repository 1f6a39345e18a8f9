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

/** State of a target form, i.e. of the list of what one person is to reach. */
export type TargetStatus =
  /** It is approved. */
  | 'APPROVED'
  /** It is submitted and waits for approval. */
  | 'PENDING_APPROVAL'
  /** It is being filled in. */
  | 'PENDING_FILL'
  /** It was returned with an opinion, to be changed and submitted again. */
  | 'REJECTED'
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

export type SuperiorTargetsQueryVariables = Exact<{
  planId: string;
  employeeId: string;
}>;


export type SuperiorTargetsQuery = { superiorTargets: { id: string, takesPart: boolean, agreed: boolean, plan: { id: string, name: string } | null, superior: { id: string, name: string, nameEn: string | null, number: string } | null, parts: Array<{ id: string, name: string, weight: string, moduleWeight: string, takesDepartmentScore: boolean, scoreMethod: ScoreMethod | null, floor: string | null, cap: string | null, rowsByEmployee: boolean, minRows: number, maxRows: number, template: { id: string, name: string } | null, columns: Array<{ id: string, name: string, type: AssessmentColumnType | null, required: boolean }> }>, indicators: Array<{ id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, remark: string | null, alignedTo: Array<string>, lastValue: string | null, part: { id: string, template: { id: string } | null } | null, typed: Array<{ cell: SheetCell | null, text: string }> }> } | null, assessment: { id: string, viewer: ViewerType | null, targetStatus: TargetStatus | null, person: { id: string, name: string, nameEn: string | null, number: string } | null, indicators: Array<{ id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, remark: string | null, alignedTo: Array<string>, lastValue: string | null, part: { id: string, template: { id: string } | null } | null, typed: Array<{ cell: SheetCell | null, text: string }> }>, actions: Array<{ action: string, allowed: boolean, code: string | null, message: string | null }> } | null };


export const SuperiorTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuperiorTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superiorTargets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"superior"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Colleague"}}]}},{"kind":"Field","name":{"kind":"Name","value":"takesPart"}},{"kind":"Field","name":{"kind":"Name","value":"agreed"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TargetCells"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Colleague"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TargetCells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Colleague"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentColleague"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"moduleWeight"}},{"kind":"Field","name":{"kind":"Name","value":"takesDepartmentScore"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scoreMethod"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"rowsByEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"minRows"}},{"kind":"Field","name":{"kind":"Name","value":"maxRows"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TargetCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentIndicator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"alignedTo"}},{"kind":"Field","name":{"kind":"Name","value":"lastValue"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<SuperiorTargetsQuery, SuperiorTargetsQueryVariables>;

export function useSuperiorTargetsQuery(options: ApolloHooks.useQuery.Options<SuperiorTargetsQuery, SuperiorTargetsQueryVariables> & { variables: SuperiorTargetsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(SuperiorTargetsDocument, options);
}
export function useSuperiorTargetsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<SuperiorTargetsQuery, SuperiorTargetsQueryVariables>) {
  return ApolloHooks.useLazyQuery(SuperiorTargetsDocument, options);
}