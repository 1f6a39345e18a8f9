import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../../kit/context.ts';
import { syncPerson, type GoneReason } from '../tables-sync.ts';

/** How it is kept that somebody is gone from the directory, or there (null); a decision about it ends with a change. */
export const goneAs = (ctx: Ctx, before: { goneReason: GoneReason | null } | undefined, reason: GoneReason | null) => {
  if (reason !== null && before?.goneReason === reason) return {};
  return { goneSince: reason === null ? null : ctx.now, goneReason: reason, decision: null };
};

/** Changes what is kept of a person of the directory. */
export const updateSyncPerson = (ctx: Ctx, empId: string, values: Partial<typeof syncPerson.$inferInsert>) =>
  ctx.tx
    .update(syncPerson)
    .set({ ...values, updatedAt: ctx.now })
    .where(and(eq(syncPerson.companyId, ctx.session.companyId), eq(syncPerson.empId, empId)));
