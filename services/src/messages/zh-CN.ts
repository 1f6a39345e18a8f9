import { enumMessages } from '@hengcai/shared/messages/enums';
import { passportMessages } from '@hengcai/shared/messages/passport';
import { ruleMessages } from '@hengcai/shared/messages/rules';
import { employee } from './zh-CN/employee.ts';
import { enterprise } from './zh-CN/enterprise.ts';
import { handovers } from './zh-CN/handovers.ts';
import { home } from './zh-CN/home.ts';
import { kernel } from './zh-CN/kernel.ts';
import { performanceAssessment } from './zh-CN/performance-assessment.ts';
import { performancePlan } from './zh-CN/performance-plan.ts';
import { session } from './zh-CN/session.ts';

/** The services' Chinese texts, one file per module; texts the screens need too stand in shared/src/messages. */
export const zhCN: Readonly<Record<string, string>> = {
  ...enumMessages['zh-CN'],
  ...ruleMessages['zh-CN'],
  ...passportMessages['zh-CN'],
  ...kernel,
  ...employee,
  ...enterprise,
  ...handovers,
  ...home,
  ...performanceAssessment,
  ...performancePlan,
  ...session,
};
