import type { ExitLeaverResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { ExitLeaverRow } from './rows.ts';

export const ExitLeaver: ResolversOf<ExitLeaverResolvers, ExitLeaverRow> = {
  // Who came back may leave again.
  id: ({ empId, lastDay }) => `${empId}-${lastDay}`,
  employee: ({ empId }, _args, { loaders }) => reference(loaders.employeeById, empId),
  departmentName: ({ deptName }) => deptName,
};
