import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointName, ServiceName } from '../rest/client.ts';
import { FROM_OUR_PAGE, startBff, type TestBff } from '../testing/bff.ts';
import { id } from '../testing/rows.ts';
import type { Refusal } from '../testing/upstream.ts';

const BASIC = `mutation Save($input: UpdateEmployeeBasicInput!) {
  updateEmployeeBasic(input: $input) { employee { id } userErrors { field code message } }
}`;
const input = { id: id('employee'), version: 3, number: 'E1', name: 'A' };
const ENGLISH = { ...FROM_OUR_PAGE, 'accept-language': 'en-US' };

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

describe('a failed call of a query', () => {
  it.each([
    [403, 'FORBIDDEN', '没有相关权限', 'No relevant permission'],
    [404, 'NOT_FOUND', '内容不存在，或您没有查看权限', 'This does not exist, or you do not have access to it.'],
    [400, 'BAD_USER_INPUT', '请求参数错误', 'Request parameter error'],
    [422, 'REJECTED', '请求失败', 'Request failed'],
    [429, 'RATE_LIMITED', '请求过于频繁，请稍后再试', 'Too many requests. Please try again later.'],
    [500, 'UPSTREAM_UNAVAILABLE', '服务器错误', 'Server error'],
    [603, 'VERIFICATION_REQUIRED', '请输入验证码', 'Please enter the verification code.'],
  ])('S8.005 with status %i is the error %s in both languages', async (status, code, chinese, english) => {
    bff.upstream.refuse('message', 'listbacklogcount', { status });
    bff.upstream.answer('index', 'listNotice', () => []);

    const inChinese = await bff.send('{ backlog { count } notices { id } }');
    const inEnglish = await bff.send('{ backlog { count } }', {}, ENGLISH);

    expect(inChinese.data).toEqual({ backlog: null, notices: [] });
    expect(inChinese.errors).toMatchObject([
      {
        message: chinese,
        path: ['backlog'],
        extensions: { code, status, requestId: inChinese.headers.get('x-request-id') },
      },
    ]);
    expect(inEnglish.errors[0]?.message).toBe(english);
  });

  it('S8.005 says what the services said', async () => {
    bff.upstream.refuse('message', 'listbacklogcount', { status: 403, message: '仅限经理' });

    expect((await bff.send('{ backlog { count } }')).errors[0]?.message).toBe('仅限经理');
  });

  it('says nothing of what a broken server said', async () => {
    const secret = 'select * from salary at 10.0.0.7';
    bff.upstream.refuse('message', 'listbacklogcount', { status: 500, message: secret });

    const { text } = await bff.send('{ backlog { count } }');

    expect(text).not.toContain('salary');
    expect(text).not.toContain(bff.upstream.url);
  });

  it('S8.010 that takes too long is UPSTREAM_TIMEOUT, and the rest of the answer is there', async () => {
    const hasty = await startBff({ REST_TIMEOUT_MS: '100' });
    hasty.upstream.respond('message', 'listbacklogcount', () => undefined);
    hasty.upstream.answer('index', 'listNotice', () => []);

    const { data, errors } = await hasty.send('{ backlog { count } notices { id } }');
    await hasty.stop();

    expect(data).toEqual({ backlog: null, notices: [] });
    expect(errors).toMatchObject([{ path: ['backlog'], extensions: { code: 'UPSTREAM_TIMEOUT', status: 504 } }]);
  });
});

describe('a session that ended', () => {
  it.each([
    ['S4.001 S8.001', 208, undefined, 'SESSION_TIMEOUT', '登录超时'],
    ['S4.002 S8.003', 209, undefined, 'SESSION_ELSEWHERE', '您的账号已在其他地方登录'],
    ['S8.017', 208, 'ACCOUNT_CHANGED', 'ACCOUNT_CHANGED', '您的账号信息已变更，请重新登录'],
  ])(
    '%s is the only error of the operation and takes the data along',
    async (_ids, status, restCode, code, message) => {
      const errors = restCode ? { errors: [{ field: null, code: restCode, message: '' }] } : {};
      bff.upstream.refuse('message', 'listbacklogcount', { status, ...errors });
      bff.upstream.refuse('menu', 'getUserMenu', { status: 500 });
      bff.upstream.answer('index', 'listNotice', () => []);

      const answer = await bff.send('{ notices { id } menu { id } backlog { count } }');

      expect(answer.data).toBeNull();
      expect(answer.errors).toMatchObject([{ message, extensions: { code, status } }]);
      expect(answer.errors).toHaveLength(1);
    },
  );

  it('S8.001 is told in the words of the services', async () => {
    bff.upstream.refuse('message', 'listbacklogcount', { status: 208, message: '登录已过期' });

    expect((await bff.send('{ backlog { count } }')).errors[0]?.message).toBe('登录已过期');
  });
});

it('S8.020 a request without a credential is UNAUTHENTICATED with HTTP 401, and the services hear nothing of it', async () => {
  bff.upstream.calls.length = 0;

  const { status, data, errors } = await bff.send('{ me { id } }', {}, {});

  expect(status).toBe(401);
  expect(data).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED', status: 401 } }]);
  expect(bff.upstream.calls).toEqual([]);
});

describe('a failed call of a mutation', () => {
  it.each([400, 422])('with status %i and a field is a user error under the name the input has', async (status) => {
    const errors = [{ field: 'empNumber', code: 'TAKEN', message: '工号已存在' }];
    bff.upstream.refuse('empupdate', 'updatebaseinfo', { status, errors });

    const answer = await bff.send(BASIC, { input });

    expect(answer.errors).toEqual([]);
    expect(answer.data?.['updateEmployeeBasic']).toEqual({
      employee: null,
      userErrors: [{ field: 'number', code: 'TAKEN', message: '工号已存在' }],
    });
  });

  it('with a sentence alone is one user error REJECTED', async () => {
    bff.upstream.refuse('empupdate', 'updatebaseinfo', { status: 777, message: '不可以' });

    const { data } = await bff.send(BASIC, { input });

    expect(data?.['updateEmployeeBasic'].userErrors).toEqual([{ field: null, code: 'REJECTED', message: '不可以' }]);
  });

  it.each([
    [400, 'BAD_USER_INPUT'],
    [403, 'FORBIDDEN'],
    [500, 'UPSTREAM_UNAVAILABLE'],
  ])('with status %i and no field is the error %s', async (status, code) => {
    bff.upstream.refuse('empupdate', 'updatebaseinfo', { status, errors: [{ field: '', code: 'X', message: '' }] });

    expect((await bff.send(BASIC, { input })).errors).toMatchObject([{ extensions: { code, status } }]);
  });

  it('with a stale version is CONFLICT and tells the version of now', async () => {
    const errors = [
      { field: 'version', code: 'CONFLICT', message: '', current: { version: 7, baseSalary: '7654321.09' } },
    ];
    bff.upstream.refuse('empupdate', 'updatebaseinfo', { status: 409, errors });

    const answer = await bff.send(BASIC, { input });

    expect(answer.errors).toMatchObject([{ extensions: { code: 'CONFLICT', status: 409, currentVersion: 7 } }]);
    expect(answer.text).not.toContain('7654321.09');
  });

  it('that succeeded but whose reading back fails is no refusal', async () => {
    bff.upstream.answer('empupdate', 'updatebaseinfo', ({ empId }) => ({ id: empId, version: 4 }));
    bff.upstream.refuse('empmanage', 'getallempinfo', { status: 422, message: 'No' });

    const answer = await bff.send(BASIC, { input });

    expect(answer.data?.['updateEmployeeBasic']).toEqual({ employee: null, userErrors: [] });
    expect(answer.errors).toMatchObject([
      { path: ['updateEmployeeBasic', 'employee'], extensions: { code: 'REJECTED' } },
    ]);
  });
});

describe('a faulty value', () => {
  it('by a variable of null where an argument may not be null is BAD_USER_INPUT', async () => {
    bff.upstream.answer('index', 'listNotice', () => []);
    bff.upstream.answer('message', 'listbacklogcount', () => []);

    const { data, errors } = await bff.send(
      'query Notices($status: NoticeStatus) { notices(minStatus: $status) { id } backlog { count } }',
      { status: null },
    );

    expect(data).toEqual({ notices: null, backlog: [] });
    expect(errors).toMatchObject([{ path: ['notices'], extensions: { code: 'BAD_USER_INPUT', status: 400 } }]);
  });

  it('a hundred times over is BAD_USER_INPUT to the last', async () => {
    const { status, errors } = await bff.send(
      'query Many($filter: EmployeeFilterInput) { employees(filter: $filter) { total } }',
      { filter: { rankIds: Array(200).fill({}) } },
    );

    expect(status).toBe(400);
    expect(new Set(errors.map(({ extensions }) => extensions['code']))).toEqual(new Set(['BAD_USER_INPUT']));
  });

  it('of the services that no type can show is not told', async () => {
    bff.upstream.answer('message', 'listbacklogcount', () => [{ typeId: 1 as const, backlogCount: 'secret' as never }]);

    const { text, errors } = await bff.send('{ backlog { count } }');

    expect(errors).toMatchObject([{ extensions: { code: expect.stringMatching(/^(INTERNAL|UPSTREAM_CONTRACT)$/) } }]);
    expect(text).not.toContain('secret');
  });
});

/** Lets an endpoint refuse once it is known why. */
const refusing =
  <S extends ServiceName>(service: S, endpoint: EndpointName<S>) =>
  (why: Refusal): void =>
    bff.upstream.refuse(service, endpoint, why);

describe('a refused query', () => {
  it('names the argument, as the schema calls it, that the services found fault with', async () => {
    const errors = [{ field: 'entryFrom', code: 'DATE', message: 'Not a day' }];
    bff.upstream.refuse('empmanage', 'emplist', { status: 400, message: 'Not a day', errors });

    const answer = await bff.send('{ people: employees(filter: { entryFrom: "2026-02-03" }) { total } }');

    expect(answer.errors).toMatchObject([
      { message: 'Not a day', path: ['people'], extensions: { code: 'BAD_USER_INPUT', field: 'filter.entryFrom' } },
    ]);
  });

  it.each<[field: string, asked: string, argument: string, refuse: (why: Refusal) => void]>([
    ['empIds.0', `employee(id: "${id('row')}") { name }`, 'id', refusing('empmanage', 'getallempinfo')],
    [
      'remindDate',
      'scheduleDay(date: "2026-02-28") { scheduledDates }',
      'date',
      refusing('index', 'listIndexSchedule'),
    ],
    ['pageUrl', 'pagePermission(path: "/index") { path }', 'path', refusing('rolemanage', 'getauthoritytype')],
    [
      'planYear',
      'assessmentPlans(filter: { year: 2026 }) { total }',
      'filter.year',
      refusing('performanceplane', 'listAllPlan'),
    ],
    ['planStatus.1', 'assessmentPlans { total }', 'filter.statuses.1', refusing('performanceplane', 'listAllPlan')],
    ['pageNum', 'managedCompanies(page: { pageNo: 1 }) { total }', 'page.pageNo', refusing('company', 'list')],
    [
      'empId',
      `assessment(planId: "${id('row')}", employeeId: "${id('row')}") { id }`,
      'employeeId',
      refusing('performanceview', 'getAssessmentBaseDetail'),
    ],
  ])('names it where REST has another word: %s of %s', async (field, asked, argument, refuse) => {
    refuse({ status: 400, message: 'No', errors: [{ field, code: 'INVALID', message: 'No' }] });

    const answer = await bff.send(`{ ${asked} }`);

    expect(answer.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: argument } }]);
  });

  it('names what the services named where no argument is called so', async () => {
    const errors = [{ field: 'somethingElse', code: 'X', message: 'No' }];
    bff.upstream.refuse('empmanage', 'emplist', { status: 422, message: 'No', errors });

    const answer = await bff.send('{ employees { total } }');

    expect(answer.errors).toMatchObject([{ extensions: { code: 'REJECTED', field: 'somethingElse' } }]);
  });
});

describe('a value that was sent', () => {
  const SECRET = 'Secret2026';
  const LOGIN = 'mutation In($input: LoginInput!) { login(input: $input) { userErrors { code } } }';

  it.each([
    ['an unknown field beside it', LOGIN, { input: { companyCode: 'c', userName: 'u', password: SECRET, other: 1 } }],
    ['an object in its place', LOGIN, { input: { companyCode: 'c', userName: 'u', password: { text: SECRET } } }],
    ['a list in place of the input', LOGIN, { input: [SECRET, SECRET] }],
    ['a place for an enum', 'query Q($of: NoticeStatus!) { notices(minStatus: $of) { id } }', { of: SECRET }],
    ['a place for a number', `{ employees(page: { pageNo: "${SECRET}" }) { total } }`, {}],
    ['a literal of another type', `mutation { login(input: "${SECRET}") { userErrors { code } } }`, {}],
    ['an enum written as text', `{ notices(minStatus: "${SECRET}") { id } }`, {}],
    [
      'a broken document',
      `mutation { login(input: { password: "${SECRET}" "${SECRET}" }) { userErrors { code } } }`,
      {},
    ],
    ['a text that does not end', `mutation { login(input: { password: "${SECRET}`, {}],
  ])('is never repeated by an error: %s', async (_what, query, variables) => {
    const { status, errors, text } = await bff.send(query, variables);

    expect(status).toBe(400);
    expect(errors[0]?.message).toMatch(/./);
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain(SECRET.slice(0, 6));
  });

  it('is named by its place', async () => {
    const { errors } = await bff.send(LOGIN, { input: { companyCode: 'c', userName: 'u', password: 12345678 } });

    expect(errors.map(({ message }) => message)).toEqual([
      'Variable "$input" is wrong at "input.password"; String cannot represent a non string value.',
    ]);
  });
});

describe('a faulty document', () => {
  it.each([
    ['{ employees(filter: { entryFrom: "yesterday" }) { total } }', 'Date must be a string such as "2026-11-01"'],
    ['{ employees(filter: { entryFrom: 20261101 }) { total } }', 'Date must be a string such as "2026-11-01"'],
  ])('says what is wrong with the literal of a scalar, and where: %s', async (query, message) => {
    const { status, errors } = await bff.send(query);

    expect(status).toBe(400);
    expect(errors).toMatchObject([
      { message, locations: [{ line: 1, column: 34 }], extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
    ]);
  });

  it.each([
    ['{ me { id }', {}, 'GRAPHQL_PARSE_FAILED'],
    ['{ nothing }', {}, 'GRAPHQL_VALIDATION_FAILED'],
    [BASIC, { input: {} }, 'BAD_USER_INPUT'],
    [
      'query Day($input: EmployeeFilterInput) { employees(filter: $input) { total } }',
      { input: { entryFrom: 7 } },
      'BAD_USER_INPUT',
    ],
  ])('is refused with HTTP 400: %#', async (query, variables, code) => {
    const { status, errors, headers } = await bff.send(query, variables);

    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({ code, status: 400 });
    expect(headers.get('server-timing')).toBe('rest;desc="0 calls";dur=0');
  });

  it('and a body that is no JSON are answered in the same form', async () => {
    const headers = { ...FROM_OUR_PAGE, 'content-type': 'application/json' };
    const response = await fetch(`${bff.url}/graphql`, { method: 'POST', headers, body: '{"query":' });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT', status: 400 } }] });
  });

  it('and a body over 256 kB are answered in the same form', async () => {
    const { status, errors } = await bff.send('{ backlog { count } }', { x: 'x'.repeat(257 * 1024) });

    expect(status).toBe(413);
    expect(errors).toMatchObject([{ extensions: { code: 'QUERY_REFUSED', status: 413 } }]);
  });
});
