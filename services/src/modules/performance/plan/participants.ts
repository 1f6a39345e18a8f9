import { and, asc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { BossStage, EmployeeStage, Priority, TargetStatus } from '@hengcai/shared/enums';
import { asOf } from '../../../kit/as-of.ts';
import type { Ctx } from '../../../kit/context.ts';
import { insertMany } from '../../../kit/insert-many.ts';
import { visibleEmployees } from '../../employee/public.ts';
import { employee, employment } from '../../employee/tables.ts';
import { templateContent } from '../../enterprise/tables.ts';
import { departmentToday } from '../../org/public.ts';
import { demandInOne } from './combined.ts';
import { covers, joinable } from './scope.ts';
import { assessmentInfo, assessmentPlan, isPlan, planModule } from '../tables.ts';
import { targetRow } from '../tables-form.ts';

/**
 * Takes everybody of the scope into the plan who is not in it: with today's department and superiors, and with the
 * indicators the templates bring. Who was taken out before comes back with everything that was there. Answers who came.
 * `only` narrows it, as a condition on `employee`.
 */
export async function enrol(ctx: Ctx, planId: string, only?: SQL): Promise<readonly string[]> {
  const candidates = await ctx.tx
    .select({
      empId: employee.id,
      deptId: employment.deptId,
      positionId: employment.positionId,
      rankId: employment.rankId,
      jobFamilyId: employment.jobFamilyId,
      bossEmpId: employment.bossId,
      virtualBossEmpId: employment.virtualBossId,
      formerId: assessmentInfo.id,
    })
    .from(employee)
    .innerJoin(assessmentPlan, and(eq(assessmentPlan.companyId, employee.companyId), eq(assessmentPlan.id, planId)))
    .leftJoin(
      employment,
      and(eq(employment.companyId, employee.companyId), eq(employment.empId, employee.id), asOf(employment, ctx.today)),
    )
    .leftJoin(
      assessmentInfo,
      and(
        eq(assessmentInfo.companyId, employee.companyId),
        eq(assessmentInfo.planId, planId),
        eq(assessmentInfo.empId, employee.id),
      ),
    )
    .where(and(joinable(ctx), only, or(isNull(assessmentInfo.id), isNotNull(assessmentInfo.removedAt))))
    .orderBy(asc(employee.sortKey), asc(employee.id));
  const joining = candidates
    .filter((one) => one.formerId === null)
    .map(({ formerId: _formerId, ...person }) => ({
      ...person,
      companyId: ctx.session.companyId,
      id: ctx.newId(),
      planId,
      ...FRESH,
      joinedAt: ctx.now,
      updatedAt: ctx.now,
    }));
  await insertMany(ctx.tx, assessmentInfo, joining);
  await bringFixedRows(
    ctx,
    planId,
    joining.map((one) => one.id),
  );
  await takeBack(
    ctx,
    candidates.flatMap((one) => one.formerId ?? []),
  );
  if (candidates.length > 0) await demandInOne(ctx, planId);
  return candidates.map((one) => one.empId);
}

const FRESH = {
  employeeStage: EmployeeStage.PENDING_FILL,
  bossStage: BossStage.WAITING_TARGETS,
  targetStatus: TargetStatus.PENDING_FILL,
} as const;

async function takeBack(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.tx
    .update(assessmentInfo)
    .set({ removedAt: null, updatedAt: ctx.now })
    .where(
      and(
        eq(assessmentInfo.companyId, ctx.session.companyId),
        sql`${assessmentInfo.id} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
      ),
    );
}

/** Copies the indicators that the templates of a plan bring into the forms of new participants. */
async function bringFixedRows(ctx: Ctx, planId: string, assessmentIds: readonly string[]): Promise<void> {
  if (assessmentIds.length === 0) return;
  const contents = await ctx.tx
    .select({ templateId: planModule.templateId, parts: templateContent.parts })
    .from(planModule)
    .innerJoin(
      templateContent,
      and(eq(templateContent.companyId, planModule.companyId), eq(templateContent.id, planModule.contentId)),
    )
    .where(and(eq(planModule.companyId, ctx.session.companyId), eq(planModule.planId, planId)))
    .orderBy(asc(planModule.sort), asc(planModule.templateId));
  const brought = contents.flatMap(({ templateId, parts }) =>
    parts.flatMap((part) =>
      part.rows.map(({ rowCode: _rowCode, ...row }) => ({ ...row, templateId, partCode: part.partCode })),
    ),
  );
  const rows = assessmentIds.flatMap((assessmentId) =>
    brought.map((row, sort) => ({
      ...row,
      companyId: ctx.session.companyId,
      id: ctx.newId(),
      assessmentId,
      sort,
      fixed: true,
      priority: Priority.ORDINARY,
    })),
  );
  await insertMany(ctx.tx, targetRow, rows);
}

/**
 * Takes out the visible participants the scope no longer covers, judged by the department they joined with: a transfer
 * during the appraisal throws nobody out. Their forms stay. Answers who left.
 */
export async function dismiss(ctx: Ctx, planId: string): Promise<readonly string[]> {
  const covered = sql`exists (select 1 from ${assessmentPlan} where ${isPlan} and ${covers(assessmentInfo)})`;
  const visible = sql`exists (select 1 from ${employee} where ${employee.companyId} = ${assessmentInfo.companyId}
    and ${employee.id} = ${assessmentInfo.empId} and ${visibleEmployees(ctx)})`;
  const gone = await ctx.tx
    .update(assessmentInfo)
    .set({ removedAt: ctx.now, updatedAt: ctx.now })
    .where(and(activeIn(ctx, planId), sql`not ${covered}`, visible))
    .returning({ empId: assessmentInfo.empId });
  return gone.map((one) => one.empId);
}

/** Joins the department somebody belonged to when the plan opened, as it is called today. */
export const isDepartment = (ctx: Pick<Ctx, 'today'>) => departmentToday(ctx, assessmentInfo);

/** Joins the person to an appraisal. */
export const isPerson = and(eq(employee.companyId, assessmentInfo.companyId), eq(employee.id, assessmentInfo.empId));

/** The participants of a plan, or of several, who were not taken out. */
export const activeIn = (ctx: Ctx, plan: string | readonly string[]) =>
  and(
    eq(assessmentInfo.companyId, ctx.session.companyId),
    typeof plan === 'string' ? eq(assessmentInfo.planId, plan) : inArray(assessmentInfo.planId, [...plan]),
    isNull(assessmentInfo.removedAt),
  );

/** Those who were. */
export const leftFrom = (ctx: Ctx, planId: string) =>
  and(
    eq(assessmentInfo.companyId, ctx.session.companyId),
    eq(assessmentInfo.planId, planId),
    isNotNull(assessmentInfo.removedAt),
  );

/** How many people a plan has. */
export const countActive = (ctx: Ctx, planId: string): Promise<number> =>
  ctx.tx.$count(assessmentInfo, activeIn(ctx, planId));

/** The content version a plan that never opened would open with: the one that is enabled now. */
export const contentAtOpening = sql`coalesce((select c.id from ${templateContent} c where c.company_id = ${planModule.companyId} and c.template_id = ${planModule.templateId} and c.enabled), ${planModule.contentId})`;

/** Takes the content versions that are enabled now into a plan that never opened; from then on they stay. */
export async function takeEnabledContents(ctx: Ctx, planId: string): Promise<void> {
  await ctx.tx
    .update(planModule)
    .set({ contentId: contentAtOpening })
    .where(and(eq(planModule.companyId, ctx.session.companyId), eq(planModule.planId, planId)));
}

/** The templates of plans as the opening looks at them: weight, and whether a content version is enabled. */
export async function templatesOfPlan(
  ctx: Ctx,
  planId: string,
): Promise<{ templateId: string; weight: string; takesDeptScore: boolean; enabled: boolean }[]> {
  const enabled = inArray(
    planModule.templateId,
    ctx.tx
      .select({ id: templateContent.templateId })
      .from(templateContent)
      .where(and(eq(templateContent.companyId, ctx.session.companyId), eq(templateContent.enabled, true))),
  );
  return ctx.tx
    .select({
      templateId: planModule.templateId,
      weight: planModule.weight,
      takesDeptScore: planModule.takesDeptScore,
      enabled: sql<boolean>`${enabled}`,
    })
    .from(planModule)
    .where(and(eq(planModule.companyId, ctx.session.companyId), eq(planModule.planId, planId)))
    .orderBy(asc(planModule.sort), asc(planModule.templateId));
}
