import type { MessageMatterResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { MessageMatterRow } from './rows.ts';

export const MessageMatter: ResolversOf<MessageMatterResolvers, MessageMatterRow> = {
  planId: (matter) => matter.assessmentPlanCode,
  employeeId: (matter) => matter.empId,
  type: (matter) => matter.typeId,
};
