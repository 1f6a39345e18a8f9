import { loadPeer } from './peers.ts';
import type { Server } from './servers.ts';

/** What is sent again and again, with the cookie of one session after the other. */
export interface Shot {
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface LoadOptions extends Shot {
  connections: number;
  /** Requests in all. */
  amount: number;
  /** The one right answer; without it any answer of status 200 counts. */
  expected?: string;
}

/** As many people send the requests in turn: what one session may ask for in a minute is not what is measured. */
const SESSIONS = 4000;
let sent = 0;
const cookieOfNext = (): string => {
  sent = (sent + 1) % SESSIONS;
  return `sid=token-of-session-${sent}; sidv=v1`;
};

/** What a load cost. Times are in milliseconds. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  /** CPU of the server per request. */
  cpu: number;
  rss: number;
  /** Requests without the right answer. */
  wrong: number;
}

interface AutocannonResult {
  '2xx': number;
  non2xx: number;
  errors: number;
  latency: { p50: number; p99: number };
}
type Autocannon = (options: Record<string, unknown>) => Promise<AutocannonResult>;

/** Sends requests to a server and answers what they cost it. */
export async function load(server: Server, options: LoadOptions): Promise<Load> {
  const autocannon = loadPeer('autocannon') as Autocannon;
  const { path, headers, body, connections, amount, expected } = options;
  // autocannon compares bodies itself only where all requests are the same.
  let mismatches = 0;
  const before = await server.usage();
  // Its own duration is counted in whole seconds.
  const begin = performance.now();
  let end = begin;
  const result = await autocannon({
    url: server.url + path,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    requests: [
      {
        setupRequest: (request: { headers: object }) => ({
          ...request,
          headers: { ...request.headers, cookie: cookieOfNext() },
        }),
        onResponse: (_status: number, answer: string) => {
          end = performance.now();
          if (expected !== undefined && answer !== expected) mismatches += 1;
        },
      },
    ],
    connections,
    amount,
  });
  const after = await server.usage();
  const answered = result['2xx'] + result.non2xx;
  return {
    perSecond: (answered / (end - begin)) * 1000,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: (after.cpu - before.cpu) / answered,
    rss: after.rss,
    wrong: result.non2xx + result.errors + mismatches,
  };
}
