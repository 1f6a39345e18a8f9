import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '@hengcai/shared/contract/all';
import type { Envelope, Service } from '@hengcai/shared/contract/kernel';
import { encodeWirePassword } from '@hengcai/shared/rules/session/password';
import {
  startServices,
  TEST_PASSWORD,
  testPasswordHash,
  type TestCompany,
  type TestServices,
} from '../../testing/kit.ts';
import { addPerson, databases, type TestPerson } from '../../testing/people.ts';
import { createAccount, endSessions, resetToInitialPassword, setAccountsEnabled } from './public.ts';
import { role, userRole } from '../settings/tables.ts';
import { employee } from '../employee/tables.ts';

const MINUTE = 60_000;
const NEW_PASSWORD = 'N3wPassword';
const codeOf = (envelope: Envelope) => (envelope.data as { errors: { code: string }[] }).errors[0]?.code;

describe.each(databases)('a session on %s', (database) => {
  let services: TestServices;
  let company: TestCompany;
  let person: TestPerson;
  let token: string;

  beforeAll(async () => {
    services = await startServices({ database });
    company = await services.createTestCompany();
  });
  afterAll(() => services.stop());
  beforeEach(async () => {
    person = await addPerson(services, company);
    token = await services.signIn(company.code, person.userName);
  });

  const getUser = (as = token) => services.call('systemUser.getUser', {}, as);
  const later = (minutes: number) => (services.kernel.clock.offsetMs += minutes * MINUTE);
  const change = (old: string, chosen: string, as = token) =>
    services.call(
      'systemUser.changePassword',
      { passwordOriginal: encodeWirePassword(old), password: encodeWirePassword(chosen) },
      as,
    );

  it('S1.014 S1.015 S3.008 S3.035 S7.044 tells of the mini-program and the external HR system, where the company has them', async () => {
    const without = (await getUser()).data;
    expect(without).toMatchObject({
      isOpenDataSyn: 0,
      synSystemType: 0,
      miniProgramUrl: null,
      companyTimeZone: 'Asia/Shanghai',
    });
    expect(await services.call('systemUser.externalLoginService', {}, token)).toMatchObject({
      status: 422,
      data: { errors: [{ code: 'EXTERNAL_SYSTEM_UNAVAILABLE' }] },
    });

    const { adminToken } = await services.createTestCompany(undefined, {
      miniProgramUrl: 'https://m.example/',
      externalSystem: { url: 'https://hr.example/start', appId: 'hengcai' },
    });
    expect((await getUser(adminToken)).data).toMatchObject({
      isOpenDataSyn: 1,
      synSystemType: 4,
      miniProgramUrl: 'https://m.example/',
    });
    expect(await services.ok('systemUser.externalLoginService', {}, adminToken)).toEqual({
      serviceAddress: 'https://hr.example/start',
      appId: 'hengcai',
      appKey: null,
    });
  });

  it('S4.001 S8.001 answers 208 without a token, with an unknown one and with a forged one', async () => {
    for (const wrong of [null, 'A'.repeat(43), `${token.slice(0, -1)}x`, 'short']) {
      expect(await services.call('systemUser.getUser', {}, wrong)).toMatchObject({
        success: false,
        status: 208,
        message: 'Login timeout, please sign in again',
      });
    }
  });

  it('S4.006 S8.018 ends after 30 idle minutes', async () => {
    later(29);
    expect((await getUser()).status).toBe(200);
    later(29);
    expect((await getUser()).status).toBe(200);
    later(31);
    expect((await getUser()).status).toBe(208);
  });

  it('T11 S4.006 is not kept alive by the calls of timers, all of them every ten minutes', async () => {
    const polls = Object.entries(contract as Record<string, Service>).flatMap(([service, { endpoints }]) =>
      Object.entries(endpoints).flatMap(([key, { poll }]) => (poll ? [`${service}.${key}`] : [])),
    );
    expect(polls).toContain('rolemanage.getauthoritytype');
    const input: Record<string, object> = { 'rolemanage.getauthoritytype': { pageUrl: '/index' } };
    for (let n = 0; n < 3; n += 1) {
      for (const name of polls) expect((await services.call(name, { ...input[name] }, token)).status).not.toBe(208);
      later(10);
    }
    for (const name of polls) expect((await services.call(name, { ...input[name] }, token)).status).toBe(208);
  });

  it('T11 is kept alive by a form with unsaved changes, not by one without, and never beyond 12 hours', async () => {
    const tell = (edited: boolean) => services.call('performanceview.notimeout', { edited }, token);
    for (let minutes = 0; minutes < 11.5 * 60; minutes += 15) {
      later(15);
      expect((await tell(true)).status).toBe(200);
    }
    later(20);
    expect((await tell(false)).status).toBe(200);
    later(11);
    expect((await tell(true)).status, 'the one without changes kept nothing').toBe(208);
    token = await services.signIn(company.code, person.userName);
    for (let minutes = 0; minutes < 12 * 60; minutes += 15) {
      later(15);
      await tell(true);
    }
    later(1);
    expect((await tell(true)).status).toBe(208);
  });

  it('T11 S4.006 ends after 12 hours however busy it is', async () => {
    for (let n = 0; n < 29; n += 1) {
      later(24);
      expect((await getUser()).status).toBe(200);
    }
    later(26);
    expect((await getUser()).status).toBe(208);
  });

  it('S4.005 is over after signing out, and signing out twice is no failure', async () => {
    expect(await services.call('root.Logout', {}, token)).toMatchObject({ success: true });
    expect((await getUser()).status).toBe(208);
    expect(await services.call('root.Logout', {}, token)).toMatchObject({ success: true });
  });

  it.each<[string, number, (at: { person: TestPerson; token: string }) => Promise<unknown>]>([
    ['signing out', 208, ({ token }) => services.call('root.Logout', {}, token)],
    ['a sign-in elsewhere', 209, ({ person }) => services.signIn(company.code, person.userName)],
    ['a new password', 208, () => change(TEST_PASSWORD, NEW_PASSWORD)],
    [
      'a password that HR resets',
      208,
      ({ person }) => services.as(company, 'writes', (ctx) => resetToInitialPassword(ctx, person.userId)),
    ],
    [
      'disabling the account',
      208,
      ({ person }) => services.as(company, 'writes', (ctx) => setAccountsEnabled(ctx, [person.userId], false)),
    ],
    [
      'disabling the company',
      208,
      () => services.engine.run(`update company set enabled = false where company_id = $1`, [company.companyId]),
    ],
  ])('T10 its token opens nothing after %s', async (_event, status, happen) => {
    expect((await getUser()).status).toBe(200);
    await happen({ person, token });
    expect((await getUser()).status).toBe(status);
    expect((await getUser()).status).toBe(status);
    await services.engine.run(`update company set enabled = true where company_id = $1`, [company.companyId]);
  });

  it('T10 has another token after each sign-in', async () => {
    const again = await services.signIn(company.code, person.userName);
    expect(again).not.toBe(token);
    const { rows } = await services.engine.run('select token_hash from session where user_id = $1', [person.userId]);
    expect(new Set(rows.map((row) => row['token_hash'])).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain(again);
  });

  it('S8.017 says so when the account was changed', async () => {
    await services.as(company, 'writes', (ctx) => endSessions(ctx, [person.userId], 'accountChanged'));
    const answer = await getUser();
    expect([answer.status, codeOf(answer)]).toEqual([208, 'ACCOUNT_CHANGED']);
  });

  it('S3.010 S4.010 S4.014 lets nobody do anything before a first password is changed', async () => {
    const fresh = await addPerson(services, company, { mustChangePassword: true });
    const { token: freshToken, mustChangePassword } = await services.ok<{ token: string; mustChangePassword: boolean }>(
      'root.login',
      {
        company: company.code,
        userName: fresh.userName,
        password: encodeWirePassword(TEST_PASSWORD),
      },
    );
    expect(mustChangePassword).toBe(true);
    const refused = await services.call('menu.getUserMenu', {}, freshToken);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'PASSWORD_CHANGE_REQUIRED']);
    expect(await services.ok('systemUser.getUser', {}, freshToken)).toMatchObject({
      loginInfo: { mustChangePassword: true, passwordUpdateTime: null },
    });
    expect(await change(TEST_PASSWORD, NEW_PASSWORD, freshToken)).toMatchObject({ success: true });
    const next = await services.signIn(company.code, fresh.userName, NEW_PASSWORD);
    expect((await services.call('menu.getUserMenu', {}, next)).status).toBe(200);
    expect(await services.ok('systemUser.getUser', {}, next)).toMatchObject({
      loginInfo: { mustChangePassword: false, passwordUpdateTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    });
  });

  it('S4.015 S7.024 ends with a password change, after which only the new password opens', async () => {
    expect(await change(TEST_PASSWORD, NEW_PASSWORD)).toMatchObject({ success: true });
    expect((await getUser()).status).toBe(208);
    const old = await services.call('root.login', {
      company: company.code,
      userName: person.userName,
      password: encodeWirePassword(TEST_PASSWORD),
    });
    expect(codeOf(old)).toBe('WRONG_CREDENTIALS');
    await services.signIn(company.code, person.userName, NEW_PASSWORD);
  });

  it.each([
    ['S5.014 too short', TEST_PASSWORD, 'Ab1cdef', 400, 'PASSWORD_LENGTH'],
    ['S5.014 too long', TEST_PASSWORD, 'Abcdefgh123456789', 400, 'PASSWORD_LENGTH'],
    ['S5.016 without a digit', TEST_PASSWORD, 'Abcdefghi', 400, 'PASSWORD_MIX'],
    ['S5.017 the old one', TEST_PASSWORD, TEST_PASSWORD, 400, 'PASSWORD_SAME_AS_OLD'],
    ['S5.019 no old one', '', NEW_PASSWORD, 400, 'OLD_PASSWORD_REQUIRED'],
    ['a wrong old one', 'Other1234', NEW_PASSWORD, 422, 'WRONG_OLD_PASSWORD'],
  ])('refuses a new password: %s', async (_why, old, chosen, status, code) => {
    const answer = await change(old, chosen);
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
    expect((await getUser()).status).toBe(200);
  });

  it('has the rights of the roles as they are at each call', async () => {
    // A map: its order is the one in which the modules were first loaded, by this file or another of the worker.
    const pages = async () =>
      Object.keys(
        (await services.ok<{ screenRolePageMap: object }>('systemUser.getUser', {}, token)).screenRolePageMap,
      ).toSorted();
    const everybodys = [
      '/employee-award/account-details',
      '/employee-award/mall',
      '/employee-award/ranking',
      '/employee-award/thanks-letter',
      '/index',
      '/performance/assess/be_invited',
      '/performance/assess/invite',
      '/performance/assess/overview',
      '/performance/assess/record',
      '/performance/assess/record_view',
      '/performance/assess/record_view/details',
      '/performance/examine',
      '/performance/examine/assess_set_details',
      '/performance/examine/details',
      '/performance/examine/details/boss-target',
      '/performance/examine/details/department',
      '/performance/examine/details/employee',
      '/performance/probation/details',
      '/performance/work-report',
      '/position/evaluate/detail',
      '/position/person-job/match',
      '/projfunds/list/details',
      '/projfunds/management/details',
      '/strategy-decoding/map',
    ];
    expect(await pages()).toEqual(everybodys);
    const grant = { companyId: company.companyId, userId: person.userId, roleCode: 'hr' };
    await services.as(company, 'writes', ({ tx }) => tx.insert(userRole).values(grant));
    expect(await pages()).toContain('/employee/list');
    await services.as(company, 'writes', ({ tx }) =>
      tx.delete(userRole).where(and(eq(userRole.userId, person.userId), eq(userRole.roleCode, 'hr'))),
    );
    expect(await pages()).not.toContain('/employee/list');
  });

  it('S6.024 S6.026 of a read-only role may visit and nothing else', async () => {
    await services.as(company, 'writes', ({ tx }) =>
      tx
        .update(role)
        .set({ readOnly: true })
        .where(and(eq(role.companyId, company.companyId), eq(role.roleCode, 'hr'))),
    );
    const reader = await addPerson(services, company, { role: 'hr' });
    const readerToken = await services.signIn(company.code, reader.userName);
    expect(await services.ok('rolemanage.getauthoritytype', { pageUrl: '/employee/list?x=1' }, readerToken)).toEqual({
      operations: [1],
      elements: ['employee.import', 'employee.invite', 'employee.accounts'],
    });
    await services.as(company, 'writes', ({ tx }) =>
      tx.update(role).set({ readOnly: false }).where(eq(role.roleCode, 'hr')),
    );
  });

  it('S3.003 S3.004 S3.005 S3.007 S3.009 says what the company has switched on, how it signs in and what the person may do', async () => {
    const settings = () => services.ok('systemUser.getUser', {}, token);
    expect(await settings()).toMatchObject({
      isOverallGoal: 0,
      companyCustomSettings: [1],
      loginWay: 1,
      screenRolePageMap: { '/index': expect.any(Number) },
    });
    const change = (on: boolean) =>
      services.engine.run(
        'update company set overall_goal = $1, self_score_first = $1, bonus_coefficient_open = $1 where company_id = $2',
        [on, company.companyId],
      );
    await change(true);
    expect(await settings()).toMatchObject({ isOverallGoal: 1, companyCustomSettings: [1, 2] });
    await change(false);
    expect(await settings()).toMatchObject({ isOverallGoal: 0, companyCustomSettings: [] });
  });

  it('S3.006 S3.032 reads 1 on the job until the last day has passed, then 2 left', async () => {
    const statusWith = async (lastDay: string | null) => {
      await services.as(company, 'writes', ({ tx }) =>
        tx.update(employee).set({ lastDay }).where(eq(employee.id, person.empId)),
      );
      return (await services.ok<{ empStatus: number }>('systemUser.getUser', {}, token)).empStatus;
    };
    expect(await statusWith(null)).toBe(1);
    expect(await statusWith('2999-12-31')).toBe(1);
    expect(await statusWith('2020-12-31')).toBe(2);
  });

  it('S3.033 has the strongest of its roles: 1 administrator, 2 enterprise head, 4 ordinary, 9 customised', async () => {
    const typeOf = async (userName: string) =>
      (
        await services.ok<{ highestRoleType: number }>(
          'systemUser.getUser',
          {},
          await services.signIn(company.code, userName),
        )
      ).highestRoleType;
    const head = await addPerson(services, company, { role: 'CEO' });
    const hash = await testPasswordHash();
    await services.as(company, 'writes', async (ctx) => {
      const account = { empId: null, displayName: 'HR', names: { account: 'hr-only' }, mustChangePassword: false };
      const { userId } = await createAccount(ctx, { ...account, password: { hash } });
      await ctx.tx.insert(userRole).values({ companyId: company.companyId, userId, roleCode: 'hr' });
    });
    const types = { admin: 1, [head.userName]: 2, [person.userName]: 4, 'hr-only': 9 };
    for (const [userName, type] of Object.entries(types)) expect(await typeOf(userName), userName).toBe(type);
  });

  it('S3.002 S3.033 S6.001 belongs to a manager as soon as somebody reports to the person', async () => {
    expect(await services.ok('systemUser.getUser', {}, token)).toMatchObject({ highestRoleType: 4 });
    const report = await addPerson(services, company, { bossId: person.empId });
    expect(await services.ok('systemUser.getUser', {}, token)).toMatchObject({ highestRoleType: 3 });
    await services.as(company, 'writes', ({ tx }) =>
      tx.update(employee).set({ lastDay: '2020-12-31' }).where(eq(employee.id, report.empId)),
    );
    expect(await services.ok('systemUser.getUser', {}, token)).toMatchObject({ highestRoleType: 4 });
  });
});
