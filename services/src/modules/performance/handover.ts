import { and, eq, sql, type SQL } from 'drizzle-orm';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import type { PlanStatusValue } from '@hengcai/shared/rules/performance/freeze';
import { tellingsOf, WORKS, type Act, type TellingName } from '@hengcai/shared/rules/performance/handovers';
import { rowsOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { inServiceOn } from '../employee/public.ts';
import { employee } from '../employee/tables.ts';
import { remindMany } from '../message/public.ts';
import { activeIn, leftFrom } from './plan/participants.ts';
import type { PlanRow } from './plan/plan.ts';
import { ownDay, reasonOfLeaving } from './plan/scope.ts';
import { assessmentInfo, assessmentPlan, isPlan } from './tables.ts';
import { waits, WHOM } from './works.ts';

/** The column of a plan with the last day of a stage. */
export const LAST_DAY: Partial<Record<PlanStatusValue, 'fillTo' | 'scoreTo' | 'calibrateTo' | 'communicateTo'>> = {
  [AssessmentPlanStatus.FILLING]: 'fillTo',
  [AssessmentPlanStatus.SCORING]: 'scoreTo',
  [AssessmentPlanStatus.CALIBRATING]: 'calibrateTo',
  [AssessmentPlanStatus.COMMUNICATING]: 'communicateTo',
};

interface About {
  /** Whose appraisals the act touched; left out: all of the plan. */
  empIds?: readonly string[] | undefined;
  /** A further condition on the appraisals. */
  where?: SQL | undefined;
  /** Who was asked about whom before, and so is not told again. */
  asked?: readonly { empId: string; by: string }[];
  /** Why, where no reason stands with the person in the scope of the plan. */
  reason?: string;
  /** What tells this act from others of its kind: the same occasion tells everybody once. */
  occasion?: string;
}

type Recipient = {
  empId: string;
  telling: TellingName;
  count: number;
  subjectEmpId: string;
  name: string;
  nameEn: string | null;
  /** The first day on which one of them is due. */
  lastDay: string;
  /** Why they left the plan; null for every other act. */
  reason: string | null;
};

/** A reason is cut here where one superior is told of many people with reasons of their own. */
const REASON_LENGTH = 400;

/**
 * Tells, in the transaction of the act, whoever has something to do once it is done (`rules/handovers`): a message each,
 * however many people it is about, and the mails that are wanted at once. Answers how many were told. A fixed number of
 * statements; call it when the plan and its people stand as the act leaves them.
 */
export async function handOver(ctx: Ctx, act: Act, plan: PlanRow, about: About = {}): Promise<number> {
  const tellings = tellingsOf(act).filter(({ work }) => work === null || WORKS[work].stage === plan.status);
  if (tellings.length === 0 || about.empIds?.length === 0) return 0;
  const workOf = new Map(tellings.map(({ name, work }) => [name, work]));
  const occasion = about.occasion ?? ctx.newId();
  const recipients = await recipientsOf(ctx, tellings, plan, about, act === 'leavePlan');
  return remindMany(
    ctx,
    recipients.map(({ empId, telling, count, subjectEmpId, name, nameEn, lastDay, reason }) => ({
      empId,
      kind: telling,
      label: plan.name,
      params: { plan: plan.name, count: String(count), name, nameEn: nameEn ?? '', lastDay, reason: reason ?? '' },
      dedupeKey: `${plan.id}:${telling}:${occasion}`,
      matter: {
        planId: plan.id,
        work: workOf.get(telling) ?? null,
        subjectEmpId: count === 1 && workOf.get(telling) !== 'calibrate' ? subjectEmpId : null,
      },
    })),
  );
}

/** The last day of the stage for each person, the own one where there is one. */
function lastDayOf(plan: PlanRow): SQL {
  const day = LAST_DAY[plan.status];
  if (!day) return sql`''`;
  return day === 'fillTo' || day === 'scoreTo'
    ? sql`coalesce(${ownDay(day)}, ${plan[day]}::text)`
    : sql`${plan[day]}::text`;
}

/** Who is told what: one row per person and telling, with one of those it is about and how many they are. */
function recipientsOf(
  ctx: Ctx,
  tellings: ReturnType<typeof tellingsOf>,
  plan: PlanRow,
  { empIds, where, asked = [], reason = '' }: About,
  left: boolean,
): Promise<Recipient[]> {
  const touched =
    empIds && sql`${assessmentInfo.empId} in (select jsonb_array_elements_text(${JSON.stringify(empIds)}::jsonb))`;
  const there = left ? leftFrom(ctx, plan.id) : activeIn(ctx, plan.id);
  const why = left ? sql`coalesce(${reasonOfLeaving}, ${reason}::text)` : sql`''`;
  const each = tellings.map(({ name, work, whom }) => {
    const when = and(there, touched, where, work === null ? undefined : waits(ctx, work));
    return sql`select ${WHOM[whom]} as emp_id, ${name}::text as telling, ${assessmentInfo.empId} as about, ${lastDayOf(plan)} as last_day, ${why} as reason
      from ${assessmentInfo} join ${assessmentPlan} on ${isPlan} where ${when}`;
  });
  return rowsOf<Recipient>(
    ctx.tx,
    sql`select w.emp_id as "empId", w.telling, w.count, w.about as "subjectEmpId", s.name, s.name_en as "nameEn", w.last_day as "lastDay", w.reason
      from (select t.emp_id, t.telling, count(*)::int as count, min(t.about) as about, min(t.last_day) as last_day,
          left(string_agg(distinct nullif(t.reason, ''), '; '), ${REASON_LENGTH}::int) as reason from (${sql.join(each, sql` union all `)}) t
        where not exists (select 1 from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) a("empId" text, by text) where a."empId" = t.about and a.by = t.emp_id)
        group by t.emp_id, t.telling) w
      join ${employee} on ${and(eq(employee.companyId, ctx.session.companyId), sql`${employee.id} = w.emp_id`, inServiceOn(ctx.today))}
      join ${employee} s on s.company_id = ${ctx.session.companyId} and s.id = w.about
      order by w.emp_id, w.telling`,
  );
}
