import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { QueueStore } from '../../db/engine.ts';
import { QUEUE_SCHEMA } from '../../db/prepare.ts';
import type { Kernel } from '../kernel.ts';
import { workOfTheMinute } from './every-minute.ts';
import { createMailRelay } from './mail-relay.ts';
import type { JobQueue } from './queue.ts';
import { runJob } from './runner.ts';
import { markDelivered, undelivered } from './sweep.ts';

const JOBS = 'job';
const MINUTE = 'minute';
const STOP_WITHIN_MS = 8_000;

interface Delivery {
  companyId: string;
  jobId: string;
}

interface Options {
  /** No other process serves this database. */
  alone: boolean;
  /** This process does the work of every minute. */
  everyMinute: boolean;
}

/** The queue on pg-boss, which runs on both databases. */
export function createJobQueue(openStore: () => QueueStore, log: Logger, { alone, everyMinute }: Options): JobQueue {
  let running:
    { kernel: Kernel; boss: PgBoss; store: QueueStore; worker: string; relay: () => Promise<void> } | undefined;
  const stopping = new AbortController();
  const pending = new Set<Promise<void>>();

  const send = async ({ companyId, jobId }: Delivery) => {
    if (!running) return;
    const { kernel, boss, worker } = running;
    await boss.send(
      JOBS,
      { companyId, jobId },
      { retryLimit: 2, retryDelay: 2, retryBackoff: true, expireInMinutes: 120 },
    );
    await markDelivered(kernel, companyId, jobId);
    boss.notifyWorker(worker);
  };

  const untilStopped = (work: Promise<void>) => {
    const watched: Promise<void> = work.finally(() => pending.delete(watched));
    pending.add(watched);
  };

  const sweep = async (kernel: Kernel, orphansToo: boolean) => {
    for (const delivery of await undelivered(kernel, orphansToo)) await send(delivery);
  };

  return {
    deliver(companyId, jobId) {
      untilStopped(
        send({ companyId, jobId }).catch((err: unknown) => log.warn({ err, jobId }, 'job not delivered yet')),
      );
    },

    wakeRelay() {
      if (running) untilStopped(running.relay());
    },

    async start(kernel) {
      const store = untilClosed(openStore());
      const boss = new PgBoss({
        db: { executeSql: (text: string, values: unknown[]) => store.executeSql(text, values) },
        schema: QUEUE_SCHEMA,
        migrate: false,
        archiveCompletedAfterSeconds: 3_600,
        deleteAfterDays: 7,
      });
      boss.on('error', (err) => log.warn({ err }, 'job queue'));
      await boss.start();
      await boss.createQueue(JOBS);
      await boss.createQueue(MINUTE);
      const worker = await boss.work<Delivery>(JOBS, { pollingIntervalSeconds: 2 }, async (jobs) => {
        for (const { data } of jobs) await runJob(kernel, data.companyId, data.jobId, stopping.signal);
      });
      const relay = createMailRelay(kernel, stopping.signal);
      running = { kernel, boss, store, worker, relay };
      if (everyMinute) {
        await boss.work(MINUTE, { pollingIntervalSeconds: 15 }, async () => {
          await sweep(kernel, false);
          await workOfTheMinute(kernel, relay);
        });
        await boss.schedule(MINUTE, '* * * * *');
      }
      await sweep(kernel, alone);
    },

    async stop() {
      if (!running) return;
      stopping.abort();
      await Promise.allSettled(pending);
      const { boss, store } = running;
      running = undefined;
      await boss.stop({ graceful: true, wait: true, timeout: STOP_WITHIN_MS, close: false });
      await store.close();
    },
  };
}

/**
 * pg-boss tells how a job ended without waiting for the answer, so that the end of one that did not heed the stop comes when
 * nobody listens any more. A refusal would take the process with it, so it gets no answer. The job is unfinished then, and runs again after the next start.
 */
function untilClosed(store: QueueStore): QueueStore {
  let open = true;
  return {
    executeSql: (text, values) => (open ? store.executeSql(text, values) : new Promise(() => undefined)),
    close() {
      open = false;
      return store.close();
    },
  };
}
