import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '../../kit/context.ts';
import { apiToken, type TokenEnd } from './tables.ts';

export { announcedNotice } from './system-notice.ts';

/** Ends every token of an account, in the transaction of what made them end. */
export async function endApiTokens(ctx: Ctx, userId: string, reason: TokenEnd): Promise<void> {
  await ctx.tx
    .update(apiToken)
    .set({ endedAt: ctx.now, endReason: reason })
    .where(and(eq(apiToken.companyId, ctx.session.companyId), eq(apiToken.userId, userId), isNull(apiToken.endedAt)));
}
