import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import readExcelFile from 'read-excel-file/node';
import { startServices, type TestFile, type TestServices } from '../../../testing/kit.ts';
import { employee, employment } from '../../employee/tables.ts';
import { assessmentInfo } from '../tables.ts';
import { opened, readyPlan, staffedCompany, TEST_DAY, type Saved, type Staffed } from './plan-testing.ts';

interface Change {
  empId: string;
  fromDeptId: string | null;
  fromDeptName: string | null;
  toDeptName: string | null;
  changedOn: string;
  fromDays: number;
  toDays: number;
  rawScore: string | null;
  score: string | null;
  levelName: string | null;
}

let services: TestServices;
let company: Staffed;
let plan: Saved;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 4);
  plan = await readyPlan(services, company);
  await opened(services, company, plan);
});
afterAll(() => services.stop());

/** The dated departments of somebody, each from a day on. */
async function career(empId: string, stays: readonly (readonly [string, string, string?])[]): Promise<void> {
  await services.as(company, 'writes', async ({ tx }) => {
    const [row] = await tx.select().from(employment).where(eq(employment.empId, empId)).limit(1);
    if (!row) throw new Error('nobody');
    await tx.delete(employment).where(eq(employment.empId, empId));
    await tx.insert(employment).values(
      stays.map(([validFrom, deptId, cityName], i) => ({
        ...row,
        validFrom,
        validTo: stays[i + 1]?.[0] ?? null,
        deptId,
        cityName: cityName ?? null,
      })),
    );
  });
}

const changes = async (more: object = {}) =>
  services.ok<{ items: Change[]; total: number }>(
    'performanceview.gettransferperformancerecord',
    { planCode: plan.id, pageNo: 1, pageSize: 20, ...more },
    company.adminToken,
  );

describe('performanceview/gettransferperformancerecord', () => {
  it('lists who changed department within the period, once for each change, with the days in each and the result', async () => {
    const [one = '', two = '', three = ''] = company.staffIds;
    const [first, second] = company.deptIds;
    // A new city in the middle is the same stay; the change back is a second one.
    await career(one, [
      ['2020-01-01', first],
      ['2026-03-01', second],
      ['2026-04-01', second, '上海'],
      ['2026-07-01', first],
    ]);
    // Before the period, and another city only: neither is a change of department within it.
    await career(two, [
      ['2020-01-01', first],
      ['2026-01-01', second],
    ]);
    await career(three, [
      ['2020-01-01', first],
      ['2026-05-01', first, '上海'],
    ]);
    await services.as(company, 'writes', async ({ tx }) => {
      await tx
        .update(assessmentInfo)
        .set({ composedRaw: '88.25', composed: '88.3', levelName: 'A', calibratedScore: '84.9', calibratedLevel: 'B' })
        .where(eq(assessmentInfo.empId, one));
      await tx.update(employee).set({ lastDay: '2026-07-10' }).where(eq(employee.id, one));
    });
    const { items, total } = await changes();
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { empId: one, fromDeptId: first, fromDeptName: '部门1', toDeptName: '部门2', changedOn: '2026-03-01' },
      {
        empId: one,
        fromDeptName: '部门2',
        toDeptName: '部门1',
        changedOn: '2026-07-01',
        rawScore: '88.3',
        score: '84.9',
        levelName: 'B',
      },
    ]);
    // January and February; March to June; and until the last day.
    expect(items.map(({ fromDays, toDays }) => [fromDays, toDays])).toEqual([
      [59, 122],
      [122, 10],
    ]);
    expect((await changes({ keyword: '没有这个人' })).total).toBe(0);
    expect((await changes({ deptId: second })).total).toBe(2);
    expect((await changes({ pageNo: 2, pageSize: 1 })).items.map(({ changedOn }) => changedOn)).toEqual(['2026-07-01']);
  });

  it('is nothing to whoever may not visit the management of plans', async () => {
    const token = await services.signIn(company.code, company.numberOf.get(company.staffIds[1] ?? '') ?? '');
    const input = { planCode: plan.id };
    const answer = await services.call('performanceview.gettransferperformancerecord', input, token);
    expect(answer.success).toBe(false);
    expect((await services.call('performanceexport.exporttransferperformancerecord', input, token)).success).toBe(
      false,
    );
  });
});

describe('performanceexport/exporttransferperformancerecord', () => {
  it('has days as dates, scores as numbers and the words of the screen', async () => {
    const { fileName, bytes } = await services.ok<TestFile>(
      'performanceexport.exporttransferperformancerecord',
      { planCode: plan.id },
      company.adminToken,
    );
    expect(fileName).toMatch(/-Transferred people\.xlsx$/);
    const [sheet] = await readExcelFile(Buffer.from(bytes));
    expect(sheet?.data[0]).toEqual([
      'Employee number',
      'Name',
      'Previous department',
      'New department',
      'Transfer date',
      'Days in previous department',
      'Days in new department',
      'Scored by',
      'Self score',
      'Manager’s score',
      'Score before calibration',
      'Level before calibration',
      'Final score',
      'Final level',
    ]);
    expect(sheet?.data).toHaveLength(3);
    expect(sheet?.data[1]?.slice(2, 7)).toEqual(['部门1', '部门2', new Date('2026-03-01T00:00:00Z'), 59, 122]);
    expect(sheet?.data[1]?.slice(10)).toEqual([88.3, 'A', 84.9, 'B']);
  });
});
