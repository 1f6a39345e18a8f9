import * as z from 'zod';
import {
  ClientMutationId,
  DateText,
  Id,
  Instant,
  Keyword,
  pages,
  post,
  reads,
  service,
  signedIn,
  Version,
  writes,
} from '../kernel.ts';
import { LIMITS } from '../../rules/limits.ts';

export const Department = z.object({
  deptId: Id,
  deptCode: z.string(),
  deptName: z.string(),
  deptNameEn: z.string().nullable(),
  parentDeptId: Id.nullable(),
  headEmpId: Id.nullable(),
  sort: z.int(),
  level: z.int().describe('how deep it stands, 1 for the company itself'),
  headcount: z.int().nullable().describe('people in service directly in the department; null unless asked for'),
  totalHeadcount: z.int().nullable().describe('people in service in the department and below; null unless asked for'),
  validFrom: DateText,
  version: Version,
});

/** A department as it is on a day, with what a chart shows of it. */
export const DepartmentOnDay = z.object({
  deptId: Id,
  deptCode: z.string().describe('as it is today: the code has no day'),
  deptName: z.string(),
  deptNameEn: z.string().nullable().describe('null: none is given'),
  parentDeptId: Id.nullable().describe('null: the company itself'),
  headEmpId: Id.nullable().describe('null: nobody heads it on that day'),
  headName: z.string().nullable().describe('null: nobody heads it, or somebody the caller may not see'),
  headNameEn: z.string().nullable().describe('null: none is given, nobody heads it, or the caller may not see who'),
  headNumber: z.string().nullable().describe('null: nobody heads it, or somebody the caller may not see'),
  headcount: z
    .int()
    .describe('people in service directly in the department; of a day ahead those of today, after planned merges'),
  totalHeadcount: z.int().describe('the same with everything below'),
});

export const DepartmentChangeKind = z.enum(['create', 'change', 'close', 'merge']);
/** One field of a change: departments by their names, people by name and number where the caller may see them. */
export const DepartmentChangeField = z.object({
  field: z.enum(['deptName', 'deptNameEn', 'parentDeptId', 'headEmpId']),
  before: z.string().nullable().describe('null: nothing stood there, or somebody the caller may not see'),
  after: z.string().nullable().describe('null: nothing will stand there, or somebody the caller may not see'),
});
/** A change of the structure that waits for its day. */
export const DepartmentChange = z.object({
  changeId: Id.describe('the change, as `historywithdraw` takes it'),
  kind: DepartmentChangeKind.describe('what happens to the department'),
  deptId: Id,
  deptName: z.string().describe('as the department is called before the change'),
  targetDeptId: Id.nullable().describe('of a merge: what it becomes part of; null for all else'),
  targetDeptName: z.string().nullable().describe('of a merge; null for all else'),
  effectiveDate: DateText.describe('first day it holds'),
  fields: z.array(DepartmentChangeField).describe('what changes; empty where it closes or is merged'),
  problems: z
    .array(z.string())
    .describe('why it could not be made on its day, in the language of the call; empty: its day has not come'),
  createdAt: Instant.describe('when it was entered'),
});

/** What a change of the structure answers. */
const SavedDepartment = z.object({
  deptId: Id,
  changeId: Id.nullable().describe('the change that waits for its day; null: it is in effect'),
  department: Department.nullable().describe(
    'the department today, of a merge the target; null: there is none today, it is still to come or was closed',
  ),
});

const Code = z.string().trim().min(1).max(LIMITS.code);
const Name = z.string().trim().min(1).max(LIMITS.departmentName);
const effectiveDate = DateText.optional().describe('first day it holds; absent: today');
const edits = pages('/org/list', 'edit');
/** What is coming is looked at and taken back where departments are kept, and where their history is. */
const comes = (need: 'visit' | 'edit') =>
  pages([
    { path: '/org/list', need },
    { path: '/org/history', need },
  ]);

export const deptmanage = service('org', '/deptmanage', {
  selectalldept: post(reads, signedIn, {
    summary: 'Departments of today, by id or all; parents before children.',
    body: z.object({
      deptIds: z.array(Id).max(LIMITS.idsMax).optional(),
      keyword: Keyword.optional(),
      headcounts: z.boolean().default(false).describe('whether people are counted, which costs more than all the rest'),
    }),
    data: z.array(Department),
  }),
  savedept: post(writes, edits, {
    once: true,
    summary:
      'Adds a department, from today, from a day ahead, or from one of the last days the company lets be entered.',
    body: z.object({
      clientMutationId: ClientMutationId,
      deptCode: Code,
      deptName: Name,
      deptNameEn: z.string().trim().max(LIMITS.departmentName).nullish(),
      parentDeptId: Id,
      headEmpId: Id.nullish(),
      effectiveDate,
    }),
    data: SavedDepartment,
  }),
  updatedept: post(writes, edits, {
    summary:
      'Renames a department, moves it, or changes its head from a day on; the code is the same on all days. What is absent stays.',
    body: z.object({
      deptId: Id,
      version: Version,
      deptCode: Code.optional(),
      deptName: Name.optional(),
      deptNameEn: z.string().trim().max(LIMITS.departmentName).nullish(),
      parentDeptId: Id.optional(),
      headEmpId: Id.nullish().describe('null: nobody; absent: stays'),
      effectiveDate,
    }),
    data: SavedDepartment,
  }),
  deletedept: post(writes, edits, {
    summary:
      'Closes a department from today or a day ahead. Refused while people are in it or will come, with departments below it or open plans; the refusal names all of them.',
    body: z.object({ deptId: Id, version: Version, effectiveDate }),
    data: SavedDepartment,
  }),
  orderByDept: post(writes, edits, {
    summary: 'Puts the departments right below one into an order.',
    body: z.object({
      parentDeptId: Id.describe('the department above them'),
      deptIds: z.array(Id).min(1).max(LIMITS.idsMax).describe('all of its children, the first one first'),
      version: Version.describe('of the department above them'),
    }),
    data: z.object({ version: Version, departments: z.array(Department).describe('the children in their new order') }),
  }),
  mergeDept: post(writes, edits, {
    once: true,
    summary:
      'Makes a department part of another from today or a day ahead: its people, the departments below it, rights and open plans go there, and it closes.',
    body: z.object({
      clientMutationId: ClientMutationId,
      deptId: Id.describe('the source, which is closed'),
      targetDeptId: Id.describe('what it becomes part of'),
      version: Version.describe('of the source'),
      effectiveDate,
    }),
    data: SavedDepartment,
  }),
  historytree: post(
    reads,
    pages([
      { path: '/org/chart', need: 'visit' },
      { path: '/org/history', need: 'visit' },
    ]),
    {
      summary:
        "All departments of a day with heads and head counts, parents before children, each parent's in their order.",
      body: z.object({
        day: DateText.optional().describe('absent: today; another one needs the right to visit `/org/history`'),
      }),
      data: z.object({
        day: DateText.describe('the day of the answer'),
        departments: z.array(DepartmentOnDay).describe('the company itself first'),
      }),
    },
  ),
  historycoming: post(reads, comes('visit'), {
    summary: 'Changes of the structure that wait for their day, the next one first.',
    body: z.object({ deptId: Id.optional().describe('only those of this department; absent: all') }),
    data: z.array(DepartmentChange),
  }),
  historywithdraw: post(writes, comes('edit'), {
    summary: 'Takes changes back that have not come yet, all or none.',
    body: z.object({ changeIds: z.array(Id).min(1).max(LIMITS.idsMax).describe('those to take back') }),
    data: z.array(DepartmentChange).describe('what is still coming'),
  }),
  exportdept: post(writes, pages('/org/list', 'export'), {
    answers: 'file',
    summary: 'The departments of today as a file with the columns of the import template.',
    body: z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  }),
});
