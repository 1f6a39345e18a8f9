import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '@hengcai/shared/contract/all';
import type { Envelope, Policy, Service } from '@hengcai/shared/contract/kernel';
import { handlers } from '../generated/modules.ts';
import { startServices, type TestCompany, type TestServices } from '../testing/kit.ts';
import { addPerson } from '../testing/people.ts';
import { routesOf } from './app.ts';
import { contentDisposition } from './file-answer.ts';
import { allows } from '../kit/policy.ts';

let services: TestServices;
let company: TestCompany;
beforeAll(async () => {
  services = await startServices();
  company = await services.createTestCompany();
});
afterAll(() => services.stop());

const errorsOf = (envelope: Envelope) => (envelope.data as { errors: { field: string | null; code: string }[] }).errors;
const post = (path: string, body: string, headers: Record<string, string>) =>
  fetch(services.url + path, { method: 'POST', body, headers });
const json = { 'Content-Type': 'application/json' };

describe('what is no call', () => {
  it('is HTTP 404 for an unknown path, and for a known one in other letters', async () => {
    for (const path of ['/nowhere', '/SYSTEMUSER/getUser', '/systemUser/getUser/']) {
      const response = await fetch(services.url + path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({
        success: false,
        status: 404,
        data: { errors: [{ code: 'UNKNOWN_PATH' }] },
      });
    }
  });

  it('is HTTP 400 for a body that cannot be read', async () => {
    const authorized = { ...json, Authorization: `Bearer ${company.adminToken}` };
    for (const body of ['{"language":', '[]', '"text"', 'null']) {
      expect((await post('/systemUser/saveLanguage', body, authorized)).status, body).toBe(400);
    }
    expect(
      (await post('/systemUser/saveLanguage', 'language=en-US', { ...authorized, 'Content-Type': 'text/plain' }))
        .status,
    ).toBe(400);
    expect((await post('/login', '{}', json)).status).toBe(400);
  });

  it('is HTTP 413 for a body that is too large', async () => {
    const response = await post('/systemUser/saveLanguage', JSON.stringify({ language: 'x'.repeat(1_100_000) }), {
      ...json,
      Authorization: `Bearer ${company.adminToken}`,
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ success: false, status: 413 });
  });
});

describe('input', () => {
  it('S3.107 names each wrong field in the language of the caller', async () => {
    const zh = await services.call('platform.joblist', { pageNo: 0, pageSize: 'many' }, company.adminToken, 'zh-CN');
    expect(zh).toMatchObject({ success: false, status: 400, message: '不能小于 1' });
    expect(errorsOf(zh).map((e) => [e.field, e.code])).toEqual([
      ['pageNo', 'TOO_SMALL'],
      ['pageSize', 'WRONG_TYPE'],
    ]);
    const en = await services.call('root.login', { company: 'x'.repeat(41) }, null, 'en-US');
    expect(errorsOf(en).map((e) => [e.field, e.code])).toEqual([
      ['company', 'TOO_LONG'],
      ['userName', 'REQUIRED'],
      ['password', 'REQUIRED'],
    ]);
    expect(en.message).toBe('At most 40 characters');
  });

  it('is refused when it says more than the call takes', async () => {
    const answer = await services.call(
      'systemUser.saveLanguage',
      { language: 'en-US', roleCode: 'ADMIN' },
      company.adminToken,
    );
    expect([answer.status, errorsOf(answer)[0]]).toMatchObject([400, { field: 'roleCode', code: 'UNKNOWN_FIELD' }]);
  });

  it('is refused when it holds what PostgreSQL cannot store', async () => {
    const answer = await services.call('rolemanage.getauthoritytype', { pageUrl: '/index\0' }, company.adminToken);
    expect(answer).toMatchObject({ status: 400, data: { errors: [{ field: 'pageUrl', code: 'INVALID_FORMAT' }] } });
  });
});

describe('every answer', () => {
  it('carries the request id of the caller, or one of its own', async () => {
    const given = await fetch(`${services.url}/platform/capabilities`, { headers: { 'X-Request-Id': 'abcdef-12345' } });
    expect(given.headers.get('x-request-id')).toBe('abcdef-12345');
    const made = await fetch(`${services.url}/platform/capabilities`, { headers: { 'X-Request-Id': 'a b' } });
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}$/);
  });

  it('is not to be stored, and does not name the software', async () => {
    const { headers } = await fetch(`${services.url}/platform/capabilities`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('policies', () => {
  const routes = routesOf(handlers);

  it('refuse everybody without a session, except where they are open', async () => {
    for (const { name } of routes.filter((route) => route.endpoint.policy.kind !== 'open')) {
      expect([name, (await services.call(name)).status]).toEqual([name, 208]);
    }
  });

  it('refuse a role what its page rights do not give, and only that', async () => {
    for (const role of ['CEO', 'hr', undefined]) {
      const person = await addPerson(services, company, role === undefined ? {} : { role });
      const token = await services.signIn(company.code, person.userName);
      const { screenRolePageMap } = await services.ok<{ screenRolePageMap: Record<string, number> }>(
        'systemUser.getUser',
        {},
        token,
      );
      const session = {
        pageRights: new Map(Object.entries(screenRolePageMap)),
        roles: [{ roleCode: '', type: role === 'CEO' ? 'CEO' : role === 'hr' ? 'CUSTOMISED' : 'ORDINARY' }],
        hiddenElements: new Set(),
        isPlatformAdmin: false,
      };
      for (const { name, endpoint } of routes.filter((route) => route.endpoint.policy.kind !== 'open')) {
        const expected = allows(endpoint.policy, session as never);
        if (expected && endpoint.effect === 'writes') continue;
        const { status } = await services.call(name, {}, token);
        expect([role, name, status === 403], `${status}`).toEqual([role, name, !expected]);
      }
    }
  });

  it('decide by page, need, role and company', () => {
    const session = {
      pageRights: new Map([
        ['/a', 1],
        ['/b', 7],
      ]),
      roles: [{ roleCode: 'CEO', type: 'CEO' }],
      hiddenElements: new Set(),
      isPlatformAdmin: false,
    } as never;
    const cases: [Policy, boolean][] = [
      [{ kind: 'pages', pages: [{ path: '/a', need: 'visit' }] }, true],
      [{ kind: 'pages', pages: [{ path: '/a', need: 'edit' }] }, false],
      [
        {
          kind: 'pages',
          pages: [
            { path: '/a', need: 'export' },
            { path: '/b', need: 'export' },
          ],
        },
        true,
      ],
      [{ kind: 'pages', pages: [{ path: '/b', need: 'edit' }], roles: ['ADMIN'] }, false],
      [{ kind: 'pages', pages: [{ path: '/c', need: 'visit' }] }, false],
      [{ kind: 'signedIn', roles: ['ADMIN', 'CEO'] }, true],
      [{ kind: 'self', roles: ['ADMIN'] }, false],
      [{ kind: 'platformAdmin' }, false],
    ];
    for (const [policy, expected] of cases) expect(allows(policy, session), JSON.stringify(policy)).toBe(expected);
  });
});

describe('the contract', () => {
  it('has no path twice and no name both in query and body', () => {
    const endpoints = Object.values(contract as Record<string, Service>).flatMap(({ prefix, endpoints }) =>
      Object.entries(endpoints).map(([key, endpoint]) => ({ path: `${prefix}/${key}`, endpoint })),
    );
    expect(new Set(endpoints.map((e) => e.path)).size).toBe(endpoints.length);
    for (const { path, endpoint } of endpoints) {
      expect(
        Object.keys(endpoint.query.shape).filter((key) => key in endpoint.body.shape),
        path,
      ).toEqual([]);
    }
  });

  it('is served as an OpenAPI document with a page to read it', async () => {
    const document = (await (await fetch(`${services.url}/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, object>;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/login']).toMatchObject({
      post: {
        operationId: 'root.login',
        security: [],
        requestBody: { content: { 'application/x-www-form-urlencoded': {} } },
      },
    });
    expect(await (await fetch(`${services.url}/docs/`)).text()).toContain('swagger-ui');
  });
});

it('file names in any language reach the browser', () => {
  expect(contentDisposition({ fileName: `员工"1' (2).xlsx`, contentType: 'text/csv' })).toBe(
    `attachment; filename="___1' (2).xlsx"; filename*=UTF-8''%E5%91%98%E5%B7%A5%221%27%20%282%29.xlsx`,
  );
});
