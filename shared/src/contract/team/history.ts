import * as z from 'zod';
import { LIMITS } from '../../rules/limits.ts';
import { Employee } from '../employee/employee.ts';
import { DateText, Decimal, Id, PageQuery, pageOf, pages, post, reads, service, writes } from '../kernel.ts';
import { PersonAppraisal } from '../performance/person.ts';
import { TeamFilter } from './my-team.ts';

/** A finished plan with what the team reached in it. */
export const TeamResultPlan = z.object({
  assessmentPlanCode: Id,
  assessmentPlanName: z.string(),
  periodFrom: DateText.describe('first day of what was assessed'),
  periodTo: DateText,
  people: z.int().describe('people with a result that the caller may see'),
  averageScore: Decimal.nullable().describe(
    'of their scores, with the places of the plan; null: its results are levels',
  ),
  levels: z
    .array(z.object({ levelName: z.string(), people: z.int() }))
    .describe('of those with a level, in the order of the rule of the plan, levels that nobody has left out'),
});

/** Somebody whom the caller leads, with the finished appraisals that the caller may see. */
export const TeamMemberResults = z.object({
  employee: Employee.describe('the person, as far as the caller may read it'),
  appraisals: z.array(PersonAppraisal).describe('the newest period first'),
});

export const TeamResultFilter = TeamFilter.extend({
  assessmentPlanCodes: z
    .array(Id)
    .max(LIMITS.teamResultPlans)
    .optional()
    .describe('only appraisals of these plans; absent: of any finished plan'),
});

const HISTORY = '/team-management/history-record';
const PEOPLE = '/team-management/history-record/employee-performance';
const visitsHistory = pages([
  { path: HISTORY, need: 'visit' },
  { path: PEOPLE, need: 'visit' },
]);

/** What a team reached so far. Not named by the specification. */
export const teamHistory = service('team', '/platform', {
  teamresultplans: post(reads, visitsHistory, {
    summary: `The finished plans in which somebody the caller leads has a result, the newest period first, ${LIMITS.teamResultPlans} at most.`,
    body: z.object({ filter: TeamFilter.prefault({}) }),
    data: z.array(TeamResultPlan),
  }),
  teamresults: post(reads, pages(PEOPLE, 'visit'), {
    summary: 'The people the caller leads who have not left, by name, with their finished appraisals.',
    body: PageQuery.extend({ filter: TeamResultFilter.prefault({}) }),
    data: pageOf(TeamMemberResults),
  }),
  // An export leaves an audit entry, so it writes.
  exportteamresults: post(writes, pages(PEOPLE, 'export'), {
    answers: 'file',
    summary: 'The same as a file, with two columns for each plan: score and level.',
    body: z.object({ filter: TeamResultFilter.prefault({}), format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  }),
});
