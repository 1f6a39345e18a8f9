import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FROM_OUR_PAGE, startBff, TOKEN, type Answer, type TestBff } from '../testing/bff.ts';
import { userRow } from '../testing/rows.ts';

const LOGIN = `mutation Login($input: LoginInput!) {
  login(input: $input) { user { id name language mustChangePassword pagePermissions { path allowVisit allowEdit allowExport } } userErrors { field code message } }
}`;
const PASSWORD = 'Secret123';
const credentials = { companyCode: 'demo', userName: 'admin', password: PASSWORD };
const NEW_TOKEN = 'brand-new-token';
const OUR_ORIGIN = { origin: 'http://localhost:4000' };

const cookiesOf = ({ headers }: Answer): string[] => headers.getSetCookie();

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
  bff.upstream.answer('root', 'Logout', () => null);
});
afterAll(() => bff.stop());
beforeEach(() => {
  bff.upstream.calls.length = 0;
  bff.upstream.answer('systemUser', 'getUser', () => userRow());
  bff.upstream.answer('root', 'login', () => ({
    token: NEW_TOKEN,
    sessionVersion: 'v2',
    mustChangePassword: false,
    language: 'en-US' as const,
  }));
});

describe('signing in', () => {
  it('S7.015 S7.016 sends the password as Base64, reversed, in a form', async () => {
    await bff.send(LOGIN, { input: { ...credentials, verificationCode: ' aB3 ', force: true } }, OUR_ORIGIN);

    const [login] = bff.upstream.calls;
    expect(login?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(login?.input).toEqual({
      company: 'demo',
      userName: 'admin',
      password: [...Buffer.from(PASSWORD).toString('base64')].reverse().join(''),
      verifyCode: ' aB3 ',
      force: 'true',
    });
  });

  it('names the field of a refusal as the schema does', async () => {
    const errors = [{ field: 'company', code: 'REQUIRED', message: 'say which' }];
    bff.upstream.refuse('root', 'login', { status: 422, errors });

    const { data } = await bff.send(LOGIN, { input: credentials }, OUR_ORIGIN);

    expect(data?.['login'].userErrors).toMatchObject([{ field: 'companyCode' }]);
  });

  it('keeps the token in an httpOnly cookie and shows it nowhere else', async () => {
    const answer = await bff.send(LOGIN, { input: credentials }, OUR_ORIGIN);

    expect(cookiesOf(answer)).toEqual([
      `sid=${NEW_TOKEN}; Path=/; HttpOnly; SameSite=Strict`,
      'sidv=v2; Path=/; SameSite=Strict',
    ]);
    expect(answer.headers.get('x-session-version')).toBe('v2');
    expect(answer.text).not.toContain(NEW_TOKEN);
    expect(bff.lines.join('')).not.toContain(NEW_TOKEN);
    expect(bff.lines.join('')).not.toContain(PASSWORD);
  });

  it('reads the user with the new session, and signs in with none', async () => {
    const { data } = await bff.send(LOGIN, { input: credentials });

    expect(bff.upstream.calls.map(({ name, headers }) => [name, headers.authorization])).toEqual([
      ['root.login', undefined],
      ['systemUser.getUser', `Bearer ${NEW_TOKEN}`],
    ]);
    expect(data?.['login'].user).toMatchObject({
      name: 'Admin',
      language: 'EN_US',
      pagePermissions: [{ path: '/employee/list', allowVisit: true, allowEdit: false, allowExport: true }],
    });
  });

  it('S8.022 with a wrong password is a user error and sets no cookie', async () => {
    const errors = [{ field: '', code: 'WRONG_CREDENTIALS', message: '用户名或密码错误' }];
    bff.upstream.refuse('root', 'login', { status: 422, errors });

    const answer = await bff.send(LOGIN, { input: credentials }, OUR_ORIGIN);

    expect(answer.data?.['login']).toEqual({
      user: null,
      userErrors: [{ field: null, code: 'WRONG_CREDENTIALS', message: '用户名或密码错误' }],
    });
    expect(cookiesOf(answer)).toEqual([]);
  });

  it.each([603, 604, 605])('S5.003 S5.004 with status %i asks for a verification code', async (status) => {
    bff.upstream.refuse('root', 'login', { status });

    const { errors } = await bff.send(LOGIN, { input: credentials }, OUR_ORIGIN);

    expect(errors).toMatchObject([{ extensions: { code: 'VERIFICATION_REQUIRED', status } }]);
  });

  it('uses the __Host- cookie with Secure where the product is reached by https', async () => {
    const key = 'k'.repeat(32);
    const safe = await startBff({ PUBLIC_URL: 'https://hr.example.com', TICKET_KEY: key });
    safe.upstream.answer('root', 'login', () => ({
      token: 'T',
      sessionVersion: 'v',
      mustChangePassword: false,
      language: 'en-US' as const,
    }));

    const answer = await safe.send(LOGIN, { input: credentials }, { origin: 'https://hr.example.com' });
    await safe.stop();

    expect(cookiesOf(answer)[0]).toBe('__Host-sid=T; Path=/; HttpOnly; Secure; SameSite=Strict');
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000');
  });

  it('keeps https of localhost to itself, where other programs are served without', async () => {
    const local = await startBff({ PUBLIC_URL: 'https://localhost:4443' });

    const { headers } = await fetch(`${local.url}/health/live`);
    await local.stop();

    expect(headers.get('strict-transport-security')).toBeNull();
  });
});

describe('signing out', () => {
  it('S4.005 ends the session of the services and takes the cookies back', async () => {
    const answer = await bff.send('mutation { logout { userErrors { code } } }');

    expect(bff.upstream.calls[0]).toMatchObject({ name: 'root.Logout', headers: { authorization: `Bearer ${TOKEN}` } });
    expect(cookiesOf(answer).map((cookie) => cookie.split(';')[0])).toEqual(['sid=', 'sidv=']);
    expect(answer.headers.get('x-session-version')).toBeNull();
  });

  it('S4.015 S7.024 follows a change of the password', async () => {
    bff.upstream.answer('systemUser', 'changePassword', () => null);

    const answer = await bff.send(
      'mutation Change($input: ChangePasswordInput!) { changePassword(input: $input) { userErrors { field code } } }',
      { input: { oldPassword: 'Old12345', newPassword: 'New12345' } },
    );

    expect(answer.data?.['changePassword'].userErrors).toEqual([]);
    expect(bff.upstream.calls[0]?.input['password']).toBe([...btoa('New12345')].reverse().join(''));
    expect(cookiesOf(answer).map((cookie) => cookie.split(';')[0])).toEqual(['sid=', 'sidv=']);
  });

  it('does not follow a change that was refused', async () => {
    const errors = [{ field: 'passwordOriginal', code: 'WRONG_PASSWORD', message: '' }];
    bff.upstream.refuse('systemUser', 'changePassword', { status: 422, errors });

    const answer = await bff.send(
      'mutation Change($input: ChangePasswordInput!) { changePassword(input: $input) { userErrors { field code } } }',
      { input: { oldPassword: 'a', newPassword: 'b' } },
    );

    expect(answer.data?.['changePassword'].userErrors).toEqual([{ field: 'oldPassword', code: 'WRONG_PASSWORD' }]);
    expect(cookiesOf(answer)).toEqual([]);
  });
});

describe('a request with a session', () => {
  it('S4.008 is answered with the version of the session', async () => {
    expect((await bff.send('{ me { id } }')).headers.get('x-session-version')).toBe('v1');
  });

  it('of a script carries its token in the Authorization header', async () => {
    await bff.send('{ me { id } }', {}, { authorization: 'Bearer script-token' });

    expect(bff.upstream.calls[0]?.headers.authorization).toBe('Bearer script-token');
  });

  it('is refused when it carries cookie and Authorization', async () => {
    const { status, errors } = await bff.send('{ me { id } }', {}, { ...FROM_OUR_PAGE, authorization: 'Bearer x' });

    expect(status).toBe(400);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(bff.upstream.calls).toEqual([]);
  });
});

describe('S7.009 a request another website caused', () => {
  const body = JSON.stringify({ query: 'mutation { logout { userErrors { code } } }' });
  const { cookie } = FROM_OUR_PAGE;
  const json = { 'content-type': 'application/json' };

  it.each<[string, Record<string, string>, string]>([
    ['a foreign origin', { ...json, cookie, origin: 'https://evil.example' }, body],
    ['a foreign origin without a cookie', { ...json, origin: 'https://evil.example' }, body],
    ['a host that only looks like ours', { ...json, cookie, origin: 'http://localhost.evil.example' }, body],
    ['the origin of a sandboxed frame', { ...json, cookie, origin: 'null' }, body],
    ['no origin', { ...json, cookie }, body],
    [
      'a form',
      { 'content-type': 'application/x-www-form-urlencoded', cookie, ...OUR_ORIGIN },
      'query=mutation{logout{userErrors{code}}}',
    ],
    ['plain text', { 'content-type': 'text/plain', cookie, ...OUR_ORIGIN }, body],
    ['a multipart form', { 'content-type': 'multipart/form-data; boundary=x', cookie, ...OUR_ORIGIN }, '--x--'],
  ])('with %s is refused', async (_shape, headers, content) => {
    const response = await fetch(`${bff.url}/graphql`, { method: 'POST', headers, body: content });

    expect([400, 403, 415]).toContain(response.status);
    expect(bff.upstream.calls).toEqual([]);
  });

  it('by GET is refused', async () => {
    const response = await fetch(`${bff.url}/graphql?query={me{id}}`, { headers: { cookie } });

    expect(response.status).toBe(405);
    expect(bff.upstream.calls).toEqual([]);
  });
});
