import { and, eq, sql } from 'drizzle-orm';
import { PageRight, TodoType } from '@hengcai/shared/enums';
import { hasRow } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { isAskedToApprove } from '../../kit/approval.ts';
import { hasRight } from '../../kit/pages.ts';
import type { TodoSource } from '../../kit/todos.ts';
import { hasReports } from '../employee/public.ts';
import { employee } from '../employee/tables.ts';
import { stageReminder } from '../message/tables.ts';
import { countPlans, exitDue, managedPlans, managesPlans, waitsFor } from './plan.ts';
import { probationPlan } from './tables.ts';

/** Plans in which it is the caller's turn, and failed ones whose exit HR has still to file. */
export const probationTodos: TodoSource = {
  counts: [
    {
      mayWait: (ctx, empId) =>
        managesPlans(ctx)
          ? sql`true`
          : sql`(${hasRow(ctx, probationPlan, eq(probationPlan.empId, empId))} or ${hasRow(ctx, probationPlan, eq(probationPlan.superiorEmpId, empId))}
            or ${hasReports(ctx, empId)} or ${isAskedToApprove(ctx, empId)})`,
      count: async (ctx, empId) => [
        { typeId: TodoType.PROBATION, backlogCount: await countPlans(ctx, waitsFor(ctx, empId, true)) },
      ],
    },
    {
      mayWait: (ctx) => (filesExits(ctx) ? sql`true` : sql`false`),
      count: async (ctx) => [
        { typeId: TodoType.PROBATION_EXIT, backlogCount: await countPlans(ctx, and(managedPlans(ctx), exitDue(ctx))) },
      ],
    },
  ],
  // One by one they stand in the lists of plans; they are no matter of an appraisal.
  list: () => Promise.resolve([]),
  stillWaits: (ctx) =>
    sql`(${stageReminder.work} in ('probation', 'probationExit') and exists (select 1 from ${probationPlan}
      join ${employee} on ${employee.companyId} = ${probationPlan.companyId} and ${employee.id} = ${probationPlan.empId}
      where ${probationPlan.companyId} = ${stageReminder.companyId} and ${probationPlan.id} = ${stageReminder.objectId}
        and case when ${stageReminder.work} = 'probation' then ${waitsFor(ctx, ctx.session.empId, true)} else ${exitDue(ctx)} end))`,
};

const filesExits = ({ session }: Ctx): boolean => hasRight(session, '/employee/personnel-changes', PageRight.EDIT);
