import { inArray, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import type { EmployeeSort } from '@hengcai/shared/contract/employee/employee';
import { EmployeeStatus, SignInStatus } from '@hengcai/shared/enums';
import { ContractType } from '@hengcai/shared/rules/employee/contract-type';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { createJobFamilies, createPositions, createRanks } from '../position/public.ts';
import { invitation, userAccount } from '../session/tables.ts';
import { departmentsFor, idOf, peopleFor } from './fixtures.ts';
import type { EmployeeData } from './select.ts';
import { employee } from './tables.ts';

let services: TestServices;
let company: TestCompany;

/** Regular date and last day: one of each status. */
const STATUSES = [
  [null, null],
  ['2026-12-01', null],
  ['2020-07-01', null],
  [null, '2026-11-20'],
  ['2020-07-01', '2026-10-31'],
] as const;
const DEPARTMENTS = [null, 'b', 'a', 'c'];
const SALARIES = [{}, { baseSalary: '9000.00' }, { baseSalary: '10000.00' }];
/** In the order they are made; what they are sorted by says another one. */
const POSITIONS = { clerk: 'P3', buyer: 'P1', seller: 'P2' };
const FAMILIES = { sales: 'F2', making: 'F1' };
/** The ninth grade is below the tenth, whatever their codes. */
const RANKS = { ten: [10, 'R10'], nine: [9, 'R9'], nineLess: [9, 'R8'] } as const;
const BOSSES = { b1: '张三', b2: '李四', b3: 'Adam', b4: '张三' };
/** As the names sound; namesakes one after the other, each with their people. */
const BOSS_ORDER = ['b3', 'b2', ...['b1', 'b4'].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1))];
/** In the order of the dictionary; others behind it by themselves. */
const CONTRACT_TYPES = [ContractType.FIXED_TERM, ContractType.RETIRED, 'Apprentice', 'Visitor'];
const CITIES = ['北京', '上海', 'Atlantis'];
const TYPES = [2, 1, 3];
const day = (i: number) => `2027-0${1 + (i % 7)}-01`;
const nth = <T>(values: readonly T[], i: number): T | null => [null, ...values][i % (values.length + 1)] ?? null;
const nthId = (values: object, i: number) => {
  const key = nth(Object.keys(values), i);
  return key === null ? null : idOf(key);
};
/** Whatever else people have, so that nothing follows from anything. */
const others = (i: number) => ({
  jobFamilyId: nthId(FAMILIES, i + 1),
  positionId: nthId(POSITIONS, i + 2),
  rankId: nthId(RANKS, i + 3),
  virtualBossEmpId: nthId(BOSSES, i + 1),
  bossEmpId: nthId(BOSSES, i),
  employeeType: TYPES[i % TYPES.length] ?? 1,
  fullTimeEquivalent: ['1.00', '0.50', '0.80'][i % 3] ?? '1.00',
  sex: i % 3,
  education: (i * 5) % 6,
  phone: i % 4 === 0 ? null : `138${(i * 37) % 100}0000`,
  email: i % 5 === 0 ? null : `${i % 2 ? 'M' : 'm'}${(i * 7) % 30}@example.com`,
  contractType: nth(CONTRACT_TYPES, i * 3),
  cityName: nth(CITIES, i * 3 + 1),
  contractStart: i % 3 === 0 ? null : day(i * 3),
  contractEnd: i % 4 === 0 ? null : day(i * 5),
});

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: '2026-11-01' } });
  company = await services.createTestCompany();
  await services.as(company, 'writes', async (ctx) => {
    await departmentsFor(ctx, { b: null, a: null, c: null });
    await createJobFamilies(
      ctx,
      Object.entries(FAMILIES).map(([key, code]) => ({ jobFamilyId: idOf(key), code, name: key })),
    );
    await createPositions(
      ctx,
      Object.entries(POSITIONS).map(([key, code]) => ({ positionId: idOf(key), code, name: key })),
    );
    await createRanks(
      ctx,
      Object.entries(RANKS).map(([key, [grade, code]]) => ({ rankId: idOf(key), grade, code, name: key })),
    );
    await peopleFor(ctx, [
      ...Object.entries(BOSSES).map(([key, empName]) => ({ key, empName })),
      ...Array.from({ length: 30 }, (_, i) => {
        const dept = DEPARTMENTS[i % DEPARTMENTS.length] ?? null;
        return {
          key: `p${i}`,
          deptId: dept === null ? null : idOf(dept),
          regularDate: STATUSES[i % STATUSES.length]?.[0] ?? null,
          ...SALARIES[i % SALARIES.length],
          ...others(i),
        };
      }),
    ]);
  });
  await services.as(company, 'writes', async ({ tx }) => {
    for (const [i, [, lastDay]] of STATUSES.entries()) {
      const ids = Array.from({ length: 6 }, (_, n) => idOf(`p${n * STATUSES.length + i}`));
      await tx.update(employee).set({ lastDay }).where(inArray(employee.id, ids));
    }
  });
});
afterAll(() => services.stop());

interface Page {
  items: EmployeeData[];
  total: number;
}
const listed = (input: object) =>
  services.ok<Page>('empmanage.emplist', { pageSize: 50, ...input }, company.adminToken);

type Value = string | number | null;
/** The place in a list, from the first to the last; null for what is not in it. */
const placeIn = (order: readonly string[], value: string | null): Value =>
  value === null || !order.includes(value) ? null : order.indexOf(value);
const codeOf = (codes: Record<string, string>, id: string | null): Value =>
  Object.entries(codes).find(([key]) => idOf(key) === id)?.[1] ?? null;
const said = (value: number): Value => (value === 0 ? null : value);

/** What decides the place of a person; null: none. */
const VALUES: Record<
  Exclude<z.output<typeof EmployeeSort>, 'empNumber' | 'empName' | 'entryDate' | 'signIn'>,
  (person: EmployeeData) => Value
> = {
  dept: ({ deptId }) => DEPARTMENTS.find((dept) => dept !== null && idOf(dept) === deptId) ?? null,
  status: ({ status }) => status,
  baseSalary: ({ baseSalary }) => (baseSalary === null ? null : Number(baseSalary)),
  position: ({ positionId }) => codeOf(POSITIONS, positionId),
  jobFamily: ({ jobFamilyId }) => codeOf(FAMILIES, jobFamilyId),
  rank: ({ rankId }) => placeIn(['nineLess', 'nine', 'ten'].map(idOf), rankId),
  boss: ({ bossEmpId }) => placeIn(BOSS_ORDER.map(idOf), bossEmpId),
  virtualBoss: ({ virtualBossEmpId }) => placeIn(BOSS_ORDER.map(idOf), virtualBossEmpId),
  employeeType: ({ employeeType }) => employeeType,
  fullTimeEquivalent: ({ fullTimeEquivalent }) => Number(fullTimeEquivalent),
  regularDate: ({ regularDate }) => regularDate,
  lastDay: ({ lastDay }) => lastDay,
  cityName: ({ cityName }) => placeIn(CITIES, cityName),
  sex: ({ sex }) => said(sex),
  education: ({ education }) => said(education ?? 0),
  contractType: ({ contractType }) => placeIn(CONTRACT_TYPES, contractType),
  contractStart: ({ contractStart }) => contractStart,
  contractEnd: ({ contractEnd }) => contractEnd,
  phone: ({ phone }) => phone,
  email: ({ email }) => email?.toLowerCase() ?? null,
};

test.each(
  (Object.keys(VALUES) as (keyof typeof VALUES)[]).flatMap((sort) => [[sort, false] as const, [sort, true] as const]),
)('by %s, descending %s: everybody once over all pages, whoever has none last', async (sort, descending) => {
  const whole = (await listed({ sort, descending })).items;
  expect(new Set(whole.map(({ empId }) => empId)).size).toBe(34);
  const values = whole.map(VALUES[sort]);
  const filled = values.filter((value) => value !== null);
  filled.sort((a, b) => (a < b ? -1 : 1) * (descending ? -1 : 1));
  expect(new Set(filled).size).toBeGreaterThan(1);
  expect(values).toEqual([...filled, ...Array.from({ length: 34 - filled.length }, () => null)]);
  const pages = await Promise.all([1, 2, 3, 4, 5].map((pageNo) => listed({ sort, descending, pageNo, pageSize: 7 })));
  expect(pages.flatMap(({ items }) => items.map(({ empId }) => empId))).toEqual(whole.map(({ empId }) => empId));
});

test('a filter by status finds whom the list shows with it', async () => {
  const { items } = await listed({});
  for (const wanted of [...Object.values(EmployeeStatus).map((one) => [one]), [0, 1, 2], [2, 9]]) {
    const { items: found, total } = await listed({ filter: { status: wanted } });
    const expected = items.filter(({ status }) => wanted.some((one) => one === status));
    expect(found.map(({ empId }) => empId)).toEqual(expected.map(({ empId }) => empId));
    expect([wanted, total, total > 0]).toEqual([wanted, expected.length, true]);
  }
});

test('by whether people have signed in: state by state, each with those whom the filter finds', async () => {
  const { NEVER, INVITED, SIGNED_IN, DISABLED } = SignInStatus;
  const stands: Record<number, string[]> = {
    [INVITED]: ['p4', 'p9'],
    [SIGNED_IN]: ['p1', 'p20'],
    [DISABLED]: ['p3', 'p7'],
  };
  const idsOf = (state: number) => (stands[state] ?? []).map(idOf).sort();
  await services.as(company, 'writes', async ({ tx, session, now }) => {
    const accounts = await tx.select().from(userAccount).where(isNotNull(userAccount.empId));
    const of = (state: number) =>
      accounts.filter(({ empId }) => idsOf(state).includes(empId ?? '')).map(({ id }) => id);
    await tx
      .update(userAccount)
      .set({ enabled: false })
      .where(inArray(userAccount.id, of(DISABLED)));
    await tx
      .update(userAccount)
      .set({ lastSignInAt: now })
      .where(inArray(userAccount.id, of(SIGNED_IN)));
    // Whoever signed in, or is shut out, is not waited for any more; an invitation that ran out is none.
    const invitations = [INVITED, SIGNED_IN, DISABLED].flatMap(of).map((userId) => ({ userId, expiresAt: null }));
    const [late = ''] = accounts.filter(({ empId }) => empId === idOf('p11')).map(({ id }) => id);
    await tx.insert(invitation).values(
      [...invitations, { userId: late, expiresAt: new Date(0) }].map((one) => ({
        ...one,
        companyId: session.companyId,
        way: 'mail' as const,
        invitedAt: now,
      })),
    );
  });
  const ids = async (input: object) => (await listed(input)).items.map(({ empId }) => empId);
  const found = await Promise.all(
    [NEVER, INVITED, SIGNED_IN, DISABLED].map((state) => ids({ sort: 'empNumber', filter: { signIn: [state] } })),
  );
  expect(found.slice(1).map((some) => some.sort())).toEqual([INVITED, SIGNED_IN, DISABLED].map(idsOf));
  const never = (found[0] ?? []).sort();
  expect(await ids({ filter: { signIn: [NEVER, INVITED] } })).toHaveLength(never.length + 2);
  expect(never).toContain(idOf('p11'));
  for (const descending of [false, true]) {
    const states = [never, ...[INVITED, SIGNED_IN, DISABLED].map(idsOf)];
    expect(await ids({ sort: 'signIn', descending })).toEqual((descending ? states.reverse() : states).flat());
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((pageNo) => ids({ sort: 'signIn', descending, pageNo, pageSize: 7 })),
    );
    expect(pages.flat()).toEqual(states.flat());
  }
});
