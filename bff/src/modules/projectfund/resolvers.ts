import { Mutation } from './Mutation.ts';
import { ProjectBonus, ProjectBonusDetail, ProjectFund, ProjectFundDetail } from './ProjectBonus.ts';
import { ProjectBudget, ProjectBudgetDetail, ProjectBudgetMember, ProjectKindChoice } from './ProjectBudget.ts';
import { ProjectKind } from './ProjectKind.ts';
import { Query } from './Query.ts';

export const projectfund = {
  Query,
  Mutation,
  ProjectBonus,
  ProjectBonusDetail,
  ProjectBudget,
  ProjectBudgetDetail,
  ProjectBudgetMember,
  ProjectFund,
  ProjectFundDetail,
  ProjectKind,
  ProjectKindChoice,
};
