import http from 'node:http';
import https from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import got, { CancelError, RequestError, TimeoutError, type Got } from 'got';
import type { Bulkheads } from './bulkhead.ts';
import { unwrap } from './envelope.ts';
import { isSessionLost, RestFailure } from './failure.ts';
import { readerOf } from './reader.ts';
import { assertCallable, contentOf, headersOf, type Address, type Input } from './request.ts';
import type { Settings } from '../settings.ts';
import type { Scope } from './scope.ts';

const LARGEST_ANSWER = 10 * 1024 * 1024;
const LONGEST_PAUSE = 200;
/**
 * Idle connections are given up long before the usual services do that: what is sent into one that a busy service is about to
 * close is answered by a reset, and a write cannot be sent again.
 */
const MILLISECONDS_IDLE = 15_000;
/** For the rest of an answer that has begun. */
const MILLISECONDS_TO_DOWNLOAD = 4000;

interface TransportOptions {
  client: Got;
  bulkheads: Bulkheads;
  /** Milliseconds until an answer has to begin, all waiting and a second try included. */
  restTimeout: number;
  /** Whether the services make a write with a client mutation id happen once: only then may it be sent again. */
  honoursOnce: () => boolean;
}

/**
 * Plain HTTP with what it needs. got hands Node some forty settings for each request, of TLS and of caching for the most
 * part, and Node copies them three times on the way to the socket: a seventh of the CPU of a call.
 */
const plainRequest = (url: URL, { method, headers, agent, lookup, family }: https.RequestOptions): http.ClientRequest =>
  http.request({
    // An address of IPv6 stands in brackets in a URL and without them in a connection.
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port,
    path: url.pathname + url.search,
    method,
    headers,
    agent,
    lookup,
    family,
  });

/** The one HTTP client: everything about a connection that a caller must not have to think of. */
export function createClient({ restUrl }: Pick<Settings, 'restUrl'>, timeout = MILLISECONDS_IDLE): Got {
  // How many are in use at once is bounded for each service by its bulkhead, not for all of them together here.
  const agents = { keepAlive: true, scheduling: 'lifo', timeout } as const;
  return got.extend({
    prefixUrl: restUrl,
    ...(restUrl.startsWith('http:') && { request: plainRequest }),
    agent: { http: new http.Agent(agents), https: new https.Agent(agents) },
    timeout: { connect: 1000 },
    retry: { limit: 0 },
    followRedirect: false,
    throwHttpErrors: false,
    // Compression between neighbours costs more than it saves, and a size limit must count what will be parsed.
    decompress: false,
  });
}

/** The failure behind an error of the HTTP client; its message names addresses and stays in the log. */
export function failureOf(error: unknown): RestFailure {
  if (error instanceof RestFailure) return error;
  if (error instanceof CancelError) return new RestFailure('malformed', 502, { cause: error });
  if (error instanceof TimeoutError) {
    return error.event === 'connect'
      ? new RestFailure('unreachable', 502, { cause: error })
      : new RestFailure('timedOut', 504, { cause: error });
  }
  if (error instanceof Error && error.name === 'AbortError') return new RestFailure('aborted', 499, { cause: error });
  if (error instanceof RequestError) return new RestFailure('unreachable', 502, { cause: error });
  throw error;
}

/** Whether sending a call again cannot do anything twice. */
const isRepeatable = ({ endpoint }: Address, isHonoured: boolean): boolean =>
  endpoint.effect === 'reads' || (endpoint.once && isHonoured);

/** Answers a function that makes one call of the contract: sent, repeated once where that is safe, and unwrapped. */
export function createTransport({ client, bulkheads, restTimeout, honoursOnce }: TransportOptions) {
  async function attempt(scope: Scope, address: Address, input: Input, deadline: number): Promise<unknown> {
    assertCallable(address, scope);
    const begin = performance.now();
    const left = Math.ceil(deadline - begin);
    if (left <= 0) throw new RestFailure('timedOut', 504);
    scope.calls += 1;
    try {
      const request = client(address.path, {
        method: address.endpoint.method,
        headers: headersOf(scope),
        ...contentOf(address, input),
        responseType: 'buffer',
        timeout: { response: left, request: left + MILLISECONDS_TO_DOWNLOAD },
        // A write runs to its end: whether it happened must not depend on a closed tab.
        ...(address.endpoint.effect === 'reads' && { signal: scope.signal }),
      });
      void request.on('downloadProgress', ({ transferred }) => {
        if (transferred > LARGEST_ANSWER) request.cancel();
      });
      // Made while the answer is on its way.
      readerOf(address.endpoint);
      const { statusCode, body, headers } = await request;
      return unwrap(address.endpoint, { statusCode, body, retryAfter: headers['retry-after'] });
    } catch (error) {
      throw failureOf(error);
    } finally {
      scope.milliseconds += performance.now() - begin;
    }
  }

  async function attemptTwice(scope: Scope, address: Address, input: Input, deadline: number): Promise<unknown> {
    try {
      return await attempt(scope, address, input, deadline);
    } catch (error) {
      if (failureOf(error).kind !== 'unreachable' || !isRepeatable(address, honoursOnce())) throw error;
      // Full jitter: the callers of a service that restarts do not come back all at once.
      await delay(Math.random() * LONGEST_PAUSE);
      return attempt(scope, address, input, deadline);
    }
  }

  return async function call(scope: Scope, address: Address, input: Input): Promise<unknown> {
    assertCallable(address, scope);
    const deadline = performance.now() + restTimeout;
    const entry = { patience: restTimeout, ...(address.endpoint.effect === 'reads' && { signal: scope.signal }) };
    try {
      const data = await bulkheads.hold(address.service, entry, () => attemptTwice(scope, address, input, deadline));
      if (address.endpoint.policy.kind !== 'open') scope.accepted = true;
      return data;
    } catch (error) {
      const failure = failureOf(error);
      if (isSessionLost(failure)) scope.lost = failure;
      throw failure;
    }
  };
}

export type Call = ReturnType<typeof createTransport>;
