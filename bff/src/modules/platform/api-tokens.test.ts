import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FROM_OUR_PAGE, startBff, type TestBff } from '../../testing/bff.ts';
import { id, userRow } from '../../testing/rows.ts';
import type { ApiTokenRow } from './rows.ts';

const SECRET = `hc_${'5ec2e7'.repeat(10)}abcd`;
const SCRIPT = { authorization: `Bearer ${SECRET}` };
const tokenRow = (given: Partial<ApiTokenRow> = {}): ApiTokenRow => ({
  tokenId: id('token'),
  tokenName: 'nightly',
  ending: 'abcd',
  readOnly: true,
  allowExport: false,
  state: 1,
  createdAt: '2026-11-01T01:00:00.000Z',
  expiresAt: '2026-12-01T01:00:00.000Z',
  lastUsedAt: null,
  endedAt: null,
  ...given,
});
const ROW = 'id name ending readOnly allowExport status createdAt expiresAt lastUsedAt endedAt';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(() => {
  bff.upstream.calls.length = 0;
  bff.upstream.answer('systemUser', 'getUser', () => userRow());
});

describe('API tokens', () => {
  it('are listed a page at a time', async () => {
    bff.upstream.answer('platform', 'apitokenlist', () => ({
      items: [tokenRow(), tokenRow({ tokenId: id('token', 2), state: 2, endedAt: '2026-12-01T01:00:00.000Z' })],
      total: 12,
      pageNo: 2,
      pageSize: 2,
    }));

    const { data } = await bff.send(`{ apiTokens(page: { pageNo: 2, pageSize: 2 }) { total items { ${ROW} } } }`);

    const { tokenId, tokenName, state: _state, ...same } = tokenRow();
    expect(data?.['apiTokens']).toMatchObject({
      total: 12,
      items: [{ ...same, id: tokenId, name: tokenName, status: 'ACTIVE' }, { status: 'EXPIRED' }],
    });
    expect(bff.upstream.calls).toMatchObject([{ input: { pageNo: '2', pageSize: '2' } }]);
  });

  it('read only unless asked otherwise, are answered once and never written to the log', async () => {
    bff.upstream.answer('platform', 'createapitoken', () => ({ token: SECRET, apiToken: tokenRow() }));

    const { data } = await bff.send(
      'mutation Make($input: CreateApiTokenInput!) { createApiToken(input: $input) { token apiToken { name } userErrors { code } } }',
      { input: { name: 'nightly', validDays: 30 } },
    );

    expect(data?.['createApiToken']).toEqual({ token: SECRET, apiToken: { name: 'nightly' }, userErrors: [] });
    expect(bff.upstream.calls).toMatchObject([
      { input: { tokenName: 'nightly', validDays: 30, readOnly: true, allowExport: false } },
    ]);
    expect(bff.lines.join('')).not.toContain(SECRET);
  });

  it('are refused at the field of the schema', async () => {
    const errors = [{ field: 'tokenName', code: 'ALREADY_USED', message: 'already used' }];
    bff.upstream.refuse('platform', 'createapitoken', { status: 422, errors });

    const { data } = await bff.send(
      'mutation Make($input: CreateApiTokenInput!) { createApiToken(input: $input) { token apiToken { id } userErrors { field code } } }',
      { input: { name: 'nightly', validDays: 30, readOnly: false } },
    );

    expect(data?.['createApiToken']).toEqual({
      token: null,
      apiToken: null,
      userErrors: [{ field: 'name', code: 'ALREADY_USED' }],
    });
  });

  it('are revoked by id', async () => {
    bff.upstream.answer('platform', 'revokeapitoken', () => tokenRow({ state: 3 }));

    const { data } = await bff.send(
      'mutation End($input: RevokeApiTokenInput!) { revokeApiToken(input: $input) { apiToken { id status } userErrors { code } } }',
      { input: { id: id('token') } },
    );

    expect(data?.['revokeApiToken']).toEqual({ apiToken: { id: id('token'), status: 'REVOKED' }, userErrors: [] });
    expect(bff.upstream.calls).toMatchObject([{ input: { tokenId: id('token') } }]);
  });
});

describe('a script', () => {
  const WHO = '{ me { id } }';

  it('needs no origin: its token comes with no request but its own', async () => {
    expect(await bff.send(WHO, {}, SCRIPT)).toMatchObject({ status: 200, errors: [] });
    expect(bff.upstream.calls).toMatchObject([{ headers: { authorization: SCRIPT.authorization } }]);
    expect(bff.lines.join('')).not.toContain(SECRET);
  });

  it('is refused with a cookie beside the token, on every way in', async () => {
    const both = { ...FROM_OUR_PAGE, ...SCRIPT };
    const answers = await Promise.all([
      bff.send(WHO, {}, both),
      fetch(`${bff.url}/files/importempinfo`, { method: 'POST', headers: both }),
      fetch(`${bff.url}/files/any-ticket`, { headers: both }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(bff.upstream.calls).toEqual([]);
  });

  it('is told what is wrong with its token in the words of the services', async () => {
    const errors = [{ field: null, code: 'API_TOKEN_OVER', message: 'This API token is unknown, expired or revoked' }];
    bff.upstream.refuse('systemUser', 'getUser', { status: 208, errors });

    expect(await bff.send(WHO, {}, SCRIPT)).toMatchObject({
      data: null,
      errors: [{ message: errors[0]?.message, extensions: { code: 'SESSION_TIMEOUT', status: 208 } }],
    });
  });

  it('is told that its token only reads', async () => {
    const errors = [{ field: null, code: 'API_TOKEN_READ_ONLY', message: 'This API token may only read' }];
    bff.upstream.refuse('message', 'updatemessagestate', { status: 403, errors });

    const answer = await bff.send(
      'mutation Read($input: MarkMessagesReadInput!) { markMessagesRead(input: $input) { userErrors { code } } }',
      { input: { ids: [id('message')] } },
      SCRIPT,
    );

    expect(answer.errors).toMatchObject([
      { message: 'This API token may only read', extensions: { code: 'FORBIDDEN', status: 403 } },
    ]);
  });
});
