import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import { changePlan } from './plan-mutations.ts';

type ScopeMutations = 'joinDepartmentsToPlan' | 'savePlanPeople' | 'removePlanPerson' | 'exportPlanScope';

/** Changes to who takes part in a plan. */
export const scopeMutations: Pick<MutationResolvers, ScopeMutations> = {
  joinDepartmentsToPlan: (_root, { input: { planId, version, departmentIds } }, context) =>
    changePlan(context, () =>
      context.rest.performanceflow.addinfobydept({ planCode: planId, version, deptIds: departmentIds }),
    ),
  savePlanPeople: (_root, { input: { planId, employeeIds, reason, ...own } }, context) =>
    changePlan(context, () =>
      context.rest.performanceflow.saveUnoEmp({
        ...own,
        planCode: planId,
        empIds: employeeIds,
        reason: reason ?? undefined,
      }),
    ),
  removePlanPerson: (_root, { input: { planId, employeeId, ...why } }, context) =>
    changePlan(context, () =>
      context.rest.performanceflow.removeUnoEmp({ ...why, planCode: planId, empId: employeeId }),
    ),
  exportPlanScope: (_root, { input: { planId } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('performanceflow', 'exportPlanScope', { planCode: planId }),
    })),
};
