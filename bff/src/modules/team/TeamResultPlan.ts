import type { TeamResultPlanResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { TeamResultPlanRow } from './rows.ts';

export const TeamResultPlan: ResolversOf<TeamResultPlanResolvers, TeamResultPlanRow> = {
  id: (plan) => plan.assessmentPlanCode,
  name: (plan) => plan.assessmentPlanName,
};
