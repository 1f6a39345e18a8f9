import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import type * as z from 'zod';
import type { Endpoint } from '@hengcai/shared/contract/kernel';
import { Failure, type Issue } from '../kit/failure.ts';
import { issuesOf } from './zod-issues.ts';

const json = express.json({ limit: '1mb', strict: true });
const form = express.urlencoded({ limit: '16kb', extended: false, parameterLimit: 50 });

/** Tells "absent" from "of a wrong type" in what zod reports. */
const NAMED = { reportInput: true } as const;

/** A body that is no JSON or form at all: no envelope can be meant for it, so HTTP itself says 400. */
export class UnreadableBody extends Error {}

/** Query and body of an endpoint as the contract wants them, in one object; refuses with 400 and the fields. */
export function inputReader(endpoint: Endpoint): (req: Request, res: Response) => Promise<Record<string, unknown>> {
  // Unknown keys are refused, not dropped: a caller who sends `salary` to a call that does not take it should know.
  const query = endpoint.query.strict();
  const body = endpoint.body.strict();
  return async (req, res) => {
    if (endpoint.method === 'POST' && endpoint.encoding !== 'multipart') await parseBody(endpoint, req, res);
    const asked = query.safeParse(req.query, NAMED);
    const sent = endpoint.encoding === 'multipart' ? body.safeParse({}, NAMED) : body.safeParse(req.body ?? {}, NAMED);
    const issues = [asked, sent].flatMap((part) => (part.success ? [] : issuesOf(part.error as z.core.$ZodError)));
    if (sent.success) issues.push(...unknownWithin(req.body, sent.data, ''));
    if (issues.length > 0) throw new Failure(400, issues);
    const input = { ...asked.data, ...sent.data };
    refuseNonText(input, '');
    return input;
  };
}

/** Keys of inner objects the contract does not name: only the outermost object is strict, zod drops those of the others. */
function unknownWithin(sent: unknown, taken: unknown, path: string): Issue[] {
  if (sent === null || typeof sent !== 'object' || taken === null || typeof taken !== 'object') return [];
  return Object.entries(sent).flatMap(([key, value]) => {
    const field = path === '' ? key : `${path}.${key}`;
    if (!Object.hasOwn(taken, key)) return [{ field, code: 'UNKNOWN_FIELD' }];
    return unknownWithin(value, (taken as Record<string, unknown>)[key], field);
  });
}

async function parseBody(endpoint: Endpoint, req: Request, res: Response): Promise<void> {
  const wanted = endpoint.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  const empty =
    req.headers['content-length'] === '0' ||
    (req.headers['content-length'] === undefined && req.headers['transfer-encoding'] === undefined);
  if (!empty && !req.is(wanted)) throw new UnreadableBody(`expected ${wanted}`);
  await run(endpoint.encoding === 'form' ? form : json, req, res);
  if (req.body !== undefined && (typeof req.body !== 'object' || req.body === null || Array.isArray(req.body)))
    throw new UnreadableBody('expected an object');
}

const run = (handler: RequestHandler, req: Request, res: Response) =>
  new Promise<void>((resolve, reject) => {
    void handler(req, res, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(error instanceof Error ? error : new UnreadableBody('the body parser gave up'));
    });
  });

/** PostgreSQL has no text with a NUL or half a surrogate pair in it; refusing both here keeps them from becoming a server error further down. */
function refuseNonText(value: unknown, field: string): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw new Failure(400, [{ field, code: 'INVALID_FORMAT' }]);
  } else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) refuseNonText(inner, field === '' ? key : `${field}.${key}`);
  }
}
