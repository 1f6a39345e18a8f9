import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { TodoType } from '@hengcai/shared/enums';
import { hasRow } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { localName } from '../../kit/local-name.ts';
import type { TodoCount, TodoSource } from '../../kit/todos.ts';
import { employee } from '../employee/tables.ts';
import { isPerson } from '../performance/public.ts';
import { assessmentInfo, assessmentPlan } from '../performance/tables.ts';
import { countInvites, openTasks, received } from './tasks.ts';
import { toDecide } from './reports.ts';
import { aboutSubject, managesReviews, ofPlan, writable } from './standing.ts';
import { reviewInvite } from './tables.ts';

/** Forms that wait for somebody, and nominations to decide on. */
export const reviewTodos: TodoSource = {
  counts: [
    {
      mayWait: mayBeInvited,
      count: (ctx) => counted(ctx, TodoType.REVIEW_360, and(received(ctx), writable(reviewInvite))),
    },
    {
      mayWait: (ctx, empId) =>
        managesReviews(ctx) ? sql`true` : hasRow(ctx, assessmentInfo, eq(assessmentInfo.bossEmpId, empId)),
      count: (ctx) => counted(ctx, TodoType.REVIEW_NOMINATION, toDecide(ctx)),
    },
  ],

  async list(ctx, _empId, limit) {
    const forms = (await openTasks(ctx, limit)).map(({ planCode, planName, empId, empName, lastDay }) => ({
      typeId: TodoType.REVIEW_360,
      assessmentPlanCode: planCode,
      assessmentPlanName: planName,
      empId,
      empName,
      lastDay,
    }));
    return [...forms, ...(await nominations(ctx, limit))];
  },
};

async function counted(ctx: Ctx, typeId: TodoCount['typeId'], where: SQL | undefined): Promise<TodoCount[]> {
  return [{ typeId, backlogCount: await countInvites(ctx, where) }];
}

/** One line for each person whose raters wait for a decision. */
async function nominations(ctx: Ctx, limit: number) {
  const rows = await ctx.tx
    .selectDistinct({
      planId: assessmentPlan.id,
      planName: assessmentPlan.name,
      empId: employee.id,
      name: employee.name,
      nameEn: employee.nameEn,
      lastDay: assessmentPlan.scoreTo,
      sortKey: employee.sortKey,
    })
    .from(reviewInvite)
    .innerJoin(assessmentPlan, ofPlan)
    .innerJoin(assessmentInfo, aboutSubject)
    .innerJoin(employee, isPerson)
    .where(toDecide(ctx))
    .orderBy(asc(assessmentPlan.scoreTo), asc(employee.sortKey), asc(employee.id), asc(assessmentPlan.id))
    .limit(limit);
  return rows.map(({ planId, planName, empId, lastDay, ...person }) => ({
    typeId: TodoType.REVIEW_NOMINATION,
    assessmentPlanCode: planId,
    assessmentPlanName: planName,
    empId,
    empName: localName(ctx, person.name, person.nameEn),
    lastDay,
  }));
}

/** Whether somebody was ever asked for a form. */
export function mayBeInvited(ctx: Ctx, empId: string): SQL {
  return hasRow(ctx, reviewInvite, eq(reviewInvite.raterEmpId, empId));
}

/** Whom the caller was asked to evaluate and can evaluate now, for the message centre. */
export const invited = async (ctx: Ctx) =>
  (await openTasks(ctx, 100)).map(({ empId, empName, planCode, planName, companyModuleCode, companyModuleName }) => ({
    empId,
    empName,
    assessmentPlanCode: planCode,
    assessmentPlanName: planName,
    companyModuleCode,
    companyModuleName,
  }));
