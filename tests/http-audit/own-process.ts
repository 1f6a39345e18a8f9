import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { FRUGAL, memoryOf } from '../support/memory.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The BFF in a process of its own, as it runs for people: what it takes and what it complains of is its alone. */
export interface OwnProcess {
  url: string;
  /** Memory in use, in megabytes; null where the system does not tell. */
  memory(): number | null;
  /** What it has written: errors alone. */
  complaints: readonly string[];
  stop(): Promise<void>;
}

/** Starts a BFF before the given services and answers when it serves. */
export async function startOwnProcess(restUrl: string): Promise<OwnProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [...FRUGAL, '--import', 'tsx', 'bff/src/server.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      TEST_MODE: '1',
      PORT: String(port),
      REST_URL: restUrl,
      WEB_DIST: '/nowhere',
      LOG_LEVEL: 'info',
    },
  });
  const ended = once(child, 'exit');
  const complaints: string[] = [];
  const listening = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\n')) {
        if (line.includes('"msg":"listening"')) resolve();
        if (/"level":[56]0/.test(line)) complaints.push(line);
      }
    });
  });
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  await Promise.race([
    listening,
    ended.then(() => {
      throw new Error(`the BFF did not start: ${complaints.join('\n')}`);
    }),
  ]);
  const { pid = 0 } = child;
  return {
    url: `http://127.0.0.1:${port}`,
    memory: () => memoryOf(pid),
    complaints,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
