import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startBff, type TestBff } from './testing/bff.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hengcai-health-'));
beforeAll(() => writeFileSync(path.join(folder, 'index.html'), '<html><head></head><body>the client</body></html>'));
afterAll(() => rmSync(folder, { recursive: true }));

let bff: TestBff;
afterEach(() => bff.stop());

const ready = async () => (await fetch(`${bff.url}/health/ready`)).status;
const page = (address: string, language = 'en-US') =>
  fetch(`${bff.url}${address}`, { headers: { accept: 'text/html', 'accept-language': language } });

it.each([502, 503, 504])('P3 is not ready while the services say %i, and ready when they are', async (status) => {
  bff = await startBff();
  bff.upstream.readiness = status;

  expect(await ready()).toBe(503);
  expect((await fetch(`${bff.url}/health/live`)).status).toBe(200);
  bff.upstream.readiness = 200;
  expect(await ready()).toBe(200);
});

it('goes through a sign-in and a first page with its services before it is ready, once', async () => {
  writeFileSync(path.join(folder, 'documents.json'), '{}');
  bff = await startBff({ WEB_DIST: folder, TRUSTED_DOCUMENTS: 'on' }, { rehearses: true });
  bff.upstream.readiness = 503;
  expect(await ready()).toBe(503);
  expect(bff.upstream.names()).toEqual([]);

  bff.upstream.readiness = 200;
  expect(await ready()).toBe(200);
  const names = bff.upstream.names();
  expect(names).toEqual(expect.arrayContaining(['root.login', 'systemUser.getUser', 'message.loginmessage']));
  await ready();
  expect(bff.upstream.names()).toEqual(names);
});

it('is ready before services that do not know the question', async () => {
  bff = await startBff();

  expect(bff.upstream.readiness).toBe(404);
  expect(await ready()).toBe(200);
});

it.each([
  ['en-US', 'Hengcai is starting up'],
  ['zh-CN', '衡才正在启动'],
])('says in %s that it is starting until the services are ready, and asks again by itself', async (language, title) => {
  bff = await startBff({ WEB_DIST: folder });
  bff.upstream.readiness = 503;
  const early = await page('/login', language);

  expect(early.status).toBe(503);
  expect(early.headers.get('retry-after')).toBe('2');
  expect(early.headers.get('cache-control')).toBe('no-store');
  const html = await early.text();
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain('<meta http-equiv="refresh" content="2" />');
  expect(html).toContain(`<html lang="${language}">`);

  bff.upstream.readiness = 200;
  expect(await (await page('/login', language)).text()).toContain('the client');
});

it('does not say so of services that stop later: the client tells what it cannot do', async () => {
  bff = await startBff({ WEB_DIST: folder });
  expect((await page('/')).status).toBe(200);

  bff.upstream.readiness = 503;

  expect((await page('/login')).status).toBe(200);
  expect(await ready()).toBe(503);
});
