import * as z from 'zod';
import { CalibrationSource, FitState, ScorerRole } from '../enums.ts';
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
} from './kernel.ts';
import { Participant, Plan } from './performance-plan.ts';
import { examineEdit, person, autoSave } from './performance-view.ts';

const scoreRows = z
  .array(
    z.object({
      rowId: Id,
      score: Decimal.nullish(),
      comment: z.string().trim().max(500).nullish(),
      achievedValue: Decimal.nullish().describe('taken from the self sheet only'),
    }),
  )
  .max(200)
  .describe('absent: unchanged; null: cleared');

/** A person in the calibration list. */
export const CalibrationRow = Participant.extend({
  selfScore: Decimal.nullable(),
  bossScore: Decimal.nullable(),
  rawScore: Decimal.nullable().describe('composed before calibration'),
  rawLevelName: z.string().nullable(),
});
export const DistributionBin = z.object({
  levelName: z.string(),
  proportion: Decimal,
  quota: z.int(),
  count: z.int(),
  delta: z.int().describe('heads to move: positive too many'),
  state: z.enum(FitState),
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
const calibrate = pages([
  { path: '/performance/management', need: 'edit' },
  { path: '/performance/examine', need: 'edit' },
]);

export const performancecheck = service('performance', '/performancecheck', {
  updatestatus: post(writes, examineEdit, {
    once: true,
    summary: 'Submits the own targets for approval, takes them back, or approves those of a subordinate.',
    body: person.extend({
      clientMutationId: ClientMutationId,
      version: Version,
      action: z.enum(['submit', 'withdraw', 'approve']),
      opinion: z.string().trim().max(500).default(''),
    }),
    data: Saved,
  }),
  reject: post(writes, examineEdit, {
    once: true,
    summary: 'Returns the targets of a subordinate; the opinion is required.',
    body: person.extend({ clientMutationId: ClientMutationId, version: Version, opinion: z.string().trim().max(500) }),
    data: Saved,
  }),
  batchapprove: post(writes, examineEdit, {
    once: true,
    summary: 'Approves the targets of several subordinates; those that could not be approved are listed.',
    body: z.object({ clientMutationId: ClientMutationId, planCode: Id, empIds: z.array(Id).min(1).max(200) }),
    data: z.object({
      approved: z.int(),
      failures: z.array(z.object({ empId: Id, code: z.string(), message: z.string() })),
    }),
  }),
  scoreresult: post(writes, examineEdit, {
    summary: 'Saves a sheet of scores as a draft, by hand or by itself every 10 s.',
    body: person.extend({
      scorerRole: z.enum(ScorerRole),
      version: Version,
      rows: scoreRows,
      overallComment: z.string().trim().max(1000).nullish(),
      ...autoSave.shape,
    }),
    data: Saved,
  }),
  updateCheckStatus: post(writes, examineEdit, {
    once: true,
    summary: 'Submits a sheet of scores; the superior only after the self score.',
    body: person.extend({
      clientMutationId: ClientMutationId,
      scorerRole: z.enum(ScorerRole),
      version: Version,
      rows: scoreRows,
      overallComment: z.string().trim().max(1000).nullish(),
    }),
    data: Saved,
  }),
  sendbackmark: post(writes, calibrate, {
    once: true,
    summary: 'Sends a submitted sheet back to its scorer with a reason.',
    body: person.extend({
      clientMutationId: ClientMutationId,
      scorerRole: z.enum(ScorerRole),
      reason: z.string().trim().max(500),
    }),
    data: Saved,
  }),
  adjustlist: get(reads, calibrate, {
    summary: 'Plans that stand in calibration and that the caller may calibrate.',
    query: z.object({ companyId: Id.optional(), empId: Id.optional(), planYear: z.coerce.number().int().optional() }),
    data: z.array(Plan),
  }),
  querylist: post(reads, calibrate, {
    summary: 'The people of a plan for calibration, best first; managers see their own people.',
    body: PageQuery.extend({
      planCode: Id,
      deptId: Id.optional(),
      bossEmpId: Id.optional(),
      levelName: z.string().max(10).optional(),
      keyword: z.string().trim().max(50).optional(),
    }),
    data: pageOf(CalibrationRow),
  }),
  getdistribution: post(reads, calibrate, {
    summary: 'How many people stand on each level against the quota, in the whole plan or one group of it.',
    body: z.object({ planCode: Id, deptId: Id.optional(), bossEmpId: Id.optional() }),
    data: z.object({
      people: z.int(),
      ungraded: z.int(),
      fit: z.boolean(),
      assessed: z.boolean().describe('false below the smallest group size'),
      outcome: z.enum(['ok', 'warn', 'block']),
      bins: z.array(DistributionBin),
    }),
  }),
  saveadjust: post(writes, calibrate, {
    once: true,
    summary: 'Changes score or level of one person with a reason; the history keeps both.',
    body: person.extend({
      clientMutationId: ClientMutationId,
      version: Version,
      score: Decimal.nullish(),
      levelName: z.string().max(10).nullish(),
      comment: z.string().trim().max(500),
    }),
    data: Saved,
  }),
  listadjusthistory: post(reads, calibrate, {
    summary: 'The calibration history of a plan or of one person in it, newest first.',
    body: PageQuery.extend({ planCode: Id, empId: Id.optional() }),
    data: pageOf(CalibrationEntry),
  }),
});
