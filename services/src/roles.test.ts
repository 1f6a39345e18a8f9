import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Envelope } from '@hengcai/shared/contract/kernel';
import { AuthorityScope, FieldGroup, FieldRight, PageRight } from '@hengcai/shared/enums';
import { startServices, type TestCompany, type TestServices } from './testing/kit.ts';
import { departmentsFor, idOf, peopleFor } from './modules/employee/fixtures.ts';
import { accountOfEmployee } from './modules/session/public.ts';
import { scopeGrant } from './modules/settings/tables.ts';
import type { RoleData } from './modules/settings/roles/read.ts';

const { VISIT, EDIT, EXPORT } = PageRight;
const LIST = '/employee/list';
let services: TestServices;
let company: TestCompany;
let users: Record<string, string>;
let keys = 0;

beforeAll(async () => {
  services = await startServices();
  company = await services.createTestCompany();
  users = await services.as(company, 'writes', async (ctx) => {
    await departmentsFor(ctx, { sales: null, north: 'sales', law: null });
    await peopleFor(ctx, [
      { key: 'boss', deptId: idOf('law') },
      { key: 'keeper', deptId: idOf('law'), boss: 'boss' },
      { key: 'one', deptId: idOf('sales'), boss: 'boss' },
      { key: 'two', deptId: idOf('north'), boss: 'boss' },
      { key: 'three', deptId: idOf('law'), boss: 'boss' },
    ]);
    const found: Record<string, string> = {};
    for (const key of ['boss', 'keeper', 'one', 'two', 'three'])
      found[key] = (await accountOfEmployee(ctx, idOf(key)))?.userId ?? '';
    return found;
  });
});
afterAll(() => services.stop());

const run = <T = RoleData>(name: string, input: object, token = company.adminToken) =>
  services.ok<T>(`roles.${name}`, input as Record<string, unknown>, token);
const call = (name: string, input: object, token = company.adminToken): Promise<Envelope> =>
  services.call(`roles.${name}`, input as Record<string, unknown>, token);
const codesOf = ({ data }: Envelope) =>
  (data as { errors: { field: string; code: string }[] }).errors.map((one) => one.code);
const make = (roleName: string, more: object = {}) =>
  run('saverole', { roleName, clientMutationId: `make-role-${(keys += 1)}`, ...more });
const list = () => run<RoleData[]>('listrole', {});
const find = async (roleCode: string) => (await list()).find((one) => one.roleCode === roleCode) as RoleData;
const pagesOf = async (roleCode: string) => {
  const { menus } = await run<{ menus: { pages: PageData[] }[] }>('listhtmlbymenu', { roleCode });
  return menus.flatMap(({ pages }) => pages);
};
interface PageData {
  pageId: string;
  pageUrl: string;
  rights: number;
  shippedRights: number | null;
  elements: { code: string; shown: boolean }[];
}
const set = async (roleCode: string, pages: { pageId: string; rights: number; elements?: object[] }[]) =>
  run('saverolehtml', { roleCode, version: (await find(roleCode)).version, pages });
const seenBy = async (token: string) => {
  const { items } = await services.ok<{ items: { empNumber: string }[] }>('empmanage.emplist', { pageSize: 50 }, token);
  return items.map(({ empNumber }) => empNumber).sort();
};

describe('roles', () => {
  it('S6.014 S3.061 S3.062 a role is made, also as a copy, with pages, field groups, scope and without members', async () => {
    const plain = await make('审计');
    expect(plain).toMatchObject({ roleName: '审计', readOnly: false, memberCount: 0, pageCount: 0 });
    expect(new Set(plain.groups.map(({ right }) => right))).toEqual(new Set([FieldRight.NONE]));
    const copy = await make('人事助理', { copyOf: 'hr', readOnly: true });
    const hr = await find('hr');
    expect(copy).toMatchObject({ readOnly: true, memberCount: 0, pageCount: hr.pageCount, isShipped: false });
    expect(copy.scope).toEqual(hr.scope);
    expect(copy.groups).toEqual(hr.groups);
    expect((await pagesOf(copy.roleCode)).find((page) => page.pageUrl === LIST)).toMatchObject({
      pageId: '2010',
      shippedRights: null,
    });
    expect(
      codesOf(await call('saverole', { roleName: 'x', copyOf: 'ADMIN', clientMutationId: 'copy-of-admin' })),
    ).toEqual(['ROLE_ADMIN_FIXED']);
  });

  it('S5.063 S6.015 a role is renamed, with at most 20 characters and a name of its own; shipped names stay', async () => {
    const { roleCode, version } = await make('旧名');
    const named = await run('updatename', { roleCode, version, roleName: '新'.repeat(20) });
    expect(named).toMatchObject({ roleName: '新'.repeat(20), version: version + 1 });
    expect(await call('updatename', { roleCode, version: named.version, roleName: 'x'.repeat(21) })).toMatchObject({
      status: 400,
      data: { errors: [{ field: 'roleName', code: 'TOO_LONG' }] },
    });
    expect(
      codesOf(await call('updatename', { roleCode, version: named.version, roleName: 'human RESOURCES' })),
    ).toEqual(['ALREADY_USED']);
    expect(await call('updatename', { roleCode, version, roleName: '别名' })).toMatchObject({ status: 409 });
    const ceo = await find('CEO');
    expect(codesOf(await call('updatename', { roleCode: 'CEO', version: ceo.version, roleName: 'x' }))).toEqual([
      'ROLE_NAME_FIXED',
    ]);
  });

  it('S6.016 S6.028 a role is deleted with what its members had by it; the default roles stay', async () => {
    const { roleCode } = await make('临时');
    await set(roleCode, [{ pageId: LIST, rights: VISIT }]);
    await run('addusers', { roleCode, empIds: [idOf('one')] });
    const token = await services.signIn(company.code, 'one');
    expect(await seenBy(token)).toContain('one');
    await run('deleterole', { roleCode, version: (await find(roleCode)).version });
    expect((await services.call('empmanage.emplist', {}, token)).status).toBe(403);
    for (const code of ['MANAGER', 'ORDINARY']) {
      const { version } = await find(code);
      expect(codesOf(await call('deleterole', { roleCode: code, version }))).toEqual(['DEFAULT_ROLE_STAYS']);
    }
    expect(codesOf(await call('deleterole', { roleCode: 'CEO', version: 1 }))).toEqual(['ROLE_STAYS']);
  });

  it('S6.017 S6.018 S6.019 people are put into a role, taken out, and moved to another', async () => {
    const [from, to] = [await make('来处'), await make('去处')];
    await run('addusers', { roleCode: from.roleCode, empIds: [idOf('one'), idOf('two')] });
    const { members } = await run<{ members: { total: number; items: { name: string; userId: string }[] } }>(
      'getroledetail',
      { roleCode: from.roleCode, keyword: 'person t' },
    );
    expect(members).toMatchObject({ total: 1, items: [{ name: 'Person two', userId: users['two'] }] });
    await run('transferusers', { roleCode: from.roleCode, toRoleCode: to.roleCode, userIds: [users['two']] });
    await run('deleteusers', { roleCode: from.roleCode, userIds: [users['one']] });
    expect((await find(from.roleCode)).memberCount).toBe(0);
    expect((await find(to.roleCode)).memberCount).toBe(1);
    expect((await call('deleteusers', { roleCode: from.roleCode, userIds: [users['one']] })).status).toBe(404);
  });

  it('S6.027 S6.029 S6.002 the default roles have no members of their own and no departments', async () => {
    for (const roleCode of ['MANAGER', 'ORDINARY']) {
      const { version, isDefault, memberCount } = await find(roleCode);
      expect({ isDefault, memberCount }).toEqual({ isDefault: true, memberCount: null });
      expect(codesOf(await call('addusers', { roleCode, empIds: [idOf('one')] }))).toEqual(['DEFAULT_ROLE_MEMBERS']);
      expect(codesOf(await call('deleteusers', { roleCode, userIds: [users['one']] }))).toEqual([
        'DEFAULT_ROLE_MEMBERS',
      ]);
      const asked = { roleCode, version, scope: AuthorityScope.DEPARTMENT_ALL, deptIds: [idOf('sales')] };
      expect(codesOf(await call('savedeptmanage', asked))).toEqual(['DEFAULT_ROLE_DEPARTMENTS']);
    }
  });

  it('the last administrator stays', async () => {
    const administrators = await run<{ members: { items: { userId: string }[] } }>('getroledetail', {
      roleCode: 'ADMIN',
    });
    const userIds = administrators.members.items.map(({ userId }) => userId);
    expect(codesOf(await call('deleteusers', { roleCode: 'ADMIN', userIds }))).toEqual(['ROLE_LAST_ADMINISTRATOR']);
    await run('addusers', { roleCode: 'ADMIN', empIds: [idOf('boss')] });
    await run('deleteusers', { roleCode: 'ADMIN', userIds: [users['boss']] });
  });
});

describe('whom a role shows', () => {
  it('S6.020 S6.003 departments with everything below, and less of them to one member, with the next call', async () => {
    const { roleCode } = await make('销售人事');
    await set(roleCode, [{ pageId: LIST, rights: VISIT }]);
    await run('addusers', { roleCode, empIds: [idOf('three')] });
    const token = await services.signIn(company.code, 'three');
    // The superior is shown by the role of every employee, which does not open the list.
    const own = ['three'];
    expect(await seenBy(token)).toEqual(own);
    const scope = async (more: object) =>
      run('savedeptmanage', { roleCode, version: (await find(roleCode)).version, ...more });
    await scope({ scope: AuthorityScope.DEPARTMENT_ALL, deptIds: [idOf('sales')] });
    expect(await seenBy(token)).toEqual([...own, 'one', 'two'].sort());
    await scope({ scope: AuthorityScope.DEPARTMENT_DIRECT, deptIds: [idOf('sales')] });
    expect(await seenBy(token)).toEqual([...own, 'one'].sort());
    await scope({ scope: AuthorityScope.DEPARTMENT_ALL, deptIds: [idOf('sales')] });
    const member = { userId: users['three'], scope: AuthorityScope.DEPARTMENT_ALL };
    await scope({ ...member, deptIds: [idOf('north')] });
    expect(await seenBy(token)).toEqual([...own, 'two'].sort());
    const { version } = await find(roleCode);
    const wider = { roleCode, version, ...member, deptIds: [idOf('law')] };
    expect(codesOf(await call('savedeptmanage', wider))).toEqual(['ROLE_SCOPE_WIDER']);
    const { members } = await run<{ members: { name: string; narrowed: object }[] }>('listdeptmanage', { roleCode });
    expect(members).toMatchObject([
      { name: 'Person three', narrowed: { scope: 1, depts: [{ name: 'Department north' }] } },
    ]);
    await scope({ userId: users['three'], scope: null });
    expect(await seenBy(token)).toContain('one');
  });

  it('S3.046 scope 4 is the own record and the superiors, and in a role of company scope only the own record', async () => {
    const { roleCode } = await make('公司范围');
    await set(roleCode, [{ pageId: LIST, rights: VISIT }]);
    await run('addusers', { roleCode, empIds: [idOf('two')] });
    const token = await services.signIn(company.code, 'two');
    const scope = async (more: object) =>
      run('savedeptmanage', { roleCode, version: (await find(roleCode)).version, ...more });
    await scope({ scope: AuthorityScope.COMPANY });
    expect(await seenBy(token)).toHaveLength(5);
    // Without the superiors that every other employee sees, what this role shows is seen alone.
    const ordinary = await services.as(company, 'writes', async (ctx) => {
      return ctx.tx
        .delete(scopeGrant)
        .where(and(eq(scopeGrant.companyId, company.companyId), eq(scopeGrant.roleCode, 'ORDINARY')))
        .returning();
    });
    await scope({ userId: users['two'], scope: AuthorityScope.SELF_AND_SUPERIORS });
    expect(await seenBy(token)).toEqual(['two']);
    await services.as(company, 'writes', async (ctx) => {
      await ctx.tx.insert(scopeGrant).values(ordinary);
    });
  });
});

describe('pages and elements', () => {
  it('S6.021 S6.022 what a role may do on a page and which buttons it has there holds with the next call', async () => {
    const { roleCode } = await make('招聘');
    await set(roleCode, [{ pageId: '2010', rights: VISIT + EDIT }]);
    await run('addusers', { roleCode, empIds: [idOf('one')] });
    const token = await services.signIn(company.code, 'one');
    const rights = () => services.ok<object>('rolemanage.getauthoritytype', { pageUrl: LIST }, token);
    expect(await rights()).toEqual({ operations: [VISIT, EDIT], elements: ['employee.leavers'] });
    expect((await services.call('empmanage.listimports', {}, token)).status).toBe(200);
    await set(roleCode, [
      { pageId: LIST, rights: VISIT + EDIT, elements: [{ code: 'employee.import', shown: false }] },
    ]);
    expect(await rights()).toEqual({ operations: [VISIT, EDIT], elements: ['employee.leavers', 'employee.import'] });
    expect((await services.call('empmanage.listimports', {}, token)).status).toBe(403);
    expect((await services.call('empmanage.emplist', {}, token)).status).toBe(200);
    const page = await run<PageData>('getrolepagedetail', { roleCode, pageId: LIST });
    expect(page).toMatchObject({ rights: VISIT + EDIT });
    expect(page.elements.find(({ code }) => code === 'employee.import')).toMatchObject({
      shown: false,
      kind: 'button',
    });
    // Another role that gives page and button together gives both back.
    const { roleCode: other } = await make('招聘经理');
    await set(other, [{ pageId: LIST, rights: VISIT + EDIT }]);
    await run('addusers', { roleCode: other, empIds: [idOf('one')] });
    expect(await rights()).toEqual({ operations: [VISIT, EDIT], elements: ['employee.leavers'] });
  });

  it('S6.023 buttons cannot be set on a page that is read only', async () => {
    const { roleCode, version } = await make('看看');
    const elements = [{ code: 'employee.import', shown: true }];
    const answer = await call('saverolehtml', {
      roleCode,
      version,
      pages: [{ pageId: LIST, rights: VISIT, elements }],
    });
    expect(codesOf(answer)).toEqual(['ROLE_PAGE_READ_ONLY']);
    const unknown = [{ pageId: LIST, rights: VISIT, elements: [{ code: 'nonsense', shown: true }] }];
    expect((await call('saverolehtml', { roleCode, version, pages: unknown })).status).toBe(400);
  });

  it('S6.024 S6.025 S6.026 a read-only role neither edits, imports nor exports, and takes nothing from another role', async () => {
    const { roleCode, version } = await make('只读', { readOnly: true });
    const all = VISIT + EDIT + EXPORT;
    const answer = await call('saverolehtml', { roleCode, version, pages: [{ pageId: LIST, rights: all }] });
    expect(codesOf(answer)).toEqual(['ROLE_READ_ONLY']);
    const loose = await make('原来能改');
    await set(loose.roleCode, [{ pageId: LIST, rights: all }]);
    const { version: seen } = await find(loose.roleCode);
    const change = { roleCode: loose.roleCode, version: seen, readOnly: true, clientMutationId: 'now-read-only' };
    await run('saverole', change);
    await run('addusers', { roleCode: loose.roleCode, empIds: [idOf('keeper')] });
    const token = await services.signIn(company.code, 'keeper');
    expect(await services.ok('rolemanage.getauthoritytype', { pageUrl: LIST }, token)).toMatchObject({
      operations: [VISIT],
    });
    for (const name of ['empmanage.listimports', 'empmanage.exportempinfo'])
      expect((await services.call(name, { format: 'csv' }, token)).status, name).toBe(403);
    await run('addusers', { roleCode: 'hr', empIds: [idOf('keeper')] });
    expect((await services.call('empmanage.listimports', {}, token)).status).toBe(200);
    await run('deleteusers', { roleCode: 'hr', userIds: [users['keeper']] });
  });

  it('pages of a shipped role are marked as changed and go back to what it was shipped with', async () => {
    await set('MANAGER', [{ pageId: LIST, rights: VISIT }]);
    expect(await find('MANAGER')).toMatchObject({ editedCount: 1 });
    expect((await pagesOf('MANAGER')).find((page) => page.pageUrl === LIST)).toMatchObject({
      rights: VISIT,
      shippedRights: 0,
    });
    const { version } = await find('MANAGER');
    const back = await run('saverolehtml', { roleCode: 'MANAGER', version, restore: ['2010'] });
    expect(back).toMatchObject({ editedCount: 0 });
    const own = await make('自建');
    expect(
      codesOf(await call('saverolehtml', { roleCode: own.roleCode, version: own.version, restore: ['2010'] })),
    ).toEqual(['ROLE_NOT_SHIPPED']);
  });
});

describe('who gives rights', () => {
  it('nobody but an administrator gives more than the own rights: pages, field groups, people, roles', async () => {
    const keeper = await make('权限管理员');
    const AUTHORITY = '/setting/authority-manage';
    await set(keeper.roleCode, [
      { pageId: AUTHORITY, rights: VISIT + EDIT },
      { pageId: LIST, rights: VISIT },
    ]);
    await run('saverole', {
      roleCode: keeper.roleCode,
      version: (await find(keeper.roleCode)).version,
      groups: [{ groupCode: FieldGroup.WORK, right: FieldRight.READ }],
      clientMutationId: 'keeper-groups',
    });
    await run('savedeptmanage', {
      roleCode: keeper.roleCode,
      version: (await find(keeper.roleCode)).version,
      scope: AuthorityScope.DEPARTMENT_ALL,
      deptIds: [idOf('sales')],
    });
    await run('addusers', { roleCode: keeper.roleCode, empIds: [idOf('boss')] });
    const token = await services.signIn(company.code, 'boss');
    const mine = await run('saverole', { roleName: '我的', clientMutationId: 'made-by-keeper' }, token);
    const { roleCode } = mine;
    const now = async () => (await find(roleCode)).version;
    const refusal = async (name: string, more: object) =>
      codesOf(await call(name, { roleCode, version: await now(), ...more }, token));
    const over = ['ROLE_MORE_THAN_HELD'];
    expect(await refusal('saverolehtml', { pages: [{ pageId: LIST, rights: VISIT + EXPORT }] })).toEqual(over);
    const groups = [{ groupCode: FieldGroup.SALARY, right: FieldRight.READ }];
    expect(await refusal('saverole', { groups, clientMutationId: 'keeper-salary' })).toEqual(over);
    expect(await refusal('savedeptmanage', { scope: AuthorityScope.COMPANY })).toEqual(over);
    const law = { scope: AuthorityScope.DEPARTMENT_ALL, deptIds: [idOf('law')] };
    expect(await refusal('savedeptmanage', law)).toEqual(over);
    expect(codesOf(await call('addusers', { roleCode: 'hr', empIds: [idOf('boss')] }, token))).toEqual(over);
    expect(codesOf(await call('addusers', { roleCode: 'ADMIN', empIds: [idOf('boss')] }, token))).toEqual([
      'ROLE_ADMIN_ONLY',
    ]);
    await run('saverolehtml', { roleCode, version: await now(), pages: [{ pageId: LIST, rights: VISIT }] }, token);
    await run('savedeptmanage', { roleCode, version: await now(), scope: 1, deptIds: [idOf('north')] }, token);
  });

  it('S1.055 every change of a role stands in its audit trail, with what was before', async () => {
    const { roleCode, version } = await make('留痕');
    await run('updatename', { roleCode, version, roleName: '留了痕' });
    const entries = await services.ok<{ items: { action: string; text: string }[] }>(
      'platform.auditlist',
      { objectType: 'role', objectId: roleCode },
      company.adminToken,
    );
    expect(entries.items.map(({ action }) => action)).toEqual(['role.renamed', 'role.created']);
  });
});
