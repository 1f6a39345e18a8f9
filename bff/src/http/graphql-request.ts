import express, { type Request, type RequestHandler } from 'express';
import { GatewayError, type GatewayReason } from '../failures.ts';

/** Size of a request body, unpacked. */
export const LARGEST_BODY_KB = 256;
/** The two media types of GraphQL over HTTP. */
const ANSWERS = ['application/json', 'application/graphql-response+json'];

/** The body of a GraphQL request, once it has been looked at. */
export interface GraphqlRequest {
  query?: string | null;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
  extensions?: Record<string, unknown> | null;
}

/**
 * A browser sends JSON to another website only after asking it, which we answer with no permission: a form or plain
 * text could come from anywhere. An answer nobody can read is refused before the operation has run, not after it.
 */
const negotiate: RequestHandler = (request, _response, next) => {
  if (!request.is('application/json')) throw new GatewayError('NOT_JSON');
  if (!request.accepts(ANSWERS)) throw new GatewayError('NOT_ACCEPTED');
  next();
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const isAbsent = (value: unknown): boolean => value === undefined || value === null;

function faultOf(body: unknown): GatewayReason | null {
  if (Array.isArray(body)) return 'BATCHED';
  if (!isRecord(body)) return 'NO_OPERATION';
  const { query, operationName, variables, extensions } = body;
  const wellFormed =
    [variables, extensions].every((value) => isAbsent(value) || isRecord(value)) &&
    (isAbsent(operationName) || typeof operationName === 'string');
  if (!wellFormed) return 'BAD_PARAMETER';
  const hasHash = isRecord(extensions) && isRecord(extensions['persistedQuery']);
  return (typeof query === 'string' && query !== '') || (isAbsent(query) && hasHash) ? null : 'NO_OPERATION';
}

/** Refuses a body that is no GraphQL request, before Apollo would do it in words of its own and without our codes. */
const checkForm: RequestHandler = (request: Request, _response, next) => {
  const fault = faultOf(request.body);
  if (fault) throw new GatewayError(fault);
  next();
};

/** Reads a GraphQL request: `request.body` is a `GraphqlRequest` afterwards. */
export const readGraphqlRequest: RequestHandler[] = [
  negotiate,
  express.json({ limit: `${LARGEST_BODY_KB}kb`, strict: false }),
  checkForm,
];
