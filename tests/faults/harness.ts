import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../services/src/app.ts';
import type { Engine } from '../../services/src/db/engine.ts';
import { openPglite } from '../../services/src/db/pglite.ts';
import { openPostgres } from '../../services/src/db/postgres.ts';
import { staffedCompany } from '../../services/src/modules/performance/plan/plan-testing.ts';
import { readSettings } from '../../services/src/settings.ts';
import { freshPostgres, testDatabaseUrl } from '../../services/src/testing/database.ts';
import { startServices, TEST_PASSWORD } from '../../services/src/testing/kit.ts';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { freePort } from '../support/free-port.ts';
import { signIn, type Client } from './support/client.ts';
import { ServerProcess } from './support/process.ts';
import { startFaultProxy, type FaultProxy } from './support/proxy.ts';

export interface FaultStackOptions {
  database: 'pglite' | 'postgres';
  /** Settings of the BFF beside those the harness needs. */
  bff?: Record<string, string>;
  services?: Record<string, string>;
}

/** A company of the data set, with what a scenario needs to know of it. */
export interface FaultCompany {
  code: string;
  companyId: string;
  departmentId: string;
  employees: number;
  /** Numbers of the employees, which sign in. */
  numbers: string[];
}

/** Database, services and BFF as they run in production, each in a process of its own, with a proxy that breaks things between them. */
export interface FaultStack {
  companies: [FaultCompany, FaultCompany];
  services: ServerProcess;
  bff: ServerProcess;
  /** Between BFF and services. */
  proxy: FaultProxy;
  url: string;
  servicesUrl: string;
  dataDir: string;
  /** On the embedded database, which the services own while they run. */
  embedded: boolean;
  /** Signs in through the BFF. */
  signIn(company: FaultCompany, account?: string): Promise<Client>;
  /**
   * Runs `look` with the database. The embedded one has one owner: the services must not run then.
   */
  withDatabase<T>(look: (engine: Engine) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

/** The password of everybody in the data set. */
export const PASSWORD = TEST_PASSWORD;
export const NO_POSTGRES = 'TEST_DATABASE_URL is not set: there is no PostgreSQL to break';
export const hasPostgres = testDatabaseUrl() !== undefined;

async function openPrepared(database: FaultStackOptions['database'], dataDir: string) {
  const env: Record<string, string> = { NODE_ENV: 'test', TEST_MODE: '1', DEMO: 'off', DATA_DIR: dataDir };
  if (database === 'pglite') {
    const engine = await openDatabase(readSettings(env), () => undefined);
    return { env, engine, drop: async () => undefined };
  }
  const { engine, url, drop } = await freshPostgres();
  return { env: { ...env, DATABASE_URL: url }, engine, drop };
}

/** Two small companies, made by product code. */
async function fill(engine: Engine, env: Record<string, string>): Promise<FaultStack['companies']> {
  const services = await startServices({ engine, env: { ...env, SERVICES_PORT: '0' } });
  const make = async (code: string): Promise<FaultCompany> => {
    const staff = 6;
    const company = await staffedCompany(
      { ...services, createTestCompany: () => services.createTestCompany(code) },
      staff,
    );
    return {
      code,
      companyId: company.companyId,
      departmentId: company.deptIds[0],
      employees: company.numberOf.size,
      numbers: [...company.numberOf.values()],
    };
  };
  const companies: FaultStack['companies'] = [await make('alpha'), await make('beta')];
  await services.stop();
  return companies;
}

export async function startFaultStack({ database, ...more }: FaultStackOptions): Promise<FaultStack> {
  await ensureBuilt(['services', 'bff']);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hengcai-faults-'));
  const { env, engine, drop } = await openPrepared(database, dataDir);
  const companies = await fill(engine, env);
  const [port, servicesPort] = [await freePort(), await freePort()];
  const proxy = await startFaultProxy({ port: servicesPort });
  const services = new ServerProcess('services', 'services are ready', {
    ...env,
    SERVICES_PORT: String(servicesPort),
    ...more.services,
  });
  const bff = new ServerProcess('bff', 'listening', {
    PORT: String(port),
    REST_URL: proxy.url,
    WEB_DIST: path.join(dataDir, 'no-client'),
    ...more.bff,
  });
  await services.start();
  await bff.start();
  const url = `http://127.0.0.1:${port}`;
  return {
    companies,
    services,
    bff,
    proxy,
    url,
    servicesUrl: `http://127.0.0.1:${servicesPort}`,
    dataDir,
    embedded: database === 'pglite',
    signIn: ({ code }, account = 'admin') => signIn(url, code, account, PASSWORD),
    async withDatabase(look) {
      const { DATABASE_URL } = env;
      const opened = DATABASE_URL ? openPostgres(DATABASE_URL, () => undefined, 1) : await openPglite(dataDir);
      try {
        return await look(opened);
      } finally {
        await opened.close();
      }
    },
    async stop() {
      await bff.stop();
      await services.stop();
      await proxy.stop();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
