import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { httpLimits } from '@hengcai/shared/operating/http-limits';
import { createApp } from '../app.ts';
import { createLog } from '../log.ts';
import { rehearse } from '../rehearsal.ts';
import { readSettings, type Settings } from '../settings.ts';
import { startUpstream, type Upstream } from './upstream.ts';

export const TOKEN = 'token-of-the-rest-session';
/** What a page of ours sends with every request. */
export const FROM_OUR_PAGE = { origin: 'http://localhost:4000', cookie: `sid=${TOKEN}; sidv=v1` };

// A test asserts on what it asked for; a wrong guess at the shape fails the assertion.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = Record<string, any>;

/** An answer of /graphql. */
export interface Answer {
  status: number;
  headers: Headers;
  data: Json | null;
  errors: { message: string; path?: (string | number)[]; extensions: Json }[];
  text: string;
}

/** A BFF on a free port before services of its own. */
export interface TestBff {
  url: string;
  upstream: Upstream;
  /** Lines of the log, as written. */
  lines: string[];
  /** Sends an operation, as a signed-in page does unless other headers are given. */
  send(query: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<Answer>;
  stop(): Promise<void>;
}

/**
 * Starts services and BFF on free ports; `environment` are settings as the operator writes them. Nobody is kept from
 * asking much in little time, unless `rateLimits` says so, and nothing is rehearsed.
 */
export async function startBff(
  environment: Record<string, string> = {},
  { rateLimits = null, rehearses = false }: Partial<Pick<Settings, 'rateLimits'>> & { rehearses?: boolean } = {},
): Promise<TestBff> {
  const upstream = await startUpstream();
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const own = { REST_URL: upstream.url, WEB_DIST: '/nowhere', TRUSTED_DOCUMENTS: 'off' };
  const settings = { ...readSettings({ ...own, ...environment }), rateLimits };
  const server = http.createServer(httpLimits(settings.headersTimeout));
  const bff = await createApp(settings, createLog('info', sink), server, async () => {
    if (rehearses) await rehearse(server);
  });
  server.on('request', bff.app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    upstream,
    lines,
    async send(query, variables = {}, headers = FROM_OUR_PAGE) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      });
      const text = await response.text();
      const { data = null, errors = [] } = JSON.parse(text) as Pick<Answer, 'data' | 'errors'>;
      return { status: response.status, headers: response.headers, data, errors, text };
    },
    async stop() {
      await bff.stop();
      await upstream.stop();
    },
  };
}
