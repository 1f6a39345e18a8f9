import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBff, TOKEN, type TestBff } from '../testing/bff.ts';

const PUBLIC = { PUBLIC_URL: 'https://hr.example.com', TICKET_KEY: 'k'.repeat(32) };
const SIGNED_IN = { cookie: `__Host-sid=${TOKEN}` };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hengcai-ide-'));
  for (const name of ['web', 'ide/assets']) mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, 'web/index.html'), '<html><head></head><body>the client</body></html>');
  writeFileSync(
    path.join(folder, 'ide/index.html'),
    '<html lang="__LANGUAGE__"><head></head><body>the IDE</body></html>',
  );
  writeFileSync(path.join(folder, 'ide/assets/index-abc.js'), 'console.log("editor")');
});
afterAll(() => rmSync(folder, { recursive: true }));

const start = (environment: Record<string, string>) =>
  startBff({ IDE_DIST: path.join(folder, 'ide'), WEB_DIST: path.join(folder, 'web'), ...environment });
const open = (bff: TestBff, headers: Record<string, string> = {}, address = '/graphiql') =>
  fetch(bff.url + address, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });

describe('the IDE on this machine', () => {
  let bff: TestBff;
  beforeAll(async () => {
    bff = await start({ PUBLIC_URL: 'http://localhost:4000' });
  });
  afterAll(() => bff.stop());

  it('is open to everybody and asks nobody, in the language of the request', async () => {
    const response = await open(bff, { 'accept-language': 'en-US' });

    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('<html lang="en-US">');
    expect(bff.upstream.names()).not.toContain('rolemanage.getauthoritytype');
  });

  it('has a strict content policy of its own: workers of this origin, nothing evaluated, no other host', async () => {
    const response = await open(bff);
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';

    expect(await response.text()).toContain(`<meta property="csp-nonce" nonce="${nonce}" />`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("worker-src 'self'");
    expect(policy).not.toMatch(/unsafe-eval|https?:|blob:|\*/);
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
  });

  it('has assets that never change', async () => {
    const response = await open(bff, {}, '/graphiql/assets/index-abc.js');

    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe('console.log("editor")');
  });
});

it('the IDE is closed by PUBLIC_URL, not by the address the request comes from', async () => {
  const bff = await start(PUBLIC);
  const response = await open(bff, { host: 'localhost' });
  await bff.stop();

  expect(response.status).toBe(302);
});

describe('T33 the IDE where others can reach it', () => {
  let bff: TestBff;
  beforeAll(async () => {
    bff = await start(PUBLIC);
  });
  afterAll(() => bff.stop());
  beforeEach(() => void (bff.upstream.calls.length = 0));
  const allow = (operations: number[]) =>
    bff.upstream.answer('rolemanage', 'getauthoritytype', () => ({ operations, elements: [] }));

  it('leads to the sign-in page without a session', async () => {
    const response = await open(bff);

    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/login');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).not.toContain('the IDE');
  });

  it('leads to the sign-in page with a session that is over', async () => {
    bff.upstream.refuse('rolemanage', 'getauthoritytype', { status: 208 });
    const response = await open(bff, SIGNED_IN);

    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/login');
  });

  it.each([[[]], [[2, 4]]])('is what any unknown address is, with the rights %j', async (rights) => {
    allow(rights);
    const [ide, unknown] = await Promise.all([open(bff, SIGNED_IN), open(bff, SIGNED_IN, '/no-such-page')]);
    const page = async (response: Response) => (await response.text()).replace(/nonce="[^"]+"/, '');

    expect(ide.status).toBe(404);
    expect(await page(ide)).toBe(await page(unknown));
  });

  it('is there with the right to visit, which the services are asked for with the session of the request', async () => {
    allow([1]);
    const response = await open(bff, SIGNED_IN);

    expect(response.status).toBe(200);
    expect(await response.text()).toContain('the IDE');
    expect(bff.upstream.calls).toMatchObject([
      {
        name: 'rolemanage.getauthoritytype',
        input: { pageUrl: '/graphiql' },
        headers: { authorization: `Bearer ${TOKEN}` },
      },
    ]);
  });

  it('is there for an API token of somebody who may visit', async () => {
    allow([1]);
    const response = await open(bff, { authorization: `Bearer ${TOKEN}` });

    expect(response.status).toBe(200);
  });

  it('stays closed while the services do not answer', async () => {
    bff.upstream.respond('rolemanage', 'getauthoritytype', (_call, response) => void response.destroy());
    const response = await open(bff, SIGNED_IN);

    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.text()).not.toContain('the IDE');
  });

  it('has no way round the guard to its page', async () => {
    allow([]);
    const answers = await Promise.all(
      [
        '/graphiql/',
        '/graphiql/index.html',
        '/graphiql/assets/../index.html',
        '/graphiql/assets/%2e%2e/index.html',
      ].map(async (address) => (await open(bff, SIGNED_IN, address)).text()),
    );

    expect(answers.filter((text) => text.includes('the IDE'))).toEqual([]);
  });
});
