import type * as z from 'zod';
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
