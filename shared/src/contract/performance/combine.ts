import * as z from 'zod';
import { AssessmentPlanStatus } from '../../enums.ts';
import { ClientMutationId, DateText, Id, pages, post, reads, Version } from '../kernel.ts';
import { LIMITS } from '../../rules/limits.ts';

const visiting = pages('/performance/management', 'visit');

/** A plan that another could be combined with, or whose results could count in it. */
export const SimilarPlan = z.object({
  planCode: Id,
  planName: z.string(),
  planStatus: z.enum(AssessmentPlanStatus),
  periodFrom: DateText.describe('first day of the period it appraises'),
  periodTo: DateText,
  scopeCount: z.int().describe('people in the plan'),
  sharedPeople: z.int().describe('people who are in both plans; with any they cannot be combined'),
  sameTemplates: z.boolean().describe('the templates and their weights are the same, too'),
  combined: z.boolean().describe('it is combined with the plan that was asked about'),
  elsewhere: z.boolean().describe('it is combined with other plans'),
});

/** The calls of `/performanceplane` about plans that are calibrated as one. */
export const combineCalls = {
  getSameModulePlanList: post(reads, visiting, {
    summary:
      'Open plans with the same period, levels and proportions as a plan, or those whose results could count in it; newest first, at most 100.',
    body: z.object({
      planCode: Id,
      toInclude: z
        .boolean()
        .default(false)
        .describe(
          'true: plans whose period lies within that of the plan, with scores of the same scale, whatever their stage, unless they were stopped or include the plan',
        ),
    }),
    data: z.array(SimilarPlan),
  }),
};

export const combineInput = z.object({
  clientMutationId: ClientMutationId,
  planCode: Id,
  version: Version,
  planCodes: z
    .array(Id)
    .max(LIMITS.combinedPlansMax - 1)
    .describe('the other plans'),
});
