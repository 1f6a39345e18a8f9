import type { AssessmentTransferResolvers, MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { AssessmentTransferRow } from './rows.ts';

export const AssessmentTransfer: ResolversOf<AssessmentTransferResolvers, AssessmentTransferRow> = {
  id: (change) => change.recordId,
  employee: (change, _args, { loaders }) => loaders.employeeById.load(change.empId),
  boss: (change, _args, { loaders }) => reference(loaders.employeeById, change.bossEmpId),
  fromDepartmentName: (change) => change.fromDeptName,
  fromDepartmentNameEn: (change) => change.fromDeptNameEn,
  toDepartmentName: (change) => change.toDeptName,
  toDepartmentNameEn: (change) => change.toDeptNameEn,
};

/** A file of those who changed department. */
export const transferMutations: Pick<MutationResolvers, 'exportAssessmentTransfers'> = {
  exportAssessmentTransfers: (_root, { input: { planId, filter } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('performanceexport', 'exporttransferperformancerecord', {
        planCode: planId,
        keyword: filter?.keyword ?? undefined,
        deptId: filter?.departmentId ?? undefined,
      }),
    })),
};
