import { and, eq, sql } from 'drizzle-orm';
import { LoginWay } from '@hengcai/shared/enums';
import type { Ctx } from '../../kit/context.ts';
import { refused } from '../../kit/failure.ts';
import { company } from '../../kit/tables.ts';
import { endSessions } from './end-sessions.ts';
import { invitation, userAccount, userPassword } from './tables.ts';

/**
 * Gives an account another password: of the person's own choice (`until` is null), or one that was handed over, opens
 * the account until then and must be changed. Whoever was in by the old one is out with the same commit (OrangeHRM's
 * CVE-2025-66289), and the link of an invitation opens nothing any more.
 */
export async function setPassword(ctx: Ctx, userId: string, hash: string, until: Date | null): Promise<void> {
  const { companyId } = ctx.session;
  const [own] = await ctx.tx
    .select({ loginWay: company.loginWay })
    .from(company)
    .where(eq(company.companyId, companyId));
  if (own?.loginWay !== LoginWay.DEFAULT) throw refused('PASSWORD_KEPT_ELSEWHERE');
  const password = { hash, changedAt: ctx.now, expiresAt: until };
  await ctx.tx
    .insert(userPassword)
    .values({ companyId, userId, ...password })
    .onConflictDoUpdate({ target: [userPassword.companyId, userPassword.userId], set: password });
  const isOwn = until === null ? sql`true` : sql`not ${userAccount.mustChangePassword}`;
  await ctx.tx
    .update(userAccount)
    .set({
      mustChangePassword: until !== null,
      ownPasswordSince: sql`case when ${isOwn} then coalesce(${userAccount.ownPasswordSince}, ${ctx.now.toISOString()}::timestamptz) else ${userAccount.ownPasswordSince} end`,
    })
    .where(and(eq(userAccount.companyId, companyId), eq(userAccount.id, userId)));
  await ctx.tx
    .update(invitation)
    .set({ tokenHash: null, expiresAt: until })
    .where(and(eq(invitation.companyId, companyId), eq(invitation.userId, userId)));
  await endSessions(ctx, [userId], 'passwordChanged');
}
