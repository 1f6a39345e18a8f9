import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { environmentOf, NODE_VERSION, ROOT, stage } from './dockerfile.ts';
import { freePort } from '../support/free-port.ts';
import { start, type Running } from './topology.ts';

const running: Running[] = [];
const folder = mkdtempSync(path.join(tmpdir(), 'hengcai-node-'));
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The Node of the images, from the package that brings it for this platform; undefined where the registry has none. */
function nodeOfImages(): string | undefined {
  const place = path.join(ROOT, '.cache', `node-${NODE_VERSION}`);
  const name = `node-${process.platform}-${process.arch}`;
  const program = path.join(place, 'node_modules', name, 'bin/node');
  if (existsSync(program)) return program;
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'package.json'), '{ "private": true }');
  const npm = ['install', `${name}@${NODE_VERSION}`, '--ignore-scripts', '--no-audit', '--loglevel=error'];
  spawnSync('npm', npm, { cwd: place, stdio: 'ignore' });
  return existsSync(program) ? program : undefined;
}

it('the product starts and answers on the Node of the images', async (ctx) => {
  const node = nodeOfImages() ?? '';
  ctx.skip(node === '', `the package registry has no Node ${NODE_VERSION} for this platform`);
  expect(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()).toBe(`v${NODE_VERSION}`);
  await ensureBuilt(['services', 'bff', 'ide', 'web']);

  const ports = { PORT: String(await freePort()), SERVICES_PORT: String(await freePort()) };
  const here = {
    ...ports,
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    MASTER_KEY: 'a-master-key-of-the-tests-'.padEnd(64, '0'),
  };
  running.push(await start('services', { ...environmentOf(stage('services')), ...here }, node));
  const { BFF_HOST: _everywhere, ...image } = environmentOf(stage('bff'));
  const [services] = running;
  running.push(await start('bff', { ...image, ...ports, REST_URL: services?.url ?? '' }, node));

  const answer = await fetch(`${running[1]?.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: running[1]?.url ?? '' },
    body: JSON.stringify({
      query: 'mutation { requestVerificationCode(input: { companyCode: "none", userName: "nobody" }) { image } }',
    }),
  });
  expect(await answer.json()).toMatchObject({
    data: { requestVerificationCode: { image: expect.stringMatching(/^data:/) } },
  });
});
