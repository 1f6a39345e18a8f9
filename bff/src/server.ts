import http from 'node:http';
import type { Logger } from 'pino';
import { httpLimits, STOPPING } from '@hengcai/shared/operating/http-limits';
import { createApp } from './app.ts';
import { listen, listenFailure } from './http/listen.ts';
import { createLog } from './log.ts';
import { rehearse } from './rehearsal.ts';
import { isLocal, readSettings, SettingsError, type Settings } from './settings.ts';

/** Lets a wrong setting stop the start with its sentence. */
async function orExit<T>(step: () => T | Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

function warnOfPlainHttp({ publicUrl, secure }: Settings, log: Logger): void {
  if (publicUrl && !secure && !isLocal({ publicUrl }))
    log.warn(`PUBLIC_URL is ${publicUrl.origin}: sessions travel unencrypted`);
}

const settings = await orExit(() => readSettings(process.env));
const log = createLog(settings.logLevel);
warnOfPlainHttp(settings, log);

const server = http.createServer(httpLimits(settings.headersTimeout));
const bff = await orExit(() => createApp(settings, log, server, () => rehearse(server)));
server.on('request', bff.app);
const listening = await orExit(() =>
  listen(server, settings).catch((error: unknown) => {
    throw new SettingsError(listenFailure(error, settings));
  }),
);
log.info({ port: listening.port, services: settings.restUrl }, 'listening');

let stopping = false;
function shutDown(code: number): void {
  if (stopping) return;
  stopping = true;
  // Whatever still hangs then would hang for ever.
  setTimeout(() => process.exit(code || 1), STOPPING.endMs).unref();
  Promise.all([listening.close(), bff.stop()]).then(
    () => process.exit(code),
    () => process.exit(1),
  );
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => shutDown(0));
// Nothing may be trusted after an error nobody caught: the supervisor starts a clean process.
for (const event of ['uncaughtException', 'unhandledRejection']) {
  process.on(event, (error: unknown) => {
    log.fatal({ err: error }, event);
    shutDown(1);
  });
}
