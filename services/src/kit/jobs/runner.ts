import { and, eq, lt, or, sql } from 'drizzle-orm';
import { JobStatus } from '@hengcai/shared/enums';
import { job } from '../tables.ts';
import type { LanguageCode } from '../context.ts';
import { Failure } from '../failure.ts';
import { readIdentity } from '../identity.ts';
import type { Kernel } from '../kernel.ts';
import { issueMessageId } from '../../messages/translate.ts';
import { createRun } from './job-run.ts';
import { jobKind } from './registry.ts';
import { SILENT_MS } from './sweep.ts';

const HEARTBEAT_MS = 15_000;
const MAX_ATTEMPTS = 3;

type JobRow = typeof job.$inferSelect;

/** Runs one delivered job, unless somebody else runs it or it is over; throws when the queue should try again. */
export async function runJob(kernel: Kernel, companyId: string, jobId: string, signal: AbortSignal): Promise<void> {
  const row = await claim(kernel, companyId, jobId);
  if (!row) return;
  const heartbeat = setInterval(() => void touch(kernel, row).catch(() => undefined), HEARTBEAT_MS);
  try {
    const ref = { sessionId: '', companyId, userId: row.actorUserId, subjectUserId: row.subjectUserId };
    const identity = await kernel.db.withSystem('job', (tx, now) => readIdentity(tx, ref, now));
    if (!identity) return await finish(kernel, row, JobStatus.FAILED, 'job.actorGone');
    const { step, through } = jobKind(row.kind);
    const session = { ...identity.session, through };
    const caller = { session, language: row.language as LanguageCode, requestId: row.requestId };
    await step(createRun(kernel, row, caller, signal));
    // Before whoever waits is told, and reads what an import brought.
    await kernel.db.takeStatistics();
    await finish(kernel, row, JobStatus.DONE, null);
  } catch (error) {
    await settleFailure(kernel, row, error, signal);
  } finally {
    clearInterval(heartbeat);
  }
}

async function settleFailure(kernel: Kernel, row: JobRow, error: unknown, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return requeue(kernel, row, true);
  if (error instanceof Failure) {
    // A refusal says the same next time.
    const issue = error.issues[0];
    return finish(
      kernel,
      row,
      JobStatus.FAILED,
      issue ? issueMessageId(issue.code) : 'job.failed',
      issue?.params ?? {},
    );
  }
  kernel.log.error({ err: error, jobId: row.id, kind: row.kind, attempt: row.attempts }, 'job crashed');
  if (row.attempts >= MAX_ATTEMPTS) return finish(kernel, row, JobStatus.FAILED, 'job.failed');
  await requeue(kernel, row, false);
  throw error;
}

/** Conditional, so that a job delivered twice runs once. */
async function claim(kernel: Kernel, companyId: string, jobId: string): Promise<JobRow | undefined> {
  const [row] = await kernel.db.withSystem('job', (tx, now) => {
    const orphaned = and(eq(job.state, JobStatus.RUNNING), lt(job.heartbeatAt, new Date(now.getTime() - SILENT_MS)));
    return tx
      .update(job)
      .set({ state: JobStatus.RUNNING, attempts: sql`${job.attempts} + 1`, heartbeatAt: now })
      .where(and(eq(job.companyId, companyId), eq(job.id, jobId), or(eq(job.state, JobStatus.QUEUED), orphaned)))
      .returning();
  });
  return row;
}

const at = (row: JobRow) => and(eq(job.companyId, row.companyId), eq(job.id, row.id));

const touch = (kernel: Kernel, row: JobRow) =>
  kernel.db.withSystem('job', (tx, now) => tx.update(job).set({ heartbeatAt: now }).where(at(row)));

async function requeue(kernel: Kernel, row: JobRow, deliverAgain: boolean): Promise<void> {
  await kernel.db.withSystem('job', (tx) =>
    tx
      .update(job)
      .set({ state: JobStatus.QUEUED, ...(deliverAgain && { deliveredAt: null, attempts: sql`${job.attempts} - 1` }) })
      .where(at(row)),
  );
}

async function finish(
  kernel: Kernel,
  row: JobRow,
  state: number,
  messageId: string | null,
  params: Record<string, string | number> = {},
): Promise<void> {
  await kernel.db.withSystem('job', (tx, now) =>
    tx
      .update(job)
      .set({
        state,
        finishedAt: now,
        ...(messageId !== null && { messageId, messageParams: params }),
        ...(state === JobStatus.DONE && { done: sql`coalesce(${job.total}, ${job.done})` }),
      })
      .where(at(row)),
  );
}
