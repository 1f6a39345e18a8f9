import { and, eq, isNull } from 'drizzle-orm';
import { isAnyOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { apiToken, type TokenEnd } from './tables.ts';

export { openShare, registerShareable } from './share.ts';
export { announcedNotice } from './system-notice.ts';

/** Ends every token of accounts, in the transaction of what made them end. */
export async function endApiTokens(ctx: Ctx, userIds: readonly string[], reason: TokenEnd): Promise<void> {
  await ctx.tx
    .update(apiToken)
    .set({ endedAt: ctx.now, endReason: reason })
    .where(
      and(eq(apiToken.companyId, ctx.session.companyId), isAnyOf(apiToken.userId, userIds), isNull(apiToken.endedAt)),
    );
}
