import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBff, type TestBff } from '../testing/bff.ts';
import { languageOf } from './language.ts';

const SCRIPT = 'console.log("hello");'.repeat(100);

describe('the browser client', () => {
  let folder: string;
  let former: string;
  let bff: TestBff;
  beforeAll(async () => {
    former = mkdtempSync(path.join(tmpdir(), 'hengcai-former-web-'));
    mkdirSync(path.join(former, 'assets'));
    writeFileSync(path.join(former, 'index.html'), '<html><head></head><body>the former page</body></html>');
    writeFileSync(path.join(former, 'assets/part-old.js'), SCRIPT);
    writeFileSync(path.join(former, 'robots.txt'), 'former');
    folder = mkdtempSync(path.join(tmpdir(), 'hengcai-web-'));
    mkdirSync(path.join(folder, 'assets'));
    writeFileSync(
      path.join(folder, 'index.html'),
      '<html><head><style>a{}</style><script src="/before-paint.js"></script></head><body></body></html>',
    );
    writeFileSync(path.join(folder, 'assets/index-abc.js'), SCRIPT);
    writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>');
    writeFileSync(path.join(folder, 'judge_browser.html'), '<html><head></head><body>the browser check</body></html>');
    bff = await startBff({ WEB_DIST: folder, FORMER_WEB_DIST: former });
  });
  afterAll(async () => {
    await bff.stop();
    rmSync(folder, { recursive: true });
    rmSync(former, { recursive: true });
  });
  const open = (address: string, headers: Record<string, string> = { accept: 'text/html' }) =>
    fetch(`${bff.url}${address}`, { headers });

  it.each(['/', '/login', '/employee/list'])('is the page at %s, never stored', async (address) => {
    const response = await open(address);

    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('<body>');
  });

  it('S1.061 has the browser check as a document without the client', async () => {
    const response = await open('/judge_browser');

    expect(await response.text()).toContain('the browser check');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  it('has the assets of the release before for the tabs that still show it, and nothing else of that', async () => {
    const part = await open('/assets/part-old.js', { accept: '*/*' });

    expect(await part.text()).toBe(SCRIPT);
    expect(part.headers.get('cache-control')).toContain('immutable');
    expect((await open('/robots.txt', { accept: '*/*' })).status).toBe(404);
    expect((await open('/assets/part-gone.js', { accept: '*/*' })).status).toBe(404);
    expect(await (await open('/')).text()).not.toContain('the former page');
  });

  it('gets a nonce of its own with every page, in the policy and where styles are', async () => {
    const [first, second] = await Promise.all([open('/'), open('/')]);
    const nonceIn = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? 'none';
    const nonce = nonceIn(first.headers.get('content-security-policy'));
    const html = await first.text();

    expect(html).toContain(`<style nonce="${nonce}">`);
    expect(html).toContain(`<meta property="csp-nonce" nonce="${nonce}" />`);
    expect(first.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(nonceIn(second.headers.get('content-security-policy'))).not.toBe(nonce);
  });

  it('tells whoever has a session what the page is going to load and to ask, in the language of the request, and nobody else', async () => {
    const parts = { shell: ['assets/shell.js'], pages: { '/index': ['assets/home.js'] } };
    writeFileSync(
      path.join(folder, 'parts.json'),
      JSON.stringify({ languages: { 'en-US': parts, 'zh-CN': { ...parts, shell: [] } }, shellDocument: 'f00d' }),
    );
    const loadedAt = async (address: string, cookie: string) => {
      const html = await (await open(address, { accept: 'text/html', cookie })).text();
      const files = [...html.matchAll(/rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, file]) => file);
      return [...files, ...[...html.matchAll(/ data-shell="([^"]+)"/g)].map(([, hash]) => hash)];
    };
    const found = [
      await loadedAt('/index', 'sid=abc; lang=en-US'),
      await loadedAt('/index', 'sid=abc; lang=zh-CN'),
      await loadedAt('/elsewhere', 'sid=abc; lang=en-US'),
      await loadedAt('/index', 'lang=en-US'),
    ];
    rmSync(path.join(folder, 'parts.json'));

    expect(found).toEqual([['/assets/shell.js', '/assets/home.js', 'f00d'], ['/assets/home.js', 'f00d'], [], []]);
    expect(await loadedAt('/index', 'sid=abc')).toEqual([]);
  });

  it.each(['br', 'gzip', 'identity'])('has assets that never change, encoded as %s', async (encoding) => {
    const response = await open('/assets/index-abc.js', { 'accept-encoding': encoding });

    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect(await response.text()).toBe(SCRIPT);
  });

  it('has no page in place of a file that is missing', async () => {
    const response = await open('/assets/index-old.js');

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  });
});

describe('a build that is replaced under the running server', () => {
  it('is served as it is now: its page, its assets, and none of those that are gone', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'hengcai-web-'));
    const build = (name: string) => {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(path.join(folder, 'assets'), { recursive: true });
      writeFileSync(path.join(folder, 'index.html'), `<html><head></head><body>${name}</body></html>`);
      writeFileSync(path.join(folder, `assets/${name}.js`), SCRIPT);
      writeFileSync(path.join(folder, 'before-paint.js'), `"${name}"`.repeat(50));
    };
    build('old');
    const bff = await startBff({ WEB_DIST: folder });
    const read = async (address: string, accept = '*/*') => {
      const response = await fetch(bff.url + address, { headers: { accept, 'accept-encoding': 'br' } });
      return {
        status: response.status,
        encoding: response.headers.get('content-encoding'),
        text: await response.text(),
      };
    };
    await Promise.all([read('/', 'text/html'), read('/before-paint.js')]);

    build('fresh');
    const after = {
      page: await read('/login', 'text/html'),
      unnamed: await read('/before-paint.js'),
      fresh: await read('/assets/fresh.js'),
      old: await read('/assets/old.js'),
    };
    rmSync(folder, { recursive: true });
    const without = await read('/login', 'text/html');
    await bff.stop();

    expect(after.page.text).toContain('<body>fresh</body>');
    expect(after.unnamed.text).toContain('"fresh"');
    expect(after.fresh).toMatchObject({ status: 200, encoding: 'br', text: SCRIPT });
    expect([after.old.status, without.status]).toEqual([404, 404]);
  });
});

describe('health', () => {
  it('is live by itself and ready when the services answer', async () => {
    const bff = await startBff();
    const statusOf = async (check: string) => (await fetch(`${bff.url}/health/${check}`)).status;
    const before = [await statusOf('live'), await statusOf('ready')];
    await bff.upstream.stop();
    const after = [await statusOf('live'), await statusOf('ready')];
    await bff.stop();

    expect(before).toEqual([200, 200]);
    expect(after).toEqual([200, 503]);
  });
});

it.each([
  ['en-US', 'zh-CN', 'en-US'],
  ['zh-CN', 'en-US', 'zh-CN'],
  ['en-GB,en;q=0.9', 'zh-CN', 'zh-CN'],
  ['en-GB,en;q=0.9', undefined, 'en-US'],
  ['fr', undefined, 'zh-CN'],
  [undefined, 'tlh', 'zh-CN'],
])('the language of header %s and cookie %s is %s', (header, cookie, language) => {
  expect(languageOf(header, cookie)).toBe(language);
});
