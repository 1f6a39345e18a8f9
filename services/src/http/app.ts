import express, { type ErrorRequestHandler, type Express } from 'express';
import { contract } from '@hengcai/shared/contract/all';
import type { Endpoint, Service } from '@hengcai/shared/contract/kernel';
import type { AllHandlers } from '../kit/context.ts';
import type { Kernel } from '../kit/kernel.ts';
import { accessLog } from './access-log.ts';
import { endpointRoute, type AnyHandler } from './endpoint.ts';
import { crash } from './envelope.ts';
import { UnreadableBody } from './input.ts';
import { noteRequest, requestOf } from './request.ts';

/** The whole edge: every endpoint of the contract, and JSON for everything that is none. */
export function createApp(
  kernel: Kernel,
  handlers: Partial<AllHandlers>,
  mountExtras: (app: Express) => void,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.set('trust proxy', kernel.settings.trustedProxies);
  app.set('query parser', 'simple');
  app.use(noteRequest, accessLog(kernel));
  app.use((_req, res, next) => {
    res.setHeader('Cache-Control', 'private, no-store');
    res.setHeader('X-Content-Type-Options', 'nosniff');
    next();
  });
  mountExtras(app);
  for (const { name, path, endpoint, handler } of routesOf(handlers)) {
    app[endpoint.method === 'GET' ? 'get' : 'post'](path, endpointRoute(kernel, name, endpoint, handler));
  }
  app.use((req, res) => {
    requestOf(req).status = 404;
    res.status(404).json(crash(requestOf(req).language, 404, 'UNKNOWN_PATH'));
  });
  app.use(lastResort(kernel));
  return app;
}

interface Route {
  name: string;
  path: string;
  endpoint: Endpoint;
  handler: AnyHandler;
}

/** Every endpoint with its handler; one without a policy, a handler or a kind of file stops start-up. */
export function routesOf(handlers: Partial<AllHandlers>): Route[] {
  const byService = handlers as unknown as Record<string, Record<string, AnyHandler | undefined> | undefined>;
  const served = Object.entries(contract as Record<string, Service>).filter(([serviceName]) => byService[serviceName]);
  return served.flatMap(([serviceName, { prefix, endpoints }]) =>
    Object.entries(endpoints).map(([key, endpoint]) => {
      const name = `${serviceName}.${key}`;
      const handler = byService[serviceName]?.[key];
      if (!handler) throw new Error(`No handler for ${name}.`);
      if (!endpoint.policy?.kind) throw new Error(`No policy for ${name}.`);
      if ((endpoint.encoding === 'multipart') !== (endpoint.takes !== null))
        throw new Error(`What ${name} takes is not said.`);
      return { name, path: `${prefix}/${key}`, endpoint, handler };
    }),
  );
}

/** HTTP status codes only where no envelope can be meant for the question (design 3). */
function lastResort(kernel: Kernel): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const facts = requestOf(req);
    const [status, code] = bodyProblem(error) ?? [500, 'INTERNAL'];
    facts.status = status;
    if (status === 500)
      kernel.log.error({ reqId: facts.requestId, operation: facts.operation, err: error }, 'request crashed');
    if (res.headersSent) {
      next(error);
      return;
    }
    const body = crash(facts.language, status, code);
    if (status === 500 && kernel.settings.testMode)
      body.message += `: ${error instanceof Error ? error.message : String(error)}`;
    res.status(status).json(body);
  };
}

function bodyProblem(error: unknown): [number, string] | undefined {
  if (error instanceof UnreadableBody) return [400, 'BAD_BODY'];
  if (!(error instanceof Error) || !('type' in error) || !('status' in error)) return undefined;
  // Errors of express' body parsers: entity.too.large, entity.parse.failed, encoding.unsupported …
  if (error.status === 413) return [413, 'TOO_LARGE'];
  return typeof error.status === 'number' && error.status < 500 ? [400, 'BAD_BODY'] : undefined;
}
