import * as z from 'zod';
import { ReviewApproval } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import { Decimal, Id } from '../kernel.ts';

const raterLimit = z.object({
  min: z.int().min(0).max(LIMITS.reviewRatersMax).describe('fewest raters of this relation that HR expects'),
  max: z.int().min(0).max(LIMITS.reviewRatersMax).describe('most raters of this relation that can be invited'),
});
/** How the 360 assessment of a plan is done (specification 3). */
export const Assess360 = z.object({
  templateCode: Id.describe('the custom template that is its form'),
  share: Decimal.describe('percent of the 360 score in the person’s score, beside self and superior'),
  ratio360: z
    .object({
      superior: Decimal.describe('percent of superiors'),
      direct: Decimal.describe('percent of direct reports'),
      nonDirect: Decimal.describe('percent of peers and everybody else'),
    })
    .describe('how the groups of raters count in the 360 score; together 100'),
  approval: z.enum(ReviewApproval).describe('who decides on the raters that an employee names'),
  limits: z
    .object({
      superior: raterLimit.describe('of superiors'),
      direct: raterLimit.describe('of direct reports'),
      nonDirect: raterLimit.describe('of peers and everybody else'),
    })
    .describe('how many raters of each relation a person has'),
  lowScore: Decimal.describe('forms below this percentage of the full score are flagged to HR'),
});
/** The same as it is saved: what the company has decided need not be said again. */
export const Assess360Setting = Assess360.extend({
  lowScore: Decimal.optional().describe(
    'forms below this percentage of the full score are flagged to HR; absent: as the company has decided',
  ),
});
