import * as z from 'zod';
import { Id, pages, post, reads } from '../kernel.ts';
import { AssessmentColleague } from './comment.ts';
import { AssessmentIndicator, formParts, person } from './form.ts';

const watch = pages([
  { path: '/performance/examine', need: 'visit' },
  { path: '/performance/management', need: 'visit' },
]);

/** What a person’s superior is to reach in the same plan, as it is seen from below: agreed targets, never a score. */
export const BossAssessment = z.object({
  planCode: Id,
  empId: Id,
  boss: AssessmentColleague.nullable().describe('whose targets they are; null: the person has no superior in the plan'),
  takesPart: z.boolean().describe('the superior has targets of their own in the plan'),
  agreed: z.boolean().describe('they were approved; false: there is nothing to see yet'),
  parts: formParts,
  indicators: z.array(AssessmentIndicator).describe('the approved ones, read only'),
});

export const bossCalls = {
  getBossAssessmentDetail: post(reads, watch, {
    summary: 'The approved targets of a person’s superior as the people below see them, to align the own ones to.',
    body: person,
    data: BossAssessment,
  }),
};
