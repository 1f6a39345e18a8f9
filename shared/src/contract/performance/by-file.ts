import * as z from 'zod';
import { DateText, Decimal, get, Id, pages, post, reads, writes } from '../kernel.ts';
import { IncludedResult } from './include.ts';
import { checkOnly, checkWithDates, ImportedTable } from '../table-import.ts';

const editing = pages('/performance/management', 'edit');
const visiting = pages('/performance/management', 'visit');
const exporting = pages('/performance/management', 'export');
const ofPlan = z.object({ planCode: Id });

const upload = {
  encoding: 'multipart',
  takes: 'table',
  query: z.object({ planCode: Id, ...checkOnly }),
  data: ImportedTable,
} as const;

/** A score that came into an appraisal by file or from other plans, for one part of the form. */
export const AssessmentImportedScore = z.object({
  companyModuleCode: Id,
  partCode: Id,
  score: Decimal,
  note: z.string().nullable().describe('what was said with the score; null: nothing'),
  plans: z
    .array(IncludedResult)
    .default([])
    .describe('results of other plans that the score is made of; empty: it came by file, or its making is hidden'),
});
/** How satisfied others are with somebody’s work, as measured elsewhere on a day. */
export const AssessmentSatisfaction = z.object({
  scoreDate: DateText.describe('day of the measurement'),
  score: Decimal,
  note: z.string().nullable().describe('what was said with the score; null: nothing'),
});
/** A day of which satisfaction scores were imported. */
export const SatisfactionDay = z.object({
  scoreDate: DateText.describe('day of the measurement'),
  count: z.int().describe('people of the plan with a score of that day'),
  meanScore: Decimal.describe('mean of their scores, with two places'),
});

// An export leaves an audit entry, so it writes.
/** The calls of `/performanceplane` about scores that come by file. */
export const scoreFileCalls = {
  downloadModuleScoreImportTemplate: post(writes, exporting, {
    answers: 'file',
    summary:
      'The people of a plan with each part that is scored by import, as xlsx: the file that importAssessmentModuleScore reads.',
    body: ofPlan,
  }),
  importAssessmentModuleScore: post(writes, editing, {
    ...upload,
    summary:
      'Scores of parts that are scored by import, while scoring is open and the superior has not submitted. Typed scores stay. Lines with errors are left out.',
  }),
  importSatisfactionScore: post(writes, editing, {
    ...upload,
    query: upload.query.extend({ scoreDate: DateText.describe('day of the measurement') }),
    summary:
      'Satisfaction scores of a day, shown beside the form and counted nowhere, while scoring is open and the superior has not submitted. Lines with errors are left out.',
  }),
  listSatisfactionScoreDate: get(reads, visiting, {
    summary: 'The days of which satisfaction scores were imported into a plan, newest first, at most 100.',
    query: ofPlan,
    data: z.array(SatisfactionDay),
  }),
};

/** The calls of `/performanceflow` about indicators of many people by file. */
export const targetFileCalls = {
  downloadDetailTemplate: post(writes, exporting, {
    answers: 'file',
    summary:
      'The people of a plan with their indicators, a line each, in the columns of its templates, as xlsx: the file that importAssessDetail reads.',
    body: ofPlan,
  }),
  importAssessDetail: post(writes, editing, {
    ...upload,
    query: ofPlan.extend(checkWithDates),
    summary:
      'Sets the indicators of many people, while targets may be written: the lines of a person are the whole form, which has to be complete and counts as agreed. People of whom a line is wrong are left out.',
  }),
};

/** The calls of `/performanceexport` about results that come from elsewhere. */
export const pastResultCalls = {
  downloadhistoryperformance: post(writes, exporting, {
    answers: 'file',
    summary:
      'The imported results of a plan, or before there are any the people of its scope, as xlsx: the file that importperformance reads.',
    body: ofPlan,
  }),
  importperformance: post(writes, editing, {
    ...upload,
    summary:
      'Past results by file: number, score, level, comment. A plan that never opened becomes an imported one. Lines with errors are left out.',
  }),
};
