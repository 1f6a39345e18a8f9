import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Envelope } from '@hengcai/shared/contract/kernel';
import { encodeWirePassword } from '@hengcai/shared/rules/session/password';
import { eq } from 'drizzle-orm';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  startIdentityProvider,
  type IdentityProvider,
} from '../../../testing/identity-provider.ts';
import { startServices, type TestCompany, type TestServices } from '../../../testing/kit.ts';
import { addPerson, type TestPerson } from '../../../testing/people.ts';
import { company as companyTable } from '../../../kit/tables.ts';
import { setAccountsEnabled } from '../public.ts';

const PUBLIC_URL = 'https://hr.example.com';
const codes = (envelope: Envelope) => (envelope.data as { errors: { code: string }[] }).errors.map(({ code }) => code);

interface Begun {
  serviceAddress: string;
  appId: string;
  appKey: string;
}

let provider: IdentityProvider;
let services: TestServices;
let company: TestCompany;
let person: TestPerson;

const settings = (change: Record<string, unknown> = {}) => ({
  issuer: provider.issuer,
  clientId: CLIENT_ID,
  clientSecret: CLIENT_SECRET,
  matchBy: 'email',
  claim: null,
  nameKind: 'account',
  caCertificate: null,
  ...change,
});
const save = async (change: Record<string, unknown> = {}, loginWay = 1, of = company) => {
  const token = await services.signIn(of.code, 'admin');
  const { version } = await services.ok<{ version: number }>('ldapController.getldap', {}, token);
  return services.call(
    'ldapController.saveldap',
    { loginWay, directory: null, provider: settings(change), version },
    token,
  );
};
const wayOf = (loginWay: number, loginDomain: string | null = null) =>
  services.as(company, 'writes', ({ tx }) =>
    tx.update(companyTable).set({ loginWay, loginDomain }).where(eq(companyTable.companyId, company.companyId)),
  );
const begin = (companyCode: string | undefined = company.code, requestDomain = 'shared.example.com') =>
  services.call('root.getLoginService', { requestDomain, ...(companyCode !== '' && { companyCode }) });
const begun = async () => (await begin()).data as Begun;
const answerOf = async ({ serviceAddress, appKey }: Begun) => ({
  appKey,
  ...(Object.fromEntries(await provider.visit(serviceAddress)) as { state: string; code: string; iss: string }),
});
const complete = (input: Record<string, unknown>) => services.call('root.otherlogin', input);
/** The whole way, as a browser goes it. */
const signIn = async (more: Record<string, unknown> = {}) => complete({ ...(await answerOf(await begun())), ...more });

beforeAll(async () => {
  provider = await startIdentityProvider({ redirectUri: `${PUBLIC_URL}/auth-login` });
  services = await startServices({ env: { OUTBOUND_HOSTS: provider.host, PUBLIC_URL } });
  company = await services.createTestCompany();
  expect(await save()).toMatchObject({ success: true });
});
afterAll(async () => {
  await services.stop();
  await provider.stop();
});
beforeEach(async () => {
  person = await addPerson(services, company);
  provider.signedIn = { sub: `sub-${person.userName}`, email: `${person.userName}@Example.Test`, email_verified: true };
});

describe('a sign-in at the identity provider', () => {
  it('S7.012 begins with an address that carries state, nonce and PKCE, and a key that stays with the browser', async () => {
    const { serviceAddress, appId, appKey } = await begun();
    const address = new URL(serviceAddress);
    expect(appId).toBe(CLIENT_ID);
    expect(address.origin).toBe(provider.issuer);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: CLIENT_ID,
      response_type: 'code',
      redirect_uri: `${PUBLIC_URL}/auth-login`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{20,}$/),
    });
    expect(serviceAddress).not.toContain(appKey);
    const { rows } = await services.engine.run(`select to_jsonb(e)::text as row from external_sign_in e`);
    for (const { row } of rows)
      for (const secret of [appKey, address.searchParams.get('state')]) expect(row).not.toContain(secret);
  });

  it('S7.020 ends in a session of the account with that verified email', async () => {
    const answer = await signIn();
    expect(answer).toMatchObject({ success: true, data: { sessionVersion: expect.any(String), language: 'zh-CN' } });
    const { token } = answer.data as { token: string };
    expect(await services.ok('systemUser.getUser', {}, token)).toMatchObject({ empNumber: person.userName });
  });

  it('keeps the person it was once, whatever the email says later', async () => {
    expect(await signIn()).toMatchObject({ success: true });
    const other = await addPerson(services, company);
    provider.signedIn = {
      ...provider.signedIn,
      sub: `sub-${person.userName}`,
      email: `${other.userName}@example.test`,
    };
    const { token } = (await signIn({ force: true })).data as { token: string };
    expect(await services.ok('systemUser.getUser', {}, token)).toMatchObject({ empNumber: person.userName });
  });

  it.each([
    ['an email the provider has not verified', { email_verified: false }],
    ['no email', { email: undefined }],
    ['an email nobody has here', { email: 'nobody@example.test' }],
  ])('S7.020 recognises nobody by %s', async (_what, change) => {
    provider.signedIn = {
      ...provider.signedIn,
      sub: `sub-${person.userName}`,
      ...change,
    } as IdentityProvider['signedIn'];
    expect(codes(await signIn())).toEqual(['EXTERNAL_NOT_LINKED']);
  });

  it('does not give one account to a second person of the provider', async () => {
    expect(await signIn()).toMatchObject({ success: true });
    provider.signedIn = { ...provider.signedIn, sub: 'somebody-else' };
    expect(codes(await signIn({ force: true }))).toEqual(['EXTERNAL_NOT_LINKED']);
  });

  it('recognises people by a claim where the company has chosen one, and else by what was linked alone', async () => {
    await save({ matchBy: 'claim', claim: 'upn', nameKind: 'number' });
    provider.signedIn = { sub: `sub-${person.userName}`, upn: person.userName };
    expect(await signIn()).toMatchObject({ success: true });
    await save({ matchBy: 'link' });
    expect(await signIn({ force: true })).toMatchObject({ success: true });
    const stranger = await addPerson(services, company);
    provider.signedIn = {
      sub: 'stranger',
      upn: stranger.userName,
      email: `${stranger.userName}@example.test`,
      email_verified: true,
    };
    expect(codes(await signIn())).toEqual(['EXTERNAL_NOT_LINKED']);
    await save();
  });

  it('S8.019 asks before it ends another session, and the word that follows needs no second code', async () => {
    const elsewhere = await services.signIn(company.code, person.userName);
    const answer = await answerOf(await begun());
    expect(codes(await complete(answer))).toEqual(['SESSION_EXISTS']);
    expect(await services.call('systemUser.getUser', {}, elsewhere)).toMatchObject({ status: 200 });
    const before = provider.requests.length;
    expect(await complete({ ...answer, force: true })).toMatchObject({ success: true });
    expect(provider.requests.length).toBe(before);
    expect(await services.call('systemUser.getUser', {}, elsewhere)).toMatchObject({ status: 209 });
    expect(codes(await complete({ ...answer, force: true })), 'a third time').toEqual(['EXTERNAL_LOGIN_EXPIRED']);
  });

  it('lets no disabled account in', async () => {
    await services.as(company, 'writes', (ctx) => setAccountsEnabled(ctx, [person.userId], false));
    expect((await signIn()).success).toBe(false);
  });

  it('exchanges a code once, also when it comes many times at the same moment', async () => {
    const answer = await answerOf(await begun());
    const answers = await Promise.all(Array.from({ length: 5 }, () => complete(answer)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ success }) => !success).map(codes)).toEqual(Array(4).fill(['EXTERNAL_LOGIN_EXPIRED']));
  });

  it.each([
    ['the key of another browser', async () => ({ appKey: (await begun()).appKey }), 'EXTERNAL_LOGIN_EXPIRED'],
    ['a state of its own', async () => ({ state: 'A'.repeat(43) }), 'EXTERNAL_LOGIN_EXPIRED'],
    ['a code of its own', async () => ({ code: 'made-up' }), 'EXTERNAL_LOGIN_FAILED'],
    ['the answer of another provider', async () => ({ iss: 'https://other.example' }), 'EXTERNAL_LOGIN_FAILED'],
    ['no issuer', async () => ({ iss: undefined }), 'EXTERNAL_LOGIN_FAILED'],
  ])('refuses %s', async (_what, change, code) => {
    const answer = await answerOf(await begun());
    expect(codes(await complete({ ...answer, ...(await change()) }))).toEqual([code]);
  });

  it('refuses the code of one attempt with the state of another, which is how somebody is signed in as somebody else', async () => {
    const [mine, theirs] = [await answerOf(await begun()), await answerOf(await begun())];
    expect(codes(await complete({ ...mine, code: theirs.code }))).toEqual(['EXTERNAL_LOGIN_FAILED']);
  });

  it('waits ten minutes', async () => {
    const answer = await answerOf(await begun());
    services.kernel.clock.offsetMs += 11 * 60_000;
    expect(codes(await complete(answer))).toEqual(['EXTERNAL_LOGIN_EXPIRED']);
    services.kernel.clock.offsetMs = 0;
  });

  it('S7.014 is not there for a company that has no provider, is unknown, or has a directory', async () => {
    const without = await services.createTestCompany();
    for (const code of [without.code, 'nowhere'])
      expect(codes(await begin(code))).toEqual(['EXTERNAL_LOGIN_UNAVAILABLE']);
    await wayOf(2);
    expect(codes(await begin())).toEqual(['EXTERNAL_LOGIN_UNAVAILABLE']);
    await wayOf(1);
  });

  it('S7.012 is found by the host name of the sign-in page where that is the company’s only way', async () => {
    await wayOf(1, 'hr.corp.example');
    expect(codes(await begin('', 'hr.corp.example'))).toEqual(['EXTERNAL_LOGIN_UNAVAILABLE']);
    await wayOf(3, 'hr.corp.example');
    expect(await begin('', 'HR.corp.example')).toMatchObject({ success: true });
    expect(codes(await begin('', 'other.corp.example'))).toEqual(['EXTERNAL_LOGIN_UNAVAILABLE']);
    await wayOf(1);
  });

  it('T10 S3.034 is the only way of a company that says so: its passwords open nothing, and none has to be changed', async () => {
    const fresh = await addPerson(services, company, { mustChangePassword: true });
    provider.signedIn = { sub: `sub-${fresh.userName}`, email: `${fresh.userName}@example.test`, email_verified: true };
    await wayOf(3);
    const input = { company: company.code, userName: person.userName, password: encodeWirePassword(person.password) };
    expect(codes(await services.call('root.login', input))).toEqual(['WRONG_CREDENTIALS']);
    const { token } = (await signIn()).data as { token: string };
    expect(await services.call('menu.getUserMenu', {}, token)).toMatchObject({ success: true });
    await wayOf(1);
  });
});

describe('the settings of an identity provider', () => {
  it('are read without their secret, which stays until the provider changes', async () => {
    const token = await services.signIn(company.code, 'admin');
    const answer = await services.call('ldapController.getldap', {}, token);
    expect(answer).toMatchObject({
      data: { provider: { issuer: provider.issuer, hasClientSecret: true }, redirectUri: `${PUBLIC_URL}/auth-login` },
    });
    expect(JSON.stringify(answer)).not.toContain(CLIENT_SECRET);
    expect(await save({ clientSecret: undefined })).toMatchObject({ success: true });
    expect(await signIn()).toMatchObject({ success: true });
    expect(codes(await save({ clientSecret: undefined, clientId: 'another' }))).toEqual(['SECRET_REQUIRED']);
  });

  it.each([
    ['T22 a host the operator did not list', { issuer: 'http://127.0.0.1:1' }, 'HOST_NOT_ALLOWED'],
    ['T22 an address of the machine itself', { issuer: 'https://169.254.169.254' }, 'HOST_NOT_ALLOWED'],
    ['a claim without a name', { matchBy: 'claim' }, 'CLAIM_REQUIRED'],
  ])('refuse %s', async (_what, change, code) => {
    expect(codes(await save(change))).toEqual([code]);
  });

  it('refuse a provider that says it is another', async () => {
    expect(codes(await save({ issuer: `${provider.issuer}/tenant` }))).toEqual(['PROVIDER_UNREACHABLE']);
  });

  it('switch a company over only once the provider has signed in who switches', async () => {
    const other = await services.createTestCompany();
    expect(codes(await save({}, 3, other))).toEqual(['PROVIDER_NOT_TRIED']);
    expect(await services.call('root.getLoginService', { requestDomain: '', companyCode: other.code })).toMatchObject({
      status: 422,
    });
  });
});
