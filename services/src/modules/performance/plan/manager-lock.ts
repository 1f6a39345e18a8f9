import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../../kit/context.ts';
import { notFound } from '../../../kit/failure.ts';
import { visibleEmployees } from '../../employee/public.ts';
import { employee } from '../../employee/tables.ts';
import { handOver } from '../handover.ts';
import { assessmentInfo } from '../tables.ts';
import { managerLock } from '../tables-lock.ts';
import { auditPlan, demandAllowed, loadPlan } from './plan.ts';

/** Whether somebody is locked as a manager in the plan of an appraisal. */
export const isLockedManager = (empId: SQL): SQL<boolean> =>
  sql`exists (select 1 from ${managerLock} l where l.company_id = ${assessmentInfo}.company_id
    and l.plan_id = ${assessmentInfo}.plan_id and l.emp_id = ${empId})`;

/** Keeps a manager from changing anything of their people in a plan, or lets them again, and tells them. */
export async function lockManager(
  ctx: Ctx,
  { planCode, empId, locked }: { planCode: string; empId: string; locked: boolean },
): Promise<{ locked: boolean }> {
  const plan = await loadPlan(ctx, planCode);
  demandAllowed(plan, 'lockManager');
  const [manager] = await ctx.tx
    .select({ name: employee.name, nameEn: employee.nameEn })
    .from(employee)
    .where(
      and(
        visibleEmployees(ctx),
        eq(employee.id, empId),
        or(
          sql`exists (select 1 from ${assessmentInfo} where ${assessmentInfo.companyId} = ${employee.companyId}
            and ${assessmentInfo.planId} = ${planCode} and ${assessmentInfo.bossEmpId} = ${employee.id})`,
          // Whoever was locked is unlocked also when somebody else leads their people by now.
          sql`exists (select 1 from ${managerLock} where ${managerLock.companyId} = ${employee.companyId}
            and ${managerLock.planId} = ${planCode} and ${managerLock.empId} = ${employee.id})`,
        ),
      ),
    );
  if (!manager) throw notFound();
  const whose = { companyId: ctx.session.companyId, planId: planCode, empId };
  const changed = locked
    ? await ctx.tx
        .insert(managerLock)
        .values({ ...whose, at: ctx.now })
        .onConflictDoNothing()
        .returning({ empId: managerLock.empId })
    : await ctx.tx
        .delete(managerLock)
        .where(
          and(
            eq(managerLock.companyId, whose.companyId),
            eq(managerLock.planId, planCode),
            eq(managerLock.empId, empId),
          ),
        )
        .returning({ empId: managerLock.empId });
  if (changed.length === 0) return { locked };
  await auditPlan(ctx, locked ? 'managerLocked' : 'managerUnlocked', plan, {
    params: { who: manager.name, whoEn: manager.nameEn },
  });
  await handOver(ctx, locked ? 'lockManager' : 'unlockManager', plan, {
    where: eq(assessmentInfo.bossEmpId, empId),
  });
  return { locked };
}
