import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { MissingInDepartment, RunningPlan } from '@hengcai/shared/contract/home/overview';
import { AssessmentPlanStatus, PageRight } from '@hengcai/shared/enums';
import { isAllowed, type PlanStatusValue } from '@hengcai/shared/rules/performance/freeze';
import { pages } from '@hengcai/shared/contract/kernel';
import type { Ctx } from '../../kit/context.ts';
import { onPagesOf } from '../../kit/policy.ts';
import { visibleEmployees } from '../employee/public.ts';
import { employee } from '../employee/tables.ts';
import type { TodoItem } from '../message/public.ts';
import { deptVersion } from '../org/tables.ts';
import { managesPlans } from './assessment/assessment.ts';
import { LAST_DAY } from './handover.ts';
import { isDepartment, isPerson } from './plan/participants.ts';
import type { PlanRow } from './plan/plan.ts';
import { asksIn, holdsUp, stageProgress } from './plan/stage-waits.ts';
import { superiorLeft } from './plan/superior.ts';
import { assessmentInfo, assessmentPlan, isPlan } from './tables.ts';
import { waitingItems } from './todos.ts';
import { teamAppraisals, waitsForPerson } from './waiting.ts';

export type RunningPlanData = z.output<typeof RunningPlan>;
type Missing = z.output<typeof MissingInDepartment>;

const PLANS = 10;
const DEPARTMENTS = 5;
const STEPS = 8;

/**
 * The plans that run, the one due first first, each with how far the visible people are in its stage and where those are
 * who hold it up; null for whoever manages no plans. Two statements for any number of people.
 */
export async function runningPlans(asked: Ctx): Promise<RunningPlanData[] | null> {
  const ctx = onPagesOf(asked, pages('/performance/management', 'visit'));
  if (!managesPlans(ctx, PageRight.VISIT)) return null;
  const lastDay = sql<string>`(case ${assessmentPlan.status} ${sql.join(
    Object.entries(LAST_DAY).map(([status, day]) => sql`when ${sql.raw(status)} then ${assessmentPlan[day]}`),
    sql` `,
  )} end)::text`;
  const plans = await ctx.tx
    .select({ plan: assessmentPlan, lastDay })
    .from(assessmentPlan)
    .where(
      and(
        eq(assessmentPlan.companyId, ctx.session.companyId),
        gt(assessmentPlan.status, AssessmentPlanStatus.NOT_OPEN),
        lt(assessmentPlan.status, AssessmentPlanStatus.CLOSED),
      ),
    )
    .orderBy(lastDay, asc(assessmentPlan.name), asc(assessmentPlan.id))
    .limit(PLANS);
  const people = await peopleIn(
    ctx,
    plans.map(({ plan }) => plan.id),
  );
  return plans.map(({ plan, lastDay: until }) => {
    const rows = people.filter(({ planId }) => planId === plan.id);
    const missing = rows.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
    const sumOf = (count: 'people' | 'done' | 'superiorLeft') => rows.reduce((sum, row) => sum + row[count], 0);
    return {
      assessmentPlanCode: plan.id,
      assessmentPlanName: plan.name,
      status: plan.status as PlanStatusValue,
      locked: plan.locked,
      lastDay: until,
      overdue: until < ctx.today,
      people: sumOf('people'),
      done: sumOf('done'),
      missing: missing
        .slice(0, DEPARTMENTS)
        .map(({ deptId, deptName, deptNameEn, count }): Missing => ({ deptId, deptName, deptNameEn, count })),
      superiorLeft: sumOf('superiorLeft'),
      mayRemind:
        managesPlans(ctx, PageRight.EDIT) && isAllowed({ ...(plan as PlanRow), role: 'hr', action: 'remind' }).allowed,
    };
  });
}

/** The visible people of plans by department: whom the stage asks for something, and who of them holds it up. */
async function peopleIn(ctx: Ctx, planIds: readonly string[]) {
  if (planIds.length === 0) return [];
  return ctx.tx
    .select({
      planId: assessmentInfo.planId,
      deptId: assessmentInfo.deptId,
      deptName: deptVersion.name,
      deptNameEn: deptVersion.nameEn,
      ...stageProgress(ctx),
      count: sql<number>`(count(*) filter (where ${holdsUp(ctx)}))::int`,
      superiorLeft: sql<number>`(count(*) filter (where ${superiorLeft(ctx)}))::int`,
    })
    .from(assessmentInfo)
    .innerJoin(assessmentPlan, isPlan)
    .innerJoin(employee, isPerson)
    .leftJoin(deptVersion, isDepartment(ctx))
    .where(
      and(
        eq(assessmentInfo.companyId, ctx.session.companyId),
        inArray(assessmentInfo.planId, [...planIds]),
        isNull(assessmentInfo.removedAt),
        visibleEmployees(ctx),
        asksIn,
      ),
    )
    .groupBy(assessmentInfo.planId, assessmentInfo.deptId, deptVersion.name, deptVersion.nameEn)
    .orderBy(assessmentInfo.planId, deptVersion.name);
}

/** What people owe in plans in which the caller is their superior, the most urgent first; null for whoever is nobody's superior in a plan that runs. */
export async function teamSteps(ctx: Ctx): Promise<{ total: number; items: TodoItem[] } | null> {
  const me = ctx.session.empId;
  if (me === null) return null;
  const team = and(teamAppraisals(ctx, me), eq(assessmentInfo.bossEmpId, me));
  const [row] = await ctx.tx
    .select({
      all: sql<number>`count(*)::int`,
      open: sql<number>`(count(*) filter (where ${waitsForPerson(ctx)}))::int`,
    })
    .from(assessmentInfo)
    .innerJoin(assessmentPlan, isPlan)
    .where(and(team, lt(assessmentPlan.status, AssessmentPlanStatus.CLOSED)));
  if (!row || row.all === 0) return null;
  return { total: row.open, items: await waitingItems(ctx, ['employee'], and(team, waitsForPerson(ctx)), STEPS) };
}

/** Whether any plan was ever opened. */
export async function anyPlanOpened(ctx: Ctx): Promise<boolean> {
  const [row] = await ctx.tx
    .select({ id: assessmentPlan.id })
    .from(assessmentPlan)
    .where(and(eq(assessmentPlan.companyId, ctx.session.companyId), sql`${assessmentPlan.openedAt} is not null`))
    .limit(1);
  return row !== undefined;
}
