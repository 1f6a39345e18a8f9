import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const METER = new URL('meter.mjs', import.meta.url).href;
const LONGEST_START = 120_000;

/** What a process has used since it began: milliseconds of CPU over all threads, bytes of memory now. */
export interface Usage {
  cpu: number;
  rss: number;
}

/** A real process that serves on a port of its own. */
export interface Server {
  name: string;
  url: string;
  pid: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

interface ServerOptions {
  /** Node's arguments: the script and what it takes. */
  args: string[];
  port: number;
  /** Address below the server's that answers below 500 once it serves. */
  ready: string;
  env?: Record<string, string>;
  cwd?: string;
}

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function usageOf(child: ChildProcess): Promise<Usage> {
  child.send('usage');
  const [usage] = (await once(child, 'message')) as [Usage];
  return usage;
}

const isServing = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(5000) }).then(
    (answer) => answer.status < 500,
    () => false,
  );

/** Starts a process and answers when it serves; throws with what it printed when it ends or takes too long. */
export async function startServer(name: string, options: ServerOptions): Promise<Server> {
  const { args, port, ready, env, cwd = ROOT } = options;
  const child = spawn(process.execPath, ['--import', METER, ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const listen = (chunk: Buffer) => (output = (output + String(chunk)).slice(-4000));
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  for (const begin = Date.now(); !(await isServing(url + ready)); await delay(100)) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${name} ended:\n${output}`);
    if (Date.now() - begin < LONGEST_START) continue;
    child.kill('SIGKILL');
    throw new Error(`${name} does not serve:\n${output}`);
  }
  return {
    name,
    url,
    pid: child.pid ?? 0,
    usage: () => usageOf(child),
    async stop() {
      child.kill('SIGTERM');
      // A server that hangs must not outlive the bench.
      const killer = setTimeout(() => child.kill('SIGKILL'), 15_000);
      await ended;
      clearTimeout(killer);
    },
  };
}
