import { Department } from './Department.ts';
import { DepartmentChange } from './DepartmentChange.ts';
import { Mutation } from './Mutation.ts';
import { OrganisationUnit } from './OrganisationUnit.ts';
import { Query } from './Query.ts';

export const org = { Query, Mutation, Department, DepartmentChange, OrganisationUnit };
