/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which targets to approve. */
export type ApproveDepartmentTargetsInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the department. */
  departmentId: string;
  /** What the approver has to say; nothing when left out. */
  opinion?: string | null | undefined;
  /** Id of the plan. */
  planId: string;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is changed.
   */
  version: number;
};

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

/** An indicator as typed in: something to reach. What a draft lacks is null. */
export type AssessmentIndicatorInput = {
  /** How sure the person is to reach it, from 0 to 100 percent. */
  confidence?: number | null | undefined;
  /** What else there is to explain, at most 500 characters. */
  description?: string | null | undefined;
  /** Id of the indicator; null or left out for a new one. */
  id?: string | null | undefined;
  /** What shall be reached, in words, at most 200 characters. */
  keyResult: string;
  /** Unit of the values, at most 20 characters. */
  measureUnit?: string | null | undefined;
  /** Id of the part of the form it stands in. */
  partId: string;
  /** How urgent it is; ORDINARY when null or left out. */
  priority?: Priority | null | undefined;
  /** Day on which work on it begins. */
  startDate?: string | null | undefined;
  /** The value at the beginning of the period. It must differ from the value to reach. */
  startValue?: string | null | undefined;
  /** Day by which it is due. */
  targetDate?: string | null | undefined;
  /** The value to reach by its end. */
  targetValue?: string | null | undefined;
  /** Id of the template of its part. */
  templateId: string;
  /**
   * What was typed into cells and is no value of their field, which is then left out. A draft keeps it; a form with one
   * cannot be submitted.
   */
  typed?: Array<CellTextInput> | null | undefined;
  /** How much it counts in its part, in percent. To be submitted, the indicators of a part sum to 100. */
  weight?: string | null | undefined;
};

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

/** A cell of a form and the text in it, which is no value the cell could store. */
export type CellTextInput = {
  /** Which cell. */
  cell: SheetCell;
  /** What was typed, at most 100 characters. */
  text: string;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

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

/** Which targets to return, and why. */
export type ReturnDepartmentTargetsInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the department. */
  departmentId: string;
  /** Why they are returned; the head reads it. */
  opinion: string;
  /** Id of the plan. */
  planId: string;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is changed.
   */
  version: number;
};

/** The targets of a department as they are typed. */
export type SaveDepartmentTargetsInput = {
  /** A key you make once for each open form, e.g. a UUID, so that two tabs with the same form can be told apart. */
  clientId: string;
  /** Id of the department. */
  departmentId: string;
  /** Id of the plan. */
  planId: string;
  /** All indicators of the form, in order. One that is missing is removed. */
  rows: Array<AssessmentIndicatorInput>;
  /** Counts the saves of this open form, from 1. A save that arrives late never replaces a newer one. */
  seq: number;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

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

/** Which targets to submit. */
export type SubmitDepartmentTargetsInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the department. */
  departmentId: string;
  /** Id of the plan. */
  planId: string;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is changed.
   */
  version: number;
};

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

export type DepartmentNameFragment = { id: string, name: string, nameEn: string | null };

export type DepartmentFormFragment = { id: string, targetStatus: TargetStatus | null, opinion: string | null, agreedAt: string | null, draftSavedAt: string | null, version: number, head: { id: string, name: string, nameEn: string | null, number: string } | null, approver: { id: string, name: string, nameEn: string | null, number: string } | null, parts: Array<{ id: string, name: string, weight: string, moduleWeight: string, scoreMethod: ScoreMethod | null, floor: string | null, cap: string | null, rowsByEmployee: boolean, minRows: number, maxRows: number, template: { id: string, name: string } | null, columns: Array<{ id: string, name: string, type: AssessmentColumnType | null, required: boolean }> }>, indicators: Array<{ id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, part: { id: string, template: { id: string } | null } | null, typed: Array<{ cell: SheetCell | null, text: string }> }>, actions: Array<{ action: string, allowed: boolean, code: string | null, message: string | null }> };

export type DepartmentTargetsQueryVariables = Exact<{
  planId: string;
  departmentId: string;
}>;


export type DepartmentTargetsQuery = { departmentTargets: { id: string, targetStatus: TargetStatus | null, opinion: string | null, agreedAt: string | null, draftSavedAt: string | null, version: number, plan: { id: string, name: string, status: AssessmentPlanStatus | null, windows: { fill: { from: string, to: string } } } | null, department: { id: string, name: string, nameEn: string | null } | null, head: { id: string, name: string, nameEn: string | null, number: string } | null, approver: { id: string, name: string, nameEn: string | null, number: string } | null, parts: Array<{ id: string, name: string, weight: string, moduleWeight: string, scoreMethod: ScoreMethod | null, floor: string | null, cap: string | null, rowsByEmployee: boolean, minRows: number, maxRows: number, template: { id: string, name: string } | null, columns: Array<{ id: string, name: string, type: AssessmentColumnType | null, required: boolean }> }>, indicators: Array<{ id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, part: { id: string, template: { id: string } | null } | null, typed: Array<{ cell: SheetCell | null, text: string }> }>, actions: Array<{ action: string, allowed: boolean, code: string | null, message: string | null }> } | null };

export type DepartmentTargetStatesQueryVariables = Exact<{
  waitingForMe?: boolean | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type DepartmentTargetStatesQuery = { departmentTargetStates: { total: number, items: Array<{ id: string, targetStatus: TargetStatus | null, memberCount: number, lastDay: string, waits: boolean, plan: { id: string, name: string, status: AssessmentPlanStatus | null } | null, department: { id: string, name: string, nameEn: string | null } | null, head: { id: string, name: string, nameEn: string | null, number: string } | null }> } | null };

export type SaveDepartmentTargetsMutationVariables = Exact<{
  input: SaveDepartmentTargetsInput;
}>;


export type SaveDepartmentTargetsMutation = { saveDepartmentTargets: { departmentTargets: { id: string, targetStatus: TargetStatus | null, opinion: string | null, agreedAt: string | null, draftSavedAt: string | null, version: number, head: { id: string, name: string, nameEn: string | null, number: string } | null, approver: { id: string, name: string, nameEn: string | null, number: string } | null, parts: Array<{ id: string, name: string, weight: string, moduleWeight: string, scoreMethod: ScoreMethod | null, floor: string | null, cap: string | null, rowsByEmployee: boolean, minRows: number, maxRows: number, template: { id: string, name: string } | null, columns: Array<{ id: string, name: string, type: AssessmentColumnType | null, required: boolean }> }>, indicators: Array<{ id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, part: { id: string, template: { id: string } | null } | null, typed: Array<{ cell: SheetCell | null, text: string }> }>, actions: Array<{ action: string, allowed: boolean, code: string | null, message: string | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type SubmitDepartmentTargetsMutationVariables = Exact<{
  input: SubmitDepartmentTargetsInput;
}>;


export type SubmitDepartmentTargetsMutation = { submitDepartmentTargets: { departmentTargets: { id: string, targetStatus: TargetStatus | null, opinion: string | null, agreedAt: string | null, draftSavedAt: string | null, version: number, head: { id: string, name: string, nameEn: string | null, number: string } | null, approver: { id: string, name: string, nameEn: string | null, number: string } | null, parts: Array<{ id: string, name: string, weight: string, moduleWeight: string, scoreMethod: ScoreMethod | null, floor: string | null, cap: string | null, rowsByEmployee: boolean, minRows: number, maxRows: number, template: { id: string, name: string } | null, columns: Array<{ id: string, name: string, type: AssessmentColumnType | null, required: boolean }> }>, indicators: Array<{ id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, part: { id: string, template: { id: string } | null } | null, typed: Array<{ cell: SheetCell | null, text: string }> }>, actions: Array<{ action: string, allowed: boolean, code: string | null, message: string | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ApproveDepartmentTargetsMutationVariables = Exact<{
  input: ApproveDepartmentTargetsInput;
}>;


export type ApproveDepartmentTargetsMutation = { approveDepartmentTargets: { departmentTargets: { id: string, targetStatus: TargetStatus | null, opinion: string | null, agreedAt: string | null, draftSavedAt: string | null, version: number, head: { id: string, name: string, nameEn: string | null, number: string } | null, approver: { id: string, name: string, nameEn: string | null, number: string } | null, parts: Array<{ id: string, name: string, weight: string, moduleWeight: string, scoreMethod: ScoreMethod | null, floor: string | null, cap: string | null, rowsByEmployee: boolean, minRows: number, maxRows: number, template: { id: string, name: string } | null, columns: Array<{ id: string, name: string, type: AssessmentColumnType | null, required: boolean }> }>, indicators: Array<{ id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, part: { id: string, template: { id: string } | null } | null, typed: Array<{ cell: SheetCell | null, text: string }> }>, actions: Array<{ action: string, allowed: boolean, code: string | null, message: string | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ReturnDepartmentTargetsMutationVariables = Exact<{
  input: ReturnDepartmentTargetsInput;
}>;


export type ReturnDepartmentTargetsMutation = { returnDepartmentTargets: { departmentTargets: { id: string, targetStatus: TargetStatus | null, opinion: string | null, agreedAt: string | null, draftSavedAt: string | null, version: number, head: { id: string, name: string, nameEn: string | null, number: string } | null, approver: { id: string, name: string, nameEn: string | null, number: string } | null, parts: Array<{ id: string, name: string, weight: string, moduleWeight: string, scoreMethod: ScoreMethod | null, floor: string | null, cap: string | null, rowsByEmployee: boolean, minRows: number, maxRows: number, template: { id: string, name: string } | null, columns: Array<{ id: string, name: string, type: AssessmentColumnType | null, required: boolean }> }>, indicators: Array<{ id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, part: { id: string, template: { id: string } | null } | null, typed: Array<{ cell: SheetCell | null, text: string }> }>, actions: Array<{ action: string, allowed: boolean, code: string | null, message: string | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const DepartmentNameFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepartmentName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Department"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]} as unknown as DocumentNode<DepartmentNameFragment, unknown>;
export const DepartmentFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepartmentForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DepartmentTargets"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"head"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Colleague"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Colleague"}}]}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"opinion"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TargetCells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agreedAt"}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Colleague"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentColleague"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"moduleWeight"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scoreMethod"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"rowsByEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"minRows"}},{"kind":"Field","name":{"kind":"Name","value":"maxRows"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TargetCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentIndicator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<DepartmentFormFragment, unknown>;
export const DepartmentTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DepartmentTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"departmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departmentTargets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"departmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"departmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepartmentForm"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepartmentName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepartmentName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Department"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepartmentForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DepartmentTargets"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"head"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Colleague"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Colleague"}}]}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"opinion"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TargetCells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agreedAt"}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Colleague"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentColleague"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"moduleWeight"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scoreMethod"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"rowsByEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"minRows"}},{"kind":"Field","name":{"kind":"Name","value":"maxRows"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TargetCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentIndicator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<DepartmentTargetsQuery, DepartmentTargetsQueryVariables>;
export const DepartmentTargetStatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DepartmentTargetStates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"waitingForMe"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departmentTargetStates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"waitingForMe"},"value":{"kind":"Variable","name":{"kind":"Name","value":"waitingForMe"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepartmentName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"head"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Colleague"}}]}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepartmentName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Department"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Colleague"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentColleague"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]} as unknown as DocumentNode<DepartmentTargetStatesQuery, DepartmentTargetStatesQueryVariables>;
export const SaveDepartmentTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDepartmentTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveDepartmentTargetsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDepartmentTargets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departmentTargets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepartmentForm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentFailure"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepartmentForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DepartmentTargets"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"head"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Colleague"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Colleague"}}]}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"opinion"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TargetCells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agreedAt"}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Colleague"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentColleague"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"moduleWeight"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scoreMethod"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"rowsByEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"minRows"}},{"kind":"Field","name":{"kind":"Name","value":"maxRows"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TargetCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentIndicator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<SaveDepartmentTargetsMutation, SaveDepartmentTargetsMutationVariables>;
export const SubmitDepartmentTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitDepartmentTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitDepartmentTargetsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitDepartmentTargets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departmentTargets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepartmentForm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentFailure"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepartmentForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DepartmentTargets"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"head"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Colleague"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Colleague"}}]}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"opinion"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TargetCells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agreedAt"}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Colleague"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentColleague"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"moduleWeight"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scoreMethod"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"rowsByEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"minRows"}},{"kind":"Field","name":{"kind":"Name","value":"maxRows"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TargetCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentIndicator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<SubmitDepartmentTargetsMutation, SubmitDepartmentTargetsMutationVariables>;
export const ApproveDepartmentTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveDepartmentTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApproveDepartmentTargetsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveDepartmentTargets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departmentTargets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepartmentForm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentFailure"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepartmentForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DepartmentTargets"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"head"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Colleague"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Colleague"}}]}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"opinion"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TargetCells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agreedAt"}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Colleague"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentColleague"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"moduleWeight"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scoreMethod"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"rowsByEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"minRows"}},{"kind":"Field","name":{"kind":"Name","value":"maxRows"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TargetCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentIndicator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<ApproveDepartmentTargetsMutation, ApproveDepartmentTargetsMutationVariables>;
export const ReturnDepartmentTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReturnDepartmentTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnDepartmentTargetsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnDepartmentTargets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departmentTargets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepartmentForm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentFailure"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepartmentForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DepartmentTargets"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"head"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Colleague"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Colleague"}}]}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"opinion"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TargetCells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agreedAt"}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Colleague"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentColleague"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"moduleWeight"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scoreMethod"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"rowsByEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"minRows"}},{"kind":"Field","name":{"kind":"Name","value":"maxRows"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TargetCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentIndicator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<ReturnDepartmentTargetsMutation, ReturnDepartmentTargetsMutationVariables>;

export function useDepartmentTargetsQuery(options: ApolloHooks.useQuery.Options<DepartmentTargetsQuery, DepartmentTargetsQueryVariables> & { variables: DepartmentTargetsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(DepartmentTargetsDocument, options);
}
export function useDepartmentTargetsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<DepartmentTargetsQuery, DepartmentTargetsQueryVariables>) {
  return ApolloHooks.useLazyQuery(DepartmentTargetsDocument, options);
}

export function useDepartmentTargetStatesQuery(options?: ApolloHooks.useQuery.Options<DepartmentTargetStatesQuery, DepartmentTargetStatesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(DepartmentTargetStatesDocument, options ?? {});
}
export function useDepartmentTargetStatesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<DepartmentTargetStatesQuery, DepartmentTargetStatesQueryVariables>) {
  return ApolloHooks.useLazyQuery(DepartmentTargetStatesDocument, options);
}

export function useSaveDepartmentTargetsMutation(options?: ApolloHooks.useMutation.Options<SaveDepartmentTargetsMutation, SaveDepartmentTargetsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveDepartmentTargetsDocument, options);
}

export function useSubmitDepartmentTargetsMutation(options?: ApolloHooks.useMutation.Options<SubmitDepartmentTargetsMutation, SubmitDepartmentTargetsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SubmitDepartmentTargetsDocument, options);
}

export function useApproveDepartmentTargetsMutation(options?: ApolloHooks.useMutation.Options<ApproveDepartmentTargetsMutation, ApproveDepartmentTargetsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ApproveDepartmentTargetsDocument, options);
}

export function useReturnDepartmentTargetsMutation(options?: ApolloHooks.useMutation.Options<ReturnDepartmentTargetsMutation, ReturnDepartmentTargetsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ReturnDepartmentTargetsDocument, options);
}