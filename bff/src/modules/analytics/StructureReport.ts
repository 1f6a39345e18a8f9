import type { StructureReportResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { StructureReportRow } from './rows.ts';

export const StructureReport: ResolversOf<StructureReportResolvers, StructureReportRow> = {
  departmentNames: ({ deptNames }) => deptNames,
};
