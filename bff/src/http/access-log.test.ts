import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { FROM_OUR_PAGE, startBff, TOKEN, type TestBff } from '../testing/bff.ts';

const SECRET = 'Secret-of-somebody-1';
const LOGIN = 'mutation SignIn($input: LoginInput!) { login(input: $input) { userErrors { code } } }';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
  bff.upstream.answer('message', 'listbacklogcount', () => []);
});
afterAll(() => bff.stop());
beforeEach(() => {
  bff.lines.length = 0;
});

/** The line of the one request, without what differs each time. */
function line(): Record<string, unknown> {
  const [last] = bff.lines
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'request');
  const { level: _level, time: _time, ms: _ms, restMs: _restMs, hash: _hash, ...facts } = last ?? {};
  return facts;
}
const post = (path: string, body: string | FormData, headers: Record<string, string>) =>
  fetch(bff.url + path, {
    method: 'POST',
    headers: { ...FROM_OUR_PAGE, 'x-request-id': 'of-the-test', ...headers },
    body,
  });
const REQUEST = { msg: 'request', reqId: 'of-the-test' };

it('says of an operation its name, how it ended and what it cost', async () => {
  await bff.send('query Mine { backlog { count } }', {}, { ...FROM_OUR_PAGE, 'x-request-id': 'of-the-test' });

  expect(line()).toEqual({ ...REQUEST, method: 'POST', operation: 'Mine', http: 200, restCalls: 1 });
});

it('says with which codes it ended, each once', async () => {
  await post('/graphql', JSON.stringify({ query: '{ a: notices { id } b: notices { id } }' }), {
    'content-type': 'application/json',
  });

  expect(line()).toMatchObject({ codes: ['UPSTREAM_UNAVAILABLE'], restCalls: 2 });
});

it('has a line for what never became an operation', async () => {
  await post('/graphql', '{"query":', { 'content-type': 'application/json' });

  expect(line()).toEqual({ ...REQUEST, method: 'POST', codes: ['BAD_USER_INPUT'], http: 400, restCalls: 0 });
});

it('names the endpoint of an upload, and not the file', async () => {
  const form = new FormData();
  form.append('file', new Blob(['a']), `${SECRET}.csv`);
  await post('/files/importempinfo', form, {});

  expect(line()).toMatchObject({ file: 'empmanage/importempinfo' });
  expect(bff.lines.join('')).not.toContain(SECRET);
});

it('holds neither variables nor credentials nor tickets, whatever went wrong', async () => {
  bff.upstream.respond('root', 'login', (_call, response) => response.destroy());
  const input = { companyCode: SECRET, userName: SECRET, password: SECRET };
  await bff.send(LOGIN, { input });
  await bff.send(LOGIN, { input: SECRET });
  await bff.send(
    `query ($name: ${SECRET.replaceAll('-', '_')}) { backlog }`,
    {},
    { authorization: `Bearer ${SECRET}` },
  );
  await fetch(`${bff.url}/files/${SECRET}?${SECRET}`, { headers: { cookie: `sid=${TOKEN}` } });
  await fetch(`${bff.url}/graphql?query=${SECRET}`);
  await fetch(`${bff.url}/${SECRET}`);

  expect(bff.lines.length).toBeGreaterThanOrEqual(5);
  for (const secret of [SECRET, TOKEN, Buffer.from(SECRET).toString('base64').split('').reverse().join('')])
    expect(bff.lines.join('')).not.toContain(secret);
});
