import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FROM_OUR_PAGE, startBff, TOKEN, type TestBff } from '../testing/bff.ts';
import { id, userRow } from '../testing/rows.ts';

const TICKET_KEY = 'one key for all copies of the server';
const EXPORT = 'mutation { exportEmployees(input: { filter: {} }) { file { url } userErrors { code } } }';
const AVATAR = '{ me { avatarUrl } }';
const SIGNED_IN = { cookie: `sid=${TOKEN}` };

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff({ TICKET_KEY });
});
afterAll(() => bff.stop());
beforeEach(() => {
  bff.upstream.calls.length = 0;
  bff.upstream.respond('empmanage', 'exportempinfo', (_call, response) => {
    response.writeHead(200, { 'content-type': 'text/csv', 'content-disposition': 'attachment' }).end('a');
  });
  bff.upstream.respond('systemUser', 'profileimage', (_call, response) => {
    response
      .writeHead(200, { 'content-type': 'image/jpeg', 'content-disposition': 'inline; filename="a.jpg"' })
      .end('jpeg');
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const exportUrl = async (): Promise<string> => (await bff.send(EXPORT)).data?.['exportEmployees'].file.url as string;
const avatarUrl = async (profileImage: string | null): Promise<string | null> => {
  bff.upstream.answer('systemUser', 'getUser', () => userRow({ profileImage }));
  return (await bff.send(AVATAR)).data?.['me'].avatarUrl as string | null;
};
const open = (url: string, headers: Record<string, string> = SIGNED_IN, server = bff) =>
  fetch(server.url + url, { headers });
const madeCalls = () => bff.upstream.names().filter((name) => name !== 'systemUser.getUser');

describe('an address of a download', () => {
  it('is over after five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-01T09:00:00Z') });
    const url = await exportUrl();

    vi.setSystemTime(Date.parse('2026-11-01T09:04:59Z'));
    expect((await open(url)).status).toBe(200);
    vi.setSystemTime(Date.parse('2026-11-01T09:05:00Z'));
    expect((await open(url)).status).toBe(404);
    expect(madeCalls()).toHaveLength(1);
  });

  it('says in the reader’s language that it is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const url = await exportUrl();
    vi.useRealTimers();

    const text = async (language: string) =>
      ((await (await open(url, { ...SIGNED_IN, 'accept-language': language })).json()) as { message: string }).message;
    expect(await text('zh-CN')).toBe('下载地址已失效，请重新下载');
    expect(await text('en-US')).toMatch(/no longer valid/);
  });

  it('is refused when one of its characters is another, wherever it stands', async () => {
    const url = await exportUrl();
    const path = '/files/';
    for (let at = path.length; at < url.length; at += 3) {
      // Whatever stands there, this differs in a bit that counts.
      const other = url[at] === 'A' ? 'g' : 'A';
      const changed = url.slice(0, at) + other + url.slice(at + 1);
      expect([at, (await open(changed)).status]).toEqual([at, 404]);
    }
    expect(madeCalls()).toEqual([]);
  });

  it('is refused to another session, and to whoever has none', async () => {
    const url = await exportUrl();

    expect((await open(url, { cookie: 'sid=the-session-of-somebody-else' })).status).toBe(404);
    expect((await open(url, { authorization: 'Bearer a-token-of-a-script' })).status).toBe(404);
    expect((await open(url, {})).status).toBe(401);
    expect(madeCalls()).toEqual([]);
  });

  it('gives nothing to a session that has ended, however fresh it is', async () => {
    const url = await exportUrl();
    bff.upstream.refuse('empmanage', 'exportempinfo', { status: 208, message: '登录超时' });

    const response = await open(url);

    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toMatchObject({ success: false, status: 208, message: '登录超时' });
  });

  it('works at every copy of the server that has the key, and at no other', async () => {
    const url = await exportUrl();
    const [twin, stranger] = await Promise.all([startBff({ TICKET_KEY }), startBff()]);
    for (const { upstream } of [twin, stranger])
      upstream.respond('empmanage', 'exportempinfo', (_call, response) =>
        response.writeHead(200, { 'content-type': 'text/csv' }).end('twin'),
      );

    expect(await (await open(url, SIGNED_IN, twin)).text()).toBe('twin');
    expect((await open(url, SIGNED_IN, stranger)).status).toBe(404);
    await Promise.all([twin.stop(), stranger.stop()]);
  });
});

describe('P20 a download', () => {
  it('whose right was taken away after its address was made is refused as the services say', async () => {
    const url = await exportUrl();
    for (const [status, code] of [
      [403, 'FORBIDDEN'],
      [404, 'NOT_FOUND'],
    ] as const) {
      bff.upstream.refuse('empmanage', 'exportempinfo', { status, errors: [{ field: null, code, message: '无权限' }] });
      const response = await open(url);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({
        success: false,
        status,
        data: { errors: [{ code, message: '无权限' }] },
      });
    }
  });

  it('that the client breaks off is broken off at the services', async () => {
    const url = await exportUrl();
    let isClosed = false;
    bff.upstream.respond('empmanage', 'exportempinfo', (_call, response) => {
      response.writeHead(200, { 'content-type': 'text/csv' });
      const send = () => {
        while (!response.destroyed && response.write('row\n'.repeat(10_000)));
      };
      response.on('drain', send).on('close', () => (isClosed = true));
      send();
    });
    const client = new AbortController();
    const { body } = await fetch(bff.url + url, { headers: SIGNED_IN, signal: client.signal });
    await body?.getReader().read();

    expect(isClosed).toBe(false);
    client.abort();
    await expect.poll(() => isClosed).toBe(true);
  });

  it('that the client breaks off before the first byte is broken off at the services', async () => {
    const url = await exportUrl();
    const seen = { begun: false, closed: false };
    bff.upstream.respond('empmanage', 'exportempinfo', (_call, response) => {
      seen.begun = true;
      response.on('close', () => (seen.closed = true));
    });
    const client = new AbortController();
    const answer = fetch(bff.url + url, { headers: SIGNED_IN, signal: client.signal });
    await expect.poll(() => seen.begun).toBe(true);
    client.abort();

    await expect(answer).rejects.toThrow();
    await expect.poll(() => seen.closed).toBe(true);
  });
});

describe('T20 a file that is served', () => {
  const served = async (headers: Record<string, string>) => {
    const url = await exportUrl();
    bff.upstream.respond('empmanage', 'exportempinfo', (_call, response) =>
      response.writeHead(200, headers).end('<script>'),
    );
    return Object.fromEntries((await open(url)).headers);
  };

  it.each([
    ['text/csv', 'text/csv; charset=utf-8', 'attachment'],
    ['TEXT/CSV; charset=gbk', 'text/csv; charset=utf-8', 'attachment'],
    ['application/pdf', 'application/pdf', 'attachment'],
    ['image/png', 'image/png', 'inline'],
    ['text/html; charset=utf-8', 'application/octet-stream', 'attachment'],
    ['image/svg+xml', 'application/octet-stream', 'attachment'],
    ['application/javascript', 'application/octet-stream', 'attachment'],
    ['text/csv, text/html', 'application/octet-stream', 'attachment'],
  ])('as %s reaches the browser as %s, %s', async (said, type, disposition) => {
    expect(await served({ 'content-type': said, 'content-disposition': 'inline' })).toMatchObject({
      'content-type': type,
      'content-disposition': disposition,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it.each([
    [
      `inline; filename="a.csv"; filename*=UTF-8''%E5%91%98.csv`,
      `attachment; filename="a.csv"; filename*=UTF-8''%E5%91%98.csv`,
    ],
    ['attachment; filename="a.csv"', 'attachment; filename="a.csv"'],
    ['attachment; filename="a"b.html"', 'attachment'],
    [`attachment; filename*=UTF-8''a;b`, 'attachment'],
    ['', 'attachment'],
  ])('keeps of %j a name and nothing else', async (said, expected) => {
    const headers = await served({ 'content-type': 'text/csv', ...(said && { 'content-disposition': said }) });
    expect(headers['content-disposition']).toBe(expected);
  });
});

describe('the address of a picture', () => {
  const route = `/systemUser/profileimage?image=${id('image')}`;

  it('S3.001 stands for the route the services named, with the session it was asked with', async () => {
    const response = await open((await avatarUrl(route)) ?? '');

    expect(await response.text()).toBe('jpeg');
    expect(response.headers.get('content-disposition')).toBe('inline; filename="a.jpg"');
    expect(bff.upstream.calls.at(-1)).toMatchObject({
      name: 'systemUser.profileimage',
      input: { image: id('image') },
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    expect((await open((await avatarUrl(route)) ?? '', { cookie: 'sid=other' })).status).toBe(404);
  });

  it('is the same when it is read again, and another for another picture', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-01T09:00:01Z') });
    const first = await avatarUrl(route);
    vi.setSystemTime(Date.parse('2026-11-01T09:59:59Z'));
    expect(await avatarUrl(route)).toBe(first);
    expect(await avatarUrl(`/systemUser/profileimage?image=${id('other')}`)).not.toBe(first);
  });

  it.each([
    null,
    '',
    'https://evil.example/a.png',
    '/empmanage/exportempinfo',
    '//evil.example/a',
    '/systemUser/getUser',
  ])('is null for %j, which is no picture of the contract', async (other) => expect(await avatarUrl(other)).toBeNull());

  it('is made for the session that signing in has just begun', async () => {
    bff.upstream.answer('root', 'login', () => ({
      token: 'fresh-token-of-the-session',
      sessionVersion: 'v2',
      mustChangePassword: false,
      language: 'zh-CN' as const,
    }));
    bff.upstream.answer('systemUser', 'getUser', () => userRow({ profileImage: route }));
    const { data } = await bff.send(
      'mutation { login(input: { companyCode: "demo", userName: "admin", password: "x" }) { user { avatarUrl } } }',
      {},
      { origin: FROM_OUR_PAGE.origin },
    );

    expect(
      (await open(data?.['login'].user.avatarUrl as string, { cookie: 'sid=fresh-token-of-the-session' })).status,
    ).toBe(200);
  });
});

it('S7.043 removing the picture answers the user without one', async () => {
  bff.upstream.answer('systemUser', 'deleteprofile', () => null);
  bff.upstream.answer('systemUser', 'getUser', () => userRow());

  const { data } = await bff.send('mutation { deleteAvatar { user { id avatarUrl } userErrors { code } } }');

  expect(data?.['deleteAvatar']).toEqual({ user: { id: id('user'), avatarUrl: null }, userErrors: [] });
  expect(bff.upstream.names()).toEqual(['systemUser.deleteprofile', 'systemUser.getUser']);
});
