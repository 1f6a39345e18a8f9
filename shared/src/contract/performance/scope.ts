import * as z from 'zod';
import { BossStage, EmployeeStage, AssessmentOutsiderCode } from '../../enums.ts';
import {
  DateText,
  Decimal,
  Id,
  Instant,
  PageQuery,
  pageOf,
  pages,
  post,
  reads,
  Saved,
  Version,
  writes,
  Keyword,
} from '../kernel.ts';
import { checkWithDates, ImportedTable } from '../table-import.ts';
import { LIMITS } from '../../rules/limits.ts';

const editing = pages('/performance/management', 'edit');
const importing = pages('/performance/management', 'edit', { element: 'performance.importScope' });
const visiting = pages('/performance/management', 'visit');
const search = PageQuery.extend({
  planCode: Id,
  keyword: Keyword.optional(),
  deptId: Id.optional().describe('only people of this department, with everything below it; absent: all'),
});

/** Somebody who is in a plan; before it opens, somebody its scope would take. */
export const AssessmentScopePerson = z.object({
  empId: Id,
  assessmentInfoId: Id.nullable().describe('the appraisal of the person; null before the plan opens'),
  deptId: Id.nullable(),
  bossEmpId: Id.nullable(),
  employeeStage: z.enum(EmployeeStage).nullable(),
  single: z.boolean().describe('named by itself, not only through a department or the whole company'),
  fillTo: DateText.nullable().describe('own last day of filling in; null: the plan’s'),
  scoreTo: DateText.nullable().describe('own last day of scoring; null: the plan’s'),
  reason: z.string().nullable(),
  joinedAt: Instant.nullable(),
});
/** Somebody who is not in a plan, and why. */
export const AssessmentOutsider = z.object({
  empId: Id,
  deptId: Id.nullable(),
  code: z.enum(AssessmentOutsiderCode),
  canJoin: z.boolean(),
  reason: z.string().nullable().describe('why the person was taken out, as written then; null: was never in it'),
});

/** Somebody of a plan who is handled one by one: named by itself, with days of the own, or taken out. */
export const UnoPerson = z.object({
  empId: Id,
  assessmentInfoId: Id.nullable().describe(
    'the appraisal of the person; null before the plan opens, and of who never was in it',
  ),
  deptId: Id.nullable().describe('department, in an open plan that of the joining; null: none'),
  bossEmpId: Id.nullable().describe('who scores; null: nobody is set'),
  takesPart: z.boolean().describe('false: taken out of the plan'),
  fillTo: DateText.nullable().describe('own last day of filling in; null: the plan’s'),
  scoreTo: DateText.nullable().describe('own last day of scoring; null: the plan’s'),
  reason: z.string().nullable().describe('why the person is handled by itself; null: nobody said'),
  employeeStage: z.enum(EmployeeStage).nullable().describe('how far the person is; null: no appraisal, or taken out'),
  bossStage: z.enum(BossStage).nullable().describe('how far the superior is; null: no appraisal, or taken out'),
  score: Decimal.nullable().describe('the result; null: none, hidden, or by levels'),
  levelName: z.string().nullable().describe('level of the result; null: none, or hidden'),
});

export const listUnoEmpPerformanceInfo = post(reads, visiting, {
  summary: 'The people of a plan who are handled one by one, by name: own days, taken out or not, how far they are.',
  body: search.extend({ takesPart: z.boolean().optional().describe('false: only those taken out; absent: all') }),
  data: pageOf(UnoPerson),
});

export const getscopebyplan = post(reads, visiting, {
  summary: 'Who is in a plan, by name; before it opens, whom its scope would take.',
  body: search.extend({ single: z.boolean().optional().describe('true: only people handled one by one') }),
  data: pageOf(AssessmentScopePerson),
});

const upload = {
  encoding: 'multipart',
  takes: 'table',
  query: z.object({ planCode: Id, ...checkWithDates }),
  data: ImportedTable,
} as const;

/** The calls of `/performanceflow` about who takes part in a plan. */
export const scopeCalls = {
  getbesideemp: post(reads, visiting, {
    summary: 'Who is not in a plan: whether they could join, and why they are not in it.',
    body: search,
    data: pageOf(AssessmentOutsider),
  }),
  addinfobydept: post(writes, editing, {
    summary: 'Everybody of departments, with all below, joins a plan; who was taken out stays out.',
    body: z.object({ planCode: Id, version: Version, deptIds: z.array(Id).min(1).max(LIMITS.scopeDepartmentsMax) }),
    data: Saved.extend({ added: z.int().describe('people who joined; 0 before the plan opens') }),
  }),
  saveUnoEmp: post(writes, editing, {
    summary: 'Takes people in one by one, or gives those who are in dates of their own.',
    body: z.object({
      planCode: Id,
      version: Version,
      empIds: z.array(Id).min(1).max(LIMITS.idsMax),
      fillTo: DateText.nullish().describe('own last day of filling in; null: as everybody'),
      scoreTo: DateText.nullish().describe('own last day of scoring; null: as everybody'),
      reason: z.string().trim().max(LIMITS.reason).default(''),
    }),
    data: Saved,
  }),
  removeUnoEmp: post(writes, editing, {
    summary: 'Takes one person out of a plan with a reason; the form stays and comes back with the person.',
    body: z.object({ planCode: Id, version: Version, empId: Id, reason: z.string().trim().max(LIMITS.reason) }),
    data: Saved,
  }),
  // An export leaves an audit entry, so it writes.
  exportPlanScope: post(writes, pages('/performance/management', 'export'), {
    answers: 'file',
    summary: 'Who is in a plan and who was taken out, as xlsx: the file that importUpdatePlanScope reads.',
    body: z.object({ planCode: Id }),
  }),
  importPlanScope: post(writes, importing, {
    ...upload,
    summary: 'Takes people in by file: number, name, own last days, reason. Lines with errors are left out.',
  }),
  importUpdatePlanScope: post(writes, importing, {
    ...upload,
    summary:
      'Changes people of a plan by file: own last days, or taken out with a reason. Lines with errors are left out.',
  }),
};
