import type { OrganisationUnitResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { OrganisationUnitRow } from './rows.ts';

export const OrganisationUnit: ResolversOf<OrganisationUnitResolvers, OrganisationUnitRow> = {
  departmentId: (unit) => unit.deptId,
  code: (unit) => unit.deptCode,
  name: (unit) => unit.deptName,
  nameEn: (unit) => unit.deptNameEn,
  parentId: (unit) => unit.parentDeptId,
  hasHead: (unit) => unit.headEmpId !== null,
  head: ({ headEmpId, headName, headNameEn, headNumber }) =>
    headEmpId === null || headName === null || headNumber === null
      ? null
      : { employeeId: headEmpId, number: headNumber, name: headName, nameEn: headNameEn },
};
