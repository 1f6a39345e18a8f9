import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssessmentPlanStatus, ScorerRole } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { openAppraisalOf, signedIn } from './assessment-testing.ts';
import { key, staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';

let services: TestServices;
let few: Staffed;
let many: Staffed;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  few = await staffedCompany(services, 4);
  many = await staffedCompany(services, 60);
});
afterAll(() => services.stop());

/** Statements of what people do on the appraisal and calibration pages of a company. */
async function costs(company: Staffed): Promise<Record<string, number>> {
  const cost: Record<string, number> = {};
  const measured = async <T>(step: string, run: () => Promise<T>): Promise<T> => {
    const before = services.statements();
    const answer = await run();
    cost[step] = services.statements() - before;
    return answer;
  };
  const appraisal = await openAppraisalOf(services, company);
  const as = await signedIn(services, company);
  const inPlan = { planCode: appraisal.plan.id, pageSize: 100 };
  const { version } = await measured('fill', () => appraisal.fill(as.person));
  const submitted = await measured('submit', () =>
    appraisal.ok('performancecheck.updatestatus', as.person, { version, action: 'submit' }),
  );
  await measured('tabs', () => services.ok('performanceview.getAssessmentTabList', {}, as.boss));
  await measured('team', () =>
    services.ok('performanceview.listdirectlyunder', { ...inPlan, waitingForMe: true }, as.boss),
  );
  await measured('approve', () =>
    appraisal.ok('performancecheck.updatestatus', as.boss, { version: submitted.version, action: 'approve' }),
  );
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  const sheet = await appraisal.sheet(as.person, ScorerRole.SELF, '90');
  await measured('score', () => appraisal.ok('performancecheck.updateCheckStatus', as.person, sheet));
  await measured('detail', () => appraisal.detail(as.boss));
  await measured('mine', () => services.ok('performanceview.querysettingplane', {}, as.person));
  await measured('my plans', () => services.ok('performanceview.listmyplan', {}, as.boss));
  await appraisal.goTo(AssessmentPlanStatus.CALIBRATING);
  await measured('calibration list', () => services.ok('performancecheck.querylist', inPlan, as.admin));
  await measured('distribution', () =>
    services.ok('performancecheck.getdistribution', { planCode: appraisal.plan.id }, as.admin),
  );
  await measured('to calibrate', () => services.ok('performancecheck.adjustlist', {}, as.admin));
  await measured('history', () => services.ok('performancecheck.listadjusthistory', inPlan, as.admin));
  return cost;
}

/** Statements of approving the targets of some people at once, and of confirming their results. */
async function costsAtOnce(people: number): Promise<{ approve: number; confirm: number }> {
  const appraisal = await openAppraisalOf(services, many);
  // Those of the first department have the first superior.
  const empIds = many.staffIds.filter((_id, at) => at % 2 === 0).slice(0, people);
  const tokenOf = (empId: string) => services.signIn(many.code, many.numberOf.get(empId) ?? '');
  for (const empId of empIds) {
    const token = await tokenOf(empId);
    const { version } = await appraisal.of(empId).fill(token);
    await appraisal.of(empId).ok('performancecheck.updatestatus', token, { version, action: 'submit' });
  }
  const boss = await tokenOf(many.bossIds[0]);
  const atOnce = async (call: string, done: 'approved' | 'confirmed') => {
    const input = { planCode: appraisal.plan.id, empIds, clientMutationId: key() };
    const before = services.statements();
    expect(await services.ok<Record<string, number>>(call, input, boss)).toMatchObject({ [done]: people });
    return services.statements() - before;
  };
  const approve = await atOnce('performanceflow.batchbosscheck', 'approved');
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  for (const empId of empIds) {
    const of = appraisal.of(empId);
    const token = await tokenOf(empId);
    await of.ok('performancecheck.updateCheckStatus', token, await of.sheet(token, ScorerRole.SELF, '90'));
    await of.ok('performancecheck.updateCheckStatus', boss, await of.sheet(boss, ScorerRole.BOSS, '90'));
  }
  await appraisal.goTo(AssessmentPlanStatus.COMMUNICATING);
  return { approve, confirm: await atOnce('performanceview.batchconfirm', 'confirmed') };
}

test('approving the targets of many people at once, and confirming their results, takes as many statements as of two', async () => {
  const two = await costsAtOnce(2);
  expect(await costsAtOnce(9)).toEqual(two);
});

test('no page of the appraisals takes more statements in a company fifteen times as large', async () => {
  // The first run also fills what the process caches.
  await costs(few);
  const small = await costs(few);
  expect(await costs(many)).toEqual(small);
  expect(Math.max(...Object.values(small))).toBeLessThan(40);
});
