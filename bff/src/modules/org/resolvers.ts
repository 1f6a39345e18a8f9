import { Department } from './Department.ts';
import { DepartmentChange } from './DepartmentChange.ts';
import { historyMutations, historyQueries, OrganisationDifference, OrganisationVersion } from './history.ts';
import { Mutation } from './Mutation.ts';
import { OrganisationUnit } from './OrganisationUnit.ts';
import { Query } from './Query.ts';

export const org = {
  Query: { ...Query, ...historyQueries },
  Mutation: { ...Mutation, ...historyMutations },
  Department,
  DepartmentChange,
  OrganisationDifference,
  OrganisationUnit,
  OrganisationVersion,
};
