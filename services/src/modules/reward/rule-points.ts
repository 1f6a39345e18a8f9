import { sql } from 'drizzle-orm';
import { OWN_POINTS_PAGE } from '@hengcai/shared/contract/reward/points';
import { PointEntryKind, PointRuleEvent } from '@hengcai/shared/enums';
import { addDays } from '@hengcai/shared/rules/dates';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { isAnyOf, rowsOf } from '../../db/sql.ts';
import { appendAudits } from '../../kit/audit.ts';
import type { Ctx } from '../../kit/context.ts';
import { oneAtATime } from '../../kit/one-at-a-time.ts';
import { tell } from '../../kit/tell.ts';
import { archivedLevels } from '../performance/public.ts';
import { employee, inServiceOn } from '../employee/tables.ts';
import { addEntries } from './ledger.ts';
import { letterRecipient, pointEntry, pointRule, thankYouLetter } from './tables.ts';

const { BIRTHDAY, LETTER, RESULT_LEVEL, SERVICE_YEARS } = PointRuleEvent;

/** Points that a rule gives somebody; the key says what for, and that comes once. */
interface Due extends Record<string, unknown> {
  ruleId: string;
  empId: string;
  points: number;
  key: string;
  kind: string;
  /** What the message names. */
  params: Record<string, string>;
}

/**
 * Gives points for what happened in the last days, once each: also what was missed while the product was not running, and
 * nothing of before a rule began to count. A second run finds nothing.
 */
export async function givePointsByRules(ctx: Ctx): Promise<void> {
  await oneAtATime(ctx, 'reward:points');
  const happened = [...(await daysOfPeople(ctx)), ...(await lettersReceived(ctx)), ...(await resultsArchived(ctx))];
  const due = await notYetGiven(ctx, happened);
  await addEntries(
    ctx,
    due.map(({ ruleId, empId, points, key }) => ({
      empId,
      delta: points,
      kind: PointEntryKind.RULE,
      ruleId,
      dedupeKey: key,
    })),
  );
  await appendAudits(
    ctx,
    due.map(({ empId, points }) => ({
      action: 'points.byRule',
      objectType: 'points',
      objectId: empId,
      params: { points },
    })),
  );
  await tell(
    ctx,
    due.map(({ empId, points, key, kind, params }) => ({
      empId,
      kind: `pointsByRule.${kind}`,
      params: { points: String(points), ...params },
      label: null,
      page: OWN_POINTS_PAGE,
      dedupeKey: key,
    })),
  );
}

async function notYetGiven({ tx, session }: Ctx, happened: readonly Due[]): Promise<Due[]> {
  const given = await tx
    .select({ key: pointEntry.dedupeKey })
    .from(pointEntry)
    .where(
      sql`${pointEntry.companyId} = ${session.companyId} and ${isAnyOf(
        pointEntry.dedupeKey,
        happened.map(({ key }) => key),
      )}`,
    );
  const past = new Set(given.map(({ key }) => key));
  return happened.filter(({ key }) => !past.has(key));
}

const firstDay = ({ today }: Ctx): string => addDays(today, -LIMITS.pointRuleDays);

/** Birthdays and completed years of service. Whoever was born on 29 February has the birthday on the 28th of other years. */
async function daysOfPeople(ctx: Ctx): Promise<Due[]> {
  const { companyId } = ctx.session;
  const birthday = sql`(${employee.birthDate} + make_interval(years => (extract(year from d.day) - extract(year from ${employee.birthDate}))::int))::date`;
  const anniversary = sql`(${employee.entryDate} + make_interval(years => ${pointRule.years}))::date`;
  const rows = await rowsOf<{ ruleId: string; event: number; empId: string; points: number; times: number }>(
    ctx.tx,
    sql`select ${pointRule.id} as "ruleId", ${pointRule.event} as event, ${employee.id} as "empId", ${pointRule.points} as points,
        coalesce(${pointRule.years}, extract(year from d.day))::int as times
      from generate_series(${firstDay(ctx)}::date, ${ctx.today}::date, interval '1 day') as d(day)
      join ${pointRule} on ${pointRule.companyId} = ${companyId} and ${pointRule.enabled} and ${pointRule.since} <= d.day
      join ${employee} on ${employee.companyId} = ${companyId} and ${employee.entryDate} <= d.day and ${inServiceOn(ctx.today)}
        and d.day = case ${pointRule.event} when ${BIRTHDAY} then ${birthday} when ${SERVICE_YEARS} then ${anniversary} end
      order by ${employee.id}, ${pointRule.event}`,
  );
  return rows.map(({ event, times, ...due }) =>
    event === BIRTHDAY
      ? { ...due, key: `rule:birthday:${due.empId}:${times}`, kind: 'birthday', params: {} }
      : { ...due, key: `rule:service:${due.empId}:${times}`, kind: 'serviceYears', params: { years: String(times) } },
  );
}

/** Letters that were received and not hidden: one of each sender counts in a month, so that points cannot be written up. */
async function lettersReceived(ctx: Ctx): Promise<Due[]> {
  const { companyId, timeZone } = ctx.session;
  const day = sql`(${thankYouLetter.sentAt} at time zone ${timeZone})::date`;
  const rows = await rowsOf<{ ruleId: string; empId: string; points: number; senderId: string; month: string }>(
    ctx.tx,
    sql`select distinct ${pointRule.id} as "ruleId", ${letterRecipient.empId} as "empId", ${pointRule.points} as points,
        ${thankYouLetter.senderId} as "senderId", to_char(${day}, 'YYYY-MM') as month
      from ${pointRule}
      join ${thankYouLetter} on ${thankYouLetter.companyId} = ${companyId} and ${thankYouLetter.hiddenAt} is null
        and ${day} >= greatest(${pointRule.since}, ${firstDay(ctx)}::date)
      join ${letterRecipient} on ${letterRecipient.companyId} = ${companyId} and ${letterRecipient.letterId} = ${thankYouLetter.id}
      join ${employee} on ${employee.companyId} = ${companyId} and ${employee.id} = ${letterRecipient.empId} and ${inServiceOn(ctx.today)}
      where ${pointRule.companyId} = ${companyId} and ${pointRule.enabled} and ${pointRule.event} = ${LETTER}
      order by 2, 4, 5`,
  );
  return rows.map(({ senderId, month, ...due }) => ({
    ...due,
    key: `rule:letter:${due.empId}:${senderId}:${month}`,
    kind: 'letter',
    params: {},
  }));
}

/** Levels of archived appraisals that their people may see. */
async function resultsArchived(ctx: Ctx): Promise<Due[]> {
  const { companyId } = ctx.session;
  const rules = await rowsOf<{ ruleId: string; level: string; points: number; since: string }>(
    ctx.tx,
    sql`select ${pointRule.id} as "ruleId", ${pointRule.level} as level, ${pointRule.points} as points, ${pointRule.since}::text as since
      from ${pointRule}
      where ${pointRule.companyId} = ${companyId} and ${pointRule.enabled} and ${pointRule.event} = ${RESULT_LEVEL}`,
  );
  if (rules.length === 0) return [];
  const ofLevel = new Map(rules.map((rule) => [rule.level.toLowerCase(), rule]));
  return (await archivedLevels(ctx, firstDay(ctx))).flatMap(({ planId, planName, empId, level, archivedOn }) => {
    const rule = ofLevel.get(level.toLowerCase());
    if (!rule || archivedOn < rule.since) return [];
    const { ruleId, points } = rule;
    const params = { plan: planName, level };
    return [{ ruleId, empId, points, key: `rule:result:${planId}:${empId}`, kind: 'resultLevel', params }];
  });
}
