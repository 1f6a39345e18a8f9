import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_PASSWORD, type TestCompany } from '@hengcai/services/src/testing/kit.ts';
import { startStack, type Stack } from '../operations/stack.ts';
import { everythingOf, MUTATION, objectOf } from './schema.ts';

describe('T8 sign-in', () => {
  let stack: Stack;
  let company: TestCompany;
  beforeAll(async () => {
    stack = await startStack();
    company = await stack.services.createTestCompany();
  });
  afterAll(() => stack.stop());

  /** Signs in asking for all that can be asked for; answers body, headers and cookies. */
  async function signIn(input: Record<string, unknown>) {
    const field = MUTATION.getFields()['login'];
    const payload = field && objectOf(field);
    if (!payload) throw new Error('the schema has no login');
    const response = await fetch(`${stack.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: stack.url },
      body: JSON.stringify({
        query: `mutation In($input: LoginInput!) { login(input: $input) { ${everythingOf(payload, 3)} } }`,
        variables: { input: { companyCode: company.code, userName: 'admin', password: TEST_PASSWORD, ...input } },
      }),
    });
    const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
    return { text: await response.text(), headers: JSON.stringify(headers), cookies: response.headers.getSetCookie() };
  }

  it('answers the token in one httpOnly cookie and nowhere else, whatever is asked for', async () => {
    const { text, headers, cookies } = await signIn({ force: true });
    const token = /^sid=([^;]+)/.exec(cookies[0] ?? '')?.[1] ?? '';
    const decoded = decodeURIComponent(token);

    expect(token.length).toBeGreaterThan(30);
    expect(cookies[0]).toContain('; HttpOnly');
    expect(text).toContain('"user":{');
    for (const told of [text, headers, cookies.slice(1).join()]) {
      expect(told).not.toContain(token);
      expect(told).not.toContain(decoded);
      expect(told).not.toContain(TEST_PASSWORD);
    }
  });

  it.each([
    ['a wrong password', { password: 'Wrong1234', force: true }],
    ['a session elsewhere', { force: false }],
  ])('that is refused for %s sets no cookie and tells no token', async (_reason, input) => {
    const { text, cookies } = await signIn(input);

    expect(text).toContain('"user":null');
    expect(cookies).toEqual([]);
    expect(text).not.toMatch(/[\w-]{40,}/);
  });

  it('has no token in what the schema can tell of a session', () => {
    const tokens = Object.values(MUTATION.getFields()).flatMap((field) => {
      const payload = objectOf(field);
      const names = payload ? Object.keys(payload.getFields()) : [];
      return names.filter((name) => /token|secret/i.test(name)).map((name) => `${field.name}.${name}`);
    });

    // The token of a script, a directory or a shared link is shown once, when it is made: it is for another program or
    // another reader, not for this browser.
    expect(tokens.sort()).toEqual([
      'createApiToken.apiToken',
      'createApiToken.token',
      'createScimToken.token',
      'createSharedLink.token',
      'revokeApiToken.apiToken',
    ]);
  });
});
