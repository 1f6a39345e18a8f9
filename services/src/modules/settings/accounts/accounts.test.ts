import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SignInStatus } from '@hengcai/shared/enums';
import { startServices, type TestCompany, type TestServices } from '../../../testing/kit.ts';
import { addPerson, databases } from '../../../testing/people.ts';
import { key } from '../../../testing/templates.ts';
import type { AccountData } from './read.ts';

interface Paged {
  items: AccountData[];
  total: number;
}

describe.each(databases)('accounts of a company on %s', (database) => {
  let services: TestServices;
  let company: TestCompany;
  beforeAll(async () => {
    services = await startServices({ database });
    company = await services.createTestCompany();
  });
  afterAll(() => services.stop());

  const ask = <T>(name: string, input: object = {}, token = company.adminToken) =>
    services.ok<T>(`userAccounts.${name}`, input as Record<string, unknown>, token);
  const call = (name: string, input: object, token = company.adminToken) =>
    services.call(`userAccounts.${name}`, input as Record<string, unknown>, token);
  const info = (systemUserId: string) => ask<AccountData>('getUserInfo', { systemUserId });
  const made = (loginAccount: string) =>
    ask<{ user: AccountData; initialPassword: string }>('save', {
      userName: `Root ${loginAccount}`,
      loginAccount,
      clientMutationId: key(),
    });
  /** Somebody with a role that may edit the page, and no administrator. */
  const editor = async () => {
    const person = await addPerson(services, company);
    const role = await services.ok<{ roleCode: string; version: number }>(
      'roles.saverole',
      { roleName: key().slice(0, 12), clientMutationId: key() },
      company.adminToken,
    );
    const pages = [{ pageId: '9020', rights: 3 }];
    const { version, roleCode } = role;
    await services.ok('roles.saverolehtml', { roleCode, version, pages }, company.adminToken);
    await services.ok('roles.addusers', { roleCode, userIds: [person.userId] }, company.adminToken);
    return { ...person, token: await services.signIn(company.code, person.userName) };
  };

  it('S1.056 lists the accounts with their people, roles and how they stand', async () => {
    const person = await addPerson(services, company, { role: 'hr' });
    await services.signIn(company.code, person.userName);
    const found = await ask<Paged>('getUserDataList', { keyword: person.userName.toLowerCase() });
    expect(found).toMatchObject({
      total: 1,
      items: [
        {
          systemUserId: person.userId,
          empId: person.empId,
          empNumber: person.userName,
          email: `${person.userName}@example.test`.toLowerCase(),
          status: SignInStatus.SIGNED_IN,
          roles: [{ roleCode: 'hr' }],
          lockedBy: null,
        },
      ],
    });
    const never = await addPerson(services, company);
    const ids = async (filter: object) =>
      (await ask<Paged>('getUserDataList', { pageSize: 100, ...filter })).items.map((one) => one.systemUserId);
    expect(await ids({ status: SignInStatus.NEVER })).toContain(never.userId);
    expect(await ids({ status: SignInStatus.NEVER })).not.toContain(person.userId);
    expect(await ids({ roleCode: 'hr' })).toEqual([person.userId]);
    expect(await ids({ withoutPerson: true })).toEqual([company.adminUserId]);
  });

  it('S1.056 an account without a person is an administrator’s, with a password for one use', async () => {
    const { user, initialPassword } = await made('second');
    expect(user).toMatchObject({ empId: null, loginAccount: 'second', roles: [{ roleCode: 'ADMIN' }] });
    const token = await services.signIn(company.code, 'second', initialPassword);
    expect(await services.call('menu.getUserMenu', {}, token)).toMatchObject({
      status: 403,
      data: { errors: [{ code: 'PASSWORD_CHANGE_REQUIRED' }] },
    });
    const again = { userName: 'Other', loginAccount: 'SECOND', clientMutationId: key() };
    expect(await call('save', again)).toMatchObject({
      status: 422,
      data: { errors: [{ field: 'loginAccount', code: 'ALREADY_USED' }] },
    });
    const { token: other } = await editor();
    const refused = await call('save', { userName: 'X', loginAccount: 'third', clientMutationId: key() }, other);
    expect(refused.status).toBe(403);
  });

  it('renames an account without a person, and sends people to their record', async () => {
    const { user } = await made('before');
    const { systemUserId, version } = user;
    const changed = await ask<AccountData>('update', {
      systemUserId,
      version,
      userName: 'After',
      loginAccount: 'after',
    });
    expect(changed).toMatchObject({ userName: 'After', loginAccount: 'after', version: version + 1 });
    expect((await call('update', { systemUserId, version, userName: 'Stale' })).status).toBe(409);
    const person = await addPerson(services, company);
    const own = await info(person.userId);
    expect(await call('update', { systemUserId: own.systemUserId, version: own.version, userName: 'X' })).toMatchObject(
      { status: 422, data: { errors: [{ code: 'ACCOUNT_OF_PERSON' }] } },
    );
  });

  it('disables an account, which is out at once, and enables it again', async () => {
    const person = await addPerson(services, company);
    const token = await services.signIn(company.code, person.userName);
    const closed = await ask<AccountData>('remove', { systemUserId: person.userId });
    expect(closed.status).toBe(SignInStatus.DISABLED);
    expect((await services.call('menu.getUserMenu', {}, token)).status).toBe(208);
    const { systemUserId, version } = closed;
    const open = await ask<AccountData>('update', { systemUserId, version, enabled: true });
    expect(open.status).toBe(SignInStatus.SIGNED_IN);
    expect(await services.signIn(company.code, person.userName)).toBeTruthy();
  });

  it('nobody changes the own account, and only administrators change those with a role', async () => {
    const own = company.adminUserId;
    expect(await info(own)).toMatchObject({ lockedBy: 'own' });
    for (const [name, more] of [
      ['remove', {}],
      ['resetuserpassword', { clientMutationId: key() }],
      ['endusersessions', {}],
    ] as const)
      expect(await call(name, { systemUserId: own, ...more })).toMatchObject({
        status: 422,
        data: { errors: [{ code: 'OWN_ACCOUNT' }] },
      });
    const hr = await addPerson(services, company, { role: 'hr' });
    const plain = await addPerson(services, company);
    const { token } = await editor();
    // A role without departments shows nobody: what is not seen is not there.
    expect(
      (await call('resetuserpassword', { systemUserId: plain.userId, clientMutationId: key() }, token)).status,
    ).toBe(404);
    expect((await call('remove', { systemUserId: hr.userId }, token)).status).toBe(404);
    expect(await call('remove', { systemUserId: own }, token)).toMatchObject({
      status: 422,
      data: { errors: [{ code: 'ACCOUNT_WITH_ROLE' }] },
    });
  });

  it('the last administrator stays', async () => {
    const alone = await services.createTestCompany();
    const token = alone.adminToken;
    const second = await services.ok<{ user: AccountData; initialPassword: string }>(
      'userAccounts.save',
      { userName: 'Second', loginAccount: 'second', clientMutationId: key() },
      token,
    );
    const { systemUserId } = second.user;
    expect((await services.call('userAccounts.remove', { systemUserId }, token)).success).toBe(true);
    const { items } = await services.ok<Paged>('userAccounts.getUserDataList', { roleCode: 'ADMIN' }, token);
    expect(items.map(({ status }) => status)).toContain(SignInStatus.DISABLED);
    // Two who disable each other at once: one of them stays.
    const third = await services.ok<{ user: AccountData; initialPassword: string }>(
      'userAccounts.save',
      { userName: 'Third', loginAccount: 'third', clientMutationId: key() },
      token,
    );
    const person = await addPerson(services, alone, { role: 'ADMIN' });
    const other = await services.signIn(alone.code, person.userName);
    await services.ok('userAccounts.remove', { systemUserId: third.user.systemUserId }, token);
    const answers = await Promise.all([
      services.call('userAccounts.remove', { systemUserId: person.userId }, token),
      services.call('userAccounts.remove', { systemUserId: alone.adminUserId }, other),
    ]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('a reset password is for one use and ends the sessions; signing out everywhere leaves the password', async () => {
    const person = await addPerson(services, company);
    const first = await services.signIn(company.code, person.userName);
    await ask('endusersessions', { systemUserId: person.userId });
    expect((await services.call('menu.getUserMenu', {}, first)).status).toBe(208);
    const second = await services.signIn(company.code, person.userName);
    const { initialPassword } = await ask<{ initialPassword: string }>('resetuserpassword', {
      systemUserId: person.userId,
      clientMutationId: key(),
    });
    expect((await services.call('menu.getUserMenu', {}, second)).status).toBe(208);
    expect(await services.signIn(company.code, person.userName, initialPassword)).toBeTruthy();
    expect(await info(person.userId)).toMatchObject({ mustChangePassword: true });
  });

  it('people out of sight have no account here', async () => {
    const hidden = await addPerson(services, company);
    const { token } = await editor();
    const seen = await ask<Paged>('getUserDataList', { pageSize: 100 }, token);
    expect(seen.items.map(({ systemUserId }) => systemUserId)).not.toContain(hidden.userId);
    expect((await call('getUserInfo', { systemUserId: hidden.userId }, token)).status).toBe(404);
  });
});
