import type { Kernel } from '../kernel.ts';
import { relayMail } from './relay-mail.ts';

/**
 * Sends what is due, at once: the minute's clock alone lets a mail lie for up to a minute and a quarter. There is one
 * relay at a time in a process; whoever wakes it while it works has it look once more.
 */
export function createMailRelay(kernel: Kernel, stopping: AbortSignal): () => Promise<void> {
  let wanted = false;
  let working: Promise<void> | undefined;
  async function work(): Promise<void> {
    // Nothing is awaited between the last look at `wanted` and the end, so no call is lost in between.
    while (wanted && !stopping.aborted) {
      wanted = false;
      await relayMail(kernel, stopping).catch((err: unknown) => kernel.log.error({ err }, 'mails not relayed'));
    }
    working = undefined;
  }
  return () => {
    wanted = true;
    return (working ??= Promise.resolve().then(work));
  };
}
