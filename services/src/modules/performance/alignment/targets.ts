import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { AlignedTarget } from '@hengcai/shared/contract/performance/align';
import { TargetStatus } from '@hengcai/shared/enums';
import type { Ctx } from '../../../kit/context.ts';
import { EVERYTHING } from '../../../kit/paged.ts';
import { employee } from '../../employee/tables.ts';
import { departmentToday } from '../../org/public.ts';
import { deptPath, deptVersion } from '../../org/tables.ts';
import type { Appraisal } from '../assessment/assessment.ts';
import { reachedByNow } from '../assessment/progress-notes.ts';
import { isPerson } from '../plan/participants.ts';
import { assessmentInfo } from '../tables.ts';
import { deptTarget } from '../tables-department.ts';
import { targetRow } from '../tables-form.ts';
import { COLLEAGUE, DEPARTMENT } from '../together/colleagues.ts';

/** Levels of superiors above whose targets can be served, and levels that a graph shows. */
export const LEVELS = 10;

/** More than anybody reads; what is beyond is not offered. */
export const MOST_TARGETS = 500;

/** Approved indicators of the superiors of a person in the plan, at every distance, and of others who share the first one. */
export function servableOf(ctx: Ctx, info: Appraisal['info']): Record<'above' | 'beside', SQL | undefined> {
  const { companyId } = ctx.session;
  const above = sql`(with recursive above as (
      select ${info.bossEmpId}::text as emp_id, 1 as level
      union
      select i.boss_emp_id, above.level + 1 from above join assessment_info i on i.company_id = ${companyId}
        and i.plan_id = ${info.planId} and i.emp_id = above.emp_id where above.level < ${LEVELS}::int
    ) select emp_id from above where emp_id is not null)`;
  const agreed = and(
    eq(assessmentInfo.planId, info.planId),
    eq(assessmentInfo.targetStatus, TargetStatus.APPROVED),
    sql`${assessmentInfo.empId} <> ${info.empId}`,
  );
  return {
    above: and(agreed, sql`${assessmentInfo.empId} in ${above}`),
    beside: and(
      agreed,
      info.bossEmpId === null ? sql`false` : eq(assessmentInfo.bossEmpId, info.bossEmpId),
      sql`${assessmentInfo.empId} not in ${above}`,
    ),
  };
}

/** Agreed forms of a person's department in the plan and of those above it, by today's tree. */
export const servableDepts = (ctx: Ctx, info: Appraisal['info']): SQL | undefined =>
  and(
    eq(deptTarget.planId, info.planId),
    sql`${deptTarget.deptId} in (select ${deptPath.ancestor} from ${deptPath}
      where ${deptPath.companyId} = ${ctx.session.companyId} and ${deptPath.descendant} = ${info.deptId})`,
  );

/** An indicator that may be served, or serves: one of a person, or of a department, which has no figures of its own. */
export type Target = Omit<z.output<typeof AlignedTarget>, 'progress' | 'rolledProgress'> & {
  achieved: string | null;
  weight: string | null;
  /** The form of the department; null: it is a person's. */
  deptTargetId: string | null;
};

/** Submitted indicators of people with what they have come to; all of them, or so many at most. */
export async function targetsWhere(
  ctx: Ctx,
  where: SQL | undefined,
  { achieved = reachedByNow, most }: { achieved?: SQL<string | null>; most?: number } = {},
): Promise<Target[]> {
  const rows = await ctx.tx
    .select({
      cellCode: targetRow.id,
      owner: COLLEAGUE,
      keyResult: targetRow.keyResult,
      measureUnit: targetRow.measureUnit,
      startValue: targetRow.startValue,
      targetValue: targetRow.targetValue,
      achieved,
      weight: targetRow.weight,
    })
    .from(targetRow)
    .innerJoin(
      assessmentInfo,
      and(eq(assessmentInfo.companyId, targetRow.companyId), eq(assessmentInfo.id, targetRow.assessmentId)),
    )
    .innerJoin(employee, isPerson)
    .where(and(eq(targetRow.companyId, ctx.session.companyId), isNull(assessmentInfo.removedAt), where))
    .orderBy(asc(employee.sortKey), asc(targetRow.sort), asc(targetRow.id))
    .limit(most ?? EVERYTHING.limit);
  return rows.map((row) => ({ ...row, department: null, deptTargetId: null }));
}

/** Agreed indicators of departments, which are called as they are today. */
export async function deptTargetsWhere(ctx: Ctx, where: SQL | undefined): Promise<Target[]> {
  const forms = await ctx.tx
    .select({ deptTargetId: deptTarget.id, rows: deptTarget.agreedRows, department: DEPARTMENT })
    .from(deptTarget)
    .innerJoin(deptVersion, departmentToday(ctx, deptTarget))
    .where(and(eq(deptTarget.companyId, ctx.session.companyId), isNotNull(deptTarget.agreedRows), where))
    .orderBy(asc(deptVersion.sort), asc(deptTarget.id));
  return forms.flatMap(({ rows, ...form }) =>
    (rows ?? []).map((row) => ({
      ...form,
      cellCode: row.id,
      owner: null,
      keyResult: row.keyResult,
      measureUnit: row.measureUnit,
      startValue: row.startValue,
      targetValue: row.targetValue,
      achieved: null,
      weight: row.weight,
    })),
  );
}
