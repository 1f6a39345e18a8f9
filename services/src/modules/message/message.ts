import { and, count, desc, inArray, isNotNull, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import { TodoType, type ValueOf } from '@hengcai/shared/enums';
import { tellingPath, type Work, WORKS } from '@hengcai/shared/rules/performance/handovers';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { mapPage, paged } from '../../kit/paged.ts';
import { announcedNotice } from '../platform/public.ts';
import { messagesMayWait, messagesOf } from './centre.ts';
import { mailPreferenceHandlers } from './mail-preference.ts';
import { isOpen, mine, waitsStill } from './open-work.ts';

import { stageReminder } from './tables.ts';
import { reminderTexts } from './texts.ts';
import { rowsOf } from '../../db/sql.ts';
import { type TodoCount, todoSources } from '../../kit/todos.ts';

const MOST_TODOS = 200;

/** Where one reads on about what is only told; work that waits is found by what it is about. */
const newsPage = ({ kind, planId, work, subjectEmpId }: typeof stageReminder.$inferSelect): string | null =>
  planId === null || work !== null || subjectEmpId === null
    ? null
    : tellingPath(kind, null, { planCode: planId, empId: subjectEmpId });

/** What waits for the caller and what the caller was reminded of. */
export const messageHandlers: Handlers<Contract['message']> = {
  async loginmessage(_input, ctx) {
    const may = await whatMayWait(ctx);
    return {
      invited360Message: await messagesOf(ctx, 'invited360Message', may.invited),
      unreadCommentInfo: await messagesOf(ctx, 'unreadCommentInfo', may.comments),
      functionMessage: await messagesOf(ctx, 'functionMessage', may.surveys),
      backLogCount: await backlog(ctx, may.counters),
      // What only tells something is open until it is read, and that is counted already.
      stageRemind: { unreadCount: may.unreadWork ? await countOpen(ctx) : may.unread },
    };
  },

  listbacklogcount: async (_input, ctx) => backlog(ctx, (await whatMayWait(ctx)).counters),

  async listtodo(_input, ctx) {
    const { empId } = ctx.session;
    if (empId === null) return [];
    const lists = [];
    for (const source of todoSources()) lists.push(...(await source.list(ctx, empId, MOST_TODOS)));
    return lists.slice(0, MOST_TODOS);
  },

  ...mailPreferenceHandlers,

  async listremindmessage(page, ctx) {
    const rows = ctx.tx
      .select({ one: stageReminder, waits: waitsStill(ctx) })
      .from(stageReminder)
      .where(mine(ctx))
      .orderBy(desc(stageReminder.sentAt), desc(stageReminder.id));
    const reminders = await paged(
      page,
      ({ limit, offset }) => rows.limit(limit).offset(offset),
      () => ctx.tx.$count(stageReminder, mine(ctx)),
    );
    return mapPage(reminders, ({ one, waits }) => {
      const { type, content } = reminderTexts(ctx.language, one.kind, one.params);
      return {
        messageId: one.id,
        remindTypeName: type,
        remindContent: content,
        remindDate: one.sentAt.toISOString(),
        isRead: one.readAt === null && waits ? 0 : 1,
        label: one.label,
        page: one.page ?? newsPage(one),
        matter:
          one.planId === null
            ? null
            : {
                assessmentPlanCode: one.planId,
                empId: one.subjectEmpId,
                typeId: isOfAppraisal(one.work) ? WORKS[one.work].todo : null,
                waits: one.work !== null && waits,
              },
      };
    });
  },

  systemnotice: (_input, ctx) => announcedNotice(ctx),

  async updatemessagestate({ messageIds }, ctx) {
    await ctx.tx
      .update(stageReminder)
      .set({ readAt: ctx.now })
      .where(and(mine(ctx), inArray(stageReminder.id, messageIds), isNull(stageReminder.readAt)));
    return null;
  },

  async deletemessage({ messageIds }, ctx) {
    await ctx.tx
      .delete(stageReminder)
      .where(
        and(
          mine(ctx),
          inArray(stageReminder.id, messageIds),
          or(isNotNull(stageReminder.readAt), not(waitsStill(ctx))),
        ),
      );
    return null;
  },
};

const isOfAppraisal = (work: string | null): work is Work => work !== null && work in WORKS;

const counters = () => todoSources().flatMap((source) => source.counts);

interface MayWait {
  invited: boolean;
  comments: boolean;
  surveys: boolean;
  /** One for each of `counters()`. */
  counters: readonly boolean[];
  /** Reminders nobody has read, and whether one of them asks for work. */
  unread: number;
  unreadWork: boolean;
}

/** What may wait for the caller at all, in one statement. */
async function whatMayWait(ctx: Ctx): Promise<MayWait> {
  const { empId } = ctx.session;
  if (empId === null)
    return { invited: false, comments: false, surveys: false, counters: [], unread: 0, unreadWork: false };
  const listed = (kind: Parameters<typeof messagesMayWait>[1]): SQL => messagesMayWait(ctx, kind, empId);
  const [row] = await rowsOf<MayWait & Record<string, unknown>>(
    ctx.tx,
    sql`select ${listed('invited360Message')} as invited, ${listed('unreadCommentInfo')} as comments,
      ${listed('functionMessage')} as surveys,
      array[${sql.join(
        counters().map(({ mayWait }) => mayWait(ctx, empId)),
        sql`, `,
      )}]::boolean[] as counters,
      (count(*))::int as unread, coalesce(bool_or(${stageReminder.work} is not null), false) as "unreadWork"
      from ${stageReminder} where ${and(mine(ctx), isNull(stageReminder.readAt))}`,
  );
  return row!;
}

async function countOpen(ctx: Ctx): Promise<number> {
  const [open] = await ctx.tx
    .select({ total: count() })
    .from(stageReminder)
    .where(and(mine(ctx), isOpen(ctx)));
  return open?.total ?? 0;
}

/** What waits, by kind; a kind without anything is told as 0. */
async function backlog(ctx: Ctx, may: readonly boolean[]): Promise<TodoCount[]> {
  const counts = new Map<ValueOf<typeof TodoType>, number>(Object.values(TodoType).map((typeId) => [typeId, 0]));
  const { empId } = ctx.session;
  if (empId !== null) {
    for (const { count: counted } of counters().filter((_, n) => may[n])) {
      for (const { typeId, backlogCount } of await counted(ctx, empId))
        counts.set(typeId, (counts.get(typeId) ?? 0) + backlogCount);
    }
  }
  return [...counts].map(([typeId, backlogCount]) => ({ typeId, backlogCount }));
}
