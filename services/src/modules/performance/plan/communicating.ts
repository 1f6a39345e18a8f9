import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { NotarizingPlan, ResultNote } from '@hengcai/shared/contract/performance/communicating';
import { AssessmentPlanStatus, BossStage, EmployeeStage } from '@hengcai/shared/enums';
import type { Ctx } from '../../../kit/context.ts';
import { notFound } from '../../../kit/failure.ts';
import { assessmentInfo, assessmentPlan, isPlan } from '../tables.ts';
import { ownAppraisals, waitsForLeader, waitsForPerson, withinReach } from '../waiting.ts';
import { readablePlans } from './plan-list.ts';

/** Plans in communication in which somebody confirms results, by their last day; in one statement. */
export async function notarizingPlans(ctx: Ctx): Promise<z.output<typeof NotarizingPlan>[]> {
  const me = ctx.session.empId;
  if (me === null) return [];
  const own = sql`${assessmentInfo.empId} = ${me}`;
  const ofTeam = sql`${assessmentInfo.empId} <> ${me}`;
  const count = (...conditions: Parameters<typeof and>) =>
    sql<number>`(count(*) filter (where ${and(...conditions)}))::int`;
  const rows = await ctx.tx
    .select({
      planCode: assessmentPlan.id,
      planName: assessmentPlan.name,
      lastDay: assessmentPlan.communicateTo,
      own: sql<boolean>`bool_or(${own})`,
      ownConfirmed: sql<boolean>`bool_or(${own} and ${assessmentInfo.employeeStage} = ${EmployeeStage.CONFIRMED})`,
      people: count(ofTeam),
      confirmed: count(ofTeam, eq(assessmentInfo.bossStage, BossStage.CONFIRMED)),
      finished: count(ofTeam, eq(assessmentInfo.employeeStage, EmployeeStage.CONFIRMED)),
      waiting: count(or(and(own, waitsForPerson(ctx)), and(ofTeam, waitsForLeader(ctx, me)))),
    })
    .from(assessmentInfo)
    .innerJoin(assessmentPlan, isPlan)
    .where(
      and(
        eq(assessmentInfo.companyId, ctx.session.companyId),
        isNull(assessmentInfo.removedAt),
        eq(assessmentPlan.status, AssessmentPlanStatus.COMMUNICATING),
        or(ownAppraisals(ctx, me), and(eq(assessmentInfo.bossEmpId, me), withinReach(ctx))),
      ),
    )
    .groupBy(assessmentPlan.id, assessmentPlan.name, assessmentPlan.communicateTo)
    .orderBy(asc(assessmentPlan.communicateTo), asc(assessmentPlan.name), asc(assessmentPlan.id));
  return rows;
}

/** The words of a plan that superior and person confirm with a result; 404 for whoever may not read the plan. */
export async function resultNotes(ctx: Ctx, planId: string): Promise<z.output<typeof ResultNote>[]> {
  if ((await readablePlans(ctx, [planId])).length === 0) throw notFound();
  const [notes] = await ctx.tx
    .select({ boss: assessmentPlan.bossNote, employee: assessmentPlan.employeeNote })
    .from(assessmentPlan)
    .where(and(eq(assessmentPlan.companyId, ctx.session.companyId), eq(assessmentPlan.id, planId)));
  return [
    { by: 'boss', text: notes?.boss ?? null },
    { by: 'employee', text: notes?.employee ?? null },
  ];
}
