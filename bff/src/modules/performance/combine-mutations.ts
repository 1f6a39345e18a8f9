import type { MutationResolvers } from '../../generated/schema.ts';
import { PERFORMANCE_FIELDS } from './fields.ts';
import { changePlan } from './plan-mutations.ts';

/** What is done about plans that are calibrated as one. */
export const combineMutations: Pick<MutationResolvers, 'combineAssessmentPlans'> = {
  combineAssessmentPlans: (_root, { input: { clientMutationId, planId, version, otherPlanIds } }, context) =>
    changePlan(
      context,
      () =>
        context.rest.performanceplane.savecombineplan({
          clientMutationId,
          planCode: planId,
          version,
          planCodes: otherPlanIds,
        }),
      { ...PERFORMANCE_FIELDS, planCodes: 'otherPlanIds' },
    ),
};
