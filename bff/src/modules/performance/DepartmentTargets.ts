import type { DepartmentTargetsResolvers, DepartmentTargetStateResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { joined } from './Assessment.ts';
import type { DepartmentTargetsRow, DepartmentTargetStateRow } from './rows.ts';

/** Until its head saves something the form of a department has no row of its own, so that the two it belongs to name it. */
const idOf = ({ planCode, deptId }: { planCode: string; deptId: string }): string => `${planCode}.${deptId}`;

export const DepartmentTargets: ResolversOf<DepartmentTargetsResolvers, Omit<DepartmentTargetsRow, 'indicators'>> = {
  id: idOf,
  plan: (form, _args, { loaders }) => loaders.assessmentPlanById.load(form.planCode),
  department: (form, _args, { loaders }) => loaders.departmentById.load(form.deptId),
  indicators: joined,
};

export const DepartmentTargetState: ResolversOf<DepartmentTargetStateResolvers, DepartmentTargetStateRow> = {
  id: idOf,
  plan: (state, _args, { loaders }) => loaders.assessmentPlanById.load(state.planCode),
  department: (state, _args, { loaders }) => loaders.departmentById.load(state.deptId),
};
