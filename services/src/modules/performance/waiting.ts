import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { BossStage, EmployeeStage, PlanStatus, TargetStatus } from '@hengcai/shared/enums';
import type { Ctx } from '../../kit/context.ts';
import { visibleEmployees } from '../employee/public.ts';
import { employee } from '../employee/tables.ts';
import { approval, approvalWaiting } from '../platform/tables.ts';
import { TARGETS_SUBJECT } from './approval-runs.ts';
import { assessmentInfo, assessmentPlan } from './tables.ts';

/** Members of closed sets inside SQL: a parameter without a column beside it has no type. */
const lit = (member: number): SQL => sql.raw(String(member));
const at = (status: number, ...conditions: (SQL | undefined)[]): SQL | undefined =>
  and(sql`${assessmentPlan.status} = ${lit(status)}`, ...conditions);

/** Appraisals whose targets somebody is asked to approve now. */
const asked = (ctx: Ctx, empId: string): SQL => sql`(select ${approval.subjectId} from ${approvalWaiting}
  join ${approval} on ${approval.companyId} = ${approvalWaiting.companyId} and ${approval.id} = ${approvalWaiting.approvalId}
  where ${approvalWaiting.companyId} = ${ctx.session.companyId} and ${approvalWaiting.empId} = ${empId} and ${approval.subjectType} = ${TARGETS_SUBJECT})`;

/**
 * HR as head of a department acts for the people there: not in the head's own appraisal, nor for reports elsewhere. Of
 * everybody else nothing is left out.
 */
export function withinReach(ctx: Ctx): SQL | undefined {
  const { withinDepts, empId } = ctx.session;
  if (withinDepts === null) return undefined;
  return sql`${assessmentInfo.empId} <> ${empId ?? ''} and exists (select 1 from ${employee}
    where ${employee.id} = ${assessmentInfo.empId} and ${visibleEmployees(ctx)})`;
}

/** Appraisals somebody takes part in; what HR is still preparing, or has taken people out of, is not there for them. */
export const ownAppraisals = (ctx: Ctx, empId: string): SQL | undefined =>
  and(
    eq(assessmentInfo.companyId, ctx.session.companyId),
    isNull(assessmentInfo.removedAt),
    sql`${assessmentPlan.status} <> 0`,
    eq(assessmentInfo.empId, empId),
    withinReach(ctx),
  );

/** Appraisals somebody scores or is asked to approve; as two index scans, because `or` over both would read every appraisal. */
export const teamAppraisals = (ctx: Ctx, empId: string): SQL | undefined =>
  and(
    eq(assessmentInfo.companyId, ctx.session.companyId),
    isNull(assessmentInfo.removedAt),
    sql`${assessmentPlan.status} <> 0`,
    sql`${assessmentInfo.empId} <> ${empId}`,
    withinReach(ctx),
    sql`${assessmentInfo.id} in (select i.id from ${assessmentInfo} i where i.company_id = ${ctx.session.companyId} and i.boss_emp_id = ${empId} union ${asked(ctx, empId)})`,
  );

/** What waits for the evaluated person: filling in, the self score, confirming. A locked plan waits for nobody. */
export const waitsForPerson = (): SQL | undefined =>
  and(
    sql`not ${assessmentPlan.locked}`,
    or(
      at(
        PlanStatus.FILLING,
        sql`${assessmentInfo.targetStatus} in (${lit(TargetStatus.PENDING_FILL)}, ${lit(TargetStatus.REJECTED)})`,
      ),
      at(PlanStatus.SCORING, sql`${assessmentInfo.employeeStage} < ${lit(EmployeeStage.SELF_RATED)}`),
      at(
        PlanStatus.COMMUNICATING,
        sql`${assessmentInfo.bossStage} = ${lit(BossStage.CONFIRMED)} and ${assessmentInfo.employeeStage} < ${lit(EmployeeStage.CONFIRMED)}`,
      ),
    ),
  );

/** What waits for a superior or approver: deciding on targets, scoring after the self score, confirming first. */
export const waitsForLeader = (ctx: Ctx, empId: string): SQL | undefined =>
  and(
    sql`not ${assessmentPlan.locked}`,
    or(
      at(PlanStatus.FILLING, sql`${assessmentInfo.id} in ${asked(ctx, empId)}`),
      at(
        PlanStatus.SCORING,
        eq(assessmentInfo.bossEmpId, empId),
        sql`${assessmentInfo.employeeStage} >= ${lit(EmployeeStage.SELF_RATED)} and ${assessmentInfo.bossStage} < ${lit(BossStage.SCORED)}`,
      ),
      at(
        PlanStatus.COMMUNICATING,
        eq(assessmentInfo.bossEmpId, empId),
        sql`${assessmentInfo.bossStage} = ${lit(BossStage.TO_CONFIRM)}`,
      ),
    ),
  );
