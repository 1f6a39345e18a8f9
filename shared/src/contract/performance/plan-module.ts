import * as z from 'zod';
import { ScoreMethod } from '../../enums.ts';
import { Decimal, Id } from '../kernel.ts';
import { LIMITS } from '../../rules/limits.ts';

const partFields = {
  partCode: Id,
  partName: z.string().trim().min(1).max(LIMITS.partName),
  partNameEn: z.string().trim().max(LIMITS.partName).nullable().describe('its English name; null: it has none'),
  weight: Decimal.describe('percent of the template; all parts sum to 100'),
};

/** A part of a template as it is in one plan, whose it is from the opening on. */
export const PlanModulePart = z.object({
  ...partFields,
  scoreMethod: z.enum(ScoreMethod),
});

/** What of a part an open plan changes. */
export const PlanModulePartInput = z.object(partFields);
