// Development: the servers restart on a change, the browser client is replaced in place. Needs nothing built but
// the GraphQL IDE, which the BFF serves as it is.
import { portFrom } from './processes/ports.mjs';
import { scriptOf } from './processes/run.mjs';
import { startServer, stopServers, untilReady } from './processes/servers.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';

ensureInstalled();
await ensureBuilt(['ide']);
const port = await portFrom('PORT', 4000);
const servicesPort = await portFrom('SERVICES_PORT', 4100);
const restUrl = process.env.REST_URL || `http://127.0.0.1:${servicesPort}`;
const bff = `http://127.0.0.1:${port}`;

const watch = (name, env) =>
  startServer(name, [scriptOf('tsx'), 'watch', '--clear-screen=false', `${name}/src/server.ts`], {
    ...env,
    HOST: undefined,
  });
const servers = [
  ...(process.env.REST_URL ? [] : [watch('services', { SERVICES_PORT: String(servicesPort) })]),
  watch('bff', { PORT: String(port), REST_URL: restUrl }),
];
async function stop(exitCode) {
  await stopServers(servers);
  process.exit(exitCode);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
// A server that fails is restarted by its watcher on the next save; only a dead watcher ends the session.
for (const { name, ended } of servers) {
  void ended.then((reason) => {
    console.error(`${name} ${reason}.`);
    void stop(1);
  });
}

await untilReady(`${bff}/health/ready`);
process.env.BFF_URL = bff;
const { createServer } = await import('vite');
const web = await createServer({ root: 'web' });
await web.listen();
console.log('\nHengcai in development:');
web.printUrls();
