import { and, eq, inArray } from 'drizzle-orm';
import { JobStatus } from '@hengcai/shared/enums';
import type { SyncKind } from '@hengcai/shared/rules/employee/sync';
import type { Ctx } from '../../../../kit/context.ts';
import { enqueue } from '../../../../kit/jobs/enqueue.ts';
import { job } from '../../../../kit/tables.ts';
import { syncRun } from '../../tables-sync.ts';

/** Starts a run as the caller and answers its ids; the queue finds the job by itself where nobody waits for it. */
export async function startRun(
  ctx: Ctx,
  kind: 'dryRun' | 'run' | 'nightly',
  systemType: SyncKind,
): Promise<{ runId: string; jobId: string }> {
  const runId = ctx.newId();
  const job = { kind: 'employee.syncDirectory', input: { runId } };
  const jobId = kind === 'nightly' ? await enqueue(ctx, job) : await ctx.enqueue(job);
  await ctx.tx.insert(syncRun).values({
    companyId: ctx.session.companyId,
    id: runId,
    systemType,
    kind,
    state: 'running',
    startedBy: ctx.session.userId,
    startedAt: ctx.now,
    jobId,
    notes: [],
  });
  return { runId, jobId };
}

/** The run under way, as long as its job is; null: none. */
export async function runningRun(ctx: Ctx): Promise<{ runId: string; jobId: string | null } | null> {
  const [row] = await ctx.tx
    .select({ runId: syncRun.id, jobId: syncRun.jobId })
    .from(syncRun)
    .innerJoin(job, and(eq(job.companyId, syncRun.companyId), eq(job.id, syncRun.jobId)))
    .where(
      and(
        eq(syncRun.companyId, ctx.session.companyId),
        eq(syncRun.state, 'running'),
        inArray(job.state, [JobStatus.QUEUED, JobStatus.RUNNING]),
      ),
    )
    .limit(1);
  return row ?? null;
}
