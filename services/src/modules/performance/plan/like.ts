import { and, asc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../../kit/context.ts';
import { invalid } from '../../../kit/failure.ts';
import { insertMany } from '../../../kit/insert-many.ts';
import { assessmentPlan, planModule } from '../tables.ts';
import { countsDeptScores } from '../department/dept-result.ts';
import { planEmpType, planEmpTypeFamily, planEmpTypeWeight } from '../tables-emp-type.ts';
import { planScopeDept, planScopePerson } from '../tables-plan.ts';
import { loadPlan, type PlanRow } from './plan.ts';
import { replaceModules } from './plan-rule.ts';

/** The plan that a new one is to be like. */
export async function planToBeLike(ctx: Ctx, likePlanCode: string): Promise<PlanRow> {
  const [like] = (await ctx.tx
    .select()
    .from(assessmentPlan)
    .where(and(eq(assessmentPlan.companyId, ctx.session.companyId), eq(assessmentPlan.id, likePlanCode)))) as PlanRow[];
  if (!like) throw invalid('likePlanCode', 'UNKNOWN_REFERENCE');
  return like;
}

/**
 * What the settings of a new plan do not say, taken over from another: rules, templates in their enabled versions, approval
 * flow, notes, who takes part and of which type. Not what was agreed about single people then: their own days, and their forms.
 */
export async function takeOver(ctx: Ctx, like: PlanRow, planId: string): Promise<void> {
  const { companyId } = ctx.session;
  const { ruleId, flow, wholeCompany, bossNote, employeeNote } = like;
  const plan = await loadPlan(ctx, planId);
  const deptRuleId = countsDeptScores(plan) ? like.deptRuleId : null;
  await ctx.tx
    .update(assessmentPlan)
    .set({ ruleId, deptRuleId, flow, wholeCompany, bossNote, employeeNote })
    .where(and(eq(assessmentPlan.companyId, companyId), eq(assessmentPlan.id, planId)));
  const modules = await ctx.tx
    .select({
      companyModuleCode: planModule.templateId,
      weight: planModule.weight,
      takesDeptScore: planModule.takesDeptScore,
    })
    .from(planModule)
    .where(and(eq(planModule.companyId, companyId), eq(planModule.planId, like.id)))
    .orderBy(asc(planModule.sort));
  await replaceModules(ctx, plan, modules);
  await ctx.tx.execute(sql`insert into ${planScopeDept} (company_id, plan_id, dept_id)
    select company_id, ${planId}, dept_id from ${planScopeDept} where company_id = ${companyId} and plan_id = ${like.id}`);
  await ctx.tx.execute(sql`insert into ${planScopePerson} (company_id, plan_id, emp_id, excluded, reason)
    select company_id, ${planId}, emp_id, excluded, reason from ${planScopePerson}
    where company_id = ${companyId} and plan_id = ${like.id} and (excluded or not ${wholeCompany}::boolean)`);
  await takeTypesOver(ctx, like.id, planId);
}

async function takeTypesOver(ctx: Ctx, likeId: string, planId: string): Promise<void> {
  const { companyId } = ctx.session;
  const types = await ctx.tx
    .select({ name: planEmpType.name })
    .from(planEmpType)
    .where(and(eq(planEmpType.companyId, companyId), eq(planEmpType.planId, likeId)));
  if (types.length === 0) return;
  await insertMany(
    ctx.tx,
    planEmpType,
    types.map(({ name }) => ({ companyId, id: ctx.newId(), planId, name })),
  );
  // A name means one type of a plan.
  const pairs = sql`${planEmpType} o join ${planEmpType} n on n.company_id = o.company_id and n.plan_id = ${planId} and n.name = o.name`;
  await ctx.tx.execute(sql`insert into ${planEmpTypeFamily} (company_id, plan_id, job_family_id, emp_type_id)
    select f.company_id, ${planId}, f.job_family_id, n.id from ${planEmpTypeFamily} f
      join (${pairs}) on o.company_id = f.company_id and o.id = f.emp_type_id
    where f.company_id = ${companyId} and f.plan_id = ${likeId}`);
  await ctx.tx.execute(sql`insert into ${planEmpTypeWeight} (company_id, emp_type_id, template_id, weight)
    select w.company_id, n.id, w.template_id, w.weight from ${planEmpTypeWeight} w
      join (${pairs}) on o.company_id = w.company_id and o.id = w.emp_type_id
    where w.company_id = ${companyId} and o.plan_id = ${likeId}`);
}
