import { Mutation } from './Mutation.ts';
import { ProjectBudget, ProjectBudgetDetail, ProjectBudgetMember, ProjectKindChoice } from './ProjectBudget.ts';
import { ProjectKind } from './ProjectKind.ts';
import { Query } from './Query.ts';

export const projectfund = {
  Query,
  Mutation,
  ProjectBudget,
  ProjectBudgetDetail,
  ProjectBudgetMember,
  ProjectKind,
  ProjectKindChoice,
};
