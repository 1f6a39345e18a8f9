import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomOf } from '@hengcai/shared/random';
import { SMALL_CELL } from '@hengcai/shared/rules/analytics/people';
import { STRUCTURE_DIMENSIONS, type StructureDimension } from '@hengcai/shared/rules/analytics/structure';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { idOf } from '../../../testing/staff.ts';
import {
  ageOn,
  below,
  companyOf,
  DEPARTMENTS,
  DEPTS,
  isHere,
  population,
  share,
  TODAY,
  versionOn,
  type Department,
  type Someone,
} from '../people/random-company.ts';
import type { Report } from './report.ts';

const CALLS = { sex: 'getGender', age: 'getAge', education: 'getEducation' } as const;
const DAYS = ['2024-02-29', '2026-03-31', TODAY];
const CHOSEN: (Department[] | undefined)[] = [undefined, ['sales'], ['east', 'it'], ['sales', 'east']];

const valueOf = ({ birthDate, sex, education }: Someone, dimension: StructureDimension, day: string): string =>
  dimension === 'age' ? ageOn(birthDate, day) : String(dimension === 'sex' ? sex : education);

/** The row somebody stands in: of the company the departments below it, of one department those and itself. */
const rowOf = (dept: Department, chosen: readonly Department[] | undefined): Department | null => {
  if (!chosen) return DEPARTMENTS[dept] ?? dept;
  const tops = chosen.filter((one) => !chosen.some((other) => other !== one && below(other).includes(one)));
  const top = tops.find((one) => below(one).includes(dept));
  return top === undefined ? null : tops.length > 1 ? top : dept;
};

/** Who is what on a day, person by person. */
function naive(
  people: readonly Someone[],
  dimension: StructureDimension,
  day: string,
  chosen: readonly Department[] | undefined,
) {
  const rows = new Map<string, Map<string, string[]>>();
  for (const person of people)
    for (const stay of person.stays)
      if (isHere(stay, day)) {
        const row = rowOf(versionOn(stay, day).dept, chosen);
        const value = valueOf(person, dimension, day);
        for (const key of row === null ? [] : [row, 'total']) {
          const cells = rows.get(key) ?? new Map<string, string[]>();
          rows.set(key, cells.set(value, [...(cells.get(value) ?? []), person.key]));
        }
      }
  return rows;
}

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TODAY } });
});
afterAll(() => services.stop());

const SEEDS = process.env.TEST_FULL ? 10 : 2;
describe.each(Array.from({ length: SEEDS }, (_, seed) => seed))('S3.025 the structure of random company %i', (seed) => {
  const people = population(randomOf(`structure ${process.env.STRUCTURE_SEED ?? seed}`));
  let token: string;
  beforeAll(async () => {
    const company = await companyOf(services, people);
    token = await services.signIn(company.code, 'admin');
  });
  const sideOf = (day: string, chosen: readonly Department[] | undefined) => ({
    day,
    ...(chosen && { deptIds: chosen.map(idOf) }),
  });
  const reportsOf = (dimension: StructureDimension, sides: object[]) =>
    services.ok<Report[]>(`organizational.${CALLS[dimension]}`, { sides }, token);

  it.each(STRUCTURE_DIMENSIONS)('agrees with counting person by person: by %s', async (dimension) => {
    for (const chosen of CHOSEN) {
      const reports = await reportsOf(
        dimension,
        DAYS.map((day) => sideOf(day, chosen)),
      );
      for (const [i, day] of DAYS.entries()) {
        const expected = naive(people, dimension, day, chosen);
        const report = reports[i]!;
        const rows = new Map([...report.rows.map((row) => [row.key, row] as const), ['total', report.total] as const]);
        expect([...rows.keys()].toSorted()).toEqual(
          [...new Set([...expected.keys(), 'total'])].map((key) => (key === 'total' ? key : idOf(key))).toSorted(),
        );
        for (const [key, cells] of expected) {
          const row = rows.get(key === 'total' ? key : idOf(key))!;
          const all = [...cells.values()].flat().length;
          expect({ day, key, people: row.people }).toEqual({ day, key, people: all });
          for (const { key: value, people: counted, share: part } of row.cells) {
            const n = cells.get(value)?.length ?? 0;
            if (counted === null) expect(dimension).toBe('age');
            else
              expect({ day, key, value, counted, part }).toEqual({ day, key, value, counted: n, part: share(n, all) });
            if (dimension === 'age' && (all < SMALL_CELL || (n > 0 && n < SMALL_CELL))) expect(counted).toBeNull();
          }
          expect(row.cells.filter((cell) => cell.people === null)).not.toHaveLength(1);
        }
      }
    }
  });

  it('S7.072 names as many behind a cell as it counts, and nobody behind a small one', async () => {
    for (const dimension of STRUCTURE_DIMENSIONS) {
      const side = sideOf(TODAY, ['sales']);
      const [report] = await reportsOf(dimension, [side]);
      const expected = naive(people, dimension, TODAY, ['sales']);
      for (const row of [report!.total, ...report!.rows])
        for (const { key: value, people: counted } of row.cells) {
          const key = 'key' in row ? (row.key as string) : undefined;
          const answer = await services.call(
            'organizational.getStructureEmpData',
            { dimension, side, key, value, pageSize: 100 },
            token,
          );
          if (counted === null) expect(answer.status).toBe(422);
          else {
            const name = key === undefined ? 'total' : DEPTS.find((dept) => idOf(dept) === key)!;
            const found = (answer.data as { items: { empId: string }[] }).items.map(({ empId }) => empId);
            expect(found.toSorted()).toEqual((expected.get(name)?.get(value) ?? []).map(idOf).toSorted());
          }
        }
    }
  });

  it('tells of no age, whatever departments are asked for, what the sum of another question would give away', async () => {
    const [all, ...each] = await reportsOf('age', [
      sideOf(TODAY, undefined),
      ...(['sales', 'it'] as const).map((one) => sideOf(TODAY, [one])),
    ]);
    const hiddenOf = (line: { cells: Report['total']['cells'] }) => line.cells.map(({ people: n }) => n === null);
    for (const [i, report] of each.entries()) {
      const top = (['sales', 'it'] as const)[i]!;
      const parts = report.rows.map(hiddenOf);
      for (const [at, hidden] of hiddenOf(report.total).entries()) {
        const count = parts.filter((part) => part[at]).length + (hidden ? 1 : 0);
        expect([top, at, count]).not.toEqual([top, at, 1]);
      }
      // A department tells in the report of everybody what it tells in its own.
      const row = all!.rows.find(({ key }) => key === idOf(top))!;
      expect(row.cells).toEqual(report.total.cells);
    }
  });
});
