import type { Got } from 'got';

/** Less than those wait who ask us. */
const PATIENCE_MS = 4_000;
/** What services of ours, or the proxy before them, answer when they cannot do their work. */
const AWAY = new Set([502, 503, 504]);

/**
 * Whether the services can do their work, their database included: they are asked for their own readiness. Services of
 * other people do not know the question; that they answer it at all is enough.
 */
export async function areServicesReady(client: Got): Promise<boolean> {
  try {
    const { statusCode } = await client('health/ready', { timeout: { request: PATIENCE_MS } });
    return !AWAY.has(statusCode);
  } catch {
    return false;
  }
}
