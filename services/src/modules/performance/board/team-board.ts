import { and, asc, between, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { Contract } from '@hengcai/shared/contract/all';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import type { BoardCard, BoardColumn } from '@hengcai/shared/contract/performance/board';
import { EmployeeStage, TargetStatus } from '@hengcai/shared/enums';
import { boardProgress } from '@hengcai/shared/rules/performance/board';
import { ALL_WORK, WORKS } from '@hengcai/shared/rules/performance/handovers';
import { isAnyOf, rowsOf } from '../../../db/sql.ts';
import { companySettings } from '../../../kit/company-settings.ts';
import type { Ctx, Handlers } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { employee } from '../../employee/tables.ts';
import { SHOWN_IN } from '../assessment/assessment-lists.ts';
import { reachedByNow } from '../assessment/progress-notes.ts';
import { participantOf, SHOWN_OF } from '../plan/participant-list.ts';
import { RUNNING } from '../plan/plan.ts';
import { isPerson } from '../plan/participants.ts';
import { COLLEAGUE } from '../together/colleagues.ts';
import { assessmentInfo, assessmentPlan, isPlan } from '../tables.ts';
import { targetRow } from '../tables-form.ts';
import { teamAppraisals } from '../waiting.ts';
import { LAST_DAY_NOW, waits, WHOM } from '../works.ts';

type Asked = ParsedOf<Contract['teamBoard']['endpoints']['teamboard']>;
type Column = z.output<typeof BoardColumn>;
type Colleague = z.output<typeof BoardCard>['waitingFor'][number];

const STAGES = Object.values(EmployeeStage).sort((a, b) => a - b);
/** Names on a card; how many there are is told beside them. */
const NAMES = 3;

export const teamBoardHandlers: Handlers<Contract['teamBoard']> = {
  teamboard: async (asked, ctx) => {
    if (!(await companySettings(ctx)).kanban) throw refused('BOARD_SWITCHED_OFF');
    return {
      columns: ctx.session.empId === null ? withoutPeople(asked) : await columns(ctx, ctx.session.empId, asked),
    };
  },
};

const stagesOf = ({ employeeStage }: Asked) => (employeeStage === undefined ? STAGES : [employeeStage]);
const withoutPeople = (asked: Asked): Column[] => stagesOf(asked).map((stage) => ({ stage, total: 0, items: [] }));

/** Five statements with the switch, however many columns and people there are. */
async function columns(ctx: Ctx, me: string, asked: Asked): Promise<Column[]> {
  const where = and(
    teamAppraisals(ctx, me),
    inArray(assessmentPlan.status, RUNNING),
    asked.planCode === undefined ? undefined : eq(assessmentInfo.planId, asked.planCode),
    asked.employeeStage === undefined ? undefined : eq(assessmentInfo.employeeStage, asked.employeeStage),
  );
  const totals = await ctx.tx
    .select({ stage: assessmentInfo.employeeStage, total: sql<number>`count(*)::int` })
    .from(assessmentInfo)
    .innerJoin(assessmentPlan, isPlan)
    .innerJoin(employee, isPerson)
    .where(where)
    .groupBy(assessmentInfo.employeeStage);
  const rows = await pageOfEach(ctx, where, asked);
  const ids = rows.map(({ info }) => info.id);
  const targets = await targetsOf(ctx, ids);
  const asksFor = await whomTheyWaitFor(ctx, ids);
  const cards = rows.map(({ lastDay, plan, person, ...row }) => {
    const waiting = asksFor.get(row.info.id) ?? [];
    return {
      stage: row.info.employeeStage,
      card: {
        appraisal: { ...participantOf(ctx, plan, row), person },
        ...boardProgress(targets.get(row.info.id) ?? []),
        lastDay,
        overdue: waiting.length > 0 && lastDay < ctx.today,
        waitingFor: waiting.slice(0, NAMES),
        waitingCount: waiting.length,
      },
    };
  });
  return stagesOf(asked).map((stage) => ({
    stage,
    total: totals.find((one) => one.stage === stage)?.total ?? 0,
    items: cards.filter((one) => one.stage === stage).map(({ card }) => card),
  }));
}

/** The same page of every stage in one statement. */
async function pageOfEach(ctx: Ctx, where: SQL | undefined, { pageNo, pageSize }: Asked) {
  const placed = ctx.tx
    .select({
      id: sql<string>`${assessmentInfo.id}`.as('placed_id'),
      lastDay: LAST_DAY_NOW.as('due_day'),
      place: sql<number>`row_number() over (partition by ${assessmentInfo.employeeStage}
        order by ${LAST_DAY_NOW}, ${employee.sortKey}, ${assessmentInfo.id})`.as('place'),
    })
    .from(assessmentInfo)
    .innerJoin(assessmentPlan, isPlan)
    .innerJoin(employee, isPerson)
    .where(where)
    .as('placed');
  const before = (pageNo - 1) * pageSize;
  return ctx.tx
    .select({ ...SHOWN_OF, plan: SHOWN_IN, person: COLLEAGUE, lastDay: placed.lastDay })
    .from(placed)
    .innerJoin(
      assessmentInfo,
      and(eq(assessmentInfo.companyId, ctx.session.companyId), eq(assessmentInfo.id, placed.id)),
    )
    .innerJoin(assessmentPlan, isPlan)
    .innerJoin(employee, isPerson)
    .where(between(placed.place, before + 1, before + pageSize))
    .orderBy(asc(assessmentInfo.employeeStage), asc(placed.place));
}

/** Agreed targets of appraisals with the value told last. */
async function targetsOf(ctx: Ctx, ids: readonly string[]) {
  const rows = await ctx.tx
    .select({
      assessmentId: targetRow.assessmentId,
      weight: targetRow.weight,
      startValue: targetRow.startValue,
      targetValue: targetRow.targetValue,
      reached: reachedByNow,
    })
    .from(targetRow)
    .innerJoin(
      assessmentInfo,
      and(eq(assessmentInfo.companyId, targetRow.companyId), eq(assessmentInfo.id, targetRow.assessmentId)),
    )
    .where(
      and(
        eq(targetRow.companyId, ctx.session.companyId),
        eq(assessmentInfo.targetStatus, TargetStatus.APPROVED),
        isAnyOf(assessmentInfo.id, ids),
      ),
    );
  const byForm = new Map<string, typeof rows>();
  for (const row of rows) byForm.set(row.assessmentId, [...(byForm.get(row.assessmentId) ?? []), row]);
  return byForm;
}

/** Who has to act in appraisals now, each once, by name. */
async function whomTheyWaitFor(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Colleague[]>> {
  const each = ALL_WORK.map(
    (work) => sql`select ${assessmentInfo.id} as id, ${WHOM[WORKS[work].part]} as emp_id
      from ${assessmentInfo} join ${assessmentPlan} on ${isPlan}
      where ${and(eq(assessmentInfo.companyId, ctx.session.companyId), isAnyOf(assessmentInfo.id, ids), waits(ctx, work))}`,
  );
  const rows = await rowsOf<Colleague & { id: string }>(
    ctx.tx,
    sql`select w.id, ${employee.id} as "empId", ${employee.name} as "empName", ${employee.nameEn} as "empNameEn",
        ${employee.empNumber} as "empNumber"
      from (${sql.join(each, sql` union `)}) w
      join ${employee} on ${employee.companyId} = ${ctx.session.companyId} and ${employee.id} = w.emp_id
      order by ${employee.sortKey}, ${employee.id}`,
  );
  const people = new Map<string, Colleague[]>();
  for (const { id, ...person } of rows) people.set(id, [...(people.get(id) ?? []), person]);
  return people;
}
