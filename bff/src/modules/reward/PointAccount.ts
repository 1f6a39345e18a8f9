import type { PointAccountResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { PointAccountRow } from './rows.ts';

export const PointAccount: ResolversOf<PointAccountResolvers, PointAccountRow> = {
  id: (account) => account.empId,
  employee: (account, _args, { loaders }) => reference(loaders.employeeById, account.empId),
};
