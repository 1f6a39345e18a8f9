import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { key, staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';
import { openAppraisalOf, signedIn, type Appraisal, type AssessmentData } from './assessment-testing.ts';

let services: TestServices;
let company: Staffed;
let as: Awaited<ReturnType<typeof signedIn>>;
let appraisal: Appraisal;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 4);
  as = await signedIn(services, company);
});
beforeEach(async () => {
  appraisal = await openAppraisalOf(services, company);
});
afterAll(() => services.stop());

interface BossTargets {
  boss: { empId: string } | null;
  takesPart: boolean;
  agreed: boolean;
  parts: object[];
  indicators: { keyResult: string; achievedValue: string | null }[];
}
const own = (token: string) =>
  services.call('performanceview.getMyAssessmentDetail', { planCode: appraisal.plan.id }, token);
const above = (token: string, whose = appraisal) =>
  whose.ok<BossTargets>('performanceview.getBossAssessmentDetail', token);

test('S2.015 getMyAssessmentDetail is the own form of whoever asks, and nobody’s for an account without an employee', async () => {
  const { data } = await own(as.colleague);
  expect(data).toMatchObject({ empId: company.staffIds[2], viewer: 'myself' });
  expect((await own(as.admin)).status).toBe(404);
});

test('S6.043 getMemberAssessmentDetail is the form as the manager sees it, and refused to everybody else', async () => {
  const seen = await appraisal.ok<AssessmentData>('performanceview.getMemberAssessmentDetail', as.boss);
  expect(seen).toMatchObject({ empId: appraisal.empId, viewer: 'leader' });
  // What the person is still writing is nobody else's business here either.
  await appraisal.fill(as.person);
  const again = await appraisal.ok<AssessmentData>('performanceview.getMemberAssessmentDetail', as.boss);
  expect(again.indicators).toEqual(seen.indicators);
  for (const token of [as.person, as.colleague, as.otherBoss, as.admin])
    expect((await appraisal.call('performanceview.getMemberAssessmentDetail', token)).status).toBe(404);
});

test('getBossAssessmentDetail shows the manager’s targets once they are approved, and never what was achieved', async () => {
  // The first head reports to nobody and leads the second, who leads half of the staff.
  const manager = appraisal.of(company.bossIds[1]);
  const below = appraisal.of(company.staffIds[1] ?? '');
  const token = await services.signIn(company.code, company.numberOf.get(below.empId) ?? '');
  await manager.fill(as.otherBoss);
  expect(await above(token, below)).toMatchObject({
    boss: { empId: manager.empId },
    takesPart: true,
    agreed: false,
    parts: [],
    indicators: [],
  });
  await manager.agree(as.otherBoss, as.boss);
  const seen = await above(token, below);
  expect(seen).toMatchObject({ agreed: true });
  expect(seen.indicators.map((row) => [row.keyResult, row.achievedValue])).toEqual([
    ['安全生产零事故', null],
    ['新客户签约', null],
    ['营业收入', null],
  ]);
  expect(seen.parts).toHaveLength(2);
});

test('getBossAssessmentDetail says who has no manager, and is refused to whoever may not see the person', async () => {
  const head = appraisal.of(company.bossIds[0]);
  expect(await above(as.boss, head)).toMatchObject({ boss: null, takesPart: false, agreed: false });
  expect((await appraisal.call('performanceview.getBossAssessmentDetail', as.colleague)).status).toBe(404);
});

test('S4.037 a plan that HR took back is shown to HR, who may be the superior too, and to nobody else', async () => {
  const { plan } = appraisal;
  const back = { planCode: plan.id, version: plan.version, to: 0, reason: '需要修改', clientMutationId: key() };
  await services.ok('performanceplane.reversalplan', back, as.admin);
  const status = async (token: string) =>
    (await appraisal.call('performanceview.getAssessmentBaseDetail', token)).status;
  expect([await status(as.person), await status(as.boss), await status(as.admin)]).toEqual([404, 404, 200]);
  await services.ok('roles.addusers', { roleCode: 'hr', empIds: [company.bossIds[0]] }, as.admin);
  expect(await status(as.boss)).toBe(200);
});
