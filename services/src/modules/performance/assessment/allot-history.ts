import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { allothistory } from '@hengcai/shared/contract/performance/allot';
import { AssessmentPlanStatus, PageRight } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import type { Ctx } from '../../../kit/context.ts';
import { mapPage, paged } from '../../../kit/paged.ts';
import { employee, orFoundBy } from '../../employee/tables.ts';
import { isPerson } from '../plan/participants.ts';
import { loadPlan } from '../plan/plan.ts';
import { assessmentInfo, assessmentPlan, isPlan } from '../tables.ts';
import { targetLog, targetRow } from '../tables-form.ts';
import { teamAppraisals, withinReach } from '../waiting.ts';
import { managedSubject, managesPlans } from './assessment.ts';

type Input = z.output<(typeof allothistory)['body']>;
type Page = z.output<(typeof allothistory)['data']>;

/**
 * What was set for people by somebody else, newest first. One act writes a line for each field into the log of a form;
 * here it is one row a target, with the values that held after it.
 */
export async function allotHistory(ctx: Ctx, { planCode, empId, rowId, keyword, ...page }: Input): Promise<Page> {
  const plan = await loadPlan(ctx, planCode);
  const where = and(
    eq(assessmentInfo.companyId, ctx.session.companyId),
    eq(assessmentInfo.planId, plan.id),
    isNull(assessmentInfo.removedAt),
    or(leads(ctx), manages(ctx)),
    empId === undefined ? undefined : eq(assessmentInfo.empId, empId),
    rowId === undefined ? undefined : sql`act.row_id = ${rowId}`,
    keyword === undefined
      ? undefined
      : or(orFoundBy(ctx.session, keyword), sql`strpos(lower(act.key_result), lower(${keyword})) > 0`),
  );
  const rows = () =>
    ctx.tx
      .select({
        empId: assessmentInfo.empId,
        byEmpId: sql<string | null>`act.by_emp_id`,
        at: sql<string>`to_char(act.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
        change: sql<'added' | 'changed' | 'removed'>`act.change`,
        rowId: sql<string>`act.row_id`,
        keyResult: sql<string>`act.key_result`,
        measureUnit: valueOf('measureUnit', targetRow.measureUnit),
        startValue: valueOf('startValue', targetRow.startValue),
        targetValue: valueOf('targetValue', targetRow.targetValue),
        weight: valueOf('weight', targetRow.weight),
        targetDate: valueOf('targetDate', targetRow.targetDate),
        held: sql<boolean>`${targetRow.id} is not null`,
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(assessmentInfo)
      .innerJoin(assessmentPlan, isPlan)
      .innerJoin(employee, isPerson)
      .innerJoinLateral(acts, sql`true`)
      .leftJoin(targetRow, and(eq(targetRow.companyId, assessmentInfo.companyId), sql`${targetRow.id} = act.row_id`))
      .where(where)
      .orderBy(sql`act.at desc`, employee.sortKey, assessmentInfo.id, sql`act.row_id`);
  const listed = await paged(
    page,
    ({ limit, offset }) => rows().limit(limit).offset(offset),
    async (first) => (first ?? (await rows().limit(1))[0])?.total ?? 0,
  );
  return mapPage(listed, ({ total: _total, ...row }) => ({
    ...row,
    planCode: plan.id,
    allotId: `${row.rowId}.${row.at}`,
    startValue: plain(row.startValue),
    targetValue: plain(row.targetValue),
    weight: plain(row.weight),
  }));
}

const plain = (value: string | null) => (value === null ? null : dec(value).toString());

/** The appraisals of the people whose targets the caller decides on; nobody's own. */
const leads = (ctx: Ctx): SQL | undefined =>
  ctx.session.empId === null ? undefined : teamAppraisals(ctx, ctx.session.empId);

/** Those of the people for whom the caller manages plans. */
const manages = (ctx: Ctx): SQL | undefined =>
  managesPlans(ctx, PageRight.VISIT)
    ? and(
        managedSubject(ctx),
        withinReach(ctx),
        sql`${assessmentInfo.empId} <> ${ctx.session.empId ?? ''}`,
        sql`${assessmentPlan.status} <> ${AssessmentPlanStatus.NOT_OPEN}`,
      )
    : sql`false`;

/** What somebody else did to the targets of an appraisal, one row for each target and time. */
const acts = sql`(select l.row_id, l.at, l.by_emp_id, min(l.key_result) key_result,
    case when bool_or(l.field = 'added') then 'added' when bool_or(l.field = 'removed') then 'removed' else 'changed' end change
  from ${targetLog} l
  where l.company_id = ${assessmentInfo.companyId} and l.assessment_id = ${assessmentInfo.id}
    and l.by_emp_id is distinct from ${assessmentInfo.empId} and l.field <> 'achievedValue'
  group by l.row_id, l.at, l.by_emp_id) act`;

/** A value as it stood after an act; what the template brought and nobody changed stands in the form alone. */
const valueOf = (field: string, current: AnyPgColumn): SQL<string | null> => sql`coalesce(
  (select jsonb_build_array(l.after) from ${targetLog} l where l.company_id = ${assessmentInfo.companyId}
    and l.assessment_id = ${assessmentInfo.id} and l.row_id = act.row_id and l.field = ${field} and l.at <= act.at
    order by l.at desc, l.id desc limit 1),
  jsonb_build_array(case when ${targetRow.fixed} then ${current}::text end)) ->> 0`;
