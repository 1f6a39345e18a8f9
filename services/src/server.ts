import { STOPPING } from '@hengcai/shared/operating/http-limits';
import { createServices, openDatabase, type Services } from './app.ts';
import { ensureDemo } from './demo/index.ts';
import { restoreDemo } from './demo/snapshot.ts';
import type { Kernel } from './kit/kernel.ts';
import { createLog } from './kit/log.ts';
import { turnMasterKey } from './kit/turn-master-key.ts';
import { makeCompany } from './company-command.ts';
import { openDoor } from './operator/door.ts';
import { sentenceOf } from './operator/sentences.ts';
import { rehearse } from './rehearsal.ts';
import { readSettings, SettingsError } from './settings.ts';

/** Starts the services; a problem of settings, data directory or database ends the process with one sentence. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  process.on('uncaughtException', (err) => die(err));
  process.on('unhandledRejection', (err) => die(err));
  function die(err: unknown): never {
    // Nothing is known about the state any more: the supervisor starts a fresh process.
    log.fatal({ err }, 'the process ends: an error nobody handled');
    process.exit(1);
  }
  if (settings.smtpUrl === undefined) log.info(`SMTP_URL is not set: mails are written to ${settings.dataDir}/mail`);
  const engine = await openDatabase(
    settings,
    (err) => log.warn({ err }, 'database connection'),
    () => (settings.demo ? restoreDemo(settings) : Promise.resolve()),
  );
  const services = await createServices(settings, engine, log).catch(async (error: unknown) => {
    await engine.close();
    throw error;
  });
  stopOnSignals(services);
  if (settings.formerMasterKey !== undefined) {
    const values = await turnMasterKey(services.kernel);
    log.info(
      { values },
      'MASTER_KEY is turned: MASTER_KEY_FORMER may go a day from now, when what is short-lived has ended',
    );
  }
  if (settings.demo) await ensureDemo(services.kernel);
  await services.kernel.db.takeStatistics();
  // A rehearsal that goes wrong leaves the first person waiting, nothing else.
  await rehearse(services.kernel).catch((err: unknown) => log.warn({ err }, 'the rehearsal went wrong'));
  const { url } = await services.listen();
  if (engine.kind === 'pglite') await openOperatorDoor(services.kernel);
  log.info({ url, version: settings.version }, 'services are ready');
}

/** Lets `create-company` reach the one process that may touch the embedded database. */
async function openOperatorDoor(kernel: Kernel): Promise<void> {
  const { settings, log } = kernel;
  try {
    await openDoor(
      settings.dataDir,
      (args) => makeCompany(kernel, args),
      (error) => sentenceOf(error, process.env),
    );
  } catch (err) {
    // Such as a path too long for a socket: everything else works.
    log.warn({ err }, 'create-company cannot reach this process; stop it to make a company');
  }
}

function stopOnSignals(services: Services): void {
  const stop = () => {
    process.off('SIGTERM', stop).off('SIGINT', stop);
    // Whatever still hangs then would hang for ever.
    setTimeout(() => process.exit(1), STOPPING.endMs).unref();
    services.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error, process.env)}\n`);
  if (!(error instanceof SettingsError) && error instanceof Error && process.env.LOG_LEVEL === 'debug')
    process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
