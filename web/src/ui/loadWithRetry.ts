const AGAIN_MS = 2000;

/**
 * Loads a part that stands beside every page, as often as it takes: a dialog that is needed while the connection is gone
 * comes when it is back, where a failure would leave nothing of the page.
 */
export const loadWithRetry = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => new Promise((again) => setTimeout(again, AGAIN_MS)).then(() => loadWithRetry(load)));
