import { Router } from 'express';
import { askCapabilities } from './capabilities.ts';
import type { Rest } from './rest/client.ts';

/** What the health checks look at. */
export interface Health {
  /** Set when the process has been asked to stop: nothing new is sent its way. */
  stopping: boolean;
}

/**
 * Answers whether what the process depends on can do its work; one question at a time, however many ask. What there is to
 * `prepare` with it is done before the first yes.
 */
export function readiness(
  asNobody: () => Rest,
  areServicesReady: () => Promise<boolean>,
  prepare: () => Promise<void>,
): () => Promise<boolean> {
  let prepared: Promise<void> | undefined;
  const ask = async (): Promise<boolean> => {
    if (!(await areServicesReady())) return false;
    const isKnown = await askCapabilities(asNobody()).then(
      () => true,
      () => false,
    );
    if (isKnown) await (prepared ??= prepare());
    return isKnown;
  };
  let asked: Promise<boolean> | undefined;
  return () => (asked ??= ask().finally(() => (asked = undefined)));
}

/** `/health/live`: the process answers. `/health/ready`: so do the services behind it, and the database behind them. */
export function healthRoutes(health: Health, isReady: () => Promise<boolean>): Router {
  const router = Router();
  router.get('/live', (_request, response) => {
    response.json({ status: 'live' });
  });
  router.get('/ready', async (_request, response) => {
    const ready = !health.stopping && (await isReady());
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready' });
  });
  return router;
}
