import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startBff } from '@hengcai/bff/src/testing/bff.ts';
import { isInstalled } from '../../scripts/setup/install.mjs';
import { documentOf } from '../operations/documents.ts';
import { freePort } from '../support/free-port.ts';
import { printedDocument } from './document.ts';
import { NAMES } from './support.ts';
import { variablesFor } from '../operations/variables.ts';

const FOLDER = path.join(import.meta.dirname, 'prism');
const SCRIPT = path.join(FOLDER, 'node_modules/@stoplight/prism-cli/dist/index.js');

/** Installs Prism from its own lockfile, beside the product; answers whether it is there. */
function ensurePrism(): boolean {
  if (isInstalled(FOLDER)) return true;
  const npm = ['ci', '--ignore-scripts', '--loglevel=error', '--fetch-retries=0'];
  return spawnSync('npm', npm, { cwd: FOLDER, stdio: 'ignore' }).status === 0;
}

/** Starts Prism with the printed document; it refuses a call that breaks the document. */
async function startPrism(folder: string): Promise<{ url: string; prism: ChildProcess }> {
  const file = path.join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(printedDocument()));
  const port = await freePort();
  const prism = spawn(process.execPath, [SCRIPT, 'mock', file, '--port', String(port), '--errors'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((listening, ended) => {
    prism.once('exit', () => ended(new Error('Prism did not start.')));
    prism.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Prism is listening')) listening();
    });
  });
  return { url: `http://127.0.0.1:${port}`, prism };
}

it('Prism, which knows nothing but the document, answers every operation', async (ctx) => {
  ctx.skip(process.env['TEST_FULL'] !== '1', 'Prism is installed and asked by npm run test:full');
  ctx.skip(!ensurePrism(), 'the package registry does not answer: Prism cannot be installed');
  const folder = mkdtempSync(path.join(tmpdir(), 'hengcai-prism-'));
  const { url, prism } = await startPrism(folder);
  const bff = await startBff({ REST_URL: url });

  const failures: Record<string, unknown> = {};
  for (const name of NAMES) {
    for (const extent of ['all', 'required'] as const) {
      const { errors } = await bff.send(documentOf(name, true), variablesFor(name, extent));
      if (errors.length > 0) failures[`${name} ${extent}`] = errors.map(({ path, extensions }) => [path, extensions]);
    }
  }
  await bff.stop();
  prism.kill();
  await once(prism, 'exit');
  rmSync(folder, { recursive: true });

  expect(failures).toEqual({});
});
