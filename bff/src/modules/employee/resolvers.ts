import { Employee } from './Employee.ts';
import { EmployeeImport } from './EmployeeImport.ts';
import { EmployeeOption } from './EmployeeOption.ts';
import { Mutation } from './Mutation.ts';
import { Query } from './Query.ts';

export const employee = { Query, Mutation, Employee, EmployeeImport, EmployeeOption };
