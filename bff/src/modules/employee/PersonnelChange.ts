import type {
  ExitFormResolvers,
  HeadedDepartmentResolvers,
  PersonnelChangeFormResolvers,
  PersonnelChangeLineResolvers,
  PersonnelChangeResolvers,
  RegularisationFormResolvers,
  ReportingPersonResolvers,
} from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { employeeOf } from '../message/references.ts';
import { EMPLOYEE_FIELDS } from './fields.ts';
import type {
  ExitFormRow,
  HeadedDepartmentRow,
  PersonnelChangeFormRow,
  PersonnelChangeLineRow,
  PersonnelChangeRow,
  RegularisationFormRow,
  ReportingPersonRow,
} from './rows.ts';

export const PersonnelChange: ResolversOf<PersonnelChangeResolvers, PersonnelChangeRow> = {
  id: (change) => change.changeId,
  type: (change) => change.changeType,
  reversalOf: (change) => change.reverses,
  employee: (row, _args, context, asked) => employeeOf(row, context, asked),
};

export const PersonnelChangeLine: ResolversOf<PersonnelChangeLineResolvers, PersonnelChangeLineRow> = {
  field: ({ field }) => (field in NAMES ? NAMES[field] : field) ?? field,
};

const NAMES: Readonly<Record<string, string>> = {
  ...EMPLOYEE_FIELDS,
  deptId: 'department',
  positionId: 'position',
  rankId: 'rank',
  jobFamilyId: 'jobFamily',
  bossEmpId: 'manager',
  virtualBossEmpId: 'virtualManager',
};

export const PersonnelChangeForm: ResolversOf<PersonnelChangeFormResolvers, PersonnelChangeFormRow> = {
  employee: ({ empId }, _args, { loaders }) => loaders.employeeById.load(empId),
};
export const RegularisationForm: ResolversOf<RegularisationFormResolvers, RegularisationFormRow> = {
  employee: ({ empId }, _args, { loaders }) => loaders.employeeById.load(empId),
};
export const ExitForm: ResolversOf<ExitFormResolvers, ExitFormRow> = {
  employee: ({ empId }, _args, { loaders }) => loaders.employeeById.load(empId),
};

export const ReportingPerson: ResolversOf<ReportingPersonResolvers, ReportingPersonRow> = {
  id: (person) => person.empId,
  number: (person) => person.empNumber,
  name: (person) => person.empName,
  nameEn: (person) => person.empNameEn,
};
export const HeadedDepartment: ResolversOf<HeadedDepartmentResolvers, HeadedDepartmentRow> = {
  id: (department) => department.deptId,
  name: (department) => department.deptName,
  nameEn: (department) => department.deptNameEn,
};
