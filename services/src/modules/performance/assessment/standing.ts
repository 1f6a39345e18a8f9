import { eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { EmployeeStage, AssessmentPlanStatus, TargetStatus } from '@hengcai/shared/enums';
import { businessDateAt } from '../../../kit/clock.ts';
import type { Ctx } from '../../../kit/context.ts';
import { employee } from '../../employee/tables.ts';
import { ownDay } from '../plan/scope.ts';
import { assessmentInfo, assessmentPlan } from '../tables.ts';

/**
 * Whether scoring opened without approved targets of somebody: no task, no score, outside the quotas. Targets freeze when
 * scoring opens, so it follows from the facts and ends when the plan returns to filling in.
 */
export const hasNoTargets = (plan: { status: number }, info: { targetStatus: number }): boolean =>
  plan.status >= AssessmentPlanStatus.SCORING &&
  plan.status <= AssessmentPlanStatus.CLOSED &&
  info.targetStatus !== TargetStatus.APPROVED;

/** People with approved targets: the others are passed over from scoring on. */
export const withTargets: SQL = eq(assessmentInfo.targetStatus, TargetStatus.APPROVED);

/** The last day of the person of an appraisal, as a column. */
export const lastDayOfPerson = sql<string | null>`(select e.last_day::text from ${employee} e
  where e.company_id = ${assessmentInfo}.company_id and e.id = ${assessmentInfo}.emp_id)`;

/** Whether the person of an appraisal had left by a day: what is theirs to do waits for nobody then. */
export const hadLeftBy = (day: string): SQL<boolean> => sql<boolean>`exists (select 1 from ${employee} e
  where e.company_id = ${assessmentInfo}.company_id and e.id = ${assessmentInfo}.emp_id and e.last_day < ${day}::date)`;

type Dated = Pick<typeof assessmentPlan.$inferSelect, 'status' | 'archivedAt'>;

/**
 * The day by which it counts who has left: today, of an archived plan the day of its archive; null where no form is open,
 * because the plan has not opened, was stopped or came by file.
 */
export const leftBy = (ctx: Pick<Ctx, 'today' | 'session'>, { status, archivedAt }: Dated): string | null => {
  if (status < AssessmentPlanStatus.FILLING || status > AssessmentPlanStatus.CLOSED) return null;
  return archivedAt === null ? ctx.today : businessDateAt(archivedAt, ctx.session.timeZone);
};

/**
 * Whether a form is marked "left" (decisions, "Exit"): its person went before having confirmed. It follows from the last
 * day, so that no daily job can be late with it, and ends by itself for whoever comes back.
 */
export function isLeft(
  ctx: Pick<Ctx, 'today' | 'session'>,
  plan: Dated,
  { employeeStage }: { employeeStage: number },
  lastDay: string | null,
): boolean {
  const by = leftBy(ctx, plan);
  return employeeStage < EmployeeStage.CONFIRMED && lastDay !== null && by !== null && lastDay < by;
}

/** The same over the people of one plan. */
export const leftIn = (ctx: Pick<Ctx, 'today' | 'session'>, plan: Dated): SQL => {
  const by = leftBy(ctx, plan);
  return by === null
    ? sql`false`
    : sql`(${assessmentInfo.employeeStage} < ${sql.raw(String(EmployeeStage.CONFIRMED))} and ${hadLeftBy(by)})`;
};

/** Whether the superior may score without the self score: its last day has passed, the person has left, or HR says that they are absent. */
export const scoredWithoutSelf = (
  ctx: Pick<Ctx, 'today'>,
  plan: { scoreTo: string },
  info: { employeeStage: number; absentReason: string | null },
  left: boolean,
): boolean =>
  info.employeeStage < EmployeeStage.SELF_RATED && (left || info.absentReason !== null || plan.scoreTo < ctx.today);

/** The same over rows of people joined with their plan: nobody waits for the self score (any more). */
export const selfScoreSettled = (ctx: Pick<Ctx, 'today'>): SQL | undefined =>
  or(
    sql`${assessmentInfo.employeeStage} >= ${sql.raw(String(EmployeeStage.SELF_RATED))}`,
    isNotNull(assessmentInfo.absentReason),
    hadLeftBy(ctx.today),
    sql`coalesce(${ownDay('scoreTo')}, ${assessmentPlan.scoreTo}::text) < ${ctx.today}`,
  );
