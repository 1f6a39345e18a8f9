import { and, eq, inArray, sql } from 'drizzle-orm';
import { ProbationPlanStatus } from '@hengcai/shared/enums';
import { turnOf } from '@hengcai/shared/rules/probation/process';
import { isAnyOf } from '../../db/sql.ts';
import { registerLeavingStep } from '../../kit/leaving.ts';
import { employee } from '../employee/tables.ts';
import { tellTurn } from './tell.ts';
import { probationPlan } from './tables.ts';

const { RUNNING, SCORING, APPROVING, DRAFT } = ProbationPlanStatus;

/** Probations that a leaver looked after go to whoever leads the person then; before scoring it is again whoever does at the time. */
registerLeavingStep('probations', async (ctx, empIds) => {
  const boss = sql`(select ${employee.bossId} from ${employee} where ${employee.companyId} = ${probationPlan.companyId}
    and ${employee.id} = ${probationPlan.empId})`;
  const handed = await ctx.tx
    .update(probationPlan)
    .set({
      superiorEmpId: sql`case when ${probationPlan.status} in (${SCORING}::int, ${APPROVING}::int) then ${boss} end`,
      version: sql`${probationPlan.version} + 1`,
    })
    .where(
      and(
        eq(probationPlan.companyId, ctx.session.companyId),
        isAnyOf(probationPlan.superiorEmpId, empIds),
        inArray(probationPlan.status, [DRAFT, RUNNING, SCORING, APPROVING]),
      ),
    )
    .returning();
  for (const plan of handed) if (turnOf(plan) === 'superior') await tellTurn(ctx, plan.id);
});
