import { and, eq, gte, inArray, isNull, lt, not, sql, type SQL } from 'drizzle-orm';
import { AssessmentPlanStatus, BossStage, EmployeeStage, TargetStatus } from '@hengcai/shared/enums';
import { WORKS, type Part, type Work } from '@hengcai/shared/rules/performance/handovers';
import type { Ctx } from '../../kit/context.ts';
import { approval, approvalWaiting } from '../../kit/tables.ts';
import { changeWaits } from './approval/change-status.ts';
import { TARGETS_SUBJECT } from './approval/approval-runs.ts';
import { isRejected, LAST_DECIDED_BY } from './calibration/rejection.ts';
import { hadLeftBy, selfScoreSettled, withTargets } from './assessment/standing.ts';
import { ownDay } from './plan/scope.ts';
import { assessmentInfo, assessmentPlan } from './tables.ts';
import { coAssessorsPending, PENDING, scoredBeside } from './together/pending.ts';

const all = (...conditions: (SQL | undefined)[]): SQL => and(...conditions) ?? sql`true`;

/** How far an appraisal is when a piece of work waits in it, and which switch of the plan holds that work back. */
const PROGRESS: Readonly<Record<Work, SQL | ((ctx: Pick<Ctx, 'today'>) => SQL)>> = {
  fillTargets: (ctx) =>
    all(
      inArray(assessmentInfo.targetStatus, [TargetStatus.PENDING_FILL, TargetStatus.REJECTED]),
      eq(assessmentPlan.fillInClosed, false),
      eq(assessmentInfo.locked, false),
      not(hadLeftBy(ctx.today)),
    ),
  approveTargets: sql`(${eq(assessmentInfo.targetStatus, TargetStatus.PENDING_APPROVAL)} or ${changeWaits})`,
  selfScore: (ctx) =>
    all(
      withTargets,
      isNull(assessmentInfo.absentReason),
      lt(assessmentInfo.employeeStage, EmployeeStage.SELF_RATED),
      eq(assessmentInfo.locked, false),
      not(hadLeftBy(ctx.today)),
    ),
  partnerScore: (ctx) => all(withTargets, selfScoreSettled(ctx), lt(assessmentInfo.bossStage, BossStage.SCORED)),
  bossScore: (ctx) =>
    all(
      withTargets,
      selfScoreSettled(ctx),
      sql`not ${coAssessorsPending(ctx)}`,
      lt(assessmentInfo.bossStage, BossStage.SCORED),
      eq(assessmentPlan.bossScoringLocked, false),
    ),
  rescore: all(withTargets, isRejected, lt(assessmentInfo.bossStage, BossStage.SCORED)),
  calibrate: withTargets,
  verify: all(withTargets, isRejected, gte(assessmentInfo.bossStage, BossStage.SCORED)),
  bossConfirm: all(eq(assessmentInfo.bossStage, BossStage.TO_CONFIRM), eq(assessmentPlan.bossConfirmLocked, false)),
  employeeConfirm: (ctx) =>
    all(
      eq(assessmentInfo.bossStage, BossStage.CONFIRMED),
      lt(assessmentInfo.employeeStage, EmployeeStage.CONFIRMED),
      eq(assessmentInfo.locked, false),
      not(hadLeftBy(ctx.today)),
    ),
};

/** Whether a piece of work waits in an appraisal (of a joined plan). A locked plan waits for nobody. */
export function waits(ctx: Pick<Ctx, 'today'>, work: Work): SQL {
  const progress = PROGRESS[work];
  return all(
    sql`${assessmentPlan.status} = ${sql.raw(String(WORKS[work].stage))}`,
    sql`not ${assessmentPlan.locked}`,
    typeof progress === 'function' ? progress(ctx) : progress,
  );
}

/** The last day of the stage in which an appraisal (of a joined plan) is, the person's own where there is one. */
export const LAST_DAY_NOW = sql<string>`(case ${assessmentPlan.status}
  when ${sql.raw(String(AssessmentPlanStatus.FILLING))} then coalesce(${ownDay('fillTo')}, ${assessmentPlan.fillTo}::text)
  when ${sql.raw(String(AssessmentPlanStatus.SCORING))} then coalesce(${ownDay('scoreTo')}, ${assessmentPlan.scoreTo}::text)
  when ${sql.raw(String(AssessmentPlanStatus.CALIBRATING))} then ${assessmentPlan.calibrateTo}::text
  else ${assessmentPlan.communicateTo}::text end)`;

/** Everybody whose approval of targets is waited for, joined with what they approve. */
export const APPROVALS = sql`${approvalWaiting} join ${approval} on ${approval.companyId} = ${approvalWaiting.companyId}
  and ${approval.id} = ${approvalWaiting.approvalId} and ${approval.subjectType} = ${TARGETS_SUBJECT}`;

/** Who does something in an appraisal, one row each: for targets whoever the flow of the plan asks now. */
export const WHOM: Readonly<Record<Part, SQL>> = {
  employee: sql`${assessmentInfo.empId}`,
  boss: sql`${assessmentInfo.bossEmpId}`,
  verifier: LAST_DECIDED_BY,
  partner: sql`unnest(array(select c.emp_id from ${PENDING} where c.assessment_id = ${assessmentInfo.id}))`,
  approver: sql`unnest(array(select ${approvalWaiting.empId} from ${APPROVALS}
    where ${approval.companyId} = ${assessmentInfo.companyId} and ${approval.subjectId} = ${assessmentInfo.id}))`,
};

/** Appraisals whose targets somebody is asked to approve now. */
export const askedAbout = ({ session }: Ctx, empId: SQL): SQL =>
  sql`(select ${approval.subjectId} from ${APPROVALS} where ${approvalWaiting.companyId} = ${session.companyId} and ${approvalWaiting.empId} = ${empId})`;

/** Whether somebody takes part in an appraisal as that. */
export function takesPart(ctx: Ctx, part: Part, empId: SQL): SQL {
  if (part === 'approver') return sql`${assessmentInfo.id} in ${askedAbout(ctx, empId)}`;
  if (part === 'partner') return sql`${assessmentInfo.id} in ${scoredBeside(ctx, empId)}`;
  return sql`${WHOM[part]} = ${empId}`;
}
