// Written by `npm run codegen` from the files of the modules; changes are lost.
import { texts as platform } from '../modules/platform/texts.zh-CN.ts';
import { texts as session } from '../modules/session/texts.zh-CN.ts';
import { texts as home } from '../modules/home/texts.zh-CN.ts';
import { texts as org } from '../modules/org/texts.zh-CN.ts';
import { texts as employeeChangeProposal } from '../modules/employee/change/proposal/texts.zh-CN.ts';
import { texts as employeeChange } from '../modules/employee/change/texts.zh-CN.ts';
import { texts as employeeContract } from '../modules/employee/contract/texts.zh-CN.ts';
import { texts as employeeOwn } from '../modules/employee/own/texts.zh-CN.ts';
import { texts as employeeProposal } from '../modules/employee/proposal/texts.zh-CN.ts';
import { texts as employeeSeeAs } from '../modules/employee/see-as/texts.zh-CN.ts';
import { texts as employeeSync } from '../modules/employee/sync/texts.zh-CN.ts';
import { texts as employee } from '../modules/employee/texts.zh-CN.ts';
import { texts as position } from '../modules/position/texts.zh-CN.ts';
import { texts as performanceAssessment } from '../modules/performance/assessment/texts.zh-CN.ts';
import { texts as performanceByFile } from '../modules/performance/by-file/texts.zh-CN.ts';
import { texts as performancePlan } from '../modules/performance/plan/texts.zh-CN.ts';
import { texts as performance } from '../modules/performance/texts.zh-CN.ts';
import { texts as review360 } from '../modules/review360/texts.zh-CN.ts';
import { texts as probation } from '../modules/probation/texts.zh-CN.ts';
import { texts as compensation } from '../modules/compensation/texts.zh-CN.ts';
import { texts as analytics } from '../modules/analytics/texts.zh-CN.ts';
import { texts as team } from '../modules/team/texts.zh-CN.ts';
import { texts as reward } from '../modules/reward/texts.zh-CN.ts';
import { texts as projectfund } from '../modules/projectfund/texts.zh-CN.ts';
import { texts as strategy } from '../modules/strategy/texts.zh-CN.ts';
import { texts as enterprise } from '../modules/enterprise/texts.zh-CN.ts';
import { texts as settings } from '../modules/settings/texts.zh-CN.ts';

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
