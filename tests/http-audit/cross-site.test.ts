import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestCompany } from '@hengcai/services/src/testing/kit.ts';
import { checksums } from '../contract/acme.ts';
import { startStack, type Person, type Stack } from '../operations/stack.ts';

const QUERY = 'mutation { saveLanguage(input: { language: EN_US }) { language userErrors { code } } }';
const JSON_BODY = JSON.stringify({ query: QUERY });
const FORM_BODY = new URLSearchParams({ query: QUERY }).toString();
const MULTIPART_BODY = `--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${JSON_BODY}\r\n--x--\r\n`;
const json = { 'content-type': 'application/json' };
const EVIL = 'https://evil.example';

interface Shape {
  method?: string;
  path?: string;
  headers: Record<string, string>;
  body?: string;
  /** The page of the request stands on our own origin: then the shape alone has to be what is refused. */
  own?: boolean;
}

/** What a page of another website can make a browser send along with our cookies. */
const SHAPES: Record<string, Shape> = {
  'a form': { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: FORM_BODY, own: true },
  'a form sent as text': { headers: { 'content-type': 'text/plain' }, body: JSON_BODY, own: true },
  'a form with files': {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: MULTIPART_BODY,
    own: true,
  },
  'a link or image': { method: 'GET', path: `/graphql?${FORM_BODY}`, headers: {} },
  'a script of another origin': { headers: { ...json, origin: EVIL }, body: JSON_BODY },
  'a sandboxed frame': { headers: { ...json, origin: 'null' }, body: JSON_BODY },
  'a request without an origin': { headers: json, body: JSON_BODY },
  'a frame of another website': {
    headers: { ...json, origin: EVIL, 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' },
    body: JSON_BODY,
  },
};

describe('T9 a request another website caused', () => {
  let stack: Stack;
  let company: TestCompany;
  let person: Person;
  beforeAll(async () => {
    stack = await startStack();
    company = await stack.services.createTestCompany();
    person = await stack.signIn(company.code, 'admin');
  });
  afterAll(() => stack.stop());

  const state = () => checksums(stack.services.engine, company.companyId);
  const send = ({ method = 'POST', path = '/graphql', headers, body, own }: Shape) =>
    fetch(stack.url + path, {
      method,
      headers: { cookie: person.cookie, ...(own && { origin: stack.url }), ...headers },
      ...(body !== undefined && { body }),
    });

  it.each(Object.entries(SHAPES))('by %s is refused and changes nothing', async (_kind, shape) => {
    const before = await state();
    const response = await send(shape);

    expect([400, 403, 405, 415]).toContain(response.status);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: expect.stringMatching(/^(FORBIDDEN|BAD_USER_INPUT)$/) } }],
    });
    expect(await state()).toEqual(before);
  });

  it('by a form with files, to where files go, is refused and changes nothing', async () => {
    const before = await state();
    const body = new FormData();
    body.set('file', new Blob(['工号,姓名']), 'people.csv');
    const headers = { cookie: person.cookie, origin: EVIL };
    const response = await fetch(`${stack.url}/files/importempinfo`, { method: 'POST', headers, body });

    expect(response.status).toBe(403);
    expect(await state()).toEqual(before);
  });

  it('may not read an answer either: no other origin is let in', async () => {
    const preflight = await fetch(`${stack.url}/graphql`, {
      method: 'OPTIONS',
      headers: { origin: EVIL, 'access-control-request-method': 'POST' },
    });

    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    expect(preflight.ok).toBe(false);
  });

  it('and the same request from our own page do differ', async () => {
    const before = await state();
    const response = await send({ headers: { ...json, origin: stack.url }, body: JSON_BODY });

    expect(await response.json()).toEqual({ data: { saveLanguage: { language: 'EN_US', userErrors: [] } } });
    expect(await state()).not.toEqual(before);
  });
});
