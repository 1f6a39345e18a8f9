import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../../../scripts/setup/root.mjs';
import { freePort } from '../../support/free-port.ts';

/** A product started by `npm start`'s own script. */
export interface Launched {
  url: string;
  port: number;
  servicesPort: number;
  /** What it has printed so far. */
  output(): string;
  /** Resolves when it says that it is ready; throws with its output when it ends before. */
  ready: Promise<void>;
  /** Its exit code, once it has ended. */
  ended: Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts the product as `npm start` does, with nothing of the tests' environment but the given settings; `within` is a
 * command that runs another one.
 */
export async function launch(
  settings: Readonly<Record<string, string>>,
  within: readonly string[] = [],
): Promise<Launched> {
  const ports = { PORT: String(await freePort()), SERVICES_PORT: String(await freePort()) };
  const env = { PATH: process.env['PATH'] ?? '', ...ports, DEMO: 'off', ...settings };
  const [command = '', ...args] = [...within, process.execPath, 'scripts/start.mjs'];
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const isReady = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += String(chunk);
        if (output.includes('Hengcai is ready')) resolve();
      });
  });
  const ended = once(child, 'close').then(([code]) => Number(code));
  const ready = Promise.race([
    isReady,
    ended.then(() => {
      throw new Error(`The product did not start:\n${output}`);
    }),
  ]);
  // Where a start is meant to fail nobody waits for this.
  ready.catch(() => undefined);
  return {
    url: `http://localhost:${env.PORT}`,
    port: Number(env.PORT),
    servicesPort: Number(env.SERVICES_PORT),
    output: () => output,
    ready,
    ended,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
