import { tmpdir } from 'node:os';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@hengcai/shared/contract/all';
import type { Endpoint, Envelope, Service } from '@hengcai/shared/contract/kernel';
import { encodeWirePassword } from '@hengcai/shared/rules/session/password';
import { createServices } from '../app.ts';
import type { Engine } from '../db/engine.ts';
import type { Ctx, LanguageCode } from '../kit/context.ts';
import type { Kernel } from '../kit/kernel.ts';
import { createLog } from '../kit/log.ts';
import { createContext } from '../kit/run.ts';
import { hashPassword } from '../modules/session/public.ts';
import { createCompany, type CreatedCompany, type NewCompany } from '../modules/settings/public.ts';
import { readSettings } from '../settings.ts';
import { counting, type Counted } from './counting.ts';
import { emptiedPostgres, freshPglite, testDatabaseUrl } from './database.ts';
import { withoutLooseColumns } from './loose-columns.ts';
import { type Received, send, type Sent } from './send.ts';

/** The password of every account that tests make; it need not be changed. */
export const TEST_PASSWORD = 'Passw0rd1';

export interface StartOptions {
  /** PostgreSQL where tests have one, because it is faster; else the embedded database. */
  database?: 'pglite' | 'postgres';
  /** An engine that is prepared already; it is closed with the services. */
  engine?: Engine;
  env?: Record<string, string>;
  /** Does the work of every minute too: at any moment, in the middle of what others count and compare. */
  everyMinute?: boolean;
  /** Receives the log, line by line. */
  logTo?: { write(line: string): void };
}

export interface TestServices {
  url: string;
  kernel: Kernel;
  engine: Engine;
  /** How many statements were run so far in transactions, of companies unless it says of all. */
  statements: (of?: Counted) => number;
  /**
   * Calls an endpoint as the contract describes it and answers the envelope. A file comes as `data: TestFile`, one to
   * upload goes as `file: TestFile` in the input.
   */
  call(
    name: string,
    input?: Record<string, unknown>,
    token?: string | null,
    language?: LanguageCode,
  ): Promise<Envelope>;
  /** Like `call`, but answers `data` and throws what went wrong. */
  ok<T>(name: string, input?: Record<string, unknown>, token?: string | null): Promise<T>;
  /** A company of its own with an administrator `admin`. */
  createTestCompany(code?: string, more?: Partial<NewCompany>): Promise<TestCompany>;
  /** Signs in and answers the token; ends another session of the account. */
  signIn(company: string, userName: string, password?: string): Promise<string>;
  /** Runs code as somebody, in one transaction, for preparing and for looking. */
  as<T>(company: CreatedCompany, effect: 'reads' | 'writes', fn: (ctx: Ctx) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

export interface TestCompany extends CreatedCompany {
  code: string;
  adminToken: string;
}

export interface TestFile {
  fileName: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** What the sender calls it; nothing a sender knows when absent. */
  type?: string;
}

const fileNameOf = ({ headers }: Received) =>
  decodeURIComponent(/filename\*=UTF-8''(\S+)/.exec(headers['content-disposition'] ?? '')?.[1] ?? '');

let companies = 0;

/** Starts the real services on a free port with a database of their own. */
export async function startServices({
  database = testDatabaseUrl() ? 'postgres' : 'pglite',
  engine: given,
  env = {},
  everyMinute = false,
  logTo,
}: StartOptions = {}): Promise<TestServices> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hengcai-test-'));
  const settings = readSettings({
    NODE_ENV: 'test',
    TEST_MODE: '1',
    SERVICES_PORT: '0',
    DATA_DIR: dataDir,
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    ...env,
  });
  const server = given || database === 'pglite' ? undefined : await emptiedPostgres();
  const { engine, statements } = counting(withoutLooseColumns(given ?? server?.engine ?? (await freshPglite())));
  const services = await createServices(
    settings,
    engine,
    logTo ? createLog(settings.logLevel, logTo) : createLog(settings.logLevel),
    { everyMinute },
  );
  const { url } = await services.listen();
  const { kernel } = services;

  const call: TestServices['call'] = async (name, input = {}, token = null, language = 'en-US') => {
    const { path, init } = requestFor(name, input, token, language);
    const received = await send(url + path, init);
    if (received.headers['content-type']?.startsWith('application/json'))
      return JSON.parse(received.bytes.toString()) as Envelope;
    const file: TestFile = { fileName: fileNameOf(received), bytes: new Uint8Array(received.bytes) };
    return { success: true, status: received.status, message: '', data: file };
  };
  const ok = async <T>(name: string, input?: Record<string, unknown>, token?: string | null) => {
    const envelope = await call(name, input, token);
    if (!envelope.success)
      throw new Error(`${name}: ${envelope.status} ${envelope.message} ${JSON.stringify(envelope.data)}`);
    return envelope.data as T;
  };
  const signIn: TestServices['signIn'] = async (company, userName, password = TEST_PASSWORD) => {
    const { token } = await ok<{ token: string }>('root.login', {
      company,
      userName,
      password: encodeWirePassword(password),
      force: 'true',
    });
    return token;
  };
  return {
    url,
    kernel,
    engine,
    statements,
    call,
    ok,
    signIn,
    async createTestCompany(code = `test${process.pid}x${(companies += 1)}`, more = {}) {
      const hash = await testPasswordHash();
      const created = await createCompany(kernel, {
        code,
        name: `Company ${code}`,
        adminAccount: 'admin',
        adminName: 'Admin',
        adminPassword: { hash },
        mustChangePassword: false,
        ...more,
      });
      return { ...created, code, adminToken: await signIn(code, 'admin') };
    },
    as: (company, effect, fn) =>
      kernel.db.withTenant(company.session, effect, (tx, now) =>
        fn(
          createContext(
            kernel,
            { session: company.session, language: 'en-US', requestId: 'test' },
            tx,
            now,
            () => undefined,
          ),
        ),
      ),
    async stop() {
      await services.stop();
      await server?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

let passwordHash: Promise<string> | undefined;

/** The hash of `TEST_PASSWORD`, computed once. */
export const testPasswordHash = () => (passwordHash ??= hashPassword(TEST_PASSWORD));

/** The HTTP request for an endpoint, exactly as the contract describes it. */
export function requestFor(name: string, input: Record<string, unknown>, token: string | null, language: LanguageCode) {
  const { service, key, endpoint } = endpointOf(name);
  const headers: Record<string, string> = {
    'Accept-Language': language,
    ...(token !== null && { Authorization: `Bearer ${token}` }),
  };
  const isQuery = (field: string) => endpoint.method === 'GET' || field in endpoint.query.shape;
  const query = new URLSearchParams(textsOf(Object.entries(input).filter(([field]) => isQuery(field))));
  const body = Object.fromEntries(Object.entries(input).filter(([field]) => !isQuery(field)));
  const init: Sent = { method: endpoint.method, headers };
  if (endpoint.method === 'POST' && endpoint.encoding === 'form')
    init.body = new URLSearchParams(textsOf(Object.entries(body)));
  if (endpoint.method === 'POST' && endpoint.encoding === 'json') {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  if (endpoint.encoding === 'multipart' && input.file) {
    const { fileName, bytes, type = '' } = input.file as TestFile;
    const form = new FormData();
    form.append('file', new Blob([bytes], { type }), fileName);
    init.body = form;
  }
  return { path: `${service.prefix}/${key}${query.size > 0 ? `?${query.toString()}` : ''}`, init };
}

const textsOf = (entries: [string, unknown][]) =>
  Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));

function endpointOf(name: string): { service: Service; key: string; endpoint: Endpoint } {
  const [serviceName = '', key = ''] = name.split('.');
  const service = (contract as Record<string, Service>)[serviceName];
  const endpoint = service?.endpoints[key];
  if (!service || !endpoint) throw new Error(`The contract has no ${name}.`);
  return { service, key, endpoint };
}
