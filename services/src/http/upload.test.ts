import { readdirSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Envelope } from '@hengcai/shared/contract/kernel';
import { handlers } from '../generated/modules.ts';
import { startServices, type TestCompany, type TestFile, type TestServices } from '../testing/kit.ts';
import { frameOf, noise, patched, plain } from '../testing/pictures.ts';
import { workbookOf } from '../testing/workbooks.ts';
import { createApp } from './app.ts';

const LARGEST = 5_242_880;
const AVATAR = 'systemUser.uploadprofile';
const IMPORT = 'empmanage.importempinfo';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

let services: TestServices;
let company: TestCompany;
beforeAll(async () => {
  services = await startServices();
  company = await services.createTestCompany();
});
afterAll(() => services.stop());

const file = (fileName: string, bytes: Uint8Array | string, type?: string): TestFile => ({
  fileName,
  bytes: new Uint8Array(Buffer.from(bytes as Uint8Array)),
  ...(type && { type }),
});
const send = (operation: string, one: TestFile) => services.call(operation, { file: one }, company.adminToken);
const refusalOf = ({ status, data }: Envelope) => {
  const [error] = (data as { errors?: { field: string; code: string }[] } | null)?.errors ?? [];
  return [status, error?.field, error?.code];
};
/** Files that are being read, and everything the database keeps of files. */
const kept = async () => ({
  temporary: readdirSync(services.kernel.uploadFolder),
  stored: (
    await services.engine.run(
      `select (select count(*) from file)::int as files, (select coalesce(sum(length(bytes)), 0) from file_chunk)::int as bytes,
         (select count(*) from employee_import)::int as imports, (select count(avatar_file_id) from user_account)::int as avatars`,
    )
  ).rows[0],
});
const NOTHING = { temporary: [], stored: { files: 0, bytes: 0, imports: 0, avatars: 0 } };

/** A file of exactly this many bytes that is what it seems: a jpeg may be followed by anything. */
const padded = (bytes: Buffer, size: number) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);

describe('T20 a file that is not what it should be is refused and leaves nothing behind:', () => {
  const jpeg = () => plain(200, 200).jpeg().toBuffer();
  const png = () => plain(200, 200).png().toBuffer();
  const gif = () => plain(200, 200).gif().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  const html = '<!doctype html><script>alert(1)</script>';
  const workbook = () => workbookOf({ rows: '<row><c><v>1</v></c></row>' });

  it.each<[string, string, () => Promise<TestFile> | TestFile, string]>([
    ['a drawing with scripts', AVATAR, () => file('a.svg', svg, 'image/svg+xml'), 'PICTURE_TYPE'],
    ['a drawing called a png', AVATAR, () => file('a.png', svg, 'image/png'), 'PICTURE_TYPE'],
    ['a page called a png', AVATAR, () => file('a.png', html, 'image/png'), 'PICTURE_TYPE'],
    [
      'a page with the first bytes of a gif called a jpeg',
      AVATAR,
      () => file('a.jpg', `GIF89a${html}`, 'image/jpeg'),
      'PICTURE_TYPE',
    ],
    [
      'a page with the first bytes of a gif',
      AVATAR,
      () => file('a.gif', `GIF89a\x01\0\x01\0${html}`, 'image/gif'),
      'PICTURE_TYPE',
    ],
    ['a png called a jpeg', AVATAR, async () => file('a.jpg', await png(), 'image/jpeg'), 'PICTURE_TYPE'],
    ['a png sent as a page', AVATAR, async () => file('a.png', await png(), 'text/html'), 'PICTURE_TYPE'],
    ['a png sent as a jpeg', AVATAR, async () => file('a.png', await png(), 'image/jpeg'), 'PICTURE_TYPE'],
    [
      'a png with a page behind its name',
      AVATAR,
      async () => file('a.png.html', await png(), 'image/png'),
      'PICTURE_TYPE',
    ],
    ['a png without a type', AVATAR, async () => file('a.png', await png()), 'PICTURE_TYPE'],
    [
      'another kind of picture',
      AVATAR,
      async () => file('a.webp', await plain(9, 9).webp().toBuffer(), 'image/webp'),
      'PICTURE_TYPE',
    ],
    ['a document', AVATAR, () => file('a.png', '%PDF-1.7', 'image/png'), 'PICTURE_TYPE'],
    ['a program', AVATAR, () => file('a.jpg', 'MZ\x90\0\x03', 'image/jpeg'), 'PICTURE_TYPE'],
    ['a table as a picture', AVATAR, async () => file('a.xlsx', await workbook(), XLSX), 'PICTURE_TYPE'],
    [
      'a jpeg that breaks off',
      AVATAR,
      async () => file('a.jpg', (await jpeg()).subarray(0, 400), 'image/jpeg'),
      'PICTURE_TYPE',
    ],
    [
      'a jpeg without a picture',
      AVATAR,
      () => file('a.jpg', Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9ffd9ffd9', 'hex'), 'image/jpeg'),
      'PICTURE_TYPE',
    ],
    [
      'a png of no width',
      AVATAR,
      async () => file('a.png', patched(await png(), 16, 0, 'BE'), 'image/png'),
      'PICTURE_TYPE',
    ],
    [
      'a png that promises 65,535 x 65,535 pixels',
      AVATAR,
      async () => file('a.png', patched(patched(await png(), 16, 65_535, 'BE'), 20, 65_535, 'BE'), 'image/png'),
      'PICTURE_TOO_BIG',
    ],
    [
      'a jpeg that promises 65,500 lines',
      AVATAR,
      async () => file('a.jpeg', patched(await jpeg(), frameOf(await jpeg()), 65_500, 'BE', 2), 'image/jpeg'),
      'PICTURE_TOO_BIG',
    ],
    [
      'a gif that promises 65,535 columns',
      AVATAR,
      async () => file('a.gif', patched(await gif(), 6, 65_535, 'LE', 2), 'image/gif'),
      'PICTURE_TOO_BIG',
    ],
    [
      'S9.024 a picture one pixel too wide',
      AVATAR,
      async () => file('a.png', await plain(3_001, 1).png().toBuffer(), 'image/png'),
      'PICTURE_TOO_BIG',
    ],
    [
      'S2.066 S8.034 a picture one byte too large',
      AVATAR,
      async () => file('a.jpg', padded(await jpeg(), LARGEST + 1), 'image/jpeg'),
      'PICTURE_TOO_LARGE',
    ],
    ['an empty picture', AVATAR, () => file('a.png', '', 'image/png'), 'FILE_REQUIRED'],
    ['a picture as a table', IMPORT, async () => file('a.png', await png(), 'image/png'), 'FILE_TYPE'],
    ['a page called a workbook', IMPORT, () => file('a.xlsx', html, XLSX), 'FILE_TYPE'],
    ['a page called a csv', IMPORT, () => file('a.csv', html, 'text/csv'), 'FILE_TYPE'],
    ['a program called a csv', IMPORT, () => file('a.csv', 'MZ\x90\0\x03', 'text/csv'), 'FILE_TYPE'],
    ['a workbook sent as a picture', IMPORT, async () => file('a.xlsx', await workbook(), 'image/png'), 'FILE_TYPE'],
    [
      'a workbook of the old kind',
      IMPORT,
      () => file('a.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'application/vnd.ms-excel'),
      'FILE_TYPE',
    ],
    [
      'a zip bomb',
      IMPORT,
      async () => file('a.xlsx', await workbookOf({ rows: ' '.repeat(40_000_000) }), XLSX),
      'FILE_TOO_LARGE',
    ],
    [
      'S5.079 S9.022 a table one byte too large',
      IMPORT,
      () => file('a.csv', 'a'.repeat(LARGEST + 1), 'text/csv'),
      'FILE_TOO_LARGE',
    ],
  ])('%s', async (_what, operation, make, code) => {
    const [status, field, refusedFor] = refusalOf(await send(operation, await make()));

    expect([field, refusedFor]).toEqual(['file', code]);
    // 400 at the door; 422 once it was read as a table.
    expect([400, 422]).toContain(status);
    expect(await kept()).toEqual(NOTHING);
  });

  it('S8.033 with the words of the specification', async () => {
    const text = async (one: TestFile, language: 'zh-CN' | 'en-US') =>
      (await services.call(AVATAR, { file: one }, company.adminToken, language)).message;

    expect(await text(file('a.svg', svg), 'en-US')).toBe('Please select pictures in JPG, JPEG, PNG format');
    expect(await text(file('a.svg', svg), 'zh-CN')).toBe('请选择 JPG、JPEG、PNG 格式的图片');
    const large = file('a.jpg', padded(await jpeg(), LARGEST + 1), 'image/jpeg');
    expect(await text(large, 'en-US')).toBe('Please select a picture size not exceeding 5M');
    expect(await text(large, 'zh-CN')).toBe('请选择大小不超过 5M 的图片');
  });
});

describe('a file of exactly 5,242,880 bytes', () => {
  it('S5.079 is taken as a table: what is wrong with it is told of its rows', async () => {
    const csv = `number\n${'1\n'.repeat(20_001)}`;
    expect(refusalOf(await send(IMPORT, file('a.csv', csv.padEnd(LARGEST, '\n'))))).toEqual([
      422,
      'file',
      'TOO_MANY_ROWS',
    ]);
  });

  it('S2.066 S5.079 S9.022 is taken as a picture', async () => {
    const picture = padded(await noise(1_000, 1_000).jpeg().toBuffer(), LARGEST);
    expect(await send(AVATAR, file('a.jpg', picture, 'image/jpeg'))).toMatchObject({ success: true });
    await services.ok('systemUser.deleteprofile', {}, company.adminToken);
    expect(await kept()).toEqual(NOTHING);
  });
});

describe('a form', () => {
  const url = () => `${services.url}/systemUser/uploadprofile`;
  const authorized = () => ({ Authorization: `Bearer ${company.adminToken}`, 'Accept-Language': 'en-US' });
  const post = async (body: FormData | string, headers: Record<string, string> = {}) =>
    refusalOf(
      (await (
        await fetch(url(), { method: 'POST', body, headers: { ...authorized(), ...headers } })
      ).json()) as Envelope,
    );
  const part = (name: string, more = '') => `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=b' };

  it('holds one file in the field the contract names, and no other field', async () => {
    const two = new FormData();
    for (const name of ['a.png', 'b.png']) two.append('file', new Blob(['x']), name);
    expect(await post(two)).toEqual([400, 'file', 'FILE_ONE']);
    for (const before of [true, false]) {
      const more = new FormData();
      if (before) more.append('crop', '0,0,9,9');
      more.append('file', new Blob(['x']), 'a.png');
      if (!before) more.append('crop', '0,0,9,9');
      expect(await post(more)).toEqual([400, 'crop', 'UNKNOWN_FIELD']);
    }
    const other = new FormData();
    other.append('picture', new Blob(['x']), 'a.png');
    expect(await post(other)).toEqual([400, 'picture', 'UNKNOWN_FIELD']);
    const text = new FormData();
    text.append('file', 'x');
    expect(await post(text)).toEqual([400, 'file', 'FILE_REQUIRED']);
    expect(await post(new FormData())).toEqual([400, 'file', 'FILE_REQUIRED']);
    expect(await kept()).toEqual(NOTHING);
  });

  it('that is none, or that breaks off, is refused', async () => {
    expect(await post('x', { 'Content-Type': 'text/plain' })).toEqual([400, 'file', 'FILE_REQUIRED']);
    expect(await post('x', { 'Content-Type': 'multipart/form-data' })).toEqual([400, 'file', 'FILE_REQUIRED']);
    for (const name of ['file', 'picture'])
      expect(await post(`${part(name, '; filename="a.png"')}half`, MULTIPART)).toEqual([400, 'file', 'INVALID_FORMAT']);
    expect(await kept()).toEqual(NOTHING);
  });

  it.each([
    ['../../../../etc/员工.csv', '员工.csv'],
    ['..\\..\\windows\\a.csv', 'a.csv'],
    ['/etc/passwd/a.csv', 'a.csv'],
    ['..%2f..%2fa.csv', '..%2f..%2fa.csv'],
    ['a\u202evsc.exe.csv', 'avsc.exe.csv'],
    [`${'长'.repeat(300)}.csv`, `${'长'.repeat(96)}.csv`],
  ])('keeps of the name %j only what can be shown', async (name, shown) => {
    const { data } = await send(IMPORT, file(name, 'number,name\n1,A'));
    expect(data).toMatchObject({ fileName: shown });
  });
});

describe('a body', () => {
  interface Sent {
    answer: Promise<IncomingMessage>;
    client: ReturnType<typeof request>;
  }
  const BEGIN =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  const begin = (base: string, headers: Record<string, string>): Sent => {
    const client = request(`${base}/systemUser/uploadprofile`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${company.adminToken}`,
        'Content-Type': 'multipart/form-data; boundary=b',
        ...headers,
      },
    });
    const answer = new Promise<IncomingMessage>((resolve, reject) =>
      client.once('response', resolve).on('error', reject),
    );
    answer.catch(() => undefined);
    client.write(BEGIN);
    return { answer, client };
  };
  const bodyOf = async (message: IncomingMessage) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    return JSON.parse(Buffer.concat(chunks).toString()) as Envelope;
  };
  const reading = () => expect.poll(async () => (await kept()).temporary).toHaveLength(1);
  const gone = () => expect.poll(async () => (await kept()).temporary).toEqual([]);

  beforeEach(gone);

  it('T20 that is cut off in the middle leaves no temp file', async () => {
    const { client, answer } = begin(services.url, { 'Content-Length': '100000' });
    await reading();
    client.destroy();
    await expect(answer).rejects.toThrow();
    await gone();
  });

  it('T20 that never comes to its end is cut off by the server, and leaves no temp file', async () => {
    const server = createServer(
      { connectionsCheckingInterval: 50 },
      createApp(services.kernel, handlers, () => undefined),
    ).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { answer } = begin(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
      'Content-Length': '100000',
    });
    await reading();
    // Not before: a busy machine may need any time until it reads.
    server.requestTimeout = 300;
    await answer.then(
      ({ statusCode }) => expect(statusCode).toBe(408),
      () => undefined,
    );
    await gone();
    await new Promise((resolve) => server.close(resolve));
  });

  it('T20 that says it is huge is refused before it is sent', async () => {
    const { answer, client } = begin(services.url, { 'Content-Length': '1000000000' });
    const message = await answer;
    expect(message.headers.connection).toBe('close');
    expect(refusalOf(await bodyOf(message))).toEqual([400, 'file', 'PICTURE_TOO_LARGE']);
    client.destroy();
    await gone();
  });

  it('T20 that never ends is refused once it is more than a file can be', async () => {
    const { answer, client } = begin(services.url, { 'Transfer-Encoding': 'chunked' });
    // The services answer and close. Who is still writing then may find the connection cut before reading why.
    const outcome = answer.then(async (message) => refusalOf(await bodyOf(message))).catch(() => 'cut off');
    let ended = false;
    client.on('close', () => (ended = true)).on('error', () => undefined);
    void outcome.then(() => (ended = true));
    const chunk = Buffer.alloc(256 * 1024);
    while (!ended) {
      if (!client.write(chunk)) await Promise.race([new Promise((resolve) => client.once('drain', resolve)), outcome]);
      await nextTurn();
    }
    expect([[400, 'file', 'PICTURE_TOO_LARGE'], 'cut off']).toContainEqual(await outcome);
    client.destroy();
    await gone();
  });
});

describe('a day', () => {
  it('is over after a hundred files of one person, and the next one begins anew', async () => {
    const { kernel } = services;
    const quota = await services.createTestCompany();
    const upload = async () =>
      refusalOf(await services.call(AVATAR, { file: file('a.png', 'x', 'image/png') }, quota.adminToken)).slice(0, 3);
    await upload();
    await services.engine.run(`update upload_count set files = 98 where company_id = '${quota.companyId}'`);
    kernel.settings.testMode = false;
    try {
      expect(await upload()).toEqual([400, 'file', 'PICTURE_TYPE']);
      expect(await upload()).toEqual([400, 'file', 'PICTURE_TYPE']);
      expect(await upload()).toEqual([429, 'file', 'TOO_MANY_FILES']);
      expect(refusalOf(await send(AVATAR, file('a.png', 'x', 'image/png')))).toEqual([400, 'file', 'PICTURE_TYPE']);
      await services.engine.run(`update upload_count set day = day - 1 where company_id = '${quota.companyId}'`);
      expect(await upload()).toEqual([400, 'file', 'PICTURE_TYPE']);
    } finally {
      kernel.settings.testMode = true;
    }
  });
});
