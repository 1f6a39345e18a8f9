import type {
  AssessmentIncludedResultResolvers,
  IncludedAssessmentPlanResolvers,
  IncludingAssessmentPlanResolvers,
  MutationResolvers,
  PassportStepResolvers,
} from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { PERFORMANCE_FIELDS } from './fields.ts';
import { changePlan } from './plan-mutations.ts';
import type {
  AssessmentIncludedResultRow,
  IncludedAssessmentPlanRow,
  IncludingAssessmentPlanRow,
  PassportStepRow,
} from './rows.ts';

export const IncludedAssessmentPlan: ResolversOf<IncludedAssessmentPlanResolvers, IncludedAssessmentPlanRow> = {
  planId: (plan) => plan.planCode,
  name: (plan) => plan.planName,
};

export const IncludingAssessmentPlan: ResolversOf<IncludingAssessmentPlanResolvers, IncludingAssessmentPlanRow> = {
  id: (plan) => plan.planCode,
  name: (plan) => plan.planName,
};

export const AssessmentIncludedResult: ResolversOf<AssessmentIncludedResultResolvers, AssessmentIncludedResultRow> = {
  planId: (result) => result.planCode,
};

export const PassportStep: ResolversOf<PassportStepResolvers, PassportStepRow> = {
  planId: (step) => step.planCode ?? null,
};

/** What is done about plans whose results count in another. */
export const includeMutations: Pick<MutationResolvers, 'includeAssessmentPlans'> = {
  includeAssessmentPlans: (_root, { input: { clientMutationId, planId, version, plans } }, context) =>
    changePlan(
      context,
      () =>
        context.rest.performanceplane.saveincludeplan({
          clientMutationId,
          planCode: planId,
          version,
          plans: plans.map((one) => ({ planCode: one.planId, weight: one.weight })),
        }),
      PERFORMANCE_FIELDS,
    ),
};
