import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { ROOT } from '../../scripts/setup/root.mjs';
import { launch, type Launched } from './support/launch.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hengcai-launch-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(() => ensureBuilt());

const dataDir = (name: string) => path.join(folder, name);

describe('a start that cannot succeed ends with a sentence', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['one port for both servers', { PORT: '4199', SERVICES_PORT: '4199' }, /^PORT and SERVICES_PORT are both 4199;/m],
    [
      'an open door and no address',
      { BFF_HOST: '0.0.0.0' },
      /^bff \| BFF_HOST=0\.0\.0\.0 lets other machines in: set PUBLIC_URL/m,
    ],
    ['a path', { PUBLIC_URL: 'http://localhost:4000/hr' }, /PUBLIC_URL is only scheme, host and port/],
  ])('%s', async (name, settings, sentence) => {
    const product = await launch({ DATA_DIR: dataDir(name), ...settings });

    expect(await product.ended).toBe(1);
    expect(product.output()).toMatch(sentence);
    expect(product.output()).not.toMatch(/^\s+at /m);
  });
});

describe('a data directory that cannot be used is told in one sentence', () => {
  const sentences = (product: Launched) =>
    product
      .output()
      .split('\n')
      .filter((line) => line.startsWith('services | '))
      .map((line) => line.slice('services | '.length));
  /** A disk of its own for the one start. */
  const onDisk = (name: string, options: string): string[] => {
    const place = dataDir(name);
    mkdirSync(place);
    return ['unshare', '-rm', 'sh', '-c', `mount -t tmpfs -o ${options} none '${place}' && exec "$@"`, 'sh'];
  };
  const canMount = spawnSync('unshare', ['-rm', 'true']).status === 0;

  it('a file', async () => {
    writeFileSync(dataDir('file'), '');
    const product = await launch({ DATA_DIR: dataDir('file') });

    expect(await product.ended).toBe(1);
    expect(sentences(product)).toEqual([
      `The data directory ${dataDir('file')} cannot be used: it is a file, or lies below one.`,
    ]);
  });

  it.for([
    ['size=3m', 'there is no space left on its disk'],
    ['size=200m,ro', 'it is on a disk that is read-only'],
  ] as const)('a disk with %s', async ([options, reason], ctx) => {
    ctx.skip(!canMount, 'no right to mount a disk');
    const place = dataDir(options);
    const product = await launch({ DATA_DIR: place }, onDisk(options, options));

    expect(await product.ended).toBe(1);
    expect(sentences(product)).toEqual([`The data directory ${place} cannot be used: ${reason}.`]);
  });

  it('one that another start is just taking', async () => {
    const products = await Promise.all([1, 2].map(() => launch({ DATA_DIR: dataDir('both') })));
    const late = await Promise.race(products.map((one) => one.ended.then(() => one)));

    expect(await late.ended).toBe(1);
    expect(sentences(late)).toHaveLength(1);
    expect(sentences(late)[0]).toMatch(/^The data directory is in use by process \d+ |^\S+ does not say who uses/);
    const first = products.find((one) => one !== late);
    await first?.ready;
    await first?.stop();
  });
});

describe('a started product', () => {
  let product: Launched;
  beforeAll(async () => {
    product = await launch({ DATA_DIR: dataDir('served'), HOST: '0.0.0.0' });
    await product.ready;
  });
  afterAll(() => product?.stop());

  it('is served to this machine by name', async () => {
    expect((await fetch(`${product.url}/login`)).status).toBe(200);
  });

  it('makes a company while it runs, and says why it makes no second one of its name', async () => {
    const command = (...args: string[]) =>
      spawnSync(process.execPath, ['services/dist/create-company.js', ...args], {
        cwd: ROOT,
        env: { PATH: process.env['PATH'], DATA_DIR: dataDir('served') },
        encoding: 'utf8',
      });
    const made = command('--code', 'beside', '--admin', 'jane');
    const again = command('--code', 'beside', '--admin', 'jane');

    expect(made.stderr).toBe('');
    expect(made.stdout).toMatch(/^Company: {2}beside\nAccount: {2}jane\nPassword: \S+\n$/);
    expect([again.status, again.stdout]).toEqual([1, '']);
    expect(again.stderr).toMatch(/^code: .+\n$/);
    const login = `mutation { login(input: { companyCode: "beside", userName: "jane", password: "${made.stdout.trim().split(/\s+/).at(-1)}" }) { user { mustChangePassword } userErrors { code } } }`;
    const answer = await fetch(`${product.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.url },
      body: JSON.stringify({ query: login }),
    });
    expect(await answer.json()).toEqual({ data: { login: { user: { mustChangePassword: true }, userErrors: [] } } });
  });

  it('answers nobody else, whatever HOST the shell has', async (ctx) => {
    const [host] = Object.values(networkInterfaces()).flatMap(
      (all) =>
        all?.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address) ?? [],
    );
    ctx.skip(host === undefined, 'no network on this machine');
    for (const port of [product.port, product.servicesPort]) {
      const [error] = (await once(net.connect({ host, port }), 'error')) as [NodeJS.ErrnoException];
      expect(error.code).toBe('ECONNREFUSED');
    }
  });
});
