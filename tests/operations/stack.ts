import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { createApp } from '@hengcai/bff/src/app.ts';
import { readSettings } from '@hengcai/bff/src/settings.ts';
import { httpLimits } from '@hengcai/shared/operating/http-limits';
import { startServices, TEST_PASSWORD, type TestServices } from '@hengcai/services/src/testing/kit.ts';
import { documentOf } from './documents.ts';

// What an operation answers is asserted field by field where it matters.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Data = Record<string, any>;

interface Answer {
  data: Data | null;
  errors?: { message: string; extensions: { code: string } }[];
}

/** One operation as it was sent, and everything that came back. */
export interface Exchange {
  name: string;
  variables: Data;
  answer: Answer;
  /** The headers of the answer, and its body as it arrived. */
  received: string;
}

/** A file as it was downloaded. */
export interface Download {
  status: number;
  headers: string;
  bytes: Buffer;
}

/** Somebody who is signed in through the BFF. */
export interface Person {
  /** The cookies of the session, for requests of any shape. */
  cookie: string;
  /** Runs an operation of the web client and answers its data; throws errors and user errors. */
  run(name: string, variables?: Data): Promise<Data>;
  /** The same, but answers the whole GraphQL answer. */
  ask(name: string, variables?: Data): Promise<Answer>;
  /** The same, but answers all that was sent and received. */
  exchange(name: string, variables?: Data): Promise<Exchange>;
  /** Runs a document of one's own, as in the GraphQL IDE; answers how many REST calls it took, too. */
  query(document: string, variables?: Data): Promise<Answer & { calls: number }>;
  /** Uploads a file to `POST /files/<operation>`. */
  upload(operation: string, fileName: string, content: string | Uint8Array<ArrayBuffer>, type?: string): Promise<Data>;
  /** Downloads what a `FileLink` names. */
  download(url: string): Promise<Download>;
}

export interface Stack {
  /** Where the BFF is reached. */
  url: string;
  services: TestServices;
  signIn(company: string, userName: string): Promise<Person>;
  /** Whoever has this token of the services, through the BFF. */
  personWith(token: string): Person;
  /** Most REST calls each operation made so far. */
  calls: ReadonlyMap<string, number>;
  /** Every operation so far, in order. */
  exchanges: readonly Exchange[];
  stop(): Promise<void>;
}

interface StackOptions {
  /** As for the services: PostgreSQL where tests have one, else the embedded database. */
  database?: 'pglite' | 'postgres';
  /** Asks every object of every answer for the name of its type. */
  typenames?: boolean;
  /** Settings of the services. */
  env?: Record<string, string>;
  /** Receives what services and BFF write from a level up, line by line. */
  log?: { level: 'error' | 'debug'; to: { write(line: string): void } };
  /** The built client, for a browser. */
  webDist?: string;
}

/** A key for a write that happens once. */
export const mutationKey = (): string => randomUUID();

/** The reasons for which an answer refused what was asked. */
export const userErrorsOf = ({ data }: Answer): Data[] =>
  Object.values(data ?? {}).flatMap((payload: Data | null) => (payload?.['userErrors'] as Data[] | undefined) ?? []);

const callsIn = (header: string | null): number => Number(/rest;desc="(\d+) calls?"/.exec(header ?? '')?.[1]);
const headersOf = (response: Response): string => JSON.stringify([...response.headers]);

function dataOf({ name, answer }: Exchange): Data {
  const refused = userErrorsOf(answer);
  if (!answer.data || answer.errors?.length || refused.length > 0)
    throw new Error(`${name}: ${JSON.stringify(answer.errors ?? refused)}`);
  return answer.data;
}

/** The real BFF before services that are there. */
export async function startBff(
  restUrl: string,
  log = pino({ level: 'silent' }),
  webDist = '/nowhere',
): Promise<{ url: string; stop(): Promise<void> }> {
  const settings = readSettings({
    NODE_ENV: 'test',
    TEST_MODE: '1',
    REST_URL: restUrl,
    // Page, BFF and services share one thread here, and the processors with other tests: none of these is about waiting.
    REST_TIMEOUT_MS: '60000',
    WEB_DIST: webDist,
  });
  // Outlives what `fetch` keeps: a thread that was busy would send into a connection that is being closed.
  const server = http.createServer({ ...httpLimits(settings.headersTimeout), keepAliveTimeout: 15 * 60_000 });
  const bff = await createApp(settings, log, server);
  server.on('request', bff.app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => bff.stop() };
}

/** The real services with the real BFF before them. */
export async function startStack({
  database,
  typenames = false,
  env = {},
  log,
  webDist,
}: StackOptions = {}): Promise<Stack> {
  const services = await startServices({
    ...(database && { database }),
    env: { ...env, ...(log && { LOG_LEVEL: log.level }) },
    ...(log && { logTo: log.to }),
  });
  const bff = await startBff(services.url, log ? pino({ level: log.level }, log.to) : undefined, webDist);
  const { url } = bff;
  const calls = new Map<string, number>();
  const exchanges: Exchange[] = [];

  async function post(cookie: string, operation: { operationName?: string; query: string; variables: Data }) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'en-US',
        origin: url,
        ...(cookie && { cookie }),
      },
      body: JSON.stringify(operation),
    });
    const made = callsIn(response.headers.get('server-timing'));
    if (Number.isNaN(made)) throw new Error(`${operation.query} was answered without Server-Timing`);
    const body = await response.text();
    return {
      made,
      answer: JSON.parse(body) as Answer,
      received: `${headersOf(response)}\n${body}`,
      cookies: response.headers.getSetCookie(),
    };
  }

  async function send(
    cookie: string,
    name: string,
    variables: Data,
  ): Promise<{ exchange: Exchange; cookies: string[] }> {
    const { made, answer, received, cookies } = await post(cookie, {
      operationName: name,
      query: documentOf(name, typenames),
      variables,
    });
    calls.set(name, Math.max(made, calls.get(name) ?? 0));
    const exchange: Exchange = { name, variables, answer, received };
    exchanges.push(exchange);
    return { exchange, cookies };
  }

  function personOf(cookie: string): Person {
    const exchange: Person['exchange'] = async (name, variables = {}) => (await send(cookie, name, variables)).exchange;
    return {
      cookie,
      exchange,
      ask: async (name, variables) => (await exchange(name, variables)).answer,
      run: async (name, variables) => dataOf(await exchange(name, variables)),
      async query(document, variables = {}) {
        const { made, answer } = await post(cookie, { query: document, variables });
        return { ...answer, calls: made };
      },
      async upload(operation, fileName, content, type = '') {
        const body = new FormData();
        body.append('file', new Blob([content], { type }), fileName);
        const response = await fetch(`${url}/files/${operation}`, {
          method: 'POST',
          headers: { cookie, origin: url, 'x-requested-with': 'hengcai' },
          body,
        });
        const envelope = (await response.json()) as Data;
        if (envelope['success'] !== true) throw new Error(JSON.stringify(envelope));
        return envelope['data'] as Data;
      },
      async download(path) {
        const response = await fetch(url + path, { headers: { cookie } });
        return {
          status: response.status,
          headers: headersOf(response),
          bytes: Buffer.from(await response.arrayBuffer()),
        };
      },
    };
  }

  return {
    url,
    services,
    calls,
    exchanges,
    async signIn(company, userName) {
      const { exchange: signedIn, cookies } = await send('', 'Login', {
        input: { companyCode: company, userName, password: TEST_PASSWORD, force: true },
      });
      dataOf(signedIn);
      return personOf(cookies.map((one) => one.split(';')[0]).join('; '));
    },
    personWith: (token) => personOf(`sid=${token}`),
    async stop() {
      await bff.stop();
      await services.stop();
    },
  };
}
