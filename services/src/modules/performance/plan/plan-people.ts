import { sql } from 'drizzle-orm';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import type { Contract } from '@hengcai/shared/contract/all';
import { rowsOf } from '../../../db/sql.ts';
import type { Handlers } from '../../../kit/context.ts';
import { cannotSignIn } from '../../employee/public.ts';
import { employee } from '../../employee/tables.ts';
import { activeIn } from './participants.ts';
import { loadPlan } from './plan.ts';
import { joinable } from './scope.ts';
import { assessmentInfo, assessmentPlan } from '../tables.ts';

/** What can be said of a plan's people before it moves on. */
export const planpeopleHandlers: Handlers<Contract['planpeople']> = {
  async plancannotsignin({ planCode }, ctx) {
    const plan = await loadPlan(ctx, planCode);
    const inPlan =
      plan.status === AssessmentPlanStatus.NOT_OPEN
        ? sql`exists (select 1 from ${assessmentPlan} where ${assessmentPlan.companyId} = ${plan.companyId}
            and ${assessmentPlan.id} = ${plan.id} and ${joinable(ctx)})`
        : sql`exists (select 1 from ${assessmentInfo} where ${activeIn(ctx, plan.id)} and ${assessmentInfo.empId} = ${employee.id})`;
    const [row] = await rowsOf<{ count: number }>(
      ctx.tx,
      sql`select count(*)::int as count from ${employee}
        where ${employee.companyId} = ${plan.companyId} and ${inPlan} and ${cannotSignIn(ctx)}`,
    );
    return { count: row?.count ?? 0 };
  },
};
