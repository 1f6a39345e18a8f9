import { Router } from 'express';
import type { Kernel } from '../kit/kernel.ts';
import { requestOf } from './request.ts';

/** Live: the process answers. Ready: it can do its work, so a proxy may send calls; `stopping` takes it out first. */
export function healthRoutes(kernel: Kernel, stopping: () => boolean): Router {
  const routes = Router();
  routes.get('/health/live', (_req, res) => {
    res.json({ status: 'ok', version: kernel.settings.version });
  });
  routes.get('/health/ready', async (req, res) => {
    const database = await kernel.db.withSystem('selfTest', async () => true).catch(() => false);
    const ready = database && !stopping();
    requestOf(req).status = ready ? 200 : 503;
    res.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'not ready', database });
  });
  return routes;
}
