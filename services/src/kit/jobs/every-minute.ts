import type { Kernel } from '../kernel.ts';
import { clean } from './clean.ts';
import { runDailySteps } from './daily.ts';
import { sealAudit } from './seal-audit.ts';

const TASKS = { runDailySteps, clean };

/** What has to be done all the time; one task that fails does not keep the others from being done. */
export async function workOfTheMinute(kernel: Kernel, relayMail: () => Promise<void>): Promise<void> {
  for (const [task, run] of Object.entries({ sealAudit, relayMail, ...TASKS })) {
    await run(kernel).catch((err: unknown) => kernel.log.error({ err, task }, 'task of the minute failed'));
  }
}
