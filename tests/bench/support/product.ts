import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPostgres } from '@hengcai/services/src/db/postgres.ts';
import { freshPostgres, testDatabaseUrl } from '@hengcai/services/src/testing/database.ts';
import { ensureBuilt } from '../../../scripts/setup/build.mjs';
import { signIn, type Client, type Data } from '../../faults/support/client.ts';
import { NODE_OPTIONS } from '../../../scripts/processes/servers.mjs';
import { freePort, startServer, type Server } from './servers.ts';

/** The password of every demo account. */
const PASSWORD = 'Hengcai2026';

/** The product as a company runs it: services and BFF in processes of their own, with the demo companies. */
export interface Product {
  /** What holds the data, in words. */
  database: string;
  services: Server;
  bff: Server;
  /** Signs in from an address of one's own, as people at many places do. */
  signIn(userName: string): Promise<Client>;
  /** Login names of so many people of the company. */
  people(count: number): Promise<string[]>;
  stop(): Promise<void>;
}

async function analyzed(url: string): Promise<void> {
  const engine = openPostgres(url, () => undefined, 1);
  await engine.run('analyze');
  await engine.close();
}

/**
 * Starts the product on PostgreSQL where `TEST_DATABASE_URL` names one, else on the embedded database; with a `dataDir` on
 * the embedded database there, which stays when it stops.
 */
export async function startProduct({ dataDir: kept }: { dataDir?: string } = {}): Promise<Product> {
  await ensureBuilt(['services', 'bff']);
  const dataDir = kept ?? mkdtempSync(path.join(tmpdir(), 'hengcai-bench-'));
  const postgres = kept !== undefined || testDatabaseUrl() === undefined ? null : await freshPostgres();
  await postgres?.engine.close();
  const [servicesPort, port] = [await freePort(), await freePort()];
  const services = await startServer('services', {
    args: [...NODE_OPTIONS, 'services/dist/server.js'],
    port: servicesPort,
    ready: '/health/ready',
    env: {
      SERVICES_PORT: String(servicesPort),
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'on',
      LOG_LEVEL: 'error',
      TEST_MODE: '',
      ...(postgres && { DATABASE_URL: postgres.url, MASTER_KEY: randomBytes(32).toString('hex') }),
    },
  });
  const bff = await startServer('bff', {
    args: [...NODE_OPTIONS, 'bff/dist/server.js'],
    port,
    ready: '/health/ready',
    // The load comes from one machine and stands for people at many.
    env: { PORT: String(port), REST_URL: services.url, TRUSTED_PROXIES: 'loopback', LOG_LEVEL: 'error', TEST_MODE: '' },
  });
  // What autovacuum does within the minute after so many rows were made: a company at work has its statistics.
  if (postgres) await analyzed(postgres.url);
  let networks = 0;
  const signInFrom = (userName: string) => {
    networks += 1;
    const address = `10.${networks >> 8}.${networks & 255}.1`;
    return signIn(bff.url, 'hengcai', userName, PASSWORD, { 'x-forwarded-for': address });
  };
  return {
    database: postgres ? 'PostgreSQL' : 'embedded PGlite',
    services,
    bff,
    signIn: signInFrom,
    async people(count) {
      const admin = await signInFrom('admin');
      const numbers: string[] = [];
      for (let pageNo = 1; numbers.length < count; pageNo += 1) {
        const page = { pageNo, pageSize: 100 };
        const found = await admin.ask(
          'query People($page: PageInput) { employees(filter: { statuses: [REGULAR] }, page: $page) { items { number } } }',
          { page },
        );
        if (found.kind === 'lost' || !found.data) throw new Error(`no people: ${JSON.stringify(found)}`);
        const { items } = found.data['employees'] as { items: Data[] };
        if (items.length === 0) break;
        numbers.push(...items.map((one) => one['number'] as string));
      }
      return numbers.slice(0, count);
    },
    async stop() {
      await bff.stop();
      await services.stop();
      await postgres?.drop();
      if (kept === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
