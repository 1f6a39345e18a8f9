import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuthorityScope, FieldGroup, FieldRight, RoleType } from '@hengcai/shared/enums';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { exitPeople } from './exit.ts';
import { accountOfEmployee } from '../session/public.ts';
import { grantRole } from '../settings/public.ts';
import { role, roleFieldGroup, rolePage, scopeGrant } from '../settings/tables.ts';
import { companyWith, idOf } from './fixtures.ts';
import { applyEdits } from './edit.ts';

interface Change {
  field: string;
  label: string;
  before: string | null;
  after: string | null;
  hidden: boolean;
}
interface Line {
  text: string;
  reason: string | null;
  changes: Change[];
}

let services: TestServices;
let company: TestCompany;
let clerk: string;
let version = 1;

beforeAll(async () => {
  services = await startServices();
  company = await companyWith(services, { sales: null, east: 'sales', it: null }, [
    { key: 'chief', deptId: idOf('it') },
    { key: 'lead', deptId: idOf('sales') },
    { key: 'rich', deptId: idOf('east'), boss: 'lead', baseSalary: '20000.00', idNumber: '110101198505054321X' },
    { key: 'clerk', deptId: idOf('it') },
    { key: 'named', empName: '马丽', empNameEn: 'Li Ma', deptId: idOf('sales') },
    { key: 'writer', empName: '高洁', empNameEn: 'Jie Gao', deptId: idOf('it'), roles: ['hr'] },
  ]);
  // Sees sales, and of it names and work alone.
  await services.as(company, 'writes', async (ctx) => {
    const { companyId } = ctx.session;
    await ctx.tx.insert(role).values({ companyId, roleCode: 'clerk', roleName: 'clerk', type: RoleType.CUSTOMISED });
    await ctx.tx.insert(rolePage).values({ companyId, roleCode: 'clerk', path: '/employee/details', rights: 7 });
    await ctx.tx.insert(scopeGrant).values({
      companyId,
      id: ctx.newId(),
      roleCode: 'clerk',
      objectType: 'employee',
      scope: AuthorityScope.DEPARTMENT_ALL,
      deptIds: [idOf('sales')],
    });
    await ctx.tx
      .insert(roleFieldGroup)
      .values({ companyId, roleCode: 'clerk', fieldGroup: FieldGroup.WORK, right: FieldRight.READ });
    await grantRole(ctx, (await accountOfEmployee(ctx, idOf('clerk')))?.userId ?? '', 'clerk');
  });
  clerk = await services.signIn(company.code, 'clerk');
});
afterAll(() => services.stop());

const save = async (section: string, values: object) => {
  const saved = await services.ok<{ version: number }>(
    `empupdate.${section}`,
    { empId: idOf('rich'), version, ...values },
    company.adminToken,
  );
  version = saved.version;
};
const history = async (token = company.adminToken) =>
  (
    await services.ok<{ items: Line[] }>(
      'platform.auditlist',
      { objectType: 'employee', objectId: idOf('rich') },
      token,
    )
  ).items;
const last = async (token?: string) => (await history(token))[0]?.changes;

describe('the history of a person', () => {
  it('names the person and who changed it as its reader does, where there are English names', async () => {
    const writer = await services.signIn(company.code, 'writer');
    await services.ok('empupdate.contactsinfo', { empId: idOf('named'), version: 1, emergencyContact: '马强' }, writer);
    const told = async (language: 'en-US' | 'zh-CN') => {
      const asked = { objectType: 'employee', objectId: idOf('named') };
      const { data } = await services.call('platform.auditlist', asked, company.adminToken, language);
      const [{ text, actorName } = { text: '', actorName: '' }] = (data as { items: (Line & { actorName: string })[] })
        .items;
      return { text, actorName };
    };
    expect(await told('en-US')).toEqual({ text: 'Changed data of employee Li Ma', actorName: 'Jie Gao' });
    expect(await told('zh-CN')).toEqual({ text: '修改员工 马丽 的资料', actorName: '高洁' });
  });

  it('says which field changed from what to what, in words', async () => {
    const work = { deptId: idOf('sales'), bossEmpId: idOf('chief'), employeeType: 2, cityName: '上海' };
    await save('workinfo', { ...work, entryDate: '2020-01-01' });
    expect(await last()).toEqual([
      { field: 'deptId', label: 'Department', before: 'Department east', after: 'Department sales', hidden: false },
      { field: 'bossEmpId', label: 'Line manager', before: 'Person lead', after: 'Person chief', hidden: false },
      {
        field: 'employeeType',
        label: 'Employment type',
        before: 'Full-time',
        after: expect.any(String),
        hidden: false,
      },
      { field: 'cityName', label: 'City', before: null, after: 'Shanghai', hidden: false },
    ]);
  });

  it('tells amounts that are on record to whoever reads them, and of sealed values that they changed', async () => {
    await save('salaryinfo', { baseSalary: '22000', targetBonus: null, salaryFrom: '2026-11-01' });
    expect(await last()).toEqual([
      {
        field: 'baseSalary',
        label: 'Base salary (RMB per month)',
        before: '20,000.00',
        after: '22,000.00',
        hidden: false,
      },
    ]);
    await save('personalinfo', { idNumber: '110101198505051234' });
    expect(await last()).toEqual([{ field: 'idNumber', label: 'ID number', before: null, after: null, hidden: true }]);
  });

  it('names a group the reader may not read and keeps its values, as it keeps a manager out of sight', async () => {
    const lines = await history(clerk);
    expect(lines.map(({ changes }) => changes.map(({ field, hidden }) => [field, hidden]))).toEqual([
      [['idNumber', true]],
      [['baseSalary', true]],
      [
        ['deptId', false],
        ['bossEmpId', true],
        ['employeeType', false],
        ['cityName', false],
      ],
      [],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/22,000|20,000|chief/);
  });

  it('says why a value was corrected, to whoever may read of the work', async () => {
    await save('personalinfo', { birthDate: '1985-05-06', reason: ' 录入有误 ' });
    expect((await history())[0]).toMatchObject({ reason: '录入有误', changes: [{ field: 'birthDate' }] });
    await save('personalinfo', { birthDate: '1985-05-05' });
    expect((await history())[0]?.reason).toBeNull();
  });

  it('says why: the file of an import, and the reason of an exit', async () => {
    await services.as(company, 'writes', async (ctx) => {
      const values = { cityName: '北京' };
      const edit = { empId: idOf('rich'), values, salaryFrom: ctx.today };
      await applyEdits(ctx, [edit], { kind: 'transfer', on: ctx.today }, { importedFrom: 'people.xlsx' });
      await exitPeople(ctx, [
        { empId: idOf('rich'), lastDay: '2099-01-01', exitKind: 1, exitReason: '个人发展', reason: 'moves abroad' },
      ]);
    });
    expect((await history()).slice(0, 2).map(({ reason }) => reason)).toEqual([
      'Personal development: moves abroad',
      'Import of people.xlsx',
    ]);
  });
});

it('leaves the changes of other objects to their sentence', async () => {
  const { items } = await services.ok<{ items: Line[] }>(
    'platform.auditlist',
    { objectType: 'department', objectId: idOf('it') },
    company.adminToken,
  );
  expect(items.every(({ changes, reason }) => changes.length === 0 && reason === null)).toBe(true);
});
