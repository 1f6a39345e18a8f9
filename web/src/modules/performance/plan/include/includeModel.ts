import type { RuleIssue } from '@hengcai/shared/rules/issue';
import { checkIncluded } from '@hengcai/shared/rules/performance/include';
import type { Plan } from '../planModel';

/** The plans that count in a plan while they are edited. */
export interface IncludeValues {
  plans: { planId: string; weight: string }[];
}

export const includeValuesOf = ({ includedPlans }: Pick<Plan, 'includedPlans'>): IncludeValues => ({
  plans: includedPlans.map(({ planId, weight }) => ({ planId, weight })),
});

export const checkInclude = ({ plans }: IncludeValues): RuleIssue[] =>
  checkIncluded(plans.map(({ planId, weight }) => ({ planCode: planId, weight }))).map((one) => ({
    ...one,
    field: one.field.replace(/planCode$/, 'planId'),
  }));
