import { PageRight } from '@hengcai/shared/enums';
import { registerAuditedObject } from '../../kit/audited-objects.ts';
import { registerDailyStep } from '../../kit/jobs/daily.ts';
import { registerTodo } from '../message/public.ts';
import { readablePlans } from './plan-list.ts';
import { remindOfStages } from './reminders.ts';
import { performanceTodos } from './todos.ts';

registerTodo(performanceTodos);
registerDailyStep('stageReminders', remindOfStages);
registerAuditedObject('assessmentPlan', async (ctx, planCode) => (await readablePlans(ctx, [planCode])).length > 0);
registerAuditedObject(
  'assessmentRule',
  async (ctx) => ((ctx.session.pageRights.get('/performance/setting') ?? 0) & PageRight.VISIT) !== 0,
);
