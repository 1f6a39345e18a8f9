import { DepartmentChangeKind as Kinds } from '@hengcai/shared/contract/org/deptmanage';
import { DifferenceKind } from '@hengcai/shared/contract/org/dept-history';
import { words } from '../../enums.ts';

export const DepartmentChangeKind = words(Kinds.options);
export const DepartmentChangeFieldName = {
  NAME: 'deptName',
  NAME_EN: 'deptNameEn',
  PARENT: 'parentDeptId',
  HEAD: 'headEmpId',
} as const;
export const OrganisationDifferenceKind = words(DifferenceKind.options);
