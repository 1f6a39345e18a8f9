import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../../kit/context.ts';
import { syncSetting } from '../../tables-sync.ts';
import { readSettings } from '../settings.ts';
import { startRun } from './start.ts';

/** Starts the nightly run of a company that wants one, as whoever saved that: with the rights that person has then. */
export async function startNightly(ctx: Ctx): Promise<void> {
  const { kind, nightly, nightlyOn, savedBy } = await readSettings(ctx);
  if (kind === null || kind === 1 || !nightly || nightlyOn === ctx.today || savedBy === null) return;
  await ctx.tx
    .update(syncSetting)
    .set({ nightlyOn: ctx.today })
    .where(eq(syncSetting.companyId, ctx.session.companyId));
  await startRun({ ...ctx, session: { ...ctx.session, userId: savedBy, subjectUserId: savedBy } }, 'nightly', kind);
}
