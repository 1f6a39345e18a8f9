import * as z from 'zod';
import { BossStage, EmployeeStage, Potential, TargetStatus, ViewerType } from '../../enums.ts';
import {
  ClientMutationId,
  DateText,
  Decimal,
  get,
  Id,
  Instant,
  PageQuery,
  pageOf,
  pages,
  post,
  reads,
  Saved,
  self,
  service,
  Version,
  writes,
  Keyword,
} from '../kernel.ts';
import { ApprovalRun } from '../approval.ts';
import { AssessmentRule } from './rule.ts';
import { AssessmentParticipant } from './participant.ts';
import { AssessmentPlan } from './plan.ts';
import { AssessmentAttachment, attachmentCalls } from './attachment.ts';
import { allothistory } from './allot.ts';
import { alignCalls } from './align.ts';
import { bossCalls } from './boss.ts';
import { AssessmentImportedScore, AssessmentSatisfaction } from './by-file.ts';
import {
  AllowedAction,
  AssessmentIndicator,
  AssessmentIndicatorInput,
  AssessmentScore,
  AssessmentScoreSheet,
  BesideIndicator,
  autoSave,
  DeptScore,
  formParts,
  person,
} from './form.ts';
import { TargetChange, targetChangeInput } from './change.ts';
import { departmentCalls } from './department.ts';
import { indicatorCalls, TargetLogEntry } from './indicator.ts';
import { AssessmentColleague, commentCalls } from './comment.ts';
import { progressCalls } from './progress.ts';
import { togetherCalls } from './together.ts';
import { getscopebyplan } from './scope.ts';
import { gettransferperformancerecord } from './transfer.ts';
import { LIMITS } from '../../rules/limits.ts';

const examine = pages('/performance/examine', 'visit');
export const examineEdit = pages('/performance/examine', 'edit');
const watch = pages([
  { path: '/performance/examine', need: 'visit' },
  { path: '/performance/management', need: 'visit' },
]);
/** Several people of one plan to whom the same is done. */
export const severalPeople = z.object({
  clientMutationId: ClientMutationId,
  planCode: Id,
  empIds: z.array(Id).min(1).max(LIMITS.idsMax),
});
/** Those of several people for whom it could not be done, each with the reason. */
export const AssessmentFailure = z.object({ empId: Id, code: z.string(), message: z.string() });
/** What a document about one thing is made as: cells to work with, or pages to keep and to hand on. */
export const DocumentFormat = z.enum(['xlsx', 'pdf']);

export const AssessmentConfirmation = z.object({
  confirmationId: Id,
  by: z.enum(['boss', 'employee']),
  outcome: z.enum(['confirmed', 'objected', 'invalidated']),
  text: z.string().nullable(),
  note: z.string().nullable().default(null).describe('the words of the plan that were confirmed; null: the usual ones'),
  score: Decimal.nullable().describe('what was confirmed; null: no score, or hidden from the caller'),
  levelName: z.string().nullable(),
  byEmpId: Id.nullable(),
  at: Instant,
});

/** One person’s appraisal in one plan as the caller may see it. */
export const Assessment = z.object({
  assessmentInfoId: Id,
  planCode: Id,
  empId: Id,
  person: AssessmentColleague.optional().describe('the person by name, for whoever may not see the record'),
  viewer: z.enum(ViewerType),
  employeeStage: z.enum(EmployeeStage),
  bossStage: z.enum(BossStage),
  targetStatus: z.enum(TargetStatus),
  locked: z.boolean(),
  noTargets: z.boolean().describe('scoring opened without approved targets: no task, no score'),
  hasLeft: z
    .boolean()
    .default(false)
    .describe('left before having confirmed: nobody waits for the person, the superior finishes the form'),
  absentReason: z.string().nullable().describe('why HR says that the person cannot score themselves; null: they can'),
  withoutSelfScore: z.boolean().describe('the superior scores, or has scored, without the self score'),
  selfScoreHidden: z
    .boolean()
    .default(false)
    .describe('the caller is the superior and sees the self score only once the own scores are submitted'),
  finalCommentRequired: z
    .boolean()
    .default(false)
    .describe('the superior’s sheet is submitted with a comment on the whole'),
  asksPotential: z
    .boolean()
    .default(false)
    .describe('the superior’s sheet is submitted with the potential; false for whoever may not see it'),
  potential: z
    .enum(Potential)
    .nullable()
    .default(null)
    .describe('how far the person may still grow, as the superior sees it; null: not said, or hidden from the caller'),
  bossEmpId: Id.nullable(),
  deptId: Id.nullable(),
  fillTo: DateText.nullable().describe('own last day of filling in; null: the plan’s'),
  scoreTo: DateText.nullable().describe('own last day of scoring; null: the plan’s'),
  parts: formParts,
  rule: AssessmentRule,
  importedScores: z
    .array(AssessmentImportedScore)
    .default([])
    .describe('scores of parts that are scored by import; empty while hidden from the caller'),
  satisfaction: z
    .array(AssessmentSatisfaction)
    .default([])
    .describe('satisfaction scores, newest first; counted nowhere, empty while hidden from the caller'),
  departmentScore: DeptScore.nullable()
    .default(null)
    .describe('what the department of the person was given, where it counts; null: nothing, or hidden from the caller'),
  reviewScore: Decimal.nullable()
    .default(null)
    .describe(
      'what the people around gave, where it counts and once all of it is in; null: nothing, or hidden from the caller',
    ),
  importedComment: z
    .string()
    .nullable()
    .default(null)
    .describe('what was said with a result that was imported; null: nothing, or hidden from the caller'),
  indicators: z.array(AssessmentIndicator),
  beside: z
    .array(BesideIndicator)
    .default([])
    .describe('what columns of the templates show beside the indicators; those without any are left out'),
  attachments: z
    .array(AssessmentAttachment)
    .default([])
    .describe('files beside the indicators, oldest first; empty while hidden from the caller'),
  scores: z.array(AssessmentScore),
  sheets: z.array(AssessmentScoreSheet).describe('one for each who scores; of co-assessors the caller’s own first'),
  composedScore: Decimal.nullable().describe(
    'rounded to the plan’s places; null while hidden or missing, and where the rule is scored by levels',
  ),
  levelName: z.string().nullable(),
  calibrated: z.boolean(),
  targetChange: TargetChange.nullable()
    .default(null)
    .describe('the change of agreed targets that is asked for; null: none, or none of the caller’s business'),
  actions: z.array(AllowedAction),
  draftSavedAt: Instant.nullable(),
  version: Version.describe('version of the target form'),
});

/** One step of the arithmetic behind a result. */
export interface PassportStepData {
  labelId: string;
  label: string;
  formula: string;
  value: string | null;
  shown: string | null;
  sentence: string | null;
  planCode?: string | undefined;
  steps: PassportStepData[];
}
export const PassportStep: z.ZodType<PassportStepData> = z.lazy(() =>
  z.object({
    labelId: z.string(),
    label: z.string().describe('what is computed, in the language of the call'),
    formula: z.string().describe('the arithmetic with its operands, e.g. "60% × 92 + 40% × 85"'),
    value: z.string().nullable().describe('what comes out, unrounded; null: nothing yet'),
    shown: z.string().nullable().describe('what comes out, as it is shown; null: nothing yet'),
    sentence: z
      .string()
      .nullable()
      .describe(
        'the step as people say it, e.g. "Your manager gave 90 for “Revenue”, which counts 60%."; null: needs none',
      ),
    planCode: Id.optional().describe(
      'of a step that is the result in another plan: that plan, where the caller may open the appraisal in it',
    ),
    steps: z.array(PassportStep),
  }),
);

/** What a change of an appraisal answers: who reads on needs no further call. */
export const SavedAssessment = Saved.extend({
  assessment: Assessment.optional().describe('the appraisal as it is now, for the caller'),
});

export const performanceview = service('performance', '/performanceview', {
  getscopebyplan,
  gettransferperformancerecord,
  ...commentCalls,
  ...progressCalls,
  ...attachmentCalls,
  ...togetherCalls,
  ...alignCalls,
  ...departmentCalls,
  ...bossCalls,
  ...indicatorCalls,
  getMyAssessmentDetail: post(reads, examine, {
    summary: 'The own appraisal in a plan, as its owner sees it.',
    body: z.object({ planCode: Id }),
    data: Assessment,
  }),
  getMemberAssessmentDetail: post(reads, examine, {
    summary: 'The appraisal of a person as the superior sees it, or whoever is asked to approve it.',
    body: person,
    data: Assessment,
  }),
  getPartnerAssessmentDetail: post(reads, examine, {
    summary: 'One appraisal as the caller sees it as a co-assessor: targets, self score and the own sheet.',
    body: person,
    data: Assessment,
  }),
  getAssessmentTabList: post(reads, examine, {
    summary: 'The tabs of the appraisal page with what waits in each.',
    data: z.object({
      mine: z.int(),
      team: z.int(),
      mineWaiting: z.int(),
      teamWaiting: z.int(),
      together: z.int().default(0).describe('people whom the caller scores as a co-assessor'),
      togetherWaiting: z.int().default(0).describe('those whose turn it is'),
      departments: z.int().default(0).describe('departments whose targets concern the caller'),
      departmentsWaiting: z.int().default(0).describe('those for which it is the caller’s turn'),
      board: z.boolean().default(false).describe('the company has switched the board on and the caller has people'),
    }),
  }),
  querysettingplane: post(reads, examine, {
    summary: 'The own appraisals, newest plan first.',
    body: PageQuery.extend({
      planYear: z.int().optional(),
      employeeStage: z.array(z.enum(EmployeeStage)).max(7).optional(),
    }),
    data: pageOf(AssessmentParticipant),
  }),
  listdirectlyunder: post(reads, examine, {
    summary:
      'Appraisals of the people the caller scores or approves: what waits for the caller first, then the newest plan.',
    body: PageQuery.extend({
      planCode: Id.optional(),
      keyword: Keyword.optional(),
      employeeStage: z.array(z.enum(EmployeeStage)).max(7).optional(),
      waitingForMe: z.boolean().default(false),
    }),
    data: pageOf(AssessmentParticipant),
  }),
  listmyplan: post(reads, examine, {
    summary: 'Plans the caller takes part in or scores in, for filters.',
    data: z.array(AssessmentPlan),
  }),
  getAssessmentBaseDetail: post(reads, watch, {
    summary: 'One appraisal for whoever may see it: the person, the superior, HR.',
    body: person,
    data: Assessment,
  }),
  saveperformance: post(writes, examineEdit, {
    summary: 'Saves the target form as a draft, by hand or by itself every 10 s.',
    body: person.extend({
      version: Version,
      rows: z.array(AssessmentIndicatorInput).max(LIMITS.indicatorsMax),
      ...autoSave.shape,
    }),
    data: SavedAssessment,
  }),
  deletestrategy: post(writes, examineEdit, {
    once: true,
    summary: 'Takes one indicator out of the own form while it is filled in; those of the template stay.',
    body: person.extend({ clientMutationId: ClientMutationId, version: Version, rowId: Id }),
    data: SavedAssessment,
  }),
  allotperformance: post(writes, examineEdit, {
    once: true,
    summary: 'The superior sets the targets of a subordinate; they count as approved.',
    body: person.extend({
      clientMutationId: ClientMutationId,
      version: Version,
      rows: z.array(AssessmentIndicatorInput).max(LIMITS.indicatorsMax),
    }),
    data: SavedAssessment,
  }),
  allothistory,
  updatetarget: post(writes, examineEdit, {
    once: true,
    summary:
      'The person asks to change agreed targets before scoring opens or takes that back; whoever approves targets decides. The agreed ones stand until then.',
    body: targetChangeInput,
    data: SavedAssessment,
  }),
  locktargetedit: post(writes, examineEdit, {
    summary: 'The superior locks or unlocks the form of a subordinate.',
    body: person.extend({ locked: z.boolean() }),
    data: SavedAssessment,
  }),
  gettargetlog: post(reads, watch, {
    summary: 'Who changed which target and when.',
    body: PageQuery.extend({ planCode: Id, empId: Id }),
    data: pageOf(TargetLogEntry),
  }),
  listApprovalNode: get(reads, watch, {
    summary: 'The approvals of a target form, newest run first.',
    query: person,
    data: z.array(ApprovalRun),
  }),
  getscorepassport: post(reads, watch, {
    summary: 'The arithmetic from indicators to level; null while there is no result or the caller may not see it.',
    body: person,
    data: PassportStep.nullable(),
  }),
  confirmAssessmentNote: post(writes, examineEdit, {
    once: true,
    summary: 'Confirms the result as superior or as the person, or (the person) objects with a text.',
    body: person.extend({
      clientMutationId: ClientMutationId,
      action: z.enum(['confirm', 'object']),
      text: z.string().trim().max(LIMITS.objection).default(''),
    }),
    data: SavedAssessment,
  }),
  batchconfirm: post(writes, examineEdit, {
    once: true,
    summary:
      'Confirms the results of several subordinates as their superior; those that could not be confirmed are listed.',
    body: severalPeople,
    data: z.object({ confirmed: z.int(), failures: z.array(AssessmentFailure) }),
  }),
  listNoteConfirm: post(reads, watch, {
    summary: 'Every confirmation and objection of a result, newest first.',
    body: person,
    data: z.array(AssessmentConfirmation),
  }),
  // An export leaves an audit entry, so it writes.
  exportAssessmentInfo: post(writes, watch, {
    answers: 'file',
    summary:
      'One appraisal as xlsx or, where the services make documents (`documents` of capabilities), as PDF; where the plan allows it.',
    body: person.extend({ format: DocumentFormat.default('xlsx') }),
  }),
  exportMultiAssessmentInfo: post(writes, watch, {
    answers: 'file',
    summary:
      'Several appraisals as one xlsx, a line for each indicator: the chosen ones, or all of a plan that fit. Those whose details the caller may not export are left out and named.',
    body: z.object({
      appraisals: z
        .array(person)
        .max(LIMITS.idsMax)
        .optional()
        .describe('the chosen ones; left out: those of `planCode`'),
      planCode: Id.optional().describe('all appraisals of this plan that the caller may see'),
      keyword: Keyword.optional(),
      deptId: Id.optional().describe('with everything below it'),
      employeeStage: z.array(z.enum(EmployeeStage)).max(7).optional(),
    }),
  }),
  notimeout: post(writes, self, {
    // Sent by a timer: alone it keeps nothing, only what it says does.
    poll: true,
    summary: 'Keeps the session while a form with unsaved changes is open; never beyond the absolute limit.',
    body: z.object({ edited: z.boolean() }),
  }),
});
