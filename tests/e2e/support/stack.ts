import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../../support/free-port.ts';
import { expectDiscreet } from './secrets.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface Stack {
  /** Where the product is served. */
  url: string;
  /** Where it keeps its data: the letters it mails are files in there. */
  dataDir: string;
  stop(): Promise<void>;
}

/**
 * Starts the product on free ports by the very command people start it with; throws with its output if it ends. Stopped,
 * its log is held against the secrets of the journeys.
 */
export async function startProduct(settings: Record<string, string>): Promise<Stack> {
  const port = Number(settings['PORT'] ?? (await freePort()));
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      TEST_MODE: '1',
      LOG_LEVEL: 'debug',
      ...settings,
      PORT: String(port),
      SERVICES_PORT: String(await freePort()),
    },
  });
  const ended = once(child, 'exit');

  let output = '';
  const served = new Promise<void>((resolve) => {
    let known = false;
    const listen = (chunk: Buffer) => {
      output += String(chunk);
      if (known || !output.includes('Hengcai is ready')) return;
      known = true;
      resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
  });
  await Promise.race([
    served,
    ended.then(() => {
      throw new Error(`The product did not start:\n${output}`);
    }),
  ]);

  return {
    url: `http://127.0.0.1:${port}`,
    dataDir: settings['DATA_DIR'] ?? '',
    async stop() {
      child.kill('SIGTERM');
      await ended;
      expectDiscreet(output);
    },
  };
}

const DEMO = { DEMO: 'on', DEMO_DATE: '2026-11-01' };

/** Makes an embedded database with the demo companies and those of the files, in a folder of its own; answers the folder. */
export async function prepareData(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hengcai-e2e-'));
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'tests/e2e/support/prepare.ts'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'test', TEST_MODE: '1', ...DEMO, DATA_DIR: dataDir },
  });
  return dataDir;
}

/** A product that can be stopped for the night. */
export interface StackOfDays extends Stack {
  /** Stops, and goes on with the same data at the same address on another day. */
  goOn(day: string): Promise<void>;
}

/** Starts the whole product on a copy of prepared data, so that every end-to-end run is a test of `npm start` too. */
export async function startStack(prepared: string): Promise<StackOfDays> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hengcai-e2e-'));
  await cp(prepared, dataDir, { recursive: true });
  const settings = { ...DEMO, DATA_DIR: dataDir, PORT: String(await freePort()) };
  let product = await startProduct(settings);
  return {
    ...product,
    async goOn(day) {
      await product.stop();
      product = await startProduct({ ...settings, DEMO_DATE: day });
    },
    async stop() {
      try {
        await product.stop();
      } finally {
        await rm(dataDir, { recursive: true, force: true });
      }
    },
  };
}
