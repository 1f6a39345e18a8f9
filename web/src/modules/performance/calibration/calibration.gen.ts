/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
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

/** An adjustment of one result. */
export type CalibrateAssessmentInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the person whose result it is. */
  employeeId: string;
  /** The new level, which has to be the one of the score where one is given; null or left out, it follows from the score. */
  levelName?: string | null | undefined;
  /** Id of the plan. */
  planId: string;
  /** Why it is adjusted; it has to be given. */
  reason: string;
  /** The new score, which brings its level; null or left out, it is the one of the new level nearest to the present score. */
  score?: string | null | undefined;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

/** Which people of the calibration list are meant; all conditions given must hold. */
export type CalibrationFilterInput = {
  /** Id of a department; people of it and of everything below it. */
  departmentId?: string | null | undefined;
  /** Part of the person's name or employee number. */
  keyword?: string | null | undefined;
  /** The level they stand on now. */
  levelName?: string | null | undefined;
  /** Id of the superior who scores them. */
  managerId?: string | null | undefined;
};

/** By what people are put together for a comparison. */
export type CalibrationGrouping =
  /** By the department they belonged to when the plan opened. */
  | 'DEPARTMENT'
  /** By the superior who scores them. */
  | 'MANAGER'
  | '%future added value';

/** How an adjustment of a result was made. */
export type CalibrationSource =
  /** By importing a file. */
  | 'IMPORT'
  /** On the calibration page. */
  | 'UI'
  | '%future added value';

/** Which plan's calibration list is exported. */
export type ExportCalibrationInput = {
  /** Id of the plan. */
  planId: string;
};

/** Whether a level holds as many people as its quota, i.e. as many as it should. */
export type FitStatus =
  /** It is not judged, because the group is too small for quotas. */
  | 'NOT_ASSESSED'
  /** It holds as many as its quota. */
  | 'OK'
  /** It holds too many. */
  | 'OVER'
  /** It holds too few. */
  | 'UNDER'
  | '%future added value';

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** What the rows of a matrix of performance are. */
export type PerformanceMatrixRows =
  /** Levels of the last results before the plan. */
  | 'LAST'
  /** Potentials, as superiors said them. */
  | 'POTENTIAL'
  | '%future added value';

/** How far somebody may still grow, as the superior sees it. */
export type Potential =
  /** Much growth is to be expected. */
  | 'HIGH'
  /** Little growth is to be expected. */
  | 'LOW'
  /** Some growth is to be expected. */
  | 'MEDIUM'
  | '%future added value';

/** A result to send back to the superior. */
export type RejectResultInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the person whose result it is. */
  employeeId: string;
  /** Id of the plan. */
  planId: string;
  /** What has to be looked at again, at most 500 characters; it has to be given. */
  reason: string;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

/** What is typed into a sheet. */
export type ScoreInput =
  /** Levels; no score is shown then. */
  | 'LEVEL'
  /** Numbers. */
  | 'NUMBER'
  | '%future added value';

/** Who gives a score. */
export type ScorerRole =
  /** The superior. */
  | 'BOSS'
  /** The person's department, whose score counts for its people. */
  | 'DEPARTMENT'
  /** HR. */
  | 'HR'
  /** An administrator, by importing a file. */
  | 'IMPORT'
  /** A co-assessor, i.e. a colleague who scores beside the superior. */
  | 'PARTNER'
  /** The evaluated person. */
  | 'SELF'
  | '%future added value';

/** A result to verify. */
export type VerifyResultInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** What there is to say about it, at most 500 characters; null or left out: nothing. */
  comment?: string | null | undefined;
  /** Id of the person whose result it is. */
  employeeId: string;
  /** Id of the plan. */
  planId: string;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

export type CalibrationPersonFragment = { noTargets: boolean, hasLeft: boolean, id: string, selfScore: string | null, selfLevelName: string | null, bossScore: string | null, bossLevelName: string | null, rawScore: string | null, rawLevelName: string | null, composedScore: string | null, levelName: string | null, sentBack: boolean, canReject: boolean, canVerify: boolean, version: number, plan: { id: string, name: string } | null, employee: { id: string, name: string, nameEn: string | null, number: string } | null, department: { id: string, name: string, nameEn: string | null } | null, boss: { id: string, name: string, nameEn: string | null } | null };

export type CalibrationResultFragment = { noTargets: boolean, hasLeft: boolean, id: string, selfScore: string | null, selfLevelName: string | null, bossScore: string | null, bossLevelName: string | null, rawScore: string | null, rawLevelName: string | null, composedScore: string | null, levelName: string | null, sentBack: boolean, canReject: boolean, canVerify: boolean, version: number };

export type PlanDistributionFragment = { id: string, distribution: { people: number, ungraded: number, ungradedDepartments: number, fit: boolean, assessed: boolean, outcome: string, bins: Array<{ levelName: string, proportion: string, quota: number, count: number, delta: number, status: FitStatus | null }> } | null };

export type CalibrationListQueryVariables = Exact<{
  planId: string;
  filter?: CalibrationFilterInput | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type CalibrationListQuery = { assessmentPlan: { id: string, rule: { id: string, type: AssessmentRuleType | null, fullScore: string, granularity: string, scoredBy: ScoreInput | null, wholeScores: boolean, levels: Array<{ name: string, low: string, high: string, proportion: string, points: string | null }> } | null, calibration: { total: number, pageNo: number, pageSize: number, items: Array<{ noTargets: boolean, hasLeft: boolean, id: string, selfScore: string | null, selfLevelName: string | null, bossScore: string | null, bossLevelName: string | null, rawScore: string | null, rawLevelName: string | null, composedScore: string | null, levelName: string | null, sentBack: boolean, canReject: boolean, canVerify: boolean, version: number, plan: { id: string, name: string } | null, employee: { id: string, name: string, nameEn: string | null, number: string } | null, department: { id: string, name: string, nameEn: string | null } | null, boss: { id: string, name: string, nameEn: string | null } | null }> } | null } | null };

export type PerformanceMatrixQueryVariables = Exact<{
  planId: string;
}>;


export type PerformanceMatrixQuery = { assessmentPlan: { id: string, performanceMatrix: { by: PerformanceMatrixRows | null, rows: Array<{ potential: Potential | null, lastLevelName: string | null, cells: Array<{ levelName: string, count: number, people: Array<{ noTargets: boolean, hasLeft: boolean, id: string, selfScore: string | null, selfLevelName: string | null, bossScore: string | null, bossLevelName: string | null, rawScore: string | null, rawLevelName: string | null, composedScore: string | null, levelName: string | null, sentBack: boolean, canReject: boolean, canVerify: boolean, version: number, plan: { id: string, name: string } | null, employee: { id: string, name: string, nameEn: string | null, number: string } | null, department: { id: string, name: string, nameEn: string | null } | null, boss: { id: string, name: string, nameEn: string | null } | null }> }> }> } | null } | null };

export type CalibrationDistributionQueryVariables = Exact<{
  planId: string;
}>;


export type CalibrationDistributionQuery = { assessmentPlan: { id: string, distribution: { people: number, ungraded: number, ungradedDepartments: number, fit: boolean, assessed: boolean, outcome: string, bins: Array<{ levelName: string, proportion: string, quota: number, count: number, delta: number, status: FitStatus | null }> } | null } | null };

export type CalibrationChangeFragment = { id: string, scoreBefore: string | null, scoreAfter: string | null, levelBefore: string | null, levelAfter: string | null, reason: string, source: CalibrationSource | null, at: string, employee: { id: string, name: string, nameEn: string | null, number: string } | null, by: { id: string, name: string, nameEn: string | null, number: string } | null };

export type CalibrationHistoryQueryVariables = Exact<{
  planId: string;
  page?: PageInput | null | undefined;
}>;


export type CalibrationHistoryQuery = { assessmentPlan: { id: string, calibrationHistory: { total: number, items: Array<{ id: string, scoreBefore: string | null, scoreAfter: string | null, levelBefore: string | null, levelAfter: string | null, reason: string, source: CalibrationSource | null, at: string, employee: { id: string, name: string, nameEn: string | null, number: string } | null, by: { id: string, name: string, nameEn: string | null, number: string } | null }> } | null } | null };

export type CalibrateAssessmentMutationVariables = Exact<{
  input: CalibrateAssessmentInput;
}>;


export type CalibrateAssessmentMutation = { calibrateAssessment: { plan: { id: string, distribution: { people: number, ungraded: number, ungradedDepartments: number, fit: boolean, assessed: boolean, outcome: string, bins: Array<{ levelName: string, proportion: string, quota: number, count: number, delta: number, status: FitStatus | null }> } | null } | null, person: { noTargets: boolean, hasLeft: boolean, id: string, selfScore: string | null, selfLevelName: string | null, bossScore: string | null, bossLevelName: string | null, rawScore: string | null, rawLevelName: string | null, composedScore: string | null, levelName: string | null, sentBack: boolean, canReject: boolean, canVerify: boolean, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type CalibrationScoresQueryVariables = Exact<{
  planId: string;
  employeeId: string;
}>;


export type CalibrationScoresQuery = { assessmentPlan: { id: string, calibrationScores: { parts: Array<{ id: string, name: string, weight: string, selfScore: string | null, bossScore: string | null, score: string | null, template: { id: string, name: string } | null }>, history: Array<{ id: string, scoreBefore: string | null, scoreAfter: string | null, levelBefore: string | null, levelAfter: string | null, reason: string, source: CalibrationSource | null, at: string, employee: { id: string, name: string, nameEn: string | null, number: string } | null, by: { id: string, name: string, nameEn: string | null, number: string } | null }> } | null } | null };

export type CalibrationUngradedQueryVariables = Exact<{
  planId: string;
  page?: PageInput | null | undefined;
}>;


export type CalibrationUngradedQuery = { assessmentPlan: { id: string, ungraded: { total: number, departmentTotal: number, departments: Array<{ id: string, scoredByHr: boolean, department: { id: string, name: string, nameEn: string | null } | null, scorer: { id: string, name: string, nameEn: string | null, number: string } | null }>, items: Array<{ id: string, scorerRole: ScorerRole | null, employee: { id: string, name: string, nameEn: string | null, number: string } | null, department: { id: string, name: string, nameEn: string | null } | null, scorer: { id: string, name: string, nameEn: string | null, number: string } | null }> } | null } | null };

export type ExportCalibrationMutationVariables = Exact<{
  input: ExportCalibrationInput;
}>;


export type ExportCalibrationMutation = { exportCalibration: { file: { url: string, name: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type RejectResultMutationVariables = Exact<{
  input: RejectResultInput;
}>;


export type RejectResultMutation = { rejectResult: { plan: { id: string, distribution: { people: number, ungraded: number, ungradedDepartments: number, fit: boolean, assessed: boolean, outcome: string, bins: Array<{ levelName: string, proportion: string, quota: number, count: number, delta: number, status: FitStatus | null }> } | null } | null, person: { noTargets: boolean, hasLeft: boolean, id: string, selfScore: string | null, selfLevelName: string | null, bossScore: string | null, bossLevelName: string | null, rawScore: string | null, rawLevelName: string | null, composedScore: string | null, levelName: string | null, sentBack: boolean, canReject: boolean, canVerify: boolean, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type VerifyResultMutationVariables = Exact<{
  input: VerifyResultInput;
}>;


export type VerifyResultMutation = { verifyResult: { plan: { id: string, distribution: { people: number, ungraded: number, ungradedDepartments: number, fit: boolean, assessed: boolean, outcome: string, bins: Array<{ levelName: string, proportion: string, quota: number, count: number, delta: number, status: FitStatus | null }> } | null } | null, person: { noTargets: boolean, hasLeft: boolean, id: string, selfScore: string | null, selfLevelName: string | null, bossScore: string | null, bossLevelName: string | null, rawScore: string | null, rawLevelName: string | null, composedScore: string | null, levelName: string | null, sentBack: boolean, canReject: boolean, canVerify: boolean, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type CalibrationNewsQueryVariables = Exact<{
  planId: string;
}>;


export type CalibrationNewsQuery = { assessmentPlan: { id: string, calibrationHistory: { items: Array<{ id: string, scoreBefore: string | null, scoreAfter: string | null, levelBefore: string | null, levelAfter: string | null, reason: string, source: CalibrationSource | null, at: string, employee: { id: string, name: string, nameEn: string | null, number: string } | null, by: { id: string, name: string, nameEn: string | null, number: string } | null }> } | null } | null };

export type CalibrationGroupsQueryVariables = Exact<{
  planId: string;
  by: CalibrationGrouping;
  page?: PageInput | null | undefined;
}>;


export type CalibrationGroupsQuery = { assessmentPlan: { id: string, calibrationGroups: { total: number, pageNo: number, pageSize: number, items: Array<{ people: number, ungraded: number, meanBefore: string | null, meanNow: string | null, leniency: string | null, boss: { id: string, name: string, nameEn: string | null, number: string } | null, department: { id: string, name: string, nameEn: string | null } | null, levels: Array<{ levelName: string, before: number, now: number }> }> } | null } | null };

export type CalibrationProposalQueryVariables = Exact<{
  planId: string;
}>;


export type CalibrationProposalQuery = { assessmentPlan: { id: string, proposedMoves: { total: number, moves: Array<{ toLevelName: string, tied: boolean, person: { noTargets: boolean, hasLeft: boolean, id: string, selfScore: string | null, selfLevelName: string | null, bossScore: string | null, bossLevelName: string | null, rawScore: string | null, rawLevelName: string | null, composedScore: string | null, levelName: string | null, sentBack: boolean, canReject: boolean, canVerify: boolean, version: number, plan: { id: string, name: string } | null, employee: { id: string, name: string, nameEn: string | null, number: string } | null, department: { id: string, name: string, nameEn: string | null } | null, boss: { id: string, name: string, nameEn: string | null } | null } }> } | null } | null };

export const CalibrationResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalibrationResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalibratedPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"hasLeft"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"selfScore"}},{"kind":"Field","name":{"kind":"Name","value":"selfLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"bossScore"}},{"kind":"Field","name":{"kind":"Name","value":"bossLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"rawScore"}},{"kind":"Field","name":{"kind":"Name","value":"rawLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"sentBack"}},{"kind":"Field","name":{"kind":"Name","value":"canReject"}},{"kind":"Field","name":{"kind":"Name","value":"canVerify"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CalibrationResultFragment, unknown>;
export const CalibrationPersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalibrationPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalibratedPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalibrationResult"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boss"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalibrationResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalibratedPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"hasLeft"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"selfScore"}},{"kind":"Field","name":{"kind":"Name","value":"selfLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"bossScore"}},{"kind":"Field","name":{"kind":"Name","value":"bossLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"rawScore"}},{"kind":"Field","name":{"kind":"Name","value":"rawLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"sentBack"}},{"kind":"Field","name":{"kind":"Name","value":"canReject"}},{"kind":"Field","name":{"kind":"Name","value":"canVerify"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CalibrationPersonFragment, unknown>;
export const PlanDistributionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanDistribution"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"distribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"ungraded"}},{"kind":"Field","name":{"kind":"Name","value":"ungradedDepartments"}},{"kind":"Field","name":{"kind":"Name","value":"fit"}},{"kind":"Field","name":{"kind":"Name","value":"assessed"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"bins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"proportion"}},{"kind":"Field","name":{"kind":"Name","value":"quota"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"delta"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<PlanDistributionFragment, unknown>;
export const CalibrationChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalibrationChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalibrationEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scoreBefore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreAfter"}},{"kind":"Field","name":{"kind":"Name","value":"levelBefore"}},{"kind":"Field","name":{"kind":"Name","value":"levelAfter"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]} as unknown as DocumentNode<CalibrationChangeFragment, unknown>;
export const CalibrationListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalibrationList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CalibrationFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullScore"}},{"kind":"Field","name":{"kind":"Name","value":"granularity"}},{"kind":"Field","name":{"kind":"Name","value":"scoredBy"}},{"kind":"Field","name":{"kind":"Name","value":"wholeScores"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"proportion"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pageNo"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalibrationPerson"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalibrationPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalibratedPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalibrationResult"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boss"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalibrationResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalibratedPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"hasLeft"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"selfScore"}},{"kind":"Field","name":{"kind":"Name","value":"selfLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"bossScore"}},{"kind":"Field","name":{"kind":"Name","value":"bossLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"rawScore"}},{"kind":"Field","name":{"kind":"Name","value":"rawLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"sentBack"}},{"kind":"Field","name":{"kind":"Name","value":"canReject"}},{"kind":"Field","name":{"kind":"Name","value":"canVerify"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CalibrationListQuery, CalibrationListQueryVariables>;
export const PerformanceMatrixDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PerformanceMatrix"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"performanceMatrix"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"potential"}},{"kind":"Field","name":{"kind":"Name","value":"lastLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalibrationPerson"}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalibrationPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalibratedPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalibrationResult"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boss"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalibrationResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalibratedPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"hasLeft"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"selfScore"}},{"kind":"Field","name":{"kind":"Name","value":"selfLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"bossScore"}},{"kind":"Field","name":{"kind":"Name","value":"bossLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"rawScore"}},{"kind":"Field","name":{"kind":"Name","value":"rawLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"sentBack"}},{"kind":"Field","name":{"kind":"Name","value":"canReject"}},{"kind":"Field","name":{"kind":"Name","value":"canVerify"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PerformanceMatrixQuery, PerformanceMatrixQueryVariables>;
export const CalibrationDistributionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalibrationDistribution"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanDistribution"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanDistribution"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"distribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"ungraded"}},{"kind":"Field","name":{"kind":"Name","value":"ungradedDepartments"}},{"kind":"Field","name":{"kind":"Name","value":"fit"}},{"kind":"Field","name":{"kind":"Name","value":"assessed"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"bins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"proportion"}},{"kind":"Field","name":{"kind":"Name","value":"quota"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"delta"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<CalibrationDistributionQuery, CalibrationDistributionQueryVariables>;
export const CalibrationHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalibrationHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"calibrationHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalibrationChange"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalibrationChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalibrationEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scoreBefore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreAfter"}},{"kind":"Field","name":{"kind":"Name","value":"levelBefore"}},{"kind":"Field","name":{"kind":"Name","value":"levelAfter"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]} as unknown as DocumentNode<CalibrationHistoryQuery, CalibrationHistoryQueryVariables>;
export const CalibrateAssessmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CalibrateAssessment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CalibrateAssessmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calibrateAssessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanDistribution"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalibrationResult"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalibrationResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalibratedPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"hasLeft"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"selfScore"}},{"kind":"Field","name":{"kind":"Name","value":"selfLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"bossScore"}},{"kind":"Field","name":{"kind":"Name","value":"bossLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"rawScore"}},{"kind":"Field","name":{"kind":"Name","value":"rawLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"sentBack"}},{"kind":"Field","name":{"kind":"Name","value":"canReject"}},{"kind":"Field","name":{"kind":"Name","value":"canVerify"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanDistribution"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"distribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"ungraded"}},{"kind":"Field","name":{"kind":"Name","value":"ungradedDepartments"}},{"kind":"Field","name":{"kind":"Name","value":"fit"}},{"kind":"Field","name":{"kind":"Name","value":"assessed"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"bins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"proportion"}},{"kind":"Field","name":{"kind":"Name","value":"quota"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"delta"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<CalibrateAssessmentMutation, CalibrateAssessmentMutationVariables>;
export const CalibrationScoresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalibrationScores"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"calibrationScores"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"selfScore"}},{"kind":"Field","name":{"kind":"Name","value":"bossScore"}},{"kind":"Field","name":{"kind":"Name","value":"score"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalibrationChange"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalibrationChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalibrationEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scoreBefore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreAfter"}},{"kind":"Field","name":{"kind":"Name","value":"levelBefore"}},{"kind":"Field","name":{"kind":"Name","value":"levelAfter"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]} as unknown as DocumentNode<CalibrationScoresQuery, CalibrationScoresQueryVariables>;
export const CalibrationUngradedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalibrationUngraded"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ungraded"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"departmentTotal"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scorer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scoredByHr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"scorer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<CalibrationUngradedQuery, CalibrationUngradedQueryVariables>;
export const ExportCalibrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportCalibration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportCalibrationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportCalibration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportCalibrationMutation, ExportCalibrationMutationVariables>;
export const RejectResultDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectResult"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RejectResultInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanDistribution"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalibrationResult"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalibrationResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalibratedPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"hasLeft"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"selfScore"}},{"kind":"Field","name":{"kind":"Name","value":"selfLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"bossScore"}},{"kind":"Field","name":{"kind":"Name","value":"bossLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"rawScore"}},{"kind":"Field","name":{"kind":"Name","value":"rawLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"sentBack"}},{"kind":"Field","name":{"kind":"Name","value":"canReject"}},{"kind":"Field","name":{"kind":"Name","value":"canVerify"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanDistribution"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"distribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"ungraded"}},{"kind":"Field","name":{"kind":"Name","value":"ungradedDepartments"}},{"kind":"Field","name":{"kind":"Name","value":"fit"}},{"kind":"Field","name":{"kind":"Name","value":"assessed"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"bins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"proportion"}},{"kind":"Field","name":{"kind":"Name","value":"quota"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"delta"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<RejectResultMutation, RejectResultMutationVariables>;
export const VerifyResultDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyResult"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyResultInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanDistribution"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalibrationResult"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalibrationResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalibratedPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"hasLeft"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"selfScore"}},{"kind":"Field","name":{"kind":"Name","value":"selfLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"bossScore"}},{"kind":"Field","name":{"kind":"Name","value":"bossLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"rawScore"}},{"kind":"Field","name":{"kind":"Name","value":"rawLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"sentBack"}},{"kind":"Field","name":{"kind":"Name","value":"canReject"}},{"kind":"Field","name":{"kind":"Name","value":"canVerify"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanDistribution"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"distribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"ungraded"}},{"kind":"Field","name":{"kind":"Name","value":"ungradedDepartments"}},{"kind":"Field","name":{"kind":"Name","value":"fit"}},{"kind":"Field","name":{"kind":"Name","value":"assessed"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"bins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"proportion"}},{"kind":"Field","name":{"kind":"Name","value":"quota"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"delta"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<VerifyResultMutation, VerifyResultMutationVariables>;
export const CalibrationNewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalibrationNews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"calibrationHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pageNo"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalibrationChange"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalibrationChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalibrationEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scoreBefore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreAfter"}},{"kind":"Field","name":{"kind":"Name","value":"levelBefore"}},{"kind":"Field","name":{"kind":"Name","value":"levelAfter"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]} as unknown as DocumentNode<CalibrationNewsQuery, CalibrationNewsQueryVariables>;
export const CalibrationGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalibrationGroups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CalibrationGrouping"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"calibrationGroups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pageNo"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"boss"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"ungraded"}},{"kind":"Field","name":{"kind":"Name","value":"meanBefore"}},{"kind":"Field","name":{"kind":"Name","value":"meanNow"}},{"kind":"Field","name":{"kind":"Name","value":"leniency"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<CalibrationGroupsQuery, CalibrationGroupsQueryVariables>;
export const CalibrationProposalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalibrationProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedMoves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"moves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalibrationPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"toLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"tied"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalibrationPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalibratedPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalibrationResult"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boss"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalibrationResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalibratedPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"hasLeft"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"selfScore"}},{"kind":"Field","name":{"kind":"Name","value":"selfLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"bossScore"}},{"kind":"Field","name":{"kind":"Name","value":"bossLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"rawScore"}},{"kind":"Field","name":{"kind":"Name","value":"rawLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"sentBack"}},{"kind":"Field","name":{"kind":"Name","value":"canReject"}},{"kind":"Field","name":{"kind":"Name","value":"canVerify"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CalibrationProposalQuery, CalibrationProposalQueryVariables>;

export function useCalibrationListQuery(options: ApolloHooks.useQuery.Options<CalibrationListQuery, CalibrationListQueryVariables> & { variables: CalibrationListQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CalibrationListDocument, options);
}
export function useCalibrationListLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CalibrationListQuery, CalibrationListQueryVariables>) {
  return ApolloHooks.useLazyQuery(CalibrationListDocument, options);
}

export function usePerformanceMatrixQuery(options: ApolloHooks.useQuery.Options<PerformanceMatrixQuery, PerformanceMatrixQueryVariables> & { variables: PerformanceMatrixQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PerformanceMatrixDocument, options);
}
export function usePerformanceMatrixLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PerformanceMatrixQuery, PerformanceMatrixQueryVariables>) {
  return ApolloHooks.useLazyQuery(PerformanceMatrixDocument, options);
}

export function useCalibrationDistributionQuery(options: ApolloHooks.useQuery.Options<CalibrationDistributionQuery, CalibrationDistributionQueryVariables> & { variables: CalibrationDistributionQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CalibrationDistributionDocument, options);
}
export function useCalibrationDistributionLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CalibrationDistributionQuery, CalibrationDistributionQueryVariables>) {
  return ApolloHooks.useLazyQuery(CalibrationDistributionDocument, options);
}

export function useCalibrationHistoryQuery(options: ApolloHooks.useQuery.Options<CalibrationHistoryQuery, CalibrationHistoryQueryVariables> & { variables: CalibrationHistoryQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CalibrationHistoryDocument, options);
}
export function useCalibrationHistoryLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CalibrationHistoryQuery, CalibrationHistoryQueryVariables>) {
  return ApolloHooks.useLazyQuery(CalibrationHistoryDocument, options);
}

export function useCalibrateAssessmentMutation(options?: ApolloHooks.useMutation.Options<CalibrateAssessmentMutation, CalibrateAssessmentMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(CalibrateAssessmentDocument, options);
}

export function useCalibrationScoresQuery(options: ApolloHooks.useQuery.Options<CalibrationScoresQuery, CalibrationScoresQueryVariables> & { variables: CalibrationScoresQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CalibrationScoresDocument, options);
}
export function useCalibrationScoresLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CalibrationScoresQuery, CalibrationScoresQueryVariables>) {
  return ApolloHooks.useLazyQuery(CalibrationScoresDocument, options);
}

export function useCalibrationUngradedQuery(options: ApolloHooks.useQuery.Options<CalibrationUngradedQuery, CalibrationUngradedQueryVariables> & { variables: CalibrationUngradedQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CalibrationUngradedDocument, options);
}
export function useCalibrationUngradedLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CalibrationUngradedQuery, CalibrationUngradedQueryVariables>) {
  return ApolloHooks.useLazyQuery(CalibrationUngradedDocument, options);
}

export function useExportCalibrationMutation(options?: ApolloHooks.useMutation.Options<ExportCalibrationMutation, ExportCalibrationMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportCalibrationDocument, options);
}

export function useRejectResultMutation(options?: ApolloHooks.useMutation.Options<RejectResultMutation, RejectResultMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(RejectResultDocument, options);
}

export function useVerifyResultMutation(options?: ApolloHooks.useMutation.Options<VerifyResultMutation, VerifyResultMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(VerifyResultDocument, options);
}

export function useCalibrationNewsQuery(options: ApolloHooks.useQuery.Options<CalibrationNewsQuery, CalibrationNewsQueryVariables> & { variables: CalibrationNewsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CalibrationNewsDocument, options);
}
export function useCalibrationNewsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CalibrationNewsQuery, CalibrationNewsQueryVariables>) {
  return ApolloHooks.useLazyQuery(CalibrationNewsDocument, options);
}

export function useCalibrationGroupsQuery(options: ApolloHooks.useQuery.Options<CalibrationGroupsQuery, CalibrationGroupsQueryVariables> & { variables: CalibrationGroupsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CalibrationGroupsDocument, options);
}
export function useCalibrationGroupsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CalibrationGroupsQuery, CalibrationGroupsQueryVariables>) {
  return ApolloHooks.useLazyQuery(CalibrationGroupsDocument, options);
}

export function useCalibrationProposalQuery(options: ApolloHooks.useQuery.Options<CalibrationProposalQuery, CalibrationProposalQueryVariables> & { variables: CalibrationProposalQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CalibrationProposalDocument, options);
}
export function useCalibrationProposalLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CalibrationProposalQuery, CalibrationProposalQueryVariables>) {
  return ApolloHooks.useLazyQuery(CalibrationProposalDocument, options);
}