import * as z from 'zod';
import { EmployeeStage } from '../../enums.ts';
import { DateText, Decimal, Id, pages, PageQuery, post, reads, service } from '../kernel.ts';
import { AssessmentColleague } from './comment.ts';
import { AssessmentParticipant } from './participant.ts';

/** One appraisal on the board of a team. */
export const BoardCard = z.object({
  appraisal: AssessmentParticipant.describe('the appraisal, as the lists show it'),
  progress: Decimal.nullable().describe(
    'percent of the way, over all agreed targets that are counted; null: nothing was noted yet',
  ),
  noted: z.int().describe('of the counted targets those about which something was noted'),
  counted: z.int().describe('agreed targets with a start and a target value'),
  lastDay: DateText.describe('last day of the present stage, the person’s own where there is one'),
  overdue: z.boolean().describe('somebody still has to act although that day has passed'),
  waitingFor: z.array(AssessmentColleague).describe('who has to act now, by name; at most three of them'),
  waitingCount: z.int().describe('how many have to act now'),
});

/** One stage of the board. */
export const BoardColumn = z.object({
  stage: z.enum(EmployeeStage).describe('how far the people of the column are'),
  total: z.int().describe('how many stand there on all pages together'),
  items: z.array(BoardCard).describe('a page of them: what is due first comes first, then by name'),
});

/** The board of a team; the specification names the switch alone, so the call is the product’s own. */
export const teamBoard = service('performance', '/platform', {
  teamboard: post(reads, pages('/performance/examine', 'visit'), {
    summary:
      'The people the caller scores or approves in the plans that run, a column for each stage; refused where the company has not switched the board on.',
    body: PageQuery.extend({
      planCode: Id.optional().describe('only this plan; absent: all that run'),
      employeeStage: z.enum(EmployeeStage).optional().describe('only this column; absent: all seven'),
    }),
    data: z.object({ columns: z.array(BoardColumn).describe('in the order of the stages, also those without people') }),
  }),
});
