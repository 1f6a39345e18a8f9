import { and, eq, gt, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { BossStage, EmployeeStage, PlanStage, PlanStatus, TargetStatus } from '@hengcai/shared/enums';
import type { PlanStatusValue } from '@hengcai/shared/rules/freeze';
import { rowsOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { inServiceOn, visibleEmployees } from '../employee/public.ts';
import { employee } from '../employee/tables.ts';
import { remindMany } from '../message/public.ts';
import { approval, approvalWaiting } from '../platform/tables.ts';
import { TARGETS_SUBJECT } from './approval-runs.ts';
import { activeIn } from './participants.ts';
import type { PlanRow } from './plan.ts';
import { assessmentInfo, assessmentPlan } from './tables.ts';

/** What somebody can be reminded of; part of the ids of the texts. */
export type RemindKind =
  'fillTargets' | 'approveTargets' | 'selfScore' | 'bossScore' | 'resultsMissing' | 'bossConfirm' | 'employeeConfirm';

interface Wait {
  kind: RemindKind;
  /** Whom it waits for. */
  whom: SQL;
  when: SQL;
}

const is = (...conditions: (SQL | undefined)[]): SQL => and(...conditions) ?? sql`true`;
const self = sql`${assessmentInfo.empId}`;
const boss = sql`${assessmentInfo.bossEmpId}`;
/** Whoever the flow of the plan asks now, one row each. */
const asked = sql`unnest(array(select ${approvalWaiting.empId} from ${approvalWaiting} join ${approval}
  on ${approval.companyId} = ${approvalWaiting.companyId} and ${approval.id} = ${approvalWaiting.approvalId}
  where ${approval.companyId} = ${assessmentInfo.companyId} and ${approval.subjectType} = ${TARGETS_SUBJECT} and ${approval.subjectId} = ${assessmentInfo.id}))`;

/** Who has something to do in a stage. */
const WAITS: Partial<Record<PlanStatusValue, readonly Wait[]>> = {
  [PlanStatus.FILLING]: [
    {
      kind: 'fillTargets',
      whom: self,
      when: inArray(assessmentInfo.targetStatus, [TargetStatus.PENDING_FILL, TargetStatus.REJECTED]),
    },
    { kind: 'approveTargets', whom: asked, when: eq(assessmentInfo.targetStatus, TargetStatus.PENDING_APPROVAL) },
  ],
  [PlanStatus.SCORING]: [
    { kind: 'selfScore', whom: self, when: lt(assessmentInfo.employeeStage, EmployeeStage.SELF_RATED) },
    {
      kind: 'bossScore',
      whom: boss,
      when: is(
        gte(assessmentInfo.employeeStage, EmployeeStage.SELF_RATED),
        lt(assessmentInfo.bossStage, BossStage.SCORED),
      ),
    },
  ],
  [PlanStatus.CALIBRATING]: [
    {
      kind: 'resultsMissing',
      whom: boss,
      when: sql`coalesce(${assessmentInfo.calibratedLevel}, ${assessmentInfo.levelName}, ${assessmentInfo.composed}::text) is null`,
    },
  ],
  [PlanStatus.COMMUNICATING]: [
    { kind: 'bossConfirm', whom: boss, when: eq(assessmentInfo.bossStage, BossStage.TO_CONFIRM) },
    {
      kind: 'employeeConfirm',
      whom: self,
      when: is(
        eq(assessmentInfo.bossStage, BossStage.CONFIRMED),
        lt(assessmentInfo.employeeStage, EmployeeStage.CONFIRMED),
      ),
    },
  ],
};

const LAST_DAY: Partial<Record<PlanStatusValue, 'fillTo' | 'scoreTo' | 'calibrateTo' | 'communicateTo'>> = {
  [PlanStatus.FILLING]: 'fillTo',
  [PlanStatus.SCORING]: 'scoreTo',
  [PlanStatus.CALIBRATING]: 'calibrateTo',
  [PlanStatus.COMMUNICATING]: 'communicateTo',
};

const STAGE_OF: Partial<Record<PlanStatusValue, number>> = {
  [PlanStatus.FILLING]: PlanStage.FILL,
  [PlanStatus.SCORING]: PlanStage.SCORE,
  [PlanStatus.CALIBRATING]: PlanStage.CALIBRATE,
  [PlanStatus.COMMUNICATING]: PlanStage.COMMUNICATE,
};

/** Reminds, on HR's wish, whoever holds up the visible people of a plan (or the named ones); answers how many were told. */
export async function remindNow(ctx: Ctx, plan: PlanRow, empIds: readonly string[] | undefined): Promise<number> {
  const named =
    empIds === undefined
      ? undefined
      : sql`${assessmentInfo.empId} in (select jsonb_array_elements_text(${JSON.stringify(empIds)}::jsonb))`;
  const visible = sql`exists (select 1 from ${employee} where ${employee.companyId} = ${assessmentInfo.companyId} and ${employee.id} = ${assessmentInfo.empId} and ${visibleEmployees(ctx)})`;
  // Each wish reminds anew; that one wish happens once is the care of its client mutation id.
  return remind(ctx, plan, is(visible, named), ctx.newId());
}

/** The daily step: reminds on the dates that HR set for the stage a plan is in. Running it twice a day reminds once. */
export async function remindOfStages(ctx: Ctx): Promise<void> {
  const open = (await ctx.tx
    .select()
    .from(assessmentPlan)
    .where(
      and(
        eq(assessmentPlan.companyId, ctx.session.companyId),
        gt(assessmentPlan.status, PlanStatus.NOT_OPEN),
        lt(assessmentPlan.status, PlanStatus.CLOSED),
        eq(assessmentPlan.locked, false),
      ),
    )) as PlanRow[];
  for (const plan of open) {
    const due = plan.reminders.some(({ stage, dates }) => stage === STAGE_OF[plan.status] && dates.includes(ctx.today));
    if (due) await remind(ctx, plan, undefined, ctx.today);
  }
}

/** One reminder per person and matter, however many people wait for that person. */
async function remind(ctx: Ctx, plan: PlanRow, where: SQL | undefined, occasion: string): Promise<number> {
  const waits = WAITS[plan.status];
  const lastDay = LAST_DAY[plan.status];
  if (!waits || !lastDay) return 0;
  const each = waits.map(
    ({ kind, whom, when }) =>
      sql`select ${whom} as "empId", ${kind}::text as kind from ${assessmentInfo} where ${is(activeIn(ctx, plan.id), when, where)}`,
  );
  const due = await rowsOf<{ empId: string; kind: RemindKind; count: number }>(
    ctx.tx,
    sql`select w."empId", w.kind, count(*)::int as count from (${sql.join(each, sql` union all `)}) w
      join ${employee} on ${employee.companyId} = ${ctx.session.companyId} and ${employee.id} = w."empId"
      where ${inServiceOn(ctx.today)} group by w."empId", w.kind order by w."empId", w.kind`,
  );
  return remindMany(
    ctx,
    due.map(({ empId, kind, count }) => ({
      empId,
      kind,
      label: plan.name,
      params: { plan: plan.name, count: String(count), lastDay: plan[lastDay] },
      dedupeKey: `${plan.id}:${kind}:${occasion}`,
    })),
  );
}
