import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { AssessmentEmpType, empTypeCalls } from '@hengcai/shared/contract/performance/emp-type';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { compare, dec, sum } from '@hengcai/shared/numbers';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { rowsOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { notFound, refused } from '../../../kit/failure.ts';
import { groupedBy } from '../../../kit/grouped.ts';
import { insertMany } from '../../../kit/insert-many.ts';
import { takenAt } from '../../../kit/taken.ts';
import { demandVersion } from '../../../kit/version.ts';
import { employee } from '../../employee/tables.ts';
import { jobFamily } from '../../position/tables.ts';
import { assessmentInfo, assessmentPlan, planModule } from '../tables.ts';
import { planEmpType, planEmpTypeFamily, planEmpTypeWeight } from '../tables-emp-type.ts';
import { auditPlan, demandAllowed, loadPlan, type PlanRow } from './plan.ts';
import { weightIssues } from './plan-rule.ts';
import { joinable } from './scope.ts';

type EmpTypeData = z.output<typeof AssessmentEmpType>;
type SaveInput = z.output<(typeof empTypeCalls)['saveEmpType']['body']>;

/** The types of a plan by name, in a fixed number of statements. */
export async function empTypes(ctx: Ctx, planId: string): Promise<EmpTypeData[]> {
  const { companyId } = ctx.session;
  const plan = await loadPlan(ctx, planId);
  const rows = await ctx.tx
    .select()
    .from(planEmpType)
    .where(and(eq(planEmpType.companyId, companyId), eq(planEmpType.planId, planId)))
    .orderBy(asc(planEmpType.name), asc(planEmpType.id));
  if (rows.length === 0) return [];
  const families = groupedBy(
    await ctx.tx
      .select({ empTypeId: planEmpTypeFamily.empTypeId, jobFamilyId: planEmpTypeFamily.jobFamilyId })
      .from(planEmpTypeFamily)
      .where(and(eq(planEmpTypeFamily.companyId, companyId), eq(planEmpTypeFamily.planId, planId)))
      .orderBy(planEmpTypeFamily.empTypeId, planEmpTypeFamily.jobFamilyId),
    ({ empTypeId }) => empTypeId,
  );
  const weights = groupedBy(await weightsOf(ctx, planId), ({ empTypeId }) => empTypeId);
  const people = await peopleByType(ctx, plan);
  return rows.map(({ id, name, version }) => ({
    empTypeCode: id,
    planCode: planId,
    empTypeName: name,
    jobFamilyIds: (families.get(id) ?? []).map((one) => one.jobFamilyId),
    modules: (weights.get(id) ?? []).map(({ templateId, weight }) => ({ companyModuleCode: templateId, weight })),
    people: people.get(id) ?? 0,
    version,
  }));
}

/** How much each template of a plan counts for each of its types, in the order of the plan. */
async function weightsOf(ctx: Ctx, planId: string) {
  const rows = await ctx.tx
    .select({
      empTypeId: planEmpTypeWeight.empTypeId,
      templateId: planEmpTypeWeight.templateId,
      weight: planEmpTypeWeight.weight,
    })
    .from(planEmpTypeWeight)
    .innerJoin(
      planEmpType,
      and(eq(planEmpType.companyId, planEmpTypeWeight.companyId), eq(planEmpType.id, planEmpTypeWeight.empTypeId)),
    )
    .innerJoin(
      planModule,
      and(
        eq(planModule.companyId, planEmpType.companyId),
        eq(planModule.planId, planEmpType.planId),
        eq(planModule.templateId, planEmpTypeWeight.templateId),
      ),
    )
    .where(and(eq(planEmpType.companyId, ctx.session.companyId), eq(planEmpType.planId, planId)))
    .orderBy(planEmpTypeWeight.empTypeId, planModule.sort, planModule.templateId);
  return rows.map((row) => ({ ...row, weight: dec(row.weight).toString() }));
}

/** Heads of each type: of those who are in the plan; before it opens, of those its scope would take. */
async function peopleByType(ctx: Ctx, plan: PlanRow): Promise<Map<string, number>> {
  const family = sql`f.company_id = ${ctx.session.companyId} and f.plan_id = ${plan.id}`;
  const rows = await rowsOf<{ empTypeId: string; people: number }>(
    ctx.tx,
    plan.status === AssessmentPlanStatus.NOT_OPEN
      ? sql`select f.emp_type_id as "empTypeId", count(*)::int as people from ${planEmpTypeFamily} f, ${employee}, ${assessmentPlan}
          where ${family} and ${assessmentPlan.companyId} = f.company_id and ${assessmentPlan.id} = f.plan_id
            and ${employee.companyId} = f.company_id and ${employee.jobFamilyId} = f.job_family_id and ${joinable(ctx)} group by 1`
      : sql`select f.emp_type_id as "empTypeId", count(*)::int as people from ${planEmpTypeFamily} f, ${assessmentInfo}
          where ${family} and ${assessmentInfo.companyId} = f.company_id and ${assessmentInfo.planId} = f.plan_id
            and ${assessmentInfo.jobFamilyId} = f.job_family_id and ${assessmentInfo.removedAt} is null group by 1`,
  );
  return new Map(rows.map((row) => [row.empTypeId, row.people]));
}

/** Adds or changes a type: its families in no other type of the plan, its weights for the very templates of the plan. */
export async function saveEmpType(ctx: Ctx, { planCode, empTypeCode, version, ...input }: SaveInput) {
  const { companyId } = ctx.session;
  const plan = await loadPlan(ctx, planCode, 'update');
  demandAllowed(plan, 'changeTemplate');
  const known = await empTypes(ctx, planCode);
  const before = known.find((one) => one.empTypeCode === empTypeCode);
  if (empTypeCode !== undefined) {
    if (!before) throw notFound();
    await demandVersion(before, version, () => before);
  }
  const others = known.filter((one) => one !== before);
  const issues = await typeIssues(ctx, plan, others, input);
  if (issues.length > 0) throw refused(issues);
  const row = { companyId, id: before?.empTypeCode ?? ctx.newId(), version: (before?.version ?? 0) + 1 };
  await ctx.tx
    .insert(planEmpType)
    .values({ ...row, planId: planCode, name: input.empTypeName })
    .onConflictDoUpdate({
      target: [planEmpType.companyId, planEmpType.id],
      set: { name: input.empTypeName, version: row.version },
    })
    .catch(takenAt('empTypeName', 'plan_emp_type_name'));
  for (const table of [planEmpTypeFamily, planEmpTypeWeight])
    await ctx.tx.delete(table).where(and(eq(table.companyId, companyId), eq(table.empTypeId, row.id)));
  await insertMany(
    ctx.tx,
    planEmpTypeFamily,
    [...new Set(input.jobFamilyIds)].map((jobFamilyId) => ({
      companyId,
      planId: planCode,
      jobFamilyId,
      empTypeId: row.id,
    })),
  );
  await insertMany(
    ctx.tx,
    planEmpTypeWeight,
    input.modules.map(({ companyModuleCode, weight }) => ({
      companyId,
      empTypeId: row.id,
      templateId: companyModuleCode,
      weight,
    })),
  );
  await auditPlan(ctx, before ? 'empTypeChanged' : 'empTypeAdded', plan, { params: { type: input.empTypeName } });
  return { id: row.id, version: row.version, types: await empTypes(ctx, planCode) };
}

async function typeIssues(
  ctx: Ctx,
  plan: PlanRow,
  others: readonly EmpTypeData[],
  input: Pick<SaveInput, 'jobFamilyIds' | 'modules'>,
): Promise<RuleIssue[]> {
  const owner = others.find((one) => one.jobFamilyIds.some((id) => input.jobFamilyIds.includes(id)));
  const families = [...new Set(input.jobFamilyIds)];
  const there = await ctx.tx.$count(
    jobFamily,
    and(eq(jobFamily.companyId, ctx.session.companyId), inArray(jobFamily.id, families)),
  );
  return [
    ...(others.length >= LIMITS.empTypesMax ? [issue('', 'EMP_TYPES_TOO_MANY', { max: LIMITS.empTypesMax })] : []),
    ...(there < families.length ? [issue('jobFamilyIds', 'UNKNOWN_REFERENCE')] : []),
    ...(owner ? [issue('jobFamilyIds', 'FAMILY_OF_OTHER_TYPE', { type: owner.empTypeName })] : []),
    ...(await typeWeightIssues(ctx, plan, input.modules)),
  ];
}

async function typeWeightIssues(ctx: Ctx, plan: PlanRow, modules: SaveInput['modules']): Promise<RuleIssue[]> {
  const templates = await ctx.tx
    .select({ id: planModule.templateId })
    .from(planModule)
    .where(and(eq(planModule.companyId, ctx.session.companyId), eq(planModule.planId, plan.id)));
  const named = new Set(modules.map((one) => one.companyModuleCode));
  const complete =
    templates.length > 0 &&
    named.size === modules.length &&
    named.size === templates.length &&
    templates.every(({ id }) => named.has(id));
  return complete ? weightIssues(modules) : [issue('modules', 'EMP_TYPE_TEMPLATES')];
}

/** Takes a type away. */
export async function deleteEmpType(
  ctx: Ctx,
  { planCode, empTypeCode, version }: { planCode: string; empTypeCode: string; version: number },
) {
  const plan = await loadPlan(ctx, planCode, 'update');
  demandAllowed(plan, 'changeTemplate');
  const gone = (await empTypes(ctx, planCode)).find((one) => one.empTypeCode === empTypeCode);
  if (!gone) throw notFound();
  await demandVersion(gone, version, () => gone);
  await ctx.tx
    .delete(planEmpType)
    .where(and(eq(planEmpType.companyId, ctx.session.companyId), eq(planEmpType.id, empTypeCode)));
  await auditPlan(ctx, 'empTypeDeleted', plan, { params: { type: gone.empTypeName } });
  return { types: await empTypes(ctx, planCode) };
}

/** Types whose weights do not fit the templates of the plan any more: these were changed after them. */
export async function unfitEmpTypes(ctx: Ctx, planId: string): Promise<string[]> {
  return (await empTypes(ctx, planId))
    .filter(({ modules }) => compare(sum(modules.map((one) => one.weight)), LIMITS.weightTotal) !== 0)
    .map((one) => one.empTypeName);
}
