import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomOf } from '@hengcai/shared/random';
import { addDays, monthOf } from '@hengcai/shared/rules/dates';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { idOf } from '../../../testing/staff.ts';
import {
  below,
  companyOf,
  DEPARTMENTS,
  isHere,
  population,
  RANKS,
  share,
  TODAY,
  versionOn,
  type Department,
  type Someone,
} from '../people/random-company.ts';
import type { Promoted, Report } from './report.ts';

const PERIODS = [
  ['2025-11', '2026-10'],
  ['2024-02', '2026-11'],
  ['2026-11', '2026-11'],
] as const;
const CHOSEN: (Department[] | undefined)[] = [undefined, ['sales'], ['east', 'it']];

interface Counts {
  start: number;
  end: number;
  promoted: string[];
}

/** Who is here and who rises where, person by person. */
function naive(people: readonly Someone[], from: string, to: string, chosen: readonly Department[] | undefined) {
  const eve = addDays(`${from}-01`, -1);
  const last = monthOf(`${to}-01`).to < TODAY ? monthOf(`${to}-01`).to : TODAY;
  const rowOf = (dept: Department) => {
    if (!chosen) return DEPARTMENTS[dept] ?? dept;
    const top = chosen.find((one) => below(one).includes(dept));
    return chosen.length > 1 || top === undefined ? top : dept;
  };
  const rows = new Map<string, Counts>();
  const add = (dept: Department, part: Partial<Counts>) => {
    const row = rowOf(dept);
    for (const key of row === undefined ? [] : [row, 'total']) {
      const now = rows.get(key) ?? { start: 0, end: 0, promoted: [] };
      rows.set(key, {
        start: now.start + (part.start ?? 0),
        end: now.end + (part.end ?? 0),
        promoted: [...now.promoted, ...(part.promoted ?? [])],
      });
    }
  };
  for (const { key, stays } of people) {
    let risen: { day: string; dept: Department } | null = null;
    for (const stay of stays) {
      if (isHere(stay, eve)) add(versionOn(stay, eve).dept, { start: 1 });
      if (isHere(stay, last)) add(versionOn(stay, last).dept, { end: 1 });
      for (const [i, version] of stay.versions.entries()) {
        const before = stay.versions[i - 1];
        const rises = before && RANKS.indexOf(version.rank) > RANKS.indexOf(before.rank);
        if (rises && version.from > eve && version.from <= last && (risen === null || version.from > risen.day))
          risen = { day: version.from, dept: version.dept };
      }
    }
    if (risen) add(risen.dept, { promoted: [key] });
  }
  return rows;
}

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TODAY } });
});
afterAll(() => services.stop());

const SEEDS = process.env.TEST_FULL ? 10 : 2;
describe.each(Array.from({ length: SEEDS }, (_, seed) => seed))('promotion rates in random company %i', (seed) => {
  const people = population(randomOf(`promotions ${process.env.PROMOTIONS_SEED ?? seed}`));
  let token: string;
  beforeAll(async () => {
    const company = await companyOf(services, people);
    token = await services.signIn(company.code, 'admin');
  });

  it('S3.025 agree with counting person by person, and name whom they count', async () => {
    for (const chosen of CHOSEN)
      for (const [from, to] of PERIODS) {
        const filter = { from, to, ...(chosen && { deptIds: chosen.map(idOf) }) };
        const report = await services.ok<Report>('promotion.groupbydept', { filter }, token);
        const expected = naive(people, from, to, chosen);
        const rows = new Map([...report.rows.map((row) => [row.key, row] as const), ['total', report.total] as const]);
        expect(rows.size).toBe(new Set([...expected.keys(), 'total']).size);
        for (const [key, { start, end, promoted }] of expected) {
          expect({ filter, key, row: rows.get(key === 'total' ? key : idOf(key)) }).toMatchObject({
            filter,
            key,
            row: {
              startHeads: start,
              endHeads: end,
              promoted: promoted.length,
              rate: share(promoted.length, start + end, 2),
            },
          });
          const page = await services.ok<{ items: Promoted[] }>(
            'promotion.getPromoteEmpData',
            { filter, ...(key !== 'total' && { key: idOf(key) }), pageSize: 100 },
            token,
          );
          expect(page.items.map(({ empId }) => empId).toSorted()).toEqual(promoted.map(idOf).toSorted());
        }
      }
  });
});
