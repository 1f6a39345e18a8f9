import { LIMITS } from '@hengcai/shared/rules/limits';

const RETRY_MS = 500;
const RETRIES = 2;
const PROBE_MS = 5_000;
const GUARD = 'hengcai.chunkRetry:';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const timeout = () =>
  wait(LIMITS.chunkLoadTimeoutMs).then(() => {
    throw new Error('ChunkLoadError: timed out');
  });

/** A page whose file did not come, and what kept it: the connection, or a release that has replaced it. */
export class PageNotLoaded extends Error {
  constructor(
    readonly why: 'network' | 'release',
    cause: unknown,
  ) {
    super('page not loaded', { cause });
  }
}

/** The server answers although the file does not come: then it is not the connection. */
const isReached = async (): Promise<boolean> => {
  if (!navigator.onLine) return false;
  const asked = fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) });
  return asked.then(({ ok }) => ok).catch(() => false);
};

/**
 * Loads the chunk of a page. A failure is tried twice more; then the target is opened once with a full page load, since
 * a release may have replaced the files. If that fails too, the error page of the route says so; at once where the server
 * does not answer, because the page that is open still works and a full load would only put the browser's own error page
 * in its place. Each chunk counts by its name: one that comes must not let another that does not reload the page for ever.
 */
export async function loadChunk<T>(name: string, load: () => Promise<T>, target: () => string): Promise<T> {
  const key = GUARD + name;
  for (let attempt = 0; ; attempt++) {
    try {
      const loaded = (await Promise.race([load(), timeout()])) as T;
      sessionStorage.removeItem(key);
      return loaded;
    } catch (error) {
      if (attempt < RETRIES) {
        await wait(RETRY_MS);
        continue;
      }
      if (!(await isReached())) throw new PageNotLoaded('network', error);
      if (sessionStorage.getItem(key)) throw new PageNotLoaded('release', error);
      sessionStorage.setItem(key, '1');
      location.assign(target());
      return new Promise<T>(() => undefined);
    }
  }
}
