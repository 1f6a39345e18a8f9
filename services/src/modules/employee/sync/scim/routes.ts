import express, { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { Effect } from '@hengcai/shared/contract/kernel';
import { failureOf, retryAfter } from '../../../../http/envelope.ts';
import { requestOf } from '../../../../http/request.ts';
import type { Kernel } from '../../../../kit/kernel.ts';
import { inContext } from '../../../../kit/run.ts';
import { issueText } from '../../../../messages/translate.ts';
import { readSettings } from '../settings.ts';
import type { Json } from './attributes.ts';
import { listResponse, oneOf, PAGE, resourceTypes, schemas, serviceProviderConfig } from './discovery.ts';
import { errorBody, ScimError } from './errors.ts';
import { parseFilter } from './filter.ts';
import { createGroup, deleteGroup, getGroup, listGroups, patchGroup, replaceGroup } from './groups.ts';
import { SCIM_PATH } from './path.ts';
import { companyOfToken } from './token.ts';
import { createUser, deleteUser, getUser, listUsers, patchUser, replaceUser, type Scim, type Window } from './users.ts';

const MEDIA = 'application/scim+json';
/** A group of ten thousand is pushed with all of them. */
const LARGEST_BODY = '2mb';

type Asked = Request & { params: { id?: string } };
type Act = (scim: Scim, req: Asked) => Promise<Answer>;
interface Answer {
  status?: 200 | 201 | 204;
  body?: Json;
}

/**
 * SCIM 2.0 (RFC 7644) for directories that push: the one part of the services that answers outside the envelope, because
 * its answers are laid down by others. A request is one transaction of the token's company.
 */
export function scimRoutes(kernel: Kernel): Router {
  const router = Router({ caseSensitive: false });
  const base = `${kernel.settings.webUrl}${SCIM_PATH}`;
  const route = (effect: Effect, operation: string, act: Act): RequestHandler => {
    return async (req, res) => {
      const facts = requestOf(req);
      facts.operation = `scim.${operation}`;
      const session = await companyOfToken(kernel, req.headers.authorization, facts.clientIp);
      facts.session = session;
      const caller = { session, language: 'en-US', requestId: facts.requestId, gone: facts.gone } as const;
      const { status = 200, body } = await inContext(kernel, caller, effect, async (ctx) =>
        act({ ctx, settings: await readSettings(ctx), base }, req as Asked),
      );
      send(res, status, body && shown(req, body));
    };
  };
  const found = (body: Json): Answer => ({ body });
  const id = (req: Asked) => req.params.id ?? '';

  router.use((_req, res, next) => {
    // Whatever comes, it is answered as SCIM.
    res.type(MEDIA);
    next();
  });
  router.use(express.json({ type: [MEDIA, 'application/json'], limit: LARGEST_BODY, strict: true }));
  router.get(
    '/ServiceProviderConfig',
    route('reads', 'config', async () => found(serviceProviderConfig(base))),
  );
  router.get(
    '/ResourceTypes',
    route('reads', 'types', async () => found(listed(resourceTypes(base)))),
  );
  router.get(
    '/ResourceTypes/:id',
    route('reads', 'types', async (_, req) => found(oneOf(resourceTypes(base), id(req)))),
  );
  router.get(
    '/Schemas',
    route('reads', 'schemas', async () => found(listed(schemas(base)))),
  );
  router.get(
    '/Schemas/:id',
    route('reads', 'schemas', async (_, req) => found(oneOf(schemas(base), id(req)))),
  );
  router.get(
    '/Users',
    route('reads', 'listUsers', async (scim, req) => {
      const window = windowOf(req);
      const { total, users } = await listUsers(scim, filterOf(req), window);
      return found(listResponse(total, window.startIndex, users));
    }),
  );
  router.post(
    '/Users',
    route('writes', 'createUser', async (scim, req) => ({ status: 201, body: await createUser(scim, req.body) })),
  );
  router.get(
    '/Users/:id',
    route('reads', 'getUser', async (scim, req) => found(await getUser(scim, id(req)))),
  );
  router.put(
    '/Users/:id',
    route('writes', 'replaceUser', async (scim, req) => found(await replaceUser(scim, id(req), req.body))),
  );
  router.patch(
    '/Users/:id',
    route('writes', 'patchUser', async (scim, req) => found(await patchUser(scim, id(req), req.body))),
  );
  router.delete(
    '/Users/:id',
    route('writes', 'deleteUser', async (scim, req) => (await deleteUser(scim, id(req)), { status: 204 })),
  );
  router.get(
    '/Groups',
    route('reads', 'listGroups', async (scim, req) => {
      const window = windowOf(req);
      const { total, groups } = await listGroups(scim, filterOf(req), window, wantsMembers(req));
      return found(listResponse(total, window.startIndex, groups));
    }),
  );
  router.post(
    '/Groups',
    route('writes', 'createGroup', async (scim, req) => ({ status: 201, body: await createGroup(scim, req.body) })),
  );
  router.get(
    '/Groups/:id',
    route('reads', 'getGroup', async (scim, req) => found(await getGroup(scim, id(req), wantsMembers(req)))),
  );
  router.put(
    '/Groups/:id',
    route('writes', 'replaceGroup', async (scim, req) => found(await replaceGroup(scim, id(req), req.body))),
  );
  router.patch(
    '/Groups/:id',
    route('writes', 'patchGroup', async (scim, req) => found(await patchGroup(scim, id(req), req.body))),
  );
  router.delete(
    '/Groups/:id',
    route('writes', 'deleteGroup', async (scim, req) => (await deleteGroup(scim, id(req)), { status: 204 })),
  );
  router.use(
    route('reads', 'unknown', async () => {
      throw new ScimError(404, 'There is nothing at this address.');
    }),
    failed(kernel),
  );
  return router;
}

const listed = (resources: Json[]): Json => listResponse(resources.length, 1, resources);

const queryText = (req: Request, name: string): string | undefined => {
  const value: unknown = req.query[name];
  return typeof value === 'string' ? value : undefined;
};

function filterOf(req: Request) {
  const filter = queryText(req, 'filter');
  return filter === undefined || filter.trim() === '' ? [] : parseFilter(filter);
}

/** Which part of a list; what is below one counts as one, what is too many as the most (RFC 7644 3.4.2.4). */
function windowOf(req: Request): Window {
  const number = (name: string, usual: number): number => {
    const text = queryText(req, name);
    if (text === undefined) return usual;
    if (!/^-?\d{1,9}$/.test(text)) throw new ScimError(400, `${name} has to be a whole number.`, 'invalidValue');
    return Number(text);
  };
  return {
    startIndex: Math.max(1, number('startIndex', 1)),
    count: Math.min(PAGE.most, Math.max(0, number('count', PAGE.usual))),
  };
}

const namesIn = (req: Request, name: string): string[] =>
  (queryText(req, name) ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean);

const wantsMembers = (req: Request): boolean => {
  const only = namesIn(req, 'attributes');
  return (
    !namesIn(req, 'excludedAttributes').includes('members') &&
    (only.length === 0 || only.some((one) => one.startsWith('members')))
  );
};

/** A resource, or a list of them, with the attributes that are asked for (RFC 7644 3.4.2.5); id and schemas always. */
function shown(req: Request, body: Json): Json {
  const only = namesIn(req, 'attributes').map((one) => one.split('.')[0] ?? one);
  const without = namesIn(req, 'excludedAttributes');
  if (only.length === 0 && without.length === 0) return body;
  const resources = body['Resources'];
  if (Array.isArray(resources)) return { ...body, Resources: (resources as Json[]).map((one) => shown(req, one)) };
  const isShown = (name: string) =>
    name === 'id' ||
    name === 'schemas' ||
    (only.length > 0 ? only.some((one) => name.toLowerCase().startsWith(one)) : !without.includes(name.toLowerCase()));
  return Object.fromEntries(Object.entries(body).filter(([name]) => isShown(name)));
}

function send(res: Response, status: number, body: Json | undefined): void {
  res.status(status);
  const location = isLocated(body) ? body.meta.location : undefined;
  if (status === 201 && location !== undefined) res.setHeader('Location', location);
  if (body === undefined) res.end();
  else res.type(MEDIA).send(JSON.stringify(body));
}

const isLocated = (body: Json | undefined): body is Json & { meta: { location: string } } =>
  typeof (body?.['meta'] as { location?: unknown } | undefined)?.location === 'string';

/** Every refusal in SCIM's words; what should not happen is logged and told as no more than that. */
function failed(kernel: Kernel): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const facts = requestOf(req);
    const told = toScimError(error);
    facts.status = told?.status ?? 500;
    if (!told) kernel.log.error({ reqId: facts.requestId, operation: facts.operation, err: error }, 'request crashed');
    if (res.headersSent) {
      next(error);
      return;
    }
    if (told?.retryAfter !== undefined) res.setHeader('Retry-After', String(told.retryAfter));
    if (told?.status === 401) res.setHeader('WWW-Authenticate', 'Bearer');
    const body = told
      ? errorBody(told)
      : { ...errorBody({ status: 400, message: 'Something went wrong here.' }), status: '500' };
    send(res, told?.status ?? 500, body);
  };
}

/** Rules of ours in the words of SCIM: what somebody else has is a matter of uniqueness. */
function toScimError(error: unknown): ScimError | null {
  if (error instanceof ScimError) return error;
  const failure = failureOf(error);
  if (failure) {
    const detail = failure.issues
      .map(({ field, code, params }) => `${field}: ${issueText('en-US', code, params)}`)
      .join('; ');
    if (failure.status === 429) return new ScimError(429, detail, undefined, retryAfter(failure));
    const isTaken = failure.issues.some(({ code }) => code === 'ALREADY_USED');
    if (isTaken || failure.status === 409) return new ScimError(409, detail, isTaken ? 'uniqueness' : undefined);
    return failure.status === 404 ? new ScimError(404, detail) : new ScimError(400, detail, 'invalidValue');
  }
  const { status, type } = error instanceof Error ? (error as { status?: unknown; type?: unknown }) : {};
  if (status === 413) return new ScimError(413, 'The body is too large.');
  if (typeof type === 'string' && typeof status === 'number' && status < 500)
    return new ScimError(400, 'The body is no JSON.', 'invalidSyntax');
  return null;
}
