import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServices, type TestCompany, type TestServices } from '../../../../testing/kit.ts';
import { rateBucket } from '../../../session/tables.ts';
import { companyWith, idOf } from '../../fixtures.ts';
import type { EmployeeData } from '../../select.ts';

const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const ADDED = 'urn:ietf:params:scim:schemas:extension:hengcai:2.0:User';
const CORE = 'urn:ietf:params:scim:schemas:core:2.0:User';
const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

let services: TestServices;
let company: TestCompany;
let token: string;
beforeAll(async () => {
  services = await startServices();
  company = await companyWith(services, { sales: null, east: 'sales', it: null }, [
    { key: 'boss', deptId: idOf('sales'), empName: '王伟', email: 'wei@example.com', roles: ['hr'] },
    { key: 'rep', boss: 'boss', deptId: idOf('east'), empName: '李娜', email: 'na@example.com', phone: '13800000000' },
  ]);
  token = await connect(company);
});
afterAll(() => services.stop());

interface Sync {
  version: number;
  mapping: { field: string; source: string | null }[];
  token: { ending: string; lastUsedAt: string | null } | null;
}
const settings = (who = company) => services.ok<Sync>('sync.getsync', {}, who.adminToken);

/** Turns SCIM on for a company, and answers what the directory has to show. */
async function connect(who: TestCompany, more: object = {}): Promise<string> {
  const { version, mapping } = await settings(who);
  await services.ok(
    'sync.savesync',
    {
      syncType: 1,
      mapping,
      identifyBy: 'email',
      nightly: false,
      createDepartments: false,
      groupsAreDepartments: true,
      version,
      ...more,
    },
    who.adminToken,
  );
  return (await services.ok<{ token: string }>('sync.createscimtoken', {}, who.adminToken)).token;
}

interface Answer {
  status: number;
  headers: Headers;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- what SCIM answers is what is looked at
  body: any;
}
async function scim(method: string, path: string, body?: unknown, bearer: string | null = token): Promise<Answer> {
  const response = await fetch(`${services.url}/scim/v2${path}`, {
    method,
    headers: {
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && { 'content-type': 'application/scim+json; charset=utf-8' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}
const find = (filter: string, on = 'Users') => scim('GET', `/${on}?filter=${encodeURIComponent(filter)}`);
const patch = (id: string, Operations: object[]) => scim('PATCH', `/Users/${id}`, { schemas: [PATCH], Operations });
const person = async (empId: string) =>
  (await services.ok<EmployeeData[]>('empmanage.getallempinfo', { empIds: [empId] }, company.adminToken))[0];

describe('S7.053 what a directory asks before it begins', () => {
  test('what is supported, which resources there are and what they are made of', async () => {
    const config = await scim('GET', '/ServiceProviderConfig');
    expect(config.headers.get('content-type')).toMatch(/^application\/scim\+json/);
    expect(config.body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      filter: { maxResults: 200 },
    });
    expect((await scim('GET', '/ResourceTypes')).body.Resources.map((one: { id: string }) => one.id)).toEqual([
      'User',
      'Group',
    ]);
    const schemas = (await scim('GET', '/Schemas')).body;
    expect(schemas.Resources.map((one: { id: string }) => one.id)).toEqual([CORE, ENTERPRISE, ADDED, GROUP]);
    expect(
      (await scim('GET', `/Schemas/${ENTERPRISE}`)).body.attributes.map((one: { name: string }) => one.name),
    ).toContain('manager');
  });

  test('nothing without the token of the company, and no company sees another one', async () => {
    for (const bearer of [null, 'hcs_wrong', company.adminToken]) {
      const refused = await scim('GET', '/Users', undefined, bearer);
      expect([refused.status, refused.body.status]).toEqual([401, '401']);
      expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    }
    const other = await services.createTestCompany();
    const otherToken = await connect(other);
    expect((await scim('GET', '/Users', undefined, otherToken)).body.totalResults).toBe(0);
    expect((await scim('GET', `/Users/${idOf('rep')}`, undefined, otherToken)).status).toBe(404);
  });

  test('a revoked token ends, a new one ends the former, and only its ending is ever read again', async () => {
    const other = await services.createTestCompany();
    const first = await connect(other);
    const second = (await services.ok<{ token: string }>('sync.createscimtoken', {}, other.adminToken)).token;
    expect((await scim('GET', '/Users', undefined, first)).status).toBe(401);
    expect((await scim('GET', '/Users', undefined, second)).status).toBe(200);
    const shown = await settings(other);
    expect(shown.token).toMatchObject({ ending: second.slice(-4), lastUsedAt: expect.any(String) as string });
    expect(JSON.stringify(shown)).not.toContain(second);
    await services.ok('sync.revokescimtoken', {}, other.adminToken);
    expect((await scim('GET', '/Users', undefined, second)).status).toBe(401);
  });

  test('too many requests of a company, and too many wrong tokens, have to wait', async () => {
    const other = await services.createTestCompany();
    const otherToken = await connect(other);
    await scim('GET', '/Users', undefined, otherToken);
    const fill = (key: string, count: number) =>
      services.kernel.db.withSystem('apiToken', (tx) =>
        tx.update(rateBucket).set({ count }).where(eq(rateBucket.key, key)),
      );
    await fill(`scim:${other.companyId}`, 1_800);
    const waiting = await scim('GET', '/Users', undefined, otherToken);
    expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    await scim('GET', '/Users', undefined, 'hcs_wrong');
    await fill('scimWrong:proxy', 30);
    expect((await scim('GET', '/Users', undefined, 'hcs_wrong')).status).toBe(429);
    expect((await scim('GET', '/Users')).status).toBe(200);
  });
});

describe('S7.053 the requests of Entra ID', () => {
  let id: string;

  test('somebody new: looked for by userName, then made with what the extension says', async () => {
    const none = await find('userName eq "Test_User_ab6490ee@example.com"');
    expect([none.status, none.body.totalResults, none.body.Resources]).toEqual([200, 0, []]);
    const made = await scim('POST', '/Users', {
      schemas: [CORE, ENTERPRISE],
      externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
      userName: 'Test_User_ab6490ee@example.com',
      active: true,
      displayName: '赵敏',
      emails: [{ primary: true, type: 'work', value: 'min.zhao@example.com' }],
      meta: { resourceType: 'User' },
      name: { formatted: '赵敏', familyName: '赵', givenName: '敏' },
      roles: [],
      [ENTERPRISE]: {
        employeeNumber: 'E100',
        department: 'Department sales/Department east',
        manager: { value: idOf('boss') },
      },
    });
    expect([made.status, made.body.userName, made.body.active]).toEqual([201, 'Test_User_ab6490ee@example.com', true]);
    expect(made.headers.get('location')).toBe(made.body.meta.location);
    id = made.body.id as string;
    expect(await person(id)).toMatchObject({
      empNumber: 'E100',
      empName: '赵敏',
      email: 'min.zhao@example.com',
      deptId: idOf('east'),
      bossEmpId: idOf('boss'),
    });
    expect((await find('userName eq "test_user_AB6490EE@example.com"')).body.Resources[0].id).toBe(id);
    expect((await find('externalId eq "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef"')).body.totalResults).toBe(1);
  });

  test('the same again is 409 with scimType uniqueness', async () => {
    const again = await scim('POST', '/Users', {
      schemas: [CORE],
      userName: 'test_user_ab6490ee@example.com',
      displayName: 'X',
    });
    expect([again.status, again.body.scimType, again.body.status]).toEqual([409, 'uniqueness', '409']);
    const number = await scim('POST', '/Users', {
      schemas: [CORE, ENTERPRISE],
      userName: 'other@example.com',
      displayName: 'X',
      [ENTERPRISE]: { employeeNumber: 'e100' },
    });
    expect([number.status, number.body.scimType]).toEqual([409, 'uniqueness']);
  });

  test('changes with capitalised operations, filters in paths and booleans as text', async () => {
    const changed = await patch(id, [
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'updated@example.com' },
      { op: 'Replace', path: 'name.familyName', value: '钱' },
      { op: 'Replace', path: 'displayName', value: '钱敏' },
      { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '13900000001' },
      { op: 'Add', path: `${ENTERPRISE}:department`, value: 'it' },
    ]);
    expect([changed.status, changed.body.emails]).toEqual([
      200,
      [{ primary: true, type: 'work', value: 'updated@example.com' }],
    ]);
    expect(await person(id)).toMatchObject({
      empName: '钱敏',
      email: 'updated@example.com',
      phone: '13900000001',
      deptId: idOf('it'),
    });
    const whole = await patch(id, [
      {
        op: 'Replace',
        value: { 'name.givenName': '敏敏', displayName: '钱敏敏', [`${ENTERPRISE}:department`]: 'east' },
      },
    ]);
    expect([whole.body.name.givenName, whole.body[ENTERPRISE].department]).toEqual(['敏敏', 'east']);
    expect(await person(id)).toMatchObject({ empName: '钱敏敏', deptId: idOf('east') });
  });

  test('a manager is set, changed to nobody and refused as one’s own', async () => {
    await patch(id, [{ op: 'Remove', path: `${ENTERPRISE}:manager` }]);
    expect((await person(id))?.bossEmpId).toBeNull();
    await patch(id, [{ op: 'Add', path: `${ENTERPRISE}:manager`, value: idOf('rep') }]);
    expect((await person(id))?.bossEmpId).toBe(idOf('rep'));
    // A circle is not written; it is told to the administrators beside what was taken over.
    await patch(idOf('rep'), [{ op: 'Add', path: `${ENTERPRISE}:manager`, value: id }]);
    expect((await person(idOf('rep')))?.bossEmpId).toBe(idOf('boss'));
    const conflicts = await services.ok<{ items: object[] }>('sync.listconflicts', {}, company.adminToken);
    expect(conflicts.items).toEqual([expect.objectContaining({ empId: idOf('rep'), code: 'SUPERIOR_CIRCLE' })]);
  });

  test('disabling closes nothing: the directory reads inactive, and somebody here decides', async () => {
    const off = await patch(id, [{ op: 'Replace', path: 'active', value: 'False' }]);
    expect([off.status, off.body.active]).toEqual([200, false]);
    expect((await find('userName eq "Test_User_ab6490ee@example.com"')).body.Resources[0].active).toBe(false);
    const waiting = () =>
      services.ok<{ items: { empId: string; reason: string; accountOpen: boolean }[] }>(
        'sync.listdepartures',
        {},
        company.adminToken,
      );
    expect((await waiting()).items).toMatchObject([{ empId: id, reason: 'inactive', accountOpen: true }]);
    // Enabled again before anybody decided: nobody is asked any more.
    await patch(id, [{ op: 'Replace', path: 'active', value: 'True' }]);
    expect((await waiting()).items).toEqual([]);
    await patch(id, [{ op: 'Replace', path: 'active', value: 'False' }]);
    const decided = await services.ok<{ changed: string[] }>(
      'sync.decidedepartures',
      { empIds: [id], close: true },
      company.adminToken,
    );
    expect([decided.changed, (await waiting()).items]).toEqual([[id], []]);
    const status = await services.ok<{ items: { accountEnabled?: boolean; empId: string }[] }>(
      'empmanage.emplist',
      { filter: { keyword: 'e100' } },
      company.adminToken,
    );
    expect(JSON.stringify(status.items)).toContain(id);
  });

  test('deleting takes the person out of the directory’s sight and leaves the employee', async () => {
    expect((await scim('DELETE', `/Users/${id}`)).status).toBe(204);
    expect((await scim('GET', `/Users/${id}`)).status).toBe(404);
    expect((await scim('DELETE', `/Users/${id}`)).status).toBe(404);
    expect((await person(id))?.empName).toBe('钱敏敏');
    const back = await scim('POST', '/Users', {
      schemas: [CORE, ENTERPRISE],
      userName: 'back@example.com',
      displayName: '钱敏',
      emails: [{ type: 'work', value: 'updated@example.com' }],
      [ENTERPRISE]: { employeeNumber: 'E100' },
    });
    expect([back.status, back.body.id]).toEqual([201, id]);
  });

  test('somebody who is here under another userName is recognised by the email, once', async () => {
    const send = (userName: string) =>
      scim('POST', '/Users', {
        schemas: [CORE],
        userName,
        displayName: '王伟',
        emails: [{ type: 'work', value: 'WEI@example.com' }],
      });
    const made = await send('wei@tenant.onmicrosoft.com');
    expect([made.status, made.body.id]).toEqual([201, idOf('boss')]);
    expect((await person(idOf('boss')))?.empNumber).toBe('boss');
    const again = await send('wei2@tenant.onmicrosoft.com');
    expect([again.status, again.body.scimType]).toEqual([409, 'uniqueness']);
  });

  test('groups: made, members added and removed by both spellings, without members where they are left out', async () => {
    expect((await find('displayName eq "it"', 'Groups')).body.totalResults).toBe(0);
    const made = await scim('POST', '/Groups', {
      schemas: [GROUP],
      externalId: '8aa1a0c0',
      displayName: 'it',
      members: [],
    });
    expect(made.status).toBe(201);
    const group = `/Groups/${made.body.id}`;
    await scim('PATCH', group, {
      schemas: [PATCH],
      Operations: [{ op: 'Add', path: 'members', value: [{ value: idOf('rep') }, { value: id }] }],
    });
    // The group is called like a department: whoever comes into it moves there today.
    expect([(await person(idOf('rep')))?.deptId, (await person(id))?.deptId]).toEqual([idOf('it'), idOf('it')]);
    expect((await scim('GET', group)).body.members.map((one: { value: string }) => one.value).toSorted()).toEqual(
      [idOf('rep'), id].toSorted(),
    );
    expect((await scim('GET', `${group}?excludedAttributes=members`)).body.members).toBeUndefined();
    await scim('PATCH', group, {
      schemas: [PATCH],
      Operations: [{ op: 'Remove', path: 'members', value: [{ value: id }] }],
    });
    await scim('PATCH', group, {
      schemas: [PATCH],
      Operations: [{ op: 'remove', path: `members[value eq "${idOf('rep')}"]` }],
    });
    expect((await scim('GET', group)).body.members).toBeUndefined();
    const unknown = await scim('PATCH', group, {
      schemas: [PATCH],
      Operations: [{ op: 'Add', path: 'members', value: [{ value: 'nobody' }] }],
    });
    expect([unknown.status, unknown.body.scimType]).toEqual([400, 'invalidValue']);
    expect((await scim('DELETE', group)).status).toBe(204);
  });
});

describe('S7.053 the requests of Okta', () => {
  test('the test of the connection, and everybody page by page, each once', async () => {
    const first = await scim('GET', '/Users?startIndex=1&count=2');
    expect(first.body).toMatchObject({ startIndex: 1, itemsPerPage: 2, totalResults: 3 });
    const rest = await scim('GET', '/Users?startIndex=3&count=2');
    const ids = [...first.body.Resources, ...rest.body.Resources].map((one: { id: string }) => one.id);
    expect(new Set(ids).size).toBe(3);
    expect((await scim('GET', '/Users?count=0')).body).toMatchObject({ totalResults: 3, Resources: [] });
    expect((await scim('GET', '/Users?startIndex=-5&count=9999')).body).toMatchObject({
      startIndex: 1,
      itemsPerPage: 3,
    });
  });

  test('somebody who is here is found by email and replaced as a whole; what is left out is emptied', async () => {
    const found = (await find('userName eq "NA@example.com"')).body.Resources[0];
    expect(found).toMatchObject({ id: idOf('rep'), userName: 'na@example.com', active: true });
    const put = (more: object) =>
      scim('PUT', `/Users/${found.id}`, {
        schemas: [CORE, ENTERPRISE],
        id: found.id,
        userName: 'na@example.com',
        name: { givenName: 'Na', familyName: 'Li' },
        emails: [{ primary: true, value: 'na@example.com', type: 'work' }],
        displayName: '李娜娜',
        active: true,
        groups: [],
        password: 'never kept',
        [ENTERPRISE]: { employeeNumber: 'rep' },
        ...more,
      });
    const replaced = await put({ phoneNumbers: [{ type: 'mobile', value: '13700000000' }] });
    expect([replaced.status, replaced.body.password]).toEqual([200, undefined]);
    expect(await person(idOf('rep'))).toMatchObject({ empName: '李娜娜', phone: '13700000000' });
    await put({});
    expect((await person(idOf('rep')))?.phone).toBeNull();
    // Whoever is deactivated there is a whole user with active false, or a value without a path.
    expect((await put({ active: false })).body.active).toBe(false);
    expect((await patch(found.id, [{ op: 'replace', value: { active: true } }])).body.active).toBe(true);
  });

  test('group push: name and members replaced', async () => {
    const { body } = await scim('POST', '/Groups', {
      schemas: [GROUP],
      displayName: 'Everyone',
      members: [{ value: idOf('rep'), display: 'na@example.com' }],
    });
    const Operations = [
      { op: 'replace', path: 'members', value: [{ value: idOf('boss') }] },
      { op: 'replace', value: { id: body.id, displayName: 'Everybody' } },
    ];
    const changed = await scim('PATCH', `/Groups/${body.id}`, { schemas: [PATCH], Operations });
    expect(changed.body).toMatchObject({ displayName: 'Everybody', members: [{ value: idOf('boss') }] });
    const taken = await scim('POST', '/Groups', { schemas: [GROUP], displayName: 'everybody' });
    expect([taken.status, taken.body.scimType]).toEqual([409, 'uniqueness']);
  });
});

describe('S7.053 what is refused', () => {
  test.each([
    ['a filter that is not supported', 'GET', '/Users?filter=userName%20co%20%22a%22', undefined, 400, 'invalidFilter'],
    ['an attribute nobody is found by', 'GET', '/Users?filter=title%20eq%20%22a%22', undefined, 400, 'invalidFilter'],
    ['a user without a userName', 'POST', '/Users', { schemas: [CORE] }, 400, 'invalidValue'],
    [
      'a user without a number',
      'POST',
      '/Users',
      { schemas: [CORE], userName: 'n@example.com', displayName: 'N' },
      400,
      'invalidValue',
    ],
    [
      'an email that is none',
      'POST',
      '/Users',
      {
        schemas: [CORE, ENTERPRISE],
        userName: 'n@example.com',
        displayName: 'N',
        emails: [{ type: 'work', value: 'no' }],
        [ENTERPRISE]: { employeeNumber: 'N1' },
      },
      400,
      'invalidValue',
    ],
    [
      'a path that leads nowhere',
      'PATCH',
      '/Users/:rep',
      { schemas: [PATCH], Operations: [{ op: 'replace', path: 'nothing.there', value: 1 }] },
      400,
      'invalidPath',
    ],
    [
      'an operation that is none',
      'PATCH',
      '/Users/:rep',
      { schemas: [PATCH], Operations: [{ op: 'move', path: 'title' }] },
      400,
      'invalidSyntax',
    ],
    [
      'a change without its schema',
      'PATCH',
      '/Users/:rep',
      { Operations: [{ op: 'add', path: 'title', value: 'x' }] },
      400,
      'invalidSyntax',
    ],
    [
      'removing everything',
      'PATCH',
      '/Users/:rep',
      { schemas: [PATCH], Operations: [{ op: 'remove' }] },
      400,
      'noTarget',
    ],
    ['an address there is not', 'GET', '/Bulk', undefined, 404, undefined],
  ])('%s', async (_what, method, path, body, status, scimType) => {
    const refused = await scim(method, path.replace(':rep', idOf('rep')), body);
    expect([refused.status, refused.body.scimType, refused.body.status]).toEqual([status, scimType, String(status)]);
    expect(refused.body.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error']);
  });

  test('a body that is no JSON, and a company that has chosen something else', async () => {
    const broken = await fetch(`${services.url}/scim/v2/Users`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{',
    });
    expect([broken.status, ((await broken.json()) as { scimType: string }).scimType]).toEqual([400, 'invalidSyntax']);
    const { version, mapping } = await settings();
    await services.ok(
      'sync.savesync',
      {
        syncType: 0,
        mapping,
        identifyBy: 'email',
        nightly: false,
        createDepartments: false,
        groupsAreDepartments: false,
        version,
      },
      company.adminToken,
    );
    expect((await scim('GET', '/Users')).status).toBe(403);
    const me = await services.ok<{ isOpenDataSyn: number; synSystemType: number }>(
      'systemUser.getUser',
      {},
      company.adminToken,
    );
    expect([me.isOpenDataSyn, me.synSystemType]).toEqual([0, 0]);
  });
});

test('a city is what the directory calls it in either language', async () => {
  const there = await companyWith(services, {}, []);
  const { mapping } = await settings(there);
  const locality = 'addresses[type eq "work"].locality';
  const bearer = await connect(there, {
    mapping: mapping.map((one) => (one.field === 'cityName' ? { ...one, source: locality } : one)),
  });
  const cityOf = async (number: string, city: string) => {
    const user = { schemas: [CORE, ENTERPRISE], userName: `${number}@example.com`, displayName: '周杰' };
    const addresses = [{ type: 'work', locality: city }];
    const made = await scim('POST', '/Users', { ...user, addresses, [ENTERPRISE]: { employeeNumber: number } }, bearer);
    const people = { empIds: [String(made.body.id)] };
    return (await services.ok<EmployeeData[]>('empmanage.getallempinfo', people, there.adminToken))[0]?.cityName;
  };
  expect(await cityOf('C1', 'beijing')).toBe('北京');
  expect(await cityOf('C2', 'Seattle')).toBe('Seattle');
});

test('a share of full-time work comes from the field that is mapped to it; settings from before know none', async () => {
  const other = await companyWith(services, { sales: null }, []);
  await connect(other);
  await services.engine.run(`update sync_setting set mapping = mapping - 'fullTimeEquivalent' where company_id = $1`, [
    other.companyId,
  ]);
  const { mapping } = await settings(other);
  expect(mapping.find(({ field }) => field === 'fullTimeEquivalent')).toEqual({
    field: 'fullTimeEquivalent',
    source: null,
  });
  const bearer = await connect(other, {
    mapping: mapping.map((one) => (one.field === 'fullTimeEquivalent' ? { ...one, source: 'costCenter' } : one)),
  });
  const made = (number: string, costCenter: string) =>
    scim(
      'POST',
      '/Users',
      {
        schemas: [CORE, ENTERPRISE],
        userName: number,
        displayName: number,
        emails: [{ primary: true, type: 'work', value: `${number}@example.com` }],
        [ENTERPRISE]: { employeeNumber: number, department: 'sales', costCenter },
      },
      bearer,
    );
  expect((await made('F1', '1.5')).status).toBe(400);
  const half = await made('F2', '0.5');
  expect(half.status).toBe(201);
  const [{ fullTimeEquivalent } = { fullTimeEquivalent: null }] = await services.ok<EmployeeData[]>(
    'empmanage.getallempinfo',
    { empIds: [half.body.id] },
    other.adminToken,
  );
  expect(fullTimeEquivalent).toBe('0.50');
});

test('S3.008 who signs in knows from which directory people come', async () => {
  const { version, mapping } = await settings();
  const save = (syncType: number, more: object = {}) =>
    services.call(
      'sync.savesync',
      {
        syncType,
        mapping,
        identifyBy: 'email',
        nightly: false,
        createDepartments: false,
        groupsAreDepartments: false,
        version,
        ...more,
      },
      company.adminToken,
    );
  const refused = await save(5);
  expect(refused.data).toMatchObject({ errors: [{ field: 'syncType', code: 'SYNC_NOT_AVAILABLE' }] });
  const unfit = await save(1, {
    mapping: [
      { field: 'bossNumber', source: 'title' },
      { field: 'email', source: null },
      { field: 'empName', source: 'mobile' },
    ],
  });
  expect(
    (unfit.data as { errors: { field: string; code: string }[] }).errors.map(({ field, code }) => [field, code]),
  ).toEqual([
    ['mapping.empName', 'SYNC_SOURCE_UNKNOWN'],
    ['mapping.email', 'REQUIRED'],
    ['mapping.bossNumber', 'SYNC_SOURCE_UNFIT'],
  ]);
  expect((await save(1)).success).toBe(true);
  expect((await save(1)).status).toBe(409);
  const me = await services.ok<{ isOpenDataSyn: number; synSystemType: number }>(
    'systemUser.getUser',
    {},
    company.adminToken,
  );
  expect([me.isOpenDataSyn, me.synSystemType]).toEqual([1, 1]);
});
