import { PageRight } from '@hengcai/shared/enums';
import { registerAuditedObject } from '../../kit/audited-objects.ts';
import { registerDailyStep } from '../../kit/jobs/daily.ts';
import { mailTheDay, registerTodo } from '../message/public.ts';
import { managesPlans } from './assessment.ts';
import { readablePlans } from './plan-list.ts';
import { remindOfStages } from './reminders.ts';
import { performanceTodos } from './todos.ts';

registerTodo(performanceTodos);
registerDailyStep('stageReminders', remindOfStages);
// After everything that leaves reminders, so that they are in today's mail.
registerDailyStep('mailTheDay', mailTheDay);
registerAuditedObject(
  'assessmentPlan',
  // How many people were passed over, who was taken out and why is for managers of plans, as the counts in the plan are.
  async (ctx, planCode) => managesPlans(ctx, PageRight.VISIT) && (await readablePlans(ctx, [planCode])).length > 0,
);
registerAuditedObject(
  'assessmentRule',
  async (ctx) => ((ctx.session.pageRights.get('/performance/setting') ?? 0) & PageRight.VISIT) !== 0,
);
