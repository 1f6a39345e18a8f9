import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Education, ExitKind, Sex } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { randomOf } from '@hengcai/shared/random';
import type { ExitDimension } from '@hengcai/shared/rules/analytics/exit-rate';
import { SMALL_CELL } from '@hengcai/shared/rules/analytics/people';
import { addDays, monthOf } from '@hengcai/shared/rules/dates';
import { startServices, type TestCompany, type TestServices } from '../../../testing/kit.ts';
import { idOf } from '../../../testing/staff.ts';
import {
  addedMonths,
  ageOn,
  below,
  companyOf,
  DEPARTMENTS,
  isHere,
  population,
  serviceOn,
  share,
  TODAY,
  versionOn,
  type Someone,
  type Stay,
  type Version,
} from '../people/random-company.ts';
import type { Report } from './report.ts';

/** A question with the condition it puts to somebody on a day. */
interface Question {
  filter: Record<string, unknown>;
  leaves: (person: Someone, stay: Stay, version: Version, day: string) => boolean;
}

/** Who counts on which day as what, person by person. */
function naive(people: readonly Someone[], dimension: ExitDimension, question: Question, from: string, to: string) {
  const lastDay = monthOf(`${to}-01`).to < TODAY ? monthOf(`${to}-01`).to : TODAY;
  const eve = addDays(`${from}-01`, -1);
  const keyOf = (person: Someone, stay: Stay, day: string): string => {
    const version = versionOn(stay, day);
    switch (dimension) {
      case 'date':
        return day.slice(0, 7);
      case 'reason':
        return stay.reason ?? '';
      case 'department':
        return DEPARTMENTS[version.dept] ?? version.dept;
      case 'jobFamily':
        return version.family;
      case 'rank':
        return version.rank;
      case 'service':
        return serviceOn(stay.begins, day);
      case 'age':
        return ageOn(person.birthDate, day);
      case 'level':
        return '';
    }
  };
  const rows = new Map<string, { start: number; end: number; joins: number; leavers: number; voluntary: number }>();
  const total = { start: 0, end: 0, joins: 0, leavers: 0, voluntary: 0 };
  const add = (key: string | null, what: keyof typeof total) => {
    if (key !== null) {
      const row = rows.get(key) ?? { start: 0, end: 0, joins: 0, leavers: 0, voluntary: 0 };
      rows.set(key, { ...row, [what]: row[what] + 1 });
    }
  };
  const counts = (person: Someone, stay: Stay, day: string) => question.leaves(person, stay, versionOn(stay, day), day);
  for (const person of people)
    for (const stay of person.stays) {
      for (const [what, day] of [
        ['start', eve],
        ['end', lastDay],
      ] as const)
        if (isHere(stay, day) && counts(person, stay, day)) {
          total[what] += 1;
          if (dimension !== 'date' && dimension !== 'reason') add(keyOf(person, stay, day), what);
        }
      const { begins, ends, kind } = stay;
      if (begins > eve && begins <= lastDay && counts(person, stay, begins)) {
        total.joins += 1;
        if (dimension !== 'reason') add(keyOf(person, stay, begins), 'joins');
      }
      if (ends !== null && ends > eve && ends <= lastDay && counts(person, stay, ends)) {
        total.leavers += 1;
        add(keyOf(person, stay, ends), 'leavers');
        if (kind === ExitKind.VOLUNTARY) {
          total.voluntary += 1;
          add(keyOf(person, stay, ends), 'voluntary');
        }
      }
      if (dimension === 'date')
        for (let month = from; month <= to; month = addedMonths(`${month}-01`, 1).slice(0, 7)) {
          const end = monthOf(`${month}-01`).to < TODAY ? monthOf(`${month}-01`).to : TODAY;
          const before = addDays(`${month}-01`, -1);
          if (isHere(stay, before) && counts(person, stay, before)) add(month, 'start');
          if (isHere(stay, end) && counts(person, stay, end)) add(month, 'end');
        }
    }
  if (dimension === 'reason')
    for (const [key, row] of rows) rows.set(key, { ...row, start: total.start, end: total.end, joins: total.joins });
  return { total, rows };
}

type Counts = ReturnType<typeof naive>['total'];
const told = ({ start, end, joins, leavers, voluntary }: Counts, basis: string) => {
  // Average heads are half the sum: both sides are doubled, so that nothing is rounded twice.
  const [base, doubled] = basis === 'average' ? [start + end, 2] : [start + joins, 1];
  return {
    startHeads: start,
    endHeads: end,
    joins,
    leavers,
    voluntary,
    averageHeads: dec(start + end)
      .div(2)
      .toString(),
    rate: share(leavers, base, doubled),
    voluntaryRate: share(voluntary, base, doubled),
  };
};
const sizeOf = ({ start, end, joins, leavers }: Counts) => Math.max(start + joins, end, leavers);

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TODAY } });
});
afterAll(() => services.stop());

const SEEDS = process.env.TEST_FULL ? 10 : 2;
const DIMENSIONS: ExitDimension[] = ['date', 'reason', 'department', 'jobFamily', 'rank', 'service', 'age'];

describe.each(Array.from({ length: SEEDS }, (_, seed) => seed))('S3.025 exit rates in random company %i', (seed) => {
  const random = randomOf(`exits ${process.env.EXITS_SEED ?? seed}`);
  const people = population(random);
  let company: TestCompany;
  let token: string;
  beforeAll(async () => {
    company = await companyOf(services, people);
    token = await services.signIn(company.code, 'admin');
  });

  const isLed = (key: string, day: string) =>
    people.some(({ stays }) =>
      stays.some(
        (stay) => stay.begins <= day && (stay.ends === null || stay.ends >= day) && versionOn(stay, day).boss === key,
      ),
    );
  const questions: [string, Question][] = [
    ['everybody', { filter: {}, leaves: () => true }],
    [
      'a department with those below',
      { filter: { deptIds: [idOf('sales')] }, leaves: (_p, _s, { dept }) => below('sales').includes(dept) },
    ],
    ['a rank', { filter: { rankIds: [idOf('p6')] }, leaves: (_p, _s, { rank }) => rank === 'p6' }],
    [
      'a family in a city',
      {
        filter: { jobFamilyIds: [idOf('tech')], workCities: ['上海'] },
        leaves: (_p, _s, { family, city }) => family === 'tech' && city === '上海',
      },
    ],
    ['managers', { filter: { isManager: true }, leaves: ({ key }, _s, _v, day) => isLed(key, day) }],
    ['those who lead nobody', { filter: { isManager: false }, leaves: ({ key }, _s, _v, day) => !isLed(key, day) }],
    [
      'women and whoever said nothing, with a degree',
      {
        filter: { sexes: [Sex.FEMALE, Sex.UNFILLED], educations: [Education.BACHELOR, Education.MASTER] },
        leaves: ({ sex, education }) =>
          sex !== Sex.MALE && (education === Education.BACHELOR || education === Education.MASTER),
      },
    ],
    [
      'those who entered in two years',
      {
        filter: { entryFrom: '2023-01-01', entryTo: '2024-12-31' },
        leaves: (_p, { begins }) => begins >= '2023-01-01' && begins <= '2024-12-31',
      },
    ],
  ];
  const periods: [string, string][] = [
    ['2025-11', '2026-10'],
    ['2026-11', '2026-11'],
    ['2024-02', '2026-11'],
  ];

  it.each(questions)('agree with counting person by person: %s', async (_name, question) => {
    for (const dimension of DIMENSIONS)
      for (const [from, to] of periods)
        for (const basis of ['average', 'startAndJoins']) {
          if (dimension === 'department' && question.filter.deptIds) continue;
          const filter = { dimension, from, to, basis, ...question.filter };
          const report = await services.ok<Report>('exitRate.getExitRateData', { filter }, token);
          const expected = naive(people, dimension, question, from, to);
          expect({ filter, total: report.total }).toEqual({ filter, total: told(expected.total, basis) });
          const named = ['department', 'jobFamily', 'rank'].includes(dimension);
          for (const [key, counts] of expected.rows) {
            const row = report.rows.find((one) => one.key === (named ? idOf(key) : key));
            if (row?.figures === null) expect(dimension).toBe('age');
            else
              expect({ filter, key, figures: row?.figures }).toEqual({
                filter,
                key,
                figures: { ...told(counts, basis), share: share(counts.leavers, expected.total.leavers) },
              });
            if (dimension === 'age' && sizeOf(counts) < SMALL_CELL) expect(row?.figures).toBeNull();
          }
          // No row of people there are none of.
          for (const { key, figures } of report.rows)
            if (![...expected.rows.keys()].some((one) => (named ? idOf(one) : one) === key))
              expect([key, figures && [figures.startHeads, figures.joins, figures.leavers, figures.endHeads]]).toEqual([
                key,
                [0, 0, 0, 0],
              ]);
        }
  });

  it('S7.046 name the leavers of each row, as many as it counts', async () => {
    for (const dimension of DIMENSIONS) {
      const filter = { dimension, from: '2024-02', to: '2026-11' };
      const report = await services.ok<Report>('exitRate.getExitRateData', { filter }, token);
      const keys = [undefined, ...report.rows.flatMap(({ key, figures }) => (figures ? [key] : []))];
      for (const key of keys) {
        const page = await services.ok<{ total: number; items: { empId: string; lastDay: string }[] }>(
          'exitRate.getExitEmpData',
          { filter, key, pageSize: 100 },
          token,
        );
        const figures = key === undefined ? report.total : report.rows.find((row) => row.key === key)?.figures;
        expect([dimension, key, page.total, page.items.length]).toEqual([
          dimension,
          key,
          figures?.leavers,
          figures?.leavers,
        ]);
      }
    }
  });
});
