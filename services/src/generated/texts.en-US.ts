// Written by `npm run codegen` from the files of the modules; changes are lost.
import { texts as platform } from '../modules/platform/texts.en-US.ts';
import { texts as session } from '../modules/session/texts.en-US.ts';
import { texts as home } from '../modules/home/texts.en-US.ts';
import { texts as org } from '../modules/org/texts.en-US.ts';
import { texts as employeeChangeProposal } from '../modules/employee/change/proposal/texts.en-US.ts';
import { texts as employeeChange } from '../modules/employee/change/texts.en-US.ts';
import { texts as employeeContract } from '../modules/employee/contract/texts.en-US.ts';
import { texts as employeeOwn } from '../modules/employee/own/texts.en-US.ts';
import { texts as employeeProposal } from '../modules/employee/proposal/texts.en-US.ts';
import { texts as employeeSeeAs } from '../modules/employee/see-as/texts.en-US.ts';
import { texts as employeeSync } from '../modules/employee/sync/texts.en-US.ts';
import { texts as employee } from '../modules/employee/texts.en-US.ts';
import { texts as position } from '../modules/position/texts.en-US.ts';
import { texts as performanceAssessment } from '../modules/performance/assessment/texts.en-US.ts';
import { texts as performanceByFile } from '../modules/performance/by-file/texts.en-US.ts';
import { texts as performancePlan } from '../modules/performance/plan/texts.en-US.ts';
import { texts as performance } from '../modules/performance/texts.en-US.ts';
import { texts as review360 } from '../modules/review360/texts.en-US.ts';
import { texts as probation } from '../modules/probation/texts.en-US.ts';
import { texts as compensation } from '../modules/compensation/texts.en-US.ts';
import { texts as analytics } from '../modules/analytics/texts.en-US.ts';
import { texts as team } from '../modules/team/texts.en-US.ts';
import { texts as reward } from '../modules/reward/texts.en-US.ts';
import { texts as projectfund } from '../modules/projectfund/texts.en-US.ts';
import { texts as strategy } from '../modules/strategy/texts.en-US.ts';
import { texts as enterprise } from '../modules/enterprise/texts.en-US.ts';
import { texts as settings } from '../modules/settings/texts.en-US.ts';

export const moduleTexts: Readonly<Record<string, string>> = {
  ...platform,
  ...session,
  ...home,
  ...org,
  ...employeeChangeProposal,
  ...employeeChange,
  ...employeeContract,
  ...employeeOwn,
  ...employeeProposal,
  ...employeeSeeAs,
  ...employeeSync,
  ...employee,
  ...position,
  ...performanceAssessment,
  ...performanceByFile,
  ...performancePlan,
  ...performance,
  ...review360,
  ...probation,
  ...compensation,
  ...analytics,
  ...team,
  ...reward,
  ...projectfund,
  ...strategy,
  ...enterprise,
  ...settings,
};
