/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which plan to move on. */
export type AdvanceAssessmentPlanInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the plan. */
  id: string;
  /** Whether to go on although some people are not ready (`PlanReadiness.pending`). */
  openAnyway: boolean;
  /** The stage after the present one. */
  to: AssessmentPlanStatus;
  /**
   * Whether the plans it is combined with move on with it: the only way in which combined plans come to calibration. False
   * when left out.
   */
  together?: boolean | null | undefined;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

/** How many of the people at a step have to agree. */
export type ApprovalMode =
  /** All of them. */
  | 'ALL'
  /** One of them suffices. */
  | 'ANY'
  | '%future added value';

/** A step of an approval flow, as it shall be. */
export type ApprovalNodeInput = {
  /** For NAMED: ids of the people, at most 20. */
  employeeIds?: Array<string> | null | undefined;
  /** Who decides. */
  kind: ApproverKind;
  /** For LINE_MANAGER: how many levels up, from 1 (the person's own manager) to 10. */
  level?: number | null | undefined;
  /** How many of them have to agree. */
  mode: ApprovalMode;
  /** Name of the step, at most 20 characters. */
  name: string;
  /** For ROLE: code of the role. */
  roleCode?: string | null | undefined;
};

/** Who decides at a step of an approval flow. */
export type ApproverKind =
  /** The head of the person's department. */
  | 'DEPARTMENT_HEAD'
  /** The person's line manager, or the manager some levels further up. */
  | 'LINE_MANAGER'
  /** People who are named. */
  | 'NAMED'
  /** Everybody who has a certain role. */
  | 'ROLE'
  | '%future added value';

/** How the 360 assessment of a plan is done: people around each person evaluate them. */
export type Assess360Input = {
  /** Who decides on the raters that an employee names. */
  approval: ReviewApproval;
  /** How many raters of each relation a person has. */
  limits: Assess360LimitsInput;
  /** Forms below this percentage of the full score are flagged to HR. */
  lowScore: string;
  /** How the groups of raters count in the 360 score. */
  ratio360: Assess360RatioInput;
  /** Percent of the 360 score in the result, beside self and superior. */
  share: string;
  /** Id of the custom template that is its form. */
  templateId: string;
};

/** How many raters of each relation a person has. */
export type Assess360LimitsInput = {
  /** Direct reports. */
  direct: RaterLimitInput;
  /** Peers and everybody else. */
  nonDirect: RaterLimitInput;
  /** Superiors. */
  superior: RaterLimitInput;
};

/** Percent of each group of raters in the 360 score; together 100. */
export type Assess360RatioInput = {
  /** Of direct reports. */
  direct: string;
  /** Of peers and everybody else. */
  nonDirect: string;
  /** Of superiors. */
  superior: string;
};

/** Who confirms a result. */
export type AssessmentConfirmationParty =
  /** The superior. */
  | 'BOSS'
  /** The evaluated person. */
  | 'EMPLOYEE'
  | '%future added value';

/** Which people of a plan are meant; all conditions given must hold. */
export type AssessmentParticipantFilterInput = {
  /** Id of a department; people of it and of everything below it. */
  departmentId?: string | null | undefined;
  /** Any of these stages. */
  employeeStages?: Array<EmployeeStage> | null | undefined;
  /** Part of the name or employee number. */
  keyword?: string | null | undefined;
};

/** How long the assessed period is. */
export type AssessmentPlanCycle =
  /** A year. */
  | 'ANNUAL'
  /** A month. */
  | 'MONTH'
  /** A quarter of a year. */
  | 'QUARTER'
  /** Half a year. */
  | 'SEMI_ANNUAL'
  | '%future added value';

/** Which appraisal plans are meant; all conditions given must hold. */
export type AssessmentPlanFilterInput = {
  /** How long the assessed period is. */
  cycle?: AssessmentPlanCycle | null | undefined;
  /** Part of the name. */
  keyword?: string | null | undefined;
  /** Any of these statuses. */
  statuses?: Array<AssessmentPlanStatus> | null | undefined;
  /** The year they belong to. */
  year?: number | null | undefined;
};

/** A template that people in a plan fill in, and how much it counts. */
export type AssessmentPlanModuleInput = {
  /** Id of the template, whose enabled version is taken. */
  templateId: string;
  /** How much it counts in the result, in percent. */
  weight: string;
};

/** What of a part an open plan changes. */
export type AssessmentPlanPartInput = {
  /** Id of the part. */
  id: string;
  /** Its name, at most 50 characters. */
  name: string;
  /** Its English name; null: it has none. */
  nameEn?: string | null | undefined;
  /** How much it counts in the template, in percent; all parts sum to 100. */
  weight: string;
};

/** A stage that has dates of its own. */
export type AssessmentPlanStage =
  /** Comparing and adjusting results. */
  | 'CALIBRATE'
  /** Telling and confirming results. */
  | 'COMMUNICATE'
  /** Writing down and approving targets. */
  | 'FILL'
  /** Scoring. */
  | 'SCORE'
  | '%future added value';

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

/** The days on which people are reminded of one stage. */
export type AssessmentStageReminderDatesInput = {
  /** The days, at most 8. */
  dates: Array<string>;
  /** The stage. */
  stage: AssessmentPlanStage;
};

/** When each stage of a plan is meant to run, one after the other. */
export type AssessmentStageWindowsInput = {
  /** Comparing and adjusting results. */
  calibrate: DateWindowInput;
  /** Telling and confirming results. */
  communicate: DateWindowInput;
  /** Writing down and approving targets. */
  fill: DateWindowInput;
  /** Scoring. It begins after today and is shorter than the assessed period. */
  score: DateWindowInput;
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

/** A range of days; both ends belong to it. */
export type DateWindowInput = {
  /** First day. */
  from: string;
  /** Last day. */
  to: string;
};

/** Which plan to delete. */
export type DeleteAssessmentPlanInput = {
  /** Id of the plan. */
  id: string;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

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

/** Which results to export. */
export type ExportAssessmentResultsInput = {
  /** Id of the plan. */
  planId: string;
};

/** Which plan to lock or unlock. */
export type LockAssessmentPlanInput = {
  /** Id of the plan. */
  id: string;
  /** Whether it shall be locked. */
  locked: boolean;
  /** Why it is locked; everybody it keeps from working is shown this. */
  reason?: string | null | undefined;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

/** A manager who is locked or unlocked in a plan. */
export type LockManagerInput = {
  /** Id of the employee who is the manager. */
  employeeId: string;
  /** True to lock, false to unlock. */
  locked: boolean;
  /** Id of the plan. */
  planId: string;
};

/** Who cannot score themselves, and why. */
export type MarkAbsentFromSelfScoreInput = {
  /** Whether the person is absent; false asks for the self score again. */
  absent: boolean;
  /** Id of the evaluated person. */
  employeeId: string;
  /** Id of the plan. */
  planId: string;
  /** Why; needed when absent. */
  reason?: string | null | undefined;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** Fewest and most raters. */
export type RaterLimitInput = {
  /** Most that can be invited. */
  max: number;
  /** Fewest that HR expects. */
  min: number;
};

/** Whom to remind now. */
export type RemindAssessmentPlanInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Ids of the people to remind; null or left out, everybody who is not done. */
  employeeIds?: Array<string> | null | undefined;
  /** Id of the plan. */
  id: string;
};

/** Which plan to return to an earlier stage. */
export type ReturnAssessmentPlanInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the plan. */
  id: string;
  /** Why, at most 200 characters. */
  reason: string;
  /** The earlier stage. */
  to: AssessmentPlanStatus;
  /**
   * For a plan that is calibrated with others: true returns all of them, false this one, which then is no longer combined.
   * Left out where there are none.
   */
  together?: boolean | null | undefined;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

/** Who decides on the raters that an employee names. */
export type ReviewApproval =
  /** HR. */
  | 'HR'
  /** They are invited at once. */
  | 'NOBODY'
  /** The superior. */
  | 'SUPERIOR'
  | '%future added value';

/** Name, period, dates and switches of an appraisal plan. */
export type SaveAssessmentPlanInput = {
  /** Whether the evaluated people may export their own appraisal. */
  allowExportDetails: boolean;
  /** How people around each person evaluate them; without a 360 assessment when left out. */
  assess360?: Assess360Input | null | undefined;
  /** For how many people of the plan one co-assessor may be picked; 10 when left out. */
  assessorPicksMax?: number | null | undefined;
  /** How much the score of the superior counts, in percent. With the ratio of self, and that of a 360 assessment, it sums to 100. */
  bossRatio: string;
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** How long the assessed period is. */
  cycle: AssessmentPlanCycle;
  /** Which of the half-years, quarters or months of the year it is about, from 1; 1 for a year. */
  cycleIndex: number;
  /** To how many decimal places scores are rounded when they are shown, from 0 to 4. */
  digits: number;
  /** Id of the plan to change; null or left out, a new one is created. */
  id?: string | null | undefined;
  /** Whether superiors may write the targets of their people themselves. */
  managersMaySetTargets: boolean;
  /** Name, at most 50 characters, unique in the company. */
  name: string;
  /** Share of the co-assessors’ score in percent; 0 when the plan has no co-assessors. All shares add up to 100. */
  partnerRatio?: string | null | undefined;
  /** First day of the assessed period. */
  periodFrom: string;
  /** Last day of the assessed period. */
  periodTo: string;
  /** On which days people are reminded of a stage; empty when nobody is. */
  reminders: Array<AssessmentStageReminderDatesInput>;
  /** How much the score people give themselves counts in their result, in percent. */
  selfRatio: string;
  /** The `version` of the plan as you read it; required with `id`. An older one is refused with CONFLICT. */
  version?: number | null | undefined;
  /** From when on the evaluated people see their result. */
  viewScoreAt: ViewScoreAt;
  /** How much of their result the evaluated people see. */
  viewWhat: ViewWhat;
  /** When each stage is meant to run. */
  windows: AssessmentStageWindowsInput;
  /** The year it belongs to, e.g. 2026. */
  year: number;
};

/** Parts of a template in an open plan. */
export type SaveAssessmentPlanPartsInput = {
  /** Id of the plan. */
  id: string;
  /** All of its parts: none comes or goes. */
  parts: Array<AssessmentPlanPartInput>;
  /** Id of the template. */
  templateId: string;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

/** Rule, templates and approval flow of a plan. */
export type SaveAssessmentPlanRuleInput = {
  /** The steps by which targets are approved, at most 10. Empty means that the line manager approves alone. */
  flow: Array<ApprovalNodeInput>;
  /** Id of the plan. */
  id: string;
  /** The templates people fill in, whose weights sum to 100. */
  modules: Array<AssessmentPlanModuleInput>;
  /** Id of the rule by which scores become levels. */
  ruleId: string;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

/** Who takes part in a plan. */
export type SaveAssessmentPlanScopeInput = {
  /** Ids of departments whose people take part, with everything below them. */
  departmentIds: Array<string>;
  /** Ids of further people who take part. */
  employeeIds: Array<string>;
  /** Ids of people who are left out. */
  excludedEmployeeIds: Array<string>;
  /** Id of the plan. */
  id: string;
  /** Why people leave, at most 200 characters; they and their superiors are told. Required when somebody leaves an open plan. */
  reason?: string | null | undefined;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
  /** Whether everybody in service takes part. */
  wholeCompany: boolean;
};

/** Which starter kit a plan is made of. */
export type StartPlanFromKitInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** The kit. */
  kit: StarterKit;
};

/** A way to appraise that a company can begin with: rule, template and plan in one. Everything in it can be changed later. */
export type StarterKit =
  /** Results and attitude of a year, with a share of the people for each level. */
  | 'ANNUAL_DISTRIBUTION'
  /** Key performance indicators with the values of the company, half a year each. */
  | 'KPI_VALUES'
  /** Objectives and key results, quarter by quarter. */
  | 'OKR'
  | '%future added value';

/** Which plan to stop for good. */
export type StopAssessmentPlanInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the plan. */
  id: string;
  /** Why, at most 200 characters. */
  reason: string;
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

/** What changes in an open plan. Null, or a field left out, leaves a setting as it is. */
export type UpdateOpenAssessmentPlanInput = {
  /** Whether the evaluated people may export their own appraisal. */
  allowExportDetails?: boolean | null | undefined;
  /** Whether confirming results by superiors is locked for now. */
  bossConfirmLocked?: boolean | null | undefined;
  /** What superiors confirm with a result, at most 500 characters; empty: the usual words. */
  bossNote?: string | null | undefined;
  /** Whether scoring by superiors is locked for now. */
  bossScoringLocked?: boolean | null | undefined;
  /** What people confirm with their result, at most 500 characters; empty: the usual words. */
  employeeNote?: string | null | undefined;
  /** Whether writing down targets is closed for now. */
  fillInClosed?: boolean | null | undefined;
  /** Id of the plan. */
  id: string;
  /** On which days people are reminded of a stage. */
  reminders?: Array<AssessmentStageReminderDatesInput> | null | undefined;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
  /** From when on the evaluated people see their result. */
  viewScoreAt?: ViewScoreAt | null | undefined;
  /** How much of their result the evaluated people see. */
  viewWhat?: ViewWhat | null | undefined;
};

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

export type PlanListQueryVariables = Exact<{
  filter?: AssessmentPlanFilterInput | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type PlanListQuery = { assessmentPlans: { total: number, items: Array<{ id: string, name: string, year: number, cycle: AssessmentPlanCycle | null, cycleIndex: number, status: AssessmentPlanStatus | null, locked: boolean, scopeCount: number, ruleName: string | null, openedAt: string | null, updatedAt: string, version: number, windows: { fill: { from: string, to: string }, score: { from: string, to: string }, calibrate: { from: string, to: string }, communicate: { from: string, to: string } }, stageCounts: Array<{ stage: EmployeeStage | null, count: number }> }> } | null };

export type PlanDetailQueryVariables = Exact<{
  id: string;
}>;


export type PlanDetailQuery = { assessmentPlan: { id: string, periodFrom: string, periodTo: string, lockReason: string | null, stopReason: string | null, selfRatio: string, bossRatio: string, partnerRatio: string, assessorPicksMax: number, digits: number, viewScoreAt: ViewScoreAt | null, viewWhat: ViewWhat | null, allowExportDetails: boolean, managersMaySetTargets: boolean, fillInClosed: boolean, bossScoringLocked: boolean, bossConfirmLocked: boolean, archivedAt: string | null, name: string, year: number, cycle: AssessmentPlanCycle | null, cycleIndex: number, status: AssessmentPlanStatus | null, locked: boolean, scopeCount: number, ruleName: string | null, openedAt: string | null, updatedAt: string, version: number, employeeTypes: Array<{ id: string, name: string, jobFamilyIds: Array<string>, people: number, version: number, modules: Array<{ templateId: string, weight: string }> }> | null, assess360: { templateId: string, share: string, approval: ReviewApproval | null, lowScore: string, ratio360: { superior: string, direct: string, nonDirect: string }, limits: { superior: { min: number, max: number }, direct: { min: number, max: number }, nonDirect: { min: number, max: number } } } | null, combinedPlans: Array<{ id: string, name: string }>, reminders: Array<{ stage: AssessmentPlanStage | null, dates: Array<string> }>, rule: { id: string } | null, modules: Array<{ weight: string, template: { id: string, name: string } | null }>, flow: Array<{ name: string, kind: ApproverKind | null, level: number | null, roleCode: string | null, mode: ApprovalMode | null, employees: Array<{ id: string, name: string, number: string } | null> | null }>, scope: { wholeCompany: boolean, departments: Array<{ id: string, name: string, nameEn: string | null } | null> | null, employees: Array<{ id: string, name: string, number: string } | null> | null, excludedEmployees: Array<{ id: string, name: string, number: string } | null> | null }, windows: { fill: { from: string, to: string }, score: { from: string, to: string }, calibrate: { from: string, to: string }, communicate: { from: string, to: string } }, stageCounts: Array<{ stage: EmployeeStage | null, count: number }> } | null };

export type PlanResultNotesQueryVariables = Exact<{
  id: string;
}>;


export type PlanResultNotesQuery = { assessmentPlan: { id: string, resultNotes: Array<{ by: AssessmentConfirmationParty | null, text: string | null }> | null } | null };

export type PlanNameTakenQueryVariables = Exact<{
  name: string;
  exceptId?: string | null | undefined;
}>;


export type PlanNameTakenQuery = { assessmentPlanNameTaken: boolean | null };

export type PlanReadinessQueryVariables = Exact<{
  id: string;
  to: AssessmentPlanStatus;
  withSignIn?: boolean;
}>;


export type PlanReadinessQuery = { assessmentPlan: { id: string, peopleWithoutSignIn?: number | null, readiness: { blockers: Array<{ field: string, code: string, message: string, employee: { id: string, name: string, nameEn: string | null, number: string } | null }>, pending: Array<{ field: string, code: string, message: string, employee: { id: string, name: string, nameEn: string | null, number: string } | null }> } | null } | null };

export type PlanParticipantsQueryVariables = Exact<{
  id: string;
  filter?: AssessmentParticipantFilterInput | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type PlanParticipantsQuery = { assessmentPlan: { id: string, participants: { total: number, items: Array<{ noTargets: boolean, absent: boolean, bossLocked: boolean, id: string, employeeStage: EmployeeStage | null, bossStage: BossStage | null, targetStatus: TargetStatus | null, locked: boolean, composedScore: string | null, levelName: string | null, fromLevelName: string | null, employee: { id: string, name: string, nameEn: string | null, number: string } | null, department: { id: string, name: string, nameEn: string | null } | null, boss: { id: string, name: string, nameEn: string | null, number: string } | null }> } | null } | null };

export type PlanRuleChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanRuleChoicesQuery = { assessmentRules: { items: Array<{ id: string, name: string, type: AssessmentRuleType | null, fullScore: string, levels: Array<{ name: string }> }> } | null, enabledAssessmentTemplates: Array<{ id: string, name: string, enabledVersionName: string | null }> | null };

export type PlanHistoryQueryVariables = Exact<{
  id: string;
  page?: PageInput | null | undefined;
}>;


export type PlanHistoryQuery = { auditEntries: { total: number, items: Array<{ id: string, at: string, actorName: string, subjectName: string | null, text: string }> } | null };

export type SavePlanMutationVariables = Exact<{
  input: SaveAssessmentPlanInput;
}>;


export type SavePlanMutation = { saveAssessmentPlan: { assessmentPlan: { periodFrom: string, periodTo: string, lockReason: string | null, stopReason: string | null, selfRatio: string, bossRatio: string, partnerRatio: string, assessorPicksMax: number, digits: number, viewScoreAt: ViewScoreAt | null, viewWhat: ViewWhat | null, allowExportDetails: boolean, managersMaySetTargets: boolean, fillInClosed: boolean, bossScoringLocked: boolean, bossConfirmLocked: boolean, archivedAt: string | null, id: string, name: string, year: number, cycle: AssessmentPlanCycle | null, cycleIndex: number, status: AssessmentPlanStatus | null, locked: boolean, scopeCount: number, ruleName: string | null, openedAt: string | null, updatedAt: string, version: number, assess360: { templateId: string, share: string, approval: ReviewApproval | null, lowScore: string, ratio360: { superior: string, direct: string, nonDirect: string }, limits: { superior: { min: number, max: number }, direct: { min: number, max: number }, nonDirect: { min: number, max: number } } } | null, combinedPlans: Array<{ id: string, name: string }>, reminders: Array<{ stage: AssessmentPlanStage | null, dates: Array<string> }>, rule: { id: string } | null, modules: Array<{ weight: string, template: { id: string, name: string } | null }>, windows: { fill: { from: string, to: string }, score: { from: string, to: string }, calibrate: { from: string, to: string }, communicate: { from: string, to: string } }, stageCounts: Array<{ stage: EmployeeStage | null, count: number }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type StartPlanFromKitMutationVariables = Exact<{
  input: StartPlanFromKitInput;
}>;


export type StartPlanFromKitMutation = { startPlanFromKit: { assessmentPlan: { id: string } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type SavePlanScopeMutationVariables = Exact<{
  input: SaveAssessmentPlanScopeInput;
}>;


export type SavePlanScopeMutation = { saveAssessmentPlanScope: { assessmentPlan: { periodFrom: string, periodTo: string, lockReason: string | null, stopReason: string | null, selfRatio: string, bossRatio: string, partnerRatio: string, assessorPicksMax: number, digits: number, viewScoreAt: ViewScoreAt | null, viewWhat: ViewWhat | null, allowExportDetails: boolean, managersMaySetTargets: boolean, fillInClosed: boolean, bossScoringLocked: boolean, bossConfirmLocked: boolean, archivedAt: string | null, id: string, name: string, year: number, cycle: AssessmentPlanCycle | null, cycleIndex: number, status: AssessmentPlanStatus | null, locked: boolean, scopeCount: number, ruleName: string | null, openedAt: string | null, updatedAt: string, version: number, assess360: { templateId: string, share: string, approval: ReviewApproval | null, lowScore: string, ratio360: { superior: string, direct: string, nonDirect: string }, limits: { superior: { min: number, max: number }, direct: { min: number, max: number }, nonDirect: { min: number, max: number } } } | null, combinedPlans: Array<{ id: string, name: string }>, reminders: Array<{ stage: AssessmentPlanStage | null, dates: Array<string> }>, rule: { id: string } | null, modules: Array<{ weight: string, template: { id: string, name: string } | null }>, scope: { wholeCompany: boolean, departments: Array<{ id: string, name: string, nameEn: string | null } | null> | null, employees: Array<{ id: string, name: string, number: string } | null> | null, excludedEmployees: Array<{ id: string, name: string, number: string } | null> | null }, windows: { fill: { from: string, to: string }, score: { from: string, to: string }, calibrate: { from: string, to: string }, communicate: { from: string, to: string } }, stageCounts: Array<{ stage: EmployeeStage | null, count: number }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type SavePlanRuleMutationVariables = Exact<{
  input: SaveAssessmentPlanRuleInput;
}>;


export type SavePlanRuleMutation = { saveAssessmentPlanRule: { assessmentPlan: { periodFrom: string, periodTo: string, lockReason: string | null, stopReason: string | null, selfRatio: string, bossRatio: string, partnerRatio: string, assessorPicksMax: number, digits: number, viewScoreAt: ViewScoreAt | null, viewWhat: ViewWhat | null, allowExportDetails: boolean, managersMaySetTargets: boolean, fillInClosed: boolean, bossScoringLocked: boolean, bossConfirmLocked: boolean, archivedAt: string | null, id: string, name: string, year: number, cycle: AssessmentPlanCycle | null, cycleIndex: number, status: AssessmentPlanStatus | null, locked: boolean, scopeCount: number, ruleName: string | null, openedAt: string | null, updatedAt: string, version: number, assess360: { templateId: string, share: string, approval: ReviewApproval | null, lowScore: string, ratio360: { superior: string, direct: string, nonDirect: string }, limits: { superior: { min: number, max: number }, direct: { min: number, max: number }, nonDirect: { min: number, max: number } } } | null, combinedPlans: Array<{ id: string, name: string }>, reminders: Array<{ stage: AssessmentPlanStage | null, dates: Array<string> }>, rule: { id: string } | null, modules: Array<{ weight: string, template: { id: string, name: string } | null }>, flow: Array<{ name: string, kind: ApproverKind | null, level: number | null, roleCode: string | null, mode: ApprovalMode | null, employees: Array<{ id: string, name: string, number: string } | null> | null }>, windows: { fill: { from: string, to: string }, score: { from: string, to: string }, calibrate: { from: string, to: string }, communicate: { from: string, to: string } }, stageCounts: Array<{ stage: EmployeeStage | null, count: number }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type UpdateOpenPlanMutationVariables = Exact<{
  input: UpdateOpenAssessmentPlanInput;
}>;


export type UpdateOpenPlanMutation = { updateOpenAssessmentPlan: { assessmentPlan: { periodFrom: string, periodTo: string, lockReason: string | null, stopReason: string | null, selfRatio: string, bossRatio: string, partnerRatio: string, assessorPicksMax: number, digits: number, viewScoreAt: ViewScoreAt | null, viewWhat: ViewWhat | null, allowExportDetails: boolean, managersMaySetTargets: boolean, fillInClosed: boolean, bossScoringLocked: boolean, bossConfirmLocked: boolean, archivedAt: string | null, id: string, name: string, year: number, cycle: AssessmentPlanCycle | null, cycleIndex: number, status: AssessmentPlanStatus | null, locked: boolean, scopeCount: number, ruleName: string | null, openedAt: string | null, updatedAt: string, version: number, assess360: { templateId: string, share: string, approval: ReviewApproval | null, lowScore: string, ratio360: { superior: string, direct: string, nonDirect: string }, limits: { superior: { min: number, max: number }, direct: { min: number, max: number }, nonDirect: { min: number, max: number } } } | null, combinedPlans: Array<{ id: string, name: string }>, reminders: Array<{ stage: AssessmentPlanStage | null, dates: Array<string> }>, rule: { id: string } | null, modules: Array<{ weight: string, template: { id: string, name: string } | null }>, windows: { fill: { from: string, to: string }, score: { from: string, to: string }, calibrate: { from: string, to: string }, communicate: { from: string, to: string } }, stageCounts: Array<{ stage: EmployeeStage | null, count: number }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type PlanPartsQueryVariables = Exact<{
  id: string;
}>;


export type PlanPartsQuery = { assessmentPlan: { id: string, modules: Array<{ weight: string, template: { id: string, name: string } | null, parts: Array<{ id: string, name: string, nameEn: string | null, weight: string }> }> } | null };

export type PlanPartsFragment = { id: string, modules: Array<{ weight: string, template: { id: string, name: string } | null, parts: Array<{ id: string, name: string, nameEn: string | null, weight: string }> }> };

export type SavePlanPartsMutationVariables = Exact<{
  input: SaveAssessmentPlanPartsInput;
}>;


export type SavePlanPartsMutation = { saveAssessmentPlanParts: { assessmentPlan: { id: string, version: number, modules: Array<{ weight: string, template: { id: string, name: string } | null, parts: Array<{ id: string, name: string, nameEn: string | null, weight: string }> }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type AdvancePlanMutationVariables = Exact<{
  input: AdvanceAssessmentPlanInput;
}>;


export type AdvancePlanMutation = { advanceAssessmentPlan: { assessmentPlan: { periodFrom: string, periodTo: string, lockReason: string | null, stopReason: string | null, selfRatio: string, bossRatio: string, partnerRatio: string, assessorPicksMax: number, digits: number, viewScoreAt: ViewScoreAt | null, viewWhat: ViewWhat | null, allowExportDetails: boolean, managersMaySetTargets: boolean, fillInClosed: boolean, bossScoringLocked: boolean, bossConfirmLocked: boolean, archivedAt: string | null, id: string, name: string, year: number, cycle: AssessmentPlanCycle | null, cycleIndex: number, status: AssessmentPlanStatus | null, locked: boolean, scopeCount: number, ruleName: string | null, openedAt: string | null, updatedAt: string, version: number, assess360: { templateId: string, share: string, approval: ReviewApproval | null, lowScore: string, ratio360: { superior: string, direct: string, nonDirect: string }, limits: { superior: { min: number, max: number }, direct: { min: number, max: number }, nonDirect: { min: number, max: number } } } | null, combinedPlans: Array<{ id: string, name: string }>, reminders: Array<{ stage: AssessmentPlanStage | null, dates: Array<string> }>, rule: { id: string } | null, modules: Array<{ weight: string, template: { id: string, name: string } | null }>, windows: { fill: { from: string, to: string }, score: { from: string, to: string }, calibrate: { from: string, to: string }, communicate: { from: string, to: string } }, stageCounts: Array<{ stage: EmployeeStage | null, count: number }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ReturnPlanMutationVariables = Exact<{
  input: ReturnAssessmentPlanInput;
}>;


export type ReturnPlanMutation = { returnAssessmentPlan: { assessmentPlan: { periodFrom: string, periodTo: string, lockReason: string | null, stopReason: string | null, selfRatio: string, bossRatio: string, partnerRatio: string, assessorPicksMax: number, digits: number, viewScoreAt: ViewScoreAt | null, viewWhat: ViewWhat | null, allowExportDetails: boolean, managersMaySetTargets: boolean, fillInClosed: boolean, bossScoringLocked: boolean, bossConfirmLocked: boolean, archivedAt: string | null, id: string, name: string, year: number, cycle: AssessmentPlanCycle | null, cycleIndex: number, status: AssessmentPlanStatus | null, locked: boolean, scopeCount: number, ruleName: string | null, openedAt: string | null, updatedAt: string, version: number, assess360: { templateId: string, share: string, approval: ReviewApproval | null, lowScore: string, ratio360: { superior: string, direct: string, nonDirect: string }, limits: { superior: { min: number, max: number }, direct: { min: number, max: number }, nonDirect: { min: number, max: number } } } | null, combinedPlans: Array<{ id: string, name: string }>, reminders: Array<{ stage: AssessmentPlanStage | null, dates: Array<string> }>, rule: { id: string } | null, modules: Array<{ weight: string, template: { id: string, name: string } | null }>, windows: { fill: { from: string, to: string }, score: { from: string, to: string }, calibrate: { from: string, to: string }, communicate: { from: string, to: string } }, stageCounts: Array<{ stage: EmployeeStage | null, count: number }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type StopPlanMutationVariables = Exact<{
  input: StopAssessmentPlanInput;
}>;


export type StopPlanMutation = { stopAssessmentPlan: { assessmentPlan: { periodFrom: string, periodTo: string, lockReason: string | null, stopReason: string | null, selfRatio: string, bossRatio: string, partnerRatio: string, assessorPicksMax: number, digits: number, viewScoreAt: ViewScoreAt | null, viewWhat: ViewWhat | null, allowExportDetails: boolean, managersMaySetTargets: boolean, fillInClosed: boolean, bossScoringLocked: boolean, bossConfirmLocked: boolean, archivedAt: string | null, id: string, name: string, year: number, cycle: AssessmentPlanCycle | null, cycleIndex: number, status: AssessmentPlanStatus | null, locked: boolean, scopeCount: number, ruleName: string | null, openedAt: string | null, updatedAt: string, version: number, assess360: { templateId: string, share: string, approval: ReviewApproval | null, lowScore: string, ratio360: { superior: string, direct: string, nonDirect: string }, limits: { superior: { min: number, max: number }, direct: { min: number, max: number }, nonDirect: { min: number, max: number } } } | null, combinedPlans: Array<{ id: string, name: string }>, reminders: Array<{ stage: AssessmentPlanStage | null, dates: Array<string> }>, rule: { id: string } | null, modules: Array<{ weight: string, template: { id: string, name: string } | null }>, windows: { fill: { from: string, to: string }, score: { from: string, to: string }, calibrate: { from: string, to: string }, communicate: { from: string, to: string } }, stageCounts: Array<{ stage: EmployeeStage | null, count: number }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type LockPlanMutationVariables = Exact<{
  input: LockAssessmentPlanInput;
}>;


export type LockPlanMutation = { lockAssessmentPlan: { assessmentPlan: { periodFrom: string, periodTo: string, lockReason: string | null, stopReason: string | null, selfRatio: string, bossRatio: string, partnerRatio: string, assessorPicksMax: number, digits: number, viewScoreAt: ViewScoreAt | null, viewWhat: ViewWhat | null, allowExportDetails: boolean, managersMaySetTargets: boolean, fillInClosed: boolean, bossScoringLocked: boolean, bossConfirmLocked: boolean, archivedAt: string | null, id: string, name: string, year: number, cycle: AssessmentPlanCycle | null, cycleIndex: number, status: AssessmentPlanStatus | null, locked: boolean, scopeCount: number, ruleName: string | null, openedAt: string | null, updatedAt: string, version: number, assess360: { templateId: string, share: string, approval: ReviewApproval | null, lowScore: string, ratio360: { superior: string, direct: string, nonDirect: string }, limits: { superior: { min: number, max: number }, direct: { min: number, max: number }, nonDirect: { min: number, max: number } } } | null, combinedPlans: Array<{ id: string, name: string }>, reminders: Array<{ stage: AssessmentPlanStage | null, dates: Array<string> }>, rule: { id: string } | null, modules: Array<{ weight: string, template: { id: string, name: string } | null }>, windows: { fill: { from: string, to: string }, score: { from: string, to: string }, calibrate: { from: string, to: string }, communicate: { from: string, to: string } }, stageCounts: Array<{ stage: EmployeeStage | null, count: number }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type RemindPlanMutationVariables = Exact<{
  input: RemindAssessmentPlanInput;
}>;


export type RemindPlanMutation = { remindAssessmentPlan: { reminded: number | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeletePlanMutationVariables = Exact<{
  input: DeleteAssessmentPlanInput;
}>;


export type DeletePlanMutation = { deleteAssessmentPlan: { deletedId: string | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ExportPlanResultsMutationVariables = Exact<{
  input: ExportAssessmentResultsInput;
}>;


export type ExportPlanResultsMutation = { exportAssessmentResults: { file: { url: string, name: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type PlanListRowFragment = { id: string, name: string, year: number, cycle: AssessmentPlanCycle | null, cycleIndex: number, status: AssessmentPlanStatus | null, locked: boolean, scopeCount: number, ruleName: string | null, openedAt: string | null, updatedAt: string, version: number, windows: { fill: { from: string, to: string }, score: { from: string, to: string }, calibrate: { from: string, to: string }, communicate: { from: string, to: string } }, stageCounts: Array<{ stage: EmployeeStage | null, count: number }> };

export type PlanWindowsFragment = { fill: { from: string, to: string }, score: { from: string, to: string }, calibrate: { from: string, to: string }, communicate: { from: string, to: string } };

export type PlanFullFragment = { periodFrom: string, periodTo: string, lockReason: string | null, stopReason: string | null, selfRatio: string, bossRatio: string, partnerRatio: string, assessorPicksMax: number, digits: number, viewScoreAt: ViewScoreAt | null, viewWhat: ViewWhat | null, allowExportDetails: boolean, managersMaySetTargets: boolean, fillInClosed: boolean, bossScoringLocked: boolean, bossConfirmLocked: boolean, archivedAt: string | null, id: string, name: string, year: number, cycle: AssessmentPlanCycle | null, cycleIndex: number, status: AssessmentPlanStatus | null, locked: boolean, scopeCount: number, ruleName: string | null, openedAt: string | null, updatedAt: string, version: number, assess360: { templateId: string, share: string, approval: ReviewApproval | null, lowScore: string, ratio360: { superior: string, direct: string, nonDirect: string }, limits: { superior: { min: number, max: number }, direct: { min: number, max: number }, nonDirect: { min: number, max: number } } } | null, combinedPlans: Array<{ id: string, name: string }>, reminders: Array<{ stage: AssessmentPlanStage | null, dates: Array<string> }>, rule: { id: string } | null, modules: Array<{ weight: string, template: { id: string, name: string } | null }>, flow: Array<{ name: string, kind: ApproverKind | null, level: number | null, roleCode: string | null, mode: ApprovalMode | null, employees: Array<{ id: string, name: string, number: string } | null> | null }>, scope: { wholeCompany: boolean, departments: Array<{ id: string, name: string, nameEn: string | null } | null> | null, employees: Array<{ id: string, name: string, number: string } | null> | null, excludedEmployees: Array<{ id: string, name: string, number: string } | null> | null }, windows: { fill: { from: string, to: string }, score: { from: string, to: string }, calibrate: { from: string, to: string }, communicate: { from: string, to: string } }, stageCounts: Array<{ stage: EmployeeStage | null, count: number }> };

export type PlanStandingFragment = { periodFrom: string, periodTo: string, lockReason: string | null, stopReason: string | null, selfRatio: string, bossRatio: string, partnerRatio: string, assessorPicksMax: number, digits: number, viewScoreAt: ViewScoreAt | null, viewWhat: ViewWhat | null, allowExportDetails: boolean, managersMaySetTargets: boolean, fillInClosed: boolean, bossScoringLocked: boolean, bossConfirmLocked: boolean, archivedAt: string | null, id: string, name: string, year: number, cycle: AssessmentPlanCycle | null, cycleIndex: number, status: AssessmentPlanStatus | null, locked: boolean, scopeCount: number, ruleName: string | null, openedAt: string | null, updatedAt: string, version: number, assess360: { templateId: string, share: string, approval: ReviewApproval | null, lowScore: string, ratio360: { superior: string, direct: string, nonDirect: string }, limits: { superior: { min: number, max: number }, direct: { min: number, max: number }, nonDirect: { min: number, max: number } } } | null, combinedPlans: Array<{ id: string, name: string }>, reminders: Array<{ stage: AssessmentPlanStage | null, dates: Array<string> }>, rule: { id: string } | null, modules: Array<{ weight: string, template: { id: string, name: string } | null }>, windows: { fill: { from: string, to: string }, score: { from: string, to: string }, calibrate: { from: string, to: string }, communicate: { from: string, to: string } }, stageCounts: Array<{ stage: EmployeeStage | null, count: number }> };

export type PlanFlowFragment = { id: string, flow: Array<{ name: string, kind: ApproverKind | null, level: number | null, roleCode: string | null, mode: ApprovalMode | null, employees: Array<{ id: string, name: string, number: string } | null> | null }> };

export type PlanScopeFragment = { id: string, scope: { wholeCompany: boolean, departments: Array<{ id: string, name: string, nameEn: string | null } | null> | null, employees: Array<{ id: string, name: string, number: string } | null> | null, excludedEmployees: Array<{ id: string, name: string, number: string } | null> | null } };

export type PlanObstaclesFragment = { blockers: Array<{ field: string, code: string, message: string, employee: { id: string, name: string, nameEn: string | null, number: string } | null }>, pending: Array<{ field: string, code: string, message: string, employee: { id: string, name: string, nameEn: string | null, number: string } | null }> };

export type PlanParticipantRowFragment = { noTargets: boolean, absent: boolean, bossLocked: boolean, id: string, employeeStage: EmployeeStage | null, bossStage: BossStage | null, targetStatus: TargetStatus | null, locked: boolean, composedScore: string | null, levelName: string | null, fromLevelName: string | null, employee: { id: string, name: string, nameEn: string | null, number: string } | null, department: { id: string, name: string, nameEn: string | null } | null, boss: { id: string, name: string, nameEn: string | null, number: string } | null };

export type MarkAbsentMutationVariables = Exact<{
  input: MarkAbsentFromSelfScoreInput;
}>;


export type MarkAbsentMutation = { markAbsentFromSelfScore: { userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type LockManagerMutationVariables = Exact<{
  input: LockManagerInput;
}>;


export type LockManagerMutation = { lockManager: { locked: boolean | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const PlanPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"modules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]}}]} as unknown as DocumentNode<PlanPartsFragment, unknown>;
export const PlanWindowsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanWindows"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentStageWindows"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibrate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<PlanWindowsFragment, unknown>;
export const PlanListRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"cycle"}},{"kind":"Field","name":{"kind":"Name","value":"cycleIndex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"scopeCount"}},{"kind":"Field","name":{"kind":"Name","value":"ruleName"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanWindows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stageCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanWindows"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentStageWindows"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibrate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<PlanListRowFragment, unknown>;
export const PlanStandingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanListRow"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"selfRatio"}},{"kind":"Field","name":{"kind":"Name","value":"bossRatio"}},{"kind":"Field","name":{"kind":"Name","value":"partnerRatio"}},{"kind":"Field","name":{"kind":"Name","value":"assessorPicksMax"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}},{"kind":"Field","name":{"kind":"Name","value":"viewScoreAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewWhat"}},{"kind":"Field","name":{"kind":"Name","value":"allowExportDetails"}},{"kind":"Field","name":{"kind":"Name","value":"managersMaySetTargets"}},{"kind":"Field","name":{"kind":"Name","value":"assess360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"lowScore"}},{"kind":"Field","name":{"kind":"Name","value":"ratio360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"}},{"kind":"Field","name":{"kind":"Name","value":"direct"}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"}}]}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"direct"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fillInClosed"}},{"kind":"Field","name":{"kind":"Name","value":"bossScoringLocked"}},{"kind":"Field","name":{"kind":"Name","value":"bossConfirmLocked"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"combinedPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"cycle"}},{"kind":"Field","name":{"kind":"Name","value":"cycleIndex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"scopeCount"}},{"kind":"Field","name":{"kind":"Name","value":"ruleName"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanWindows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stageCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanWindows"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentStageWindows"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibrate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<PlanStandingFragment, unknown>;
export const PlanFlowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFlow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"flow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalNodeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalNodeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"roleCode"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<PlanFlowFragment, unknown>;
export const PlanScopeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanScope"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scope"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wholeCompany"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"excludedEmployees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]} as unknown as DocumentNode<PlanScopeFragment, unknown>;
export const PlanFullFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFull"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanStanding"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFlow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanScope"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"cycle"}},{"kind":"Field","name":{"kind":"Name","value":"cycleIndex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"scopeCount"}},{"kind":"Field","name":{"kind":"Name","value":"ruleName"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanWindows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stageCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanWindows"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentStageWindows"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibrate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanListRow"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"selfRatio"}},{"kind":"Field","name":{"kind":"Name","value":"bossRatio"}},{"kind":"Field","name":{"kind":"Name","value":"partnerRatio"}},{"kind":"Field","name":{"kind":"Name","value":"assessorPicksMax"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}},{"kind":"Field","name":{"kind":"Name","value":"viewScoreAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewWhat"}},{"kind":"Field","name":{"kind":"Name","value":"allowExportDetails"}},{"kind":"Field","name":{"kind":"Name","value":"managersMaySetTargets"}},{"kind":"Field","name":{"kind":"Name","value":"assess360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"lowScore"}},{"kind":"Field","name":{"kind":"Name","value":"ratio360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"}},{"kind":"Field","name":{"kind":"Name","value":"direct"}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"}}]}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"direct"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fillInClosed"}},{"kind":"Field","name":{"kind":"Name","value":"bossScoringLocked"}},{"kind":"Field","name":{"kind":"Name","value":"bossConfirmLocked"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"combinedPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFlow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"flow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalNodeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanScope"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scope"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wholeCompany"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"excludedEmployees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalNodeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"roleCode"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<PlanFullFragment, unknown>;
export const PlanObstaclesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanObstacles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlanReadiness"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]} as unknown as DocumentNode<PlanObstaclesFragment, unknown>;
export const PlanParticipantRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanParticipantRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentParticipant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"absent"}},{"kind":"Field","name":{"kind":"Name","value":"bossLocked"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employeeStage"}},{"kind":"Field","name":{"kind":"Name","value":"bossStage"}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"fromLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boss"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<PlanParticipantRowFragment, unknown>;
export const PlanListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlanFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanListRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"cycle"}},{"kind":"Field","name":{"kind":"Name","value":"cycleIndex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"scopeCount"}},{"kind":"Field","name":{"kind":"Name","value":"ruleName"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanWindows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stageCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanWindows"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentStageWindows"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibrate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<PlanListQuery, PlanListQueryVariables>;
export const PlanDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"assessmentPlan"},"name":{"kind":"Name","value":"assessmentPlanSetup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFull"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanEmployeeTypes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"cycle"}},{"kind":"Field","name":{"kind":"Name","value":"cycleIndex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"scopeCount"}},{"kind":"Field","name":{"kind":"Name","value":"ruleName"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanWindows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stageCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanWindows"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentStageWindows"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibrate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFull"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanStanding"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFlow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanScope"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanListRow"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"selfRatio"}},{"kind":"Field","name":{"kind":"Name","value":"bossRatio"}},{"kind":"Field","name":{"kind":"Name","value":"partnerRatio"}},{"kind":"Field","name":{"kind":"Name","value":"assessorPicksMax"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}},{"kind":"Field","name":{"kind":"Name","value":"viewScoreAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewWhat"}},{"kind":"Field","name":{"kind":"Name","value":"allowExportDetails"}},{"kind":"Field","name":{"kind":"Name","value":"managersMaySetTargets"}},{"kind":"Field","name":{"kind":"Name","value":"assess360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"lowScore"}},{"kind":"Field","name":{"kind":"Name","value":"ratio360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"}},{"kind":"Field","name":{"kind":"Name","value":"direct"}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"}}]}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"direct"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fillInClosed"}},{"kind":"Field","name":{"kind":"Name","value":"bossScoringLocked"}},{"kind":"Field","name":{"kind":"Name","value":"bossConfirmLocked"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"combinedPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFlow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"flow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalNodeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanScope"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scope"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wholeCompany"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"excludedEmployees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanEmployeeTypes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employeeTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"jobFamilyIds"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"modules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalNodeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"roleCode"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<PlanDetailQuery, PlanDetailQueryVariables>;
export const PlanResultNotesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanResultNotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"resultNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<PlanResultNotesQuery, PlanResultNotesQueryVariables>;
export const PlanNameTakenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanNameTaken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"exceptId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlanNameTaken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"exceptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"exceptId"}}}]}]}}]} as unknown as DocumentNode<PlanNameTakenQuery, PlanNameTakenQueryVariables>;
export const PlanReadinessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanReadiness"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlanStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withSignIn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"peopleWithoutSignIn"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withSignIn"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"readiness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanObstacles"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanObstacles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlanReadiness"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]} as unknown as DocumentNode<PlanReadinessQuery, PlanReadinessQueryVariables>;
export const PlanParticipantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanParticipants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentParticipantFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanParticipantRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanParticipantRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentParticipant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"absent"}},{"kind":"Field","name":{"kind":"Name","value":"bossLocked"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employeeStage"}},{"kind":"Field","name":{"kind":"Name","value":"bossStage"}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"fromLevelName"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boss"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<PlanParticipantsQuery, PlanParticipantsQueryVariables>;
export const PlanRuleChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanRuleChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"enabled"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pageNo"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullScore"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"enabledAssessmentTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"enabledVersionName"}}]}}]}}]} as unknown as DocumentNode<PlanRuleChoicesQuery, PlanRuleChoicesQueryVariables>;
export const PlanHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"objectType"},"value":{"kind":"StringValue","value":"assessmentPlan","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"objectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<PlanHistoryQuery, PlanHistoryQueryVariables>;
export const SavePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveAssessmentPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveAssessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanStanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"cycle"}},{"kind":"Field","name":{"kind":"Name","value":"cycleIndex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"scopeCount"}},{"kind":"Field","name":{"kind":"Name","value":"ruleName"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanWindows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stageCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanWindows"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentStageWindows"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibrate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanListRow"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"selfRatio"}},{"kind":"Field","name":{"kind":"Name","value":"bossRatio"}},{"kind":"Field","name":{"kind":"Name","value":"partnerRatio"}},{"kind":"Field","name":{"kind":"Name","value":"assessorPicksMax"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}},{"kind":"Field","name":{"kind":"Name","value":"viewScoreAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewWhat"}},{"kind":"Field","name":{"kind":"Name","value":"allowExportDetails"}},{"kind":"Field","name":{"kind":"Name","value":"managersMaySetTargets"}},{"kind":"Field","name":{"kind":"Name","value":"assess360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"lowScore"}},{"kind":"Field","name":{"kind":"Name","value":"ratio360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"}},{"kind":"Field","name":{"kind":"Name","value":"direct"}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"}}]}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"direct"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fillInClosed"}},{"kind":"Field","name":{"kind":"Name","value":"bossScoringLocked"}},{"kind":"Field","name":{"kind":"Name","value":"bossConfirmLocked"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"combinedPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]} as unknown as DocumentNode<SavePlanMutation, SavePlanMutationVariables>;
export const StartPlanFromKitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPlanFromKit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartPlanFromKitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPlanFromKit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<StartPlanFromKitMutation, StartPlanFromKitMutationVariables>;
export const SavePlanScopeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePlanScope"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveAssessmentPlanScopeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveAssessmentPlanScope"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanStanding"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanScope"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"cycle"}},{"kind":"Field","name":{"kind":"Name","value":"cycleIndex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"scopeCount"}},{"kind":"Field","name":{"kind":"Name","value":"ruleName"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanWindows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stageCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanWindows"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentStageWindows"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibrate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanListRow"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"selfRatio"}},{"kind":"Field","name":{"kind":"Name","value":"bossRatio"}},{"kind":"Field","name":{"kind":"Name","value":"partnerRatio"}},{"kind":"Field","name":{"kind":"Name","value":"assessorPicksMax"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}},{"kind":"Field","name":{"kind":"Name","value":"viewScoreAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewWhat"}},{"kind":"Field","name":{"kind":"Name","value":"allowExportDetails"}},{"kind":"Field","name":{"kind":"Name","value":"managersMaySetTargets"}},{"kind":"Field","name":{"kind":"Name","value":"assess360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"lowScore"}},{"kind":"Field","name":{"kind":"Name","value":"ratio360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"}},{"kind":"Field","name":{"kind":"Name","value":"direct"}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"}}]}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"direct"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fillInClosed"}},{"kind":"Field","name":{"kind":"Name","value":"bossScoringLocked"}},{"kind":"Field","name":{"kind":"Name","value":"bossConfirmLocked"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"combinedPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanScope"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scope"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wholeCompany"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"excludedEmployees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]} as unknown as DocumentNode<SavePlanScopeMutation, SavePlanScopeMutationVariables>;
export const SavePlanRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePlanRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveAssessmentPlanRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveAssessmentPlanRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanStanding"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFlow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"cycle"}},{"kind":"Field","name":{"kind":"Name","value":"cycleIndex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"scopeCount"}},{"kind":"Field","name":{"kind":"Name","value":"ruleName"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanWindows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stageCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanWindows"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentStageWindows"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibrate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanListRow"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"selfRatio"}},{"kind":"Field","name":{"kind":"Name","value":"bossRatio"}},{"kind":"Field","name":{"kind":"Name","value":"partnerRatio"}},{"kind":"Field","name":{"kind":"Name","value":"assessorPicksMax"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}},{"kind":"Field","name":{"kind":"Name","value":"viewScoreAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewWhat"}},{"kind":"Field","name":{"kind":"Name","value":"allowExportDetails"}},{"kind":"Field","name":{"kind":"Name","value":"managersMaySetTargets"}},{"kind":"Field","name":{"kind":"Name","value":"assess360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"lowScore"}},{"kind":"Field","name":{"kind":"Name","value":"ratio360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"}},{"kind":"Field","name":{"kind":"Name","value":"direct"}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"}}]}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"direct"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fillInClosed"}},{"kind":"Field","name":{"kind":"Name","value":"bossScoringLocked"}},{"kind":"Field","name":{"kind":"Name","value":"bossConfirmLocked"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"combinedPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFlow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"flow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalNodeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalNodeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"roleCode"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<SavePlanRuleMutation, SavePlanRuleMutationVariables>;
export const UpdateOpenPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateOpenPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOpenAssessmentPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOpenAssessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanStanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"cycle"}},{"kind":"Field","name":{"kind":"Name","value":"cycleIndex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"scopeCount"}},{"kind":"Field","name":{"kind":"Name","value":"ruleName"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanWindows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stageCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanWindows"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentStageWindows"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibrate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanListRow"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"selfRatio"}},{"kind":"Field","name":{"kind":"Name","value":"bossRatio"}},{"kind":"Field","name":{"kind":"Name","value":"partnerRatio"}},{"kind":"Field","name":{"kind":"Name","value":"assessorPicksMax"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}},{"kind":"Field","name":{"kind":"Name","value":"viewScoreAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewWhat"}},{"kind":"Field","name":{"kind":"Name","value":"allowExportDetails"}},{"kind":"Field","name":{"kind":"Name","value":"managersMaySetTargets"}},{"kind":"Field","name":{"kind":"Name","value":"assess360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"lowScore"}},{"kind":"Field","name":{"kind":"Name","value":"ratio360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"}},{"kind":"Field","name":{"kind":"Name","value":"direct"}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"}}]}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"direct"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fillInClosed"}},{"kind":"Field","name":{"kind":"Name","value":"bossScoringLocked"}},{"kind":"Field","name":{"kind":"Name","value":"bossConfirmLocked"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"combinedPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]} as unknown as DocumentNode<UpdateOpenPlanMutation, UpdateOpenPlanMutationVariables>;
export const PlanPartsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanParts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"modules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]}}]} as unknown as DocumentNode<PlanPartsQuery, PlanPartsQueryVariables>;
export const SavePlanPartsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePlanParts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveAssessmentPlanPartsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveAssessmentPlanParts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"modules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]}}]} as unknown as DocumentNode<SavePlanPartsMutation, SavePlanPartsMutationVariables>;
export const AdvancePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdvancePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdvanceAssessmentPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"advanceAssessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanStanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"cycle"}},{"kind":"Field","name":{"kind":"Name","value":"cycleIndex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"scopeCount"}},{"kind":"Field","name":{"kind":"Name","value":"ruleName"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanWindows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stageCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanWindows"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentStageWindows"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibrate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanListRow"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"selfRatio"}},{"kind":"Field","name":{"kind":"Name","value":"bossRatio"}},{"kind":"Field","name":{"kind":"Name","value":"partnerRatio"}},{"kind":"Field","name":{"kind":"Name","value":"assessorPicksMax"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}},{"kind":"Field","name":{"kind":"Name","value":"viewScoreAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewWhat"}},{"kind":"Field","name":{"kind":"Name","value":"allowExportDetails"}},{"kind":"Field","name":{"kind":"Name","value":"managersMaySetTargets"}},{"kind":"Field","name":{"kind":"Name","value":"assess360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"lowScore"}},{"kind":"Field","name":{"kind":"Name","value":"ratio360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"}},{"kind":"Field","name":{"kind":"Name","value":"direct"}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"}}]}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"direct"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fillInClosed"}},{"kind":"Field","name":{"kind":"Name","value":"bossScoringLocked"}},{"kind":"Field","name":{"kind":"Name","value":"bossConfirmLocked"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"combinedPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]} as unknown as DocumentNode<AdvancePlanMutation, AdvancePlanMutationVariables>;
export const ReturnPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReturnPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnAssessmentPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnAssessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanStanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"cycle"}},{"kind":"Field","name":{"kind":"Name","value":"cycleIndex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"scopeCount"}},{"kind":"Field","name":{"kind":"Name","value":"ruleName"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanWindows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stageCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanWindows"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentStageWindows"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibrate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanListRow"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"selfRatio"}},{"kind":"Field","name":{"kind":"Name","value":"bossRatio"}},{"kind":"Field","name":{"kind":"Name","value":"partnerRatio"}},{"kind":"Field","name":{"kind":"Name","value":"assessorPicksMax"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}},{"kind":"Field","name":{"kind":"Name","value":"viewScoreAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewWhat"}},{"kind":"Field","name":{"kind":"Name","value":"allowExportDetails"}},{"kind":"Field","name":{"kind":"Name","value":"managersMaySetTargets"}},{"kind":"Field","name":{"kind":"Name","value":"assess360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"lowScore"}},{"kind":"Field","name":{"kind":"Name","value":"ratio360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"}},{"kind":"Field","name":{"kind":"Name","value":"direct"}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"}}]}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"direct"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fillInClosed"}},{"kind":"Field","name":{"kind":"Name","value":"bossScoringLocked"}},{"kind":"Field","name":{"kind":"Name","value":"bossConfirmLocked"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"combinedPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]} as unknown as DocumentNode<ReturnPlanMutation, ReturnPlanMutationVariables>;
export const StopPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StopAssessmentPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopAssessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanStanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"cycle"}},{"kind":"Field","name":{"kind":"Name","value":"cycleIndex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"scopeCount"}},{"kind":"Field","name":{"kind":"Name","value":"ruleName"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanWindows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stageCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanWindows"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentStageWindows"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibrate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanListRow"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"selfRatio"}},{"kind":"Field","name":{"kind":"Name","value":"bossRatio"}},{"kind":"Field","name":{"kind":"Name","value":"partnerRatio"}},{"kind":"Field","name":{"kind":"Name","value":"assessorPicksMax"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}},{"kind":"Field","name":{"kind":"Name","value":"viewScoreAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewWhat"}},{"kind":"Field","name":{"kind":"Name","value":"allowExportDetails"}},{"kind":"Field","name":{"kind":"Name","value":"managersMaySetTargets"}},{"kind":"Field","name":{"kind":"Name","value":"assess360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"lowScore"}},{"kind":"Field","name":{"kind":"Name","value":"ratio360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"}},{"kind":"Field","name":{"kind":"Name","value":"direct"}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"}}]}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"direct"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fillInClosed"}},{"kind":"Field","name":{"kind":"Name","value":"bossScoringLocked"}},{"kind":"Field","name":{"kind":"Name","value":"bossConfirmLocked"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"combinedPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]} as unknown as DocumentNode<StopPlanMutation, StopPlanMutationVariables>;
export const LockPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LockPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LockAssessmentPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lockAssessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanStanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"cycle"}},{"kind":"Field","name":{"kind":"Name","value":"cycleIndex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"scopeCount"}},{"kind":"Field","name":{"kind":"Name","value":"ruleName"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanWindows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stageCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanWindows"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentStageWindows"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibrate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanListRow"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"selfRatio"}},{"kind":"Field","name":{"kind":"Name","value":"bossRatio"}},{"kind":"Field","name":{"kind":"Name","value":"partnerRatio"}},{"kind":"Field","name":{"kind":"Name","value":"assessorPicksMax"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}},{"kind":"Field","name":{"kind":"Name","value":"viewScoreAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewWhat"}},{"kind":"Field","name":{"kind":"Name","value":"allowExportDetails"}},{"kind":"Field","name":{"kind":"Name","value":"managersMaySetTargets"}},{"kind":"Field","name":{"kind":"Name","value":"assess360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"lowScore"}},{"kind":"Field","name":{"kind":"Name","value":"ratio360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"}},{"kind":"Field","name":{"kind":"Name","value":"direct"}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"}}]}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"direct"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fillInClosed"}},{"kind":"Field","name":{"kind":"Name","value":"bossScoringLocked"}},{"kind":"Field","name":{"kind":"Name","value":"bossConfirmLocked"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"combinedPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]} as unknown as DocumentNode<LockPlanMutation, LockPlanMutationVariables>;
export const RemindPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemindPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemindAssessmentPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remindAssessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reminded"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemindPlanMutation, RemindPlanMutationVariables>;
export const DeletePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAssessmentPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAssessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeletePlanMutation, DeletePlanMutationVariables>;
export const ExportPlanResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportPlanResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportAssessmentResultsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportAssessmentResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportPlanResultsMutation, ExportPlanResultsMutationVariables>;
export const MarkAbsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAbsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkAbsentFromSelfScoreInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAbsentFromSelfScore"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MarkAbsentMutation, MarkAbsentMutationVariables>;
export const LockManagerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LockManager"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LockManagerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lockManager"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<LockManagerMutation, LockManagerMutationVariables>;

export function usePlanListQuery(options?: ApolloHooks.useQuery.Options<PlanListQuery, PlanListQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PlanListDocument, options ?? {});
}
export function usePlanListLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PlanListQuery, PlanListQueryVariables>) {
  return ApolloHooks.useLazyQuery(PlanListDocument, options);
}

export function usePlanDetailQuery(options: ApolloHooks.useQuery.Options<PlanDetailQuery, PlanDetailQueryVariables> & { variables: PlanDetailQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PlanDetailDocument, options);
}
export function usePlanDetailLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PlanDetailQuery, PlanDetailQueryVariables>) {
  return ApolloHooks.useLazyQuery(PlanDetailDocument, options);
}

export function usePlanResultNotesQuery(options: ApolloHooks.useQuery.Options<PlanResultNotesQuery, PlanResultNotesQueryVariables> & { variables: PlanResultNotesQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PlanResultNotesDocument, options);
}
export function usePlanResultNotesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PlanResultNotesQuery, PlanResultNotesQueryVariables>) {
  return ApolloHooks.useLazyQuery(PlanResultNotesDocument, options);
}

export function usePlanNameTakenQuery(options: ApolloHooks.useQuery.Options<PlanNameTakenQuery, PlanNameTakenQueryVariables> & { variables: PlanNameTakenQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PlanNameTakenDocument, options);
}
export function usePlanNameTakenLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PlanNameTakenQuery, PlanNameTakenQueryVariables>) {
  return ApolloHooks.useLazyQuery(PlanNameTakenDocument, options);
}

export function usePlanReadinessQuery(options: ApolloHooks.useQuery.Options<PlanReadinessQuery, PlanReadinessQueryVariables> & { variables: PlanReadinessQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PlanReadinessDocument, options);
}
export function usePlanReadinessLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PlanReadinessQuery, PlanReadinessQueryVariables>) {
  return ApolloHooks.useLazyQuery(PlanReadinessDocument, options);
}

export function usePlanParticipantsQuery(options: ApolloHooks.useQuery.Options<PlanParticipantsQuery, PlanParticipantsQueryVariables> & { variables: PlanParticipantsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PlanParticipantsDocument, options);
}
export function usePlanParticipantsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PlanParticipantsQuery, PlanParticipantsQueryVariables>) {
  return ApolloHooks.useLazyQuery(PlanParticipantsDocument, options);
}

export function usePlanRuleChoicesQuery(options?: ApolloHooks.useQuery.Options<PlanRuleChoicesQuery, PlanRuleChoicesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PlanRuleChoicesDocument, options ?? {});
}
export function usePlanRuleChoicesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PlanRuleChoicesQuery, PlanRuleChoicesQueryVariables>) {
  return ApolloHooks.useLazyQuery(PlanRuleChoicesDocument, options);
}

export function usePlanHistoryQuery(options: ApolloHooks.useQuery.Options<PlanHistoryQuery, PlanHistoryQueryVariables> & { variables: PlanHistoryQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PlanHistoryDocument, options);
}
export function usePlanHistoryLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PlanHistoryQuery, PlanHistoryQueryVariables>) {
  return ApolloHooks.useLazyQuery(PlanHistoryDocument, options);
}

export function useSavePlanMutation(options?: ApolloHooks.useMutation.Options<SavePlanMutation, SavePlanMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SavePlanDocument, options);
}

export function useStartPlanFromKitMutation(options?: ApolloHooks.useMutation.Options<StartPlanFromKitMutation, StartPlanFromKitMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(StartPlanFromKitDocument, options);
}

export function useSavePlanScopeMutation(options?: ApolloHooks.useMutation.Options<SavePlanScopeMutation, SavePlanScopeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SavePlanScopeDocument, options);
}

export function useSavePlanRuleMutation(options?: ApolloHooks.useMutation.Options<SavePlanRuleMutation, SavePlanRuleMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SavePlanRuleDocument, options);
}

export function useUpdateOpenPlanMutation(options?: ApolloHooks.useMutation.Options<UpdateOpenPlanMutation, UpdateOpenPlanMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UpdateOpenPlanDocument, options);
}

export function usePlanPartsQuery(options: ApolloHooks.useQuery.Options<PlanPartsQuery, PlanPartsQueryVariables> & { variables: PlanPartsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PlanPartsDocument, options);
}
export function usePlanPartsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PlanPartsQuery, PlanPartsQueryVariables>) {
  return ApolloHooks.useLazyQuery(PlanPartsDocument, options);
}

export function useSavePlanPartsMutation(options?: ApolloHooks.useMutation.Options<SavePlanPartsMutation, SavePlanPartsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SavePlanPartsDocument, options);
}

export function useAdvancePlanMutation(options?: ApolloHooks.useMutation.Options<AdvancePlanMutation, AdvancePlanMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(AdvancePlanDocument, options);
}

export function useReturnPlanMutation(options?: ApolloHooks.useMutation.Options<ReturnPlanMutation, ReturnPlanMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ReturnPlanDocument, options);
}

export function useStopPlanMutation(options?: ApolloHooks.useMutation.Options<StopPlanMutation, StopPlanMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(StopPlanDocument, options);
}

export function useLockPlanMutation(options?: ApolloHooks.useMutation.Options<LockPlanMutation, LockPlanMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(LockPlanDocument, options);
}

export function useRemindPlanMutation(options?: ApolloHooks.useMutation.Options<RemindPlanMutation, RemindPlanMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(RemindPlanDocument, options);
}

export function useDeletePlanMutation(options?: ApolloHooks.useMutation.Options<DeletePlanMutation, DeletePlanMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeletePlanDocument, options);
}

export function useExportPlanResultsMutation(options?: ApolloHooks.useMutation.Options<ExportPlanResultsMutation, ExportPlanResultsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportPlanResultsDocument, options);
}

export function useMarkAbsentMutation(options?: ApolloHooks.useMutation.Options<MarkAbsentMutation, MarkAbsentMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(MarkAbsentDocument, options);
}

export function useLockManagerMutation(options?: ApolloHooks.useMutation.Options<LockManagerMutation, LockManagerMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(LockManagerDocument, options);
}