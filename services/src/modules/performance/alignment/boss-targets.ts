import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import type { BossAssessment } from '@hengcai/shared/contract/performance/boss';
import { TargetStatus } from '@hengcai/shared/enums';
import type { Ctx } from '../../../kit/context.ts';
import { notFound } from '../../../kit/failure.ts';
import { indicatorOf } from '../assessment/assessment-detail.ts';
import { onlyScoresBeside, openAppraisal, type Person } from '../assessment/assessment.ts';
import { partsOfPlan } from '../assessment/parts-of-plan.ts';
import { targetRowsOf } from '../assessment/target-rows.ts';
import { assessmentInfo } from '../tables.ts';
import { colleague } from '../together/colleagues.ts';

type BossData = z.output<typeof BossAssessment>;

/**
 * The approved targets of a person's superior for whoever may see the person's appraisal, co-assessors aside. What is
 * still being written or waits for approval is not shown.
 */
export async function bossTargets(ctx: Ctx, person: Person): Promise<BossData> {
  const { info, caller } = await openAppraisal(ctx, person, 'none');
  if (onlyScoresBeside(caller)) throw notFound();
  const { planCode, empId } = person;
  const nothing = { planCode, empId, boss: null, takesPart: false, agreed: false, parts: [], indicators: [] };
  if (info.bossEmpId === null) return nothing;
  const boss = (await colleague(ctx, info.bossEmpId)) ?? null;
  const [above] = await ctx.tx
    .select({
      id: assessmentInfo.id,
      targetStatus: assessmentInfo.targetStatus,
      jobFamilyId: assessmentInfo.jobFamilyId,
    })
    .from(assessmentInfo)
    .where(
      and(
        eq(assessmentInfo.companyId, ctx.session.companyId),
        eq(assessmentInfo.planId, planCode),
        eq(assessmentInfo.empId, info.bossEmpId),
        isNull(assessmentInfo.removedAt),
      ),
    );
  if (above?.targetStatus !== TargetStatus.APPROVED) return { ...nothing, boss, takesPart: above !== undefined };
  const rows = await targetRowsOf(ctx, above.id);
  return {
    ...nothing,
    boss,
    takesPart: true,
    agreed: true,
    parts: await partsOfPlan(ctx, planCode, above.jobFamilyId),
    indicators: rows.map((row) => indicatorOf(row, false)),
  };
}
