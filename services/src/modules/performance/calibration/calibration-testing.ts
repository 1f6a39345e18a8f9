import { and, eq, inArray } from 'drizzle-orm';
import { AssessmentPlanStatus, TargetStatus } from '@hengcai/shared/enums';
import type { TestServices } from '../../../testing/kit.ts';
import { openAppraisalOf, type Appraisal } from '../assessment/assessment-testing.ts';
import type { Staffed } from '../plan/plan-testing.ts';
import { assessmentInfo } from '../tables.ts';

/** A plan in calibration in which everybody has the same result (80, B), some people another one or none. */
export async function calibratingPlan(
  services: TestServices,
  company: Staffed,
  { rule = {}, others = {} }: { rule?: object; others?: Record<string, [string | null, string | null]> } = {},
): Promise<Appraisal> {
  const appraisal = await openAppraisalOf(services, company, { rule });
  await appraisal.goTo(AssessmentPlanStatus.CALIBRATING);
  const give = (score: string | null, level: string | null, empIds?: string[]) =>
    services.as(company, 'writes', (ctx) =>
      ctx.tx
        .update(assessmentInfo)
        .set({ composed: score, composedRaw: score, levelName: level, targetStatus: TargetStatus.APPROVED })
        .where(
          and(eq(assessmentInfo.planId, appraisal.plan.id), empIds ? inArray(assessmentInfo.empId, empIds) : undefined),
        ),
    );
  await give('80', 'B');
  for (const [empId, [score, level]] of Object.entries(others)) await give(score, level, [empId]);
  return appraisal;
}
