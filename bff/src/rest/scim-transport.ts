import type { IncomingHttpHeaders } from 'node:http';
import type { Got } from 'got';
import type { Bulkheads } from './bulkhead.ts';
import { headersOf } from './request.ts';
import type { Scope } from './scope.ts';
import { failureOf } from './transport.ts';

/** A directory is patient, and a group of ten thousand takes a while. */
const TIMEOUTS = { connect: 1000, response: 30_000, socket: 30_000 };
/** What a directory sends besides, and what it needs of an answer. */
const SENT = ['content-type', 'accept'] as const;
const ANSWERED = ['content-type', 'location', 'retry-after', 'www-authenticate'] as const;

export interface ScimRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path and query below the services' address, as they came. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer | null;
}
export interface ScimAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Passes what a directory pushes (SCIM 2.0) on to the services and answers what they answer. It is the one protocol that
 * is not translated here: requests and answers are laid down by others, and the token is the directory's.
 */
export function createScimTransport(client: Got, bulkheads: Bulkheads) {
  return (scope: Scope, { method, path, headers, body }: ScimRequest): Promise<ScimAnswer> =>
    bulkheads.hold('scim', { patience: TIMEOUTS.response, signal: scope.signal }, async () => {
      scope.calls += 1;
      try {
        const answer = await client(path, {
          method,
          headers: { ...headersOf(scope), ...picked(SENT, headers) },
          ...(body !== null && { body }),
          timeout: TIMEOUTS,
          responseType: 'buffer',
          signal: scope.signal,
        });
        return { status: answer.statusCode, headers: picked(ANSWERED, answer.headers), body: answer.body };
      } catch (error) {
        throw failureOf(error);
      }
    });
}

export type ScimTransport = ReturnType<typeof createScimTransport>;

const picked = (names: readonly string[], headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
