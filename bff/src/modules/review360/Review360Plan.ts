import type { AssessmentPlanStatus } from '../../generated/enums.ts';
import type { Review360PlanResolvers, Review360TaskResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { Review360PlanRow, Review360TaskRow } from './rows.ts';

interface Planned {
  planStatus: number;
  companyModuleCode: string;
  companyModuleName: string;
}

/** What every answer says of its plan. A locked plan travels as the negative of its status (specification 3). */
export const planFields = {
  status: ({ planStatus }: Planned) => Math.abs(planStatus) as AssessmentPlanStatus,
  locked: ({ planStatus }: Planned) => planStatus < 0,
  templateId: ({ companyModuleCode }: Planned) => companyModuleCode,
  templateName: ({ companyModuleName }: Planned) => companyModuleName,
};

export const Review360Plan: ResolversOf<Review360PlanResolvers, Review360PlanRow> = {
  ...planFields,
  id: ({ planCode }) => planCode,
};

/** An invitation in the words of the schema. */
export const taskFields = {
  ...planFields,
  id: ({ inviteId }: Review360TaskRow) => inviteId,
  planId: ({ planCode }: Review360TaskRow) => planCode,
  employeeId: ({ empId }: Review360TaskRow) => empId,
  name: ({ empName }: Review360TaskRow) => empName,
};

export const Review360Task: ResolversOf<Review360TaskResolvers, Review360TaskRow> = taskFields;
