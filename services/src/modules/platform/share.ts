import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import { PageRight } from '@hengcai/shared/enums';
import type { Contract } from '@hengcai/shared/contract/all';
import { pages } from '@hengcai/shared/contract/kernel';
import type { ShareLink } from '@hengcai/shared/contract/platform/share';
import type { Call } from '../../kit/calls.ts';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { forbidden, invalid, notFound, refused } from '../../kit/failure.ts';
import { readIdentity } from '../../kit/identity.ts';
import { hasRight } from '../../kit/pages.ts';
import { mapPage, paged } from '../../kit/paged.ts';
import { createContext } from '../../kit/run.ts';
import { hashToken } from '../../kit/session-token.ts';
import { shareLink } from './tables.ts';

type ShareData = z.output<typeof ShareLink>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a page says of something that is to be shared: its name, for the list; throws where the caller may not see it. */
type NameShared = (ctx: Ctx, objectId: string) => Promise<string>;
const shareable = new Map<string, NameShared>();

/** Lets a public page be shared by link. */
export function registerShareable(page: string, name: NameShared): void {
  shareable.set(page, name);
}

/** Links of the caller's own account. */
export const shareHandlers: Handlers<Contract['share']> = {
  async sharelist({ pageUrl, ...page }, ctx) {
    const where = and(mine(ctx), eq(shareLink.page, pageUrl));
    const rows = links(ctx).where(where).orderBy(desc(shareLink.id));
    return mapPage(
      await paged(
        page,
        ({ limit, offset }) => rows.limit(limit).offset(offset),
        () => ctx.tx.$count(shareLink, where),
      ),
      toData,
    );
  },

  async createshare({ pageUrl, objectId, validDays }, ctx) {
    const nameOf = shareable.get(pageUrl);
    if (!nameOf) throw invalid('pageUrl', 'UNKNOWN_REFERENCE');
    const { session, now } = ctx;
    if (!hasRight(session, pageUrl, PageRight.VISIT) || !hasRight(session, pageUrl, PageRight.EXPORT))
      throw forbidden();
    const name = await nameOf(throughPage(ctx, pageUrl), objectId);
    const token = randomBytes(32).toString('hex');
    const row = { id: ctx.newId(), name, createdAt: now, expiresAt: new Date(now.getTime() + validDays * DAY_MS) };
    await ctx.tx.insert(shareLink).values({
      ...row,
      companyId: session.companyId,
      userId: session.userId,
      tokenHash: hashToken(token),
      page: pageUrl,
      object: objectId,
    });
    await audit(ctx, 'share.created', row);
    return { token, share: toData({ ...row, endedAt: null }) };
  },

  async revokeshare({ shareId }, ctx) {
    const own = and(mine(ctx), eq(shareLink.id, shareId));
    const revoked = await ctx.tx
      .update(shareLink)
      .set({ endedAt: ctx.now })
      .where(and(own, isNull(shareLink.endedAt)))
      .returning({ id: shareLink.id });
    const [row] = await links(ctx).where(own);
    if (!row) throw notFound();
    if (revoked.length > 0) await audit(ctx, 'share.revoked', row);
    return toData(row);
  },
};

/**
 * Reads what a link shows, as the account that made it: with its rights of this moment, on that page alone. Refuses one
 * that is unknown, over or taken back, and one whose maker may not sign in or share that page any more.
 */
export async function openShare<T>(
  call: Call,
  { token, page }: { token: string; page: string },
  read: (ctx: Ctx, objectId: string) => Promise<T>,
): Promise<T> {
  const { kernel } = call;
  const over = () => refused({ field: 'token', code: 'SHARE_OVER' });
  const link = await kernel.db.withSystem('share', async (tx, now) => {
    const [found] = await tx
      .select({ companyId: shareLink.companyId, userId: shareLink.userId, object: shareLink.object })
      .from(shareLink)
      .where(
        and(
          eq(shareLink.tokenHash, hashToken(token)),
          eq(shareLink.page, page),
          gt(shareLink.expiresAt, now),
          isNull(shareLink.endedAt),
        ),
      );
    return found;
  });
  if (!link) throw over();
  const { companyId, userId, object } = link;
  return kernel.db.withTenant({ companyId, userId }, 'reads', async (tx, now) => {
    const identity = await readIdentity(tx, { sessionId: '', companyId, userId, subjectUserId: userId }, now);
    if (!identity || !hasRight(identity.session, page, PageRight.EXPORT)) throw over();
    const ctx = createContext(kernel, { ...call, session: identity.session }, tx, now, () => undefined);
    return read(throughPage(ctx, page), object);
  });
}

/** As a call of that page reads: by the roles that hold it. */
const throughPage = (ctx: Ctx, page: string): Ctx => ({
  ...ctx,
  session: { ...ctx.session, through: pages(page, 'visit') },
});

/** The links of the account that signed in, whoever it acts as. */
const mine = ({ session }: Ctx) =>
  and(eq(shareLink.companyId, session.companyId), eq(shareLink.userId, session.userId));

function links({ tx }: Ctx) {
  const { id, name, createdAt, expiresAt, endedAt } = shareLink;
  return tx.select({ id, name, createdAt, expiresAt, endedAt }).from(shareLink).$dynamic();
}

type Row = Pick<typeof shareLink.$inferSelect, 'id' | 'name' | 'createdAt' | 'expiresAt' | 'endedAt'>;

const toData = ({ id, name, createdAt, expiresAt, endedAt }: Row): ShareData => ({
  shareId: id,
  objectName: name,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

const audit = (ctx: Ctx, action: 'share.created' | 'share.revoked', { id, name }: Pick<Row, 'id' | 'name'>) =>
  ctx.audit({ action, objectType: 'share', objectId: id, params: { name } });
