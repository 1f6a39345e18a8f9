import { Router } from 'express';
import swaggerUi from 'swagger-ui-express';

/**
 * The OpenAPI document and a page to read it, served from our own packages: nothing comes from elsewhere. The document is
 * made when it is first asked for: a third of a second that no start has to wait for.
 */
export function docsRoutes(describe: () => Record<string, unknown>): Router {
  const routes = Router();
  let document: Record<string, unknown> | undefined;
  routes.get('/openapi.json', (_req, res) => {
    res.json((document ??= describe()));
  });
  routes.use(
    '/docs',
    swaggerUi.serve,
    swaggerUi.setup(undefined, { swaggerUrl: '/openapi.json', customSiteTitle: 'Hengcai REST services' }),
  );
  return routes;
}
