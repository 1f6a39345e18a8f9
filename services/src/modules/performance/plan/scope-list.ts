import { and, asc, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type {
  getscopebyplan,
  listUnoEmpPerformanceInfo,
  AssessmentOutsider,
  scopeCalls,
  AssessmentScopePerson,
} from '@hengcai/shared/contract/performance/scope';
import { AssessmentOutsiderCode, AssessmentPlanStatus } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import type { Ctx } from '../../../kit/context.ts';
import { mapPage, paged, type PageAsked } from '../../../kit/paged.ts';
import { inServiceOn, visibleEmployees } from '../../employee/public.ts';
import { employee, foundBy } from '../../employee/tables.ts';
import { inDepartments } from '../../org/tables.ts';
import { shownResult } from './participant-list.ts';
import { loadPlan, type PlanRow } from './plan.ts';
import { joinable } from './scope.ts';
import { assessmentInfo, assessmentPlan } from '../tables.ts';
import { planScopePerson } from '../tables-plan.ts';

type PeopleInput = z.output<(typeof getscopebyplan)['body']>;
type PeoplePage = z.output<(typeof getscopebyplan)['data']>;
type SinglesInput = z.output<(typeof listUnoEmpPerformanceInfo)['body']>;
type SinglesPage = z.output<(typeof listUnoEmpPerformanceInfo)['data']>;
type OutsiderInput = z.output<(typeof scopeCalls)['getbesideemp']['body']>;
type OutsiderPage = z.output<(typeof scopeCalls)['getbesideemp']['data']>;

/** Every employee beside a plan: the row in it where there is one, and what the scope says of that person by name. */
export const besidePlan = (ctx: Ctx, plan: PlanRow) =>
  ctx.tx
    .select({
      person: {
        id: employee.id,
        empNumber: employee.empNumber,
        name: employee.name,
        nameEn: employee.nameEn,
        deptId: employee.deptId,
        bossId: employee.bossId,
        entryDate: employee.entryDate,
        sortKey: employee.sortKey,
      },
      info: assessmentInfo,
      named: planScopePerson,
      inPlan: sql<boolean>`${isInPlan(ctx, plan)}`,
      covered: sql<boolean>`${joinable(ctx)}`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(employee)
    .innerJoin(assessmentPlan, and(eq(assessmentPlan.companyId, employee.companyId), eq(assessmentPlan.id, plan.id)))
    .leftJoin(
      assessmentInfo,
      and(
        eq(assessmentInfo.companyId, employee.companyId),
        eq(assessmentInfo.planId, plan.id),
        eq(assessmentInfo.empId, employee.id),
      ),
    )
    .leftJoin(
      planScopePerson,
      and(
        eq(planScopePerson.companyId, employee.companyId),
        eq(planScopePerson.planId, plan.id),
        eq(planScopePerson.empId, employee.id),
      ),
    );

/** Whether somebody is in a plan; before it opens, whether its scope would take the person. */
export const isInPlan = (ctx: Ctx, plan: PlanRow): SQL =>
  plan.status === AssessmentPlanStatus.NOT_OPEN
    ? joinable(ctx)
    : sql`(${assessmentInfo.id} is not null and ${assessmentInfo.removedAt} is null)`;

const dept = sql`coalesce(${assessmentInfo.deptId}, ${employee.deptId})`;

function searched(
  ctx: Ctx,
  { keyword, deptId }: { keyword?: string | undefined; deptId?: string | undefined },
): SQL | undefined {
  return and(
    foundBy(ctx.session, keyword),
    deptId === undefined ? undefined : inDepartments(ctx.session.companyId, dept, [deptId]),
  );
}

function pageBeside(ctx: Ctx, plan: PlanRow, where: SQL | undefined, page: PageAsked) {
  const rows = () =>
    besidePlan(ctx, plan)
      .where(and(visibleEmployees(ctx), where))
      .orderBy(asc(employee.sortKey), asc(employee.id));
  return paged(
    page,
    ({ limit, offset }) => rows().limit(limit).offset(offset),
    async (first) => (first ?? (await rows().limit(1))[0])?.total ?? 0,
  );
}

type Beside = Awaited<ReturnType<typeof pageBeside>>['items'][number];

/** The visible people of a plan by name, with what holds for each of them alone. */
export async function scopePeople(ctx: Ctx, { planCode, single, ...query }: PeopleInput): Promise<PeoplePage> {
  const plan = await loadPlan(ctx, planCode);
  const isSingle = and(isNotNull(planScopePerson.empId), sql`not ${planScopePerson.excluded}`);
  const where = and(
    isInPlan(ctx, plan),
    searched(ctx, query),
    single === undefined ? undefined : single ? isSingle : sql`(${isSingle}) is not true`,
  );
  return mapPage(await pageBeside(ctx, plan, where, query), (row) => memberOf(plan, row));
}

function memberOf(plan: PlanRow, { person, info, named }: Beside): z.output<typeof AssessmentScopePerson> {
  const taken = plan.status === AssessmentPlanStatus.NOT_OPEN ? null : info;
  const own = named?.excluded === false ? named : null;
  return {
    empId: person.id,
    assessmentInfoId: taken?.id ?? null,
    deptId: taken ? taken.deptId : person.deptId,
    bossEmpId: taken ? taken.bossEmpId : person.bossId,
    employeeStage: (taken?.employeeStage ?? null) as z.output<typeof AssessmentScopePerson>['employeeStage'],
    single: own !== null,
    fillTo: own?.fillTo ?? null,
    scoreTo: own?.scoreTo ?? null,
    reason: own?.reason ?? null,
    joinedAt: taken?.joinedAt.toISOString() ?? null,
  };
}

/** The visible people of a plan who are handled one by one: with days of their own, named by themselves, or taken out. */
export async function singlePeople(ctx: Ctx, { planCode, takesPart, ...query }: SinglesInput): Promise<SinglesPage> {
  const plan = await loadPlan(ctx, planCode);
  const where = and(
    isNotNull(planScopePerson.empId),
    takesPart === undefined ? undefined : eq(planScopePerson.excluded, !takesPart),
    searched(ctx, query),
  );
  return mapPage(await pageBeside(ctx, plan, where, query), (row) => singleOf(ctx, plan, row));
}

function singleOf(ctx: Ctx, plan: PlanRow, row: Beside): SinglesPage['items'][number] {
  const { single: _single, joinedAt: _joined, ...member } = memberOf(plan, row);
  // What somebody had before leaving the plan is no result of it.
  const info = member.assessmentInfoId === null || row.info?.removedAt ? null : row.info;
  const result = info && shownResult(ctx, plan, info);
  return {
    ...member,
    employeeStage: info ? member.employeeStage : null,
    takesPart: row.named?.excluded === false,
    reason: row.named?.reason ?? null,
    bossStage: (info?.bossStage ?? null) as SinglesPage['items'][number]['bossStage'],
    score: result?.score ? dec(result.score).toString() : null,
    levelName: result?.level ?? null,
  };
}

/** The visible people who are not in a plan, with the reason; who has left the company is not among them. */
export async function outsiders(ctx: Ctx, { planCode, ...query }: OutsiderInput): Promise<OutsiderPage> {
  const plan = await loadPlan(ctx, planCode);
  const works = or(inServiceOn(ctx.today), sql`${employee.entryDate} > ${ctx.today}::date`);
  const where = and(sql`not ${isInPlan(ctx, plan)}`, works, searched(ctx, query));
  return mapPage(await pageBeside(ctx, plan, where, query), (row) => outsiderOf(ctx, row));
}

function outsiderOf(ctx: Ctx, { person, named, covered }: Beside): z.output<typeof AssessmentOutsider> {
  const code =
    person.entryDate > ctx.today
      ? AssessmentOutsiderCode.NOT_ENTERED
      : named?.excluded
        ? AssessmentOutsiderCode.TAKEN_OUT
        : covered
          ? AssessmentOutsiderCode.JOINED_LATER
          : AssessmentOutsiderCode.OUTSIDE_SCOPE;
  return {
    empId: person.id,
    deptId: person.deptId,
    code,
    canJoin: code !== AssessmentOutsiderCode.NOT_ENTERED,
    reason: named?.excluded ? named.reason : null,
  };
}
