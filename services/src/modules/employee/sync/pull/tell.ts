import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../../../kit/context.ts';
import { tell } from '../../../../kit/tell.ts';
import { administrators } from '../../../settings/public.ts';
import { syncRun } from '../../tables-sync.ts';

/** Tells the administrators of a nightly run that failed, or that found people gone: nobody sits in front of it. */
export async function tellOfRun(ctx: Ctx, runId: string): Promise<void> {
  const [run] = await ctx.tx
    .select({ kind: syncRun.kind, state: syncRun.state, gone: syncRun.gone })
    .from(syncRun)
    .where(and(eq(syncRun.companyId, ctx.session.companyId), eq(syncRun.id, runId)));
  const gone = run?.gone?.length ?? 0;
  if (run?.kind !== 'nightly' || (run.state === 'done' && gone === 0)) return;
  const kind = run.state === 'failed' ? 'syncFailed' : 'syncGone';
  const params = { count: String(gone), date: ctx.today };
  await tell(
    ctx,
    (await administrators(ctx)).map((empId) => ({
      empId,
      kind,
      params,
      label: null,
      page: '/setting/loginmanage?tabName=sync',
      // The same people are gone every night until somebody decides: that is told once.
      dedupeKey:
        kind === 'syncFailed'
          ? `syncFailed:${runId}`
          : `syncGone:${[...(run.gone ?? [])].toSorted().join('')}`.slice(0, 200),
    })),
  );
}
