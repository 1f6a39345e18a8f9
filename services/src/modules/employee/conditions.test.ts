import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dec, padded, sum } from '@hengcai/shared/numbers';
import { AuthorityScope, CustomFieldType, FieldGroup, FieldRight, RoleType } from '@hengcai/shared/enums';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { accountOfEmployee } from '../session/public.ts';
import { grantRole } from '../settings/public.ts';
import { role, roleFieldGroup, rolePage, scopeGrant } from '../settings/tables.ts';
import type { ConditionsData } from './conditions.ts';
import { companyWith, download, idOf } from './fixtures.ts';
import type { EmployeeData } from './select.ts';

type Leaf = ConditionsData['conditions'][number];
interface Summary {
  total: number;
  leaving: number | null;
  averageServiceMonths: string | null;
  joinedThisMonth: number | null;
  statuses: { status: number; count: number }[] | null;
}

let services: TestServices;
let company: TestCompany;
let size: string;
/** Reads everything; reads names and work alone, and personal data of the own record. */
const tokens: Record<'hr' | 'clerk', string> = { hr: '', clerk: '' };
let people: EmployeeData[] = [];

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: '2026-11-01' } });
  const some = (i: number) => ({
    key: `p${i}`,
    deptId: idOf(['sales', 'east', 'it'][i % 3]!),
    cityName: [null, '上海', '深圳'][i % 3] ?? null,
    fullTimeEquivalent: ['1.00', '0.50', '0.80'][i % 3]!,
    birthDate: i % 4 === 0 ? null : `19${80 + i}-05-01`,
    entryDate: `20${10 + i}-03-01`,
    maritalStatus: i % 3,
    phone: i % 2 === 0 ? `1390000${i}` : null,
    ...(i % 3 === 0 && { baseSalary: `${10 + i}000.00` }),
    ...(i % 5 === 0 && { bankCard: `62220000111122${10 + i}` }),
  });
  company = await companyWith(services, { sales: null, east: 'sales', it: null }, [
    ...Array.from({ length: 12 }, (_, i) => some(i)),
    { ...some(12), key: 'hr', roles: ['hr'] },
    { ...some(13), key: 'clerk' },
  ]);
  await services.as(company, 'writes', async (ctx) => {
    const { companyId } = ctx.session;
    const roleCode = 'clerk';
    await ctx.tx.insert(role).values({ companyId, roleCode, roleName: roleCode, type: RoleType.CUSTOMISED });
    await ctx.tx.insert(rolePage).values({ companyId, roleCode, path: '/employee/list', rights: 7 });
    await ctx.tx
      .insert(scopeGrant)
      .values({ companyId, id: ctx.newId(), roleCode, objectType: 'employee', scope: AuthorityScope.COMPANY });
    await ctx.tx
      .insert(roleFieldGroup)
      .values({ companyId, roleCode, fieldGroup: FieldGroup.WORK, right: FieldRight.READ });
    await grantRole(ctx, (await accountOfEmployee(ctx, idOf('clerk')))?.userId ?? '', roleCode);
  });
  for (const who of ['hr', 'clerk'] as const) tokens[who] = await services.signIn(company.code, who);
  const added = await services.ok<{ fieldId: string }>(
    'customField.add',
    { clientMutationId: 'field-one', groupCode: FieldGroup.CONTACT, name: '尺码', fieldType: CustomFieldType.NUMBER },
    company.adminToken,
  );
  size = added.fieldId;
  for (const [key, value] of [
    ['p1', '40'],
    ['p2', '42.5'],
    ['clerk', '41'],
  ] as const)
    await services.ok(
      'empupdate.contactsinfo',
      { empId: idOf(key), version: 1, customValues: [{ fieldId: size, values: [value] }] },
      company.adminToken,
    );
  people = await list(company.adminToken, undefined);
});
afterAll(() => services.stop());

async function list(token: string, conditions: object | undefined): Promise<EmployeeData[]> {
  const body = { pageSize: 100, filter: { ...(conditions && { conditions }) } };
  return (await services.ok<{ items: EmployeeData[] }>('empmanage.screenemp', body, token)).items;
}
const single = (field: string, operator: Leaf['operator'], ...values: string[]) => ({
  conditions: [{ field, operator, values }],
});
const refused = async (field: string, operator: Leaf['operator'], ...values: string[]) =>
  services.call('empmanage.screenemp', { filter: { conditions: single(field, operator, ...values) } }, tokens.hr);

const WORK = ['deptId', 'cityName', 'fullTimeEquivalent', 'entryDate', 'bossEmpId'];
const PUBLIC = ['empNumber'];
/** Whether a reader sees a field of a person: the rule as the specification says it. */
const sees = (who: 'hr' | 'clerk', person: EmployeeData, field: string): boolean =>
  who === 'hr' || [...WORK, ...PUBLIC].includes(field) || (person.empId === idOf('clerk') && field !== 'baseSalary');

/** What stands in a field, as text; null where nothing does. */
function held(person: EmployeeData, field: string): string | null {
  if (field === size) return person.customValues?.find(({ fieldId }) => fieldId === size)?.values[0] ?? null;
  const value = person[field as keyof EmployeeData] as string | number | null;
  return value === null || (field === 'maritalStatus' && value === 0) ? null : String(value);
}

const BELOW: Record<string, string[]> = { sales: ['sales', 'east'], east: ['east'], it: ['it'] };
function leafHolds(who: 'hr' | 'clerk', person: EmployeeData, { field, operator, values }: Leaf): boolean {
  if (!sees(who, person, field)) return false;
  const value = held(person, field);
  if (operator === 'filled') return value !== null;
  if (operator === 'empty') return value === null;
  const number = ['baseSalary', 'fullTimeEquivalent', size].includes(field);
  const same = (wanted: string): boolean => {
    if (value === null) return false;
    if (field === 'deptId')
      return Object.entries(BELOW).some(([d, all]) => idOf(d) === wanted && all.some((one) => idOf(one) === value));
    return number ? Number(value) === Number(wanted) : value === wanted;
  };
  if (operator === 'is') return values.some(same);
  if (operator === 'isNot') return !values.some(same);
  if (value === null) return false;
  const [first = ''] = values;
  if (operator === 'contains') return value.toLowerCase().includes(first.toLowerCase());
  const order = number ? Number(value) - Number(first) : value < first ? -1 : value > first ? 1 : 0;
  return operator === 'atLeast' ? order >= 0 : order <= 0;
}
function treeHolds(who: 'hr' | 'clerk', person: EmployeeData, tree: ConditionsData): boolean {
  const joined = (join: 'and' | 'or', parts: boolean[]) =>
    parts.length === 0 || (join === 'and' ? parts.every(Boolean) : parts.some(Boolean));
  const group = (one: { join: 'and' | 'or'; conditions: readonly Leaf[] }) =>
    joined(
      one.join,
      one.conditions.map((leaf) => leafHolds(who, person, leaf)),
    );
  const groups = tree.groups.filter(({ conditions }) => conditions.length > 0);
  return joined(tree.join, [...tree.conditions.map((leaf) => leafHolds(who, person, leaf)), ...groups.map(group)]);
}

const leaf = () => {
  const some = (field: string, operators: Leaf['operator'][], values: string[]) =>
    fc.record({
      field: fc.constant(field),
      operator: fc.constantFrom<Leaf['operator']>(...operators, 'filled', 'empty'),
      values: fc.subarray(values, { minLength: 1 }),
    });
  return fc.oneof(
    some('empNumber', ['is', 'isNot', 'contains'], ['p1', 'P1', 'hr']),
    some('deptId', ['is', 'isNot'], [idOf('sales'), idOf('east'), idOf('it')]),
    some('cityName', ['is', 'isNot', 'contains'], ['上海', '深']),
    some('entryDate', ['is', 'isNot', 'atLeast', 'atMost'], ['2012-03-01', '2018-01-01']),
    some('birthDate', ['is', 'isNot', 'atLeast', 'atMost'], ['1985-05-01', '1990-01-01']),
    some('maritalStatus', ['is', 'isNot'], ['1', '2']),
    some('phone', ['is', 'isNot', 'contains'], ['13900002', '0']),
    some('baseSalary', ['is', 'isNot', 'atLeast', 'atMost'], ['13000', '16000.00']),
    some('fullTimeEquivalent', ['is', 'isNot', 'atLeast', 'atMost'], ['0.5', '0.80', '1']),
    some('bankCard', [], ['x']),
    some(size, ['is', 'isNot', 'atLeast', 'atMost'], ['40', '41.5']),
  );
};
const join = () => fc.constantFrom('and' as const, 'or' as const);

describe('conditions over any field', () => {
  test('leave the people that a reading of the rules person by person leaves, for whoever reads all and who reads some', async () => {
    const tree = fc.record({
      join: join(),
      conditions: fc.array(leaf(), { maxLength: 3 }),
      groups: fc.array(fc.record({ join: join(), conditions: fc.array(leaf(), { maxLength: 3 }) }), { maxLength: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(tree, fc.constantFrom('hr' as const, 'clerk' as const), async (conditions, who) => {
        const found = (await list(tokens[who], conditions)).map(({ empId }) => empId);
        const wanted = people.filter((one) => treeHolds(who, one, conditions)).map(({ empId }) => empId);
        expect(found.toSorted()).toEqual(wanted.toSorted());
      }),
      { seed: 20_261_101, numRuns: 80 },
    );
  });

  test('are refused where a field is not compared in this way, and false where nobody sees the field any more', async () => {
    expect(await refused('bankCard', 'is', '6222')).toMatchObject({ status: 400 });
    expect(await refused('entryDate', 'atLeast', 'soon')).toMatchObject({ status: 400 });
    expect(await refused('baseSalary', 'atLeast', 'much')).toMatchObject({ status: 400 });
    expect(await list(tokens.hr, single('shoeSize', 'empty'))).toEqual([]);
  });

  test('hold in the figures and in the file as well', async () => {
    const conditions = single('cityName', 'is', '上海');
    const wanted = await list(tokens.hr, conditions);
    const summary = (token: string) =>
      services.ok<Summary>('empmanage.getempsummaryinfo', { filter: { conditions } }, token);
    const { total, statuses, averageServiceMonths, leaving, joinedThisMonth } = await summary(tokens.hr);
    expect([total, leaving, joinedThisMonth]).toEqual([wanted.length, 0, 0]);
    expect(statuses?.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    // Entered on the first of March of several years, seen on the first of November: whole years and eight months.
    const months = wanted.map(({ entryDate }) => (2026 - Number(entryDate?.slice(0, 4))) * 12 + 8);
    expect(averageServiceMonths).toBe(padded(dec(sum(months)).div(months.length), 1));
    const file = await download(services, '/empmanage/exportempinfo', tokens.hr, {
      format: 'csv',
      filter: { conditions },
    });
    expect(file.toString().trim().split('\n').length).toBe(total + 1);
  });
});

test('nationalities are told to whoever reads personal data', async () => {
  await services.ok(
    'empupdate.personalinfo',
    { empId: idOf('p5'), version: 1, nationality: '中国' },
    company.adminToken,
  );
  expect(await services.ok('empmanage.searchnationality', {}, tokens.hr)).toEqual(['中国']);
  expect(await services.ok('empmanage.searchnationality', {}, tokens.clerk)).toEqual([]);
});
