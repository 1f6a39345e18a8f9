import type {
  ProjectBonusDetailResolvers,
  ProjectBonusResolvers,
  ProjectFundDetailResolvers,
  ProjectFundResolvers,
} from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { personOf } from './ProjectBudget.ts';
import type { ProjectBonusDetailRow, ProjectBonusRow, ProjectFundDetailRow, ProjectFundRow } from './rows.ts';

export const ProjectFund: ResolversOf<ProjectFundResolvers, ProjectFundRow> = {
  id: (fund) => fund.projectId,
  name: (fund) => fund.projectName,
  number: (fund) => fund.projectNumber,
  kind: (fund) => fund.projectType,
  allocation: (fund) => fund.allocateType,
  lead: ({ applicant }, _args, context, asked) => personOf(applicant, context, asked),
};

export const ProjectFundDetail: ResolversOf<ProjectFundDetailResolvers, ProjectFundDetailRow> = {
  id: (detail) => detail.projectId,
  fund: (detail) => detail,
};

export const ProjectBonus: ResolversOf<ProjectBonusResolvers, ProjectBonusRow> = {
  id: (bonus) => bonus.applyId,
  name: (bonus) => bonus.projectName,
  number: (bonus) => bonus.projectNumber,
  ordinal: (bonus) => bonus.bonusNo,
  applicant: ({ applicant }, _args, context, asked) => personOf(applicant, context, asked),
};

export const ProjectBonusDetail: ResolversOf<ProjectBonusDetailResolvers, ProjectBonusDetailRow> = {
  id: (detail) => detail.applyId,
  bonus: (detail) => detail,
};
