import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { GatewayError } from '../failures.ts';
import type { LogFacts } from '../http/access-log.ts';
import { languageOf, type LanguageCode } from '../http/language.ts';
import { createRateLimits, type Allowance } from '../limits/rate-limits.ts';
import { newScope, type Scope } from '../rest/scope.ts';
import type { Settings } from '../settings.ts';
import { cookieNames, parseCookies } from './cookies.ts';
import { isOwnOrigin } from './origin.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;
const BEARER = /^Bearer ([\w.~+/-]{1,2048}=*)$/;

/** What is known of every request before anything is done with it. */
export interface Exchange {
  requestId: string;
  language: LanguageCode;
  /** The credential: session cookie or bearer token. */
  token: string | null;
  /** The credential came by itself, as cookies do: then the request must prove that a page of ours caused it. */
  byCookie: boolean;
  /** For whom REST calls are made. */
  scope: Scope;
  /** What the caller may still ask for. */
  allowance: Allowance;
  /** What the access log will say of it. */
  facts: LogFacts;
}

/** What `identify` found out about the request this response answers. */
export const exchangeOf = (response: Response): Exchange => response.locals['exchange'] as Exchange;

/** Gives a request its id, language, credential and allowance, and the signal that its client has gone away. */
export function identify({ secure, rateLimits }: Settings): RequestHandler {
  const names = cookieNames(secure);
  const allowanceOf = createRateLimits(rateLimits);
  return (request, response, next) => {
    const given = request.get('x-request-id');
    const requestId = given && REQUEST_ID.test(given) ? given : randomUUID();
    const cookies = parseCookies(request.headers.cookie);
    const language = languageOf(request.get('accept-language'), cookies.get('lang'));
    const cookie = cookies.get(names.session) || null;
    const bearer = BEARER.exec(request.get('authorization') ?? '')?.[1] ?? null;
    const gone = new AbortController();
    const token = bearer ?? cookie;
    const scope = newScope({ token, language, requestId, clientAddress: request.ip ?? '', signal: gone.signal });
    const allowance = allowanceOf(scope);
    response.once('close', () => {
      if (!response.writableFinished) gone.abort();
      allowance.settle();
    });
    const byCookie = cookie !== null;
    response.locals['exchange'] = {
      requestId,
      language,
      token,
      byCookie,
      scope,
      allowance,
      facts: {},
    } satisfies Exchange;
    response.setHeader('x-request-id', requestId);
    const version = cookies.get(names.version);
    if (cookie !== null && version && /^[\w-]{1,64}$/.test(version)) response.setHeader('x-session-version', version);
    // Two credentials of two people could be told apart by nobody downstream.
    if (cookie !== null && request.headers.authorization !== undefined) next(new GatewayError('TWO_CREDENTIALS'));
    else next();
  };
}

/** Counts a request as an operation of its caller. */
export const countOperation: RequestHandler = (_request, response, next) => {
  exchangeOf(response).allowance.operation();
  next();
};

/** Refuses a request that may change something and that a page of another origin could have caused. */
export function requireOwnOrigin(settings: Settings): RequestHandler {
  return (request, response, next) => {
    const origin = request.get('origin');
    const foreign = origin === undefined ? exchangeOf(response).byCookie : !isOwnOrigin(origin, settings);
    next(foreign ? new GatewayError('FOREIGN_ORIGIN') : undefined);
  };
}
