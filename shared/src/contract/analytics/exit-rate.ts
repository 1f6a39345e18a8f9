import * as z from 'zod';
import { Education, ExitKind, Sex } from '../../enums.ts';
import { EXIT_BASES, EXIT_DIMENSIONS, type ExitDimension } from '../../rules/analytics/exit-rate.ts';
import { LIMITS } from '../../rules/limits.ts';
import {
  DateText,
  Decimal,
  Id,
  PageQuery,
  pageOf,
  pages,
  post,
  reads,
  service,
  writes,
  type PageNeed,
} from '../kernel.ts';
import { Key, Month, ofDepartments, SheetKind } from './people.ts';

const DIMENSIONS = Object.keys(EXIT_DIMENSIONS) as [ExitDimension, ...ExitDimension[]];
/** One of the pages gives the call; of a dimension its own page is asked for as well. */
export const exitPages = (need: PageNeed) => pages(Object.values(EXIT_DIMENSIONS).map((path) => ({ path, need })));
export const exitPage = (dimension: ExitDimension, need: PageNeed) => pages(EXIT_DIMENSIONS[dimension], need);

const ids = z.array(Id).max(LIMITS.idsMax).optional();

/** Which exits are asked for, and by what they are told apart. */
export const ExitRateFilter = z.object({
  dimension: z.enum(DIMENSIONS).describe('by what the exits are told apart'),
  from: Month.describe('first month of the period'),
  to: Month.describe('last month of the period, not before the first and not ahead'),
  basis: z
    .enum(EXIT_BASES)
    .default('average')
    .describe('what leavers are divided by: average heads, or heads at the start with those who joined'),
  deptIds: ofDepartments,
  rankIds: ids.describe('only people of these ranks; absent: of all'),
  jobFamilyIds: ids.describe('only people of these job families; absent: of all'),
  workCities: z
    .array(z.string().max(LIMITS.shortText))
    .max(LIMITS.idsMax)
    .optional()
    .describe('only people who work in these cities; absent: in all'),
  isManager: z
    .boolean()
    .optional()
    .describe('true: only people to whom somebody reports; false: only the others; absent: both'),
  sexes: z.array(z.enum(Sex)).max(3).optional().describe('only people of these; 0: unfilled; absent: all'),
  educations: z.array(z.enum(Education)).max(6).optional().describe('only people with these; absent: all'),
  ageRanges: z.array(Key).max(10).optional().describe('only people of these bands of age; absent: of all'),
  entryFrom: DateText.optional().describe('only people who entered on this day or later; absent: whenever'),
  entryTo: DateText.optional().describe('only people who entered on this day or before; absent: whenever'),
  planCodes: ids.describe('levels of these archived appraisal plans alone count; absent: of all'),
});

const figures = {
  startHeads: z.int().describe('people on the eve of the period'),
  endHeads: z.int().describe('people at the end of its last day'),
  joins: z.int().describe('people who entered in it'),
  leavers: z.int().describe('people whose last day lies in it'),
  voluntary: z.int().describe('those of them who left of their own will'),
  averageHeads: Decimal.describe('half the sum of the heads at start and end'),
  rate: Decimal.nullable().describe(
    'leavers by heads, in percent; null: nobody to divide by, or leavers who are left out of the rows',
  ),
  voluntaryRate: Decimal.nullable().describe('those who left of their own will by heads, in percent; null as the rate'),
};

export const ExitRateRow = z.object({
  key: Key.describe('what the row is of: a month, an id, a code or a band; empty: not filled in'),
  label: z.string().describe('what that is called, in the language of the caller'),
  opens: z.boolean().describe('whether it is a department with others below it'),
  figures: z
    .object({
      ...figures,
      share: Decimal.nullable().describe('share of all leavers, in percent; null: there are none'),
    })
    .nullable()
    .describe('null: too few people to be told'),
});

export const ExitRateReport = z.object({
  from: DateText.describe('first day of the period'),
  to: DateText.describe('last day that is counted; of the current month today'),
  total: z.object(figures).nullable().describe('everybody the filter leaves; null: too few people to be told'),
  rows: z.array(ExitRateRow).describe('a line for each value, in their order'),
  leftOut: z.int().describe('people who are in no row because the caller may not read what it goes by'),
  leftOutLeavers: z.int().describe('those of them who left in the period'),
  dimensions: z.array(z.enum(DIMENSIONS)).describe('those whose pages the caller may open'),
  unread: z.int().describe('people whose work the caller may not read, who are not counted at all'),
});

export const ExitLeaver = z.object({
  empId: Id.describe('who left'),
  entryDate: DateText.describe('the day that employment began'),
  lastDay: DateText.describe('the last working day'),
  exitKind: z.enum(ExitKind).nullable().describe('how the employment ended; null: not on record'),
  exitReasonName: z.string().nullable().describe('why, in the language of the caller; null: not on record'),
  deptName: z.string().nullable().describe('department on the last day; null: none'),
  rankName: z.string().nullable().describe('rank on the last day; null: none, or hidden from the caller'),
});

const file = { format: SheetKind };
const ofRow = { key: Key.optional().describe('only those of the row with this key; absent: all of the report') };

/** Who leaves, by what one likes. */
export const exitRate = service('analytics', '/hengcai/page/api/exitRate', {
  getExitRateData: post(reads, exitPages('visit'), {
    summary: 'Heads, leavers and rates of a period by one dimension, of the people whom the caller sees.',
    body: z.object({ filter: ExitRateFilter }),
    data: ExitRateReport,
  }),
  getExitEmpData: post(reads, exitPages('visit'), {
    summary: 'Who left in a period, the latest first: of the whole report, or of one row.',
    body: PageQuery.extend({ filter: ExitRateFilter, ...ofRow }),
    data: pageOf(ExitLeaver),
  }),
  // An export leaves an audit entry, so it writes.
  exportExitRateData: post(writes, exitPages('export'), {
    answers: 'file',
    summary: 'The rows of the report as a file.',
    body: z.object({ filter: ExitRateFilter, ...file }),
  }),
  exportExitEmpData: post(writes, exitPages('export'), {
    answers: 'file',
    summary: 'Who left as a file: of the whole report, or of one row.',
    body: z.object({ filter: ExitRateFilter, ...ofRow, ...file }),
  }),
});
