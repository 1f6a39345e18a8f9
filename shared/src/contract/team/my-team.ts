import * as z from 'zod';
import { EmployeeStatus } from '../../enums.ts';
import { Employee } from '../employee/employee.ts';
import { Id, Keyword, PageQuery, pageOf, pages, post, reads, service, writes } from '../kernel.ts';
import { PersonAppraisal } from '../performance/person.ts';

/** Somebody whom the caller leads, with what a manager wants to know at a glance. */
export const TeamMember = z.object({
  employee: Employee.describe('the person, as far as the caller may read it'),
  reports: z.int().describe('people who report to this person, as far as the caller may read it'),
  appraisal: PersonAppraisal.nullable().describe('the newest one that the caller may see; null: none'),
});

export const TeamFilter = z.object({
  includeBelow: z
    .boolean()
    .default(false)
    .describe(
      'everybody for whom the caller answers: whose line of superiors leads to the caller, or who works in a department that the caller heads or below it; otherwise only those who report to the caller',
    ),
  bossEmpId: Id.optional().describe('only those who report to this person; absent: to anybody'),
  empIds: z.array(Id).max(100).optional().describe('only these people; absent: all'),
  keyword: Keyword.optional().describe('beginning of name, pinyin, number or email; absent: anybody'),
  status: z.array(z.enum(EmployeeStatus)).optional().describe('only with one of these; absent or empty: any but left'),
});

const visitsTeam = pages([
  { path: '/team-management/my-team', need: 'visit' },
  { path: '/team-management/my-team/details', need: 'visit' },
]);

/** What of `/empmanage` is about the people one leads. */
export const myTeam = service('team', '/empmanage', {
  getMyTeamMembersInfo: post(reads, visitsTeam, {
    summary: 'The people the caller leads who have not left, by name; nobody for whoever leads nobody.',
    body: PageQuery.extend({ filter: TeamFilter.prefault({}) }),
    data: pageOf(TeamMember),
  }),
  // Not named by the specification. An export leaves an audit entry, so it writes.
  exportMyTeamMembersInfo: post(writes, pages('/team-management/my-team', 'export'), {
    answers: 'file',
    summary: 'The people the caller leads as a file, with what the caller may read of them.',
    body: z.object({ filter: TeamFilter.prefault({}), format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  }),
});
