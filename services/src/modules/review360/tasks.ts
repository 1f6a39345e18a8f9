import { and, asc, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import type { performanceinvite, Review360Task } from '@hengcai/shared/contract/review360/invite';
import { ReviewRelation, ReviewState } from '@hengcai/shared/enums';
import type { Ctx } from '../../kit/context.ts';
import { localName } from '../../kit/local-name.ts';
import { mapPage, paged } from '../../kit/paged.ts';
import { employee } from '../employee/tables.ts';
import { isPerson, type PlanRow } from '../performance/public.ts';
import { assessmentInfo, assessmentPlan, customTemplate } from '../performance/tables.ts';
import { aboutSubject, isWritable, ofPlan, planFacts, writable, type InviteRow } from './standing.ts';
import { reviewInvite } from './tables.ts';

type Calls = (typeof performanceinvite)['endpoints'];
type Task = z.output<typeof Review360Task>;

const { DECLINED, SUBMITTED } = ReviewState;

/** Invitations with all that stands around them. */
const tasks = (ctx: Ctx) =>
  ctx.tx
    .select({
      invite: reviewInvite,
      plan: assessmentPlan,
      info: assessmentInfo,
      name: employee.name,
      nameEn: employee.nameEn,
      templateId: customTemplate.id,
      templateName: customTemplate.name,
    })
    .from(reviewInvite)
    .innerJoin(assessmentPlan, ofPlan)
    .innerJoin(assessmentInfo, aboutSubject)
    .innerJoin(employee, isPerson)
    .innerJoin(
      customTemplate,
      and(
        eq(customTemplate.companyId, assessmentPlan.companyId),
        eq(customTemplate.id, assessmentPlan.reviewTemplateId),
      ),
    );

/** Invitations that were sent to the caller; nobody answers them within departments of somebody else. */
export function received(ctx: Ctx): SQL | undefined {
  const { empId, withinDepts } = ctx.session;
  return and(
    eq(reviewInvite.companyId, ctx.session.companyId),
    empId === null || withinDepts !== null ? sql`false` : eq(reviewInvite.raterEmpId, empId),
    ne(reviewInvite.relation, ReviewRelation.SELF),
    sql`${reviewInvite.state} between 1 and 5`,
    sql`${assessmentPlan.status} <> 0`,
  );
}

/** How many rows of invitations with their plan and appraisal match. */
export async function countInvites(ctx: Ctx, where: SQL | undefined): Promise<number> {
  const [row] = await ctx.tx
    .select({ count: sql<number>`count(*)::int` })
    .from(reviewInvite)
    .innerJoin(assessmentPlan, ofPlan)
    .innerJoin(assessmentInfo, aboutSubject)
    .where(where);
  return row?.count ?? 0;
}

type TaskRow = Awaited<ReturnType<ReturnType<typeof tasks>['execute']>>[number];

function toTask(ctx: Ctx, { invite, plan, info, templateId, templateName, ...person }: TaskRow): Task {
  const row = invite as InviteRow;
  return {
    inviteId: row.id,
    ...planFacts(plan as PlanRow, templateId, templateName),
    empId: row.empId,
    empName: localName(ctx, person.name, person.nameEn),
    relation: row.relation,
    state: row.state,
    open: isWritable(plan as PlanRow, info, row),
    version: row.version,
  };
}

const pageOfTasks = async (ctx: Ctx, page: { pageNo: number; pageSize: number }, where: SQL | undefined) =>
  mapPage(
    await paged(
      page,
      ({ limit, offset }) =>
        tasks(ctx)
          .where(where)
          .orderBy(
            desc(writable(reviewInvite)),
            desc(assessmentPlan.createdAt),
            asc(employee.sortKey),
            asc(reviewInvite.id),
          )
          .limit(limit)
          .offset(offset),
      () => countInvites(ctx, where),
    ),
    (row) => toTask(ctx, row),
  );

export const receivedInvitations = (ctx: Ctx, page: ParsedOf<Calls['listReceived360Invitation']>) =>
  pageOfTasks(ctx, page, received(ctx));

export const myForms = (ctx: Ctx, { planCode, submitted, ...page }: ParsedOf<Calls['getMy360AssessInfo']>) =>
  pageOfTasks(
    ctx,
    page,
    and(
      received(ctx),
      ne(reviewInvite.state, DECLINED),
      planCode === undefined ? undefined : eq(reviewInvite.planId, planCode),
      submitted === undefined
        ? undefined
        : submitted
          ? eq(reviewInvite.state, SUBMITTED)
          : ne(reviewInvite.state, SUBMITTED),
    ),
  );

/** Everything the caller can fill in now, for the message centre. */
export const openTasks = async (ctx: Ctx, limit: number): Promise<Task[]> =>
  (
    await tasks(ctx)
      .where(and(received(ctx), writable(reviewInvite)))
      .orderBy(asc(assessmentPlan.scoreTo), asc(employee.sortKey), asc(reviewInvite.id))
      .limit(limit)
  ).map((row) => toTask(ctx, row));
