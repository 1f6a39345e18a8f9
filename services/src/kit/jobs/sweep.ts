import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { JobStatus } from '@hengcai/shared/enums';
import { job } from '../tables.ts';
import type { Kernel } from '../kernel.ts';

/** A running job whose process has not been heard of for this long is continued by another one. */
export const SILENT_MS = 60_000;
const AT_A_TIME = 100;

/** Jobs the queue has to be told about: never delivered, or running in a process that is gone (`all`: every running one). */
export async function undelivered(kernel: Kernel, all: boolean): Promise<{ companyId: string; jobId: string }[]> {
  return kernel.db.withSystem('job', (tx, now) => {
    const silent = lt(job.heartbeatAt, new Date(now.getTime() - SILENT_MS));
    return tx
      .select({ companyId: job.companyId, jobId: job.id })
      .from(job)
      .where(
        or(
          and(eq(job.state, JobStatus.QUEUED), isNull(job.deliveredAt)),
          and(eq(job.state, JobStatus.RUNNING), all ? undefined : silent),
        ),
      )
      .orderBy(job.id)
      .limit(AT_A_TIME);
  });
}

/** Notes that the queue has a job; a job that was running elsewhere is waiting again. */
export async function markDelivered(kernel: Kernel, companyId: string, jobId: string): Promise<void> {
  await kernel.db.withSystem('job', (tx, now) =>
    tx
      .update(job)
      .set({ deliveredAt: now })
      .where(and(eq(job.companyId, companyId), eq(job.id, jobId))),
  );
}
