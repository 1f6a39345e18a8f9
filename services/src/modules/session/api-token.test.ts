import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { Envelope } from '@hengcai/shared/contract/kernel';
import type { ApiToken } from '@hengcai/shared/contract/platform/platform';
import { ApiTokenStatus } from '@hengcai/shared/enums';
import { encodeWirePassword } from '@hengcai/shared/rules/session/password';
import { startServices, TEST_PASSWORD, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { addPerson, databases, type TestPerson } from '../../testing/people.ts';
import { clean } from '../../kit/jobs/clean.ts';
import { hashToken } from '../../kit/session-token.ts';
import { resetToInitialPassword, setAccountsEnabled } from './public.ts';
import { userRole } from '../settings/tables.ts';

type Token = z.output<typeof ApiToken>;
interface Created {
  token: string;
  apiToken: Token;
}

const MINUTE = 60_000;
const DAY = 24 * 60;
const reasonOf = (answer: Envelope) => {
  const [error] = (answer.data as { errors: { field: string | null; code: string }[] }).errors;
  return [answer.status, error?.field ?? '', error?.code];
};

describe.each(databases)('an API token on %s', (database) => {
  let services: TestServices;
  let company: TestCompany;
  /** Of HR: sees and exports employees. */
  let owner: TestPerson;
  let session: string;
  const lines: string[] = [];

  beforeAll(async () => {
    services = await startServices({
      database,
      env: { LOG_LEVEL: 'info' },
      logTo: { write: (line) => void lines.push(line) },
    });
    company = await services.createTestCompany();
  });
  afterAll(() => services.stop());
  beforeEach(async () => {
    owner = await addPerson(services, company, { role: 'hr' });
    session = await services.signIn(company.code, owner.userName);
  });

  let made = 0;
  const create = (more: object = {}, as = session) =>
    services.call('platform.createapitoken', { tokenName: `script ${(made += 1)}`, validDays: 30, ...more }, as);
  const created = async (more: object = {}, as = session) => {
    const answer = await create(more, as);
    expect(answer).toMatchObject({ success: true });
    return answer.data as Created;
  };
  const list = async (as = session) =>
    (await services.ok<{ items: Token[] }>('platform.apitokenlist', { pageSize: 100 }, as)).items;
  const revoke = (tokenId: string, as = session) => services.call('platform.revokeapitoken', { tokenId }, as);
  const whoami = (token: string) => services.call('systemUser.getUser', {}, token);
  const later = (minutes: number) => (services.kernel.clock.offsetMs += minutes * MINUTE);

  it('is answered once, with 256 random bits and a beginning that scanners find, and kept as its hash', async () => {
    const { token, apiToken } = await created();
    expect(token).toMatch(/^hc_[0-9a-f]{64}$/);
    expect(apiToken.ending).toBe(token.slice(-4));
    expect(JSON.stringify(await list())).not.toContain(token.slice(3, 20));
    const { rows } = await services.engine.run('select t::text as row, token_hash from api_token t where id = $1', [
      apiToken.tokenId,
    ]);
    expect(rows[0]?.['token_hash']).toBe(hashToken(token));
    expect(String(rows[0]?.['row'])).not.toContain(token.slice(3, 20));
  });

  it('reads only, exports nothing and is listed as new unless asked otherwise', async () => {
    const { apiToken } = await created({ tokenName: '  nightly  ', validDays: 90 });
    expect(apiToken).toMatchObject({
      tokenName: 'nightly',
      readOnly: true,
      allowExport: false,
      state: ApiTokenStatus.ACTIVE,
      lastUsedAt: null,
      endedAt: null,
    });
    expect(Date.parse(apiToken.expiresAt) - Date.parse(apiToken.createdAt)).toBe(90 * DAY * MINUTE);
    expect(await list()).toEqual([apiToken]);
  });

  it('is made of a name, and of days up to ninety, and of nothing else', async () => {
    const refused: [object, unknown[]][] = [
      [{ validDays: 91 }, [400, 'validDays', 'TOO_BIG']],
      [{ validDays: 0 }, [400, 'validDays', 'TOO_SMALL']],
      [{ validDays: undefined }, [400, 'validDays', 'REQUIRED']],
      [{ validDays: 1.5 }, [400, 'validDays', 'WRONG_TYPE']],
      [{ tokenName: ' ' }, [400, 'tokenName', 'REQUIRED']],
      [{ tokenName: 'x'.repeat(51) }, [400, 'tokenName', 'TOO_LONG']],
      [{ userId: 'a'.repeat(32) }, [400, 'userId', 'UNKNOWN_FIELD']],
    ];
    for (const [input, reason] of refused) expect(reasonOf(await create(input))).toEqual(reason);
    expect(await list()).toEqual([]);
  });

  it('T4 has the rights of its owner at each call, no more and no less', async () => {
    const { token } = await created();
    expect(await services.ok('systemUser.getUser', {}, token)).toMatchObject({ systemUserId: owner.userId });
    expect((await services.call('empmanage.emplist', {}, token)).status).toBe(200);
    await services.as(company, 'writes', ({ tx }) =>
      tx.delete(userRole).where(and(eq(userRole.userId, owner.userId), eq(userRole.roleCode, 'hr'))),
    );
    expect(reasonOf(await services.call('empmanage.emplist', {}, token))).toEqual([403, '', 'FORBIDDEN']);
    expect((await whoami(token)).status).toBe(200);
  });

  it('T16 says alone who calls: headers that name somebody else are not looked at', async () => {
    const { token } = await created();
    const forged = { 'X-User-Id': company.adminUserId, 'X-Company-Id': 'other', 'X-Forwarded-User': 'admin' };
    const ask = async (authorization: object) => {
      const answer = await fetch(`${services.url}/systemUser/getUser`, { headers: { ...forged, ...authorization } });
      return (await answer.json()) as Envelope;
    };
    expect(await ask({ Authorization: `Bearer ${token}` })).toMatchObject({ data: { systemUserId: owner.userId } });
    expect((await ask({})).status).toBe(208);
  });

  it('is no session: it ends none, is ended by none and does not count as one', async () => {
    const { token } = await created();
    expect((await whoami(token)).status).toBe(200);
    expect((await whoami(session)).status).toBe(200);
    await services.ok('root.Logout', {}, token);
    expect((await whoami(token)).status).toBe(200);
    await services.ok('root.Logout', {}, session);
    expect((await whoami(token)).status).toBe(200);
    const again = await services.call('root.login', {
      company: company.code,
      userName: owner.userName,
      password: encodeWirePassword(TEST_PASSWORD),
    });
    expect(again).toMatchObject({ success: true });
    // Longer than any session may be idle, or last.
    later(13 * 60);
    expect((await whoami(token)).status).toBe(200);
  });

  it('cannot make or revoke tokens, nor change the password or the account', async () => {
    const { token, apiToken } = await created({ readOnly: false });
    const password = {
      passwordOriginal: encodeWirePassword(TEST_PASSWORD),
      password: encodeWirePassword('N3wPassword'),
    };
    for (const answer of [
      await create({}, token),
      await revoke(apiToken.tokenId, token),
      await services.call('systemUser.changePassword', password, token),
      await services.call('systemUser.saveLanguage', { language: 'en-US' }, token),
    ])
      expect(reasonOf(answer)).toEqual([403, '', 'API_TOKEN_NOT_HERE']);
    expect(await list()).toMatchObject([{ state: ApiTokenStatus.ACTIVE }]);
    await services.signIn(company.code, owner.userName);
  });

  it('writes only where that was asked for', async () => {
    const notice = { id: '', noticeTitle: 'x', noticeContent: 'x', noticeDeadTime: null, noticeStatus: 2 };
    const { token: reader } = await created();
    const refused = await services.call('index.saveNotice', notice, reader);
    expect(reasonOf(refused)).toEqual([403, '', 'API_TOKEN_READ_ONLY']);
    expect(refused.message).toBe('This API token can only read data');
    // The right of its owner is what decides then: this one may not publish.
    const { token: writer } = await created({ readOnly: false });
    expect(reasonOf(await services.call('index.saveNotice', notice, writer))).toEqual([403, '', 'FORBIDDEN']);
  });

  it('fetches files only where that was allowed, also when it may only read', async () => {
    const { token: without } = await created({ readOnly: false });
    expect(reasonOf(await services.call('empmanage.exportempinfo', {}, without))).toEqual([
      403,
      '',
      'API_TOKEN_NO_EXPORT',
    ]);
    const { token } = await created({ allowExport: true });
    expect(await services.call('empmanage.exportempinfo', {}, token)).toMatchObject({
      data: { fileName: expect.stringMatching(/\.xlsx$/) as string },
    });
    // The page's own export right is asked at each call.
    await services.as(company, 'writes', ({ tx }) => tx.delete(userRole).where(eq(userRole.userId, owner.userId)));
    expect(reasonOf(await services.call('empmanage.exportempinfo', {}, token))).toEqual([403, '', 'FORBIDDEN']);
  });

  it('may be allowed to export only by somebody who exports', async () => {
    const ordinary = await addPerson(services, company);
    const signedIn = await services.signIn(company.code, ordinary.userName);
    expect(reasonOf(await create({ allowExport: true }, signedIn))).toEqual([
      422,
      'allowExport',
      'API_TOKEN_EXPORT_RIGHT',
    ]);
    await created({}, signedIn);
  });

  it('ends when it expires, and is told apart from an unknown one by nobody', async () => {
    const { token } = await created({ validDays: 1 });
    later(DAY - 1);
    expect((await whoami(token)).status).toBe(200);
    later(1);
    const expired = await whoami(token);
    expect(expired).toMatchObject({
      status: 208,
      message: 'This API token does not exist, has expired or was revoked',
    });
    expect(await whoami(`hc_${'0'.repeat(64)}`)).toEqual(expired);
    session = await services.signIn(company.code, owner.userName);
    expect(await list()).toMatchObject([{ state: ApiTokenStatus.EXPIRED }]);
  });

  it('T10 ends when its owner revokes it; doing so twice is no failure', async () => {
    const { token, apiToken } = await created();
    const stranger = await addPerson(services, company, { role: 'hr' });
    const other = await services.signIn(company.code, stranger.userName);
    expect((await revoke(apiToken.tokenId, other)).status).toBe(404);
    expect(await list(other)).toEqual([]);
    expect((await whoami(token)).status).toBe(200);

    const revoked = await revoke(apiToken.tokenId);
    expect(revoked.data).toMatchObject({ state: ApiTokenStatus.REVOKED, endedAt: expect.any(String) as string });
    expect(reasonOf(await whoami(token))).toEqual([208, '', 'API_TOKEN_OVER']);
    later(1);
    expect((await revoke(apiToken.tokenId)).data).toEqual(revoked.data);
  });

  it.each([
    ['a new password', ApiTokenStatus.PASSWORD_CHANGED],
    ['a password reset by HR', ApiTokenStatus.PASSWORD_CHANGED],
    ['a disabled account', ApiTokenStatus.ACCOUNT_DISABLED],
  ])('T10 ends with %s, for good', async (how, state) => {
    const { token, apiToken } = await created();
    if (how === 'a new password') {
      const input = {
        passwordOriginal: encodeWirePassword(TEST_PASSWORD),
        password: encodeWirePassword('N3wPassword'),
      };
      await services.ok('systemUser.changePassword', input, session);
    } else {
      await services.as<unknown>(company, 'writes', (ctx) =>
        how === 'a disabled account'
          ? setAccountsEnabled(ctx, [owner.userId], false)
          : resetToInitialPassword(ctx, owner.userId),
      );
    }
    expect((await whoami(token)).status).toBe(208);
    await services.as(company, 'writes', (ctx) => setAccountsEnabled(ctx, [owner.userId], true));
    expect((await whoami(token)).status).toBe(208);
    const { rows } = await services.engine.run('select end_reason from api_token where id = $1', [apiToken.tokenId]);
    const reasons: Record<number, string> = {
      [ApiTokenStatus.PASSWORD_CHANGED]: 'passwordChanged',
      [ApiTokenStatus.ACCOUNT_DISABLED]: 'disabled',
    };
    expect(rows).toEqual([{ end_reason: reasons[state] }]);
  });

  it('shows when it was last used, written at most once a minute', async () => {
    const { token } = await created();
    const lastUsed = async () => (await list())[0]?.lastUsedAt ?? null;
    await Promise.all(Array.from({ length: 5 }, () => whoami(token)));
    const first = await lastUsed();
    expect(first).not.toBeNull();
    later(0.5);
    await whoami(token);
    expect(await lastUsed()).toBe(first);
    later(0.6);
    await whoami(token);
    expect(await lastUsed()).not.toBe(first);
  });

  it('has a name of its own among the live ones, of which there are at most twenty, also at the same moment', async () => {
    const same = await Promise.all(Array.from({ length: 5 }, () => create({ tokenName: 'nightly' })));
    expect(same.filter(({ success }) => success)).toHaveLength(1);
    expect(same.filter(({ success }) => !success).map(reasonOf)).toEqual(
      Array.from({ length: 4 }, () => [422, 'tokenName', 'ALREADY_USED']),
    );
    for (let n = 2; n <= 19; n += 1) await created();
    const last = await Promise.all([create(), create()]);
    expect(last.filter(({ success }) => success)).toHaveLength(1);
    expect(reasonOf(last.find(({ success }) => !success) as Envelope)).toEqual([422, '', 'API_TOKENS_MAX']);
    const [one] = await list();
    await revoke(one?.tokenId ?? '');
    await created({ tokenName: one?.tokenName });
  });

  it('frees its name when it expires', async () => {
    await created({ tokenName: 'monthly', validDays: 1 });
    later(DAY);
    session = await services.signIn(company.code, owner.userName);
    await created({ tokenName: 'monthly' });
    expect((await list()).map(({ state }) => state)).toEqual([ApiTokenStatus.ACTIVE, ApiTokenStatus.EXPIRED]);
  });

  it('T28 leaves who made and who revoked it in the audit, and which one called in the log, never itself', async () => {
    const { token, apiToken } = await created({ tokenName: 'audited' });
    await whoami(token);
    await revoke(apiToken.tokenId);
    const { items } = await services.ok<{ items: object[] }>(
      'platform.auditlist',
      { objectType: 'apiToken', objectId: apiToken.tokenId },
      session,
    );
    expect(items).toMatchObject([
      { action: 'apiToken.revoked', actorName: `Person ${owner.userName}` },
      { action: 'apiToken.created', text: `Created the API token audited (…${token.slice(-4)})` },
    ]);
    const stranger = await services.signIn(company.code, 'admin');
    expect(
      (await services.call('platform.auditlist', { objectType: 'apiToken', objectId: apiToken.tokenId }, stranger))
        .status,
    ).toBe(404);
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(logged.filter((line) => line['apiToken'] === apiToken.tokenId)).toMatchObject([
      { operation: 'systemUser.getUser', user: owner.userId },
    ]);
    expect(lines.join('')).not.toContain(token.slice(3));
  });

  it('is forgotten ninety days after its end', async () => {
    const { apiToken } = await created({ validDays: 90 });
    await revoke(apiToken.tokenId);
    await created({ tokenName: 'still live', validDays: 90 });
    later(89 * DAY);
    await clean(services.kernel);
    session = await services.signIn(company.code, owner.userName);
    expect(await list()).toHaveLength(2);
    later(2 * DAY);
    await clean(services.kernel);
    session = await services.signIn(company.code, owner.userName);
    expect(await list()).toMatchObject([{ tokenName: 'still live', state: ApiTokenStatus.EXPIRED }]);
  });
});
