import { and, eq, isNull } from 'drizzle-orm';
import { LoginWay } from '@hengcai/shared/enums';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf, ParsedOf } from '@hengcai/shared/contract/kernel';
import { detached, sessionOver, type Call } from '../../kit/calls.ts';
import { businessDateAt } from '../../kit/clock.ts';
import type { Handlers } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { linksOf, reachOf } from '../../kit/identity-link.ts';
import { inContext } from '../../kit/run.ts';
import { company } from '../../kit/tables.ts';
import { auditAccount } from './audit.ts';
import { userList } from './identities.ts';
import { proven } from './prove-password.ts';
import { insertSession } from './start-session.ts';
import { identityLink, session, userAccount } from './tables.ts';

type Endpoints = Contract['image']['endpoints'];

/** The linked identities of the caller. */
export const imageHandlers: Handlers<Contract['image']> = {
  userList: (_input, ctx) => userList(ctx),
  switch: detached<Endpoints['switch']>(switchTo),
  register: detached<Endpoints['register']>(register),

  async unregister({ imageUserId }, ctx) {
    const { companyId, userId } = ctx.session;
    const removed = await ctx.tx
      .delete(identityLink)
      .where(
        and(
          eq(identityLink.companyId, companyId),
          eq(identityLink.userId, userId),
          eq(identityLink.linkedUserId, imageUserId),
        ),
      )
      .returning({ id: identityLink.id });
    if (removed.length === 0) throw notFound();
    const name = await displayName(ctx.tx, companyId, imageUserId);
    await ctx.audit({ action: 'identity.unlinked', objectType: 'account', objectId: userId, params: { name } });
    return null;
  },
};

/**
 * Goes on as somebody else, or as oneself again. It is always the original user who switches, by links of its own that
 * hold now: a linked identity's links lead nowhere. The token is a new one, the absolute limit is the old one's.
 */
async function switchTo(
  { imageUserId }: ParsedOf<Endpoints['switch']>,
  call: Call,
): Promise<DataOf<Endpoints['switch']>> {
  const { companyId, userId, sessionId, subjectUserId, timeZone } = call.session;
  return call.kernel.db.withSystem('signIn', async (tx, now) => {
    const back = imageUserId === userId;
    const links = back ? [] : await linksOf(tx, companyId, userId, businessDateAt(now, timeZone));
    const name = await displayName(tx, companyId, imageUserId);
    if (imageUserId === subjectUserId || name === null || !(back || reachOf(links, imageUserId)))
      throw refused('IDENTITY_NOT_LINKED');
    const [former] = await tx
      .update(session)
      .set({ endedAt: now, endReason: 'switched' })
      .where(and(eq(session.companyId, companyId), eq(session.id, sessionId), isNull(session.endedAt)))
      .returning({ createdAt: session.createdAt });
    if (!former) throw sessionOver();
    await auditAccount(call, tx, now, {
      companyId,
      actorUserId: userId,
      subjectUserId: imageUserId,
      action: back ? 'session.switchedBack' : 'session.switched',
      params: back ? {} : { name },
    });
    return insertSession(call, tx, {
      companyId,
      userId,
      subjectUserId: imageUserId,
      createdAt: former.createdAt,
      now,
    });
  });
}

/** Links another account of the caller, whose password proves that it is one; guesses count as those of a sign-in do. */
async function register(input: ParsedOf<Endpoints['register']>, call: Call): Promise<null> {
  const { companyId, companyCode, userId } = call.session;
  const account = await proven(call, { ...input, company: companyCode }, async (_tx, _now, account) => account);
  await inContext(call.kernel, call, 'writes', async (ctx) => {
    const [target] = await ctx.tx
      .select({
        enabled: userAccount.enabled,
        displayName: userAccount.displayName,
        mustChangePassword: userAccount.mustChangePassword,
        loginWay: company.loginWay,
      })
      .from(userAccount)
      .innerJoin(company, eq(company.companyId, userAccount.companyId))
      .where(and(eq(userAccount.companyId, companyId), eq(userAccount.id, account.userId)));
    if (!target?.enabled) throw refused('WRONG_CREDENTIALS');
    if (account.userId === userId) throw refused([{ field: 'userName', code: 'IDENTITY_IS_OWN' }]);
    // A first password was handed over: it does not prove whose account it is.
    if (target.mustChangePassword && target.loginWay === LoginWay.DEFAULT)
      throw refused([{ field: 'userName', code: 'PASSWORD_CHANGE_REQUIRED' }]);
    const made = await ctx.tx
      .insert(identityLink)
      .values({ companyId, id: ctx.newId(), userId, linkedUserId: account.userId, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ id: identityLink.id });
    if (made.length === 0) throw refused([{ field: 'userName', code: 'IDENTITY_LINKED_ALREADY' }]);
    // In the trail of both: the linked account's owner should find it there.
    for (const objectId of [userId, account.userId]) {
      const params = { name: target.displayName };
      await ctx.audit({ action: 'identity.linked', objectType: 'account', objectId, params });
    }
  });
  return null;
}

/** Name of an enabled account; null when there is none. */
async function displayName(tx: Parameters<typeof linksOf>[0], companyId: string, userId: string) {
  const [row] = await tx
    .select({ displayName: userAccount.displayName })
    .from(userAccount)
    .where(and(eq(userAccount.companyId, companyId), eq(userAccount.id, userId), userAccount.enabled));
  return row?.displayName ?? null;
}
