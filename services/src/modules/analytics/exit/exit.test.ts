import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ExitKind, FieldGroup, FieldRight, PageRight } from '@hengcai/shared/enums';
import { EXIT_DIMENSIONS } from '@hengcai/shared/rules/analytics/exit-rate';
import { startServices, type TestCompany, type TestServices } from '../../../testing/kit.ts';
import { createRole, giveRole } from '../../../testing/roles.ts';
import { companyWith, createRanks, download, exitPeople, idOf } from '../../../testing/staff.ts';
import { audit } from '../../../kit/tables.ts';
import type { Report } from './report.ts';

const PERIOD = { from: '2025-11', to: '2026-10' };
const { VISIT, EXPORT } = PageRight;

let services: TestServices;
let company: TestCompany;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: '2026-11-01' } });
  const born = (key: string, birthDate: string, dept = 'sales') => ({ key, birthDate, deptId: idOf(dept) });
  company = await companyWith(services, { sales: null, it: null }, [
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((key) => born(key, '1990-05-05')),
    ...['g', 'h', 'i', 'j', 'k', 'l'].map((key) => born(key, '1980-05-05', 'it')),
    born('young', '2003-05-05'),
    { ...born('hr', '1985-05-05', 'it'), roles: ['hr'] },
    // Each with a role of its own over the sales department.
    born('months', '1990-05-05'),
    born('names', '1990-05-05'),
    born('works', '1990-05-05'),
  ]);
  await services.as(company, 'writes', async (ctx) => {
    await createRanks(ctx, [{ rankId: idOf('p5'), code: 'P5', name: 'P5', grade: 5 }]);
    await exitPeople(ctx, [
      { empId: idOf('a'), lastDay: '2026-03-31', exitKind: ExitKind.VOLUNTARY, exitReason: '个人发展', reason: 'x' },
      {
        empId: idOf('g'),
        lastDay: '2026-06-30',
        exitKind: ExitKind.INVOLUNTARY,
        exitReason: '不胜任工作',
        reason: 'x',
      },
    ]);
    const deptIds = [idOf('sales')];
    const all = (rights: number) => Object.fromEntries(Object.values(EXIT_DIMENSIONS).map((path) => [path, rights]));
    const { READ } = FieldRight;
    await createRole(ctx, 'months', {
      pages: { [EXIT_DIMENSIONS.date]: VISIT },
      fields: { [FieldGroup.WORK]: READ },
      deptIds,
    });
    await createRole(ctx, 'names', { pages: all(VISIT), fields: { [FieldGroup.BASIC]: READ }, deptIds });
    await createRole(ctx, 'works', {
      pages: all(VISIT + EXPORT),
      fields: { [FieldGroup.WORK]: READ, [FieldGroup.PERSONAL]: READ },
      deptIds,
    });
    for (const key of ['months', 'names', 'works']) await giveRole(ctx, idOf(key), key);
  });
});
afterAll(() => services.stop());

const tokenOf = (who: string) => services.signIn(company.code, who);
const reportAs = async (who: string, filter: object = {}) =>
  services.ok<Report>(
    'exitRate.getExitRateData',
    { filter: { dimension: 'date', ...PERIOD, ...filter } },
    await tokenOf(who),
  );
const callAs = async (who: string, name: string, filter: object = {}, more: object = {}) =>
  services.call(name, { filter: { dimension: 'date', ...PERIOD, ...filter }, ...more }, await tokenOf(who));
const codesOf = ({ data }: { data: unknown }) =>
  (data as { errors: { field: string | null; code: string }[] }).errors.map(({ field, code }) => [field, code]);

describe('the period of the report', () => {
  it.each([
    ['S5.115 starts not after it ends', { from: '2026-05', to: '2026-04' }, ['filter.from', 'START_MONTH_AFTER_END']],
    ['does not lie ahead', { from: '2026-05', to: '2026-12' }, ['filter.to', 'MONTH_AHEAD']],
    ['is 36 months at most', { from: '2023-01', to: '2026-10' }, ['filter.from', 'PERIOD_TOO_LONG']],
  ])('%s', async (_title, period, issue) => {
    const answer = await callAs('hr', 'exitRate.getExitRateData', period);
    expect([answer.status, codesOf(answer)]).toEqual([422, [issue]]);
  });

  it('may be one month, of which the current one goes up to today', async () => {
    const report = await reportAs('hr', { from: '2026-11', to: '2026-11' });
    expect([report.from, report.to, report.total?.leavers]).toEqual(['2026-11-01', '2026-11-01', 0]);
  });
});

describe('S3.025 S3.026 exit rates', () => {
  it('are leavers by average heads, or by heads at the start with those who joined, exactly', async () => {
    // 17 people, of whom two left: 16 on average, 17 at the start.
    expect((await reportAs('hr')).total).toEqual({
      startHeads: 17,
      endHeads: 15,
      joins: 0,
      leavers: 2,
      voluntary: 1,
      averageHeads: '16',
      rate: '12.5',
      voluntaryRate: '6.25',
    });
    expect((await reportAs('hr', { basis: 'startAndJoins' })).total).toMatchObject({ rate: '11.7647' });
  });

  it('of nobody are none', async () => {
    const report = await reportAs('hr', { workCities: ['nowhere'] });
    expect(report.total).toMatchObject({ leavers: 0, averageHeads: '0', rate: null, voluntaryRate: null });
  });

  it('go by reasons in the words of the dictionary', async () => {
    const { rows } = await reportAs('hr', { dimension: 'reason' });
    expect(rows.map(({ label, figures }) => [label, figures?.leavers, figures?.share]).toSorted()).toEqual([
      ['Not up to the work', 1, '50'],
      ['Personal development', 1, '50'],
    ]);
  });

  it('are told of no band of age with fewer than five people, nor of the next one', async () => {
    const { rows } = await reportAs('hr', { dimension: 'age' });
    const told = rows.flatMap(({ key, figures }) =>
      figures === null ? [] : [[key, figures.startHeads + figures.endHeads]],
    );
    // One is 22, one 40 or 41, six in their forties: of two small bands the third need not go.
    expect(told.filter(([, heads]) => heads !== 0)).toEqual([
      ['35-40', expect.any(Number)],
      ['45-50', 11],
    ]);
    expect(rows.find(({ key }) => key === '0-25')?.figures).toBeNull();
    const answer = await callAs('hr', 'exitRate.getExitEmpData', { dimension: 'age' }, { key: '0-25' });
    expect([answer.status, codesOf(answer)]).toEqual([422, [[null, 'SMALL_CELL']]]);
    expect((await reportAs('hr', { ageRanges: ['0-25'] })).total).toBeNull();
  });
});

describe('rights over exit rates', () => {
  it('are of each page: a dimension is refused to whoever may not open it, and not offered', async () => {
    expect((await reportAs('months')).dimensions).toEqual(['date']);
    for (const name of ['exitRate.getExitRateData', 'exitRate.getExitEmpData'])
      expect((await callAs('months', name, { dimension: 'department' })).status).toBe(403);
    expect((await callAs('months', 'exitRate.exportExitRateData')).status).toBe(403);
    expect((await callAs('b', 'exitRate.getExitRateData')).status).toBe(403);
  });

  it('are over the people one sees, leavers among them', async () => {
    expect((await reportAs('works')).total).toMatchObject({ startHeads: 10, endHeads: 9, leavers: 1 });
  });

  it('count nobody whose work may not be read, and say how many', async () => {
    const report = await reportAs('names');
    expect([report.total?.startHeads, report.total?.leavers, report.unread]).toEqual([0, 0, 10]);
  });

  it('leave out of the bands whose birth date may not be read: of leavers without the right to their data', async () => {
    const report = await reportAs('works', { dimension: 'age' });
    expect([report.leftOut, report.leftOutLeavers, report.total?.leavers]).toEqual([1, 1, 1]);
    expect(report.rows.every(({ figures }) => !figures || figures.leavers === 0)).toBe(true);
    // They would all be too low.
    expect(report.rows.every(({ figures }) => !figures?.rate && !figures?.share)).toBe(true);
    expect((await reportAs('hr', { dimension: 'age' })).leftOut).toBe(0);
  });

  it('leave everybody out of the levels without the right to appraisals', async () => {
    const report = await reportAs('works', { dimension: 'level' });
    expect([report.rows, report.leftOut]).toEqual([[], 10]);
    // HR manages plans; the own level is not for HR to read there.
    const own = await reportAs('hr', { dimension: 'level' });
    expect([own.rows.map(({ label }) => label), own.leftOut]).toEqual([['No archived level'], 1]);
  });

  it('refuse a filter by what may be read of nobody', async () => {
    const answer = await callAs('months', 'exitRate.getExitRateData', { ageRanges: ['25-30'] });
    expect([answer.status, codesOf(answer)]).toEqual([400, [['filter.ageRanges', 'MASKED_COLUMN']]]);
  });
});

describe('S7.072 files of exits', () => {
  const fileOf = async (name: string, more: object = {}) =>
    String(
      await download(services, `/hengcai/page/api/exitRate/${name}`, await tokenOf('hr'), {
        filter: { dimension: 'department', ...PERIOD },
        format: 'csv',
        ...more,
      }),
    ).split('\r\n');

  it('have the rows with their total', async () => {
    const lines = await fileOf('exportExitRateData');
    expect(lines[0]).toContain('Department,Number of people at the start,Joined,Left');
    expect(lines.find((line) => line.startsWith('Total'))).toContain('Total,17,0,2,1,15,16,12.5%,6.25%');
    expect(lines.find((line) => line.startsWith('Department sales'))).toContain('10,0,1,1,9,9.5,');
  });

  it('name the leavers of a row, and stand in the audit with their number', async () => {
    const lines = await fileOf('exportExitEmpData', { key: idOf('it') });
    expect(lines.filter(Boolean)).toHaveLength(2);
    expect(lines[1]).toContain('g,Person g,Department it,,2020-01-01,2026-06-30,');
    expect(lines[1]).toContain('Not up to the work');
    const audited = await services.as(company, 'reads', ({ tx }) =>
      tx.select({ params: audit.params }).from(audit).where(eq(audit.action, 'exitRate.leaversExported')),
    );
    expect(audited.at(-1)?.params).toMatchObject({ count: 1 });
  });
});

describe('S7.046 the choices of the filter', () => {
  const choices = async (who: string, query: Record<string, unknown>) =>
    services.ok<Record<string, unknown>>('reportFilter.reportFilterOptions', query, await tokenOf(who));

  it('S3.027 are asked with a year or a range, and with flags', async () => {
    expect(await choices('hr', { year: 2026, dept: true, sex: true })).toMatchObject({
      timeRange: { from: '2026-01', to: '2026-11' },
      depts: [
        { value: idOf('it'), label: 'Department it' },
        { value: idOf('sales'), label: 'Department sales' },
      ].toSorted((a, b) => (a.value < b.value ? -1 : 1)),
      sex: [1, 2, 0],
      ranks: [],
      education: [],
      keyTalent: [],
      entryTimeRange: null,
    });
    expect(await choices('hr', { from: '2026-01', to: '2026-02', entryTimeRange: true })).toMatchObject({
      timeRange: { from: '2026-01', to: '2026-02' },
      depts: [],
      sex: [],
      entryTimeRange: { from: '2020-01-01', to: '2020-01-01' },
    });
  });

  it('have nothing that the caller may read of nobody', async () => {
    const asked = { education: true, ageRange: true, assessmentPlan: true };
    expect(await choices('months', asked)).toMatchObject({ education: [], ageRange: [], assessmentPlans: [] });
    expect((await choices('hr', asked))['ageRange']).toHaveLength(7);
  });
});

it('a report takes as many statements for one row as for many', async () => {
  const token = await tokenOf('hr');
  const counted = async (filter: object) => {
    const before = services.statements();
    await services.ok('exitRate.getExitRateData', { filter: { ...PERIOD, ...filter } }, token);
    return services.statements() - before;
  };
  const one = await counted({ dimension: 'department', deptIds: [idOf('it')] });
  expect(await counted({ dimension: 'department' })).toBe(one);
  expect(await counted({ dimension: 'date', from: '2023-12' })).toBe(
    await counted({ dimension: 'date', from: '2026-10' }),
  );
});
