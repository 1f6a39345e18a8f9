import type { Endpoint } from '@hengcai/shared/contract/kernel';
import { RestFailure } from './failure.ts';
import type { Scope } from './scope.ts';

/** An endpoint with the place it is reached at. */
export interface Address {
  /** Path below the base address, without a leading slash. */
  path: string;
  /** The REST service it belongs to, e.g. `empmanage`: what hangs and is counted as one. */
  service: string;
  endpoint: Endpoint;
}

export type Input = Readonly<Record<string, unknown>>;

/** Headers of every call. What the client sent is never passed on: each of these is made or checked here. */
export function headersOf({ token, language, requestId, clientAddress }: Scope): Record<string, string> {
  const headers: Record<string, string> = {
    facility: 'desktop',
    'accept-language': language,
    'req-time': String(Date.now()),
    'x-request-id': requestId,
  };
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  if (clientAddress !== '') headers['x-forwarded-for'] = clientAddress;
  return headers;
}

function textsOf(values: Input): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    // An absent filter is left out; "null" and "[object Object]" would be values.
    if (value !== undefined && value !== null) texts[name] = typeof value === 'string' ? value : JSON.stringify(value);
  }
  return texts;
}

/** Splits an input into query string and body, as the contract declares its names. */
export function contentOf({ endpoint: { method, encoding, query } }: Address, input: Input) {
  if (method === 'GET') return { searchParams: textsOf(input) };
  const parts = Object.entries(input);
  const body = Object.fromEntries(parts.filter(([name]) => !(name in query.shape)));
  const content = encoding === 'form' ? { form: textsOf(body) } : { json: body };
  const searchParams = textsOf(Object.fromEntries(parts.filter(([name]) => name in query.shape)));
  // Hardly any call has both, and even an empty query string is one more address for the client to take apart.
  return Object.keys(searchParams).length > 0 ? { ...content, searchParams } : content;
}

/** Throws where a call cannot succeed: no credential, or a session that an earlier call of this request found ended. */
export function assertCallable({ endpoint }: Address, scope: Scope): void {
  if (scope.lost) throw scope.lost;
  if (endpoint.policy.kind !== 'open' && scope.token === null) throw new RestFailure('noCredential', 401);
}
