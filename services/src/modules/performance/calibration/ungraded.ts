import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { performancecheck, UngradedPerson } from '@hengcai/shared/contract/performance/calibration';
import { EmployeeStage, ForceScope, AssessmentPlanStatus, ScorerRole } from '@hengcai/shared/enums';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type { Ctx } from '../../../kit/context.ts';
import { notFound, refused } from '../../../kit/failure.ts';
import { mapPage, paged } from '../../../kit/paged.ts';
import { employee } from '../../employee/tables.ts';
import { calibratable } from './calibration.ts';
import { comparable, openedPlan, ungraded, type OpenedPlan } from './calibration-list.ts';
import { calibratedTogether } from '../plan/combined.ts';
import { ungradedDepartments } from './ungraded-departments.ts';
import { isPerson } from '../plan/participants.ts';
import { selfScoreSettled } from '../assessment/standing.ts';
import { assessmentInfo, assessmentPlan, isPlan, type RuleSnapshot } from '../tables.ts';

type Endpoint = (typeof performancecheck)['endpoints']['getungradeemp'];
type UngradedPage = z.output<Endpoint['data']>;
type Unit = Pick<typeof assessmentInfo.$inferSelect, 'planId' | 'deptId' | 'bossEmpId'>;

/**
 * Who of a plan has no result yet and who has to score them, by name, as far as the caller calibrates them; for HR with
 * the departments whose score is missing. With an appraisal: those whom the rule counts together with its person.
 */
export async function ungradedPage(
  ctx: Ctx,
  { planCode, assessmentInfoId, ...page }: z.output<Endpoint['body']>,
): Promise<UngradedPage> {
  const unit = assessmentInfoId === undefined ? null : await unitOf(ctx, assessmentInfoId);
  const planId = planCode ?? unit?.planId;
  if (planId === undefined) throw refused([{ field: 'assessmentInfoId', code: 'REQUIRED' }]);
  if (unit !== null && unit.planId !== planId) throw notFound();
  const plan = await openedPlan(ctx, planId);
  const together = await calibratedTogether(ctx, plan);
  const counted = and(comparable(ctx, together), unit === null ? undefined : sameUnit(plan.ruleSnapshot, unit));
  const where = and(counted, ungraded(plan.ruleSnapshot));
  const rows = ctx.tx
    .select({ info: assessmentInfo, settled: sql<boolean>`coalesce(${selfScoreSettled(ctx)}, false)` })
    .from(assessmentInfo)
    .innerJoin(employee, isPerson)
    .innerJoin(assessmentPlan, isPlan)
    .where(where)
    .orderBy(asc(employee.sortKey), asc(employee.id));
  const people = await paged(
    page,
    ({ limit, offset }) => rows.limit(limit).offset(offset),
    () => ctx.tx.$count(assessmentInfo, where),
  );
  const departments = await ungradedDepartments(ctx, together, counted);
  return {
    ...mapPage(people, (row) => toUngraded(plan, row)),
    departments: departments
      .slice(0, LIMITS.ungradedDepartments)
      .map(({ planId: ofPlan, deptId, empId }) => ({ planCode: ofPlan, deptId, scorerEmpId: empId })),
    departmentTotal: departments.length,
  };
}

/** Where an appraisal belongs; one the caller does not calibrate is not there. */
async function unitOf(ctx: Ctx, id: string): Promise<Unit> {
  const [row] = await ctx.tx
    .select({ planId: assessmentInfo.planId, deptId: assessmentInfo.deptId, bossEmpId: assessmentInfo.bossEmpId })
    .from(assessmentInfo)
    .where(
      and(
        eq(assessmentInfo.companyId, ctx.session.companyId),
        eq(assessmentInfo.id, id),
        sql`${assessmentInfo.removedAt} is null`,
        calibratable(ctx),
      ),
    );
  if (!row) throw notFound();
  return row;
}

/** Those whom the rule counts heads with. */
function sameUnit({ forceScope }: RuleSnapshot, unit: Unit): SQL | undefined {
  if (forceScope === ForceScope.DEPARTMENT) return sql`${assessmentInfo.deptId} is not distinct from ${unit.deptId}`;
  if (forceScope === ForceScope.MANAGER) return sql`${assessmentInfo.bossEmpId} is not distinct from ${unit.bossEmpId}`;
  return undefined;
}

/** Whose score is missing: the superior's, once nobody waits for the self score any more or there can be none. */
function toUngraded(
  plan: OpenedPlan,
  { info, settled }: { info: typeof assessmentInfo.$inferSelect; settled: boolean },
): z.output<typeof UngradedPerson> {
  const selfFirst =
    info.bossEmpId === null ||
    (!settled && plan.status < AssessmentPlanStatus.CALIBRATING && info.employeeStage < EmployeeStage.SELF_RATED);
  return {
    assessmentInfoId: info.id,
    empId: info.empId,
    deptId: info.deptId,
    scorerRole: selfFirst ? ScorerRole.SELF : ScorerRole.BOSS,
    scorerEmpId: selfFirst ? info.empId : info.bossEmpId,
  };
}
