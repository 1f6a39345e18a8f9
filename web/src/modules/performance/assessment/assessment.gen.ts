/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What one approver decided. */
export type ApprovalDecision =
  /** Approved. */
  | 'APPROVED'
  /** Refused. */
  | 'REFUSED'
  /** Was passed over: another's decision sufficed, or it would have been one's own submission. */
  | 'SKIPPED'
  /** Nothing yet. */
  | 'WAITING'
  | '%future added value';

/** Where an approval, or one step of it, stands. */
export type ApprovalStatus =
  /** It is approved. */
  | 'APPROVED'
  /** It is not decided. */
  | 'PENDING'
  /** It is refused. */
  | 'REFUSED'
  /** Who submitted it took it back. */
  | 'WITHDRAWN'
  | '%future added value';

/** Which targets to approve. */
export type ApproveTargetsInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the evaluated person. */
  employeeId: string;
  /** What the approver has to say about them, at most 500 characters. */
  opinion?: string | null | undefined;
  /** Id of the plan. */
  planId: string;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
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

/** What a confirmation says. */
export type AssessmentConfirmationOutcome =
  /** The result is confirmed. */
  | 'CONFIRMED'
  /** It counts no longer, because the plan went back to an earlier stage. */
  | 'INVALIDATED'
  /** The person objects to it. */
  | 'OBJECTED'
  | '%future added value';

/** Who confirms a result. */
export type AssessmentConfirmationParty =
  /** The superior. */
  | 'BOSS'
  /** The evaluated person. */
  | 'EMPLOYEE'
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

/** What people give when they judge somebody. */
export type AssessmentRuleType =
  /** A level, e.g. B. */
  | 'LEVEL'
  /** A score, e.g. 87.5. */
  | 'SCORE'
  /** A score, from which a level follows. */
  | 'SCORE_AND_LEVEL'
  | '%future added value';

/** The score of one indicator. A field left out stays as it is; null clears it. */
export type AssessmentScoreInput = {
  /** The value that was reached; it is taken from the sheet of the evaluated person alone. */
  achievedValue?: string | null | undefined;
  /** The scorer's comment, at most 500 characters. */
  comment?: string | null | undefined;
  /** Id of the indicator. */
  indicatorId: string;
  /** A level of the rule, where it is scored by levels. */
  levelName?: string | null | undefined;
  /** The score, from 0 to the rule's full score, in multiples of its granularity; not where the rule is scored by levels. */
  score?: string | null | undefined;
  /** What was typed into cells and is no value of their field, which is then left out. A draft keeps it. */
  typed?: Array<CellTextInput> | null | undefined;
};

/** Targets that a superior writes for one of their people. */
export type AssignTargetsInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the evaluated person. */
  employeeId: string;
  /** Id of the plan. */
  planId: string;
  /** All indicators of the form, in order. One that is missing is removed. */
  rows: Array<AssessmentIndicatorInput>;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

/** How far the superior is with one person in a plan, from the first to the last step. */
export type BossStage =
  /** The superior has confirmed the result. */
  | 'CONFIRMED'
  /** The superior has scored. */
  | 'SCORED'
  /** The targets are approved; the person has to score first. */
  | 'TARGETS_APPROVED'
  /** Targets wait for the superior's approval. */
  | 'TO_APPROVE'
  /** The superior has to confirm the result. */
  | 'TO_CONFIRM'
  /** The superior has to score. */
  | 'TO_SCORE'
  /** The person has not submitted targets yet. */
  | 'WAITING_TARGETS'
  | '%future added value';

/** A cell of a form and the text in it, which is no value the cell could store. */
export type CellTextInput = {
  /** Which cell. */
  cell: SheetCell;
  /** What was typed, at most 100 characters. */
  text: string;
};

/** Which result to confirm. */
export type ConfirmAssessmentInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the evaluated person. */
  employeeId: string;
  /** Id of the plan. */
  planId: string;
  /** A remark to keep with it. */
  text?: string | null | undefined;
};

/** What a document about one thing is made as. */
export type DocumentFormat =
  /**
   * Pages to keep and to hand on, in the language of the request, with text that can be searched. Only where
   * `Capabilities.documents` says so.
   */
  | 'PDF'
  /** An Excel workbook, to work with. */
  | 'XLSX'
  | '%future added value';

/** How far the evaluated person is in a plan, from the first to the last step. */
export type EmployeeStage =
  /** The targets are approved; next the person scores them. */
  | 'APPROVED'
  /** The superior has scored; next the superior confirms the result. */
  | 'BOSS_RATED'
  /** The person has confirmed the result. */
  | 'CONFIRMED'
  /** The targets are submitted and wait for approval. */
  | 'PENDING_APPROVAL'
  /** The superior has confirmed; the person still has to confirm or object. */
  | 'PENDING_CONFIRM'
  /** The person still has to write down targets, or to change those that were returned. */
  | 'PENDING_FILL'
  /** The person has scored; next the superior does. */
  | 'SELF_RATED'
  | '%future added value';

/** Which appraisal to export, and as what. */
export type ExportAssessmentInput = {
  /** Id of the evaluated person. */
  employeeId: string;
  /** What the file is: a workbook when left out. */
  format?: DocumentFormat;
  /** Id of the plan. */
  planId: string;
};

/** Whether the session is to be kept. */
export type KeepSessionInput = {
  /** Whether a form with unsaved changes is open; otherwise nothing is kept. */
  edited: boolean;
};

/** Whose form to lock or unlock. */
export type LockAssessmentInput = {
  /** Id of the evaluated person. */
  employeeId: string;
  /** Whether it shall be locked. */
  locked: boolean;
  /** Id of the plan. */
  planId: string;
};

/** Which result to object to. */
export type ObjectToAssessmentInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the evaluated person, i.e. of the caller. */
  employeeId: string;
  /** Id of the plan. */
  planId: string;
  /** Why; it has to be given. */
  reason: string;
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

/** Which targets to return. */
export type RejectTargetsInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the evaluated person. */
  employeeId: string;
  /** What has to be changed, at most 500 characters; it has to be given. */
  opinion: string;
  /** Id of the plan. */
  planId: string;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

/** A sheet of scores as typed so far. */
export type SaveScoresInput = {
  /** A key you make once for each open form, e.g. a UUID, so that two tabs with the same form can be told apart. */
  clientId: string;
  /** Id of the evaluated person. */
  employeeId: string;
  /** The comment on everything together, at most 1000 characters. */
  overallComment?: string | null | undefined;
  /** Id of the plan. */
  planId: string;
  /** The scores, one for each indicator. */
  rows: Array<AssessmentScoreInput>;
  /** As whom the caller scores: SELF or BOSS. */
  scorerRole: ScorerRole;
  /** Counts the saves of this open form, from 1. A save that arrives late never replaces a newer one. */
  seq: number;
  /** The `version` of the sheet as you read it; an older one is refused with CONFLICT. */
  version: number;
};

/** A target form as typed so far. */
export type SaveTargetsInput = {
  /** A key you make once for each open form, e.g. a UUID, so that two tabs with the same form can be told apart. */
  clientId: string;
  /** Id of the evaluated person. */
  employeeId: string;
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
  /** People type it in. */
  | 'MANUAL'
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

/** Which sheet of scores to send back. */
export type SendBackScoresInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the evaluated person. */
  employeeId: string;
  /** Id of the plan. */
  planId: string;
  /** What has to be changed; it has to be given. */
  reason: string;
  /** Whose sheet it is. */
  scorerRole: ScorerRole;
};

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

/** A finished sheet of scores. */
export type SubmitScoresInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the evaluated person. */
  employeeId: string;
  /** The comment on everything together, at most 1000 characters. */
  overallComment?: string | null | undefined;
  /** Id of the plan. */
  planId: string;
  /** The scores, one for each indicator. */
  rows: Array<AssessmentScoreInput>;
  /** As whom the caller scores: SELF or BOSS. */
  scorerRole: ScorerRole;
  /** The `version` of the sheet as you read it; an older one is refused with CONFLICT. */
  version: number;
};

/** Which targets to submit. */
export type SubmitTargetsInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the evaluated person, i.e. of the caller. */
  employeeId: string;
  /** Id of the plan. */
  planId: string;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
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

/** From when on the evaluated people see their result. */
export type ViewScoreAt =
  /** Once the superior has confirmed the result. */
  | 'AFTER_BOSS_CONFIRMED'
  /** Once the superior has scored. */
  | 'AFTER_BOSS_SCORED'
  /** As soon as the plan is open, as far as there is one. */
  | 'AFTER_OPEN'
  | '%future added value';

/** How much of their result the evaluated people see. */
export type ViewWhat =
  /** The comments only. */
  | 'COMMENTS'
  /** Scores, level and comments. */
  | 'SCORE_AND_COMMENTS'
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

/** Which targets to take back. */
export type WithdrawTargetsInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the evaluated person, i.e. of the caller. */
  employeeId: string;
  /** Id of the plan. */
  planId: string;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

export type AssessmentPersonFragment = { id: string, name: string, nameEn: string | null, number: string };

export type AssessmentStandingFragment = { noTargets: boolean, absentReason: string | null, withoutSelfScore: boolean, id: string, viewer: ViewerType | null, fillTo: string | null, scoreTo: string | null, employeeStage: EmployeeStage | null, bossStage: BossStage | null, targetStatus: TargetStatus | null, locked: boolean, calibrated: boolean, composedScore: string | null, levelName: string | null, draftSavedAt: string | null, version: number, indicators: Array<{ id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, achievedValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, part: { id: string, template: { id: string } | null } | null, scores: Array<{ scorerRole: ScorerRole | null, score: string | null, levelName: string | null, comment: string | null, typed: Array<{ cell: SheetCell | null, text: string }> }>, typed: Array<{ cell: SheetCell | null, text: string }> }>, actions: Array<{ action: string, allowed: boolean, code: string | null, message: string | null }> };

export type AssessmentAfterFragment = { noTargets: boolean, absentReason: string | null, withoutSelfScore: boolean, id: string, viewer: ViewerType | null, fillTo: string | null, scoreTo: string | null, employeeStage: EmployeeStage | null, bossStage: BossStage | null, targetStatus: TargetStatus | null, locked: boolean, calibrated: boolean, composedScore: string | null, levelName: string | null, draftSavedAt: string | null, version: number, sheets: Array<{ scorerRole: ScorerRole | null, overallComment: string | null, submittedAt: string | null, sentBackReason: string | null, version: number, scorer: { id: string } | null }>, indicators: Array<{ id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, achievedValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, part: { id: string, template: { id: string } | null } | null, scores: Array<{ scorerRole: ScorerRole | null, score: string | null, levelName: string | null, comment: string | null, typed: Array<{ cell: SheetCell | null, text: string }> }>, typed: Array<{ cell: SheetCell | null, text: string }> }>, actions: Array<{ action: string, allowed: boolean, code: string | null, message: string | null }> };

export type AssessmentFormFragment = { noTargets: boolean, absentReason: string | null, withoutSelfScore: boolean, id: string, viewer: ViewerType | null, fillTo: string | null, scoreTo: string | null, employeeStage: EmployeeStage | null, bossStage: BossStage | null, targetStatus: TargetStatus | null, locked: boolean, calibrated: boolean, composedScore: string | null, levelName: string | null, draftSavedAt: string | null, version: number, sheets: Array<{ scorerRole: ScorerRole | null, overallComment: string | null, submittedAt: string | null, sentBackReason: string | null, version: number, scorer: { id: string, name: string, nameEn: string | null, number: string } | null }>, employee: { id: string, name: string, nameEn: string | null, number: string, position: { id: string, name: string, nameEn: string | null } | null } | null, department: { id: string, name: string, nameEn: string | null } | null, boss: { id: string, name: string, nameEn: string | null, number: string } | null, plan: { id: string, name: string, year: number, periodFrom: string, periodTo: string, status: AssessmentPlanStatus | null, locked: boolean, lockReason: string | null, digits: number, selfRatio: string, bossRatio: string, viewScoreAt: ViewScoreAt | null, viewWhat: ViewWhat | null, allowExportDetails: boolean, managersMaySetTargets: boolean, windows: { fill: { from: string, to: string }, score: { from: string, to: string }, calibrate: { from: string, to: string }, communicate: { from: string, to: string } } } | null, rule: { id: string, type: AssessmentRuleType | null, fullScore: string, granularity: string, levels: Array<{ name: string, low: string, high: string, proportion: string, points: string | null }> }, parts: Array<{ id: string, name: string, weight: string, moduleWeight: string, scoreMethod: ScoreMethod | null, floor: string | null, cap: string | null, rowsByEmployee: boolean, minRows: number, maxRows: number, template: { id: string, name: string } | null, columns: Array<{ id: string, name: string, type: AssessmentColumnType | null, required: boolean }> }>, indicators: Array<{ id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, achievedValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, part: { id: string, template: { id: string } | null } | null, scores: Array<{ scorerRole: ScorerRole | null, score: string | null, levelName: string | null, comment: string | null, typed: Array<{ cell: SheetCell | null, text: string }> }>, typed: Array<{ cell: SheetCell | null, text: string }> }>, actions: Array<{ action: string, allowed: boolean, code: string | null, message: string | null }> };

export type AssessmentFailureFragment = { field: string | null, code: string, message: string };

export type AssessmentQueryVariables = Exact<{
  planId: string;
  employeeId: string;
}>;


export type AssessmentQuery = { assessment: { noTargets: boolean, absentReason: string | null, withoutSelfScore: boolean, id: string, viewer: ViewerType | null, fillTo: string | null, scoreTo: string | null, employeeStage: EmployeeStage | null, bossStage: BossStage | null, targetStatus: TargetStatus | null, locked: boolean, calibrated: boolean, composedScore: string | null, levelName: string | null, draftSavedAt: string | null, version: number, sheets: Array<{ scorerRole: ScorerRole | null, overallComment: string | null, submittedAt: string | null, sentBackReason: string | null, version: number, scorer: { id: string, name: string, nameEn: string | null, number: string } | null }>, employee: { id: string, name: string, nameEn: string | null, number: string, position: { id: string, name: string, nameEn: string | null } | null } | null, department: { id: string, name: string, nameEn: string | null } | null, boss: { id: string, name: string, nameEn: string | null, number: string } | null, plan: { id: string, name: string, year: number, periodFrom: string, periodTo: string, status: AssessmentPlanStatus | null, locked: boolean, lockReason: string | null, digits: number, selfRatio: string, bossRatio: string, viewScoreAt: ViewScoreAt | null, viewWhat: ViewWhat | null, allowExportDetails: boolean, managersMaySetTargets: boolean, windows: { fill: { from: string, to: string }, score: { from: string, to: string }, calibrate: { from: string, to: string }, communicate: { from: string, to: string } } } | null, rule: { id: string, type: AssessmentRuleType | null, fullScore: string, granularity: string, levels: Array<{ name: string, low: string, high: string, proportion: string, points: string | null }> }, parts: Array<{ id: string, name: string, weight: string, moduleWeight: string, scoreMethod: ScoreMethod | null, floor: string | null, cap: string | null, rowsByEmployee: boolean, minRows: number, maxRows: number, template: { id: string, name: string } | null, columns: Array<{ id: string, name: string, type: AssessmentColumnType | null, required: boolean }> }>, indicators: Array<{ id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, achievedValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, part: { id: string, template: { id: string } | null } | null, scores: Array<{ scorerRole: ScorerRole | null, score: string | null, levelName: string | null, comment: string | null, typed: Array<{ cell: SheetCell | null, text: string }> }>, typed: Array<{ cell: SheetCell | null, text: string }> }>, actions: Array<{ action: string, allowed: boolean, code: string | null, message: string | null }> } | null };

export type AssessmentTimelineQueryVariables = Exact<{
  planId: string;
  employeeId: string;
}>;


export type AssessmentTimelineQuery = { assessment: { id: string, approvals: Array<{ id: string, status: ApprovalStatus | null, submittedAt: string, submittedBy: { id: string, name: string, nameEn: string | null, number: string } | null, steps: Array<{ name: string, status: ApprovalStatus | null, message: string | null, approvers: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null, decisions: Array<{ decision: ApprovalDecision | null, opinion: string | null, at: string | null, approver: { id: string, name: string, nameEn: string | null, number: string } | null }> }> }> | null, confirmations: Array<{ id: string, by: AssessmentConfirmationParty | null, outcome: AssessmentConfirmationOutcome | null, text: string | null, score: string | null, levelName: string | null, at: string, person: { id: string, name: string, nameEn: string | null, number: string } | null }> | null } | null };

export type AssessmentPassportQueryVariables = Exact<{
  planId: string;
  employeeId: string;
}>;


export type AssessmentPassportQuery = { assessment: { id: string, passport: { labelId: string, label: string, formula: string, value: string | null, shown: string | null, sentence: string | null, steps: Array<{ labelId: string, label: string, formula: string, value: string | null, shown: string | null, sentence: string | null, steps: Array<{ labelId: string, label: string, formula: string, value: string | null, shown: string | null, sentence: string | null, steps: Array<{ labelId: string, label: string, formula: string, value: string | null, shown: string | null, sentence: string | null, steps: Array<{ labelId: string, label: string, formula: string, value: string | null, shown: string | null, sentence: string | null }> }> }> }> } | null } | null };

export type PassportNodeFragment = { labelId: string, label: string, formula: string, value: string | null, shown: string | null, sentence: string | null };

export type TargetLogQueryVariables = Exact<{
  planId: string;
  employeeId: string;
  page?: PageInput | null | undefined;
}>;


export type TargetLogQuery = { assessment: { id: string, targetLog: { total: number, items: Array<{ id: string, at: string, keyResult: string, column: string, before: string | null, after: string | null, reason: string | null, by: { id: string, name: string, nameEn: string | null, number: string } | null }> } | null } | null };

export type SaveTargetsMutationVariables = Exact<{
  input: SaveTargetsInput;
}>;


export type SaveTargetsMutation = { saveTargets: { assessment: { noTargets: boolean, absentReason: string | null, withoutSelfScore: boolean, id: string, viewer: ViewerType | null, fillTo: string | null, scoreTo: string | null, employeeStage: EmployeeStage | null, bossStage: BossStage | null, targetStatus: TargetStatus | null, locked: boolean, calibrated: boolean, composedScore: string | null, levelName: string | null, draftSavedAt: string | null, version: number, indicators: Array<{ id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, achievedValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, part: { id: string, template: { id: string } | null } | null, scores: Array<{ scorerRole: ScorerRole | null, score: string | null, levelName: string | null, comment: string | null, typed: Array<{ cell: SheetCell | null, text: string }> }>, typed: Array<{ cell: SheetCell | null, text: string }> }>, actions: Array<{ action: string, allowed: boolean, code: string | null, message: string | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type SubmitTargetsMutationVariables = Exact<{
  input: SubmitTargetsInput;
}>;


export type SubmitTargetsMutation = { submitTargets: { assessment: { noTargets: boolean, absentReason: string | null, withoutSelfScore: boolean, id: string, viewer: ViewerType | null, fillTo: string | null, scoreTo: string | null, employeeStage: EmployeeStage | null, bossStage: BossStage | null, targetStatus: TargetStatus | null, locked: boolean, calibrated: boolean, composedScore: string | null, levelName: string | null, draftSavedAt: string | null, version: number, sheets: Array<{ scorerRole: ScorerRole | null, overallComment: string | null, submittedAt: string | null, sentBackReason: string | null, version: number, scorer: { id: string } | null }>, indicators: Array<{ id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, achievedValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, part: { id: string, template: { id: string } | null } | null, scores: Array<{ scorerRole: ScorerRole | null, score: string | null, levelName: string | null, comment: string | null, typed: Array<{ cell: SheetCell | null, text: string }> }>, typed: Array<{ cell: SheetCell | null, text: string }> }>, actions: Array<{ action: string, allowed: boolean, code: string | null, message: string | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type WithdrawTargetsMutationVariables = Exact<{
  input: WithdrawTargetsInput;
}>;


export type WithdrawTargetsMutation = { withdrawTargets: { assessment: { noTargets: boolean, absentReason: string | null, withoutSelfScore: boolean, id: string, viewer: ViewerType | null, fillTo: string | null, scoreTo: string | null, employeeStage: EmployeeStage | null, bossStage: BossStage | null, targetStatus: TargetStatus | null, locked: boolean, calibrated: boolean, composedScore: string | null, levelName: string | null, draftSavedAt: string | null, version: number, sheets: Array<{ scorerRole: ScorerRole | null, overallComment: string | null, submittedAt: string | null, sentBackReason: string | null, version: number, scorer: { id: string } | null }>, indicators: Array<{ id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, achievedValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, part: { id: string, template: { id: string } | null } | null, scores: Array<{ scorerRole: ScorerRole | null, score: string | null, levelName: string | null, comment: string | null, typed: Array<{ cell: SheetCell | null, text: string }> }>, typed: Array<{ cell: SheetCell | null, text: string }> }>, actions: Array<{ action: string, allowed: boolean, code: string | null, message: string | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ApproveTargetsMutationVariables = Exact<{
  input: ApproveTargetsInput;
}>;


export type ApproveTargetsMutation = { approveTargets: { assessment: { noTargets: boolean, absentReason: string | null, withoutSelfScore: boolean, id: string, viewer: ViewerType | null, fillTo: string | null, scoreTo: string | null, employeeStage: EmployeeStage | null, bossStage: BossStage | null, targetStatus: TargetStatus | null, locked: boolean, calibrated: boolean, composedScore: string | null, levelName: string | null, draftSavedAt: string | null, version: number, sheets: Array<{ scorerRole: ScorerRole | null, overallComment: string | null, submittedAt: string | null, sentBackReason: string | null, version: number, scorer: { id: string } | null }>, indicators: Array<{ id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, achievedValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, part: { id: string, template: { id: string } | null } | null, scores: Array<{ scorerRole: ScorerRole | null, score: string | null, levelName: string | null, comment: string | null, typed: Array<{ cell: SheetCell | null, text: string }> }>, typed: Array<{ cell: SheetCell | null, text: string }> }>, actions: Array<{ action: string, allowed: boolean, code: string | null, message: string | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type RejectTargetsMutationVariables = Exact<{
  input: RejectTargetsInput;
}>;


export type RejectTargetsMutation = { rejectTargets: { assessment: { noTargets: boolean, absentReason: string | null, withoutSelfScore: boolean, id: string, viewer: ViewerType | null, fillTo: string | null, scoreTo: string | null, employeeStage: EmployeeStage | null, bossStage: BossStage | null, targetStatus: TargetStatus | null, locked: boolean, calibrated: boolean, composedScore: string | null, levelName: string | null, draftSavedAt: string | null, version: number, sheets: Array<{ scorerRole: ScorerRole | null, overallComment: string | null, submittedAt: string | null, sentBackReason: string | null, version: number, scorer: { id: string } | null }>, indicators: Array<{ id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, achievedValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, part: { id: string, template: { id: string } | null } | null, scores: Array<{ scorerRole: ScorerRole | null, score: string | null, levelName: string | null, comment: string | null, typed: Array<{ cell: SheetCell | null, text: string }> }>, typed: Array<{ cell: SheetCell | null, text: string }> }>, actions: Array<{ action: string, allowed: boolean, code: string | null, message: string | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type AssignTargetsMutationVariables = Exact<{
  input: AssignTargetsInput;
}>;


export type AssignTargetsMutation = { assignTargets: { assessment: { noTargets: boolean, absentReason: string | null, withoutSelfScore: boolean, id: string, viewer: ViewerType | null, fillTo: string | null, scoreTo: string | null, employeeStage: EmployeeStage | null, bossStage: BossStage | null, targetStatus: TargetStatus | null, locked: boolean, calibrated: boolean, composedScore: string | null, levelName: string | null, draftSavedAt: string | null, version: number, sheets: Array<{ scorerRole: ScorerRole | null, overallComment: string | null, submittedAt: string | null, sentBackReason: string | null, version: number, scorer: { id: string } | null }>, indicators: Array<{ id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, achievedValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, part: { id: string, template: { id: string } | null } | null, scores: Array<{ scorerRole: ScorerRole | null, score: string | null, levelName: string | null, comment: string | null, typed: Array<{ cell: SheetCell | null, text: string }> }>, typed: Array<{ cell: SheetCell | null, text: string }> }>, actions: Array<{ action: string, allowed: boolean, code: string | null, message: string | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type LockAssessmentMutationVariables = Exact<{
  input: LockAssessmentInput;
}>;


export type LockAssessmentMutation = { lockAssessment: { assessment: { noTargets: boolean, absentReason: string | null, withoutSelfScore: boolean, id: string, viewer: ViewerType | null, fillTo: string | null, scoreTo: string | null, employeeStage: EmployeeStage | null, bossStage: BossStage | null, targetStatus: TargetStatus | null, locked: boolean, calibrated: boolean, composedScore: string | null, levelName: string | null, draftSavedAt: string | null, version: number, indicators: Array<{ id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, achievedValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, part: { id: string, template: { id: string } | null } | null, scores: Array<{ scorerRole: ScorerRole | null, score: string | null, levelName: string | null, comment: string | null, typed: Array<{ cell: SheetCell | null, text: string }> }>, typed: Array<{ cell: SheetCell | null, text: string }> }>, actions: Array<{ action: string, allowed: boolean, code: string | null, message: string | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type SaveScoresMutationVariables = Exact<{
  input: SaveScoresInput;
}>;


export type SaveScoresMutation = { saveScores: { assessment: { noTargets: boolean, absentReason: string | null, withoutSelfScore: boolean, id: string, viewer: ViewerType | null, fillTo: string | null, scoreTo: string | null, employeeStage: EmployeeStage | null, bossStage: BossStage | null, targetStatus: TargetStatus | null, locked: boolean, calibrated: boolean, composedScore: string | null, levelName: string | null, draftSavedAt: string | null, version: number, sheets: Array<{ scorerRole: ScorerRole | null, overallComment: string | null, submittedAt: string | null, sentBackReason: string | null, version: number }>, indicators: Array<{ id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, achievedValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, part: { id: string, template: { id: string } | null } | null, scores: Array<{ scorerRole: ScorerRole | null, score: string | null, levelName: string | null, comment: string | null, typed: Array<{ cell: SheetCell | null, text: string }> }>, typed: Array<{ cell: SheetCell | null, text: string }> }>, actions: Array<{ action: string, allowed: boolean, code: string | null, message: string | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type SubmitScoresMutationVariables = Exact<{
  input: SubmitScoresInput;
}>;


export type SubmitScoresMutation = { submitScores: { assessment: { noTargets: boolean, absentReason: string | null, withoutSelfScore: boolean, id: string, viewer: ViewerType | null, fillTo: string | null, scoreTo: string | null, employeeStage: EmployeeStage | null, bossStage: BossStage | null, targetStatus: TargetStatus | null, locked: boolean, calibrated: boolean, composedScore: string | null, levelName: string | null, draftSavedAt: string | null, version: number, sheets: Array<{ scorerRole: ScorerRole | null, overallComment: string | null, submittedAt: string | null, sentBackReason: string | null, version: number, scorer: { id: string } | null }>, indicators: Array<{ id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, achievedValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, part: { id: string, template: { id: string } | null } | null, scores: Array<{ scorerRole: ScorerRole | null, score: string | null, levelName: string | null, comment: string | null, typed: Array<{ cell: SheetCell | null, text: string }> }>, typed: Array<{ cell: SheetCell | null, text: string }> }>, actions: Array<{ action: string, allowed: boolean, code: string | null, message: string | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type SendBackScoresMutationVariables = Exact<{
  input: SendBackScoresInput;
}>;


export type SendBackScoresMutation = { sendBackScores: { assessment: { noTargets: boolean, absentReason: string | null, withoutSelfScore: boolean, id: string, viewer: ViewerType | null, fillTo: string | null, scoreTo: string | null, employeeStage: EmployeeStage | null, bossStage: BossStage | null, targetStatus: TargetStatus | null, locked: boolean, calibrated: boolean, composedScore: string | null, levelName: string | null, draftSavedAt: string | null, version: number, sheets: Array<{ scorerRole: ScorerRole | null, overallComment: string | null, submittedAt: string | null, sentBackReason: string | null, version: number, scorer: { id: string } | null }>, indicators: Array<{ id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, achievedValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, part: { id: string, template: { id: string } | null } | null, scores: Array<{ scorerRole: ScorerRole | null, score: string | null, levelName: string | null, comment: string | null, typed: Array<{ cell: SheetCell | null, text: string }> }>, typed: Array<{ cell: SheetCell | null, text: string }> }>, actions: Array<{ action: string, allowed: boolean, code: string | null, message: string | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ConfirmAssessmentMutationVariables = Exact<{
  input: ConfirmAssessmentInput;
}>;


export type ConfirmAssessmentMutation = { confirmAssessment: { assessment: { noTargets: boolean, absentReason: string | null, withoutSelfScore: boolean, id: string, viewer: ViewerType | null, fillTo: string | null, scoreTo: string | null, employeeStage: EmployeeStage | null, bossStage: BossStage | null, targetStatus: TargetStatus | null, locked: boolean, calibrated: boolean, composedScore: string | null, levelName: string | null, draftSavedAt: string | null, version: number, sheets: Array<{ scorerRole: ScorerRole | null, overallComment: string | null, submittedAt: string | null, sentBackReason: string | null, version: number, scorer: { id: string } | null }>, indicators: Array<{ id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, achievedValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, part: { id: string, template: { id: string } | null } | null, scores: Array<{ scorerRole: ScorerRole | null, score: string | null, levelName: string | null, comment: string | null, typed: Array<{ cell: SheetCell | null, text: string }> }>, typed: Array<{ cell: SheetCell | null, text: string }> }>, actions: Array<{ action: string, allowed: boolean, code: string | null, message: string | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ObjectToAssessmentMutationVariables = Exact<{
  input: ObjectToAssessmentInput;
}>;


export type ObjectToAssessmentMutation = { objectToAssessment: { assessment: { noTargets: boolean, absentReason: string | null, withoutSelfScore: boolean, id: string, viewer: ViewerType | null, fillTo: string | null, scoreTo: string | null, employeeStage: EmployeeStage | null, bossStage: BossStage | null, targetStatus: TargetStatus | null, locked: boolean, calibrated: boolean, composedScore: string | null, levelName: string | null, draftSavedAt: string | null, version: number, sheets: Array<{ scorerRole: ScorerRole | null, overallComment: string | null, submittedAt: string | null, sentBackReason: string | null, version: number, scorer: { id: string } | null }>, indicators: Array<{ id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, achievedValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, part: { id: string, template: { id: string } | null } | null, scores: Array<{ scorerRole: ScorerRole | null, score: string | null, levelName: string | null, comment: string | null, typed: Array<{ cell: SheetCell | null, text: string }> }>, typed: Array<{ cell: SheetCell | null, text: string }> }>, actions: Array<{ action: string, allowed: boolean, code: string | null, message: string | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ExportAssessmentMutationVariables = Exact<{
  input: ExportAssessmentInput;
}>;


export type ExportAssessmentMutation = { exportAssessment: { file: { url: string, name: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type KeepSessionMutationVariables = Exact<{
  input: KeepSessionInput;
}>;


export type KeepSessionMutation = { keepSession: { kept: boolean | null } | null };

export const AssessmentStandingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"absentReason"}},{"kind":"Field","name":{"kind":"Name","value":"withoutSelfScore"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"}},{"kind":"Field","name":{"kind":"Name","value":"fillTo"}},{"kind":"Field","name":{"kind":"Name","value":"scoreTo"}},{"kind":"Field","name":{"kind":"Name","value":"employeeStage"}},{"kind":"Field","name":{"kind":"Name","value":"bossStage"}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"calibrated"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"achievedValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AssessmentStandingFragment, unknown>;
export const AssessmentAfterFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentAfter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentStanding"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"scorer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overallComment"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBackReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"absentReason"}},{"kind":"Field","name":{"kind":"Name","value":"withoutSelfScore"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"}},{"kind":"Field","name":{"kind":"Name","value":"fillTo"}},{"kind":"Field","name":{"kind":"Name","value":"scoreTo"}},{"kind":"Field","name":{"kind":"Name","value":"employeeStage"}},{"kind":"Field","name":{"kind":"Name","value":"bossStage"}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"calibrated"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"achievedValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AssessmentAfterFragment, unknown>;
export const AssessmentPersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]} as unknown as DocumentNode<AssessmentPersonFragment, unknown>;
export const AssessmentFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentAfter"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentPerson"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentPerson"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boss"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}},{"kind":"Field","name":{"kind":"Name","value":"selfRatio"}},{"kind":"Field","name":{"kind":"Name","value":"bossRatio"}},{"kind":"Field","name":{"kind":"Name","value":"viewScoreAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewWhat"}},{"kind":"Field","name":{"kind":"Name","value":"allowExportDetails"}},{"kind":"Field","name":{"kind":"Name","value":"managersMaySetTargets"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibrate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullScore"}},{"kind":"Field","name":{"kind":"Name","value":"granularity"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"proportion"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"moduleWeight"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scoreMethod"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"rowsByEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"minRows"}},{"kind":"Field","name":{"kind":"Name","value":"maxRows"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"absentReason"}},{"kind":"Field","name":{"kind":"Name","value":"withoutSelfScore"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"}},{"kind":"Field","name":{"kind":"Name","value":"fillTo"}},{"kind":"Field","name":{"kind":"Name","value":"scoreTo"}},{"kind":"Field","name":{"kind":"Name","value":"employeeStage"}},{"kind":"Field","name":{"kind":"Name","value":"bossStage"}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"calibrated"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"achievedValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentAfter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentStanding"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"scorer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overallComment"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBackReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<AssessmentFormFragment, unknown>;
export const AssessmentFailureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<AssessmentFailureFragment, unknown>;
export const PassportNodeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassportNode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PassportStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"labelId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"formula"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}}]} as unknown as DocumentNode<PassportNodeFragment, unknown>;
export const AssessmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Assessment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentForm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"absentReason"}},{"kind":"Field","name":{"kind":"Name","value":"withoutSelfScore"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"}},{"kind":"Field","name":{"kind":"Name","value":"fillTo"}},{"kind":"Field","name":{"kind":"Name","value":"scoreTo"}},{"kind":"Field","name":{"kind":"Name","value":"employeeStage"}},{"kind":"Field","name":{"kind":"Name","value":"bossStage"}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"calibrated"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"achievedValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentAfter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentStanding"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"scorer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overallComment"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBackReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentAfter"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentPerson"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentPerson"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boss"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}},{"kind":"Field","name":{"kind":"Name","value":"selfRatio"}},{"kind":"Field","name":{"kind":"Name","value":"bossRatio"}},{"kind":"Field","name":{"kind":"Name","value":"viewScoreAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewWhat"}},{"kind":"Field","name":{"kind":"Name","value":"allowExportDetails"}},{"kind":"Field","name":{"kind":"Name","value":"managersMaySetTargets"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibrate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullScore"}},{"kind":"Field","name":{"kind":"Name","value":"granularity"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"proportion"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"moduleWeight"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scoreMethod"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"rowsByEmployee"}},{"kind":"Field","name":{"kind":"Name","value":"minRows"}},{"kind":"Field","name":{"kind":"Name","value":"maxRows"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}}]}}]} as unknown as DocumentNode<AssessmentQuery, AssessmentQueryVariables>;
export const AssessmentTimelineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssessmentTimeline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"approvals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"approvers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"opinion"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"approver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentPerson"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentPerson"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]} as unknown as DocumentNode<AssessmentTimelineQuery, AssessmentTimelineQueryVariables>;
export const AssessmentPassportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssessmentPassport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassportNode"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassportNode"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassportNode"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassportNode"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassportNode"}}]}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassportNode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PassportStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"labelId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"formula"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}}]} as unknown as DocumentNode<AssessmentPassportQuery, AssessmentPassportQueryVariables>;
export const TargetLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TargetLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"targetLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentPerson"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]} as unknown as DocumentNode<TargetLogQuery, TargetLogQueryVariables>;
export const SaveTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveTargetsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveTargets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentStanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentFailure"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"absentReason"}},{"kind":"Field","name":{"kind":"Name","value":"withoutSelfScore"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"}},{"kind":"Field","name":{"kind":"Name","value":"fillTo"}},{"kind":"Field","name":{"kind":"Name","value":"scoreTo"}},{"kind":"Field","name":{"kind":"Name","value":"employeeStage"}},{"kind":"Field","name":{"kind":"Name","value":"bossStage"}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"calibrated"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"achievedValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<SaveTargetsMutation, SaveTargetsMutationVariables>;
export const SubmitTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitTargetsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitTargets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentAfter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentFailure"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"absentReason"}},{"kind":"Field","name":{"kind":"Name","value":"withoutSelfScore"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"}},{"kind":"Field","name":{"kind":"Name","value":"fillTo"}},{"kind":"Field","name":{"kind":"Name","value":"scoreTo"}},{"kind":"Field","name":{"kind":"Name","value":"employeeStage"}},{"kind":"Field","name":{"kind":"Name","value":"bossStage"}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"calibrated"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"achievedValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentAfter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentStanding"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"scorer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overallComment"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBackReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<SubmitTargetsMutation, SubmitTargetsMutationVariables>;
export const WithdrawTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawTargetsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawTargets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentAfter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentFailure"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"absentReason"}},{"kind":"Field","name":{"kind":"Name","value":"withoutSelfScore"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"}},{"kind":"Field","name":{"kind":"Name","value":"fillTo"}},{"kind":"Field","name":{"kind":"Name","value":"scoreTo"}},{"kind":"Field","name":{"kind":"Name","value":"employeeStage"}},{"kind":"Field","name":{"kind":"Name","value":"bossStage"}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"calibrated"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"achievedValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentAfter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentStanding"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"scorer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overallComment"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBackReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<WithdrawTargetsMutation, WithdrawTargetsMutationVariables>;
export const ApproveTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApproveTargetsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveTargets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentAfter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentFailure"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"absentReason"}},{"kind":"Field","name":{"kind":"Name","value":"withoutSelfScore"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"}},{"kind":"Field","name":{"kind":"Name","value":"fillTo"}},{"kind":"Field","name":{"kind":"Name","value":"scoreTo"}},{"kind":"Field","name":{"kind":"Name","value":"employeeStage"}},{"kind":"Field","name":{"kind":"Name","value":"bossStage"}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"calibrated"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"achievedValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentAfter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentStanding"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"scorer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overallComment"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBackReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<ApproveTargetsMutation, ApproveTargetsMutationVariables>;
export const RejectTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RejectTargetsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectTargets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentAfter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentFailure"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"absentReason"}},{"kind":"Field","name":{"kind":"Name","value":"withoutSelfScore"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"}},{"kind":"Field","name":{"kind":"Name","value":"fillTo"}},{"kind":"Field","name":{"kind":"Name","value":"scoreTo"}},{"kind":"Field","name":{"kind":"Name","value":"employeeStage"}},{"kind":"Field","name":{"kind":"Name","value":"bossStage"}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"calibrated"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"achievedValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentAfter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentStanding"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"scorer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overallComment"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBackReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RejectTargetsMutation, RejectTargetsMutationVariables>;
export const AssignTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignTargetsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignTargets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentAfter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentFailure"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"absentReason"}},{"kind":"Field","name":{"kind":"Name","value":"withoutSelfScore"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"}},{"kind":"Field","name":{"kind":"Name","value":"fillTo"}},{"kind":"Field","name":{"kind":"Name","value":"scoreTo"}},{"kind":"Field","name":{"kind":"Name","value":"employeeStage"}},{"kind":"Field","name":{"kind":"Name","value":"bossStage"}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"calibrated"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"achievedValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentAfter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentStanding"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"scorer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overallComment"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBackReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<AssignTargetsMutation, AssignTargetsMutationVariables>;
export const LockAssessmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LockAssessment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LockAssessmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lockAssessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentStanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentFailure"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"absentReason"}},{"kind":"Field","name":{"kind":"Name","value":"withoutSelfScore"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"}},{"kind":"Field","name":{"kind":"Name","value":"fillTo"}},{"kind":"Field","name":{"kind":"Name","value":"scoreTo"}},{"kind":"Field","name":{"kind":"Name","value":"employeeStage"}},{"kind":"Field","name":{"kind":"Name","value":"bossStage"}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"calibrated"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"achievedValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<LockAssessmentMutation, LockAssessmentMutationVariables>;
export const SaveScoresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveScores"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveScoresInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveScores"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentStanding"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"overallComment"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBackReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentFailure"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"absentReason"}},{"kind":"Field","name":{"kind":"Name","value":"withoutSelfScore"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"}},{"kind":"Field","name":{"kind":"Name","value":"fillTo"}},{"kind":"Field","name":{"kind":"Name","value":"scoreTo"}},{"kind":"Field","name":{"kind":"Name","value":"employeeStage"}},{"kind":"Field","name":{"kind":"Name","value":"bossStage"}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"calibrated"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"achievedValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<SaveScoresMutation, SaveScoresMutationVariables>;
export const SubmitScoresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitScores"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitScoresInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitScores"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentAfter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentFailure"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"absentReason"}},{"kind":"Field","name":{"kind":"Name","value":"withoutSelfScore"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"}},{"kind":"Field","name":{"kind":"Name","value":"fillTo"}},{"kind":"Field","name":{"kind":"Name","value":"scoreTo"}},{"kind":"Field","name":{"kind":"Name","value":"employeeStage"}},{"kind":"Field","name":{"kind":"Name","value":"bossStage"}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"calibrated"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"achievedValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentAfter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentStanding"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"scorer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overallComment"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBackReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<SubmitScoresMutation, SubmitScoresMutationVariables>;
export const SendBackScoresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendBackScores"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendBackScoresInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendBackScores"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentAfter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentFailure"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"absentReason"}},{"kind":"Field","name":{"kind":"Name","value":"withoutSelfScore"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"}},{"kind":"Field","name":{"kind":"Name","value":"fillTo"}},{"kind":"Field","name":{"kind":"Name","value":"scoreTo"}},{"kind":"Field","name":{"kind":"Name","value":"employeeStage"}},{"kind":"Field","name":{"kind":"Name","value":"bossStage"}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"calibrated"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"achievedValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentAfter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentStanding"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"scorer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overallComment"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBackReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<SendBackScoresMutation, SendBackScoresMutationVariables>;
export const ConfirmAssessmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAssessment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmAssessmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAssessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentAfter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentFailure"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"absentReason"}},{"kind":"Field","name":{"kind":"Name","value":"withoutSelfScore"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"}},{"kind":"Field","name":{"kind":"Name","value":"fillTo"}},{"kind":"Field","name":{"kind":"Name","value":"scoreTo"}},{"kind":"Field","name":{"kind":"Name","value":"employeeStage"}},{"kind":"Field","name":{"kind":"Name","value":"bossStage"}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"calibrated"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"achievedValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentAfter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentStanding"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"scorer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overallComment"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBackReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<ConfirmAssessmentMutation, ConfirmAssessmentMutationVariables>;
export const ObjectToAssessmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ObjectToAssessment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ObjectToAssessmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"objectToAssessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentAfter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentFailure"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"absentReason"}},{"kind":"Field","name":{"kind":"Name","value":"withoutSelfScore"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"}},{"kind":"Field","name":{"kind":"Name","value":"fillTo"}},{"kind":"Field","name":{"kind":"Name","value":"scoreTo"}},{"kind":"Field","name":{"kind":"Name","value":"employeeStage"}},{"kind":"Field","name":{"kind":"Name","value":"bossStage"}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"calibrated"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"achievedValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentAfter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentStanding"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"scorer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overallComment"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBackReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<ObjectToAssessmentMutation, ObjectToAssessmentMutationVariables>;
export const ExportAssessmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportAssessment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportAssessmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportAssessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentFailure"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<ExportAssessmentMutation, ExportAssessmentMutationVariables>;
export const KeepSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KeepSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kept"}}]}}]}}]} as unknown as DocumentNode<KeepSessionMutation, KeepSessionMutationVariables>;

export function useAssessmentQuery(options: ApolloHooks.useQuery.Options<AssessmentQuery, AssessmentQueryVariables> & { variables: AssessmentQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(AssessmentDocument, options);
}
export function useAssessmentLazyQuery(options?: ApolloHooks.useLazyQuery.Options<AssessmentQuery, AssessmentQueryVariables>) {
  return ApolloHooks.useLazyQuery(AssessmentDocument, options);
}

export function useAssessmentTimelineQuery(options: ApolloHooks.useQuery.Options<AssessmentTimelineQuery, AssessmentTimelineQueryVariables> & { variables: AssessmentTimelineQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(AssessmentTimelineDocument, options);
}
export function useAssessmentTimelineLazyQuery(options?: ApolloHooks.useLazyQuery.Options<AssessmentTimelineQuery, AssessmentTimelineQueryVariables>) {
  return ApolloHooks.useLazyQuery(AssessmentTimelineDocument, options);
}

export function useAssessmentPassportQuery(options: ApolloHooks.useQuery.Options<AssessmentPassportQuery, AssessmentPassportQueryVariables> & { variables: AssessmentPassportQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(AssessmentPassportDocument, options);
}
export function useAssessmentPassportLazyQuery(options?: ApolloHooks.useLazyQuery.Options<AssessmentPassportQuery, AssessmentPassportQueryVariables>) {
  return ApolloHooks.useLazyQuery(AssessmentPassportDocument, options);
}

export function useTargetLogQuery(options: ApolloHooks.useQuery.Options<TargetLogQuery, TargetLogQueryVariables> & { variables: TargetLogQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(TargetLogDocument, options);
}
export function useTargetLogLazyQuery(options?: ApolloHooks.useLazyQuery.Options<TargetLogQuery, TargetLogQueryVariables>) {
  return ApolloHooks.useLazyQuery(TargetLogDocument, options);
}

export function useSaveTargetsMutation(options?: ApolloHooks.useMutation.Options<SaveTargetsMutation, SaveTargetsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveTargetsDocument, options);
}

export function useSubmitTargetsMutation(options?: ApolloHooks.useMutation.Options<SubmitTargetsMutation, SubmitTargetsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SubmitTargetsDocument, options);
}

export function useWithdrawTargetsMutation(options?: ApolloHooks.useMutation.Options<WithdrawTargetsMutation, WithdrawTargetsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(WithdrawTargetsDocument, options);
}

export function useApproveTargetsMutation(options?: ApolloHooks.useMutation.Options<ApproveTargetsMutation, ApproveTargetsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ApproveTargetsDocument, options);
}

export function useRejectTargetsMutation(options?: ApolloHooks.useMutation.Options<RejectTargetsMutation, RejectTargetsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(RejectTargetsDocument, options);
}

export function useAssignTargetsMutation(options?: ApolloHooks.useMutation.Options<AssignTargetsMutation, AssignTargetsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(AssignTargetsDocument, options);
}

export function useLockAssessmentMutation(options?: ApolloHooks.useMutation.Options<LockAssessmentMutation, LockAssessmentMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(LockAssessmentDocument, options);
}

export function useSaveScoresMutation(options?: ApolloHooks.useMutation.Options<SaveScoresMutation, SaveScoresMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveScoresDocument, options);
}

export function useSubmitScoresMutation(options?: ApolloHooks.useMutation.Options<SubmitScoresMutation, SubmitScoresMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SubmitScoresDocument, options);
}

export function useSendBackScoresMutation(options?: ApolloHooks.useMutation.Options<SendBackScoresMutation, SendBackScoresMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SendBackScoresDocument, options);
}

export function useConfirmAssessmentMutation(options?: ApolloHooks.useMutation.Options<ConfirmAssessmentMutation, ConfirmAssessmentMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ConfirmAssessmentDocument, options);
}

export function useObjectToAssessmentMutation(options?: ApolloHooks.useMutation.Options<ObjectToAssessmentMutation, ObjectToAssessmentMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ObjectToAssessmentDocument, options);
}

export function useExportAssessmentMutation(options?: ApolloHooks.useMutation.Options<ExportAssessmentMutation, ExportAssessmentMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportAssessmentDocument, options);
}

export function useKeepSessionMutation(options?: ApolloHooks.useMutation.Options<KeepSessionMutation, KeepSessionMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(KeepSessionDocument, options);
}