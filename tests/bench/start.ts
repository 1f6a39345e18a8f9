// What a newcomer waits for: `npm start` to a served sign-in page, the first time and again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { figure, median, printTable } from './support/figures.ts';
import { numberOption } from './support/options.ts';
import { freePort, ROOT } from './support/servers.ts';

const GOALS = { first: 60, again: 8 };

/** Starts the product as `npm start` does and answers after how many seconds it served the sign-in page. */
async function secondsToServe(dataDir: string): Promise<number> {
  const [port, servicesPort] = [await freePort(), await freePort()];
  const begin = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      TEST_MODE: '',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: String(port),
      SERVICES_PORT: String(servicesPort),
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const isServed = () =>
    fetch(`http://127.0.0.1:${port}/login`).then(
      ({ ok }) => ok && fetch(`http://127.0.0.1:${port}/health/ready`).then((ready) => ready.ok),
      () => false,
    );
  while (!(await isServed())) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    await delay(25);
  }
  const seconds = (performance.now() - begin) / 1000;
  child.kill('SIGTERM');
  await ended;
  return seconds;
}

/** The first start makes the database and the demo companies; `--times` (5) more find them there. */
export async function run(): Promise<void> {
  await ensureBuilt();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hengcai-start-'));
  try {
    const first = await secondsToServe(dataDir);
    const again: number[] = [];
    for (let n = numberOption('times', 5); n > 0; n -= 1) again.push(await secondsToServe(dataDir));
    printTable(
      ['start to a served sign-in page', 's', 'goal'],
      [
        ['first, after install and build', figure(first), `< ${GOALS.first}`],
        [`again, median of ${again.length}`, figure(median(again)), `< ${GOALS.again}`],
      ],
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
