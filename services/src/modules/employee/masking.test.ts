import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuthorityScope, FieldGroup, FieldRight, RoleType } from '@hengcai/shared/enums';
import { LEAVERS } from '@hengcai/shared/rules/settings/elements';
import type { Ctx } from '../../kit/context.ts';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { role, roleElement, roleFieldGroup, rolePage, scopeGrant } from '../settings/tables.ts';
import { companyWith, departmentsFor, download, idOf, peopleFor, upload } from './fixtures.ts';
import type { EmployeeData } from './select.ts';
import { employee } from './tables.ts';

/** What must not leave: salary, bonus, phone, ends of ID number and bank card, birthday. */
const CANARIES = ['7654321.09', '7654322.08', '13877777777', '4321X', '98765', '1985-05-05'];

let services: TestServices;
let company: TestCompany;
let clerk: string;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: '2026-11-01' } });
  company = await companyWith(services, {}, []);
  await services.as(company, 'writes', async (ctx) => {
    await departmentsFor(ctx, { sales: null, east: 'sales', it: null });
    // Sees the sales department and may do everything on the pages, but reads only two groups and edits one.
    await createRole(ctx, 'clerk', {
      [FieldGroup.BASIC]: FieldRight.EDIT,
      [FieldGroup.WORK]: FieldRight.EDIT,
      [FieldGroup.CONTACT]: FieldRight.NONE,
    });
    await createRole(ctx, 'porter', { [FieldGroup.BASIC]: FieldRight.READ });
    // Everybody is in a default role as well; here it grants nothing beyond the names.
    await ctx.tx
      .delete(roleFieldGroup)
      .where(and(eq(roleFieldGroup.roleCode, 'ORDINARY'), eq(roleFieldGroup.fieldGroup, FieldGroup.WORK)));
    await peopleFor(ctx, [
      {
        key: 'rich',
        deptId: idOf('east'),
        baseSalary: '7654321.09',
        targetBonus: '7654322.08',
        phone: '13877777777',
        birthDate: '1985-05-05',
        idNumber: '110101198505054321X',
        bankCard: '622202000098765',
        cityName: '上海',
      },
      { key: 'other', deptId: idOf('it') },
      { key: 'clerk', deptId: idOf('it'), roles: ['clerk'] },
      { key: 'porter', deptId: idOf('it'), roles: ['porter'] },
    ]);
  });
  clerk = await services.signIn(company.code, 'clerk');
});
afterAll(() => services.stop());

async function createRole(ctx: Ctx, roleCode: string, fields: Partial<Record<string, number>>) {
  const { companyId } = ctx.session;
  await ctx.tx.insert(role).values({ companyId, roleCode, roleName: roleCode, type: RoleType.CUSTOMISED });
  const paths = ['/employee/list', '/employee/add', '/employee/details'];
  await ctx.tx.insert(rolePage).values(paths.map((path) => ({ companyId, roleCode, path, rights: 7 })));
  await ctx.tx.insert(scopeGrant).values({
    companyId,
    id: ctx.newId(),
    roleCode,
    objectType: 'employee',
    scope: AuthorityScope.DEPARTMENT_ALL,
    deptIds: [idOf('sales')],
  });
  await ctx.tx
    .insert(roleFieldGroup)
    .values(
      Object.entries(fields).map(([fieldGroup, right]) => ({ companyId, roleCode, fieldGroup, right: right ?? 0 })),
    );
}

const addemp = (input: object) =>
  services.call(
    'empupdate.addemp',
    { clientMutationId: `k${Math.random()}`, empName: 'New', entryDate: '2026-01-05', ...input },
    clerk,
  );

describe('S6.030 sensitive data of people who have left', () => {
  const pastMasks = { baseSalary: null, phone: null, birthDate: null, idNumber: null, bankCard: null };
  const read = async (token: string, empId: string) => {
    const [detail] = await services.ok<EmployeeData[]>('empmanage.getallempinfo', { empIds: [empId] }, token);
    return detail;
  };
  const lastDayOf = (key: string, lastDay: string | null) =>
    services.as(company, 'writes', ({ tx }) =>
      tx
        .update(employee)
        .set({ lastDay })
        .where(eq(employee.id, idOf(key))),
    );

  test('is HR’s and the administrators’ alone from the day after the last, unless a role is given it', async () => {
    await services.as(company, 'writes', async (ctx) => {
      const all = Object.fromEntries(Object.values(FieldGroup).map((group) => [group, FieldRight.EDIT]));
      await createRole(ctx, 'assistant', all);
      await peopleFor(ctx, [
        { key: 'assistant', deptId: idOf('it'), roles: ['assistant'] },
        { key: 'personnel', deptId: idOf('it'), roles: ['hr'] },
      ]);
    });
    const assistant = await services.signIn(company.code, 'assistant');
    const personnel = await services.signIn(company.code, 'personnel');
    const shown = await read(assistant, idOf('rich'));
    expect(shown).toMatchObject({
      phone: '13877777777',
      baseSalary: '7654321.09',
      editableGroups: expect.arrayContaining(['contact']),
    });
    await lastDayOf('rich', '2026-10-31');
    expect(await read(assistant, idOf('rich'))).toMatchObject({ ...pastMasks, cityName: '上海' });
    expect((await read(assistant, idOf('rich')))?.editableGroups).not.toContain('contact');
    const bySalary = {
      conditions: { join: 'and', conditions: [{ field: 'baseSalary', operator: 'filled', values: [] }], groups: [] },
    };
    expect(await services.ok('empmanage.screenemp', { filter: bySalary }, assistant)).toMatchObject({ total: 0 });
    const file = await download(services, '/empmanage/exportempinfo', assistant, { format: 'csv' });
    for (const canary of CANARIES) expect(Buffer.from(file).toString('utf8')).not.toContain(canary);
    const explained = () =>
      services.ok<{ seen: boolean; sentence: string }>(
        'seeAs.explainsight',
        { roleCode: 'assistant', ofEmpId: idOf('rich'), field: 'phone' },
        company.adminToken,
      );
    expect(await explained()).toMatchObject({ seen: false, sentence: expect.stringContaining('has left') });
    for (const token of [personnel, company.adminToken])
      expect(await read(token, idOf('rich'))).toMatchObject({ phone: '13877777777' });

    await services.as(company, 'writes', ({ tx }) =>
      tx
        .insert(roleElement)
        .values({ companyId: company.companyId, roleCode: 'assistant', element: LEAVERS, shown: true }),
    );
    expect(await explained()).toMatchObject({ seen: true });
    expect(await read(assistant, idOf('rich'))).toEqual({ ...shown, lastDay: '2026-10-31', status: 9 });
    await services.as(company, 'writes', ({ tx }) =>
      tx.delete(roleElement).where(eq(roleElement.roleCode, 'assistant')),
    );
    await lastDayOf('rich', '2026-11-01');
    expect(await read(assistant, idOf('rich'))).toMatchObject({ phone: '13877777777' });
    await lastDayOf('rich', null);
  });
});

describe('S6.030 what a role may not read', () => {
  test('does not leave by any way of reading', async () => {
    const answers = [
      await services.call('empmanage.emplist', {}, clerk),
      await services.call('empmanage.getallempinfo', { empIds: [idOf('rich')] }, clerk),
      await services.call('empmanage.listbisedeemp', { keyword: 'rich' }, clerk),
      await services.call('empmanage.judgeinfo', { empNumber: 'rich' }, clerk),
      await services.call(
        'empupdate.updatebaseinfo',
        { empId: idOf('rich'), version: 99, empNumber: 'rich', empName: 'Rich' },
        clerk,
      ),
      await services.call('platform.auditlist', { objectType: 'employee', objectId: idOf('rich') }, clerk),
    ].map((answer) => JSON.stringify(answer));
    expect(answers[4]).toContain('CONFLICT');
    const files = [
      await download(services, '/empmanage/exportempinfo', clerk, { format: 'csv' }),
      await download(services, '/empmanage/downloadExcel', clerk, { format: 'csv' }),
    ].map(String);
    expect(files[0]).toContain('Person rich');
    for (const text of [...answers, ...files]) for (const canary of CANARIES) expect(text).not.toContain(canary);
    expect(files.join()).not.toMatch(/salary|phone|bank/i);
  });

  test('is neither sorted nor filtered by, and says so', async () => {
    const porter = await services.signIn(company.code, 'porter');
    const list = (token: string, input: object) =>
      services.call('empmanage.emplist', input as Record<string, unknown>, token);
    expect(await list(clerk, { sort: 'baseSalary' })).toMatchObject({
      status: 400,
      data: { errors: [{ field: 'sort', code: 'MASKED_COLUMN' }] },
    });
    for (const filter of [
      { cityName: '上海' },
      { entryFrom: '2020-01-01' },
      { deptIds: [idOf('east')] },
      { status: [2] },
    ]) {
      expect(await list(porter, { filter })).toMatchObject({
        status: 400,
        data: { errors: [{ code: 'MASKED_COLUMN' }] },
      });
    }
    expect(await services.ok('empmanage.searchcity', {}, porter)).toEqual([]);
    const { items } = await services.ok<{ items: EmployeeData[] }>('empmanage.emplist', {}, porter);
    expect(items.find((one) => one.empNumber === 'rich')).toMatchObject({
      deptId: null,
      status: null,
      entryDate: null,
    });
  });

  test('is not searched by keyword either', async () => {
    for (const keyword of ['13877777777', '1985', '4321X']) {
      expect(await services.ok('empmanage.emplist', { filter: { keyword } }, clerk)).toMatchObject({ total: 0 });
    }
  });

  test('is not written, nor mapped from a file', async () => {
    const edit = { empId: idOf('rich'), version: 1 };
    expect(await services.call('empupdate.contactsinfo', { ...edit, phone: '1' }, clerk)).toMatchObject({
      status: 403,
    });
    expect(
      await services.call('empupdate.salaryinfo', { ...edit, baseSalary: '1', salaryFrom: '2026-01-01' }, clerk),
    ).toMatchObject({ status: 403 });
    expect(await addemp({ empNumber: 'n1', deptId: idOf('east'), baseSalary: '1' })).toMatchObject({ status: 403 });
    const { data } = await upload(
      services,
      '/empmanage/importempinfo',
      clerk,
      'x.csv',
      'number,name,phone,base salary\nrich,Rich,1,2',
    );
    const { columns, importId } = data as { importId: string; columns: { field: string | null }[] };
    expect(columns.map((column) => column.field)).toEqual(['empNumber', 'empName', null, null]);
    const mapping = [
      { header: 'number', field: 'empNumber' },
      { header: 'base salary', field: 'baseSalary' },
    ];
    expect(await services.call('empmanage.mapimport', { importId, mapping }, clerk)).toMatchObject({
      status: 422,
      data: { errors: [{ code: 'NO_RIGHT' }] },
    });
  });
});

describe('people out of scope', () => {
  test('are not there: not in lists, not by id, not to be changed, the same answer as for nobody', async () => {
    const { items } = await services.ok<{ items: EmployeeData[] }>('empmanage.emplist', {}, clerk);
    expect(items.map((one) => one.empNumber)).toEqual(['clerk', 'rich']);
    const change = (empId: string) =>
      services.call('empupdate.updatebaseinfo', { empId, version: 1, empNumber: 'x', empName: 'X' }, clerk);
    const hidden = await change(idOf('other'));
    expect(hidden).toMatchObject({ status: 404 });
    expect(await change('f'.repeat(32))).toEqual(hidden);
  });

  test('are not made: nobody is added or moved out of the own sight', async () => {
    expect(await addemp({ empNumber: 'n2', deptId: idOf('it') })).toMatchObject({
      status: 400,
      data: { errors: [{ field: 'deptId', code: 'OUT_OF_SCOPE' }] },
    });
    expect(await addemp({ empNumber: 'n3', deptId: idOf('east') })).toMatchObject({ success: true });
    const [rich] = await services.ok<EmployeeData[]>('empmanage.getallempinfo', { empIds: [idOf('rich')] }, clerk);
    const moved = await services.call(
      'empupdate.workinfo',
      { empId: idOf('rich'), version: rich?.version, deptId: idOf('it'), entryDate: '2020-01-01' },
      clerk,
    );
    expect(moved).toMatchObject({ status: 400, data: { errors: [{ code: 'OUT_OF_SCOPE' }] } });
    expect(
      (await services.ok<EmployeeData[]>('empmanage.getallempinfo', { empIds: [idOf('rich')] }, clerk))[0]?.deptId,
    ).toBe(idOf('east'));
  });
});
