import { and, eq, sql, type SQL } from 'drizzle-orm';
import { PlanStatus, TodoType, type ValueOf } from '@hengcai/shared/enums';
import type { Ctx } from '../../kit/context.ts';
import type { TodoCount } from '../message/public.ts';
import { assessmentInfo, assessmentPlan } from './tables.ts';
import { ownAppraisals, teamAppraisals, waitsForLeader, waitsForPerson } from './waiting.ts';

type Kinds = Readonly<Record<number, ValueOf<typeof TodoType>>>;

/** What a stage waits for; filling in has no kind of its own in the specification. */
const OWN: Kinds = { [PlanStatus.SCORING]: TodoType.MY_SCORE, [PlanStatus.COMMUNICATING]: TodoType.MY_CONFIRM };
const TEAM: Kinds = {
  [PlanStatus.FILLING]: TodoType.TARGET_APPROVAL,
  [PlanStatus.SCORING]: TodoType.SUBORDINATE_SCORE,
  [PlanStatus.COMMUNICATING]: TodoType.SUBORDINATE_CONFIRM,
};

/** What of appraisals waits for somebody, as the evaluated and as superior or approver; the same conditions as the lists behind the counts. */
export async function performanceTodos(ctx: Ctx, empId: string): Promise<readonly TodoCount[]> {
  return [
    ...(await counts(ctx, OWN, and(ownAppraisals(ctx, empId), waitsForPerson()))),
    ...(await counts(ctx, TEAM, and(teamAppraisals(ctx, empId), waitsForLeader(ctx, empId)))),
  ];
}

async function counts(ctx: Ctx, kinds: Kinds, where: SQL | undefined): Promise<TodoCount[]> {
  const rows = await ctx.tx
    .select({ status: assessmentPlan.status, count: sql<number>`count(*)::int` })
    .from(assessmentInfo)
    .innerJoin(
      assessmentPlan,
      and(eq(assessmentPlan.companyId, assessmentInfo.companyId), eq(assessmentPlan.id, assessmentInfo.planId)),
    )
    .where(where)
    .groupBy(assessmentPlan.status);
  return rows.flatMap(({ status, count }) => {
    const typeId = kinds[status];
    return typeId === undefined ? [] : [{ typeId, backlogCount: count }];
  });
}
