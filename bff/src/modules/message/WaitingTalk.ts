import type { WaitingTalkResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { WaitingTalkRow } from './rows.ts';

export const WaitingTalk: ResolversOf<WaitingTalkResolvers, WaitingTalkRow> = {
  planId: (talk) => talk.assessmentPlanCode,
  planName: (talk) => talk.assessmentPlanName,
  employeeId: (talk) => talk.empId,
  employeeName: (talk) => talk.empName,
  asSuperior: (talk) => talk.isBoss,
};
