import * as z from 'zod';
import { LIMITS } from '../../rules/limits.ts';
import {
  ClientMutationId,
  DateText,
  Decimal,
  Id,
  Instant,
  Keyword,
  pageOf,
  PageQuery,
  pages,
  post,
  reads,
  Saved,
  service,
  Version,
  writes,
} from '../kernel.ts';

/** Where salary matrices are looked up. */
export const MATRICES_PAGE = '/payment/policy';
/** Where one is looked after. */
export const MATRIX_PAGE = '/payment/policy/new';

/** A salary matrix as lists have it. */
export const SalaryMatrix = z.object({
  matrixId: Id,
  matrixName: z.string(),
  validFrom: DateText.describe('first day it is meant for'),
  rangeCount: z.int().describe('how many ranges it has'),
  updatedAt: Instant.describe('when it was saved last'),
  updatedBy: z
    .object({
      empId: Id,
      empName: z.string(),
      empNameEn: z.string().nullable().describe('in English; null: there is none'),
    })
    .nullable()
    .describe('who saved it last; null: an account without a person'),
  version: Version,
});

/** How people stand in a range today. */
const Standing = z
  .object({
    people: z.int().describe('people in service it holds for'),
    pay: z
      .object({
        known: z.int().describe('those whose base salary is known'),
        below: z.int().describe('those paid less than the range of their city, as if full-time'),
        within: z.int().describe('those paid within it'),
        above: z.int().describe('those paid more'),
      })
      .nullable()
      .describe('null: the caller may see nobody’s salary'),
  })
  .nullable()
  .describe(
    'how people stand in it today, as far as the caller sees them, their rank and their salary; null: the caller may see nobody’s rank',
  );

export const SalaryRange = z.object({
  rankId: Id,
  rankName: z.string().describe('what it is called'),
  jobFamilyId: Id.nullable().describe('the job family; null: all families that have no range of their own'),
  jobFamilyName: z.string().nullable().describe('null: all families'),
  jobFamilyNameEn: z.string().nullable().describe('null: there is none'),
  low: Decimal.describe('minimum, RMB a month'),
  mid: Decimal.describe('midpoint, RMB a month'),
  high: Decimal.describe('maximum, RMB a month'),
  standing: Standing,
});

const CrBand = z.object({
  crLow: Decimal.describe('lowest compa-ratio of the band'),
  crHigh: Decimal.nullable().describe('where the next band begins; null: the last band'),
});
export const CrBandWithPeople = CrBand.extend({
  people: z.int().nullable().describe('people whose compa-ratio lies in it today; null: the caller may see none'),
});

/** One with its ranges, the most senior rank first. */
export const SalaryMatrixDetail = SalaryMatrix.extend({
  ranges: z.array(SalaryRange).describe('the most senior rank first, of a rank that of all job families first'),
  crBands: z.array(CrBandWithPeople).describe('bands of compa-ratios, the lowest first'),
});

const Name = z.string().trim().min(1).max(LIMITS.salaryMatrixName).describe('unique in the company');
const Amount = Decimal.describe('RMB a month, above 0, with at most two places').meta({ examples: ['12000.00'] });
const visiting = pages([
  { path: MATRICES_PAGE, need: 'visit' },
  { path: MATRIX_PAGE, need: 'visit' },
]);
const managing = pages([
  { path: MATRICES_PAGE, need: 'edit' },
  { path: MATRIX_PAGE, need: 'edit' },
]);
const one = { matrixId: Id, version: Version };
const Fields = {
  matrixName: Name,
  validFrom: DateText.describe('first day it is meant for'),
  ranges: z
    .array(
      z.object({
        rankId: Id,
        jobFamilyId: Id.nullable().describe('the job family; null: all families that have no range of their own'),
        low: Amount,
        mid: Amount,
        high: Amount,
      }),
    )
    .max(LIMITS.salaryRangesMax)
    .describe('one for each rank, or rank and job family; low, mid and high in order'),
  crBands: z
    .array(CrBand)
    .max(LIMITS.crBandsMax)
    .describe('bands of compa-ratios from 0 on, each beginning where the one before it ends'),
};

/** Salary matrices, the pay policies of a company. The specification names no call of `/salaryMatrix`: these are ours. */
export const salaryMatrix = service('compensation', '/salaryMatrix', {
  listmatrix: post(reads, visiting, {
    summary: 'The salary matrices of the company, the latest first.',
    body: PageQuery.extend({ keyword: Keyword.optional().describe('part of the name; absent: all') }),
    data: pageOf(SalaryMatrix),
  }),
  getmatrix: post(reads, visiting, {
    summary: 'One salary matrix with its ranges and how people stand in them today.',
    body: z.object({ matrixId: Id }),
    data: SalaryMatrixDetail,
  }),
  usablematrixname: post(reads, managing, {
    summary: 'Whether no other salary matrix of the company has that name.',
    body: z.object({
      matrixName: Name.describe('the name in question'),
      matrixId: Id.optional().describe('the matrix that shall have it; absent: a new one'),
    }),
    data: z.object({ usable: z.boolean().describe('true: it is free') }),
  }),
  addmatrix: post(writes, managing, {
    once: true,
    summary: 'Sets up a salary matrix.',
    body: z.object({ clientMutationId: ClientMutationId, ...Fields }),
    data: SalaryMatrixDetail,
  }),
  updatematrix: post(writes, managing, {
    summary: 'Changes a salary matrix; its ranges and bands are replaced by those that are sent.',
    body: z.object({ ...one, ...Fields }),
    data: SalaryMatrixDetail,
  }),
  deletematrix: post(writes, managing, {
    summary: 'Deletes a salary matrix.',
    body: z.object(one),
    data: Saved,
  }),
  // An export leaves an audit entry, so it writes.
  exportmatrix: post(writes, pages(MATRICES_PAGE, 'export'), {
    answers: 'file',
    summary: 'The ranges of a salary matrix as a workbook.',
    body: z.object({ matrixId: Id }),
  }),
});
