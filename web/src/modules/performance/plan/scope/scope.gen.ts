/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How many of the people at a step have to agree. */
export type ApprovalMode =
  /** All of them. */
  | 'ALL'
  /** One of them suffices. */
  | 'ANY'
  | '%future added value';

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

/** Why somebody is not in a plan. */
export type AssessmentOutsiderCode =
  /** The scope would take the person, who came into it only after the plan had opened. */
  | 'JOINED_LATER'
  /** The first working day is still ahead, so the person cannot join. */
  | 'NOT_ENTERED'
  /** Neither the person nor the department is in the scope. */
  | 'OUTSIDE_SCOPE'
  /** The person was taken out by name. */
  | 'TAKEN_OUT'
  | '%future added value';

/** Which people outside a plan are meant; all conditions given must hold. */
export type AssessmentOutsiderFilterInput = {
  /** Id of a department; people of it and of everything below it. */
  departmentId?: string | null | undefined;
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

/** Which people of a plan are meant; all conditions given must hold. */
export type AssessmentScopePeopleFilterInput = {
  /** Id of a department; people of it and of everything below it. */
  departmentId?: string | null | undefined;
  /** Part of the name or employee number. */
  keyword?: string | null | undefined;
  /** True: only people who are named by themselves; false: only the others. */
  single?: boolean | null | undefined;
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

/** Which plan's people are exported. */
export type ExportPlanScopeInput = {
  /** Id of the plan. */
  planId: string;
};

/** Departments whose people join a plan. */
export type JoinDepartmentsToPlanInput = {
  /** Ids of the departments, each meant with everything below it. */
  departmentIds: Array<string>;
  /** Id of the plan. */
  planId: string;
  /**
   * The `version` of the plan as you read it. If somebody has changed it since, the answer is the error CONFLICT and nothing
   * is saved.
   */
  version: number;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** Who is taken out of a plan. */
export type RemovePlanPersonInput = {
  /** Id of the person. */
  employeeId: string;
  /** Id of the plan. */
  planId: string;
  /** Why, at most 200 characters; required. */
  reason: string;
  /**
   * The `version` of the plan as you read it. If somebody has changed it since, the answer is the error CONFLICT and nothing
   * is saved.
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

/** People of a plan who are handled one by one. */
export type SavePlanPeopleInput = {
  /** Ids of the people; at most 200. */
  employeeIds: Array<string>;
  /** Last day of filling in for them alone; the plan's when left out. */
  fillTo?: string | null | undefined;
  /** Id of the plan. */
  planId: string;
  /** Why they are handled by themselves, at most 200 characters. */
  reason?: string | null | undefined;
  /** Last day of scoring for them alone; the plan's when left out. */
  scoreTo?: string | null | undefined;
  /**
   * The `version` of the plan as you read it. If somebody has changed it since, the answer is the error CONFLICT and nothing
   * is saved.
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

/** Which people handled one by one are meant; all conditions given must hold. */
export type SinglePersonFilterInput = {
  /** Id of a department; people of it and of everything below it. */
  departmentId?: string | null | undefined;
  /** Part of the name or employee number. */
  keyword?: string | null | undefined;
  /** Only those who take part, or only those taken out. */
  takesPart?: boolean | null | undefined;
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

export type PlanScopePeopleQueryVariables = Exact<{
  id: string;
  filter?: AssessmentScopePeopleFilterInput | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type PlanScopePeopleQuery = { assessmentPlan: { id: string, scopePeople: { total: number, items: Array<{ id: string, single: boolean, fillTo: string | null, scoreTo: string | null, reason: string | null, employee: { id: string, name: string, nameEn: string | null, number: string } | null, department: { id: string, name: string, nameEn: string | null } | null }> } | null } | null };

export type PlanOutsidersQueryVariables = Exact<{
  id: string;
  filter?: AssessmentOutsiderFilterInput | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type PlanOutsidersQuery = { assessmentPlan: { id: string, outsiders: { total: number, items: Array<{ id: string, code: AssessmentOutsiderCode | null, canJoin: boolean, reason: string | null, employee: { id: string, name: string, nameEn: string | null, number: string } | null, department: { id: string, name: string, nameEn: string | null } | null }> } | null } | null };

export type PlanSinglePeopleQueryVariables = Exact<{
  id: string;
  filter?: SinglePersonFilterInput | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type PlanSinglePeopleQuery = { assessmentPlan: { id: string, singlePeople: { total: number, items: Array<{ id: string, takesPart: boolean, fillTo: string | null, scoreTo: string | null, reason: string | null, employeeStage: EmployeeStage | null, score: string | null, levelName: string | null, employee: { id: string, name: string, nameEn: string | null, number: string } | null, department: { id: string, name: string, nameEn: string | null } | null }> } | null } | null };

export type JoinDepartmentsMutationVariables = Exact<{
  input: JoinDepartmentsToPlanInput;
}>;


export type JoinDepartmentsMutation = { joinDepartmentsToPlan: { assessmentPlan: { periodFrom: string, periodTo: string, lockReason: string | null, stopReason: string | null, selfRatio: string, bossRatio: string, partnerRatio: string, departmentRatio: string, assessorPicksMax: number, digits: number, viewScoreAt: ViewScoreAt | null, viewWhat: ViewWhat | null, allowExportDetails: boolean, asksPotential: boolean, managersMaySetTargets: boolean, fillInClosed: boolean, bossScoringLocked: boolean, bossConfirmLocked: boolean, archivedAt: string | null, id: string, name: string, year: number, cycle: AssessmentPlanCycle | null, cycleIndex: number, status: AssessmentPlanStatus | null, locked: boolean, scopeCount: number, ruleName: string | null, openedAt: string | null, updatedAt: string, version: number, stageDone: number, stagePeople: number, assess360: { templateId: string, share: string, approval: ReviewApproval | null, lowScore: string, ratio360: { superior: string, direct: string, nonDirect: string }, limits: { superior: { min: number, max: number }, direct: { min: number, max: number }, nonDirect: { min: number, max: number } } } | null, combinedPlans: Array<{ id: string, name: string }>, reminders: Array<{ stage: AssessmentPlanStage | null, dates: Array<string> }>, rule: { id: string } | null, departmentRule: { id: string, name: string } | null, modules: Array<{ contentId: string, weight: string, takesDepartmentScore: boolean, template: { id: string, name: string } | null, parts: Array<{ id: string, scoreMethod: ScoreMethod | null }> }>, flow: Array<{ name: string, kind: ApproverKind | null, level: number | null, roleCode: string | null, mode: ApprovalMode | null, employees: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null }>, scope: { wholeCompany: boolean, departments: Array<{ id: string, name: string, nameEn: string | null } | null> | null, employees: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null, excludedEmployees: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null }, windows: { fill: { from: string, to: string }, score: { from: string, to: string }, calibrate: { from: string, to: string }, communicate: { from: string, to: string } }, stageCounts: Array<{ stage: EmployeeStage | null, count: number }>, includedPlans: Array<{ planId: string, name: string, weight: string, settled: boolean }>, includedIn: Array<{ id: string, name: string }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type SavePlanPeopleMutationVariables = Exact<{
  input: SavePlanPeopleInput;
}>;


export type SavePlanPeopleMutation = { savePlanPeople: { assessmentPlan: { periodFrom: string, periodTo: string, lockReason: string | null, stopReason: string | null, selfRatio: string, bossRatio: string, partnerRatio: string, departmentRatio: string, assessorPicksMax: number, digits: number, viewScoreAt: ViewScoreAt | null, viewWhat: ViewWhat | null, allowExportDetails: boolean, asksPotential: boolean, managersMaySetTargets: boolean, fillInClosed: boolean, bossScoringLocked: boolean, bossConfirmLocked: boolean, archivedAt: string | null, id: string, name: string, year: number, cycle: AssessmentPlanCycle | null, cycleIndex: number, status: AssessmentPlanStatus | null, locked: boolean, scopeCount: number, ruleName: string | null, openedAt: string | null, updatedAt: string, version: number, stageDone: number, stagePeople: number, assess360: { templateId: string, share: string, approval: ReviewApproval | null, lowScore: string, ratio360: { superior: string, direct: string, nonDirect: string }, limits: { superior: { min: number, max: number }, direct: { min: number, max: number }, nonDirect: { min: number, max: number } } } | null, combinedPlans: Array<{ id: string, name: string }>, reminders: Array<{ stage: AssessmentPlanStage | null, dates: Array<string> }>, rule: { id: string } | null, departmentRule: { id: string, name: string } | null, modules: Array<{ contentId: string, weight: string, takesDepartmentScore: boolean, template: { id: string, name: string } | null, parts: Array<{ id: string, scoreMethod: ScoreMethod | null }> }>, flow: Array<{ name: string, kind: ApproverKind | null, level: number | null, roleCode: string | null, mode: ApprovalMode | null, employees: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null }>, scope: { wholeCompany: boolean, departments: Array<{ id: string, name: string, nameEn: string | null } | null> | null, employees: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null, excludedEmployees: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null }, windows: { fill: { from: string, to: string }, score: { from: string, to: string }, calibrate: { from: string, to: string }, communicate: { from: string, to: string } }, stageCounts: Array<{ stage: EmployeeStage | null, count: number }>, includedPlans: Array<{ planId: string, name: string, weight: string, settled: boolean }>, includedIn: Array<{ id: string, name: string }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type RemovePlanPersonMutationVariables = Exact<{
  input: RemovePlanPersonInput;
}>;


export type RemovePlanPersonMutation = { removePlanPerson: { assessmentPlan: { periodFrom: string, periodTo: string, lockReason: string | null, stopReason: string | null, selfRatio: string, bossRatio: string, partnerRatio: string, departmentRatio: string, assessorPicksMax: number, digits: number, viewScoreAt: ViewScoreAt | null, viewWhat: ViewWhat | null, allowExportDetails: boolean, asksPotential: boolean, managersMaySetTargets: boolean, fillInClosed: boolean, bossScoringLocked: boolean, bossConfirmLocked: boolean, archivedAt: string | null, id: string, name: string, year: number, cycle: AssessmentPlanCycle | null, cycleIndex: number, status: AssessmentPlanStatus | null, locked: boolean, scopeCount: number, ruleName: string | null, openedAt: string | null, updatedAt: string, version: number, stageDone: number, stagePeople: number, assess360: { templateId: string, share: string, approval: ReviewApproval | null, lowScore: string, ratio360: { superior: string, direct: string, nonDirect: string }, limits: { superior: { min: number, max: number }, direct: { min: number, max: number }, nonDirect: { min: number, max: number } } } | null, combinedPlans: Array<{ id: string, name: string }>, reminders: Array<{ stage: AssessmentPlanStage | null, dates: Array<string> }>, rule: { id: string } | null, departmentRule: { id: string, name: string } | null, modules: Array<{ contentId: string, weight: string, takesDepartmentScore: boolean, template: { id: string, name: string } | null, parts: Array<{ id: string, scoreMethod: ScoreMethod | null }> }>, flow: Array<{ name: string, kind: ApproverKind | null, level: number | null, roleCode: string | null, mode: ApprovalMode | null, employees: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null }>, scope: { wholeCompany: boolean, departments: Array<{ id: string, name: string, nameEn: string | null } | null> | null, employees: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null, excludedEmployees: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null }, windows: { fill: { from: string, to: string }, score: { from: string, to: string }, calibrate: { from: string, to: string }, communicate: { from: string, to: string } }, stageCounts: Array<{ stage: EmployeeStage | null, count: number }>, includedPlans: Array<{ planId: string, name: string, weight: string, settled: boolean }>, includedIn: Array<{ id: string, name: string }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ExportPlanScopeMutationVariables = Exact<{
  input: ExportPlanScopeInput;
}>;


export type ExportPlanScopeMutation = { exportPlanScope: { file: { url: string, name: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };


export const PlanScopePeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanScopePeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentScopePeopleFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scopePeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"single"}},{"kind":"Field","name":{"kind":"Name","value":"fillTo"}},{"kind":"Field","name":{"kind":"Name","value":"scoreTo"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PlanScopePeopleQuery, PlanScopePeopleQueryVariables>;
export const PlanOutsidersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanOutsiders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentOutsiderFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"outsiders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"canJoin"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PlanOutsidersQuery, PlanOutsidersQueryVariables>;
export const PlanSinglePeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanSinglePeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SinglePersonFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"singlePeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"takesPart"}},{"kind":"Field","name":{"kind":"Name","value":"fillTo"}},{"kind":"Field","name":{"kind":"Name","value":"scoreTo"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"employeeStage"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PlanSinglePeopleQuery, PlanSinglePeopleQueryVariables>;
export const JoinDepartmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinDepartments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinDepartmentsToPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinDepartmentsToPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFull"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFull"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanStanding"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFlow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanScope"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanListRow"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"selfRatio"}},{"kind":"Field","name":{"kind":"Name","value":"bossRatio"}},{"kind":"Field","name":{"kind":"Name","value":"partnerRatio"}},{"kind":"Field","name":{"kind":"Name","value":"departmentRatio"}},{"kind":"Field","name":{"kind":"Name","value":"assessorPicksMax"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}},{"kind":"Field","name":{"kind":"Name","value":"viewScoreAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewWhat"}},{"kind":"Field","name":{"kind":"Name","value":"allowExportDetails"}},{"kind":"Field","name":{"kind":"Name","value":"asksPotential"}},{"kind":"Field","name":{"kind":"Name","value":"managersMaySetTargets"}},{"kind":"Field","name":{"kind":"Name","value":"assess360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"lowScore"}},{"kind":"Field","name":{"kind":"Name","value":"ratio360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"}},{"kind":"Field","name":{"kind":"Name","value":"direct"}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"}}]}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"direct"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fillInClosed"}},{"kind":"Field","name":{"kind":"Name","value":"bossScoringLocked"}},{"kind":"Field","name":{"kind":"Name","value":"bossConfirmLocked"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"combinedPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanIncludes"}},{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departmentRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contentId"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"takesDepartmentScore"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scoreMethod"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"cycle"}},{"kind":"Field","name":{"kind":"Name","value":"cycleIndex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"scopeCount"}},{"kind":"Field","name":{"kind":"Name","value":"ruleName"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanWindows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stageCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stageDone"}},{"kind":"Field","name":{"kind":"Name","value":"stagePeople"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanWindows"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentStageWindows"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibrate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanIncludes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"includedPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"settled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"includedIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFlow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"flow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalNodeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalNodeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"roleCode"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanScope"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scope"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wholeCompany"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"excludedEmployees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]} as unknown as DocumentNode<JoinDepartmentsMutation, JoinDepartmentsMutationVariables>;
export const SavePlanPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePlanPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavePlanPeopleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePlanPeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFull"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFull"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanStanding"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFlow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanScope"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanListRow"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"selfRatio"}},{"kind":"Field","name":{"kind":"Name","value":"bossRatio"}},{"kind":"Field","name":{"kind":"Name","value":"partnerRatio"}},{"kind":"Field","name":{"kind":"Name","value":"departmentRatio"}},{"kind":"Field","name":{"kind":"Name","value":"assessorPicksMax"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}},{"kind":"Field","name":{"kind":"Name","value":"viewScoreAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewWhat"}},{"kind":"Field","name":{"kind":"Name","value":"allowExportDetails"}},{"kind":"Field","name":{"kind":"Name","value":"asksPotential"}},{"kind":"Field","name":{"kind":"Name","value":"managersMaySetTargets"}},{"kind":"Field","name":{"kind":"Name","value":"assess360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"lowScore"}},{"kind":"Field","name":{"kind":"Name","value":"ratio360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"}},{"kind":"Field","name":{"kind":"Name","value":"direct"}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"}}]}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"direct"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fillInClosed"}},{"kind":"Field","name":{"kind":"Name","value":"bossScoringLocked"}},{"kind":"Field","name":{"kind":"Name","value":"bossConfirmLocked"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"combinedPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanIncludes"}},{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departmentRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contentId"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"takesDepartmentScore"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scoreMethod"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"cycle"}},{"kind":"Field","name":{"kind":"Name","value":"cycleIndex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"scopeCount"}},{"kind":"Field","name":{"kind":"Name","value":"ruleName"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanWindows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stageCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stageDone"}},{"kind":"Field","name":{"kind":"Name","value":"stagePeople"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanWindows"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentStageWindows"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibrate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanIncludes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"includedPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"settled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"includedIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFlow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"flow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalNodeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalNodeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"roleCode"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanScope"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scope"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wholeCompany"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"excludedEmployees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]} as unknown as DocumentNode<SavePlanPeopleMutation, SavePlanPeopleMutationVariables>;
export const RemovePlanPersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePlanPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePlanPersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePlanPerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFull"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFull"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanStanding"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFlow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanScope"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanListRow"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"stopReason"}},{"kind":"Field","name":{"kind":"Name","value":"selfRatio"}},{"kind":"Field","name":{"kind":"Name","value":"bossRatio"}},{"kind":"Field","name":{"kind":"Name","value":"partnerRatio"}},{"kind":"Field","name":{"kind":"Name","value":"departmentRatio"}},{"kind":"Field","name":{"kind":"Name","value":"assessorPicksMax"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}},{"kind":"Field","name":{"kind":"Name","value":"viewScoreAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewWhat"}},{"kind":"Field","name":{"kind":"Name","value":"allowExportDetails"}},{"kind":"Field","name":{"kind":"Name","value":"asksPotential"}},{"kind":"Field","name":{"kind":"Name","value":"managersMaySetTargets"}},{"kind":"Field","name":{"kind":"Name","value":"assess360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateId"}},{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"lowScore"}},{"kind":"Field","name":{"kind":"Name","value":"ratio360"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"}},{"kind":"Field","name":{"kind":"Name","value":"direct"}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"}}]}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superior"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"direct"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nonDirect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fillInClosed"}},{"kind":"Field","name":{"kind":"Name","value":"bossScoringLocked"}},{"kind":"Field","name":{"kind":"Name","value":"bossConfirmLocked"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"combinedPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanIncludes"}},{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departmentRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"modules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contentId"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"takesDepartmentScore"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scoreMethod"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"cycle"}},{"kind":"Field","name":{"kind":"Name","value":"cycleIndex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"scopeCount"}},{"kind":"Field","name":{"kind":"Name","value":"ruleName"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"windows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanWindows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stageCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stageDone"}},{"kind":"Field","name":{"kind":"Name","value":"stagePeople"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanWindows"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentStageWindows"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibrate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"communicate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanIncludes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"includedPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"settled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"includedIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFlow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"flow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalNodeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalNodeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"roleCode"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanScope"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scope"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wholeCompany"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"excludedEmployees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]} as unknown as DocumentNode<RemovePlanPersonMutation, RemovePlanPersonMutationVariables>;
export const ExportPlanScopeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportPlanScope"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportPlanScopeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportPlanScope"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportPlanScopeMutation, ExportPlanScopeMutationVariables>;

export function usePlanScopePeopleQuery(options: ApolloHooks.useQuery.Options<PlanScopePeopleQuery, PlanScopePeopleQueryVariables> & { variables: PlanScopePeopleQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PlanScopePeopleDocument, options);
}
export function usePlanScopePeopleLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PlanScopePeopleQuery, PlanScopePeopleQueryVariables>) {
  return ApolloHooks.useLazyQuery(PlanScopePeopleDocument, options);
}

export function usePlanOutsidersQuery(options: ApolloHooks.useQuery.Options<PlanOutsidersQuery, PlanOutsidersQueryVariables> & { variables: PlanOutsidersQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PlanOutsidersDocument, options);
}
export function usePlanOutsidersLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PlanOutsidersQuery, PlanOutsidersQueryVariables>) {
  return ApolloHooks.useLazyQuery(PlanOutsidersDocument, options);
}

export function usePlanSinglePeopleQuery(options: ApolloHooks.useQuery.Options<PlanSinglePeopleQuery, PlanSinglePeopleQueryVariables> & { variables: PlanSinglePeopleQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PlanSinglePeopleDocument, options);
}
export function usePlanSinglePeopleLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PlanSinglePeopleQuery, PlanSinglePeopleQueryVariables>) {
  return ApolloHooks.useLazyQuery(PlanSinglePeopleDocument, options);
}

export function useJoinDepartmentsMutation(options?: ApolloHooks.useMutation.Options<JoinDepartmentsMutation, JoinDepartmentsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(JoinDepartmentsDocument, options);
}

export function useSavePlanPeopleMutation(options?: ApolloHooks.useMutation.Options<SavePlanPeopleMutation, SavePlanPeopleMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SavePlanPeopleDocument, options);
}

export function useRemovePlanPersonMutation(options?: ApolloHooks.useMutation.Options<RemovePlanPersonMutation, RemovePlanPersonMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(RemovePlanPersonDocument, options);
}

export function useExportPlanScopeMutation(options?: ApolloHooks.useMutation.Options<ExportPlanScopeMutation, ExportPlanScopeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportPlanScopeDocument, options);
}