import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { ALL_WORK, WORKS, type Part, type Work } from '@hengcai/shared/rules/performance/handovers';
import { hasRow } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { employee } from '../employee/tables.ts';
import type { TodoCount, TodoItem, TodoSource } from '../message/public.ts';
import { stageReminder } from '../message/tables.ts';
import { isAskedToApprove } from '../../kit/approval.ts';
import { localName } from '../../kit/local-name.ts';
import { isPerson } from './plan/participants.ts';
import { assessmentInfo, assessmentPlan, isPlan } from './tables.ts';
import { calibration } from './tables-form.ts';
import { coAssessor } from './tables-together.ts';
import {
  coAppraisals,
  ownAppraisals,
  teamAppraisals,
  waitsForCalibration,
  waitsForCoAssessor,
  waitsForLeader,
  waitsForPerson,
  waitsForVerifier,
  withinReach,
} from './waiting.ts';
import { LAST_DAY_NOW, takesPart, waits } from './works.ts';

/** What of appraisals waits for somebody, as the evaluated and as superior or approver; the same conditions as the lists behind the counts. */
export const performanceTodos: TodoSource = {
  counts: [
    {
      mayWait: (ctx, empId) => hasRow(ctx, assessmentInfo, eq(assessmentInfo.empId, empId)),
      count: (ctx, empId) => counts(ctx, ['employee'], and(ownAppraisals(ctx, empId), waitsForPerson(ctx))),
    },
    {
      mayWait: (ctx, empId) =>
        sql`(${hasRow(ctx, assessmentInfo, eq(assessmentInfo.bossEmpId, empId))} or ${isAskedToApprove(ctx, empId)})`,
      count: (ctx, empId) => counts(ctx, ['boss', 'approver'], asLeader(ctx, empId)),
    },
    {
      mayWait: (ctx, empId) => hasRow(ctx, calibration, eq(calibration.byEmpId, empId)),
      count: (ctx, empId) => counts(ctx, ['verifier'], waitsForVerifier(ctx, empId)),
    },
    {
      mayWait: (ctx, empId) => hasRow(ctx, coAssessor, eq(coAssessor.empId, empId)),
      count: (ctx, empId) => counts(ctx, ['partner'], asCoAssessor(ctx, empId)),
    },
  ],

  async list(ctx, empId, limit) {
    const own = await waitingItems(ctx, ['employee'], and(ownAppraisals(ctx, empId), waitsForPerson(ctx)), limit);
    const team = await waitingItems(ctx, ['boss', 'approver'], asLeader(ctx, empId), limit);
    const back = await waitingItems(ctx, ['verifier'], waitsForVerifier(ctx, empId), limit);
    const beside = await waitingItems(ctx, ['partner'], asCoAssessor(ctx, empId), limit);
    return [...own, ...team, ...back, ...beside].sort((a, b) =>
      a.lastDay < b.lastDay ? -1 : a.lastDay > b.lastDay ? 1 : 0,
    );
  },

  stillWaits: (ctx) =>
    sql`case ${stageReminder.work} ${sql.join(
      ALL_WORK.map((work) => sql`when ${work} then ${isThere(ctx, work)}`),
      sql` `,
    )} else false end`,
};

const asLeader = (ctx: Ctx, empId: string): SQL | undefined =>
  and(teamAppraisals(ctx, empId), or(waitsForLeader(ctx, empId), waitsForCalibration(ctx, empId)));

const asCoAssessor = (ctx: Ctx, empId: string): SQL | undefined =>
  and(coAppraisals(ctx, empId), waitsForCoAssessor(ctx, empId));

/** The work of a stage for whoever takes part as one of these: beside scoring again, no stage has two. */
const workIn = (parts: readonly Part[], status: number, again: boolean): Work | undefined =>
  ALL_WORK.find(
    (work) => WORKS[work].stage === status && parts.includes(WORKS[work].part) && (work === 'rescore') === again,
  );

/** Whether what waits for the superior is scoring again, which comes before calibrating the others. */
const scoringAgain = (ctx: Ctx, parts: readonly Part[]): SQL<boolean> =>
  parts.includes('boss') ? sql`(${waits(ctx, 'rescore')})` : sql`false`;

async function counts(ctx: Ctx, parts: readonly Part[], where: SQL | undefined): Promise<TodoCount[]> {
  const rows = await ctx.tx
    .select({
      status: assessmentPlan.status,
      again: scoringAgain(ctx, parts),
      people: sql<number>`count(*)::int`,
      plans: sql<number>`count(distinct ${assessmentPlan.id})::int`,
    })
    .from(assessmentInfo)
    .innerJoin(assessmentPlan, isPlan)
    .where(where)
    .groupBy(assessmentPlan.status, sql`2`);
  return rows.flatMap(({ status, again, people, plans }) => {
    const work = workIn(parts, status, again);
    if (work === undefined) return [];
    return [{ typeId: WORKS[work].todo, backlogCount: WORKS[work].form === 'calibration' ? plans : people }];
  });
}

/** One line an appraisal; a plan to calibrate is one line, whomever it is about. */
export async function waitingItems(
  ctx: Ctx,
  parts: readonly Part[],
  where: SQL | undefined,
  limit: number,
): Promise<TodoItem[]> {
  const again = scoringAgain(ctx, parts);
  const ofPlan = sql`(${assessmentPlan.status} = ${sql.raw(String(AssessmentPlanStatus.CALIBRATING))} and not ${again})`;
  const person = <T>(column: SQL | typeof employee.id | typeof employee.name | typeof employee.nameEn) =>
    sql<T | null>`case when ${ofPlan} then null else ${column} end`;
  const rows = await ctx.tx
    .selectDistinct({
      status: assessmentPlan.status,
      again: sql<boolean>`${again}`.as('again'),
      planId: assessmentPlan.id,
      planName: assessmentPlan.name,
      empId: person<string>(employee.id).as('person_id'),
      name: person<string>(employee.name).as('person_name'),
      nameEn: person<string>(employee.nameEn).as('person_name_en'),
      lastDay: LAST_DAY_NOW.as('last_day'),
    })
    .from(assessmentInfo)
    .innerJoin(assessmentPlan, isPlan)
    .innerJoin(employee, isPerson)
    .where(where)
    .orderBy(sql`last_day`, asc(assessmentPlan.name), asc(assessmentPlan.id), sql`person_name`, sql`person_id`)
    .limit(limit);
  return rows.flatMap(({ status, again: rescored, planId, planName, empId, name, nameEn, lastDay }) => {
    const work = workIn(parts, status, rescored);
    if (work === undefined) return [];
    return [
      {
        typeId: WORKS[work].todo,
        assessmentPlanCode: planId,
        assessmentPlanName: planName,
        empId,
        empName: localName(ctx, name, nameEn),
        lastDay,
      },
    ];
  });
}

/** Whether the work of a reminder waits for its person: in that appraisal, or in any of the plan when it names none. */
function isThere(ctx: Ctx, work: Work): SQL {
  const where = and(
    eq(assessmentInfo.companyId, ctx.session.companyId),
    sql`${assessmentInfo.planId} = ${stageReminder.planId}`,
    sql`${assessmentInfo.removedAt} is null`,
    takesPart(ctx, WORKS[work].part, sql`${stageReminder.empId}`),
    sql`(${stageReminder.subjectEmpId} is null or ${assessmentInfo.empId} = ${stageReminder.subjectEmpId})`,
    withinReach(ctx),
    waits(ctx, work),
  );
  return sql`exists (select 1 from ${assessmentInfo} join ${assessmentPlan} on ${isPlan} where ${where})`;
}
