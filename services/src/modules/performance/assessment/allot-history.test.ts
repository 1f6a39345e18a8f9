import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';
import { indicator, openAppraisalOf, signedIn, type Appraisal } from './assessment-testing.ts';

interface Allotted {
  empId: string;
  byEmpId: string | null;
  change: string;
  rowId: string;
  keyResult: string;
  targetValue: string | null;
  weight: string | null;
  held: boolean;
}

let services: TestServices;
let company: Staffed;
let as: Awaited<ReturnType<typeof signedIn>>;
let appraisal: Appraisal;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 4);
  as = await signedIn(services, company);
  appraisal = await openAppraisalOf(services, company);
});
afterAll(() => services.stop());

const history = async (token: string, more: object = {}) =>
  services.ok<{ items: Allotted[]; total: number }>(
    'performanceview.allothistory',
    { planCode: appraisal.plan.id, pageNo: 1, pageSize: 20, ...more },
    token,
  );

/** Allots a target of 80 % and one with a value to somebody; `others` goes into the second part. */
async function allot(of: Appraisal, token: string, targetValue: string): Promise<void> {
  const { version, parts, indicators } = await of.detail(token);
  const [manual, formula] = parts;
  if (!manual || !formula) throw new Error('no parts');
  const kept = indicators.map(({ sort: _sort, fixed: _fixed, achievedValue: _achieved, ...row }) => row);
  const own = kept.filter((row) => row.keyResult === '营业收入').map((row) => ({ ...row, targetValue }));
  const rows = [
    ...kept.filter((row) => row.keyResult !== '营业收入'),
    ...(kept.length < 2 ? [indicator(manual)] : []),
    ...(own.length > 0
      ? own
      : [indicator(formula, { keyResult: '营业收入', startValue: '100', targetValue, weight: '100' })]),
  ];
  await of.ok('performanceview.allotperformance', token, { version, rows });
}

describe('S6.043 performanceview/allothistory', () => {
  it('shows the superior what was allotted to whom, by whom and with which values, each time as it was then', async () => {
    const other = appraisal.of(company.staffIds[2] ?? '');
    await allot(appraisal, as.boss, '200');
    await allot(other, as.boss, '300');
    await allot(appraisal, as.boss, '250');
    const { items, total } = await history(as.boss, { keyword: '营业' });
    expect(total).toBe(3);
    const byEmpId = company.bossIds[0];
    expect(items).toMatchObject([
      { empId: appraisal.empId, byEmpId, change: 'changed', targetValue: '250', weight: '100', held: true },
      { empId: other.empId, byEmpId, change: 'added', targetValue: '300' },
      { empId: appraisal.empId, byEmpId, change: 'added', targetValue: '200', weight: '100' },
    ]);
    expect((await history(as.boss, { empId: other.empId })).items.map(({ keyResult }) => keyResult).sort()).toEqual(
      ['新客户签约', '营业收入'].sort(),
    );
    expect((await history(as.boss, { rowId: items[0]?.rowId })).total).toBe(2);
  });

  it('leaves out what people wrote themselves, and shows nobody the own targets or those of other teams', async () => {
    const own = appraisal.of(company.staffIds[1] ?? '');
    const token = await services.signIn(company.code, company.numberOf.get(own.empId) ?? '');
    await own.agree(token, as.otherBoss);
    expect((await history(as.otherBoss)).total).toBe(0);
    expect((await history(as.person)).total).toBe(0);
    expect((await history(as.admin, { keyword: '营业' })).total).toBe(3);
  });
});
