import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AssessmentPlanStatus, ScorerRole } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { openAppraisalOf, signedIn, type Appraisal } from '../assessment/assessment-testing.ts';
import { staffedCompany, TEST_DAY, type Staffed } from './plan-testing.ts';

let services: TestServices;
let company: Staffed;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 4);
  as = await signedIn(services, company);
});
/** One of the plan has agreed targets, nobody else. */
beforeEach(async () => {
  appraisal = await openAppraisalOf(services, company);
  await appraisal.agree(as.person, as.boss);
});
afterAll(() => services.stop());

/** What the stage of the plan still wants of this person. */
const wanted = async (to: number) =>
  (
    await services.ok<{ pending: { code: string; empId: string | null }[] }>(
      'performanceflow.checkadvance',
      { planCode: appraisal.plan.id, to },
      as.admin,
    )
  ).pending.flatMap(({ empId, code }) => (empId === appraisal.empId ? code : []));

/** How many are done with the stage, of how many. */
async function progress(): Promise<[done: number, people: number]> {
  const { items } = await services.ok<{ items: { planCode: string; stageDone: number; stagePeople: number }[] }>(
    'performanceplane.listAllPlan',
    { pageSize: 100 },
    as.admin,
  );
  const plan = items.find(({ planCode }) => planCode === appraisal.plan.id);
  return [plan?.stageDone ?? -1, plan?.stagePeople ?? -1];
}

test('scoring does not wait for the self score of whoever HR says is absent, until HR takes that back', async () => {
  expect(await progress()).toEqual([1, 6]);
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  const to = AssessmentPlanStatus.CALIBRATING;
  expect(await wanted(to)).toEqual(['SELF_SCORES_PENDING', 'BOSS_SCORES_PENDING']);
  await appraisal.ok('performanceflow.markabsent', as.admin, { absent: true, reason: '产假' });
  expect(await wanted(to)).toEqual(['BOSS_SCORES_PENDING']);
  expect(await progress()).toEqual([0, 1]);
  await appraisal.ok('performanceflow.markabsent', as.admin, { absent: false });
  expect(await wanted(to)).toEqual(['SELF_SCORES_PENDING', 'BOSS_SCORES_PENDING']);

  await appraisal.ok('performanceflow.markabsent', as.admin, { absent: true, reason: '产假' });
  await appraisal.score(as.boss, ScorerRole.BOSS, '80');
  expect(await wanted(to)).toEqual([]);
  expect(await progress()).toEqual([1, 1]);
});

test('calibration waits for the verification of a result that was sent back and scored again, and of no other', async () => {
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  await appraisal.score(as.person, ScorerRole.SELF, '90');
  await appraisal.score(as.boss, ScorerRole.BOSS, '80');
  await appraisal.goTo(AssessmentPlanStatus.CALIBRATING);
  const to = AssessmentPlanStatus.COMMUNICATING;
  const decide = async (action: 'reject' | 'verify', reason: string) =>
    appraisal.ok('performancecheck.rejectandverify', as.admin, {
      action,
      reason,
      version: (await appraisal.detail(as.admin)).version,
    });
  expect(await wanted(to)).toEqual([]);
  expect(await progress()).toEqual([1, 1]);
  await decide('reject', '评分依据不足');
  expect(await wanted(to)).toEqual(['RESULTS_MISSING']);
  expect(await progress()).toEqual([0, 1]);
  await appraisal.score(as.boss, ScorerRole.BOSS, '70');
  expect(await wanted(to)).toEqual(['RESULTS_UNVERIFIED']);
  expect(await progress()).toEqual([0, 1]);
  await decide('verify', '');
  expect(await wanted(to)).toEqual([]);
  expect(await progress()).toEqual([1, 1]);
});

test('communication counts as done whoever has confirmed, and nobody for having nothing to confirm', async () => {
  await appraisal.of(company.staffIds[2] ?? '').agree(as.colleague, as.boss);
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  await appraisal.score(as.person, ScorerRole.SELF, '90');
  await appraisal.score(as.boss, ScorerRole.BOSS, '80');
  await appraisal.goTo(AssessmentPlanStatus.COMMUNICATING);
  const to = AssessmentPlanStatus.CLOSED;
  const confirm = (token: string) =>
    appraisal.ok('performanceview.confirmAssessmentNote', token, { action: 'confirm' });
  // Nobody scored the colleague, who is neither done nor waited for.
  expect([await wanted(to), await progress()]).toEqual([['CONFIRMATIONS_PENDING'], [0, 1]]);
  await confirm(as.boss);
  expect([await wanted(to), await progress()]).toEqual([['CONFIRMATIONS_PENDING'], [0, 1]]);
  await confirm(as.person);
  expect([await wanted(to), await progress()]).toEqual([[], [1, 1]]);
});
