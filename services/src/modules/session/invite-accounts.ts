import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { appendAudits } from '../../kit/audit.ts';
import type { Ctx } from '../../kit/context.ts';
import { upsertMany } from '../../kit/upsert-many.ts';
import { invitation, userAccount, userPassword, type InvitationWay } from './tables.ts';

export interface Invited {
  userId: string;
  /** Of the token of the link. */
  tokenHash?: string;
  /** Of a first password that is handed over. */
  hash?: string;
}

/** When an invitation made now is over. */
export const invitedUntil = (now: Date): Date => new Date(now.getTime() + LIMITS.invitationDays * 86_400_000);

/**
 * Asks accounts in, each in place of the invitation it had; answers which ones. Accounts that were closed or have signed
 * in meanwhile are left as they are: the row locks make this, sign-in and another invitation take turns.
 */
export async function inviteAccounts(
  ctx: Ctx,
  way: InvitationWay,
  people: readonly Invited[],
  runId: string | null,
  since = ctx.now,
): Promise<Set<string>> {
  const { companyId } = ctx.session;
  const open = await ctx.tx
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(
      and(
        eq(userAccount.companyId, companyId),
        inArray(
          userAccount.id,
          people.map(({ userId }) => userId),
        ),
        userAccount.enabled,
        isNull(userAccount.lastSignInAt),
      ),
    )
    .orderBy(asc(userAccount.id))
    .for('update');
  const ids = new Set(open.map(({ id }) => id));
  const invited = people.filter(({ userId }) => ids.has(userId));
  if (invited.length === 0) return ids;
  const expiresAt = way === 'elsewhere' ? null : invitedUntil(since);
  await upsertMany(
    ctx.tx,
    invitation,
    ['companyId', 'userId'],
    invited.map(({ userId, tokenHash = null }) => ({
      companyId,
      userId,
      way,
      tokenHash,
      invitedAt: ctx.now,
      expiresAt,
      runId,
    })),
  );
  if (way === 'password') await handOver(ctx, invited, expiresAt);
  else if (way !== 'elsewhere') await endHandedOver(ctx, [...ids]);
  await appendAudits(
    ctx,
    invited.map(({ userId }) => ({
      action: `account.invited.${way}`,
      objectType: 'account',
      objectId: userId,
    })),
  );
  return ids;
}

async function handOver(ctx: Ctx, invited: readonly Invited[], expiresAt: Date | null): Promise<void> {
  const { companyId } = ctx.session;
  const passwords = invited.flatMap(({ userId, hash }) =>
    hash === undefined ? [] : [{ companyId, userId, hash, changedAt: ctx.now, expiresAt }],
  );
  await upsertMany(ctx.tx, userPassword, ['companyId', 'userId'], passwords);
  await ctx.tx
    .update(userAccount)
    .set({ mustChangePassword: true })
    .where(
      and(
        eq(userAccount.companyId, companyId),
        inArray(
          userAccount.id,
          passwords.map(({ userId }) => userId),
        ),
      ),
    );
}

/** Ends what one run has handed over and nobody has used; answers for how many people. */
export async function endInvitations(ctx: Ctx, runId: string): Promise<number> {
  const ended = await ctx.tx
    .update(invitation)
    .set({ tokenHash: null, expiresAt: ctx.now })
    .where(and(eq(invitation.companyId, ctx.session.companyId), eq(invitation.runId, runId)))
    .returning({ userId: invitation.userId });
  if (ended.length > 0)
    await endHandedOver(
      ctx,
      ended.map(({ userId }) => userId),
    );
  return ended.length;
}

/** A link takes the place of a password that was handed over before. */
async function endHandedOver(ctx: Ctx, userIds: readonly string[]): Promise<void> {
  await ctx.tx
    .update(userPassword)
    .set({ expiresAt: ctx.now })
    .where(
      and(
        eq(userPassword.companyId, ctx.session.companyId),
        inArray(userPassword.userId, userIds),
        sql`exists (select 1 from ${userAccount} where ${userAccount.companyId} = ${userPassword.companyId}
          and ${userAccount.id} = ${userPassword.userId} and ${userAccount.mustChangePassword})`,
      ),
    );
}
