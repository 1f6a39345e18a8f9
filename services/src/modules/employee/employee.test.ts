import { createJobFamilies, createPositions, createRanks } from '../position/public.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Education } from '@hengcai/shared/enums';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { companyWith, idOf } from './fixtures.ts';
import type { EmployeeData } from './select.ts';

let services: TestServices;
let company: TestCompany;
beforeAll(async () => {
  services = await startServices();
  company = await companyWith(services, { sales: null, east: 'sales', it: null }, [
    {
      key: 'boss',
      deptId: idOf('sales'),
      empName: '王伟',
      empNameEn: 'Wei Wang',
      email: 'wei@example.com',
      baseSalary: '7654321.09',
    },
    {
      key: 'rep',
      boss: 'boss',
      deptId: idOf('east'),
      empName: '李娜',
      idNumber: '110101199003070011',
      bankCard: '6222020200112233',
      phone: '13800000000',
    },
    { key: 'dev', deptId: idOf('it'), empName: 'Ann Dev', roles: ['hr'] },
  ]);
});
afterAll(() => services.stop());

const byId = async (token: string, key: string) => {
  const [found] = await services.ok<EmployeeData[]>('empmanage.getallempinfo', { empIds: [idOf(key)] }, token);
  return found;
};
const add = (token: string, input: object) =>
  services.call(
    'empupdate.addemp',
    { clientMutationId: `key-${Math.random()}`, deptId: idOf('it'), entryDate: '2026-01-05', ...input },
    token,
  );

const list = (input: object) =>
  services.ok<{ items: EmployeeData[]; total: number }>('empmanage.emplist', { ...input }, company.adminToken);

describe('reading', () => {
  test('lists, filters, sorts and pages the employees', async () => {
    expect((await list({})).items.map((one) => one.empNumber)).toEqual(['boss', 'dev', 'rep']);
    expect((await list({ filter: { keyword: 'ln' } })).items.map((one) => one.empNumber)).toEqual(['rep']);
    expect((await list({ filter: { keyword: 'wangwei' } })).total).toBe(1);
    expect((await list({ filter: { deptIds: [idOf('sales')] } })).total).toBe(2);
    expect((await list({ filter: { deptIds: [idOf('sales')], includeSubDepts: false } })).total).toBe(1);
    expect((await list({ sort: 'baseSalary', descending: true, pageSize: 1 })).items[0]).toMatchObject({
      empNumber: 'boss',
      baseSalary: '7654321.09',
    });
    expect((await list({ filter: { keyword: '100%' } })).total).toBe(0);
  });

  test('ID number and bank card show their last four characters only, also to whoever may edit them', async () => {
    expect(await byId(company.adminToken, 'rep')).toMatchObject({
      idNumber: '****0011',
      bankCard: '****2233',
      maskedFields: [],
    });
  });

  test('departments carry head counts, direct and in all', async () => {
    const departments = await services.ok<
      { deptCode: string; level: number; headcount: number; totalHeadcount: number }[]
    >('deptmanage.selectalldept', { headcounts: true }, company.adminToken);
    expect(
      departments.map(({ deptCode, level, headcount, totalHeadcount }) => [deptCode, level, headcount, totalHeadcount]),
    ).toEqual([
      [company.code.toUpperCase(), 1, 0, 3],
      ['it', 2, 1, 1],
      ['sales', 2, 1, 2],
      ['east', 3, 1, 1],
    ]);
    expect(await services.ok('deptmanage.selectalldept', {}, company.adminToken)).toMatchObject(
      departments.map(({ deptCode }) => ({ deptCode, headcount: null, totalHeadcount: null })),
    );
  });

  test('sorts by department in either direction, whoever has none last', async () => {
    const codes = async (descending: boolean) => {
      const { items } = await list({ sort: 'dept', descending });
      return items.map(({ deptId }) => deptId);
    };
    const up = await codes(false);
    expect(up).toEqual([idOf('east'), idOf('it'), idOf('sales'), ...up.slice(3)]);
    expect((await codes(true)).slice(0, 3)).toEqual([idOf('sales'), idOf('it'), idOf('east')]);
  });
});

describe('S6.030 field groups', () => {
  test('a role sees only the groups granted to it, the own record whole but for the salary', async () => {
    const token = await services.signIn(company.code, 'rep');
    const boss = await byId(token, 'boss');
    expect(boss).toMatchObject({ empName: '王伟', baseSalary: null, phone: null });
    expect(boss?.maskedFields).toEqual(expect.arrayContaining(['baseSalary', 'phone', 'idNumber', 'birthDate']));
    const own = await byId(token, 'rep');
    expect(own).toMatchObject({ phone: '13800000000', bankCard: '****2233' });
    expect(own?.maskedFields).toEqual(['baseSalary', 'targetBonus']);
    expect(await byId(token, 'dev')).toBeUndefined();
  });
});

describe('writing', () => {
  test('S5.041 S5.093 a number, email or account in use is refused at its field', async () => {
    expect(
      await services.ok('empmanage.judgeinfo', { empNumber: 'BOSS', email: 'new@example.com' }, company.adminToken),
    ).toEqual({ empNumberFree: false, emailFree: true, loginAccountFree: true });
    const refused = await add(company.adminToken, { empNumber: 'boss', empName: 'Twin', email: 'WEI@example.com' });
    expect(refused).toMatchObject({
      status: 422,
      data: {
        errors: [
          { field: 'empNumber', code: 'ALREADY_USED' },
          { field: 'email', code: 'ALREADY_USED' },
        ],
      },
    });
  });

  test('somebody new signs in with the first password and must change it', async () => {
    const added = await services.ok<{ empId: string; initialPassword: string }>(
      'empupdate.addemp',
      {
        clientMutationId: 'add-somebody-new',
        empNumber: 'n1',
        empName: '新人',
        deptId: idOf('it'),
        entryDate: '2026-01-05',
      },
      company.adminToken,
    );
    const token = await services.signIn(company.code, 'n1', added.initialPassword);
    expect(await services.call('empmanage.getallempinfo', { empIds: [added.empId] }, token)).toMatchObject({
      status: 403,
      data: { errors: [{ code: 'PASSWORD_CHANGE_REQUIRED' }] },
    });
  });

  test('S3.053 S3.054 S3.055 somebody is kept with everything the company knows', async () => {
    const known = {
      ...{ empNumber: 'N100', empName: '全知', email: 'all@known.example', loginAccount: 'all.known' },
      ...{ deptId: idOf('it'), bossEmpId: idOf('boss'), virtualBossEmpId: idOf('dev'), entryDate: '2026-01-05' },
      ...{ regularDate: '2026-04-05', employeeType: 1, cityName: '上海', baseSalary: '12000', targetBonus: '30000' },
      ...{ contractStart: '2026-01-05', contractEnd: '2029-01-04', nationality: '中国', maritalStatus: 2 },
      ...{ politicalStatus: '群众', education: 3, emergencyContact: '全家', emergencyPhone: '13900000000', idType: 1 },
    };
    const [positionId, rankId, jobFamilyId] = await services.as(company, 'writes', async (ctx) => {
      const [position, rank, family] = [ctx.newId(), ctx.newId(), ctx.newId()];
      await createRanks(ctx, [{ rankId: rank, code: 'R1', name: 'P5', grade: 5 }]);
      await createJobFamilies(ctx, [{ jobFamilyId: family, code: 'F1', name: '研发' }]);
      await createPositions(ctx, [
        { positionId: position, code: 'P1', name: '工程师', jobFamilyId: family, rankId: rank },
      ]);
      return [position, rank, family];
    });
    const placed = { ...known, positionId, rankId, jobFamilyId };
    const secrets = { idNumber: '11010519491231002X', bankCard: '6222020200112233' };
    const { empId } = (await add(company.adminToken, { ...placed, ...secrets })).data as { empId: string };
    const [found] = await services.ok<EmployeeData[]>(
      'empmanage.getallempinfo',
      { empIds: [empId] },
      company.adminToken,
    );
    expect(found).toMatchObject({
      ...placed,
      ...{ baseSalary: '12000.00', targetBonus: '30000.00', idNumber: '****002X', bankCard: '****2233', status: 2 },
    });
  });

  test('S3.001 somebody signed in is told who that is here', async () => {
    const work = { deptId: idOf('it'), bossEmpId: idOf('boss'), email: 'told@known.example' };
    const [positionId, rankId] = await services.as(company, 'writes', async (ctx) => {
      const [position, rank] = [ctx.newId(), ctx.newId()];
      await createRanks(ctx, [{ rankId: rank, code: 'R2', name: 'P6', grade: 6 }]);
      await createPositions(ctx, [
        { positionId: position, code: 'P2', name: '架构师', jobFamilyId: null, rankId: rank },
      ]);
      return [position, rank];
    });
    const added = await add(company.adminToken, { ...work, empNumber: 'N101', empName: '自知', positionId, rankId });
    const { empId, initialPassword } = added.data as { empId: string; initialPassword: string };
    const token = await services.signIn(company.code, 'N101', initialPassword);
    expect(await services.ok('systemUser.getUser', {}, token)).toMatchObject({
      systemUserId: expect.stringMatching(/^[0-9a-f]{32}$/),
      ...{ empId, empName: '自知', empNumber: 'N101', profileImage: null, email: 'told@known.example' },
      ...{ deptName: 'Department it', position: '架构师', rankInfo: 'P6', bossEmpId: idOf('boss') },
      ...{ companyId: company.companyId, companyName: `Company ${company.code}` },
    });
  });

  test('a stale version is refused with what stands there now', async () => {
    const before = await byId(company.adminToken, 'rep');
    const change = (version: number, phone: string) =>
      services.call('empupdate.contactsinfo', { empId: idOf('rep'), version, phone }, company.adminToken);
    expect(await change(before?.version ?? 0, '13900000000')).toMatchObject({
      data: { version: (before?.version ?? 0) + 1 },
    });
    expect(await change(before?.version ?? 0, '13700000000')).toMatchObject({
      status: 409,
      data: { errors: [{ code: 'CONFLICT', current: { phone: '13900000000' } }] },
    });
    expect((await byId(company.adminToken, 'rep'))?.emergencyPhone).toBeNull();
  });

  test('nobody becomes their own superior, at any distance', async () => {
    const boss = await byId(company.adminToken, 'boss');
    const set = (bossEmpId: string) =>
      services.call(
        'empupdate.workinfo',
        { empId: idOf('boss'), version: boss?.version, deptId: idOf('sales'), entryDate: '2020-01-01', bossEmpId },
        company.adminToken,
      );
    expect(await set(idOf('rep'))).toMatchObject({
      status: 422,
      data: { errors: [{ field: 'bossEmpId', code: 'SUPERIOR_CIRCLE' }] },
    });
    expect(await set(idOf('boss'))).toMatchObject({
      status: 422,
      data: { errors: [{ field: 'bossEmpId', code: 'OWN_SUPERIOR' }] },
    });
  });

  test('lines to virtual managers close no circle either, alone or with those to line managers', async () => {
    const boss = await byId(company.adminToken, 'boss');
    const { status, data } = await services.call(
      'empupdate.workinfo',
      {
        empId: idOf('boss'),
        version: boss?.version,
        deptId: idOf('sales'),
        entryDate: '2020-01-01',
        virtualBossEmpId: idOf('rep'),
      },
      company.adminToken,
    );
    expect([status, data]).toMatchObject([422, { errors: [{ field: 'virtualBossEmpId', code: 'SUPERIOR_CIRCLE' }] }]);
  });

  test('a salary holds from its day; nobody sets the own', async () => {
    const token = await services.signIn(company.code, 'dev');
    const salary = (key: string, version: number | undefined, baseSalary: string, salaryFrom: string) =>
      services.call('empupdate.salaryinfo', { empId: idOf(key), version, baseSalary, salaryFrom }, token);
    const rep = await byId(token, 'rep');
    await salary('rep', rep?.version, '10000', '2020-01-01');
    expect(await byId(token, 'rep')).toMatchObject({ baseSalary: '10000.00' });
    await salary('rep', (rep?.version ?? 0) + 1, '99999', '2999-01-01');
    expect(await byId(token, 'rep')).toMatchObject({ baseSalary: '10000.00', version: (rep?.version ?? 0) + 2 });
    expect(await salary('dev', (await byId(token, 'dev'))?.version, '1', '2026-01-01')).toMatchObject({ status: 403 });
  });

  test('contract and education are changed each by their call, in order and by whoever may', async () => {
    const dev = async () => (await byId(company.adminToken, 'dev'))!;
    const save = async (call: string, values: object, token = company.adminToken) =>
      services.call(`empupdate.${call}`, { empId: idOf('dev'), version: (await dev()).version, ...values }, token);
    await save('contractinfo', { contractStart: '2026-01-01', contractEnd: '2028-12-31' });
    await save('educationinfo', { education: Education.MASTER });
    expect(await dev()).toMatchObject({
      contractStart: '2026-01-01',
      contractEnd: '2028-12-31',
      education: Education.MASTER,
    });
    expect(await save('contractinfo', { contractStart: '2026-01-01', contractEnd: '2025-12-31' })).toMatchObject({
      success: false,
      data: { errors: [{ field: 'contractEnd' }] },
    });
    const rep = await services.signIn(company.code, 'rep');
    expect((await save('educationinfo', { education: Education.DOCTOR }, rep)).success).toBe(false);
    expect(await dev()).toMatchObject({ contractEnd: '2028-12-31', education: Education.MASTER });
  });

  test('the audit tells that a salary changed and never what it is', async () => {
    const { rows } = await services.engine.run(
      `select coalesce(before::text, '') || coalesce(after::text, '') as line from audit where object_id = $1`,
      [idOf('rep')],
    );
    const lines = rows.map((row) => String(row.line)).join('\n');
    expect(lines).toContain('baseSalary');
    expect(lines).not.toMatch(/10000|99999|110101199003070011|6222020200112233/);
  });

  test('who may not edit is refused, whatever the call', async () => {
    const token = await services.signIn(company.code, 'rep');
    expect(
      await services.call('empupdate.contactsinfo', { empId: idOf('rep'), version: 1, phone: '1' }, token),
    ).toMatchObject({ status: 403 });
    expect(await add(token, { empNumber: 'x9', empName: 'X' })).toMatchObject({ status: 403 });
  });
});
