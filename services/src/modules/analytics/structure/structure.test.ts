import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Education, FieldGroup, FieldRight, PageRight, Sex } from '@hengcai/shared/enums';
import { PROMOTION_PAGE } from '@hengcai/shared/rules/analytics/promotion';
import { STRUCTURE_PAGES } from '@hengcai/shared/rules/analytics/structure';
import { startServices, type TestCompany, type TestServices } from '../../../testing/kit.ts';
import { createRole, giveRole } from '../../../testing/roles.ts';
import { companyWith, createRanks, download, idOf } from '../../../testing/staff.ts';
import { audit } from '../../../kit/tables.ts';
import type { Report as PromotionReport } from '../promotion/report.ts';
import type { Report } from './report.ts';

const { VISIT, EXPORT } = PageRight;
const TODAY = '2026-11-01';

let services: TestServices;
let company: TestCompany;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TODAY } });
  const born = (key: string, birthDate: string, dept = 'sales') => ({ key, birthDate, deptId: idOf(dept) });
  company = await companyWith(services, { sales: null, it: null }, [
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((key, i) => ({
      ...born(key, '1990-05-05'),
      sex: i < 2 ? Sex.MALE : Sex.FEMALE,
      education: Education.BACHELOR,
    })),
    ...['g', 'h', 'i', 'j', 'k', 'l'].map((key) => born(key, '1980-05-05', 'it')),
    born('young', '2003-05-05'),
    { ...born('hr', '1980-05-06', 'it'), roles: ['hr'] },
    born('glance', '1990-05-05'),
    born('works', '1990-05-05'),
  ]);
  await services.as(company, 'writes', async (ctx) => {
    await createRanks(ctx, [{ rankId: idOf('p5'), code: 'P5', name: 'P5', grade: 5 }]);
    const { READ } = FieldRight;
    const deptIds = [idOf('sales')];
    await createRole(ctx, 'glance', {
      pages: { [STRUCTURE_PAGES.overview]: VISIT },
      fields: { [FieldGroup.WORK]: READ },
      deptIds,
    });
    await createRole(ctx, 'works', {
      pages: {
        ...Object.fromEntries(Object.values(STRUCTURE_PAGES).map((path) => [path, VISIT + EXPORT])),
        [PROMOTION_PAGE]: VISIT,
      },
      fields: { [FieldGroup.BASIC]: READ },
      deptIds,
    });
    for (const key of ['glance', 'works']) await giveRole(ctx, idOf(key), key);
  });
});
afterAll(() => services.stop());

const tokenOf = (who: string) => services.signIn(company.code, who);
const callAs = async (who: string, name: string, body: Record<string, unknown> = { sides: [{ day: TODAY }] }) =>
  services.call(`organizational.${name}`, body, await tokenOf(who));
const reportAs = async (who: string, name: string, side: object = {}): Promise<Report> => {
  const sides = [{ day: TODAY, ...side }];
  const [report] = await services.ok<Report[]>(`organizational.${name}`, { sides }, await tokenOf(who));
  return report!;
};
const codesOf = ({ data }: { data: unknown }) =>
  (data as { errors: { field: string | null; code: string }[] }).errors.map(({ field, code }) => [field, code]);
const told = ({ cells }: { cells: Report['total']['cells'] }) => cells.map(({ key, people }) => [key, people]);

describe('S3.025 the structure of a day', () => {
  it('S3.027 has who said nothing of their sex as a slice of its own', async () => {
    const report = await reportAs('hr', 'getGender');
    expect(report.values.map(({ label }) => label)).toEqual(['Male', 'Female', 'Not filled in']);
    expect(report.total.cells).toEqual([
      { key: '1', people: 2, share: '12.5' },
      { key: '2', people: 4, share: '25' },
      { key: '0', people: 10, share: '62.5' },
    ]);
    expect(report.rows.map(({ label, people }) => [label, people])).toEqual(
      expect.arrayContaining([
        ['Department sales', 9],
        ['Department it', 7],
      ]),
    );
  });

  it('hides a band of age with fewer than five people, and the next one with it', async () => {
    const report = await reportAs('hr', 'getAge', { deptIds: [idOf('sales')] });
    expect(told(report.total).filter(([, people]) => people !== 0)).toEqual([
      ['0-25', null],
      ['35-40', null],
    ]);
    // All of one department are of one band, and there are enough of them.
    const it = await reportAs('hr', 'getAge', { deptIds: [idOf('it')] });
    expect(it.total.people).toBe(7);
    const cell = { dimension: 'age', side: { day: TODAY, deptIds: [idOf('sales')] }, value: '0-25' };
    for (const name of ['getStructureEmpData', 'exportStructureEmpData']) {
      const answer = await callAs('hr', name, cell);
      expect([name, answer.status, codesOf(answer)]).toEqual([name, 422, [[null, 'SMALL_CELL']]]);
    }
  });

  it('is of today or before, of four sides at most', async () => {
    const ahead = await callAs('hr', 'getAge', { sides: [{ day: TODAY }, { day: '2026-11-02' }] });
    expect([ahead.status, codesOf(ahead)]).toEqual([422, [['sides.1.day', 'DAY_AHEAD']]]);
    const cell = { dimension: 'sex', side: { day: '2027-01-01' }, value: '1' };
    expect(codesOf(await callAs('hr', 'getStructureEmpData', cell))).toEqual([['side.day', 'DAY_AHEAD']]);
    const many = await callAs('hr', 'getGender', { sides: Array.from({ length: 5 }, () => ({ day: TODAY })) });
    expect(many.status).toBe(400);
    expect((await reportAs('hr', 'getEducation', { day: '2001-01-01' })).total.people).toBe(0);
  });
});

describe('rights over the structure', () => {
  it('are of each page: names and files belong to the details', async () => {
    expect((await reportAs('glance', 'getGender')).pages).toEqual(['overview']);
    const cell = { dimension: 'sex', side: { day: TODAY }, value: '1' };
    for (const [name, body] of [
      ['getStructureEmpData', cell],
      ['exportStructureEmpData', cell],
      ['exportGender', { side: { day: TODAY } }],
    ] as const)
      expect([name, (await callAs('glance', name, body)).status]).toEqual([name, 403]);
    expect((await callAs('b', 'getGender')).status).toBe(403);
  });

  it('count nobody whose data may not be read, and say how many', async () => {
    const gender = await reportAs('glance', 'getGender');
    expect([gender.total.people, gender.leftOut, gender.unread]).toEqual([9, 0, 0]);
    const education = await reportAs('glance', 'getEducation');
    expect([education.total.people, education.leftOut]).toEqual([0, 9]);
    const unread = await reportAs('works', 'getGender');
    expect([unread.total.people, unread.leftOut, unread.unread]).toEqual([0, 0, 9]);
    const filter = { from: '2026-01', to: '2026-10' };
    const promotions = await services.ok<PromotionReport>('promotion.groupbydept', { filter }, await tokenOf('works'));
    expect([promotions.total.startHeads, promotions.unread]).toEqual([0, 9]);
  });
});

describe('S7.072 files of the structure', () => {
  const fileOf = async (name: string, body: object) =>
    String(
      await download(services, `/hengcai/page/api/organizational/${name}`, await tokenOf('hr'), {
        ...body,
        format: 'csv',
      }),
    ).split('\r\n');

  it('have the departments with numbers and shares, and their total', async () => {
    const lines = await fileOf('exportGender', { side: { day: TODAY } });
    expect(lines[0]).toContain('Department,Number of people,Male,Male (share),Female,Female (share),Not filled in');
    expect(lines.find((line) => line.startsWith('Total'))).toBe('Total,16,2,12.5%,4,25%,10,62.5%');
    const ages = await fileOf('exportAge', { side: { day: TODAY } });
    expect(ages.find((line) => line.startsWith('Department sales'))).toContain('Too few people');
    expect((await fileOf('exportEducation', { side: { day: TODAY } }))[0]).toContain('Bachelor');
  });

  it('name who is behind a cell, and stand in the audit with their number', async () => {
    const cell = { dimension: 'sex', side: { day: TODAY }, key: idOf('sales'), value: String(Sex.MALE) };
    const lines = await fileOf('exportStructureEmpData', cell);
    expect(lines.filter(Boolean)).toEqual([
      expect.stringContaining('Employee number,Name,Department on the day,Entry date'),
      'a,Person a,Department sales,2020-01-01',
      'b,Person b,Department sales,2020-01-01',
    ]);
    const audited = await services.as(company, 'reads', ({ tx }) =>
      tx.select({ params: audit.params }).from(audit).where(eq(audit.action, 'structure.peopleExported')),
    );
    expect(audited.at(-1)?.params).toMatchObject({ count: 2 });
  });
});

it('the structure takes as many statements for one side as for four', async () => {
  const token = await tokenOf('hr');
  const counted = async (sides: object[]) => {
    const before = services.statements();
    await services.ok('organizational.getAge', { sides }, token);
    return services.statements() - before;
  };
  const one = await counted([{ day: TODAY, deptIds: [idOf('it')] }]);
  expect(await counted(['2023-01-01', '2024-01-01', '2025-01-01', TODAY].map((day) => ({ day })))).toBe(one);
});
