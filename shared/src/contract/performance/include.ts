import * as z from 'zod';
import { ClientMutationId, Decimal, Id, Version } from '../kernel.ts';
import { LIMITS } from '../../rules/limits.ts';

/** A plan whose results count in another. */
export const IncludedPlan = z.object({
  planCode: Id,
  planName: z.string(),
  weight: Decimal.describe('percent of its results among those of all included plans, which sum to 100'),
  settled: z.boolean().describe('its results are final: it is in communication, closed or imported'),
});
/** A plan that includes another. */
export const IncludingPlan = z.object({ planCode: Id, planName: z.string() });

/** What a plan that includes others brought somebody. */
export const IncludedResult = z.object({
  planCode: Id.nullable().describe('the included plan; null: the caller may not open the appraisal there'),
  planName: z.string(),
  weight: Decimal.describe('percent that the result counts among those there are, with at most two places'),
  score: Decimal.describe('the final score in it, as it was communicated'),
});

export const includeInput = z.object({
  clientMutationId: ClientMutationId,
  planCode: Id,
  version: Version,
  plans: z
    .array(z.object({ planCode: Id, weight: Decimal }))
    .max(LIMITS.includedPlansMax)
    .describe('all plans whose results count, with their percent; together 100, or none'),
});
