import * as z from 'zod';
import {
  ApprovalDecision,
  ApprovalMode,
  ApprovalStatus,
  EvaluateProcess,
  EvaluationResult,
  EvaluationStatus,
  ProbationAction,
  ProbationEvent,
  ProbationOutcome,
  ProbationPlanStatus,
  ProbationTargetSetter,
  ScorerRole,
} from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import { AssessmentTemplatePart } from '../enterprise/assessment-module.ts';
import {
  ClientMutationId,
  DateText,
  Decimal,
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
import { ApprovalNodeInput } from '../approval.ts';
import { AssessmentRuleLevel } from '../performance/rule.ts';

export const PLAN_DETAILS = '/performance/probation/details';
const managing = pages('/performance/management', 'edit');
/** HR, and everybody their own: whom a plan concerns is decided row by row. */
const taking = pages([
  { path: PLAN_DETAILS, need: 'visit' },
  { path: '/performance/management', need: 'visit' },
]);
const acting = pages(PLAN_DETAILS, 'edit');

/** A plan as lists show it. */
export const ProbationPlan = z.object({
  planCode: Id,
  empId: Id.describe('whose probation it is'),
  empNumber: z.string(),
  empName: z.string(),
  deptId: Id.nullable().describe('the person’s department today; null: none'),
  deptName: z.string().nullable().describe('the department of the person now; null: none'),
  deptNameEn: z.string().nullable().describe('its English name; null: it has none'),
  ruleCode: Id,
  ruleName: z.string(),
  evaluateEmpId: Id.nullable().describe('the superior who scores; null: nobody is set, and the plan cannot start'),
  evaluateEmpName: z.string().nullable().describe('the superior’s name; null: nobody is set'),
  planStatus: z.enum(ProbationPlanStatus),
  process: z.enum(EvaluateProcess).describe('the process it has come to'),
  underWay: z.boolean().describe('false: it waits for a day, or nobody works on it'),
  targetSetter: z.enum(ProbationTargetSetter),
  entryDate: DateText,
  regularDate: DateText.nullable().describe('the day after the last of the probation; null: none is agreed any more'),
  scoreFrom: DateText.nullable().describe('first day of scoring; null as the regular date is'),
  scoreTo: DateText.nullable().describe('last day of scoring, the day before the regular date; null as that is'),
  selfScoreTo: DateText.nullable().describe(
    'last day of self scoring, after which the superior need not wait; null as the regular date is',
  ),
  overdue: z.boolean().describe('the regular date has come and the plan is not over'),
  result: z.enum(EvaluationResult).describe('what the last approval came to'),
  passed: z
    .union([z.literal(0), z.literal(1)])
    .nullable()
    .describe('1 passed, 0 failed; null: not settled, or not for the caller yet'),
  outcome: z.enum(ProbationOutcome).nullable().describe('how it ended; null: it has not'),
  score: Decimal.nullable().describe('the result, to two places; null: none yet, hidden, or scored by levels'),
  levelName: z.string().nullable().describe('the level of the result; null: none yet, or hidden'),
  waitsForMe: z.boolean().describe('whether it is the caller’s turn'),
  problem: z
    .string()
    .nullable()
    .describe('why it could not start by itself, in the language of the call; null: nothing stands in the way'),
  updatedAt: Instant,
  version: Version,
});

export const ProbationRow = z.object({
  rowCode: Id,
  partCode: Id,
  fixed: z.boolean().describe('comes from the template: its text cannot be changed'),
  keyResult: z.string(),
  description: z.string().nullable().describe('how it is judged; null: not said'),
  measureUnit: z.string().nullable().describe('unit of its figures; null: none'),
  startValue: Decimal.nullable().describe('where it begins; null: no figure'),
  targetValue: Decimal.nullable().describe('what is to be reached; null: no figure'),
  achievedValue: Decimal.nullable().describe('what was reached; null: not typed, or no figure'),
  weight: Decimal.nullable().describe('percent of the part; null: not typed yet'),
  selfScore: Decimal.nullable().describe('null: not given, by level, or not for the caller yet'),
  selfLevel: z
    .string()
    .nullable()
    .describe('level by the person; null: not given, by score, or not for the caller yet'),
  selfComment: z.string().nullable().describe('null: none, or not for the caller yet'),
  bossScore: Decimal.nullable().describe('null: not given, by level, or not for the caller yet'),
  bossLevel: z
    .string()
    .nullable()
    .describe('level by the superior; null: not given, by score, or not for the caller yet'),
  bossComment: z.string().nullable().describe('null: none, or not for the caller yet'),
});
const Part = AssessmentTemplatePart.pick({
  partCode: true,
  partName: true,
  weight: true,
  rowsByEmployee: true,
  scoreMethod: true,
  minRows: true,
  maxRows: true,
});
export const ProbationPlanDetail = z.object({
  plan: ProbationPlan.describe('the plan as lists show it'),
  scoringDays: z.int().describe('days of scoring, back from the day before the regular date'),
  selfRatio: Decimal.describe('percent of the result that the self score counts; 0: nobody scores themselves'),
  bossRatio: Decimal.describe('percent of the result that the superior’s score counts'),
  mailTemplateId: Id.nullable().describe('wording of the mail it starts with; null: the one in use'),
  extensionAllowed: z.boolean().describe('whether HR may extend the probation'),
  latestRegularDate: DateText.nullable().describe(
    'the latest regular date that an extension may set (Labour Contract Law art. 19); null: none, or not for the caller',
  ),
  lastExitDay: DateText.nullable().describe(
    'the latest last day of an exit within the probation; null: no exit is due',
  ),
  flow: z.array(ApprovalNodeInput).describe('who approves the result; empty for the evaluated person'),
  processes: z
    .array(z.object({ process: z.enum(EvaluateProcess), status: z.enum(EvaluationStatus) }))
    .describe('the processes it goes through, in order, and how far each is'),
  fullScore: Decimal.nullable().describe('null: the plan has not started'),
  granularity: Decimal.nullable().describe('scores are multiples of it; null: the plan has not started'),
  levels: z.array(AssessmentRuleLevel),
  byLevel: z.boolean().describe('scores are given as levels'),
  parts: z.array(Part).describe('sections of the form; empty before the plan starts'),
  rows: z.array(ProbationRow).describe('indicators; drafts of others are left out'),
  targetOpinion: z.string().nullable().describe('why the targets were returned; null: they were not'),
  resultOpinion: z.string().nullable().describe('why the result was returned; null: it was not, or not for the caller'),
  selfSummary: z
    .string()
    .nullable()
    .describe('what the person says about the whole; null: nothing yet, or not for the caller yet'),
  bossSummary: z.string().nullable().describe('what the superior says about the whole; null while hidden'),
  proposed: z
    .union([z.literal(0), z.literal(1)])
    .nullable()
    .describe('what the superior proposes: 1 pass, 0 fail; null while hidden'),
  conditionNotMet: z
    .string()
    .nullable()
    .describe('the condition of employment that was not met; null: passed, or hidden'),
  confirmComment: z.string().nullable().describe('what the person said on confirming; null: nothing, or not confirmed'),
  formerPlanCode: Id.nullable().describe('the plan that it goes on from after an extension; null: there was none'),
  consentOn: DateText.nullable().describe(
    'when the person consented to the extension it goes on from; null: there was none',
  ),
  consentNote: z.string().nullable().describe('how that consent is on record; null: there was no extension'),
  changeId: Id.nullable().describe('the regularisation that filing made; null: none, or not for the caller'),
  sheetVersion: Version.describe('number of the last save of the caller’s own sheet; 1: there was none'),
  actions: z.array(z.enum(ProbationAction)).describe('what the caller may do with it now'),
});

const one = { planCode: Id, version: Version };
/** A sheet that saves itself. */
const sheet = {
  ...one,
  sheetVersion: Version.describe('of the own sheet as the writer saw it; it alone counts for a draft'),
  clientId: z.string().min(8).max(64),
  seq: z.int().min(0),
};
const Opinion = z.string().trim().max(LIMITS.opinion);
const Summary = z.string().trim().max(LIMITS.overallComment);
/** Which plans of a view are listed, and exported. */
export const planConditions = {
  keyword: Keyword.optional().describe('part of name or number'),
  planStatus: z.array(z.enum(ProbationPlanStatus)).max(6).optional(),
  deptId: Id.optional().describe('of this department and those below'),
  waitsForMe: z.boolean().optional().describe('true: only those whose turn is the caller’s'),
  exitDue: z.boolean().optional().describe('true: only failed ones whose exit is still to be filed'),
};

export const probationplan = service('probation', '/probationplan', {
  getplan: get(reads, taking, {
    summary: 'One plan with its form, as far as the caller may see it.',
    query: z.object({ planCode: Id }),
    data: ProbationPlanDetail,
  }),
  listplan: post(reads, taking, {
    summary: 'Probation plans; those that wait for the caller first, then by regular date.',
    body: PageQuery.extend({
      view: z.enum(['managed', 'own']).describe('those the caller manages as HR, or those the caller takes part in'),
      ...planConditions,
    }),
    data: pageOf(ProbationPlan),
  }),
  saveplan: post(writes, managing, {
    once: true,
    summary: 'Makes a plan for a person by a rule, or changes the setup of one; what is null follows rule and person.',
    body: z.object({
      clientMutationId: ClientMutationId,
      planCode: Id.optional(),
      version: Version.optional(),
      empId: Id,
      ruleCode: Id,
      evaluateEmpId: Id.nullish().describe('who scores as the superior; null: the line manager'),
      targetSetter: z.enum(ProbationTargetSetter).nullish().describe('null: as the rule says'),
      scoringDays: z.int().nullish().describe('not 0, and less than the probation'),
    }),
    data: ProbationPlanDetail,
  }),
  updatemailtemplate: post(writes, managing, {
    summary: 'Says how the mail is worded that a draft starts with.',
    body: z.object({ ...one, mailTemplateId: Id.nullable().describe('null: the wording in use') }),
    data: ProbationPlanDetail,
  }),
  deleteplan: post(writes, managing, { summary: 'Deletes a draft.', body: z.object(one) }),
  startplan: post(writes, managing, {
    summary:
      'Starts a draft: the form is made, and whoever sets targets is asked to; refused once the regular date is past.',
    body: z.object(one),
    data: ProbationPlanDetail,
  }),
  savetargets: post(writes, acting, {
    summary: 'Saves the targets as a draft, or submits them.',
    body: z.object({
      ...sheet,
      submit: z.boolean().describe('false: it is kept as a draft'),
      rows: z
        .array(
          z.object({
            rowCode: Id.optional(),
            partCode: Id,
            keyResult: z.string().trim().max(LIMITS.keyResult),
            description: z.string().trim().max(LIMITS.description).nullish(),
            measureUnit: z.string().trim().max(LIMITS.measureUnit).nullish(),
            startValue: Decimal.nullish(),
            targetValue: Decimal.nullish(),
            weight: Decimal.nullish().describe('percent of the part; null: not filled in yet'),
          }),
        )
        .max(LIMITS.indicatorsMax)
        .describe('the whole form; rows of the template stay whatever is said'),
    }),
    data: ProbationPlanDetail,
  }),
  startprobationscore: post(writes, managing, {
    summary: 'Opens scoring before its day; by itself it opens on the first day of the scoring period.',
    body: z.object(one),
    data: ProbationPlanDetail,
  }),
  savescore: post(writes, acting, {
    summary: 'Saves a score sheet as a draft, or submits it; the superior’s says whether the probation is passed.',
    body: z.object({
      ...sheet,
      submit: z.boolean().describe('false: it is kept as a draft'),
      scorerRole: z.enum(ScorerRole).describe('1 the person, 2 the superior'),
      rows: z
        .array(
          z.object({
            rowCode: Id,
            score: Decimal.nullish(),
            levelName: z.string().nullish(),
            comment: z.string().trim().max(LIMITS.comment).nullish(),
            achievedValue: Decimal.nullish().describe('by the person'),
          }),
        )
        .max(LIMITS.indicatorsMax),
      summary: Summary.default('').describe('about the whole'),
      passed: z
        .union([z.literal(0), z.literal(1)])
        .nullish()
        .describe('by the superior'),
      conditionNotMet: Opinion.default('').describe('required where the probation is not passed'),
    }),
    data: ProbationPlanDetail,
  }),
  approvalassess: post(writes, acting, {
    summary: 'Decides on what waits for the caller’s approval: the targets, or the result at the present node.',
    body: z.object({
      ...one,
      result: z.enum(EvaluationResult).describe('1 agreed, 2 rejected'),
      opinion: Opinion.default('').describe('required to reject'),
    }),
    data: ProbationPlanDetail,
  }),
  addapproval: post(writes, acting, {
    summary: 'Asks somebody more for approval, behind the present node or a later one.',
    body: z.object({
      ...one,
      after: z.int().min(0).describe('place of the node it follows, from 0'),
      node: ApprovalNodeInput.describe('whom to ask'),
    }),
    data: ProbationPlanDetail,
  }),
  deleteapproval: post(writes, acting, {
    summary: 'Takes an added node away that has not been reached.',
    body: z.object({ ...one, at: z.int().min(0).describe('place of the node, from 0') }),
    data: ProbationPlanDetail,
  }),
  listapprovalrole: get(reads, taking, {
    summary: 'Whom each kind of approver would mean for a person, for nodes that are added.',
    query: z.object({
      empId: Id.describe('the evaluated person'),
      evaluateEmpId: Id.describe('the superior, who is not asked again'),
    }),
    data: z.array(
      z.object({
        node: ApprovalNodeInput.describe('what `addapproval` takes'),
        people: z
          .array(z.object({ empId: Id, empName: z.string() }))
          .describe('whom it asks today; the superior and the person aside'),
      }),
    ),
  }),
  listapprovalnode: get(reads, taking, {
    summary:
      'The nodes a result goes through, with who decided what; empty before it is submitted, and for the person until it is decided.',
    query: z.object({ assessmentPlanCode: Id, empId: Id.describe('the evaluated person of the plan') }),
    data: z.array(
      z.object({
        place: z.int().describe('from 0'),
        nodeName: z.string(),
        mode: z.enum(ApprovalMode),
        added: z.boolean().describe('put in on the way; it can be taken away until it is reached'),
        state: z.enum(ApprovalStatus),
        current: z.boolean().describe('waits now'),
        message: z.string().nullable().describe('why nobody, or not everybody, is asked; null: nothing to say'),
        people: z.array(
          z.object({
            empId: Id,
            empName: z.string(),
            decision: z.enum(ApprovalDecision),
            opinion: z.string().nullable(),
          }),
        ),
      }),
    ),
  }),
  confirmresult: post(writes, acting, {
    summary: 'The person has seen the result.',
    body: z.object({ ...one, comment: Opinion.default('') }),
    data: ProbationPlanDetail,
  }),
  fileplan: post(writes, managing, {
    summary: 'Closes a plan: a pass files the regularisation on the regular date, a failure proposes an exit.',
    body: z.object(one),
    data: ProbationPlanDetail,
  }),
  terminateplan: post(writes, managing, {
    summary: 'Ends a plan before its time: the person fails, which proposes an exit and starts none.',
    body: z.object({ ...one, conditionNotMet: Opinion.describe('the condition of employment that was not met') }),
    data: ProbationPlanDetail,
  }),
  extendplan: post(writes, managing, {
    once: true,
    summary: 'Extends the probation with the consent of the person, within the law; a new plan goes on from this one.',
    body: z.object({
      clientMutationId: ClientMutationId,
      ...one,
      regularDate: DateText,
      consentOn: DateText.describe('when the person consented'),
      consentNote: z.string().trim().max(LIMITS.reason).describe('how the consent is on record'),
    }),
    data: ProbationPlanDetail,
  }),
  probationremind: post(writes, managing, {
    once: true,
    summary: 'Reminds whoever it is the turn of, in some plans.',
    body: z.object({
      clientMutationId: ClientMutationId,
      planCodes: z.array(Id).min(1).max(LIMITS.idsMax).describe('plans the caller manages'),
    }),
    data: z.object({ reminded: z.int().describe('people who were told') }),
  }),
  listprobationhistory: post(reads, taking, {
    summary: 'What happened in a plan, newest first; what the person may not know yet is left out.',
    body: z.object({ planCode: Id }),
    data: z.array(
      z.object({
        eventId: Id.describe('unique among what happened'),
        event: z.enum(ProbationEvent),
        empName: z.string().nullable().describe('who did it; null: it happened by itself'),
        text: z.string().nullable().describe('opinion, reason or comment; null: none'),
        at: Instant,
      }),
    ),
  }),
});
