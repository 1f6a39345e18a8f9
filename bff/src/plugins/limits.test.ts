import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildASTSchema, getOperationAST, parse } from 'graphql';
import { readTypeDefs } from '../schema.ts';
import { FROM_OUR_PAGE, startBff, type Answer, type TestBff } from '../testing/bff.ts';
import { id } from '../testing/rows.ts';
import { measure } from './measure.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
  bff.upstream.answer('message', 'listbacklogcount', () => []);
  bff.upstream.answer('root', 'Logout', () => null);
  bff.upstream.answer('empmanage', 'emplist', () => ({ items: [], total: 0, pageNo: 1, pageSize: 10 }));
});
afterAll(() => bff.stop());
beforeEach(() => void (bff.upstream.calls.length = 0));

const repeated = (times: number, text: (n: number) => string): string =>
  Array.from({ length: times }, (_, n) => text(n)).join(' ');
/** An operation of so many levels: employees, items, then managers, then an id. */
const nested = (levels: number): string =>
  `{ employees(page: { pageSize: 1 }) { items { ${'manager { '.repeat(levels - 3)} id ${'} '.repeat(levels - 3)} } } }`;
/** 2^n fields out of n fragments. */
const fragmentBomb = (n: number): string =>
  `{ employees { items { ...F0 } } } ${repeated(n, (k) => `fragment F${k} on Employee { manager { ...F${k + 1} } boss: manager { ...F${k + 1} } }`)} fragment F${n} on Employee { id }`;
const logouts = (times: number): string =>
  `mutation { ${repeated(times, (n) => `a${n}: logout { userErrors { code } }`)} }`;
const login = '(input: { companyCode: "c", userName: "u", password: "p" }) { userErrors { code } }';
/** A list of so many rows with so many fields each, and the two fields around them. */
const costing = (rows: number, fields: number): string =>
  `{ employees(page: { pageSize: ${rows} }) { items { ${repeated(fields, () => 'id')} } } }`;
const FIELDS = ['id', 'name', 'number', 'email', 'phone', 'sex', 'birthDate', 'entryDate', 'version', '__typename'];
/** A document of so many tokens; seventeen stand around the fields. */
const ofTokens = (tokens: number): string =>
  `{ employees(page: { pageSize: 1 }) { items { ${repeated(tokens - 17, (n) => FIELDS[n % FIELDS.length] ?? '')} } } }`;

const codesOf = ({ errors }: Answer): unknown[] => errors.map(({ extensions }) => extensions['code']);

describe('T14 the limit of', () => {
  it.each<[string, number, (n: number) => string, string, string]>([
    ['nesting', 10, nested, 'nests at most 10 levels', '最多嵌套 10 层'],
    ['aliases', 30, (n) => `{ backlog { ${repeated(n, (k) => `a${k}: count`)} } }`, 'at most 30 aliases', '30 个别名'],
    [
      'root fields',
      20,
      (n) => `{ ${repeated(n, () => 'backlog { count }')} }`,
      'at most 20 fields at its root',
      '20 个根字段',
    ],
    [
      'directives',
      20,
      (n) => `{ backlog { ${repeated(n, () => 'count @include(if: true)')} } }`,
      'at most 20 directives',
      '20 个指令',
    ],
    ['root mutations', 5, logouts, 'changes at most 5 things', '最多变更 5 项'],
    ['tokens', 2000, ofTokens, 'at most 2,000 tokens', '最多 2,000 个词元'],
    // 1 + (1 + 100 * fields) values: 199 fields stay below 20,000.
    ['cost', 199, (n) => costing(100, n), 'up to 20,002 values, and at most 20,000', '上限为 20,000 个'],
  ])('%s is %i: so many run, one more is refused with a sentence before any REST call', async (...row) => {
    const [, most, document, english, chinese] = row;

    const allowed = await bff.send(document(most));
    const callsSoFar = bff.upstream.calls.length;
    const refused = await bff.send(document(most + 1));
    const inEnglish = await bff.send(document(most + 1), {}, { ...FROM_OUR_PAGE, 'accept-language': 'en-US' });

    expect(allowed.errors).toEqual([]);
    expect(callsSoFar).toBeGreaterThan(0);
    expect(bff.upstream.calls).toHaveLength(callsSoFar);
    expect(refused).toMatchObject({ status: 400, data: null });
    expect(refused.errors).toMatchObject([
      { extensions: { code: 'QUERY_REFUSED', status: 400, requestId: refused.headers.get('x-request-id') } },
    ]);
    expect(refused.errors[0]?.message).toContain(chinese);
    expect(inEnglish.errors[0]?.message).toContain(english);
  });

  it('the size of a body is 256 kB', async () => {
    const body = (bytes: number): string => {
      const frame = JSON.stringify({ query: '{ backlog { count } }', variables: { x: '' } });
      return frame.replace('"x":""', `"x":"${'x'.repeat(bytes - frame.length)}"`);
    };
    const send = (bytes: number) =>
      fetch(`${bff.url}/graphql`, {
        method: 'POST',
        headers: { ...FROM_OUR_PAGE, 'content-type': 'application/json', 'accept-language': 'en-US' },
        body: body(bytes),
      });

    const allowed = await send(256 * 1024);
    const refused = await send(256 * 1024 + 1);

    expect(allowed.status).toBe(200);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({
      errors: [{ message: expect.stringContaining('at most 256 kB'), extensions: { code: 'QUERY_REFUSED' } }],
    });
  });
});

it('T14 a refused body is taken to its end: a client that sends first and reads then gets its answer', async () => {
  const size = 6 * 1024 * 1024;
  const { port, host } = new URL(bff.url);
  const socket = connect(Number(port), '127.0.0.1');
  const lines = ['POST /graphql HTTP/1.1', `host: ${host}`, 'content-type: text/plain', `content-length: ${size}`];
  socket.pause();

  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    socket.write('x'.repeat(size), () => resolve());
  });
  socket.resume();
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();

  expect(answer.toString()).toMatch(/^HTTP\/1\.1 415 /);
});

describe('T14 a mutation', () => {
  it.each<[string, string, string]>([
    ['two sign-ins', `mutation { a: login${login} b: login${login} }`, '"login" must be alone'],
    ['a sign-in beside another', `mutation { logout { userErrors { code } } login${login} }`, '"login" must be alone'],
    [
      'two new passwords',
      `mutation { ${repeated(2, (n) => `a${n}: resetEmployeePassword(input: { id: "${id('employee')}", clientMutationId: "key-1234${n}" }) { initialPassword }`)} }`,
      '"resetEmployeePassword" must be alone',
    ],
    [
      'sign-ins behind a fragment',
      `mutation { ...L } fragment L on Mutation { login${login} }`,
      'must be written directly, not in a fragment',
    ],
    [
      'sign-ins behind an inline fragment',
      `mutation { ... { login${login} } }`,
      'must be written directly, not in a fragment',
    ],
  ])('with %s is refused', async (_kind, query, sentence) => {
    const answer = await bff.send(query, {}, { ...FROM_OUR_PAGE, 'accept-language': 'en-US' });

    expect(answer.status).toBe(400);
    expect(codesOf(answer)).toEqual(['QUERY_REFUSED']);
    expect(answer.errors[0]?.message).toContain(sentence);
    expect(bff.upstream.calls).toEqual([]);
  });
});

describe('T14 an operation that asks for too much', () => {
  it.each<[string, string]>([
    ['a fragment bomb', fragmentBomb(5)],
    ['a fragment bomb beyond counting', fragmentBomb(60)],
    [
      'lists in lists',
      `{ ${repeated(20, (n) => `a${n}: jobs(page: { pageSize: 100 }) { items { errors { item message } } }`)} }`,
    ],
  ])('by %s is refused before any REST call', async (_kind, query) => {
    const answer = await bff.send(query);

    expect(answer.status).toBe(400);
    expect(codesOf(answer)).toEqual(['QUERY_REFUSED']);
    expect(bff.upstream.calls).toEqual([]);
  });

  it('by fragments that repeat each other is told so', async () => {
    const spreads = (of: string): string => repeated(12, () => `...${of}`);
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    const bomb = `{ employees { items { ...A } } } ${names
      .map((name, n) => `fragment ${name} on Employee { ${names[n + 1] ? spreads(names[n + 1] ?? '') : 'id'} }`)
      .join(' ')}`;

    const { errors } = await bff.send(bomb, {}, { ...FROM_OUR_PAGE, 'accept-language': 'en-US' });

    expect(errors).toMatchObject([
      { message: expect.stringContaining('repeat each other too often'), extensions: { code: 'QUERY_REFUSED' } },
    ]);
  });

  it('by fields that are the same too often is told so', async () => {
    const answer = await bff.send(
      `{ backlog { ${repeated(1500, () => 'count')} } }`,
      {},
      { ...FROM_OUR_PAGE, 'accept-language': 'en-US' },
    );

    expect(answer.status).toBe(400);
    expect(answer.errors).toMatchObject([
      { message: expect.stringContaining('too many places'), extensions: { code: 'QUERY_REFUSED' } },
    ]);
  });

  it('by a page size in a variable, given or by default, is refused; with a smaller one it is not', async () => {
    const query = `query Rows($page: PageInput) {
      employees(page: $page) { items { id name department { id name parent { id name } head { id name } } manager { id name } } }
    }`;
    const byDefault = query.replace('PageInput', 'PageInput = { pageSize: 100000 }');

    expect(codesOf(await bff.send(query, { page: { pageSize: 100_000 } }))).toEqual(['QUERY_REFUSED']);
    expect(codesOf(await bff.send(byDefault))).toEqual(['QUERY_REFUSED']);
    expect((await bff.send(query, { page: { pageSize: 100 } })).errors).toEqual([]);
  });
});

describe('the cost of a list', () => {
  const schema = buildASTSchema(readTypeDefs());
  const costOf = (query: string, variables: Record<string, unknown> = {}): number => {
    const document = parse(query);
    const operation = getOperationAST(document);
    return operation ? measure(schema, document, operation, variables).cost : NaN;
  };

  it.each<[string, string, Record<string, unknown>, number]>([
    ['a page counts its rows', '{ employees(page: { pageSize: 50 }) { items { id } } }', {}, 52],
    ['a page left out has ten', '{ employees { items { id } } }', {}, 12],
    ['a page of null has ten', 'query Q($p: PageInput) { employees(page: $p) { items { id } } }', { p: null }, 12],
    [
      'a variable counts at its value',
      'query Q($n: Int!) { employees(page: { pageSize: $n }) { items { id } } }',
      { n: 40 },
      42,
    ],
    ['a limit left out is its default', '{ employeeOptions { id } }', {}, 21],
    ['a limit counts', '{ employeeOptions(limit: 7) { id } }', {}, 8],
    ['a whole list counts a hundred', '{ departments { id } }', {}, 101],
    ['a list counts what the schema says', '{ menu { id children { id } } }', {}, 76],
    [
      'fragments pass the rows on',
      '{ employees(page: { pageSize: 30 }) { ...P } } fragment P on EmployeePage { items { id } }',
      {},
      32,
    ],
    ['a list in a row counts five', '{ employee(id: "1") { maskedFields } }', {}, 2],
  ])('%s', (_rule, query, variables, cost) => {
    expect(costOf(query, variables)).toBe(cost);
  });
});

it('a list of operations in one request is refused', async () => {
  const headers = { 'content-type': 'application/json', origin: 'http://localhost:4000' };
  const response = await fetch(`${bff.url}/graphql`, {
    method: 'POST',
    headers,
    body: '[{"query":"{ backlog { count } }"}]',
  });

  expect(response.status).toBe(400);
  expect(bff.upstream.calls).toEqual([]);
});
