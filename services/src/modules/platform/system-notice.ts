import { and, gt, lte, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Contract } from '@hengcai/shared/contract/all';
import type { SystemNotice } from '@hengcai/shared/contract/platform/platform';
import { checkSystemNotice } from '@hengcai/shared/rules/home/notice';
import { stripEmoji } from '@hengcai/shared/rules/text';
import { enterTenant } from '../../db/database.ts';
import { type Call, detached } from '../../kit/calls.ts';
import type { Ctx, Handlers, Tx } from '../../kit/context.ts';
import { refused } from '../../kit/failure.ts';
import { createContext } from '../../kit/run.ts';
import { systemNotice } from './tables.ts';

type Endpoints = Contract['platform']['endpoints'];
type Notice = z.output<typeof SystemNotice>;
type Row = typeof systemNotice.$inferSelect;

/** The notice that everybody is shown now. */
export async function announcedNotice({ tx, now }: Ctx): Promise<Notice | null> {
  const [row] = await tx
    .select()
    .from(systemNotice)
    .where(and(lte(systemNotice.beginsAt, now), gt(systemNotice.endsAt, now)));
  return row ? toNotice(row) : null;
}

type SystemNoticeHandlers = Pick<
  Handlers<Contract['platform']>,
  'systemnoticecurrent' | 'savesystemnotice' | 'endsystemnotice'
>;

/** Maintenance notices to the people of all companies. */
export const systemNoticeHandlers: SystemNoticeHandlers = {
  async systemnoticecurrent(_input, { tx, now }) {
    const [row] = await tx.select().from(systemNotice).where(gt(systemNotice.endsAt, now));
    return row ? toNotice(row) : null;
  },

  savesystemnotice: detached<Endpoints['savesystemnotice']>((typed, call) =>
    asPlatform(call, async (tx, now) => {
      const draft = {
        ...typed,
        title: stripEmoji(typed.title).trim(),
        content: stripEmoji(typed.content).trim(),
      };
      const issues = checkSystemNotice(draft, now);
      if (issues.length > 0) throw refused(issues);
      const values = {
        title: draft.title,
        content: draft.content,
        beginsAt: new Date(draft.from),
        endsAt: new Date(draft.to),
      };
      const [row] = await tx
        .insert(systemNotice)
        .values({ ...values, id: call.kernel.newId(now) })
        .onConflictDoUpdate({
          target: systemNotice.only,
          set: {
            ...values,
            id: sql`case when ${systemNotice.endsAt} > ${now.toISOString()}::timestamptz then ${systemNotice.id} else excluded.id end`,
          },
        })
        .returning();
      if (!row) throw new Error('The notice was not kept.');
      return { done: toNotice(row), audited: { action: 'systemNotice.announced', notice: row } };
    }),
  ),

  endsystemnotice: detached<Endpoints['endsystemnotice']>((_input, call) =>
    asPlatform(call, async (tx, now) => {
      const [row] = await tx.delete(systemNotice).where(gt(systemNotice.endsAt, now)).returning();
      return { done: null, audited: row ? { action: 'systemNotice.ended', notice: row } : null };
    }),
  ),
};

interface Done<T> {
  done: T;
  audited: { action: string; notice: Row } | null;
}

/** Writes what belongs to no company, and in the same transaction the line in the audit of the administrator's own. */
const asPlatform = <T>(call: Call, write: (tx: Tx, now: Date) => Promise<Done<T>>): Promise<T> =>
  call.kernel.db.withSystem('platform', async (tx, now) => {
    const { done, audited } = await write(tx, now);
    if (audited) {
      const { action, notice } = audited;
      await enterTenant(tx, call.session);
      await createContext(call.kernel, call, tx, now, () => undefined).audit({
        action,
        objectType: 'systemNotice',
        objectId: notice.id,
        params: { name: notice.title },
        after: toNotice(notice),
      });
    }
    return done;
  });

const toNotice = ({ id, title, content, beginsAt, endsAt }: Row): Notice => ({
  id,
  title,
  content,
  from: beginsAt.toISOString(),
  to: endsAt.toISOString(),
});
