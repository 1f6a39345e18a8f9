import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EmployeeStatus } from '@hengcai/shared/enums';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { companyWith, idOf } from './fixtures.ts';
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

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: '2026-11-01' } });
  company = await companyWith(
    services,
    { b: null, a: null, c: null },
    Array.from({ length: 30 }, (_, i) => {
      const dept = DEPARTMENTS[i % DEPARTMENTS.length] ?? null;
      return {
        key: `p${i}`,
        deptId: dept === null ? null : idOf(dept),
        regularDate: STATUSES[i % STATUSES.length]?.[0] ?? null,
        ...SALARIES[i % SALARIES.length],
      };
    }),
  );
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

/** What decides the place of a person; null: none. */
const VALUES: Record<'dept' | 'status' | 'baseSalary', (person: EmployeeData) => string | number | null> = {
  dept: ({ deptId }: EmployeeData) => DEPARTMENTS.find((dept) => dept !== null && idOf(dept) === deptId) ?? null,
  status: ({ status }: EmployeeData) => status,
  baseSalary: ({ baseSalary }: EmployeeData) => (baseSalary === null ? null : Number(baseSalary)),
};

test.each(
  (['dept', 'status', 'baseSalary'] as const).flatMap((sort) => [[sort, false] as const, [sort, true] as const]),
)('by %s, descending %s: everybody once over all pages, whoever has none last', async (sort, descending) => {
  const whole = (await listed({ sort, descending })).items;
  expect(new Set(whole.map(({ empId }) => empId)).size).toBe(30);
  const values = whole.map(VALUES[sort]);
  const filled = values.filter((value) => value !== null);
  filled.sort((a, b) => (a < b ? -1 : 1) * (descending ? -1 : 1));
  expect(values).toEqual([...filled, ...Array.from({ length: 30 - filled.length }, () => null)]);
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
