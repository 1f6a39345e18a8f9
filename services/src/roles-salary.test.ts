import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuthorityScope, FieldGroup, FieldRight } from '@hengcai/shared/enums';
import { companyWith, idOf } from './modules/employee/fixtures.ts';
import { startServices, type TestCompany, type TestFile, type TestServices } from './testing/kit.ts';

interface Person {
  empId: string;
  empNumber: string;
  baseSalary: string | null;
  maskedFields: string[];
  editableGroups: string[];
  version: number;
}
interface Found {
  items: Person[];
  total: number;
}
interface Reason {
  seen: boolean;
  sentence: string;
  value: string | null;
  valueHidden: boolean;
  roles: { roleName: string; opensPage: boolean; showsPerson: boolean; readsField: boolean }[];
}
interface View {
  pages: { pageUrl: string; people: number; roleCodes: string[] }[];
  people: number;
  groups: { groupCode: string; readable: number; editable: number }[];
}

const LIST = '/employee/list';
const DETAILS = '/employee/details';
const { SALARY, WORK, CONTACT } = FieldGroup;

let services: TestServices;
let company: TestCompany;
let token: string;
const roles: Record<string, string> = {};
beforeAll(async () => {
  services = await startServices();
  company = await companyWith(services, { sales: null, east: 'sales', law: null }, [
    { key: 'one', deptId: idOf('sales'), baseSalary: '10000.00' },
    { key: 'two', deptId: idOf('east'), baseSalary: '30000.00' },
    { key: 'far', deptId: idOf('law'), baseSalary: '20000.00' },
    { key: 'rich', deptId: idOf('law'), baseSalary: '90000.00' },
    { key: 'payer', deptId: idOf('law'), baseSalary: '15000.00' },
    { key: 'steward', deptId: idOf('law'), baseSalary: '12000.00' },
  ]);
  await make('Sales pay', {
    pages: [
      { pageId: LIST, rights: 7 },
      { pageId: DETAILS, rights: 3 },
    ],
    scope: { scope: AuthorityScope.DEPARTMENT_ALL, deptIds: [idOf('sales')] },
    groups: { [WORK]: FieldRight.READ, [SALARY]: FieldRight.EDIT },
  });
  await make('Everybody', {
    pages: [
      { pageId: LIST, rights: 7 },
      { pageId: DETAILS, rights: 3 },
      { pageId: '/employee/add', rights: 3 },
    ],
    scope: { scope: AuthorityScope.COMPANY },
    groups: { [WORK]: FieldRight.EDIT, [CONTACT]: FieldRight.READ, [FieldGroup.BASIC]: FieldRight.EDIT },
  });
  for (const name of ['Sales pay', 'Everybody'])
    await run('rolemanage.addusers', { roleCode: roles[name], empIds: [idOf('payer')] });
  token = await services.signIn(company.code, 'payer');
});
afterAll(() => services.stop());

const names = { rolemanage: 'roles' } as const;
const run = <T>(name: string, input: object, by = company.adminToken): Promise<T> => {
  const [service = '', call = ''] = name.split('.');
  return services.ok<T>(`${names[service as 'rolemanage'] ?? service}.${call}`, input as Record<string, unknown>, by);
};
const asPayer = <T>(name: string, input: object = {}) => run<T>(name, input, token);

async function make(
  roleName: string,
  { pages, scope, groups }: { pages: object[]; scope: object; groups: Record<string, number> },
) {
  const { roleCode, version } = await run<{ roleCode: string; version: number }>('rolemanage.saverole', {
    roleName,
    groups: Object.entries(groups).map(([groupCode, right]) => ({ groupCode, right })),
    clientMutationId: `make-${roleName}`,
  });
  roles[roleName] = roleCode;
  await run('rolemanage.saverolehtml', { roleCode, version, pages });
  await run('rolemanage.savedeptmanage', { roleCode, version: version + 1, ...scope });
}

const where = (operator: string, ...values: string[]) => ({
  conditions: { join: 'and', conditions: [{ field: 'baseSalary', operator, values }], groups: [] },
});
const numbers = ({ items }: Found) => items.map(({ empNumber }) => empNumber);
const salaries = (items: readonly Person[]) =>
  Object.fromEntries(items.map(({ empNumber, baseSalary }) => [empNumber, baseSalary]));
const SHOWN = { one: '10000.00', two: '30000.00', far: null, rich: null, payer: null, steward: null };

describe('S6.030 salaries of one department, beside a role that shows everybody', () => {
  it('stand in the list and by id for that department alone, the own one included', async () => {
    const { items, total } = await asPayer<Found>('empmanage.emplist');
    expect(total).toBe(6);
    expect(salaries(items)).toEqual(SHOWN);
    expect(items.find(({ empNumber }) => empNumber === 'rich')?.maskedFields).toContain('baseSalary');
    const ids = Object.keys(SHOWN).map(idOf);
    expect(salaries(await asPayer<Person[]>('empmanage.getallempinfo', { empIds: ids }))).toEqual(SHOWN);
  });

  it('stand in the details, with the salaries before, for that department alone', async () => {
    const detail = async (key: string) =>
      (await asPayer<{ employee: Person }>('empmanage.empdetail', { empId: idOf(key) })).employee;
    const paid = await detail('two');
    expect(paid.baseSalary).toBe('30000.00');
    expect(paid.editableGroups).toContain('salary');
    const other = await detail('rich');
    expect(other.baseSalary).toBeNull();
    expect(other.editableGroups).toContain('work');
    expect(other.editableGroups).not.toContain('salary');
    const income = (key: string) =>
      asPayer<{ items: unknown[] | null }>('empmanage.listempincomerecord', { empId: idOf(key) });
    expect((await income('two')).items).toHaveLength(1);
    expect((await income('rich')).items).toBeNull();
  });

  it('decide a condition only there, "is not" and "is empty" as well', async () => {
    const found = async (filter: object) => numbers(await asPayer<Found>('empmanage.screenemp', { filter })).sort();
    expect(await found(where('atLeast', '1'))).toEqual(['one', 'two']);
    expect(await found(where('isNot', '10000'))).toEqual(['two']);
    expect(await found(where('empty'))).toEqual([]);
  });

  it('order only there: the others follow as if they had none, in both directions', async () => {
    const sorted = async (descending: boolean) =>
      numbers(await asPayer<Found>('empmanage.emplist', { sort: 'baseSalary', descending }));
    const [up, down] = [await sorted(false), await sorted(true)];
    expect([up.slice(0, 2), down.slice(0, 2)]).toEqual([
      ['one', 'two'],
      ['two', 'one'],
    ]);
    expect(up.slice(2)).toEqual(down.slice(2));
  });

  it('are all that figures over a condition count', async () => {
    const figures = await asPayer<{ total: number; leftOut: number }>('empmanage.getempsummaryinfo', {
      filter: where('filled'),
    });
    expect(figures).toMatchObject({ total: 2, leftOut: 0 });
  });

  it('are all that a file has of them, and it comes back unchanged but for what is written into other rows', async () => {
    const { bytes } = await asPayer<TestFile>('empmanage.exportempinfo', { format: 'csv' });
    const [head = [], ...lines] = parse(Buffer.from(bytes), { bom: true });
    const [number, salary] = ['Employee number', 'Base salary'].map((heading) =>
      head.findIndex((one) => one.startsWith(heading)),
    ) as [number, number];
    const cells = Object.fromEntries(lines.map((line) => [line[number], line[salary]]));
    expect(cells).toMatchObject({ one: '10000.00', far: '', rich: '', payer: '' });
  });

  it('are written there alone, and nobody is added with one elsewhere', async () => {
    const { items } = await asPayer<Found>('empmanage.emplist');
    const pay = (key: string, baseSalary: string) => {
      const version = items.find(({ empNumber }) => empNumber === key)?.version;
      const input = { empId: idOf(key), version, baseSalary, reason: 'x', salaryFrom: '2026-11-01' };
      return services.call('empupdate.salaryinfo', input, token);
    };
    expect((await pay('far', '1.00')).status).toBe(403);
    expect((await pay('one', '10000.00')).status).toBe(200);
  });

  it('are read by a token of the account as far as by the account', async () => {
    const made = await asPayer<{ token: string }>('platform.createapitoken', { tokenName: 'pay', validDays: 7 });
    const { items } = await run<Found>('empmanage.emplist', {}, made.token);
    expect(salaries(items)).toEqual(SHOWN);
  });
});

describe('what somebody sees is looked at, and why', () => {
  const explain = (asked: object, by = company.adminToken) =>
    run<Reason>('seeAs.explainsight', { empId: idOf('payer'), field: 'baseSalary', ...asked }, by);

  it('S6.030 one role has to give page, person and field: the sentence names it, or what is missing', async () => {
    expect(await explain({ ofEmpId: idOf('two') })).toMatchObject({
      seen: true,
      sentence:
        'Visible: “Sales pay” opens “Employee list”, includes Person two and can view “Base salary (RMB per month)”.',
      value: '30000.00',
      valueHidden: false,
    });
    const hidden = await explain({ ofEmpId: idOf('rich') });
    expect(hidden).toMatchObject({ seen: false, value: null, valueHidden: false });
    expect(hidden.sentence).toBe(
      'Hidden: “Everybody” can see Person rich on “Employee list” but not view “Base salary (RMB per month)”; “Sales pay” can view the field but not see the person.',
    );
    expect(hidden.roles.map(({ roleName, ...does }) => [roleName, ...Object.values(does)])).toEqual(
      expect.arrayContaining([
        expect.arrayContaining(['Sales pay', true, false, true]),
        expect.arrayContaining(['Everybody', true, true, false]),
      ]),
    );
    const own = await explain({ ofEmpId: idOf('payer') });
    expect(own.sentence).toContain('“Everybody” can see Person payer');
    const closed = await explain({ ofEmpId: idOf('two'), pageUrl: '/org/list' });
    expect(closed.sentence).toBe('Hidden: no role of Person payer opens “Departments”.');
  });

  it('counts people and fields by what would decide the calls, and opens no value', async () => {
    const view = await run<View>('seeAs.seeas', { empId: idOf('payer') });
    expect(view.people).toBe(6);
    const of = (code: string) => view.groups.find(({ groupCode }) => groupCode === code);
    expect(of(SALARY)).toMatchObject({ readable: 2, editable: 2 });
    expect(of(WORK)).toMatchObject({ readable: 6, editable: 6 });
    expect(of(FieldGroup.BANK)).toMatchObject({ readable: 1, editable: 0 });
    expect(view.pages.find(({ pageUrl }) => pageUrl === LIST)).toMatchObject({ people: 6 });
    const alone = await run<View>('seeAs.seeas', { roleCode: roles['Sales pay'] });
    expect([alone.people, alone.pages.length]).toEqual([2, 2]);
    expect(JSON.stringify(view)).not.toContain('30000.00');
  });

  it('tells a value to nobody who does not see it on that page, and is on record', async () => {
    await make('Steward', {
      pages: [
        { pageId: '/setting/authority-manage', rights: 1 },
        { pageId: LIST, rights: 1 },
      ],
      scope: { scope: AuthorityScope.COMPANY },
      groups: { [WORK]: FieldRight.READ },
    });
    await run('rolemanage.addusers', { roleCode: roles.Steward, empIds: [idOf('steward')] });
    const steward = await services.signIn(company.code, 'steward');
    expect(await explain({ ofEmpId: idOf('two') }, steward)).toMatchObject({
      seen: true,
      value: null,
      valueHidden: true,
    });
    const lines = await run<{ items: { text: string }[] }>('platform.auditlist', {
      objectType: 'role',
      objectId: roles['Sales pay'],
    });
    expect(JSON.stringify(lines)).toContain('as role “Sales pay”');
    expect((await services.call('seeAs.seeas', { empId: idOf('payer') }, token)).status).toBe(403);
    const refused = await services.call(
      'seeAs.explainsight',
      { empId: idOf('payer'), ofEmpId: idOf('two'), field: 'x' },
      company.adminToken,
    );
    expect(refused).toMatchObject({ status: 400, data: { errors: [{ field: 'field', code: 'UNKNOWN_FIELD' }] } });
  });

  it('is put together by nobody who does not hold it as one role', async () => {
    const give = { roleName: 'Both', copyOf: roles.Everybody, groups: [{ groupCode: SALARY, right: FieldRight.READ }] };
    await make('Maker', {
      pages: [{ pageId: '/setting/authority-manage', rights: 3 }],
      scope: { scope: AuthorityScope.COMPANY },
      groups: {},
    });
    await run('rolemanage.addusers', { roleCode: roles.Maker, empIds: [idOf('payer')] });
    const answer = await services.call('roles.saverole', { ...give, clientMutationId: 'both-roles' }, token);
    expect(answer).toMatchObject({ data: { errors: [{ field: 'groups', code: 'ROLE_MORE_THAN_HELD' }] } });
    const plain = { roleName: 'As held', copyOf: roles.Everybody, clientMutationId: 'copy-as-held' };
    expect((await services.call('roles.saverole', plain, token)).status).toBe(200);
  });
});
