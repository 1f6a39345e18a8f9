import type * as z from 'zod';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import type {
  ProbationPlan,
  ProbationPlanDetail,
  probationplan,
} from '@hengcai/shared/contract/probation/probationplan';
import type { ProbationRule, probationplanrule } from '@hengcai/shared/contract/probation/probationplanrule';

type Calls = typeof probationplan.endpoints;

export type ProbationRuleRow = z.output<typeof ProbationRule>;
export type ProbationRuleDepartmentRow = DataOf<typeof probationplanrule.endpoints.listdept>[number];
export type ProbationPlanRow = z.output<typeof ProbationPlan>;
export type ProbationPlanDetailRow = z.output<typeof ProbationPlanDetail>;
export type ProbationPartRow = ProbationPlanDetailRow['parts'][number];
/** An indicator of the form. */
export type ProbationRowRow = ProbationPlanDetailRow['rows'][number];
export type ProbationNodeRow = DataOf<Calls['listapprovalnode']>[number];
export type ProbationApproverRow = ProbationNodeRow['people'][number];
export type ProbationApproverChoiceRow = DataOf<Calls['listapprovalrole']>[number];
export type ProbationPersonRow = ProbationApproverChoiceRow['people'][number];
export type ProbationHistoryEntryRow = DataOf<Calls['listprobationhistory']>[number];
