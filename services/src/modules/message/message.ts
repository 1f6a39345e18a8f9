import { and, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import { TodoType, type ValueOf } from '@hengcai/shared/enums';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { announcedNotice } from '../platform/public.ts';
import { messagesOf } from './centre.ts';
import { reminderTexts } from './public.ts';
import { stageReminder } from './tables.ts';
import { type TodoCount, todoSources } from './todos.ts';

/** What waits for the caller and what the caller was reminded of. */
export const messageHandlers: Handlers<Contract['message']> = {
  async loginmessage(_input, ctx) {
    const [unread] = await ctx.tx
      .select({ total: count() })
      .from(stageReminder)
      .where(and(mine(ctx), isNull(stageReminder.readAt)));
    return {
      invited360Message: await messagesOf(ctx, 'invited360Message'),
      unreadCommentInfo: await messagesOf(ctx, 'unreadCommentInfo'),
      functionMessage: await messagesOf(ctx, 'functionMessage'),
      backLogCount: await backlog(ctx),
      stageRemind: { unreadCount: unread?.total ?? 0 },
    };
  },

  listbacklogcount: (_input, ctx) => backlog(ctx),

  async listremindmessage({ pageNo, pageSize }, ctx) {
    const rows = await ctx.tx
      .select()
      .from(stageReminder)
      .where(mine(ctx))
      .orderBy(desc(stageReminder.sentAt), desc(stageReminder.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize);
    const [all] = await ctx.tx.select({ total: count() }).from(stageReminder).where(mine(ctx));
    const items = rows.map(({ id, kind, params, sentAt, readAt, label }) => {
      const { type, content } = reminderTexts(ctx.language, kind, params);
      return {
        messageId: id,
        remindTypeName: type,
        remindContent: content,
        remindDate: sentAt.toISOString(),
        isRead: readAt === null ? 0 : 1,
        label,
      };
    });
    return { items, total: all?.total ?? 0, pageNo, pageSize };
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
      .where(and(mine(ctx), inArray(stageReminder.id, messageIds), isNotNull(stageReminder.readAt)));
    return null;
  },
};

/** What waits, by kind; a kind without anything is told as 0. */
async function backlog(ctx: Ctx): Promise<TodoCount[]> {
  const counts = new Map<ValueOf<typeof TodoType>, number>(Object.values(TodoType).map((typeId) => [typeId, 0]));
  const { empId } = ctx.session;
  if (empId !== null) {
    for (const source of todoSources()) {
      for (const { typeId, backlogCount } of await source(ctx, empId))
        counts.set(typeId, (counts.get(typeId) ?? 0) + backlogCount);
    }
  }
  return [...counts].map(([typeId, backlogCount]) => ({ typeId, backlogCount }));
}

/** Only the caller's own reminders exist here; an account without an employee has none. */
const mine = (ctx: Ctx) =>
  and(eq(stageReminder.companyId, ctx.session.companyId), eq(stageReminder.empId, ctx.session.empId ?? ''));
