import { and, asc, eq, inArray, like, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { Participant } from '@hengcai/shared/contract/performance-plan';
import { dec } from '@hengcai/shared/numbers';
import { likePattern } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { visibleEmployees } from '../employee/public.ts';
import { employee } from '../employee/tables.ts';
import { deptPath } from '../org/tables.ts';
import { activeIn } from './participants.ts';
import { assessmentInfo } from './tables.ts';

export type ParticipantData = z.output<typeof Participant>;

/** A participant on the wire: score and level are the calibrated ones where there are any. */
export function participantOf(row: typeof assessmentInfo.$inferSelect): ParticipantData {
  const score = row.calibratedScore ?? row.composed;
  return {
    assessmentInfoId: row.id,
    planCode: row.planId,
    empId: row.empId,
    deptId: row.deptId,
    bossEmpId: row.bossEmpId,
    employeeStage: row.employeeStage as ParticipantData['employeeStage'],
    bossStage: row.bossStage as ParticipantData['bossStage'],
    targetStatus: row.targetStatus as ParticipantData['targetStatus'],
    locked: row.locked,
    composedScore: score === null ? null : dec(score).toString(),
    levelName: row.calibratedLevel ?? row.levelName,
    fromLevelName: row.calibratedLevel !== null && row.calibratedLevel !== row.levelName ? row.levelName : null,
    version: row.version,
  };
}

export interface ParticipantFilter {
  planCode: string;
  keyword?: string | undefined;
  /** With everything below it, by the department people joined with. */
  deptId?: string | undefined;
  employeeStage?: readonly number[] | undefined;
}

/** The participants of a plan the caller may see, by name. */
export async function participants(
  ctx: Ctx,
  filter: ParticipantFilter,
  page: { limit: number; offset: number },
): Promise<{ items: ParticipantData[]; total: number }> {
  const where = matching(ctx, filter);
  const from = () =>
    ctx.tx
      .select({ info: assessmentInfo, total: sql<number>`(count(*) over ())::int` })
      .from(assessmentInfo)
      .innerJoin(employee, and(eq(employee.companyId, assessmentInfo.companyId), eq(employee.id, assessmentInfo.empId)))
      .where(where)
      .orderBy(asc(employee.sortKey), asc(assessmentInfo.id));
  const rows = await from().limit(page.limit).offset(page.offset);
  const [first] = rows;
  // A page behind the last one has no row that could carry the total.
  const total = first?.total ?? (page.offset === 0 ? 0 : ((await from().limit(1))[0]?.total ?? 0));
  return { items: rows.map((row) => participantOf(row.info)), total };
}

function matching(ctx: Ctx, { planCode, keyword, deptId, employeeStage }: ParticipantFilter): SQL | undefined {
  return and(
    activeIn(ctx, planCode),
    visibleEmployees(ctx),
    keyword ? like(employee.searchKey, likePattern(keyword.toLowerCase())) : undefined,
    deptId === undefined
      ? undefined
      : sql`${assessmentInfo.deptId} in (select p.descendant from ${deptPath} p where p.company_id = ${assessmentInfo.companyId} and p.ancestor = ${deptId})`,
    employeeStage && employeeStage.length > 0 ? inArray(assessmentInfo.employeeStage, [...employeeStage]) : undefined,
  );
}
