import { and, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Contract } from '@hengcai/shared/contract/all';
import type { Notice } from '@hengcai/shared/contract/home/home';
import { NoticeStatus, type ValueOf } from '@hengcai/shared/enums';
import { checkNotice } from '@hengcai/shared/rules/home/notice';
import { stripEmoji } from '@hengcai/shared/rules/text';
import { instantOf } from '@hengcai/shared/rules/time-zone';
import { rowsOf } from '../../db/sql.ts';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { renamed } from '../../kit/renamed.ts';
import { notice, noticeRead } from './tables.ts';

type NoticeHandlers = Pick<Handlers<Contract['index']>, 'listNotice' | 'saveNotice' | 'deleteNotice' | 'readNotice'>;

const NOTICE_FIELDS = {
  title: 'noticeTitle',
  content: 'noticeContent',
  deadline: 'noticeDeadTime',
  status: 'noticeStatus',
};

/** Announcements to the whole company. */
export const noticeHandlers: NoticeHandlers = {
  listNotice: ({ minStatus }, ctx) => notices(ctx, gte(statusAt(ctx), minStatus)),

  async saveNotice({ id, ...typed }, ctx) {
    const closing = typed.noticeStatus === NoticeStatus.CLOSED;
    if (id !== '' && closing) return close(ctx, id);
    const draft = {
      title: stripEmoji(typed.noticeTitle).trim(),
      content: stripEmoji(typed.noticeContent).trim(),
      deadline: typed.noticeDeadTime,
      status: typed.noticeStatus,
    };
    const issues = checkNotice(draft, ctx.today);
    if (issues.length > 0) throw refused(renamed(issues, NOTICE_FIELDS));
    const { deadline } = draft;
    const values = {
      ...draft,
      deadline: deadline === null ? null : instantOf(deadline, '23:59', ctx.session.timeZone),
    };
    return id === '' ? publish(ctx, values) : change(ctx, id, values);
  },

  async deleteNotice({ noticeId }, ctx) {
    const [gone] = await ctx.tx.delete(notice).where(at(ctx, noticeId)).returning({ title: notice.title });
    if (!gone) throw notFound();
    await ctx.audit({
      action: 'notice.delete',
      objectType: 'notice',
      objectId: noticeId,
      params: { name: gone.title },
    });
    return null;
  },

  async readNotice({ noticeIds }, ctx) {
    const { companyId, subjectUserId: userId } = ctx.session;
    const [there] = await rowsOf<{ count: number }>(
      ctx.tx,
      sql`with there as (
          select ${notice.companyId}, ${notice.id} from ${notice}
          where ${and(eq(notice.companyId, companyId), inArray(notice.id, [...noticeIds]))}
        ), noted as (
          insert into ${noticeRead} (company_id, notice_id, user_id, read_at)
          select company_id, id, ${userId}, ${ctx.now.toISOString()}::timestamptz from there on conflict do nothing
        )
        select count(*)::int as count from there`,
    );
    // Another company's announcement is not there, like one that never was.
    if (there?.count !== new Set(noticeIds).size) throw notFound();
    return null;
  },
};

type Values = Pick<typeof notice.$inferInsert, 'title' | 'content' | 'deadline' | 'status'>;

const at = ({ session }: Ctx, id: string) => and(eq(notice.companyId, session.companyId), eq(notice.id, id));

/** Nobody closes an announcement at its deadline; it counts as closed from then on. */
const statusAt = ({ now }: Ctx) =>
  sql<
    ValueOf<typeof NoticeStatus>
  >`(case when ${notice.deadline} < ${now.toISOString()}::timestamptz then ${sql.raw(String(NoticeStatus.CLOSED))} else ${notice.status} end)`;

/** Whether the caller sees how many opened an announcement: those who may publish. */
const countsReaders = ({ session }: Ctx) => session.roles.some(({ type }) => type === 'ADMIN' || type === 'CEO');

async function notices(ctx: Ctx, which: SQL | undefined): Promise<z.output<typeof Notice>[]> {
  const { companyId, subjectUserId } = ctx.session;
  const status = statusAt(ctx);
  const readers = (mine: SQL) =>
    sql`select 1 from ${noticeRead} r where r.company_id = ${notice.companyId} and r.notice_id = ${notice.id}${mine}`;
  const rows = await ctx.tx
    .select({
      id: notice.id,
      title: notice.title,
      content: notice.content,
      deadline: notice.deadline,
      status,
      createdAt: notice.createdAt,
      isRead: sql<boolean>`exists (${readers(sql` and r.user_id = ${subjectUserId}`)})`,
      readCount: countsReaders(ctx)
        ? sql<number>`(select count(*)::int from (${readers(sql``)}) found)`
        : sql<null>`null::int`,
    })
    .from(notice)
    .where(and(eq(notice.companyId, companyId), which))
    .orderBy(
      desc(sql`(${status} <> ${sql.raw(String(NoticeStatus.CLOSED))})`),
      desc(notice.createdAt),
      desc(notice.id),
    );
  return rows.map((row) => ({
    noticeId: row.id,
    noticeTitle: row.title,
    noticeContent: row.content,
    noticeDeadTime: row.deadline?.toISOString() ?? null,
    noticeStatus: row.status,
    createTime: row.createdAt.toISOString(),
    isRead: row.isRead,
    readCount: row.readCount,
  }));
}

async function one(ctx: Ctx, id: string) {
  const [found] = await notices(ctx, eq(notice.id, id));
  if (!found) throw notFound();
  return found;
}

async function publish(ctx: Ctx, values: Values) {
  const id = ctx.newId();
  const { companyId, userId } = ctx.session;
  await ctx.tx.insert(notice).values({ ...values, companyId, id, createdAt: ctx.now, publishedBy: userId });
  await ctx.audit({ action: 'notice.publish', objectType: 'notice', objectId: id, params: { name: values.title } });
  return one(ctx, id);
}

async function change(ctx: Ctx, id: string, values: Values) {
  const before = await one(ctx, id);
  if (before.noticeStatus === NoticeStatus.CLOSED) throw refused('NOTICE_IS_CLOSED');
  await ctx.tx.update(notice).set(values).where(at(ctx, id));
  await ctx.audit({ action: 'notice.change', objectType: 'notice', objectId: id, params: { name: values.title } });
  return one(ctx, id);
}

/** Closing what is closed already leaves it so. */
async function close(ctx: Ctx, id: string) {
  const before = await one(ctx, id);
  if (before.noticeStatus === NoticeStatus.CLOSED) return before;
  await ctx.tx.update(notice).set({ status: NoticeStatus.CLOSED }).where(at(ctx, id));
  await ctx.audit({
    action: 'notice.close',
    objectType: 'notice',
    objectId: id,
    params: { name: before.noticeTitle },
  });
  return one(ctx, id);
}
