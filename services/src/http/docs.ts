import { Router } from 'express';
import swaggerUi from 'swagger-ui-express';

/** The OpenAPI document and a page to read it, served from our own packages: nothing comes from elsewhere. */
export function docsRoutes(document: Record<string, unknown>): Router {
  const routes = Router();
  routes.get('/openapi.json', (_req, res) => {
    res.json(document);
  });
  routes.use(
    '/docs',
    swaggerUi.serve,
    swaggerUi.setup(undefined, { swaggerUrl: '/openapi.json', customSiteTitle: 'Hengcai REST services' }),
  );
  return routes;
}
