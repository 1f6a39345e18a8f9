import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpLimits, STOPPING } from '@hengcai/shared/operating/http-limits';
import { watchLoad, type ServerLoad } from '@hengcai/shared/operating/server-load';
import { createDatabase } from './db/database.ts';
import type { Engine } from './db/engine.ts';
import { openPglite } from './db/pglite.ts';
import { openPostgres } from './db/postgres.ts';
import { isLoginSuperuser, prepare, refuseHoles } from './db/prepare.ts';
import { handlers } from './generated/modules.ts';
import { createApp } from './http/app.ts';
import { docsRoutes } from './http/docs.ts';
import { healthRoutes } from './http/health.ts';
import { createMetrics, metricsRoutes } from './http/metrics.ts';
import { openUploadFolder } from './http/upload-folder.ts';
import { createClock } from './kit/clock.ts';
import { createIds } from './kit/ids.ts';
import { createJobQueue } from './kit/jobs/boss.ts';
import type { Kernel } from './kit/kernel.ts';
import { moduleRoutes } from './kit/routes.ts';
import { createLog } from './kit/log.ts';
import { createSecrets } from './kit/secrets.ts';
import { bringNewPages } from './new-pages.ts';
import { openApiDocument } from './openapi.ts';
import type { Settings } from './settings.ts';

/** A running copy of the services; `kernel` is for start-up work such as demo companies. */
export interface Services {
  kernel: Kernel;
  /** Opens the port; the address is answered because port 0 means any free one. */
  listen(): Promise<{ url: string }>;
  /** Finishes what runs, within ten seconds. */
  stop(): Promise<void>;
}

/**
 * Opens the database of the settings, migrated and secured unless that is a step of its own. `before` runs where the
 * embedded one is about to be opened, and this process alone has its directory.
 */
export async function openDatabase(
  settings: Settings,
  onError: (error: Error) => void,
  before?: () => Promise<void>,
): Promise<Engine> {
  if (settings.databaseUrl === undefined) {
    const engine = await openPglite(settings.dataDir, before);
    try {
      await prepare(engine);
    } catch (error) {
      await engine.close().catch(() => undefined);
      throw error;
    }
    return engine;
  }
  if (!settings.migrationsApart) {
    const owner = openPostgres(settings.migrationUrl ?? settings.databaseUrl, onError, 2);
    try {
      await prepare(owner);
    } finally {
      await owner.close();
    }
  }
  return openPostgres(settings.databaseUrl, onError);
}

/**
 * Puts the services together on a database that is ready; refuses when companies are not isolated in it. Without
 * `everyMinute` nothing is done by the clock.
 */
export async function createServices(
  settings: Settings,
  engine: Engine,
  log = createLog(settings.logLevel),
  { everyMinute = true } = {},
): Promise<Services> {
  await refuseHoles(engine);
  if (engine.kind === 'postgres' && (await isLoginSuperuser(engine))) {
    log.warn(
      'DATABASE_URL logs in as a superuser: use hr_login there and the owner in MIGRATION_URL (services/README.md)',
    );
  }
  const clock = createClock(startOffset(settings));
  const server = createServer(httpLimits(settings.headersTimeout));
  const load = watchLoad(server);
  const metrics = createMetrics(load);
  const kernel: Kernel = {
    settings,
    clock,
    log,
    db: createDatabase(metrics.measured(engine), () => clock.offsetMs),
    newId: createIds(),
    secrets: createSecrets(settings.masterKey, settings.formerMasterKey),
    uploadFolder: openUploadFolder(settings.dataDir),
    jobs: createJobQueue(() => engine.openQueueStore(), log, { alone: engine.kind === 'pglite', everyMinute }),
  };
  let stopping = false;
  const app = createApp(kernel, handlers, (extras) => {
    extras.use(
      metrics.observe,
      metricsRoutes(metrics, { token: settings.metricsToken, local: settings.local }),
      healthRoutes(kernel, () => stopping),
      docsRoutes(() => openApiDocument(settings.version)),
    );
    for (const [path, answer] of moduleRoutes(kernel)) extras.use(path, answer);
  });
  server.on('request', app);
  return {
    kernel,
    async listen() {
      // The queues are tables that the first start makes: replicas that make them at once would lock each other out.
      await engine.exclusively(async () => {
        await kernel.jobs.start(kernel);
        await bringNewPages(kernel);
      });
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(settings.port, settings.host, resolve);
      });
      const { port } = server.address() as AddressInfo;
      return { url: `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}` };
    },
    async stop() {
      stopping = true;
      await Promise.all([closeServer(server, load), kernel.jobs.stop()]);
      await engine.close();
    },
  };
}

async function closeServer(server: Server, load: ServerLoad): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  load.endConnections();
  const late = setTimeout(() => server.closeAllConnections(), STOPPING.drainMs);
  await closed;
  clearTimeout(late);
}

/** Tests begin at nine in the morning (Asia/Shanghai) of the demo's anchor, unless they say otherwise. */
function startOffset({ testMode, clockOffset, demoDate }: Settings): number {
  if (clockOffset !== undefined) return clockOffset * 1_000;
  if (!testMode || demoDate === undefined) return 0;
  return Date.parse(`${demoDate}T01:00:00Z`) - createClock().now().getTime();
}
