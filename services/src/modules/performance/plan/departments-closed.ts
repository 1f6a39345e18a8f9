import { sql, type SQL } from 'drizzle-orm';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { isAnyOf, rowsOf } from '../../../db/sql.ts';
import { registerDeleteGuard } from '../../../kit/delete-guards.ts';
import { registerMergeStep } from '../../../kit/merge-steps.ts';
import { assessmentPlan } from '../tables.ts';
import { planScopeDept } from '../tables-plan.ts';

const { CLOSED, STOPPED, IMPORTED } = AssessmentPlanStatus;
const isOver = (plan: SQL): SQL => sql`${plan} in (${CLOSED}, ${STOPPED}, ${IMPORTED})`;

/** Plans that are not over name the department a merged one became part of; what was evaluated before stays as it was. */
registerMergeStep('plans', async (ctx, { fromDeptId, intoDeptId }) => {
  const { companyId } = ctx.session;
  const open = sql`${planScopeDept.companyId} = ${companyId} and ${planScopeDept.deptId} = ${fromDeptId}
    and exists (select 1 from ${assessmentPlan} p where p.company_id = ${companyId} and p.id = ${planScopeDept.planId}
      and not ${isOver(sql`p.status`)})`;
  await ctx.tx.execute(sql`insert into ${planScopeDept} (company_id, plan_id, dept_id)
    select ${companyId}, ${planScopeDept.planId}, ${intoDeptId} from ${planScopeDept} where ${open} on conflict do nothing`);
  await ctx.tx.execute(sql`delete from ${planScopeDept} where ${open}`);
});

/** A department is not closed while a plan that is not over names it; the refusal names the plans. */
registerDeleteGuard('department', async (ctx, deptIds) => {
  const { companyId } = ctx.session;
  const found = await rowsOf<{ dept_id: string; count: number; names: string }>(
    ctx.tx,
    sql`select dept_id, count(*)::int as count, string_agg(name, ${ctx.language === 'zh-CN' ? '、' : ', '} order by name) as names
      from (select distinct s.dept_id, p.name from ${assessmentPlan} p
        join ${planScopeDept} s on s.company_id = p.company_id and s.plan_id = p.id
        where p.company_id = ${companyId} and not ${isOver(sql`p.status`)} and ${isAnyOf(sql`s.dept_id`, deptIds)}) named
      group by dept_id`,
  );
  return new Map(
    found.map(({ dept_id: deptId, count, names }) => [
      deptId,
      [{ field: 'deptId', code: 'DEPARTMENT_IN_PLANS', params: { count, names } }],
    ]),
  );
});
