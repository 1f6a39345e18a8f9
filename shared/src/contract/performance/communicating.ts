import * as z from 'zod';
import { DateText, get, Id, pages, post, reads, signedIn } from '../kernel.ts';
import { LIMITS } from '../../rules/limits.ts';

/** A plan whose results are being confirmed, as far as it concerns the caller. */
export const NotarizingPlan = z.object({
  planCode: Id,
  planName: z.string(),
  lastDay: DateText.describe('last day of communication'),
  own: z.boolean().describe('the caller has a result in it'),
  ownConfirmed: z.boolean().describe('the caller has confirmed the own result'),
  people: z.int().describe('people whose results the caller confirms as their superior'),
  confirmed: z.int().describe('those of them whose result the caller has confirmed'),
  finished: z.int().describe('those of them who have confirmed it, too'),
  waiting: z.int().describe('results, the own among them, that wait for the caller now'),
});

/** What somebody confirms with a result, beside score and level. */
export const ResultNote = z.object({
  by: z.enum(['boss', 'employee']).describe('who confirms it'),
  text: z.string().nullable().describe('the words of the plan; null: it has none of its own'),
});

export const resultNoteText = z.string().trim().max(LIMITS.resultNote).nullable();

/** The calls of `/performanceplane` about results that are being confirmed. */
export const communicatingCalls = {
  querynotarizingplan: post(reads, pages('/performance/examine', 'visit'), {
    summary:
      'Plans in communication in which the caller confirms results, the own or those of others, by their last day.',
    data: z.array(NotarizingPlan),
  }),
  listAssessmentNoteConfig: get(reads, signedIn, {
    summary: 'What superior and person confirm with a result of a plan: for those who manage it or take part in it.',
    query: z.object({ assessmentPlanCode: Id }),
    data: z.array(ResultNote),
  }),
};
