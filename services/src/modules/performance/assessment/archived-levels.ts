import { and, asc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { AssessmentPlanStatus, ViewWhat } from '@hengcai/shared/enums';
import { rowsOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { employee, inServiceOn } from '../../employee/tables.ts';
import { assessmentInfo, assessmentPlan, assessmentRule } from '../tables.ts';

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

/** The names of levels that the company's assessment rules give, each once. */
export async function levelNames({ tx, session }: Ctx): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    tx,
    sql`select distinct level ->> 'name' as name from ${assessmentRule}, jsonb_array_elements(${assessmentRule.levels}) level
      where ${assessmentRule.companyId} = ${session.companyId} and level ->> 'name' <> '' order by 1`,
  );
  return rows.map(({ name }) => name);
}
