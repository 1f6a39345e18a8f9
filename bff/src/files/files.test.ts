import http from 'node:http';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FROM_OUR_PAGE, startBff, type TestBff } from '../testing/bff.ts';
import { createTicketOffice } from './tickets.ts';

const EXPORT = `mutation Export($input: ExportEmployeesInput!) { exportEmployees(input: $input) { file { url name } userErrors { code } } }`;
const SHEET = Buffer.from('PK-bytes-of-a-sheet');

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(() => {
  bff.upstream.calls.length = 0;
  bff.upstream.respond('empmanage', 'exportempinfo', (_call, response) => {
    response.writeHead(200, {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': "attachment; filename*=UTF-8''%E5%91%98%E5%B7%A5.xlsx",
      'content-length': String(SHEET.length),
      'set-cookie': 'upstream=1',
    });
    response.end(SHEET);
  });
});

const linkOf = async (headers: Record<string, string> = FROM_OUR_PAGE): Promise<string> => {
  const { data } = await bff.send(EXPORT, { input: { filter: { keyword: '李', statuses: ['REGULAR'] } } }, headers);
  return data?.['exportEmployees'].file.url;
};
const download = (url: string, headers: Record<string, string> = { cookie: FROM_OUR_PAGE.cookie }) =>
  fetch(`${bff.url}${url}`, { headers });

describe('a download', () => {
  it('makes the call it was asked for with the session it was asked with', async () => {
    const response = await download(await linkOf({ ...FROM_OUR_PAGE, 'accept-language': 'en-US' }));

    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(SHEET);
    expect(bff.upstream.calls).toMatchObject([
      {
        name: 'empmanage.exportempinfo',
        input: { filter: { keyword: '李', status: [2], includeSubDepts: true }, format: 'xlsx' },
        headers: { authorization: 'Bearer token-of-the-rest-session', 'accept-language': 'en-US' },
      },
    ]);
  });

  it('passes on what the file is, and nothing else the services said', async () => {
    const { headers } = await download(await linkOf());

    expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''%E5%91%98%E5%B7%A5.xlsx");
    expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('is asked for when its address is made, and not fetched', async () => {
    bff.upstream.checks.length = 0;
    await linkOf();

    expect(bff.upstream.checks).toEqual(['empmanage.exportempinfo']);
    expect(bff.upstream.calls).toEqual([]);
  });

  it.each([
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
  ])('the services would refuse with %i has no address', async (status, code) => {
    bff.upstream.refuse('empmanage', 'exportempinfo', { status, message: '无导出权限' });
    const { data, errors } = await bff.send(EXPORT, { input: { filter: {} } });

    expect(data).toEqual({ exportEmployees: null });
    expect(errors).toMatchObject([{ message: '无导出权限', extensions: { code } }]);
  });

  it('has no address for nobody', async () => {
    bff.upstream.checks.length = 0;
    const { status, data, errors } = await bff.send(
      EXPORT,
      { input: { filter: {} } },
      { origin: FROM_OUR_PAGE.origin },
    );

    expect(status).toBe(401);
    expect(data?.['exportEmployees'] ?? null).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(bff.upstream.checks).toEqual([]);
  });

  it('of services that cannot be asked beforehand is refused when it is fetched, and nobody gets an address', async () => {
    const strangers = await startBff();
    strangers.upstream.answer('platform', 'capabilities', () => ({
      clientMutationId: false,
      jobs: false,
      audit: false,
      apiTokens: false,
      systemNotice: false,
      todos: false,
      mailPreference: false,
      fileChecks: false,
      invitations: false,
      overview: false,
      personAppraisals: false,
      starterKits: false,
      documents: false,
      listMemory: false,
      employeeConditions: false,
      search: false,
      accounts: false,
      recordProposals: false,
      changeProposals: false,
      directorySync: false,
    }));
    const made = await strangers.send(EXPORT, { input: { filter: {} } });
    const refused = await strangers.send(EXPORT, { input: { filter: {} } }, { origin: FROM_OUR_PAGE.origin });
    await strangers.stop();

    expect(made.data?.['exportEmployees'].file.url).toMatch(/^\/files\//);
    expect(strangers.upstream.checks).toEqual([]);
    expect(refused.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it.each<[string, (url: string) => [string, Record<string, string>]]>([
    ['of another session', (url) => [url, { cookie: 'sid=somebody-else' }]],
    ['whose ticket was changed', (url) => [url.replace('/files/', '/files/x'), { cookie: FROM_OUR_PAGE.cookie }]],
    ['without a signature', (url) => [url.split('.')[0] ?? '', { cookie: FROM_OUR_PAGE.cookie }]],
  ])('%s is refused', async (_kind, change) => {
    const [url, headers] = change(await linkOf());
    const response = await download(url, headers);

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      success: false,
      status: 404,
      data: { errors: [{ code: 'NOT_FOUND' }] },
    });
    expect(bff.upstream.calls).toEqual([]);
  });

  it('without a session is refused', async () => {
    expect((await download(await linkOf(), {})).status).toBe(401);
  });

  it('that the services refuse is told in their words', async () => {
    const url = await linkOf();
    bff.upstream.refuse('empmanage', 'exportempinfo', { status: 403, message: '无导出权限' });
    const response = await download(url);

    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ success: false, status: 403, message: '无导出权限' });
  });

  it('that breaks off in the middle does not end as if it were whole', async () => {
    const url = await linkOf();
    bff.upstream.respond('empmanage', 'exportempinfo', (_call, response) => {
      response.writeHead(200, { 'content-type': 'text/csv' }).write('a,b');
      setTimeout(() => response.destroy(), 50);
    });
    const response = await download(url);

    await expect(response.text()).rejects.toThrow();
  });
});

describe('a ticket', () => {
  const HOUR = 3_600;
  let now = 0;
  const office = createTicketOffice('k'.repeat(32), null, () => now);
  const ticketOf = (lasts: 'fiveMinutes' | 'session') =>
    office
      .for({ token: 'T' }, 'zh-CN', () => Promise.resolve())
      .link('empmanage', 'downloadExcel', { format: 'csv' }, { lasts })
      .url.replace('/files/', '');

  // A picture's address ends with a full hour, so that it is the same however often a list is read.
  it.each([
    ['fiveMinutes', 1, 5 * 60],
    ['session', 0, 12 * HOUR],
    ['session', 1, 13 * HOUR - 1],
  ] as const)('that lasts %s, made %i seconds after the hour, ends after %i seconds', (lasts, past, seconds) => {
    now = 300 * HOUR + past;
    const ticket = ticketOf(lasts);

    now += seconds - 1;
    expect(office.redeem(ticket, 'T')).toMatchObject({ input: { format: 'csv' }, language: 'zh-CN' });
    now += 1;
    expect(() => office.redeem(ticket, 'T')).toThrow('BAD_TICKET');
  });

  it('of a server with another key is refused', () => {
    expect(() => createTicketOffice(null).redeem(ticketOf('session'), 'T')).toThrow('BAD_TICKET');
  });

  it('of a key that is being replaced is still good, and no new one is signed with it', () => {
    now = 300 * HOUR;
    const turned = createTicketOffice('n'.repeat(32), 'k'.repeat(32), () => now);

    expect(turned.redeem(ticketOf('session'), 'T')).toMatchObject({ input: { format: 'csv' } });
    const { url } = turned
      .for({ token: 'T' }, 'zh-CN', () => Promise.resolve())
      .link('empmanage', 'downloadExcel', { format: 'csv' });
    expect(() => office.redeem(url.replace('/files/', ''), 'T')).toThrow('BAD_TICKET');
  });

  it('is made for files only', () => {
    // @ts-expect-error a call that answers no file does not compile either
    expect(() => office.for({ token: 'T' }, 'zh-CN', () => Promise.resolve()).link('menu', 'getUserMenu', {})).toThrow(
      'does not answer a file',
    );
  });
});

describe('an upload', () => {
  const staged = {
    importId: '1'.repeat(32),
    fileName: 'a.csv',
    state: 'mapping' as const,
    rows: 1,
    columns: [],
    fields: [],
    counts: null,
    closeMissing: false,
    notes: [],
    causes: [],
    unknowns: [],
    mends: { create: [], replace: [], leaveEmpty: [], dayOrder: null },
    canCreate: false,
    jobId: null,
    changedFields: [],
    made: [],
    committedAt: null,
    undoUntil: null,
    undone: null,
  };
  const form = (size = 3): FormData => {
    const body = new FormData();
    body.set('file', new Blob(['x'.repeat(size)]), '员工.csv');
    return body;
  };
  const upload = (operation: string, init: RequestInit = {}) =>
    fetch(`${bff.url}/files/${operation}`, { method: 'POST', headers: FROM_OUR_PAGE, body: form(), ...init });

  /**
   * Sends until it is answered, as fast as it is taken, and answers the status. `fetch` cannot do this: where the
   * connection breaks first, it reads its body on without an end or a pause and keeps all of it.
   */
  const sendEndlessly = (operation: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { ...FROM_OUR_PAGE, 'content-type': 'multipart/form-data; boundary=x' };
      const request = http.request(`${bff.url}/files/${operation}`, { method: 'POST', headers });
      const piece = Buffer.alloc(64 * 1024);
      const body = new Readable({ read: () => void body.push(piece) });
      request.once('error', reject).once('response', ({ statusCode }) => {
        resolve(statusCode);
        request.destroy();
      });
      body.pipe(request);
    });

  beforeEach(() => bff.upstream.answer('empmanage', 'importempinfo', () => staged));

  it('passes its body on as it is and answers the envelope', async () => {
    const response = await upload('importempinfo');

    expect(await response.json()).toEqual({ success: true, status: 200, message: '', data: staged });
    expect(bff.upstream.calls[0]?.body.toString()).toContain('filename="员工.csv"');
    expect(bff.upstream.calls[0]?.headers.authorization).toBe('Bearer token-of-the-rest-session');
  });

  it('passes on what of its address the endpoint takes, and nothing else', async () => {
    const taken = {
      taken: false,
      counts: { add: 1, change: 0, remove: 0, same: 0, error: 0 },
      notes: [],
      untold: [],
      lines: [],
    };
    bff.upstream.answer('performanceflow', 'importPlanScope', () => taken);
    const response = await upload(
      `importPlanScope?planCode=${'a'.repeat(32)}&check=true&dayOrder=day-first&companyId=1`,
    );

    expect(await response.json()).toMatchObject({ success: true, data: taken });
    expect(bff.upstream.calls[0]?.input).toEqual({ planCode: 'a'.repeat(32), check: 'true', dayOrder: 'day-first' });
  });

  it('that is refused answers the reasons', async () => {
    bff.upstream.refuse('empmanage', 'importempinfo', {
      status: 422,
      errors: [{ field: 'file', code: 'BAD_FILE', message: '文件无法读取' }],
    });
    const response = await upload('importempinfo');

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      success: false,
      status: 422,
      message: '文件无法读取',
      data: { errors: [{ field: 'file', code: 'BAD_FILE', message: '文件无法读取' }] },
    });
  });

  it.each<[string, string, RequestInit, number]>([
    ['to an endpoint that takes no file', 'saveLanguage', {}, 404],
    ['to an endpoint that is not there', 'nothing', {}, 404],
    [
      'that is no form',
      'importempinfo',
      { body: '{}', headers: { ...FROM_OUR_PAGE, 'content-type': 'application/json' } },
      415,
    ],
    ['from another website', 'importempinfo', { headers: { ...FROM_OUR_PAGE, origin: 'https://evil.example' } }, 403],
    ['without an origin', 'importempinfo', { headers: { cookie: FROM_OUR_PAGE.cookie } }, 403],
    ['without a session', 'importempinfo', { headers: { origin: FROM_OUR_PAGE.origin } }, 401],
    ['that is too large', 'importempinfo', { body: form(6 * 1024 * 1024) }, 413],
  ])('%s is refused', async (_kind, operation, init, status) => {
    const response = await upload(operation, init);

    expect(response.status).toBe(status);
    expect(bff.upstream.calls).toEqual([]);
  });

  it.each([
    ['importempinfo', 'en-US', 'The file must not exceed 5 MB'],
    ['uploadprofile', 'en-US', 'Please select a picture size not exceeding 5M'],
    ['uploadprofile', 'zh-CN', '请选择大小不超过 5M 的图片'],
  ])('S8.034 that is too large for %s is told so (%s)', async (operation, language, text) => {
    const headers = { ...FROM_OUR_PAGE, 'accept-language': language };
    const response = await upload(operation, { body: form(6 * 1024 * 1024), headers });

    expect(await response.json()).toMatchObject({ success: false, status: 413, message: text });
  });

  it('S5.079 that grows beyond what it may is cut off, however it was announced', async () => {
    await expect(sendEndlessly('importempinfo')).resolves.toBe(413);
  });
});
