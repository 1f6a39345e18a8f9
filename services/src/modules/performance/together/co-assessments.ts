import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { CoAssessment } from '@hengcai/shared/contract/performance/together';
import { ScorerRole } from '@hengcai/shared/enums';
import type { Ctx } from '../../../kit/context.ts';
import { mapPage, paged, type PageAsked, type PageOf } from '../../../kit/paged.ts';
import { employee } from '../../employee/tables.ts';
import { isPerson } from '../plan/participants.ts';
import { ownDay } from '../plan/scope.ts';
import { assessmentInfo, assessmentPlan, isPlan } from '../tables.ts';
import { scoreSheet } from '../tables-form.ts';
import { coAppraisals, waitsForCoAssessor } from '../waiting.ts';
import { COLLEAGUE } from './colleagues.ts';

type CoAssessmentData = z.output<typeof CoAssessment>;

/** The people whom the caller scores beside their superiors: whose turn it is first, then the newest plan, then by name. */
export async function coAssessments(
  ctx: Ctx,
  { waitingForMe, ...page }: PageAsked & { waitingForMe: boolean },
): Promise<PageOf<CoAssessmentData>> {
  const me = ctx.session.empId;
  if (me === null) return { items: [], total: 0, ...page };
  const waits = sql<boolean>`coalesce(${waitsForCoAssessor(ctx, me)}, false)`;
  const where = and(coAppraisals(ctx, me), waitingForMe ? waits : undefined);
  const rows = ctx.tx
    .select({
      assessmentInfoId: assessmentInfo.id,
      planCode: assessmentPlan.id,
      planName: assessmentPlan.name,
      planStatus: assessmentPlan.status,
      person: COLLEAGUE,
      lastDay: sql<string>`coalesce(${ownDay('scoreTo')}, ${assessmentPlan.scoreTo}::text)`,
      submittedAt: scoreSheet.submittedAt,
      waits,
    })
    .from(assessmentInfo)
    .innerJoin(assessmentPlan, isPlan)
    .innerJoin(employee, isPerson)
    .leftJoin(
      scoreSheet,
      and(
        eq(scoreSheet.companyId, assessmentInfo.companyId),
        eq(scoreSheet.assessmentId, assessmentInfo.id),
        eq(scoreSheet.scorerRole, ScorerRole.PARTNER),
        eq(scoreSheet.scorerEmpId, me),
      ),
    )
    .where(where)
    .orderBy(desc(waits), desc(assessmentPlan.createdAt), asc(employee.sortKey), asc(assessmentInfo.id));
  const found = await paged(
    page,
    ({ limit, offset }) => rows.limit(limit).offset(offset),
    async () => {
      const [row] = await ctx.tx
        .select({ n: sql<number>`count(*)::int` })
        .from(assessmentInfo)
        .innerJoin(assessmentPlan, isPlan)
        .where(where);
      return row?.n ?? 0;
    },
  );
  return mapPage(found, ({ submittedAt, planStatus, ...row }) => ({
    ...row,
    planStatus: planStatus as CoAssessmentData['planStatus'],
    submittedAt: submittedAt?.toISOString() ?? null,
  }));
}
