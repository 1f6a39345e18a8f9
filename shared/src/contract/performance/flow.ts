import * as z from 'zod';
import { EmployeeStage, AssessmentPlanStatus } from '../../enums.ts';
import {
  ClientMutationId,
  get,
  Id,
  PageQuery,
  pageOf,
  pages,
  post,
  reads,
  Saved,
  service,
  Version,
  writes,
  Keyword,
} from '../kernel.ts';
import { AssessmentParticipant } from './participant.ts';
import { AssessmentPlan, AssessmentPlanBlocker, AssessmentPlanMoved, editing, visiting } from './plan.ts';
import { AssessmentFailure, examineEdit, severalPeople } from './assessment.ts';
import { pastResultCalls, targetFileCalls } from './by-file.ts';
import { exporttransferperformancerecord } from './transfer.ts';
import { scopeCalls } from './scope.ts';
import { listTogetherAssessorPlan } from './together.ts';
import { LIMITS } from '../../rules/limits.ts';

const move = z.object({
  planCode: Id,
  version: Version,
  openAnyway: z.boolean().default(false).describe('go on although people are not ready'),
});

export const performanceflow = service('performance', '/performanceflow', {
  ...scopeCalls,
  ...targetFileCalls,
  listTogetherAssessorPlan,
  queryplane: get(reads, visiting, {
    summary: 'Plans in a status, newest first, at most 100.',
    query: z.object({ companyId: Id.optional(), status: z.coerce.number().int().optional() }),
    data: z.array(AssessmentPlan),
  }),
  checkadvance: post(reads, visiting, {
    summary: 'What stands in the way of moving a plan on, and the people who are not ready.',
    body: z.object({ planCode: Id, to: z.enum(AssessmentPlanStatus) }),
    data: z.object({
      blockers: z.array(AssessmentPlanBlocker).describe('have to be mended first'),
      pending: z.array(AssessmentPlanBlocker).describe('may be passed over with openAnyway'),
    }),
  }),
  advance: post(writes, editing, {
    once: true,
    summary: 'Opens a plan (to 1) or its scoring (to 2).',
    body: move.extend({
      clientMutationId: ClientMutationId,
      to: z.union([z.literal(AssessmentPlanStatus.FILLING), z.literal(AssessmentPlanStatus.SCORING)]),
    }),
    data: AssessmentPlanMoved,
  }),
  advanceadjusting: post(writes, editing, {
    once: true,
    summary: 'Opens calibration.',
    body: move.extend({ clientMutationId: ClientMutationId }),
    data: AssessmentPlanMoved,
  }),
  mergeadjustingplan: post(writes, editing, {
    once: true,
    summary: 'Opens the common calibration of a plan and those it is combined with.',
    body: move.extend({ clientMutationId: ClientMutationId }),
    data: AssessmentPlanMoved,
  }),
  advancenotarizing: post(writes, editing, {
    once: true,
    summary: 'Opens communication.',
    body: move.extend({ clientMutationId: ClientMutationId }),
    data: AssessmentPlanMoved,
  }),
  archive: post(writes, editing, {
    once: true,
    summary: 'Archives a plan: nothing in it changes any more.',
    body: move.extend({ clientMutationId: ClientMutationId }),
    data: AssessmentPlanMoved,
  }),
  stop: post(writes, editing, {
    once: true,
    summary: 'Stops a plan for good.',
    body: z.object({
      clientMutationId: ClientMutationId,
      planCode: Id,
      version: Version,
      reason: z.string().trim().max(LIMITS.reason),
    }),
    data: AssessmentPlanMoved,
  }),
  lockplan: post(writes, editing, {
    summary: 'Locks or unlocks a plan; locked, nobody scores, confirms, approves, assigns, adds or modifies.',
    body: z.object({
      planCode: Id,
      version: Version,
      locked: z.boolean(),
      reason: z.string().trim().max(LIMITS.reason).default(''),
    }),
    data: AssessmentPlanMoved,
  }),
  remind: post(writes, editing, {
    once: true,
    summary: 'Reminds the people of the present stage who are not done: a message and a mail each.',
    body: z.object({
      clientMutationId: ClientMutationId,
      planCode: Id,
      empIds: z.array(Id).max(LIMITS.scopePeopleMax).optional(),
    }),
    data: z.object({ reminded: z.int() }),
  }),
  markabsent: post(writes, editing, {
    summary:
      'Says that somebody cannot score themselves, or can again: the superior then scores without the self score.',
    body: z.object({
      planCode: Id,
      empId: Id,
      absent: z.boolean(),
      reason: z.string().trim().max(LIMITS.reason).default('').describe('why they cannot; required when `absent`'),
    }),
    data: Saved,
  }),
  choosesuperior: post(writes, editing, {
    once: true,
    summary:
      'Says who is superior in the appraisals of several people from now on, as when nobody stood above one who left. What waits for a superior waits for that one; what was scored stays. Those for whom it cannot be done are listed.',
    body: severalPeople.extend({ bossEmpId: Id.describe('the superior from now on') }),
    data: z.object({ changed: z.int().describe('in how many appraisals'), failures: z.array(AssessmentFailure) }),
  }),
  batchbosscheck: post(writes, examineEdit, {
    once: true,
    summary: 'Approves the targets of several subordinates; those that could not be approved are listed.',
    body: severalPeople,
    data: z.object({ approved: z.int(), failures: z.array(AssessmentFailure) }),
  }),
  listassessmentapproval: post(reads, pages('/performance/examine', 'visit'), {
    summary: 'Targets that wait for the caller’s approval, in one plan or in all: newest plan first, then by name.',
    body: PageQuery.extend({ planCode: Id.optional(), keyword: Keyword.optional() }),
    data: pageOf(AssessmentParticipant),
  }),
  remindteam: post(writes, examineEdit, {
    once: true,
    summary: 'Reminds several subordinates of what they have to do now; those who have nothing to do are listed.',
    body: severalPeople,
    data: z.object({ reminded: z.int(), failures: z.array(AssessmentFailure) }),
  }),
  viewdetails: post(reads, visiting, {
    summary: 'The people of a plan with their stages.',
    body: PageQuery.extend({
      planCode: Id,
      keyword: Keyword.optional(),
      deptId: Id.optional(),
      employeeStage: z.array(z.enum(EmployeeStage)).max(7).optional(),
      hasLeft: z
        .boolean()
        .optional()
        .describe('true: only people who have left with their form open; false or absent: all'),
      superiorLeft: z
        .boolean()
        .optional()
        .describe('true: only open appraisals that wait for a superior who has left; false or absent: all'),
    }),
    data: pageOf(AssessmentParticipant),
  }),
});

export const performanceexport = service('performance', '/performanceexport', {
  ...pastResultCalls,
  exporttransferperformancerecord,
  // An export leaves an audit entry, so it writes.
  exportPerformanceExcel: post(writes, pages('/performance/management', 'export'), {
    answers: 'file',
    summary:
      'The results of a plan as xlsx: person, department, scores, level before and after calibration, confirmations.',
    body: z.object({ planCode: Id }),
  }),
});
