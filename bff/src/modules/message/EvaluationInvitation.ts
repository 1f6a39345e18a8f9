import type { EvaluationInvitationResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { EvaluationInvitationRow } from './rows.ts';

export const EvaluationInvitation: ResolversOf<EvaluationInvitationResolvers, EvaluationInvitationRow> = {
  employeeId: (invitation) => invitation.empId,
  employeeName: (invitation) => invitation.empName,
  planId: (invitation) => invitation.assessmentPlanCode,
  planName: (invitation) => invitation.assessmentPlanName,
  templateId: (invitation) => invitation.companyModuleCode,
  templateName: (invitation) => invitation.companyModuleName,
};
