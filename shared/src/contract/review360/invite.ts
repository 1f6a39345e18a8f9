import * as z from 'zod';
import {
  AssessmentPlanStatus,
  EvaluationResult,
  ReviewApproval,
  ReviewInviter,
  ReviewRelation,
  ReviewState,
} from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import {
  ClientMutationId,
  get,
  Id,
  Instant,
  Keyword,
  PageQuery,
  pageOf,
  pages,
  post,
  reads,
  service,
  Version,
  writes,
} from '../kernel.ts';
import { CustomTemplateItem } from '../performance/custom-template.ts';
import { checkOnly, ImportedTable } from '../table-import.ts';
import {
  planFacts,
  Review360Detail,
  Review360FlaggedForm,
  Review360Person,
  Review360Suspect,
  Review360Summary,
} from './report.ts';

const PAGES = '/performance/assess';
const overview = pages(`${PAGES}/overview`, 'visit');
const answering = pages(`${PAGES}/be_invited`, 'edit');
const reading = pages(`${PAGES}/be_invited`, 'visit');
const record = pages(`${PAGES}/record`, 'visit');
const inviting = pages(`${PAGES}/invite`, 'edit');
const raters = pages(`${PAGES}/invite`, 'visit');
const reports = pages(`${PAGES}/record_view`, 'visit');
const report = pages(`${PAGES}/record_view/details`, 'visit');
/** HR looks after the raters of others. */
const managing = pages(`${PAGES}/record_view`, 'edit');
const forms = pages(`${PAGES}/record_view`, 'edit', { element: 'review360.forms' });

const plan = { planCode: Id.describe('the appraisal plan the 360 assessment belongs to') };
const person = { ...plan, empId: Id.describe('who is evaluated') };
const oneInvite = { inviteId: Id.describe('the invitation') };
const because = { reason: z.string().trim().min(1).max(LIMITS.reason).describe('why, for those it concerns') };

/** A plan with a 360 assessment as the caller stands to it. */
export const Review360Plan = z.object({
  ...planFacts,
  mine: z.boolean().describe('whether the caller is evaluated in it'),
  team: z.boolean().describe('whether the caller is the superior of somebody evaluated, or HR'),
  hr: z.boolean().describe('whether the caller looks after it as HR'),
  approval: z.enum(ReviewApproval).describe('who decides on the raters that an employee names'),
  inviting: z.boolean().describe('whether raters can be named now'),
});
/** A rater of somebody, as far as the caller may know of them. */
export const Review360Assessor = z.object({
  inviteId: Id.describe('the invitation'),
  planCode: Id.describe('the appraisal plan'),
  empId: Id.describe('who is evaluated'),
  assessorEmpId: Id.describe('who is to evaluate'),
  assessorName: z.string().describe('name of who is to evaluate'),
  relation: z.enum(ReviewRelation).describe('as what, fixed when invited'),
  state: z
    .enum(ReviewState)
    .describe('how far it is; to all but HR an invitation that was sent stays `invited`, whatever became of it'),
  evaluationResult: z.enum(EvaluationResult).describe('what became of the nomination'),
  inviter: z.enum(ReviewInviter).describe('who named the rater'),
  reason: z
    .string()
    .nullable()
    .describe('why the nomination was rejected, to HR also why it was declined or revoked; null: none'),
  deletable: z.boolean().describe('whether the caller may take it back'),
  version: Version,
});
const limit = z.object({
  relation: z.enum(ReviewRelation).describe('the relation the limit is of'),
  min: z.int().describe('fewest raters that HR expects'),
  max: z.int().describe('most raters that can be invited'),
  chosen: z.int().describe('how many are invited or nominated'),
});
const assessorList = z.object({
  assessmentInfoId: Id.describe('the appraisal they belong to'),
  empId: Id.describe('who is evaluated'),
  mayInvite: z.boolean().describe('whether the caller may name raters now'),
  mayApprove: z.boolean().describe('whether the caller decides on nominations'),
  hr: z.boolean().describe('whether the caller looks after it as HR and so sees how far each rater is'),
  limits: z.array(limit).describe('how many raters of each relation there are and may be'),
  assessors: z.array(Review360Assessor).describe('the raters, by relation and name'),
});
/** Somebody who can be invited. */
export const Review360Candidate = z.object({
  empId: Id.describe('who could evaluate'),
  empName: z.string().describe('name of who could evaluate'),
  empNumber: z.string().describe('employee number'),
  relation: z.enum(ReviewRelation).describe('how the person stands to the evaluated today'),
  invited: z.boolean().describe('whether the person is on the list of raters already'),
});
/** An invitation the caller received, or the form that came of it. */
export const Review360Task = z.object({
  inviteId: Id.describe('the invitation'),
  ...planFacts,
  empId: Id.describe('who is evaluated'),
  empName: z.string().describe('name of who is evaluated'),
  relation: z.enum(ReviewRelation).describe('as what the caller evaluates'),
  state: z.enum(ReviewState).describe('how far the caller is'),
  open: z.boolean().describe('whether the form can be filled in now'),
  version: Version,
});
const answer = {
  itemCode: Id.describe('the question'),
  optionCode: Id.nullable().describe('the option chosen; null: none, or a text is asked for'),
  text: z.string().max(LIMITS.customAnswer).nullable().describe('what is written; null: nothing'),
};
const Answer = z.object(answer);
/** A form to fill in, with what its writer has answered by now. */
export const Review360Form = Review360Task.extend({
  items: z.array(CustomTemplateItem).describe('the questions, in order'),
  answers: z.array(Answer).describe('what is answered by now'),
  groupMin: z.int().describe('fewest forms with which a group of raters is shown, superiors aside'),
  named: z
    .boolean()
    .describe('whether the evaluated will know these answers as the writer’s: superiors and themselves'),
  reopenReason: z.string().nullable().describe('why HR reopened it; null: it was not'),
});
const write = {
  ...person,
  version: z.int().min(0).describe('of the form as the writer saw it; 0: the own view, which nobody has begun'),
  clientId: z.string().min(8).max(64),
  seq: z.int().min(0),
  answers: z.array(Answer).max(LIMITS.customItemsMax).describe('all answers there are by now'),
};
const Done = z.object({ count: z.int().describe('how many it was done to') });
/** A form or invitation as it is after the act. */
const Moved = z.object({
  inviteId: Id.describe('the invitation'),
  state: z.enum(ReviewState).describe('how far it is now'),
  version: Version,
});

export const performanceinvite = service('review360', '/performanceinvite', {
  list360AssessablePlan: get(reads, overview, {
    summary:
      'Plans with a 360 assessment in which the caller is evaluated, leads or looks after somebody, newest first.',
    query: z.object({
      planStatus: z.coerce
        .number()
        .pipe(z.enum(AssessmentPlanStatus))
        .optional()
        .describe('only plans at this stage; absent: all that were opened'),
    }),
    data: z.array(Review360Plan),
  }),
  getMy360OverviewInfo: post(reads, overview, {
    summary: 'What of 360 assessments concerns the caller: what waits, and the plans.',
    data: z.object({
      waiting: z.int().describe('forms the caller can fill in now'),
      toApprove: z.int().describe('nominations that wait for the caller'),
      plans: z.array(Review360Plan).describe('the plans, newest first'),
    }),
  }),
  get360AssessableEmpInfo: post(reads, inviting, {
    summary:
      'People who can be invited to evaluate somebody, by name: those the caller sees, and the people around that person.',
    body: PageQuery.extend({ ...person, keyword: Keyword.optional() }),
    data: pageOf(Review360Candidate),
  }),
  send360AssessInvitation: post(writes, inviting, {
    once: true,
    summary:
      'Names raters of somebody: as that person, as the superior, or as HR. Where the plan asks for it they wait for approval.',
    body: z.object({
      clientMutationId: ClientMutationId,
      ...person,
      assessorEmpIds: z
        .array(Id)
        .min(1)
        .max(LIMITS.reviewRatersMax)
        .describe('who is to evaluate; as what follows from how they stand to the person today'),
    }),
    data: assessorList,
  }),
  getMyAssessorList: post(reads, raters, {
    summary: 'The raters of the caller in a plan.',
    body: z.object(plan),
    data: assessorList,
  }),
  getMemberAssessorList: post(reads, raters, {
    summary: 'The raters of somebody, for the superior and HR.',
    body: z.object(person),
    data: assessorList,
  }),
  approve360Nomination: post(writes, inviting, {
    summary: 'Agrees to nominations or rejects them: the superior or HR, as the plan says.',
    body: z.object({
      ...person,
      inviteIds: z.array(Id).min(1).max(LIMITS.reviewRatersMax).describe('the nominations'),
      evaluationResult: z.enum(EvaluationResult).describe('agreed or rejected'),
      reason: z.string().trim().max(LIMITS.reason).default('').describe('why; required when rejected'),
    }),
    data: assessorList,
  }),
  delete360Assessor: post(writes, inviting, {
    summary: 'Takes raters off the list: nominations that were not sent yet; HR also invitations nobody has answered.',
    body: z.object({ ...person, inviteIds: z.array(Id).min(1).max(LIMITS.reviewRatersMax).describe('the raters') }),
    data: assessorList,
  }),
  revoke360Invitation: post(writes, managing, {
    summary: 'HR takes an invitation back, or leaves a submitted form out, with the reason.',
    body: z.object({ ...oneInvite, version: Version, ...because }),
    data: Moved,
  }),
  reopen360Assessment: post(writes, managing, {
    summary: 'HR gives a submitted form back to its writer, with the reason.',
    body: z.object({ ...oneInvite, version: Version, ...because }),
    data: Moved,
  }),
  remind360Assessor: post(writes, managing, {
    once: true,
    summary: 'HR reminds those who have a form to fill in: of one person, or of the plan.',
    body: z.object({
      clientMutationId: ClientMutationId,
      ...plan,
      empId: Id.optional().describe('whose raters; absent: all of the plan'),
    }),
    data: Done,
  }),
  listReceived360Invitation: post(reads, record, {
    summary: 'Invitations the caller received, those that wait first.',
    body: PageQuery,
    data: pageOf(Review360Task),
  }),
  accept360Invitation: post(writes, answering, {
    summary: 'Agrees to evaluate somebody.',
    body: z.object({ ...oneInvite, version: Version }),
    data: Moved,
  }),
  decline360Invitation: post(writes, answering, {
    summary: 'Declines to evaluate somebody; HR sees the reason.',
    body: z.object({ ...oneInvite, version: Version, ...because }),
    data: Moved,
  }),
  getMy360AssessInfo: post(reads, record, {
    summary: 'Forms the caller writes or has written, by plan.',
    body: PageQuery.extend({
      planCode: Id.optional().describe('only of this plan; absent: of all'),
      submitted: z.boolean().optional().describe('only those submitted, or those not; absent: both'),
    }),
    data: pageOf(Review360Task),
  }),
  getAssessInterface: post(reads, reading, {
    summary: 'The form with which the caller evaluates somebody, or themselves.',
    body: z.object(person),
    data: Review360Form,
  }),
  save360Assessment: post(writes, answering, {
    summary: 'Saves a form as it is; happens by itself while it is filled in.',
    body: z.object(write),
    data: Moved,
  }),
  commit360Assessment: post(writes, answering, {
    summary: 'Submits a form; afterwards only HR can give it back.',
    body: z.object(write),
    data: Moved,
  }),
  getAssessDetail: post(reads, reading, {
    summary: 'A submitted form: to its writer, and to HR with the element `review360.forms`.',
    body: z.object(oneInvite),
    data: Review360Form.extend({
      assessorEmpId: Id.describe('who wrote it'),
      submittedAt: Instant.nullable().describe(
        'when; null: to its writer alone it is not told, or it is not submitted',
      ),
    }),
  }),
  getMyTeam360AssessInfo: post(reads, reports, {
    summary: 'The people of the caller who are evaluated in a plan, by name.',
    body: PageQuery.extend(plan),
    data: pageOf(Review360Person),
  }),
  listRateEmpByPlan: post(reads, reports, {
    summary:
      'Everybody evaluated in a plan whose report the caller may read or raters the caller looks after, by name.',
    body: PageQuery.extend({ ...plan, keyword: Keyword.optional() }),
    data: pageOf(Review360Person),
  }),
  exportMyTeamScoreRecord: post(reads, pages(`${PAGES}/record_view`, 'export'), {
    summary: 'The 360 scores of the people of the caller in a plan that has closed, as a workbook.',
    body: z.object(plan),
    answers: 'file',
  }),
  listAssessScoreStatistic: post(reads, report, {
    summary:
      'The report of somebody over all questions: to that person, the superior and HR, once the 360 assessment has closed.',
    body: z.object(person),
    data: Review360Summary,
  }),
  listDetailScoreStatistic: post(reads, report, {
    summary: 'The report of somebody question by question, with comments without authors.',
    body: z.object(person),
    data: Review360Detail,
  }),
  listNegativeCheckEmpList: post(reads, managing, {
    summary: 'People of a plan with forms that HR should look at, by name.',
    body: PageQuery.extend(plan),
    data: pageOf(Review360Suspect),
  }),
  listDetailNegativeCheck: post(reads, forms, {
    summary: 'The submitted forms about somebody with what is striking in each.',
    body: z.object(person),
    data: z.array(Review360FlaggedForm),
  }),
});

/** Raters by file. */
export const inviteFile = service('review360', '/performanceplane', {
  download360inviteExcel: post(reads, managing, {
    summary: 'The raters of a plan as the workbook that the import reads, with one line for each.',
    body: z.object(plan),
    answers: 'file',
  }),
  import360inviterecord: post(writes, managing, {
    summary: 'Invites raters by file: number of the evaluated and number of the rater.',
    encoding: 'multipart',
    takes: 'table',
    query: z.object({ ...plan, ...checkOnly }),
    data: ImportedTable,
  }),
});
