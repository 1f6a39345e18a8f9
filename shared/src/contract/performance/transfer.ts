import * as z from 'zod';
import { DateText, Decimal, Id, PageQuery, pageOf, pages, post, reads, writes, Keyword } from '../kernel.ts';

/** Somebody of a plan who changed department within its period, once for each change, with the parts of the result. */
export const TransferRecord = z.object({
  recordId: z.string().describe('one change of department of one person'),
  assessmentInfoId: Id,
  empId: Id,
  bossEmpId: Id.nullable().describe('who scores; null: nobody is set'),
  fromDeptId: Id.nullable().describe('the department before; null: none'),
  fromDeptName: z.string().nullable().describe('as it was called on its last day; null: none'),
  fromDeptNameEn: z.string().nullable().describe('its English name; null: none'),
  toDeptId: Id.nullable().describe('the department from that day on; null: none'),
  toDeptName: z.string().nullable().describe('as it was called on that day; null: none'),
  toDeptNameEn: z.string().nullable().describe('its English name; null: none'),
  changedOn: DateText.describe('first day in the new department'),
  fromDays: z.int().describe('days of the period in the department before, since an earlier change'),
  toDays: z.int().describe('days of the period in the new one, until a later change, the last day or the end'),
  selfScore: Decimal.nullable().describe('total of the submitted self score; null: none, or scored by levels'),
  selfLevelName: z.string().nullable().describe('its level, where sheets take levels; null: none'),
  bossScore: Decimal.nullable().describe('total of the superior’s submitted sheet; null: none, hidden, or by levels'),
  bossLevelName: z.string().nullable().describe('its level, where sheets take levels; null: none, or hidden'),
  rawScore: Decimal.nullable().describe('composed score before calibration; null: none, hidden, or by levels'),
  rawLevelName: z.string().nullable().describe('level before calibration; null: none, or hidden'),
  score: Decimal.nullable().describe('the result; null: none, hidden, or by levels'),
  levelName: z.string().nullable().describe('level of the result; null: none, or hidden'),
});

const asked = z.object({
  planCode: Id,
  keyword: Keyword.optional(),
  deptId: Id.optional().describe('only changes from or to this department, with everything below it; absent: all'),
});

export const gettransferperformancerecord = post(reads, pages('/performance/management', 'visit'), {
  summary: 'Who changed department within the period of a plan, by name, with the days in each and the result.',
  body: PageQuery.extend(asked.shape),
  data: pageOf(TransferRecord),
});

// An export leaves an audit entry, so it writes.
export const exporttransferperformancerecord = post(writes, pages('/performance/management', 'export'), {
  answers: 'file',
  summary: 'Who changed department within the period of a plan, as xlsx.',
  body: asked,
});
