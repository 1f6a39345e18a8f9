import { and, eq } from 'drizzle-orm';
import { LoginWay } from '@hengcai/shared/enums';
import type { Ctx } from '../../kit/context.ts';
import { refused } from '../../kit/failure.ts';
import { company } from '../platform/tables.ts';
import { endSessions } from './end-sessions.ts';
import { userAccount, userPassword } from './tables.ts';

/**
 * Gives an account another password. Whoever was in by the old one is out with the same commit (OrangeHRM's
 * CVE-2025-66289).
 */
export async function setPassword(ctx: Ctx, userId: string, hash: string, mustChangePassword: boolean): Promise<void> {
  const { companyId } = ctx.session;
  const [own] = await ctx.tx
    .select({ loginWay: company.loginWay })
    .from(company)
    .where(eq(company.companyId, companyId));
  if (own?.loginWay !== LoginWay.DEFAULT) throw refused('PASSWORD_KEPT_ELSEWHERE');
  await ctx.tx
    .insert(userPassword)
    .values({ companyId, userId, hash, changedAt: ctx.now })
    .onConflictDoUpdate({ target: [userPassword.companyId, userPassword.userId], set: { hash, changedAt: ctx.now } });
  await ctx.tx
    .update(userAccount)
    .set({ mustChangePassword })
    .where(and(eq(userAccount.companyId, companyId), eq(userAccount.id, userId)));
  await endSessions(ctx, userId, 'passwordChanged');
}
