import { Employee } from './Employee.ts';
import { EmployeeImport, EmployeeImportLine } from './EmployeeImport.ts';
import { EmployeeOption } from './EmployeeOption.ts';
import { invitationMutations, invitationQueries } from './invitations.ts';
import { Mutation } from './Mutation.ts';
import { Query } from './Query.ts';

export const employee = {
  Query: { ...Query, ...invitationQueries },
  Mutation: { ...Mutation, ...invitationMutations },
  Employee,
  EmployeeImport,
  EmployeeImportLine,
  EmployeeOption,
};
