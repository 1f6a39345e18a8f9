import * as z from 'zod';
import { CalibrationSource, FitStatus, Potential, ScorerRole } from '../../enums.ts';
import {
  ClientMutationId,
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
  service,
  Version,
  writes,
  Keyword,
} from '../kernel.ts';
import { AssessmentParticipant } from './participant.ts';
import { AssessmentPlan } from './plan.ts';
import { checkOnly, ImportedTable } from '../table-import.ts';
import { examineEdit, SavedAssessment } from './assessment.ts';
import { autoSave, person, scoreRows } from './form.ts';
import { listUnoEmpPerformanceInfo } from './scope.ts';
import { LIMITS } from '../../rules/limits.ts';

/** A person in the calibration list. */
export const CalibratedPerson = AssessmentParticipant.extend({
  planName: z.string().optional().describe('name of the plan the person is in: one of those calibrated as one'),
  selfScore: Decimal.nullable(),
  selfLevelName: z.string().nullable(),
  bossScore: Decimal.nullable(),
  bossLevelName: z.string().nullable(),
  rawScore: Decimal.nullable().describe('composed before calibration; null: no score yet'),
  rawLevelName: z.string().nullable(),
  potential: z
    .enum(Potential)
    .nullable()
    .default(null)
    .describe('how far the person may still grow; null: not said, or the plan does not ask'),
  lastLevelName: z.string().nullable().default(null).describe('level of the last result before this plan; null: none'),
  sentBack: z.boolean().describe('the result was sent back, and the superior has not scored again'),
  canReject: z.boolean().describe('the caller may send the result back to the superior'),
  canVerify: z.boolean().describe('the result was scored again, and the caller may say that it is right'),
});
export const DistributionBin = z.object({
  levelName: z.string(),
  proportion: Decimal,
  quota: z.int(),
  count: z.int(),
  delta: z.int().describe('heads to move: positive too many'),
  state: z.enum(FitStatus),
});
export const CalibrationEntry = z.object({
  calibrationId: Id,
  empId: Id,
  scoreBefore: Decimal.nullable(),
  scoreAfter: Decimal.nullable(),
  levelBefore: z.string().nullable(),
  levelAfter: z.string().nullable(),
  comment: z.string(),
  byEmpId: Id.nullable(),
  at: Instant,
  source: z.enum(CalibrationSource),
});
/** What was scored in one part of a form. */
export const AssessmentScoredPart = z.object({
  companyModuleCode: Id,
  companyModuleName: z.string(),
  partCode: Id,
  partName: z.string(),
  weight: Decimal.describe('percent of the whole form'),
  selfScore: Decimal.nullable(),
  bossScore: Decimal.nullable(),
  score: Decimal.nullable().describe('what the part counts; null before there is a result'),
});
/** Somebody without a result, and who has to score. */
export const UngradedPerson = z.object({
  assessmentInfoId: Id,
  empId: Id,
  deptId: Id.nullable(),
  scorerRole: z.enum(ScorerRole),
  scorerEmpId: Id.nullable(),
});
/** A department whose score is missing, and who gives it. */
export const UngradedDepartment = z.object({
  planCode: Id.describe('the plan, for plans that are calibrated together'),
  deptId: Id,
  scorerEmpId: Id.nullable().describe('null: nobody stands above, so HR scores it'),
});
/** How many people stand on each level against the quota. */
const Distribution = z.object({
  people: z.int(),
  ungraded: z.int(),
  ungradedDepartments: z
    .int()
    .describe('departments whose score counts in the plan and is missing; 0 for whoever does not manage it'),
  fit: z.boolean(),
  assessed: z.boolean().describe('whether quotas hold here: false below the smallest group size'),
  outcome: z.enum(['ok', 'warn', 'block']),
  bins: z.array(DistributionBin),
});
/** The people of one superior or department: how they were scored and where they stand now. */
export const CalibrationGroup = z.object({
  deptId: Id.nullable().describe('null in a comparison of superiors, and for people without a department'),
  bossEmpId: Id.nullable().describe('null in a comparison of departments, and for people without a superior'),
  people: z.int(),
  ungraded: z.int(),
  meanBefore: Decimal.nullable().describe('mean score before calibration; null: nobody has one, or levels are scored'),
  meanNow: Decimal.nullable().describe('mean score as it is now; null likewise'),
  leniency: Decimal.nullable().describe(
    'mean before calibration less that of all whom the caller calibrates; null likewise',
  ),
  levels: z.array(
    z.object({ levelName: z.string(), before: z.int(), now: z.int().describe('heads on the level as it is now') }),
  ),
});
/** People of one potential, or of one last result, by the level they stand on now. */
export const MatrixRow = z.object({
  potential: z.enum(Potential).nullable().describe('null: not said, or rows are last results'),
  lastLevelName: z.string().nullable().describe('null: no result before, or rows are potentials'),
  cells: z
    .array(
      z.object({
        levelName: z.string(),
        count: z.int().describe('how many they are'),
        people: z.array(CalibratedPerson).max(LIMITS.matrixPeople).describe('the first of them, best first'),
      }),
    )
    .describe('one for each level of the rule, lowest first'),
});
/** A move that would help the distribution to fit. */
export const ProposedMove = z.object({
  person: CalibratedPerson.describe('who would move'),
  toLevelName: z.string().describe('where to'),
  tied: z.boolean().describe('somebody with the same score would not move likewise'),
});
/** What a change of a result answers: who reads on needs no further call. */
const SavedCalibration = Saved.extend({
  person: CalibratedPerson.optional().describe('the row of the calibration list as it is now'),
  distribution: Distribution.optional().describe('of the whole plan, as it is now'),
});
const calibrate = pages([
  { path: '/performance/management', need: 'edit' },
  { path: '/performance/examine', need: 'edit' },
]);

export const performancecheck = service('performance', '/performancecheck', {
  listUnoEmpPerformanceInfo,
  updatestatus: post(writes, examineEdit, {
    once: true,
    summary: 'Submits the own targets for approval, takes them back, or approves those of a subordinate.',
    body: person.extend({
      clientMutationId: ClientMutationId,
      version: Version,
      action: z.enum(['submit', 'withdraw', 'approve']),
      opinion: z.string().trim().max(LIMITS.opinion).default(''),
    }),
    data: SavedAssessment,
  }),
  reject: post(writes, examineEdit, {
    once: true,
    summary: 'Returns the targets of a subordinate; the opinion is required.',
    body: person.extend({
      clientMutationId: ClientMutationId,
      version: Version,
      opinion: z.string().trim().max(LIMITS.opinion),
    }),
    data: SavedAssessment,
  }),
  scoreresult: post(writes, examineEdit, {
    summary: 'Saves a sheet of scores as a draft, by hand or by itself every 10 s.',
    body: person.extend({
      scorerRole: z.enum(ScorerRole),
      version: Version,
      rows: scoreRows,
      potential: z.enum(Potential).nullish().describe('the superior’s alone, where the plan asks for it'),
      overallComment: z.string().trim().max(LIMITS.overallComment).nullish(),
      ...autoSave.shape,
    }),
    data: SavedAssessment,
  }),
  lockPersonStatus: post(writes, pages('/performance/management', 'edit'), {
    summary: 'Keeps a manager from changing anything of their people in a plan, or lets them again.',
    body: person.extend({ locked: z.boolean().describe('true locks the manager, false unlocks') }),
    data: z.object({ locked: z.boolean().describe('whether the manager is locked now') }),
  }),
  saveTogetherAssessorScore: post(writes, examineEdit, {
    summary: 'Saves the caller’s sheet as a co-assessor as a draft; updateCheckStatus submits it.',
    body: person.extend({
      version: Version,
      rows: scoreRows,
      overallComment: z.string().trim().max(LIMITS.overallComment).nullish(),
      ...autoSave.shape,
    }),
    data: SavedAssessment,
  }),
  updateCheckStatus: post(writes, examineEdit, {
    once: true,
    summary: 'Submits a sheet of scores; the superior only after the self score.',
    body: person.extend({
      clientMutationId: ClientMutationId,
      scorerRole: z.enum(ScorerRole),
      version: Version,
      rows: scoreRows,
      potential: z.enum(Potential).nullish().describe('the superior’s alone, where the plan asks for it'),
      overallComment: z.string().trim().max(LIMITS.overallComment).nullish(),
    }),
    data: SavedAssessment,
  }),
  sendbackmark: post(writes, calibrate, {
    once: true,
    summary: 'Sends a submitted sheet back to its scorer with a reason.',
    body: person.extend({
      clientMutationId: ClientMutationId,
      scorerRole: z.enum(ScorerRole),
      scorerEmpId: Id.optional().describe('which co-assessor’s; absent: the sheet is the person’s or the superior’s'),
      reason: z.string().trim().max(LIMITS.comment),
    }),
    data: SavedAssessment,
  }),
  adjustlist: get(reads, calibrate, {
    summary: 'Plans that stand in calibration and that the caller may calibrate.',
    query: z.object({ companyId: Id.optional(), empId: Id.optional(), planYear: z.coerce.number().int().optional() }),
    data: z.array(AssessmentPlan),
  }),
  querylist: post(reads, calibrate, {
    summary: 'The people of a plan for calibration, best first; managers see their own people.',
    body: PageQuery.extend({
      planCode: Id,
      deptId: Id.optional(),
      bossEmpId: Id.optional(),
      levelName: z.string().max(LIMITS.gradeName).optional(),
      keyword: Keyword.optional(),
    }),
    data: pageOf(CalibratedPerson),
  }),
  getdistribution: post(reads, calibrate, {
    summary: 'How many people stand on each level against the quota, in the whole plan or one group of it.',
    body: z.object({ planCode: Id, deptId: Id.optional(), bossEmpId: Id.optional() }),
    data: Distribution,
  }),
  comparegroups: post(reads, calibrate, {
    summary: 'Superiors or departments of a plan side by side, those furthest from the mean of all first.',
    body: PageQuery.extend({
      planCode: Id,
      by: z.enum(['manager', 'department']).describe('what people are put together by'),
    }),
    data: pageOf(CalibrationGroup),
  }),
  performancematrix: post(reads, calibrate, {
    summary:
      'The people of a plan by the level they stand on and by potential, where the plan asks for it, else by their last result.',
    body: z.object({ planCode: Id }),
    data: z.object({
      by: z.enum(['potential', 'last']).describe('what the rows are'),
      rows: z.array(MatrixRow).describe('highest first; people of whom nothing is known last, if there are any'),
    }),
  }),
  proposemoves: post(reads, calibrate, {
    summary:
      'Who would have to move so that every level has its heads and nobody overtakes anybody, best first. Changes nothing.',
    body: z.object({ planCode: Id }),
    data: z.object({
      total: z.int().describe('moves altogether'),
      moves: z.array(ProposedMove).max(LIMITS.proposedMoves).describe('the first of them'),
    }),
  }),
  assessmentEvaluation: post(writes, calibrate, {
    once: true,
    summary: 'Changes score or level of one person with a reason; the history keeps both.',
    body: person.extend({
      clientMutationId: ClientMutationId,
      version: Version,
      score: Decimal.nullish(),
      levelName: z.string().max(LIMITS.gradeName).nullish(),
      comment: z.string().trim().max(LIMITS.comment),
    }),
    data: SavedCalibration,
  }),
  listScore: post(reads, calibrate, {
    summary:
      'How one person came to the result: the scores of each part, and the last hundred adjustments, newest first.',
    body: person,
    data: CalibratedPerson.extend({
      parts: z.array(AssessmentScoredPart),
      history: z.array(CalibrationEntry).max(100),
    }),
  }),
  getungradeemp: post(reads, calibrate, {
    summary:
      'Who has no result yet and who has to score them: in a plan, or in the group the rule counts a person in; for HR with the departments whose score is missing.',
    body: PageQuery.extend({
      assessmentInfoId: Id.optional().describe('the group of this appraisal'),
      planCode: Id.optional().describe('the whole plan; one of both is needed'),
    }),
    data: pageOf(UngradedPerson).extend({
      departments: z
        .array(UngradedDepartment)
        .max(LIMITS.ungradedDepartments)
        .describe('the first of those of these people whose score counts and is missing, for HR'),
      departmentTotal: z.int().describe('how many they are altogether'),
    }),
  }),
  rejectandverify: post(writes, calibrate, {
    once: true,
    summary:
      'Sends a result back to the superior, who scores it again although calibration is open, or verifies the one scored again.',
    body: person.extend({
      clientMutationId: ClientMutationId,
      version: Version,
      action: z.enum(['reject', 'verify']),
      reason: z.string().trim().max(LIMITS.comment).default('').describe('required to reject'),
    }),
    data: SavedCalibration,
  }),
  // An export leaves an audit entry, so it writes.
  exportExcel: post(
    writes,
    pages([
      { path: '/performance/management', need: 'export' },
      { path: '/performance/examine', need: 'edit' },
    ]),
    {
      answers: 'file',
      summary:
        'The people of a plan whose results the caller calibrates, as xlsx: the file that importAdjustingAssessed reads.',
      body: z.object({ planCode: Id }),
    },
  ),
  importAdjustingAssessed: post(writes, calibrate, {
    encoding: 'multipart',
    takes: 'table',
    summary: 'Changes scores or levels of many people by file, each with a reason. Lines with errors are left out.',
    query: z.object({ planCode: Id, ...checkOnly }),
    data: ImportedTable,
  }),
  listadjusthistory: post(reads, calibrate, {
    summary: 'The calibration history of a plan or of one person in it, newest first.',
    body: PageQuery.extend({ planCode: Id, empId: Id.optional() }),
    data: pageOf(CalibrationEntry),
  }),
});
