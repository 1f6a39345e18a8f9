import type { AllottedTargetResolvers, QueryResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { AllottedTargetRow } from './rows.ts';

export const AllottedTarget: ResolversOf<AllottedTargetResolvers, AllottedTargetRow> = {
  id: (target) => target.allotId,
  indicatorId: (target) => target.rowId,
  employee: (target, _args, { loaders }) => loaders.employeeById.load(target.empId),
  by: (target, _args, { loaders }) => reference(loaders.employeeById, target.byEmpId),
};

/** What was allotted to whom. */
export const allotQueries: Pick<QueryResolvers, 'allottedTargets'> = {
  allottedTargets: (_root, { planId, filter, page }, { rest }) =>
    rest.performanceview.allothistory({
      ...page,
      planCode: planId,
      empId: filter?.employeeId ?? undefined,
      rowId: filter?.indicatorId ?? undefined,
      keyword: filter?.keyword ?? undefined,
    }),
};
