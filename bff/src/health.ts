import { Router } from 'express';
import { askCapabilities } from './capabilities.ts';
import type { Rest } from './rest/client.ts';

/** What the health checks look at. */
export interface Health {
  /** Set when the process has been asked to stop: nothing new is sent its way. */
  stopping: boolean;
}

/** `/health/live`: the process answers. `/health/ready`: the services behind it answer, too. */
export function healthRoutes(health: Health, asNobody: () => Rest): Router {
  const router = Router();
  router.get('/live', (_request, response) => {
    response.json({ status: 'live' });
  });
  router.get('/ready', async (_request, response) => {
    const answers = async () => {
      try {
        await askCapabilities(asNobody());
        return true;
      } catch {
        return false;
      }
    };
    const ready = !health.stopping && (await answers());
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready' });
  });
  return router;
}
