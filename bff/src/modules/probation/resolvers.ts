import { Mutation } from './Mutation.ts';
import { Query } from './Query.ts';
import {
  ProbationApprover,
  ProbationHistoryEntry,
  ProbationNode,
  ProbationPart,
  ProbationPerson,
  ProbationPlan,
  ProbationPlanDetail,
  ProbationRow,
  ProbationRule,
  ProbationRuleDepartment,
} from './types.ts';

export const probation = {
  Query,
  Mutation,
  ProbationApprover,
  ProbationHistoryEntry,
  ProbationNode,
  ProbationPart,
  ProbationPerson,
  ProbationPlan,
  ProbationPlanDetail,
  ProbationRow,
  ProbationRule,
  ProbationRuleDepartment,
};
