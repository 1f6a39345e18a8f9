import type { Kernel } from '../kernel.ts';

/** Delivers job rows to a process that runs them, with retries. */
export interface JobQueue {
  /** Tells the queue about a committed job row; a failure to do so is repaired by the sweep. */
  deliver(companyId: string, jobId: string): void;
  /** Has committed mails sent now and not with the next minute; the minute finds what a crash in between left. */
  wakeRelay(): void;
  /** Begins to run jobs and the work of every minute. */
  start(kernel: Kernel): Promise<void>;
  /** Stops taking jobs and waits for those that run; what does not end in time is continued at the next start. */
  stop(): Promise<void>;
}
