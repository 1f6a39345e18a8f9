import type * as z from 'zod';
import type {
  BonusApply,
  BonusApplyDetail,
  FundedProject,
  FundedProjectDetail,
} from '@hengcai/shared/contract/projectfund/bonusapply';
import type {
  ProjectApply,
  ProjectApplyDetail,
  ProjectMember,
  ProjectTypeChoice,
} from '@hengcai/shared/contract/projectfund/budgetapply';
import type { ProjectType } from '@hengcai/shared/contract/projectfund/projecttype';

export type ProjectKindRow = z.output<typeof ProjectType>;
export type ProjectKindChoiceRow = z.output<typeof ProjectTypeChoice>;
export type ProjectBudgetRow = z.output<typeof ProjectApply>;
export type ProjectBudgetDetailRow = z.output<typeof ProjectApplyDetail>;
export type ProjectBudgetMemberRow = z.output<typeof ProjectMember>;
export type ProjectFundRow = z.output<typeof FundedProject>;
export type ProjectFundDetailRow = z.output<typeof FundedProjectDetail>;
export type ProjectBonusRow = z.output<typeof BonusApply>;
export type ProjectBonusDetailRow = z.output<typeof BonusApplyDetail>;
