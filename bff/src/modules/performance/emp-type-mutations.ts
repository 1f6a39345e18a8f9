import type { MutationResolvers } from '../../generated/schema.ts';
import type { Context } from '../../context.ts';
import { knownReference, type Asked } from '../../known-reference.ts';
import { payload } from '../../payload.ts';
import { PERFORMANCE_FIELDS } from './fields.ts';
import type { EmployeeTypeOfPlanRow, AssessmentPlanRow } from './rows.ts';

type EmpTypeMutations = 'saveAssessmentEmployeeType' | 'deleteAssessmentEmployeeType';

const FIELDS = { ...PERFORMANCE_FIELDS, empTypeName: 'name' };

/** Changes the types of a plan; the plan it answers has them as they are then, without another call. */
const changeTypes = ({ loaders }: Context, planId: string, write: () => Promise<{ types: EmployeeTypeOfPlanRow[] }>) =>
  payload(async () => {
    const { types } = await write();
    return {
      assessmentPlan: async (_args?: unknown, _context?: unknown, asked?: Asked) =>
        asked
          ? knownReference<AssessmentPlanRow>(
              loaders.assessmentPlanById,
              planId,
              { id: { planCode: planId }, employeeTypes: { types } },
              asked,
            )
          : loaders.assessmentPlanById.load(planId),
    };
  }, FIELDS);

/** What is done about types of employees. */
export const empTypeMutations: Pick<MutationResolvers, EmpTypeMutations> = {
  saveAssessmentEmployeeType: (_root, { input: { planId, id, version, name, jobFamilyIds, modules } }, context) =>
    changeTypes(context, planId, () =>
      context.rest.performanceplane.saveEmpType({
        planCode: planId,
        empTypeCode: id ?? undefined,
        version: version ?? undefined,
        empTypeName: name,
        jobFamilyIds,
        modules: modules.map(({ templateId, weight }) => ({ companyModuleCode: templateId, weight })),
      }),
    ),
  deleteAssessmentEmployeeType: (_root, { input: { planId, id, version } }, context) =>
    changeTypes(context, planId, () =>
      context.rest.performanceplane.deleteEmpType({ planCode: planId, empTypeCode: id, version }),
    ),
};
