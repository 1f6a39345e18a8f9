import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type * as z from 'zod';
import type { DeptTargetState } from '@hengcai/shared/contract/performance/department';
import { AssessmentPlanStatus, PageRight, TargetStatus, TodoType } from '@hengcai/shared/enums';
import { hasRow } from '../../../db/sql.ts';
import { isAskedToApprove, waitsForApproval } from '../../../kit/approval.ts';
import type { Ctx } from '../../../kit/context.ts';
import { mapPage, paged, type PageAsked, type PageOf } from '../../../kit/paged.ts';
import { hasReports } from '../../employee/public.ts';
import { employee } from '../../employee/tables.ts';
import type { TodoCount, TodoSource } from '../../message/public.ts';
import { departmentToday } from '../../org/public.ts';
import { deptVersion } from '../../org/tables.ts';
import { assessmentInfo, assessmentPlan, isPlan } from '../tables.ts';
import { deptTarget, isPlanOfDept } from '../tables-department.ts';
import { managesPlans } from '../assessment/assessment.ts';
import { COLLEAGUE } from '../together/colleagues.ts';
import { withinReach } from '../waiting.ts';
import { DEPT_SUBJECT } from './dept-form.ts';
import { headedBy, isHead } from './heads.ts';
import { asksForTargets, unfilledDepts } from './unfilled.ts';
import { managedDepts, memberOfDept, scorerOfDept, waitsForScorer } from './scorers.ts';

type StateData = z.output<typeof DeptTargetState>;

const status = (value: number) => sql.raw(String(value));
const isForm = and(
  eq(deptTarget.companyId, assessmentInfo.companyId),
  eq(deptTarget.planId, assessmentInfo.planId),
  eq(deptTarget.deptId, assessmentInfo.deptId),
);
/** The department of the snapshot as it is today. */
const isDept = (ctx: Ctx) => departmentToday(ctx, assessmentInfo);

/**
 * Whether it is somebody's turn with targets: what was submitted waits for the approval, what was returned for the head, and
 * so does what nobody has submitted where the score of departments counts.
 */
const targetsWaitFor = (ctx: Ctx, empId: string): SQL<boolean> =>
  sql<boolean>`coalesce(${assessmentPlan.status} = ${status(AssessmentPlanStatus.FILLING)} and not ${assessmentPlan.locked} and (
    (${deptTarget.targetStatus} = ${status(TargetStatus.PENDING_APPROVAL)} and ${waitsForApproval(ctx, DEPT_SUBJECT, empId, deptTarget.id)})
    or (${deptTarget.targetStatus} = ${status(TargetStatus.REJECTED)} and not ${assessmentPlan.fillInClosed} and ${deptVersion.headEmpId} = ${empId})
    or (coalesce(${deptTarget.targetStatus}, ${status(TargetStatus.PENDING_FILL)}) = ${status(TargetStatus.PENDING_FILL)} and ${asksForTargets} and ${deptVersion.headEmpId} = ${empId})), false)`;

/** Whether it is somebody's turn, be it with targets or with their scores. */
const waitsFor = (ctx: Ctx, empId: string): SQL<boolean> =>
  sql<boolean>`(${targetsWaitFor(ctx, empId)} or coalesce(${waitsForScorer(ctx, empId)}, false))`;

/**
 * People whose department's targets the caller may see, or forms by themselves: the same departments as in `openDeptForm`.
 * In a query over plan and form.
 */
export function deptFormsSeen(
  ctx: Ctx,
  empId: string,
  { planId, deptId }: Record<'planId' | 'deptId', SQLWrapper> = assessmentInfo,
): SQL | undefined {
  return or(
    headedBy(ctx, empId, deptId),
    // Before anything is agreed there is nothing for the members to see.
    and(isNotNull(deptTarget.agreedAt), memberOfDept(ctx, empId, planId, deptId)),
    waitsForApproval(ctx, DEPT_SUBJECT, empId, deptTarget.id),
    and(
      isNotNull(deptTarget.agreedAt),
      sql`${assessmentPlan.deptRatio} > 0 and ${scorerOfDept(ctx, deptId)} = ${empId}`,
    ),
    managedDepts(ctx, 'visit', planId, deptId),
  );
}

/** The departments of plans whose targets the caller may see, each once, with whether it is the caller's turn. */
function deptGroups(
  ctx: Ctx,
  { planCode, waitingForMe = false }: { planCode?: string | undefined; waitingForMe?: boolean },
) {
  const me = ctx.session.empId ?? '';
  const waits = waitsFor(ctx, me);
  const where = and(
    eq(assessmentInfo.companyId, ctx.session.companyId),
    planCode === undefined ? undefined : eq(assessmentInfo.planId, planCode),
    isNull(assessmentInfo.removedAt),
    isNotNull(assessmentInfo.deptId),
    isNotNull(assessmentPlan.ruleSnapshot),
    sql`${assessmentPlan.status} <> ${status(AssessmentPlanStatus.NOT_OPEN)}`,
    withinReach(ctx),
    deptFormsSeen(ctx, me),
    waitingForMe ? waits : undefined,
  );
  return ctx.tx
    .select({
      planCode: assessmentPlan.id,
      deptId: sql<string>`${assessmentInfo.deptId}`,
      planStatus: assessmentPlan.status,
      head: COLLEAGUE,
      targetStatus: sql<number>`coalesce(${deptTarget.targetStatus}, ${status(TargetStatus.PENDING_FILL)})`,
      memberCount: sql<number>`count(*)::int`,
      lastDay: sql<string>`(case ${assessmentPlan.status} when ${status(AssessmentPlanStatus.SCORING)} then ${assessmentPlan.scoreTo} else ${assessmentPlan.fillTo} end)::text`,
      waits: waits.as('waits'),
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(assessmentInfo)
    .innerJoin(assessmentPlan, isPlan)
    .leftJoin(deptTarget, isForm)
    .leftJoin(deptVersion, isDept(ctx))
    .leftJoin(employee, isHead(ctx))
    .where(where)
    .groupBy(
      assessmentPlan.companyId,
      assessmentPlan.id,
      assessmentInfo.deptId,
      deptTarget.companyId,
      deptTarget.id,
      deptVersion.companyId,
      deptVersion.deptId,
      deptVersion.validFrom,
      employee.companyId,
      employee.id,
    )
    .$dynamic();
}

/** A page of them: newest plan first, then as the departments are ordered. */
export async function deptTargets(
  ctx: Ctx,
  { pageNo, pageSize, ...asked }: PageAsked & { planCode?: string | undefined; waitingForMe: boolean },
): Promise<PageOf<StateData>> {
  const groups = deptGroups(ctx, asked).orderBy(
    desc(assessmentPlan.createdAt),
    desc(assessmentPlan.id),
    asc(deptVersion.sort),
    asc(assessmentInfo.deptId),
  );
  const found = await paged(
    { pageNo, pageSize },
    ({ limit, offset }) => groups.limit(limit).offset(offset),
    // A page behind the last has no row that could tell.
    async (first) => (first ?? (await groups.limit(1).offset(0))[0])?.total ?? 0,
  );
  return mapPage(found, ({ total: _total, head, ...row }) => ({
    ...row,
    head: head?.empId ? head : null,
    planStatus: row.planStatus as StateData['planStatus'],
    targetStatus: row.targetStatus as StateData['targetStatus'],
  }));
}

/** How many departments the list has, and how many of them wait for the caller. */
export async function countDeptTargets(ctx: Ctx): Promise<{ departments: number; departmentsWaiting: number }> {
  const groups = deptGroups(ctx, {}).as('groups');
  const [row] = await ctx.tx
    .select({
      departments: sql<number>`count(*)::int`,
      departmentsWaiting: sql<number>`(count(*) filter (where ${groups.waits}))::int`,
    })
    .from(groups);
  return row ?? { departments: 0, departmentsWaiting: 0 };
}

/** Forms of departments that wait for somebody, their targets or their scores; one by one they stand in the list. */
export const deptTargetTodos: TodoSource = {
  counts: [
    {
      // Whoever manages plans stands in where nobody scores; all others head a department, lead a head or approve.
      mayWait: (ctx, empId) =>
        managesPlans(ctx, PageRight.EDIT)
          ? sql`true`
          : sql`(${hasRow(ctx, deptVersion, eq(deptVersion.headEmpId, empId))} or ${hasReports(ctx, empId)} or ${isAskedToApprove(ctx, empId)})`,
      count: countWaiting,
    },
  ],
  list: () => Promise.resolve([]),
};

async function countWaiting(ctx: Ctx, empId: string): Promise<TodoCount[]> {
  const targets = targetsWaitFor(ctx, empId);
  const scores = sql<boolean>`coalesce(${waitsForScorer(ctx, empId)}, false)`;
  const [row] = await ctx.tx
    .select({
      targets: sql<number>`(count(*) filter (where ${targets}))::int`,
      scores: sql<number>`(count(*) filter (where ${scores}))::int`,
    })
    .from(deptTarget)
    .innerJoin(assessmentPlan, isPlanOfDept)
    .leftJoin(deptVersion, departmentToday(ctx, deptTarget))
    .where(
      and(
        eq(deptTarget.companyId, ctx.session.companyId),
        inArray(assessmentPlan.status, [AssessmentPlanStatus.FILLING, AssessmentPlanStatus.SCORING]),
      ),
    );
  const unfilled = await unfilledDepts(ctx, eq(deptVersion.headEmpId, empId));
  const some = (typeId: TodoCount['typeId'], backlogCount = 0) => (backlogCount > 0 ? [{ typeId, backlogCount }] : []);
  return [
    ...some(TodoType.DEPARTMENT_TARGETS, (row?.targets ?? 0) + unfilled.length),
    ...some(TodoType.DEPARTMENT_SCORES, row?.scores),
  ];
}
