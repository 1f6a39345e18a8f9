import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Envelope } from '@hengcai/shared/contract/kernel';
import { encodeWirePassword } from '@hengcai/shared/rules/session/password';
import {
  BASE_DN,
  dnOf,
  READER_DN,
  READER_SECRET,
  startDirectory,
  type DirectoryServer,
} from '../../../testing/directory-server.ts';
import { startServices, TEST_PASSWORD, type TestCompany, type TestServices } from '../../../testing/kit.ts';
import { addPerson, type TestPerson } from '../../../testing/people.ts';
import { setLoginNames } from '../public.ts';
import { filterFor } from './directory.ts';

const IN_DIRECTORY = 'Directory-Passw0rd';
const codes = (envelope: Envelope) => (envelope.data as { errors: { code: string }[] }).errors.map(({ code }) => code);

let server: DirectoryServer;
let services: TestServices;
let company: TestCompany;
let person: TestPerson;
let uid: string;

const directory = (change: Record<string, unknown> = {}) => ({
  url: server.url,
  startTls: false,
  baseDn: BASE_DN,
  bindDn: READER_DN,
  bindSecret: READER_SECRET,
  userFilter: '(uid={name})',
  nameKind: 'account',
  caCertificate: server.cert,
  ...change,
});
const read = () => services.ok<{ version: number; loginWay: number }>('ldapController.getldap', {}, company.adminToken);
const save = async (change: Record<string, unknown> = {}, loginWay = 2) => {
  const { version } = await read();
  return services.call(
    'ldapController.saveldap',
    { loginWay, directory: directory(change), provider: null, version },
    company.adminToken,
  );
};
const login = (userName: string, password: string) =>
  services.call('root.login', {
    company: company.code,
    userName,
    password: encodeWirePassword(password),
    force: 'true',
  });

beforeAll(async () => {
  server = await startDirectory();
  server.entries.push({ dn: dnOf('admin'), uid: 'admin', password: IN_DIRECTORY });
  services = await startServices({ env: { OUTBOUND_HOSTS: server.host } });
  company = await services.createTestCompany();
  expect(await save()).toMatchObject({ success: true });
});
afterAll(async () => {
  await services.stop();
  await server.stop();
});
beforeEach(async () => {
  server.binds.length = 0;
  server.filters.length = 0;
  person = await addPerson(services, company);
  uid = `account.${person.userName}`.toLowerCase();
  server.entries.push({ dn: dnOf(uid), uid, password: IN_DIRECTORY });
});

describe('a company whose passwords are in its directory', () => {
  it('S3.034 signs in with them, by any name of the account, and with no password kept here', async () => {
    for (const userName of [uid, person.userName, `${person.userName}@example.test`])
      expect(await login(userName, IN_DIRECTORY)).toMatchObject({ success: true });
    expect(codes(await login(uid, TEST_PASSWORD))).toEqual(['WRONG_CREDENTIALS']);
    expect(server.filters).toEqual(Array(4).fill(`(uid=${uid})`));
  });

  it('S4.011 asks nobody there for a new password at the first sign-in, nor takes one', async () => {
    const fresh = await addPerson(services, company, { mustChangePassword: true });
    const name = `account.${fresh.userName}`.toLowerCase();
    server.entries.push({ dn: dnOf(name), uid: name, password: IN_DIRECTORY });
    const token = await services.signIn(company.code, fresh.userName, IN_DIRECTORY);
    expect((await services.call('menu.getUserMenu', {}, token)).status).toBe(200);
    const passwords = {
      passwordOriginal: encodeWirePassword(TEST_PASSWORD),
      password: encodeWirePassword('N3wPassword'),
    };
    expect(codes(await services.call('systemUser.changePassword', passwords, token))).toEqual([
      'PASSWORD_KEPT_ELSEWHERE',
    ]);
  });

  it('T23 refuses an empty password before the directory is asked, which would take it for an anonymous sign-in', async () => {
    expect(codes(await login(uid, ''))).toEqual(['WRONG_CREDENTIALS']);
    expect([...server.binds, ...server.filters]).toEqual([]);
  });

  it.each(['*', '*)(uid=*', 'a*', '\\2a', ')(|(uid=*))', 'admin)(mail=*'])(
    'T23 takes the name %j for a name, not for a filter',
    async (name) => {
      await services.as(company, 'writes', (ctx) => setLoginNames(ctx, person.userId, { account: name }));
      expect(codes(await login(name, IN_DIRECTORY))).toEqual(['WRONG_CREDENTIALS']);
      expect(server.filters).toHaveLength(1);
      expect(server.filters[0]).toMatch(/^\(uid=[^*()]*\)$/);
    },
  );

  it('T23 finds nobody beside the part of the directory that is searched, nor one of two', async () => {
    const guest = await addPerson(services, company);
    const name = `account.${guest.userName}`.toLowerCase();
    server.entries.push({ dn: `uid=${name},ou=guests,dc=corp,dc=test`, uid: name, password: IN_DIRECTORY });
    expect(codes(await login(name, IN_DIRECTORY))).toEqual(['WRONG_CREDENTIALS']);
    server.entries.push({ dn: dnOf(name), uid: name, password: IN_DIRECTORY });
    expect(await login(name, IN_DIRECTORY)).toMatchObject({ success: true });
    server.entries.push({ dn: `uid=${name},ou=twins,${BASE_DN}`, uid: name, password: IN_DIRECTORY });
    expect(codes(await login(name, IN_DIRECTORY))).toEqual(['WRONG_CREDENTIALS']);
  });

  it('T7 asks the directory as often for a name nobody has, and never under the name of somebody', async () => {
    const asked = async (userName: string) => {
      server.binds.length = 0;
      server.filters.length = 0;
      const answer = await login(userName, 'Wr0ngPassword');
      return { codes: codes(answer), binds: server.binds.length, filters: server.filters.length };
    };
    const known = await asked(uid);
    expect(await asked('nobody.at.all')).toEqual(known);
    expect(known).toEqual({ codes: ['WRONG_CREDENTIALS'], binds: 2, filters: 1 });
    expect(server.binds.filter((dn) => dn === READER_DN)).toHaveLength(1);
  });

  it('counts wrong passwords as everywhere', async () => {
    for (let n = 0; n < 3; n += 1) await login(uid, 'Wr0ngPassword');
    expect((await login(uid, IN_DIRECTORY)).status).toBe(603);
  });
});

describe('the settings of a directory', () => {
  let other: TestCompany;
  const saveOther = async (change: Record<string, unknown>, loginWay = 2) => {
    const { version } = await services.ok<{ version: number }>('ldapController.getldap', {}, other.adminToken);
    const input = { loginWay, directory: directory(change), provider: null, version };
    return services.call('ldapController.saveldap', input, other.adminToken);
  };
  beforeAll(async () => {
    other = await services.createTestCompany();
  });

  it.each([
    ['T23 an address without encryption', { url: 'ldap://localhost:389', startTls: false }, 'DIRECTORY_NOT_ENCRYPTED'],
    ['a filter without the name', { userFilter: '(uid=admin)' }, 'DIRECTORY_FILTER'],
    ['a filter that cannot be read', { userFilter: '(uid={name}' }, 'DIRECTORY_FILTER'],
    ['T22 a host the operator did not list', { url: 'ldaps://169.254.169.254' }, 'HOST_NOT_ALLOWED'],
    ['T22 another port of a listed host', { url: 'ldaps://localhost:1' }, 'HOST_NOT_ALLOWED'],
    ['a certificate that is none', { caCertificate: 'x' }, 'CERTIFICATE_INVALID'],
    ['T23 a server nobody vouches for', { caCertificate: null }, 'DIRECTORY_UNREACHABLE'],
    ['a wrong secret', { bindSecret: 'wrong' }, 'DIRECTORY_UNREACHABLE'],
    ['no secret', { bindSecret: undefined }, 'SECRET_REQUIRED'],
    ['a directory that does not know who saves', { nameKind: 'email' }, 'DIRECTORY_KNOWS_NOT_YOU'],
  ])('refuse %s', async (_why, change, code) => {
    expect(codes(await saveOther(change))).toEqual([code]);
    expect(await services.ok('ldapController.getldap', {}, other.adminToken)).toMatchObject({
      loginWay: 1,
      version: 0,
    });
  });

  it('are read without their secret, which stays until the address changes', async () => {
    expect(await saveOther({})).toMatchObject({ success: true, data: { version: 1 } });
    const answer = await services.call('ldapController.getldap', {}, other.adminToken);
    expect(answer).toMatchObject({
      data: { loginWay: 2, directory: { url: server.url, bindDn: READER_DN }, version: 1 },
    });
    expect(JSON.stringify(answer)).not.toContain(READER_SECRET);
    const { rows } = await services.engine.run(
      `select bind_secret as sealed from sign_in_setting where company_id = $1`,
      [other.companyId],
    );
    expect(rows[0]?.['sealed']).toMatch(/^k1\./);
    expect(await saveOther({ bindSecret: undefined, userFilter: '(|(uid={name})(mail={name}))' })).toMatchObject({
      success: true,
    });
    expect(codes(await saveOther({ bindSecret: undefined, bindDn: 'cn=other,dc=corp,dc=test' }))).toEqual([
      'SECRET_REQUIRED',
    ]);
  });

  it('cannot be saved over what somebody else saved meanwhile', async () => {
    const input = { loginWay: 1, directory: null, provider: null, version: 1 };
    expect((await services.call('ldapController.saveldap', input, other.adminToken)).status).toBe(409);
  });

  it('are the administrators’: HR sees and changes nothing of them', async () => {
    const hr = await addPerson(services, other, { role: 'hr' });
    server.entries.push({
      dn: dnOf(`account.${hr.userName}`.toLowerCase()),
      uid: `account.${hr.userName}`.toLowerCase(),
      password: IN_DIRECTORY,
    });
    const token = await services.signIn(other.code, hr.userName, IN_DIRECTORY);
    expect((await services.call('ldapController.getldap', {}, token)).status).toBe(403);
  });
});

describe('a trial', () => {
  const trial = (change: Record<string, unknown> = {}) =>
    services.call(
      'ldapController.testldap',
      { loginWay: 1, directory: directory(change), provider: null },
      company.adminToken,
    );

  it('names the entry of who tries, refuses what saving would refuse, and changes nothing', async () => {
    const before = await read();
    expect(await trial()).toMatchObject({ success: true, data: { entry: dnOf('admin') } });
    expect(await trial({ bindSecret: undefined })).toMatchObject({ success: true });
    expect(codes(await trial({ userFilter: '(mail={name})' }))).toEqual(['DIRECTORY_KNOWS_NOT_YOU']);
    expect(codes(await trial({ bindDn: 'cn=somebody else', bindSecret: undefined }))).toEqual(['SECRET_REQUIRED']);
    expect(codes(await trial({ url: server.url.replace('ldaps', 'ldap') }))).toEqual(['DIRECTORY_NOT_ENCRYPTED']);
    expect(await read()).toEqual(before);
  });
});

it('T23 escapes every character that means something in a filter (RFC 4515)', () => {
  expect(filterFor('(uid={name})', '*()\\\0é')).toBe('(uid=\\2a\\28\\29\\5c\\00é)');
});

// At the end: it takes the directory away.
it('a directory that cannot be reached is told apart from a wrong password, and is not counted as one', async () => {
  await server.stop();
  expect(codes(await login(uid, IN_DIRECTORY))).toEqual(['DIRECTORY_UNREACHABLE']);
  const failures = await services.ok('root.loginfailedtimes', { companyCode: company.code, userName: uid });
  expect(failures).toEqual({ loginFailedTimes: 0 });
});
