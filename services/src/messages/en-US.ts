import { enumMessages } from '@hengcai/shared/messages/enums';
import { passportMessages } from '@hengcai/shared/messages/passport';
import { ruleMessages } from '@hengcai/shared/messages/rules';
import { employee } from './en-US/employee.ts';
import { enterprise } from './en-US/enterprise.ts';
import { handovers } from './en-US/handovers.ts';
import { home } from './en-US/home.ts';
import { kernel } from './en-US/kernel.ts';
import { performanceAssessment } from './en-US/performance-assessment.ts';
import { performancePlan } from './en-US/performance-plan.ts';
import { session } from './en-US/session.ts';

/** The services' English texts, one file per module; each file has the ids of its Chinese twin, or does not compile. */
export const enUS: Readonly<Record<string, string>> = {
  ...enumMessages['en-US'],
  ...ruleMessages['en-US'],
  ...passportMessages['en-US'],
  ...kernel,
  ...employee,
  ...enterprise,
  ...handovers,
  ...home,
  ...performanceAssessment,
  ...performancePlan,
  ...session,
};
