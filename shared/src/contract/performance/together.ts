import * as z from 'zod';
import { AssessmentPlanStatus } from '../../enums.ts';
import {
  ClientMutationId,
  DateText,
  Decimal,
  get,
  Id,
  Instant,
  Keyword,
  PageQuery,
  pageOf,
  pages,
  post,
  reads,
  writes,
} from '../kernel.ts';
import { LIMITS } from '../../rules/limits.ts';
import { AssessmentColleague } from './comment.ts';

const examine = pages('/performance/examine', 'visit');
const watch = pages([
  { path: '/performance/examine', need: 'visit' },
  { path: '/performance/management', need: 'visit' },
]);
const pick = pages([
  { path: '/performance/examine', need: 'edit' },
  { path: '/performance/management', need: 'edit' },
]);
const person = z.object({ planCode: Id, empId: Id });

/** Somebody who scores a person beside the superior. */
export const CoAssessor = AssessmentColleague.extend({
  confirmed: z.boolean().describe('false: proposed by the person, and the superior has not decided'),
  weight: Decimal.nullable().describe('percent beside the other co-assessors; null: all count alike'),
  submittedAt: Instant.nullable().describe('when the scores came; null: not yet'),
});
/** Somebody who could be picked, and how often that has happened in the plan. */
export const CoAssessorCandidate = AssessmentColleague.extend({
  picks: z.int().describe('people of the plan for whom they are picked'),
  full: z.boolean().describe('picked as often as the plan lets anybody be'),
});
/** A person whom the caller scores as a co-assessor. */
export const CoAssessment = z.object({
  assessmentInfoId: Id,
  planCode: Id,
  planName: z.string(),
  planStatus: z.enum(AssessmentPlanStatus),
  person: AssessmentColleague.describe('whom the caller scores'),
  lastDay: DateText.describe('last day of scoring for this person'),
  submittedAt: Instant.nullable().describe('when the caller scored; null: not yet'),
  waits: z.boolean().describe('it is the caller’s turn'),
});

export const togetherCalls = {
  listAssessorEmpInfo: post(reads, pick, {
    summary: 'Who may be picked as a co-assessor of a person: people of the plan and those the caller sees.',
    body: PageQuery.extend({ ...person.shape, keyword: Keyword.optional() }),
    data: pageOf(CoAssessorCandidate),
  }),
  listTogetherAssessDetail: get(reads, watch, {
    summary: 'The co-assessors of a person, in the order in which they were picked.',
    query: person,
    data: z.array(CoAssessor),
  }),
  pickTogetherAssessor: post(writes, pick, {
    once: true,
    summary: 'Sets the co-assessors of a person; what the person sets is a proposal that the superior decides about.',
    body: person.extend({
      clientMutationId: ClientMutationId,
      assessors: z
        .array(
          z.object({
            empId: Id,
            weight: Decimal.nullish().describe(
              'percent beside the other co-assessors; absent or null: all count alike',
            ),
          }),
        )
        .max(LIMITS.coAssessorsMax)
        .describe('all of them, as they are to be; empty: nobody'),
    }),
    data: z.object({ coAssessors: z.array(CoAssessor) }),
  }),
};

export const listTogetherAssessorPlan = post(reads, examine, {
  summary: 'The people whom the caller scores as a co-assessor: whose turn it is first, then the newest plan.',
  body: PageQuery.extend({
    waitingForMe: z.boolean().default(false).describe('true: only those whose turn it is now'),
  }),
  data: pageOf(CoAssessment),
});
