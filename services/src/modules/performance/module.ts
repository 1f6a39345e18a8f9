import { PageRight } from '@hengcai/shared/enums';
import { registerAuditedObject } from '../../kit/audited-objects.ts';
import { registerDailyStep } from '../../kit/jobs/daily.ts';
import { hasRight, registerMenuGroup, registerPage } from '../../kit/pages.ts';
import { registerOwnRecord } from '../../kit/own-record.ts';
import { ownAppraisals } from './assessment/own-record.ts';
import { mailTheDay, registerTodo } from '../message/public.ts';
import './assessment/assessment-register.ts';
import { managesPlans } from './assessment/assessment.ts';
import { grooveCommunicationHandlers } from './assessment/communications.ts';
import { personAppraisalHandlers } from './assessment/person-appraisals.ts';
import { performanceviewHandlers } from './assessment/performanceview.ts';
import { workReportHandlers } from './assessment/work-report.ts';
import { teamBoardHandlers } from './board/team-board.ts';
import { performancecheckHandlers } from './calibration/performancecheck.ts';
import { buildPerformanceDemo } from './demo/demo.ts';
import { deptTargetTodos } from './department/dept-list.ts';
import './department/leavers.ts';
import './leavers.ts';
import './plan/departments-closed.ts';
import { performanceexportHandlers } from './plan/performanceexport.ts';
import { performanceflowHandlers } from './plan/performanceflow.ts';
import { performanceplaneHandlers } from './plan/performanceplane.ts';
import { readablePlans } from './plan/plan-list.ts';
import { planpeopleHandlers } from './plan/plan-people.ts';
import { starterkitHandlers } from './plan/starter-kit.ts';
import { remindOfStages } from './plan/reminders.ts';
import { performancesettingHandlers } from './rule/performancesetting.ts';
import './search.ts';
import { customTemplateHandlers } from './template/customTemplate.ts';
import { performanceTodos } from './todos.ts';

const { EDIT, EXPORT, VISIT } = PageRight;

/** The company's head and HR do everything; everybody else works on appraisals, their own and those they are asked for. */
const grants = { CEO: VISIT + EDIT + EXPORT, hr: VISIT + EDIT + EXPORT };
const everybody = { ...grants, MANAGER: VISIT + EDIT, ORDINARY: VISIT + EDIT };
registerMenuGroup({ id: '30', parentId: null, order: 30, icon: 'performance' });
registerPage({
  path: '/performance/examine',
  menu: { id: '3010', parentId: '30', order: 10, icon: 'examine' },
  grants: everybody,
});
registerPage({ path: '/performance/examine/assess_set_details', grants: everybody });
registerPage({ path: '/performance/examine/details', grants: everybody });
registerPage({ path: '/performance/examine/details/department', grants: everybody });
registerPage({ path: '/performance/examine/details/employee', grants: everybody });
registerPage({ path: '/performance/examine/details/boss-target', grants: everybody });
registerPage({
  path: '/performance/management',
  menu: { id: '3020', parentId: '30', order: 20, icon: 'management' },
  grants,
});
registerPage({ path: '/performance/management/assess_set_details', grants });
registerPage({
  path: '/performance/setting',
  menu: { id: '3030', parentId: '30', order: 30, icon: 'setting' },
  grants,
});
registerPage({ path: '/performance/setting/rule_template', grants });
registerPage({
  path: '/performance/setting/custom_template',
  menu: { id: '3040', parentId: '30', order: 40, icon: 'customTemplate' },
  grants,
});

registerPage({
  path: '/performance/work-report',
  menu: { id: '3050', parentId: '30', order: 15, icon: 'workReport' },
  grants: { ...grants, MANAGER: VISIT + EDIT + EXPORT, ORDINARY: VISIT + EDIT },
});

registerTodo(performanceTodos);
registerTodo(deptTargetTodos);
registerOwnRecord(ownAppraisals);
registerDailyStep('stageReminders', remindOfStages);
// After everything that leaves reminders, so that they are in today's mail.
registerDailyStep('mailTheDay', mailTheDay);
registerAuditedObject(
  'assessmentPlan',
  // How many people were passed over, who was taken out and why is for managers of plans, as the counts in the plan are.
  async (ctx, planCode) => managesPlans(ctx, PageRight.VISIT) && (await readablePlans(ctx, [planCode])).length > 0,
);
registerAuditedObject('customTemplate', async (ctx) => hasRight(ctx.session, '/performance/setting/custom_template'));
registerAuditedObject('assessmentRule', async (ctx) => hasRight(ctx.session, '/performance/setting'));

/** What the module brings beside its entries in the registries. */
export const performance = {
  handlers: {
    customTemplate: customTemplateHandlers,
    performancesetting: performancesettingHandlers,
    performanceplane: performanceplaneHandlers,
    performanceflow: performanceflowHandlers,
    planpeople: planpeopleHandlers,
    personappraisals: personAppraisalHandlers,
    workReport: workReportHandlers,
    teamBoard: teamBoardHandlers,
    starterkit: starterkitHandlers,
    performanceexport: performanceexportHandlers,
    performanceview: performanceviewHandlers,
    grooveCommunication: grooveCommunicationHandlers,
    performancecheck: performancecheckHandlers,
  },
  demo: buildPerformanceDemo,
};
