import { Employee } from './Employee.ts';
import { EmployeeImport, EmployeeImportLine } from './EmployeeImport.ts';
import { EmployeeOption } from './EmployeeOption.ts';
import { invitationMutations, invitationQueries } from './invitations.ts';
import { Mutation } from './Mutation.ts';
import {
  ExitForm,
  HeadedDepartment,
  PersonnelChange,
  PersonnelChangeForm,
  PersonnelChangeLine,
  RegularisationForm,
  ReportingPerson,
} from './PersonnelChange.ts';
import { personnelChangeMutations, personnelChangeQueries } from './personnelChanges.ts';
import { Query } from './Query.ts';

export const employee = {
  Query: { ...Query, ...invitationQueries, ...personnelChangeQueries },
  Mutation: { ...Mutation, ...invitationMutations, ...personnelChangeMutations },
  Employee,
  EmployeeImport,
  EmployeeImportLine,
  EmployeeOption,
  PersonnelChange,
  PersonnelChangeLine,
  PersonnelChangeForm,
  RegularisationForm,
  ExitForm,
  ReportingPerson,
  HeadedDepartment,
};
