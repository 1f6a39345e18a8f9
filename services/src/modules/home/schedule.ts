import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import { daysInMonth } from '@hengcai/shared/rules/dates';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { checkSchedule } from '@hengcai/shared/rules/home/schedule';
import { stripEmoji } from '@hengcai/shared/rules/text';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { renamed } from '../../kit/renamed.ts';
import { remindMany } from '../message/public.ts';
import { userAccount } from '../session/tables.ts';
import { remindDate, schedule } from './tables.ts';

type ScheduleHandlers = Pick<
  Handlers<Contract['index']>,
  'listIndexSchedule' | 'addSchedule' | 'deleteSchedule' | 'saveRemindDate' | 'deleteRemindDate'
>;

const SCHEDULE_FIELDS = { date: 'scheduleDate', time: 'scheduleTime', content: 'scheduleContent' };

/** The caller's own calendar. */
export const scheduleHandlers: ScheduleHandlers = {
  async listIndexSchedule({ remindDate: day }, ctx) {
    const rows = await ctx.tx
      .select({ id: schedule.id, day: schedule.day, time: schedule.time, content: schedule.content })
      .from(schedule)
      .where(and(mine(ctx), eq(schedule.day, day)))
      .orderBy(asc(schedule.time), asc(schedule.id));
    const { first, last } = monthOf(day);
    const scheduled = await ctx.tx
      .selectDistinct({ day: schedule.day })
      .from(schedule)
      .where(and(mine(ctx), sql`${schedule.day} between ${first} and ${last}`))
      .orderBy(asc(schedule.day));
    const reminded = await ctx.tx
      .select({ day: remindDate.day })
      .from(remindDate)
      .where(and(myDates(ctx), sql`${remindDate.day} between ${first} and ${last}`))
      .orderBy(asc(remindDate.day));
    return {
      items: rows.map(toItem),
      scheduledDates: scheduled.map((row) => row.day),
      remindDates: reminded.map((row) => row.day),
    };
  },

  async addSchedule(typed, ctx) {
    const draft = {
      date: typed.scheduleDate,
      time: typed.scheduleTime,
      content: stripEmoji(typed.scheduleContent).trim(),
    };
    const issues = checkSchedule(draft);
    if (issues.length > 0) throw refused(renamed(issues, SCHEDULE_FIELDS));
    const [planned] = await ctx.tx
      .select({ total: count() })
      .from(schedule)
      .where(and(mine(ctx), eq(schedule.day, draft.date)));
    if ((planned?.total ?? 0) >= LIMITS.schedulePerDay)
      throw refused({ field: 'scheduleDate', code: 'SCHEDULE_FULL', params: { max: LIMITS.schedulePerDay } });
    const { date: day, ...rest } = draft;
    const row = { id: ctx.newId(), day, ...rest };
    await ctx.tx.insert(schedule).values({ ...row, ...owner(ctx) });
    return toItem(row);
  },

  async deleteSchedule({ scheduleId }, ctx) {
    const gone = await ctx.tx
      .delete(schedule)
      .where(and(mine(ctx), eq(schedule.id, scheduleId)))
      .returning({ id: schedule.id });
    if (gone.length === 0) throw notFound();
    return null;
  },

  async saveRemindDate({ remindDate: day }, ctx) {
    await ctx.tx
      .insert(remindDate)
      .values({ ...owner(ctx), day })
      .onConflictDoNothing();
    return null;
  },

  async deleteRemindDate({ remindDate: day }, ctx) {
    await ctx.tx.delete(remindDate).where(and(myDates(ctx), eq(remindDate.day, day)));
    return null;
  },
};

/** The daily step of the reminders: everybody who asked for today is told what is planned, by message and mail. */
export async function remindOfSchedules(ctx: Ctx): Promise<void> {
  const rows = await ctx.tx
    .select({
      empId: userAccount.empId,
      planned: sql<string>`coalesce(string_agg(${schedule.time} || ' ' || ${schedule.content}, chr(10) order by ${schedule.time}, ${schedule.id}), '')`,
    })
    .from(remindDate)
    .innerJoin(userAccount, and(eq(userAccount.companyId, remindDate.companyId), eq(userAccount.id, remindDate.userId)))
    .leftJoin(
      schedule,
      and(
        eq(schedule.companyId, remindDate.companyId),
        eq(schedule.userId, remindDate.userId),
        eq(schedule.day, remindDate.day),
      ),
    )
    .where(and(eq(remindDate.companyId, ctx.session.companyId), eq(remindDate.day, ctx.today)))
    .groupBy(userAccount.empId);
  await remindMany(
    ctx,
    rows.flatMap(({ empId, planned }) =>
      empId === null
        ? []
        : [
            {
              empId,
              kind: planned === '' ? 'scheduleEmpty' : 'schedule',
              params: { date: ctx.today, planned },
              label: null,
              dedupeKey: `schedule:${ctx.today}`,
            },
          ],
    ),
  );
}

const owner = ({ session }: Ctx) => ({ companyId: session.companyId, userId: session.subjectUserId });
const mine = ({ session }: Ctx) =>
  and(eq(schedule.companyId, session.companyId), eq(schedule.userId, session.subjectUserId));
const myDates = ({ session }: Ctx) =>
  and(eq(remindDate.companyId, session.companyId), eq(remindDate.userId, session.subjectUserId));

const toItem = (row: { id: string; day: string; time: string; content: string }) => ({
  scheduleId: row.id,
  scheduleDate: row.day,
  scheduleTime: row.time,
  scheduleContent: row.content,
});

function monthOf(day: string) {
  const month = day.slice(0, 7);
  const days = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
  return { first: `${month}-01`, last: `${month}-${days}` };
}
