import * as z from 'zod';
import { LIMITS } from '../../rules/limits.ts';

/** How a field is compared with values; which ones a field takes follows from what it holds. */
export const ConditionOperator = z.enum(['is', 'isNot', 'contains', 'atLeast', 'atMost', 'filled', 'empty']);
const Join = z.enum(['and', 'or']);

export const Condition = z.object({
  field: z.string().max(LIMITS.shortText).describe('name of a column of `Employee`, or the id of an own field'),
  operator: ConditionOperator.describe(
    'is, isNot: one of the values, none of them (a department with everything below); contains: text; atLeast, atMost: numbers and days; filled, empty: without values',
  ),
  values: z
    .array(z.string().max(LIMITS.customText))
    .max(LIMITS.conditionValuesMax)
    .default([])
    .describe('what it is compared with; ids and codes as the column holds them'),
});
const conditions = z.array(Condition).max(LIMITS.conditionsMax).default([]);

/**
 * Conditions joined by and or or, and groups of such, one level deep. A condition on a field the caller may not see of
 * somebody, or that nobody sees any more, is false for that person whatever its operator.
 */
export const Conditions = z.object({
  join: Join.default('and').describe('whether all have to hold, or any'),
  conditions: conditions.describe('single conditions'),
  groups: z
    .array(
      z.object({
        join: Join.default('or').describe('whether all of the group have to hold, or any'),
        conditions: conditions.describe('the conditions of the group'),
      }),
    )
    .max(LIMITS.conditionsMax)
    .default([])
    .describe('groups, each of which counts as one condition'),
});
