import { LIMITS } from '@hengcai/shared/rules/limits';

const RETRY_MS = 500;
const RETRIES = 2;
const GUARD = 'hengcai.chunkRetry:';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const timeout = () =>
  wait(LIMITS.chunkLoadTimeoutMs).then(() => {
    throw new Error('ChunkLoadError: timed out');
  });

/** The page that is open still works: a full load would only put the browser's own error page in its place. */
const isOffline = () => !navigator.onLine;

/**
 * Loads the chunk of a page. A failure is tried twice more; then the target is opened once with a full page load, since
 * a release may have replaced the files. If that fails too, or there is no connection, the error page of the route says so. Each chunk counts by its
 * name: one that comes must not let another that does not reload the page for ever.
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
      if (sessionStorage.getItem(key) || isOffline()) throw error;
      sessionStorage.setItem(key, '1');
      location.assign(target());
      return new Promise<T>(() => undefined);
    }
  }
}
