import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Envelope } from '@hengcai/shared/contract/kernel';
import { encodeWirePassword } from '@hengcai/shared/rules/session/password';
import { startServices, TEST_PASSWORD, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { addPerson, databases, type TestPerson } from '../../testing/people.ts';
import { audit } from '../../kit/tables.ts';
import { setAccountsEnabled } from './public.ts';
import { identityLink } from './tables.ts';

interface Identity {
  iId: string;
  iName: string;
  iNumber: string | null;
  uId: string;
  deptName: string | null;
}
interface Me {
  systemUserId: string;
  empName: string;
  isMirror: boolean;
  originalName: string | null;
  mirrorDeptName: string | null;
  screenRolePageMap: Record<string, number>;
}

const codes = (envelope: Envelope) => (envelope.data as { errors: { code: string }[] }).errors.map(({ code }) => code);

describe.each(databases)('linked identities on %s', (database) => {
  let services: TestServices;
  let company: TestCompany;
  let person: TestPerson;
  let other: TestPerson;
  let token: string;

  beforeAll(async () => {
    services = await startServices({ database });
    company = await services.createTestCompany();
  });
  afterAll(() => services.stop());
  beforeEach(async () => {
    [person, other] = [await addPerson(services, company), await addPerson(services, company)];
    token = await services.signIn(company.code, person.userName);
  });

  const link = (userId: string, imageUserId: string, more: Record<string, unknown> = {}) =>
    services.ok<{ id: string; version: number }>(
      'imageControl.saveUpdate',
      { userId, imageUserId, ...more },
      company.adminToken,
    );
  const unlink = (linkId: string) => services.ok('imageControl.delete', { linkId }, company.adminToken);
  const switchTo = (imageUserId: string, as = token) => services.call('image.switch', { imageUserId }, as);
  const become = async (imageUserId: string, as = token) =>
    (await services.ok<{ token: string }>('image.switch', { imageUserId }, as)).token;
  const me = (as: string) => services.ok<Me>('systemUser.getUser', {}, as);
  const listed = async (as = token) => (await services.ok<Identity[]>('image.userList', {}, as)).map(({ iId }) => iId);
  const register = (userName: string, password = TEST_PASSWORD, as = token) =>
    services.call('image.register', { userName, password: encodeWirePassword(password) }, as);

  it('S3.012 S3.013 S7.021 are listed with the original user first', async () => {
    await link(person.userId, other.userId);
    const entries = await services.ok<Identity[]>('image.userList', {}, token);
    const named = (side: 'i' | 'u', { userName }: TestPerson) => ({
      [`${side}Name`]: `Person ${userName}`,
      [`${side}Number`]: userName,
    });
    const own = { uId: person.userId, ...named('u', person) };
    expect(entries).toEqual([
      expect.objectContaining({ iId: person.userId, ...named('i', person), deptName: null, ...own }),
      expect.objectContaining({ iId: other.userId, ...named('i', other), deptName: null, ...own }),
    ]);
  });

  it('T12 S1.013 S7.022 S7.023 1: a listed identity is taken on with a new token', async () => {
    await link(person.userId, other.userId);
    const mirrored = await become(other.userId);
    expect(mirrored).not.toBe(token);
    expect(await me(mirrored)).toMatchObject({
      systemUserId: other.userId,
      isMirror: true,
      originalName: `Person ${person.userName}`,
      mirrorDeptName: null,
    });
    // The list stays the original user's.
    expect(await listed(mirrored)).toEqual([person.userId, other.userId]);
  });

  it('T10 T12 2: the former token is over at once', async () => {
    await link(person.userId, other.userId);
    const mirrored = await become(other.userId);
    expect(await services.call('systemUser.getUser', {}, token)).toMatchObject({ status: 208 });
    const back = await become(person.userId, mirrored);
    expect(await services.call('systemUser.getUser', {}, mirrored)).toMatchObject({ status: 208 });
    expect(await me(back)).toMatchObject({ systemUserId: person.userId, isMirror: false, originalName: null });
  });

  it('T12 3: an account that is not linked is refused, and so is oneself', async () => {
    for (const target of [other.userId, person.userId, company.adminUserId, '0'.repeat(32)])
      expect(codes(await switchTo(target))).toEqual(['IDENTITY_NOT_LINKED']);
    expect(await services.call('systemUser.getUser', {}, token)).toMatchObject({ status: 200 });
  });

  it('T12 4: an account of another company is answered like one that does not exist', async () => {
    const elsewhere = await services.createTestCompany();
    expect(codes(await switchTo(elsewhere.adminUserId))).toEqual(['IDENTITY_NOT_LINKED']);
    const linking = { userId: person.userId, imageUserId: elsewhere.adminUserId };
    expect(await services.call('imageControl.saveUpdate', linking, company.adminToken)).toMatchObject({ status: 404 });
  });

  it('T12 5: a disabled account is neither listed nor taken on', async () => {
    await link(person.userId, other.userId);
    await services.as(company, 'writes', (ctx) => setAccountsEnabled(ctx, [other.userId], false));
    expect(await listed()).toEqual([person.userId]);
    expect(codes(await switchTo(other.userId))).toEqual(['IDENTITY_NOT_LINKED']);
  });

  it('T12 6: a link that ran out is no link, on its last day it still is', async () => {
    const { today } = await services.as(company, 'reads', async ({ today }) => ({ today }));
    const { id, version } = await link(person.userId, other.userId, { validTo: today });
    expect(await listed()).toEqual([person.userId, other.userId]);
    const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
    const change = { linkId: id, version, userId: person.userId, validTo: yesterday };
    expect(await services.call('imageControl.saveUpdate', change, company.adminToken)).toMatchObject({ success: true });
    expect(await listed()).toEqual([person.userId]);
    expect(codes(await switchTo(other.userId))).toEqual(['IDENTITY_NOT_LINKED']);
  });

  it('T12 7: a linked identity’s own links lead nowhere', async () => {
    const third = await addPerson(services, company);
    await link(person.userId, other.userId);
    await link(other.userId, third.userId);
    const mirrored = await become(other.userId);
    expect(await listed(mirrored)).not.toContain(third.userId);
    expect(codes(await switchTo(third.userId, mirrored))).toEqual(['IDENTITY_NOT_LINKED']);
  });

  it('T12 8: from one identity the original user may go to another of its own', async () => {
    const third = await addPerson(services, company);
    await link(person.userId, other.userId);
    await link(person.userId, third.userId);
    const second = await become(third.userId, await become(other.userId));
    expect(await me(second)).toMatchObject({
      systemUserId: third.userId,
      originalName: `Person ${person.userName}`,
    });
  });

  it('T12 9: a link that is removed ends the session that uses it with its next call', async () => {
    const { id } = await link(person.userId, other.userId);
    const mirrored = await become(other.userId);
    await unlink(id);
    expect(await services.call('systemUser.getUser', {}, mirrored)).toMatchObject({ status: 208 });
  });

  it('T12 10: an account that is disabled ends the sessions of those who act as it', async () => {
    await link(person.userId, other.userId);
    const mirrored = await become(other.userId);
    await services.as(company, 'writes', (ctx) => setAccountsEnabled(ctx, [other.userId], false));
    expect(await services.call('systemUser.getUser', {}, mirrored)).toMatchObject({ status: 208 });
  });

  it('T12 S6.035 S6.037 11: what would outlast it is refused meanwhile: password, picture, links, tokens, bank, sign-in', async () => {
    await link(person.userId, company.adminUserId);
    const mirrored = await become(company.adminUserId);
    const passwords = {
      passwordOriginal: encodeWirePassword(TEST_PASSWORD),
      password: encodeWirePassword('N3wPassword'),
    };
    const tries: [string, Record<string, unknown>][] = [
      ['systemUser.changePassword', passwords],
      ['systemUser.uploadprofile', {}],
      ['systemUser.deleteprofile', {}],
      ['image.register', { userName: other.userName, password: encodeWirePassword(TEST_PASSWORD) }],
      ['image.unregister', { imageUserId: company.adminUserId }],
      ['imageControl.saveUpdate', { userId: person.userId, imageUserId: other.userId }],
      ['imageControl.delete', { linkId: '0'.repeat(32) }],
      ['ldapController.saveldap', { loginWay: 1, directory: null, provider: null, version: 0 }],
      ['platform.createapitoken', {}],
      ['empupdate.bankcardInfo', {}],
      ['empupdate.resetpassword', {}],
    ];
    for (const [name, input] of tries) {
      const answer = await services.call(name, input, mirrored);
      expect([name, answer.status, ...codes(answer)]).toEqual([name, 403, 'ORIGINAL_USER_ONLY']);
    }
    // Other things the administrator may do, the original user may do now.
    expect(await services.call('imageControl.list', {}, mirrored)).toMatchObject({ success: true });
  });

  it('T12 T29 12: each entry of the audit trail names who acted and as whom', async () => {
    await link(person.userId, company.adminUserId);
    const mirrored = await become(company.adminUserId);
    await become(person.userId, mirrored);
    const { rows } = await services.engine.run(
      `select action, actor_user_id as actor, subject_user_id as subject from audit where company_id = $1 and actor_user_id = $2 and action like 'session.switched%' order by id`,
      [company.companyId, person.userId],
    );
    expect(rows).toEqual([
      { action: 'session.switched', actor: person.userId, subject: company.adminUserId },
      { action: 'session.switchedBack', actor: person.userId, subject: person.userId },
    ]);
    // And so does what was done meanwhile.
    const again = await become(company.adminUserId, await services.signIn(company.code, person.userName));
    await services.ok('systemUser.saveLanguage', { language: 'en-US' }, again);
    const line = await services.as(company, 'reads', ({ tx }) =>
      tx
        .select()
        .from(audit)
        .where(and(eq(audit.actorUserId, person.userId), eq(audit.subjectUserId, company.adminUserId))),
    );
    expect(line.length).toBeGreaterThanOrEqual(2);
  });

  it('T11 keep the absolute limit of the sign-in, however often one switches', async () => {
    await link(person.userId, other.userId);
    let current = token;
    for (let n = 0; n < 29; n += 1) {
      services.kernel.clock.offsetMs += 24 * 60_000;
      current = await become(n % 2 === 0 ? other.userId : person.userId, current);
    }
    services.kernel.clock.offsetMs += 26 * 60_000;
    const last = await services.call('systemUser.getUser', {}, current);
    services.kernel.clock.offsetMs = 0;
    expect(last).toMatchObject({ status: 208 });
  });

  it('a sign-in elsewhere ends the session of the original user, mirrored or not, and not the linked one’s', async () => {
    await link(person.userId, other.userId);
    const own = await services.signIn(company.code, other.userName);
    const mirrored = await become(other.userId);
    expect(await me(own)).toMatchObject({ isMirror: false });
    await services.signIn(company.code, person.userName);
    expect(await services.call('systemUser.getUser', {}, mirrored)).toMatchObject({ status: 209 });
    expect(await me(own)).toMatchObject({ isMirror: false });
  });

  describe('of one’s own', () => {
    it('S7.020 are linked by the password of the other account and removed again', async () => {
      expect(await register(other.userName)).toMatchObject({ success: true, data: null });
      expect(await listed()).toEqual([person.userId, other.userId]);
      expect(codes(await register(other.userName))).toEqual(['IDENTITY_LINKED_ALREADY']);
      expect(await services.call('image.unregister', { imageUserId: other.userId }, token)).toMatchObject({
        success: true,
      });
      expect(await listed()).toEqual([person.userId]);
      expect(await services.call('image.unregister', { imageUserId: other.userId }, token)).toMatchObject({
        status: 404,
      });
    });

    it('are not linked by a wrong password, nor by a first one; guesses count as those of a sign-in do', async () => {
      const fresh = await addPerson(services, company, { mustChangePassword: true });
      expect(codes(await register(fresh.userName))).toEqual(['PASSWORD_CHANGE_REQUIRED']);
      expect(codes(await register(person.userName))).toEqual(['IDENTITY_IS_OWN']);
      expect(codes(await register('nobody', 'Wr0ngPass'))).toEqual(['WRONG_CREDENTIALS']);
      for (let n = 0; n < 3; n += 1)
        expect(codes(await register(other.userName, 'Wr0ngPass'))).toEqual(['WRONG_CREDENTIALS']);
      expect((await register(other.userName)).status).toBe(603);
      const failures = { companyCode: company.code, userName: other.userName };
      expect(await services.ok('root.loginfailedtimes', failures)).toEqual({ loginFailedTimes: 3 });
      expect(await listed()).toEqual([person.userId]);
    });
  });

  describe('for administrators', () => {
    it('are listed by name, found, changed and removed', async () => {
      const { id } = await link(person.userId, other.userId);
      const list = (keyword?: string) =>
        services.ok<{ items: { linkId: string; userName: string; imageUserName: string }[]; total: number }>(
          'imageControl.list',
          { pageSize: 100, ...(keyword && { keyword }) },
          company.adminToken,
        );
      const found = await list(`person ${other.userName}`.toUpperCase());
      expect(found).toMatchObject({ total: 1, items: [{ linkId: id, userName: `Person ${person.userName}` }] });
      expect((await list()).total).toBeGreaterThanOrEqual(1);
      expect((await list('nobody of this name')).total).toBe(0);
      const stale = { linkId: id, version: 7, userId: person.userId };
      expect(await services.call('imageControl.saveUpdate', stale, company.adminToken)).toMatchObject({ status: 409 });
      await unlink(id);
      expect(await services.call('imageControl.delete', { linkId: id }, company.adminToken)).toMatchObject({
        status: 404,
      });
    });

    it.each([
      ['neither account nor department', () => ({}), 400],
      ['both', () => ({ imageUserId: other.userId, deptId: '0'.repeat(32) }), 400],
      ['oneself', () => ({ imageUserId: person.userId }), 400],
      ['a department that is not there', () => ({ deptId: '0'.repeat(32) }), 404],
      ['an account that is not there', () => ({ imageUserId: '0'.repeat(32) }), 404],
    ] as const)('cannot be made with %s', async (_what, target, status) => {
      const input = { userId: person.userId, ...target() };
      expect((await services.call('imageControl.saveUpdate', input, company.adminToken)).status).toBe(status);
    });

    it('T4 give nobody who is no administrator an account with a role, or an account for oneself', async () => {
      const clerk = await addPerson(services, company, { role: 'hr' });
      await services.engine.run(
        `insert into role_page (company_id, role_code, path, rights) values ($1, 'hr', '/setting/imagecontrol', 7) on conflict do nothing`,
        [company.companyId],
      );
      const as = await services.signIn(company.code, clerk.userName);
      const give = (userId: string, imageUserId: string) =>
        services.call('imageControl.saveUpdate', { userId, imageUserId }, as);
      expect((await give(clerk.userId, other.userId)).status).toBe(403);
      expect((await give(person.userId, company.adminUserId)).status).toBe(403);
      expect(await give(person.userId, other.userId)).toMatchObject({ success: true });
      const rows = await services.as(company, 'reads', ({ tx }) =>
        tx.select().from(identityLink).where(eq(identityLink.userId, clerk.userId)),
      );
      expect(rows).toEqual([]);
    });
  });
});
