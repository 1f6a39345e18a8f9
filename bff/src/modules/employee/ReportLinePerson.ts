import type { QueryResolvers, ReportLinePersonResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { ReportLinePersonRow } from './rows.ts';

export const ReportLinePerson: ResolversOf<ReportLinePersonResolvers, ReportLinePersonRow> = {
  employeeId: (person) => person.empId,
  number: (person) => person.empNumber,
  name: (person) => person.empName,
  nameEn: (person) => person.empNameEn,
  department: (person, _args, { loaders }) => reference(loaders.departmentById, person.deptId),
  position: (person, _args, { loaders }) => reference(loaders.positionById, person.positionId),
  managerId: (person) => person.bossEmpId,
  virtualManagerId: (person) => person.virtualBossEmpId,
};

export const reportLineQueries: Pick<QueryResolvers, 'reportLine' | 'reports' | 'withoutManager'> = {
  reportLine: (_root, { departmentId, personId }, { rest }) =>
    rest.departmentPeople.getDeptLineStructure({ deptId: departmentId ?? undefined, empId: personId ?? undefined }),
  reports: (_root, { managerId, departmentId, line, page }, { rest }) =>
    rest.departmentPeople.getDeptLineReports({ ...page, empId: managerId, deptId: departmentId ?? undefined, line }),
  withoutManager: (_root, { departmentId, page }, { rest }) =>
    rest.departmentPeople.getDeptLineOrphans({ ...page, deptId: departmentId ?? undefined }),
};
