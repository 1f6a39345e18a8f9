import * as z from 'zod';
import { AssessmentPlanStatus, TargetStatus } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import {
  ClientMutationId,
  DateText,
  Id,
  Instant,
  PageQuery,
  pageOf,
  pages,
  post,
  reads,
  Version,
  writes,
} from '../kernel.ts';
import { TargetAlignment } from './align.ts';
import { AssessmentColleague } from './comment.ts';
import {
  AllowedAction,
  AssessmentIndicator,
  AssessmentIndicatorInput,
  AssessmentScore,
  AssessmentScoreSheet,
  autoSave,
  DeptScore,
  formParts,
  scoreRows,
} from './form.ts';
import { AssessmentRule } from './rule.ts';

const watch = pages([
  { path: '/performance/examine', need: 'visit' },
  { path: '/performance/management', need: 'visit' },
]);
const edit = pages('/performance/examine', 'edit');
/** Whose targets a call is about. */
const department = z.object({ planCode: Id, deptId: Id });

/** The form of a department in a plan as the caller may see it: its targets and, where they count, their scores. */
export const DeptAssessment = z.object({
  planCode: Id,
  deptId: Id,
  head: AssessmentColleague.nullable().describe('who fills them in; null: the department has no head'),
  approver: AssessmentColleague.nullable().describe(
    'the head above, who decides; null: there is none, and what is submitted stands at once',
  ),
  targetStatus: z.enum(TargetStatus).describe('of what was submitted last; agreed targets stand until it is approved'),
  opinion: z.string().nullable().describe('why what was submitted last was returned; null: it was not'),
  parts: formParts,
  indicators: z
    .array(AssessmentIndicator)
    .describe('for the head the form as it is, for whoever decides what was submitted, for everybody else the agreed'),
  alignment: TargetAlignment.describe(
    'what serves the agreed targets, level by level; for a member the own line of it, with the progress of all',
  ),
  agreedAt: Instant.nullable().describe('when they were agreed last; null: never'),
  rule: AssessmentRule,
  digits: z.int().describe('places a shown score is rounded to'),
  takesScore: z.boolean().describe('the scores of departments count in the plan'),
  scorer: AssessmentColleague.nullable().describe(
    'who scores: the head above, where there is none the superior of the head; null: HR does',
  ),
  sheet: AssessmentScoreSheet.nullable().describe(
    'the scores as a sheet; null: hidden from the caller, or no scores of departments count',
  ),
  scores: z.array(AssessmentScore).describe('by indicator; empty while hidden from the caller'),
  result: DeptScore.nullable().describe('what the department was given; null: nothing yet, or hidden from the caller'),
  actions: z.array(AllowedAction),
  draftSavedAt: Instant.nullable().describe('when the head’s own draft was saved last; null: there is none'),
  version: Version.describe('1 for whoever only reads'),
});
/** A department with members in a plan, and how far its targets are. */
export const DeptTargetState = z.object({
  planCode: Id,
  deptId: Id,
  planStatus: z.enum(AssessmentPlanStatus),
  head: AssessmentColleague.nullable().describe('null: the department has no head'),
  targetStatus: z.enum(TargetStatus),
  memberCount: z.int().describe('people of the plan in the department'),
  lastDay: DateText.describe('last day of filling in; while scores are given, of scoring'),
  waits: z.boolean().describe('it is the caller’s turn'),
});
const sheet = {
  version: Version.describe('version of the sheet'),
  rows: scoreRows,
  overallComment: z.string().trim().max(LIMITS.overallComment).nullish(),
};
const SavedDept = z.object({ department: DeptAssessment.describe('the targets as they are now, for the caller') });

export const departmentCalls = {
  getDeptSelectInfo: post(reads, watch, {
    summary:
      'The departments of plans whose targets the caller may see: as their head, as a head above, as a member, as HR.',
    body: PageQuery.extend({ planCode: Id.optional(), waitingForMe: z.boolean().default(false) }),
    data: pageOf(DeptTargetState),
  }),
  getDeptAssessmentDetail: post(reads, watch, {
    summary: 'The targets of a department: its head fills them in, the head above approves, the members see them.',
    body: department,
    data: DeptAssessment,
  }),
  savedeptperformance: post(writes, edit, {
    summary: 'The head saves the targets of the department as a draft, by hand or by itself every 10 s.',
    body: department.extend({
      version: Version,
      rows: z.array(AssessmentIndicatorInput).max(LIMITS.indicatorsMax),
      ...autoSave.shape,
    }),
    data: SavedDept,
  }),
  savedeptscore: post(writes, edit, {
    summary:
      'Whoever scores the department saves the scores as a draft, by hand or by itself every 10 s. Achieved values belong to the sheet.',
    body: department.extend({ ...sheet, ...autoSave.shape }),
    data: SavedDept,
  }),
  submitdeptscore: post(writes, edit, {
    once: true,
    summary: 'Submits the scores of the department; the results of its members are composed anew.',
    body: department.extend({ clientMutationId: ClientMutationId, ...sheet }),
    data: SavedDept,
  }),
  sendbackdeptscore: post(writes, pages('/performance/management', 'edit'), {
    once: true,
    summary: 'Sends the submitted scores of a department back to whoever scored it, with a reason.',
    body: department.extend({ clientMutationId: ClientMutationId, reason: z.string().trim().max(LIMITS.comment) }),
    data: SavedDept,
  }),
  updatedeptstatus: post(writes, edit, {
    once: true,
    summary: 'The head submits the targets of the department; the head above approves them or returns them.',
    body: department.extend({
      clientMutationId: ClientMutationId,
      version: Version,
      action: z.enum(['submit', 'approve', 'reject']).describe('what is done with them'),
      opinion: z
        .string()
        .trim()
        .max(LIMITS.opinion)
        .default('')
        .describe('what whoever decides has to say; returning needs it'),
    }),
    data: SavedDept,
  }),
};
