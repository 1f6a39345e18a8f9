import { and, asc, eq, gte, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { AssessmentPlanStatus, PageRight, ViewWhat } from '@hengcai/shared/enums';
import { isAnyOf, rowsOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { employee, inServiceOn } from '../../employee/tables.ts';
import { visibleEmployees } from '../../employee/public.ts';
import { onPagesOf } from '../../../kit/policy.ts';
import { assessmentInfo, assessmentPlan, assessmentRule } from '../tables.ts';
import { MANAGEMENT, managesPlans } from './assessment.ts';
import { withTargets } from './standing.ts';

/**
 * The levels of people still in service in plans that were archived on or after a day. Plans whose people see comments only
 * are left out: what follows from a level would tell it.
 */
export function archivedLevels({ tx, session, today }: Ctx, from: string) {
  const archivedOn = sql<string>`(${assessmentPlan.archivedAt} at time zone ${session.timeZone})::date::text`;
  const level = sql<string>`coalesce(${assessmentInfo.calibratedLevel}, ${assessmentInfo.levelName})`;
  return tx
    .select({
      planId: assessmentPlan.id,
      planName: assessmentPlan.name,
      empId: assessmentInfo.empId,
      level,
      archivedOn,
    })
    .from(assessmentInfo)
    .innerJoin(
      assessmentPlan,
      and(eq(assessmentPlan.companyId, assessmentInfo.companyId), eq(assessmentPlan.id, assessmentInfo.planId)),
    )
    .innerJoin(employee, and(eq(employee.companyId, assessmentInfo.companyId), eq(employee.id, assessmentInfo.empId)))
    .where(
      and(
        eq(assessmentInfo.companyId, session.companyId),
        isNull(assessmentInfo.removedAt),
        eq(assessmentPlan.status, AssessmentPlanStatus.CLOSED),
        eq(assessmentPlan.viewWhat, ViewWhat.SCORE_AND_COMMENTS),
        gte(archivedOn, from),
        isNotNull(level),
        inServiceOn(today),
      ),
    )
    .orderBy(asc(assessmentPlan.archivedAt), asc(assessmentInfo.id));
}

/**
 * Whose archived levels the caller may read, as a condition on `employee`: whom one manages plans for, and never oneself,
 * who reads the own result where it is communicated.
 */
export function whoseLevelsRead(ctx: Ctx): SQL {
  if (!managesPlans(ctx, PageRight.VISIT)) return sql`false`;
  return sql`(${visibleEmployees(onPagesOf(ctx, MANAGEMENT.visit))} and ${employee.id} <> ${ctx.session.empId ?? ''})`;
}

/**
 * Archived levels of the company with the day they were archived, of some plans or of all, leavers included: a statement
 * to join, for callers who ask `whoseLevelsRead` of each person.
 */
export function everyArchivedLevel({ session }: Ctx, planIds?: readonly string[]): SQL {
  const level = sql`coalesce(${assessmentInfo.calibratedLevel}, ${assessmentInfo.levelName})`;
  return sql`select ${assessmentInfo.empId} as emp_id, ${assessmentPlan.id} as plan_id, ${level} as level,
      ${assessmentPlan.archivedAt} as archived_at, (${assessmentPlan.archivedAt} at time zone ${session.timeZone})::date as archived_on
    from ${assessmentInfo} join ${assessmentPlan}
      on ${assessmentPlan.companyId} = ${assessmentInfo.companyId} and ${assessmentPlan.id} = ${assessmentInfo.planId}
    where ${and(
      eq(assessmentInfo.companyId, session.companyId),
      isNull(assessmentInfo.removedAt),
      eq(assessmentPlan.status, AssessmentPlanStatus.CLOSED),
      isNotNull(assessmentPlan.archivedAt),
      withTargets,
      sql`${level} is not null`,
      planIds && planIds.length > 0 ? isAnyOf(assessmentPlan.id, planIds) : undefined,
    )}`;
}

/** The archived plans with levels, the latest first, for whoever manages plans. */
export async function archivedPlans(ctx: Ctx): Promise<{ planCode: string; planName: string }[]> {
  if (!managesPlans(ctx, PageRight.VISIT)) return [];
  return ctx.tx
    .select({ planCode: assessmentPlan.id, planName: assessmentPlan.name })
    .from(assessmentPlan)
    .where(
      and(
        eq(assessmentPlan.companyId, ctx.session.companyId),
        eq(assessmentPlan.status, AssessmentPlanStatus.CLOSED),
        isNotNull(assessmentPlan.archivedAt),
      ),
    )
    .orderBy(sql`${assessmentPlan.archivedAt} desc`, asc(assessmentPlan.id))
    .limit(100);
}

/** The names of levels in the order of the company's assessment rules, the best first. */
export async function levelOrder({ tx, session }: Ctx): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    tx,
    sql`select level ->> 'name' as name from ${assessmentRule}, jsonb_array_elements(${assessmentRule.levels}) with ordinality as l(level, place)
      where ${assessmentRule.companyId} = ${session.companyId} group by 1 order by min(place), 1`,
  );
  return rows.map(({ name }) => name);
}

/** The names of levels that the company's assessment rules give, each once. */
export async function levelNames({ tx, session }: Ctx): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    tx,
    sql`select distinct level ->> 'name' as name from ${assessmentRule}, jsonb_array_elements(${assessmentRule.levels}) level
      where ${assessmentRule.companyId} = ${session.companyId} and level ->> 'name' <> '' order by 1`,
  );
  return rows.map(({ name }) => name);
}
