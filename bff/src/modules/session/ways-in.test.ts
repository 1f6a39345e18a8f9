import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FROM_OUR_PAGE, startBff, TOKEN, type Answer, type TestBff } from '../../testing/bff.ts';
import { userRow } from '../../testing/rows.ts';

const KEY = 'key-of-the-browser';
const NEW_TOKEN = 'brand-new-token';
const SIGNED_IN = { token: NEW_TOKEN, sessionVersion: 'v2', mustChangePassword: false, language: 'en-US' as const };
const OUR_ORIGIN = { origin: 'http://localhost:4000' };

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(() => {
  bff.upstream.calls.length = 0;
  bff.upstream.answer('systemUser', 'getUser', () => userRow());
});

const cookiesOf = ({ headers }: Answer): string[] => headers.getSetCookie();
const lastInput = () => bff.upstream.calls.at(-1)?.input;

describe('a sign-in at an identity provider', () => {
  const START = `mutation Start($input: StartExternalLoginInput!) { startExternalLogin(input: $input) { url userErrors { code message } } }`;
  const COMPLETE = `mutation Complete($input: CompleteExternalLoginInput!) { completeExternalLogin(input: $input) { user { name } userErrors { field code } } }`;
  const begins = (serviceAddress: string) =>
    bff.upstream.answer('root', 'getLoginService', () => ({ serviceAddress, appId: 'hengcai', appKey: KEY }));

  it('S7.012 S7.013 leads to the service with appId in the address, and keeps the key where no script reads it', async () => {
    begins('https://idp.example/authorize?state=abc');

    const answer = await bff.send(START, { input: { domain: 'hr.example', companyCode: 'demo' } }, OUR_ORIGIN);

    expect(lastInput()).toEqual({ requestDomain: 'hr.example', companyCode: 'demo' });
    expect(answer.data?.['startExternalLogin']).toEqual({
      url: 'https://idp.example/authorize?state=abc&appId=hengcai',
      userErrors: [],
    });
    expect(answer.text).not.toContain(KEY);
    expect(cookiesOf(answer)).toEqual([
      expect.stringMatching(new RegExp(`^ext=${KEY}; Max-Age=600; Path=/; Expires=.+; HttpOnly; SameSite=Strict$`)),
    ]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'not an address', ''])(
    'T22 leads no browser to %j, whatever the services say',
    async (serviceAddress) => {
      begins(serviceAddress);

      const { data, errors, headers } = await bff.send(START, { input: { domain: 'x' } }, OUR_ORIGIN);

      expect(data?.['startExternalLogin']).toBeNull();
      expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['UPSTREAM_CONTRACT']);
      expect(headers.getSetCookie()).toEqual([]);
    },
  );

  it('S7.014 that the company does not have is a user error, and the page goes on', async () => {
    const errors = [{ field: null, code: 'EXTERNAL_LOGIN_UNAVAILABLE', message: 'no such service' }];
    bff.upstream.refuse('root', 'getLoginService', { status: 422, errors });

    const { data } = await bff.send(START, { input: { domain: 'x' } }, OUR_ORIGIN);

    expect(data?.['startExternalLogin']).toEqual({
      url: null,
      userErrors: [{ code: 'EXTERNAL_LOGIN_UNAVAILABLE', message: 'no such service' }],
    });
  });

  it('S7.044 S7.045 leads to the external HR system with appId in the address, and to nothing but a website', async () => {
    const OPEN = 'mutation { openExternalSystem { url userErrors { code } } }';
    const system = (serviceAddress: string) => () => ({ serviceAddress, appId: 'hengcai', appKey: KEY });
    bff.upstream.answer('systemUser', 'externalLoginService', system('https://hr.example/start?from=header'));
    const answer = await bff.send(OPEN);
    expect(answer.data?.['openExternalSystem']).toEqual({
      url: 'https://hr.example/start?from=header&appId=hengcai',
      userErrors: [],
    });
    expect(answer.text).not.toContain(KEY);

    bff.upstream.answer('systemUser', 'externalLoginService', system('javascript:alert(1)'));
    expect((await bff.send(OPEN)).errors.map(({ extensions }) => extensions['code'])).toEqual(['UPSTREAM_CONTRACT']);
  });

  it('S7.020 T8 ends with the key of the browser and a session no script reads', async () => {
    bff.upstream.answer('root', 'otherlogin', () => SIGNED_IN);

    const input = { state: 's', code: 'c', issuer: 'https://idp.example' };
    const answer = await bff.send(COMPLETE, { input }, { ...OUR_ORIGIN, cookie: `ext=${KEY}` });

    expect(bff.upstream.calls[0]?.input).toEqual({ appKey: KEY, state: 's', code: 'c', iss: 'https://idp.example' });
    expect(answer.data?.['completeExternalLogin'].user).toEqual({ name: 'Admin' });
    expect(cookiesOf(answer).map((cookie) => cookie.split(';')[0])).toEqual(['ext=', `sid=${NEW_TOKEN}`, 'sidv=v2']);
    expect(answer.text).not.toContain(NEW_TOKEN);
    expect(bff.lines.join('')).not.toContain(KEY);
  });

  it('S8.019 keeps the key while it is asked whether another session shall end', async () => {
    const errors = [{ field: null, code: 'SESSION_EXISTS', message: 'elsewhere' }];
    bff.upstream.refuse('root', 'otherlogin', { status: 422, errors });
    const headers = { ...OUR_ORIGIN, cookie: `ext=${KEY}` };

    const asked = await bff.send(COMPLETE, { input: { state: 's', code: 'c' } }, headers);

    expect(asked.data?.['completeExternalLogin']).toEqual({
      user: null,
      userErrors: [{ field: null, code: 'SESSION_EXISTS' }],
    });
    expect(cookiesOf(asked)).toEqual([]);
    bff.upstream.answer('root', 'otherlogin', () => SIGNED_IN);
    await bff.send(COMPLETE, { input: { state: 's', code: 'c', force: true } }, headers);
    expect(bff.upstream.calls.at(-2)?.input).toEqual({ appKey: KEY, state: 's', code: 'c', force: true });
  });
});

describe('a forgotten password', () => {
  it('T7 is told nothing about the account', async () => {
    bff.upstream.answer('invite', 'forgotpassword', () => null);

    const { data } = await bff.send(
      'mutation { requestPasswordReset(input: { companyCode: "demo", userName: "admin" }) { userErrors { code } } }',
      {},
      OUR_ORIGIN,
    );

    expect(data?.['requestPasswordReset']).toEqual({ userErrors: [] });
    expect(lastInput()).toEqual({ companyCode: 'demo', userName: 'admin' });
  });

  it('T13 is replaced with a token and a password, and names nobody', async () => {
    bff.upstream.answer('invite', 'updatepassword', () => null);
    const RESET =
      'mutation Reset($input: ResetPasswordInput!) { resetPassword(input: $input) { userErrors { field code } } }';

    const { data } = await bff.send(RESET, { input: { token: 't', newPassword: 'Secret123' } }, OUR_ORIGIN);

    expect(data?.['resetPassword']).toEqual({ userErrors: [] });
    expect(lastInput()).toEqual({
      token: 't',
      password: [...Buffer.from('Secret123').toString('base64')].reverse().join(''),
    });
    expect(bff.lines.join('')).not.toContain('Secret123');
    const named = await bff.send(RESET, { input: { token: 't', newPassword: 'x', userName: 'admin' } }, OUR_ORIGIN);
    expect(named.errors.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
  });

  it('S5.015 is refused at the field of the form', async () => {
    const errors = [{ field: 'password', code: 'PASSWORD_LETTERS_AND_DIGITS', message: 'no' }];
    bff.upstream.refuse('invite', 'updatepassword', { status: 400, errors });

    const { data } = await bff.send(
      'mutation { resetPassword(input: { token: "t", newPassword: "x" }) { userErrors { field code } } }',
      {},
      OUR_ORIGIN,
    );

    expect(data?.['resetPassword'].userErrors).toEqual([{ field: 'newPassword', code: 'PASSWORD_LETTERS_AND_DIGITS' }]);
  });
});

describe('linked identities', () => {
  const identity = (iId: string, deptName: string | null = null) => ({
    iId,
    iName: `Name of ${iId}`,
    iNumber: 'E1',
    uId: 'a'.repeat(32),
    uName: 'Original',
    uNumber: 'E1',
    deptName,
  });

  it('S3.012 S3.013 are listed, the original user as such', async () => {
    bff.upstream.answer('image', 'userList', () => [identity('a'.repeat(32)), identity('b'.repeat(32), 'Sales')]);

    const { data } = await bff.send('{ identities { id name number original departmentName } }');

    expect(data?.['identities']).toEqual([
      { id: 'a'.repeat(32), name: `Name of ${'a'.repeat(32)}`, number: 'E1', original: true, departmentName: null },
      { id: 'b'.repeat(32), name: `Name of ${'b'.repeat(32)}`, number: 'E1', original: false, departmentName: 'Sales' },
    ]);
  });

  it('S7.022 S7.023 T8 are switched with a form; the new token goes into the cookie and reads the user', async () => {
    bff.upstream.answer('image', 'switch', () => ({ token: NEW_TOKEN, sessionVersion: 'v3' }));
    bff.upstream.answer('systemUser', 'getUser', () =>
      userRow({ isMirror: true, originalName: 'Original', mirrorDeptName: 'Sales' }),
    );

    const answer = await bff.send(
      `mutation { switchIdentity(input: { id: "${'b'.repeat(32)}" }) { user { mirrored originalName mirroredDepartmentName } userErrors { code } } }`,
    );

    const [call, read] = bff.upstream.calls;
    expect([call?.headers.authorization, read?.headers.authorization]).toEqual([
      `Bearer ${TOKEN}`,
      `Bearer ${NEW_TOKEN}`,
    ]);
    expect(call?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(call?.input).toEqual({ imageUserId: 'b'.repeat(32) });
    expect(answer.data?.['switchIdentity']).toEqual({
      user: { mirrored: true, originalName: 'Original', mirroredDepartmentName: 'Sales' },
      userErrors: [],
    });
    expect(cookiesOf(answer).map((cookie) => cookie.split(';')[0])).toEqual([`sid=${NEW_TOKEN}`, 'sidv=v3']);
    expect(answer.text).not.toContain(NEW_TOKEN);
  });

  it('keep their session where a switch is refused', async () => {
    const errors = [{ field: null, code: 'IDENTITY_NOT_LINKED', message: 'no' }];
    bff.upstream.refuse('image', 'switch', { status: 422, errors });

    const answer = await bff.send(
      `mutation { switchIdentity(input: { id: "${'b'.repeat(32)}" }) { user { name } userErrors { code } } }`,
    );

    expect(answer.data?.['switchIdentity']).toEqual({ user: null, userErrors: [{ code: 'IDENTITY_NOT_LINKED' }] });
    expect(cookiesOf(answer)).toEqual([]);
  });
});

it('T31 signing out tells the browser to forget the answers it keeps, and not what is stored', async () => {
  bff.upstream.answer('root', 'Logout', () => null);

  const answer = await bff.send('mutation { logout { userErrors { code } } }', {}, FROM_OUR_PAGE);

  expect(answer.headers.get('clear-site-data')).toBe('"cache"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
