import * as z from 'zod';
import { AssessmentPlanStatus, FirstStep } from '../../enums.ts';
import { DateText, get, Id, reads, service, signedIn } from '../kernel.ts';
import { Todo } from '../message/message.ts';

/** Where people of a plan are not done with its stage. */
export const MissingInDepartment = z.object({
  deptId: Id.nullable().describe('department when they joined the plan; null: none'),
  deptName: z.string().nullable().describe('name of the department; null: none'),
  deptNameEn: z.string().nullable().describe('English name of the department; null: none'),
  count: z.int().describe('how many people'),
});
/** An appraisal plan that runs, as far as its people are visible to the caller. */
export const RunningPlan = z.object({
  assessmentPlanCode: Id,
  assessmentPlanName: z.string(),
  status: z.enum(AssessmentPlanStatus).describe('its stage'),
  locked: z.boolean(),
  lastDay: DateText.describe('last day of the stage'),
  overdue: z.boolean().describe('the stage goes on after its last day'),
  people: z.int().describe('whom the stage asks for something'),
  done: z.int().describe('how many of them are through with it'),
  missing: z.array(MissingInDepartment).describe('who is not, by department, most first; at most five departments'),
  superiorLeft: z.int().describe('in how many appraisals whoever scores or approves has left and nobody stood above'),
  mayRemind: z.boolean().describe('whether the caller may remind those who are not done'),
});
/** Somebody whose probation ends. */
export const ProbationEnding = z.object({
  empId: Id,
  empName: z.string(),
  empNameEn: z.string().nullable().describe('English name; null: none'),
  regularDate: DateText.describe('first day after probation'),
});

/** What the specification does not have. */
export const overview = service('home', '/platform', {
  homeoverview: get(reads, signedIn, {
    summary:
      'What the home page sums up for the caller, of people the caller may see; null: none of the caller’s business.',
    data: z.object({
      plans: z.array(RunningPlan).nullable().describe('the first ten by their last day; null: manages no plans'),
      team: z
        .object({ total: z.int(), items: z.array(Todo) })
        .nullable()
        .describe(
          'steps that wait for people whose superior the caller is in a plan; null: superior of nobody in a running plan',
        ),
      neverSignedIn: z.int().nullable().describe('people who have not left and never signed in; null: may not invite'),
      probation: z
        .object({ total: z.int(), items: z.array(ProbationEnding) })
        .nullable()
        .describe('probations that end within 30 days, the next five by name; null: may not read it'),
      firstSteps: z
        .array(z.object({ step: z.enum(FirstStep), done: z.boolean().describe('as the data show') }))
        .nullable()
        .describe('what a new company has to do before its first appraisal; null: all done, or not the caller’s'),
    }),
  }),
});
