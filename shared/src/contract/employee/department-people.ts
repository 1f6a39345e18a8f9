import * as z from 'zod';
import { DateText, Id, PageQuery, pageOf, pages, post, reads, service } from '../kernel.ts';
import { Employee } from './employee.ts';

/** Somebody in a drawing of who reports to whom, today. */
export const ReportLinePerson = z.object({
  empId: Id,
  empNumber: z.string().nullable().describe('null: somebody the caller may not see, who leads people the caller sees'),
  empName: z.string().nullable().describe('null: likewise'),
  empNameEn: z.string().nullable().describe('null: none is given, or somebody the caller may not see'),
  deptId: Id.nullable().describe('null: none, or somebody the caller may not see'),
  positionId: Id.nullable().describe('null: none, or somebody the caller may not see'),
  bossEmpId: Id.nullable().describe('who is above; null: nobody in service, or nobody within what was asked for'),
  virtualBossEmpId: Id.nullable().describe('the virtual manager; null: nobody in service'),
  reports: z.int().describe('people the caller sees who report to this person'),
  virtualReports: z.int().describe('people the caller sees whose virtual manager this person is'),
});

const visitsLine = pages('/org/report-line', 'visit');

/** What of `/deptmanage` is about people. */
export const departmentPeople = service('employee', '/deptmanage', {
  selectallemp: post(reads, pages('/org/list', 'visit'), {
    summary: 'People of a department who work here today, as the caller may see them.',
    body: PageQuery.extend({
      deptId: Id.describe('whose people'),
      includeSubDepts: z.boolean().default(false).describe('with the people of the departments below'),
    }),
    data: pageOf(Employee),
  }),
  getDeptLineStructure: post(reads, visitsLine, {
    summary:
      'Where the lines of reporting begin, with those right below, as far as the caller sees people: managers in service today.',
    body: z.object({
      deptId: Id.optional().describe('only people of this department and those below it; absent: all'),
      empId: Id.optional().describe('with the line down to this person and everybody beside it; absent: nobody'),
    }),
    data: z.object({
      day: DateText.describe('the day of the answer: today'),
      people: z
        .array(ReportLinePerson)
        .describe('at most 100 below one person, those who lead others first; the rest by `getDeptLineReports`'),
      withoutManager: z.int().describe('people of `getDeptLineOrphans`'),
    }),
  }),
  getDeptLineReports: post(reads, visitsLine, {
    summary: 'Who reports to somebody, those who lead others first.',
    body: PageQuery.extend({
      empId: Id.describe('to whom'),
      deptId: Id.optional().describe('only people of this department and those below it; absent: all'),
      line: z.enum(['manager', 'virtual']).default('manager').describe('as line manager or as virtual manager'),
    }),
    data: pageOf(ReportLinePerson),
  }),
  getDeptLineOrphans: post(reads, visitsLine, {
    summary:
      'People in service who have no line manager in service: all but the head of the company, and whoever leads people from right below the company itself.',
    body: PageQuery.extend({
      deptId: Id.optional().describe('only people of this department and those below it; absent: all'),
    }),
    data: pageOf(ReportLinePerson),
  }),
});
