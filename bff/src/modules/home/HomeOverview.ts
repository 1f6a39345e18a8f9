import type {
  EndingProbationResolvers,
  MissingInDepartmentResolvers,
  RunningPlanResolvers,
} from '../../generated/schema.ts';
import { knownReference } from '../../known-reference.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { employeeOf, planOf } from '../message/references.ts';
import type { EndingProbationRow, MissingInDepartmentRow, RunningPlanRow } from './rows.ts';

export const RunningPlan: ResolversOf<RunningPlanResolvers, RunningPlanRow> = {
  plan: (running, _args, context, asked) => planOf(running, context, asked),
};

export const MissingInDepartment: ResolversOf<MissingInDepartmentResolvers, MissingInDepartmentRow> = {
  department: ({ deptId, deptName, deptNameEn }, _args, { loaders }, asked) =>
    deptId === null
      ? null
      : knownReference(
          loaders.departmentById,
          deptId,
          {
            id: { deptId },
            ...(deptName !== null && { name: { deptName }, nameEn: { deptNameEn } }),
          },
          asked,
        ),
};

export const EndingProbation: ResolversOf<EndingProbationResolvers, EndingProbationRow> = {
  employee: (one, _args, context, asked) => employeeOf(one, context, asked),
};
