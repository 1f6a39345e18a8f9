import { and, count, desc, inArray, isNotNull, isNull, not, or } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import { TodoType, type ValueOf } from '@hengcai/shared/enums';
import { type Work, WORKS } from '@hengcai/shared/rules/performance/handovers';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { mapPage, paged } from '../../kit/paged.ts';
import { announcedNotice } from '../platform/public.ts';
import { messagesOf } from './centre.ts';
import { mailPreferenceHandlers } from './mail-preference.ts';
import { isOpen, mine, waitsStill } from './open-work.ts';

import { stageReminder } from './tables.ts';
import { reminderTexts } from './texts.ts';
import { type TodoCount, todoSources } from '../../kit/todos.ts';

const MOST_TODOS = 200;

/** What waits for the caller and what the caller was reminded of. */
export const messageHandlers: Handlers<Contract['message']> = {
  async loginmessage(_input, ctx) {
    const [unread] = await ctx.tx
      .select({ total: count() })
      .from(stageReminder)
      .where(and(mine(ctx), isOpen(ctx)));
    return {
      invited360Message: await messagesOf(ctx, 'invited360Message'),
      unreadCommentInfo: await messagesOf(ctx, 'unreadCommentInfo'),
      functionMessage: await messagesOf(ctx, 'functionMessage'),
      backLogCount: await backlog(ctx),
      stageRemind: { unreadCount: unread?.total ?? 0 },
    };
  },

  listbacklogcount: (_input, ctx) => backlog(ctx),

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
        page: one.page,
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

/** What waits, by kind; a kind without anything is told as 0. */
async function backlog(ctx: Ctx): Promise<TodoCount[]> {
  const counts = new Map<ValueOf<typeof TodoType>, number>(Object.values(TodoType).map((typeId) => [typeId, 0]));
  const { empId } = ctx.session;
  if (empId !== null) {
    for (const source of todoSources()) {
      for (const { typeId, backlogCount } of await source.counts(ctx, empId))
        counts.set(typeId, (counts.get(typeId) ?? 0) + backlogCount);
    }
  }
  return [...counts].map(([typeId, backlogCount]) => ({ typeId, backlogCount }));
}
