import { setTimeout as delay } from 'node:timers/promises';

/** A statement that begins just after a cancel is not hit by it: it is asked again, so often. */
const ASK_AGAIN_MS = 100;

/**
 * Runs `work`, and has the statement it waits for cancelled once whoever asked has gone; fails then with the reason of the
 * signal. Ends only when the last cancel is answered: one that came later would hit whoever gets the connection next.
 */
export async function cancellable<T>(
  gone: AbortSignal,
  work: () => Promise<T>,
  cancel: () => Promise<void>,
): Promise<T> {
  gone.throwIfAborted();
  let cancelling: { over: AbortController; done: Promise<void> } | undefined;
  const onGone = () => {
    const over = new AbortController();
    cancelling = { over, done: cancelUntil(over.signal, cancel) };
  };
  gone.addEventListener('abort', onGone);
  try {
    return await work();
  } catch (error) {
    gone.throwIfAborted();
    throw error;
  } finally {
    gone.removeEventListener('abort', onGone);
    cancelling?.over.abort();
    await cancelling?.done;
  }
}

async function cancelUntil(over: AbortSignal, cancel: () => Promise<void>): Promise<void> {
  while (!over.aborted) {
    await cancel();
    await delay(ASK_AGAIN_MS, undefined, { signal: over }).catch(() => undefined);
  }
}
