import path from 'node:path';
import { Router, type RequestHandler, type Response } from 'express';
import type { Rest } from '../rest/client.ts';
import { isSessionLost, RestFailure } from '../rest/failure.ts';
import { mayExplore } from '../session/explorer.ts';
import { isLocal, type Settings } from '../settings.ts';
import { compressedAssets } from './assets.ts';
import { servePage } from './page.ts';
import { idePolicy } from './security-headers.ts';

type RestOf = (response: Response) => Rest;

/**
 * Lets in who may explore. Whoever is not signed in goes to the sign-in page, as on every page of the product; who is,
 * and may not, finds what stands at any unknown address: nothing.
 */
const guard =
  (restOf: RestOf): RequestHandler =>
  async (_request, response, next) => {
    try {
      if (await mayExplore(restOf(response))) return next();
    } catch (error) {
      if (!(error instanceof RestFailure && isSessionLost(error))) throw error;
      response.setHeader('cache-control', 'no-store');
      return response.redirect('/login');
    }
    response.status(404);
    next('router');
  };

/**
 * Serves the GraphQL IDE. On one's own machine it is open, by PUBLIC_URL and never by the address of the peer, which is
 * a proxy's as often as not. Its scripts are GraphiQL's and hold no secret; only the page is guarded.
 */
export function ideRoutes(settings: Settings, restOf: RestOf): Router {
  const router = Router();
  router.get('/assets/{*file}', compressedAssets(settings.ideDist));
  const open: RequestHandler[] = isLocal(settings) ? [] : [guard(restOf)];
  router.get('/', ...open, servePage(path.join(settings.ideDist, 'index.html'), idePolicy));
  return router;
}
