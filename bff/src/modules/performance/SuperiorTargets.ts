import type { SuperiorTargetsResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { joined } from './Assessment.ts';
import type { SuperiorTargetsRow } from './rows.ts';

export const SuperiorTargets: ResolversOf<SuperiorTargetsResolvers, Omit<SuperiorTargetsRow, 'indicators'>> = {
  // They are what one person sees of them: named by the plan and that person.
  id: ({ planCode, empId }) => `${planCode}.${empId}`,
  plan: (targets, _args, { loaders }) => loaders.assessmentPlanById.load(targets.planCode),
  superior: ({ boss }) => boss,
  indicators: (targets) => joined({ ...targets, scores: [] }),
};
