import { setTimeout as delay } from 'node:timers/promises';
import { Router } from 'express';
import type { Database } from '../db/database.ts';
import type { Kernel } from '../kit/kernel.ts';
import { requestOf } from './request.ts';

/** A database that has not answered by then is away: who asks does not wait much longer either. */
const PATIENCE_MS = 3_000;

/**
 * Asks the database whether it is there; answers no when it takes too long. One question at a time: a database that
 * hangs must not get a connection more with everybody who asks.
 */
function databaseProbe(db: Database): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  return async () => {
    asked ??= db
      .withSystem('selfTest', async () => true)
      .catch(() => false)
      .finally(() => (asked = undefined));
    const late = new AbortController();
    try {
      return await Promise.race([asked, delay(PATIENCE_MS, false, { signal: late.signal })]);
    } finally {
      late.abort();
    }
  };
}

/** Live: the process answers. Ready: it can do its work, so a proxy may send calls; `stopping` takes it out first. */
export function healthRoutes(kernel: Kernel, stopping: () => boolean): Router {
  const routes = Router();
  const answers = databaseProbe(kernel.db);
  routes.get('/health/live', (_req, res) => {
    res.json({ status: 'ok', version: kernel.settings.version });
  });
  routes.get('/health/ready', async (req, res) => {
    const database = await answers();
    const ready = database && !stopping();
    requestOf(req).status = ready ? 200 : 503;
    res.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'not ready', database });
  });
  return routes;
}
