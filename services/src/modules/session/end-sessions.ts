import { and, eq, isNull } from 'drizzle-orm';
import { isAnyOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { endApiTokens } from '../platform/public.ts';
import { session, type EndReason } from './tables.ts';

/**
 * Ends every session of accounts, and those of others who act as them; their next call is answered 208 (209 for
 * `elsewhere`). A new password and a disabled account end its tokens too: whoever was in before may have made one.
 */
export async function endSessions(ctx: Ctx, userIds: readonly string[], reason: EndReason): Promise<void> {
  if (reason === 'passwordChanged' || reason === 'disabled') await endApiTokens(ctx, userIds, reason);
  for (const column of [session.userId, session.subjectUserId]) {
    await ctx.tx
      .update(session)
      .set({ endedAt: ctx.now, endReason: reason })
      .where(and(eq(session.companyId, ctx.session.companyId), isAnyOf(column, userIds), isNull(session.endedAt)));
  }
}
