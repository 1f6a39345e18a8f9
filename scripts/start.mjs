// The main job: from a fresh clone to a served product by one command. Plain Node, because nothing is installed yet.
import { ensureInstalled } from './setup/install.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { demoAccounts } from './setup/demo-accounts.mjs';
import { portFrom } from './processes/ports.mjs';
import { NODE_OPTIONS, startServer, stopServers, untilReady } from './processes/servers.mjs';

const { env } = process;
// With REST_URL the services are somebody else's: neither ours nor a database is started.
const restUrl = env.REST_URL || undefined;

const port = await portFrom('PORT', 4000);
const servicesPort = restUrl ? null : await portFrom('SERVICES_PORT', 4100);
ensureInstalled();
if (port === servicesPort) {
  console.error(`PORT and SERVICES_PORT are both ${port}; choose another one for one of them.`);
  process.exit(1);
}
const built = await ensureBuilt(restUrl ? ['bff', 'ide', 'web'] : undefined);
if (built.length > 0) console.log(`Built ${built.join(', ')}.`);

const servers = [];
let stopping = null;
function stop(exitCode) {
  stopping ??= stopServers(servers).then(() => process.exit(exitCode));
  return stopping;
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
// Started by a program (the end-to-end tests) that died without saying so: nobody else would stop the servers.
process.on('disconnect', () => stop(0));

function start(name, more) {
  const server = startServer(name, [...NODE_OPTIONS, `${name}/dist/server.js`], {
    NODE_ENV: env.NODE_ENV || 'production',
    // On a terminal only what needs attention is worth a line.
    LOG_LEVEL: env.LOG_LEVEL || 'warn',
    // Shells set it to the machine's name. Here the services are the BFF's alone, whatever it says.
    HOST: undefined,
    ...more,
  });
  servers.push(server);
  void server.ended.then((reason) => {
    if (stopping) return;
    console.error(`${name} ${reason}; everything is stopped.`);
    void stop(1);
  });
}

// The services mail links and name an address to identity providers: PORT is where browsers find the product.
if (!restUrl) start('services', { SERVICES_PORT: String(servicesPort), PORT: String(port) });
start('bff', { PORT: String(port), REST_URL: restUrl ?? `http://127.0.0.1:${servicesPort}` });

const address = env.PUBLIC_URL || `http://localhost:${port}`;
await untilReady(`http://127.0.0.1:${port}/health/ready`);
if (!stopping) console.log(`\nHengcai is ready: ${address}\n${demoAccounts(env)}\nCtrl-C stops it.`);
