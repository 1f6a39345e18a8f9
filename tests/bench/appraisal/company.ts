import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { ApprovalMode, ApproverKind, AssessmentPlanStatus, TargetStatus } from '@hengcai/shared/enums';
import { startApproval } from '@hengcai/services/src/kit/approval.ts';
import { TARGETS_SUBJECT } from '@hengcai/services/src/modules/performance/approval/approval-runs.ts';
import { fillTargets } from '@hengcai/services/src/modules/performance/demo/demo-forms.ts';
import { scorePlan } from '@hengcai/services/src/modules/performance/demo/demo-scores.ts';
import { demoTexts } from '@hengcai/services/src/modules/performance/demo/demo-texts.ts';
import {
  readyPlan,
  staffedCompany,
  type Staffed,
} from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { restage } from '@hengcai/services/src/modules/performance/plan/stage.ts';
import { assessmentInfo } from '@hengcai/services/src/modules/performance/tables.ts';
import type { TestServices } from '@hengcai/services/src/testing/kit.ts';
import { multiply } from '@hengcai/services/src/testing/multiply.ts';

/** Of how many people, with two superiors, a company is made by copying. */
const STAFF = 98;
/** What the forms of a plan say does not matter here. */
const TEXTS = demoTexts('acme');

/** A company of so many people, and a plan for all of them that is ready to open. */
export async function largeCompany(
  services: TestServices,
  people: number,
): Promise<{ company: Staffed; plan: { id: string; version: number } }> {
  const company = await staffedCompany(services, STAFF);
  await multiply(services.engine, company.companyId, Math.ceil(people / (STAFF + 2)), 0, '', ['employment']);
  return { company, plan: await readyPlan(services, company) };
}

/** Everybody's targets are agreed, but for so many people's, which wait for one approver; answers who these are. */
export const agreedBut = (
  services: TestServices,
  company: Staffed,
  planId: string,
  waiting: number,
  approver: string,
) =>
  services.as(company, 'writes', async (ctx) => {
    await fillTargets(ctx, planId, TEXTS, () => 'approved');
    const people = await ctx.tx
      .select({ id: assessmentInfo.id, empId: assessmentInfo.empId })
      .from(assessmentInfo)
      .where(
        and(
          eq(assessmentInfo.companyId, company.companyId),
          eq(assessmentInfo.planId, planId),
          isNotNull(assessmentInfo.bossEmpId),
        ),
      )
      .orderBy(asc(assessmentInfo.empId))
      .limit(waiting);
    const ids = people.map(({ id }) => id);
    await ctx.tx
      .update(assessmentInfo)
      .set({ targetStatus: TargetStatus.PENDING_APPROVAL })
      .where(and(eq(assessmentInfo.companyId, company.companyId), inArray(assessmentInfo.id, ids)));
    const node = { name: 'approval.lineManager', kind: ApproverKind.NAMED, empIds: [approver], mode: ApprovalMode.ANY };
    for (const { id, empId } of people)
      await startApproval(ctx, { subjectType: TARGETS_SUBJECT, subjectId: id }, [node], empId);
    await restage(ctx, planId, AssessmentPlanStatus.FILLING);
    return people.map(({ empId }) => empId);
  });

/** Everybody has scored and is scored. */
export const scored = (services: TestServices, company: Staffed, planId: string) =>
  services.as(company, 'writes', (ctx) => scorePlan(ctx, planId, TEXTS, () => 'both'));
