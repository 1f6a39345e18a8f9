import express, { Router, type ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { complaintOf } from '../failures.ts';
import { RestFailure } from '../rest/failure.ts';
import type { ScimRequest, ScimTransport } from '../rest/scim-transport.ts';
import { exchangeOf } from '../session/identify.ts';

/** Where directories push people, here and at the services. */
export const SCIM_PATH = '/scim/v2';
const METHODS: ReadonlySet<string> = new Set([
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
] satisfies ScimRequest['method'][]);
const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error';

/**
 * The path as the services will read it, with its query; null where it leads out of what is passed through: whoever reads an
 * address takes `..` and `%2e%2e` away, and only then it tells where it goes.
 */
function pathWithin(address: string): string | null {
  const { pathname, search } = new URL(address, 'http://services.invalid');
  return pathname.startsWith(`${SCIM_PATH}/`) ? pathname.slice(1) + search : null;
}

const isMethod = (method: string): method is ScimRequest['method'] => METHODS.has(method);

/**
 * Directories that push people (SCIM 2.0), passed through to the services. A session cookie is no credential here: only
 * the token of the company is, so no page of another website can make a browser push anything.
 */
export function scimRoutes(pass: ScimTransport, log: Logger): Router {
  const router = Router();
  const refuse = (status: number, detail: string) => ({ schemas: [ERROR], status: String(status), detail });
  router.use((request, response, next) => {
    response.type('application/scim+json');
    if (!isMethod(request.method)) response.status(405).send(JSON.stringify(refuse(405, 'Not allowed.')));
    else if (exchangeOf(response).byCookie || request.headers.authorization === undefined)
      response
        .status(401)
        .setHeader('www-authenticate', 'Bearer')
        .send(JSON.stringify(refuse(401, 'Show the token of the company as Authorization: Bearer.')));
    else next();
  });
  router.use((request, response, next) => {
    if (pathWithin(request.originalUrl) === null)
      response.status(404).send(JSON.stringify(refuse(404, 'There is no such resource.')));
    else next();
  });
  router.use(express.raw({ type: () => true, limit: '2mb', inflate: false }));
  router.use(async ({ method, originalUrl, headers, body }, response) => {
    const { scope, facts } = exchangeOf(response);
    facts.file = SCIM_PATH;
    const answer = await pass(scope, {
      method: method as ScimRequest['method'],
      path: pathWithin(originalUrl) ?? '',
      headers,
      body: Buffer.isBuffer(body) && body.length > 0 ? body : null,
    });
    response.status(answer.status).setHeaders(new Map(Object.entries(answer.headers)));
    response.end(answer.body);
  });
  router.use(failed(log, refuse));
  return router;
}

/** What never reached the services is told in the words of SCIM as well. */
const failed =
  (log: Logger, refuse: (status: number, detail: string) => object): ErrorRequestHandler =>
  (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const isLarge = (error as { status?: unknown }).status === 413;
    if (!isLarge && !(error instanceof RestFailure)) log.error({ err: error }, 'unexpected error');
    const status = isLarge ? 413 : complaintOf(error, 'en-US').status;
    const known = status >= 400 && status <= 599 ? status : 502;
    response
      .status(known)
      .type('application/scim+json')
      .send(JSON.stringify(refuse(known, 'The request was not done.')));
  };
