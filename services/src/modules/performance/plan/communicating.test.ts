import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssessmentPlanStatus, ScorerRole } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { openAppraisalOf, refusalOf, signedIn, type Appraisal } from '../assessment/assessment-testing.ts';
import { staffedCompany, TEST_DAY, type Staffed } from './plan-testing.ts';

let services: TestServices;
let company: Staffed;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 3);
  as = await signedIn(services, company);
  appraisal = await openAppraisalOf(services, company);
});
afterAll(() => services.stop());

const notes = (token: string) =>
  services.call('performanceplane.listAssessmentNoteConfig', { assessmentPlanCode: appraisal.plan.id }, token);
const communicating = async (token: string) =>
  (await services.ok<{ planCode: string }[]>('performanceplane.querynotarizingplan', {}, token)).filter(
    (one) => one.planCode === appraisal.plan.id,
  );
const approvals = async (token: string, more: Record<string, unknown> = {}) =>
  (await services.ok<{ items: { empId: string }[] }>('performanceflow.listassessmentapproval', more, token)).items.map(
    (one) => one.empId,
  );
const say = (changes: object) => appraisal.switch(changes);

test('S7.088 the words of a plan are read by those who are in it or manage it, and by nobody else', async () => {
  await say({ bossNote: ' 我已与员工面谈 ', employeeNote: '本人知悉考核结果' });
  const words = [
    { by: 'boss', text: '我已与员工面谈' },
    { by: 'employee', text: '本人知悉考核结果' },
  ];
  for (const token of [as.admin, as.person]) expect((await notes(token)).data).toEqual(words);
  await say({ bossNote: '' });
  expect((await notes(as.boss)).data).toEqual([{ by: 'boss', text: null }, words[1]]);
  const stranger = await staffedCompany(services, 1);
  expect((await notes(stranger.adminToken)).status).toBe(404);
  const tooLong = await services.call(
    'performanceplane.updatePlanAfterStart',
    { planCode: appraisal.plan.id, version: 1, bossNote: 'x'.repeat(501) },
    as.admin,
  );
  expect(refusalOf(tooLong)).toMatchObject([400, [['bossNote', expect.any(String)]]]);
});

test('what waits for an approval is listed for whoever is asked, until it is decided', async () => {
  const { version } = await appraisal.fill(as.person);
  expect(await approvals(as.boss)).toEqual([]);
  const submitted = await appraisal.ok('performancecheck.updatestatus', as.person, { version, action: 'submit' });
  const inPlan = { planCode: appraisal.plan.id };
  expect(await approvals(as.boss, inPlan)).toEqual([appraisal.empId]);
  expect(await approvals(as.boss, { planCode: appraisal.empId })).toEqual([]);
  for (const token of [as.person, as.otherBoss, as.admin]) expect(await approvals(token, inPlan)).toEqual([]);
  await appraisal.ok('performancecheck.updatestatus', as.boss, { version: submitted.version, action: 'approve' });
  expect(await approvals(as.boss, inPlan)).toEqual([]);
});

test('plans in communication say what waits for whom, and confirmations keep the words', async () => {
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  await appraisal.score(as.person, ScorerRole.SELF, '90');
  await appraisal.score(as.boss, ScorerRole.BOSS, '80');
  expect(await communicating(as.boss)).toEqual([]);
  await appraisal.goTo(AssessmentPlanStatus.COMMUNICATING);
  await say({ employeeNote: '本人同意' });
  const own = { own: true, ownConfirmed: false, people: 0, waiting: 0 };
  expect(await communicating(as.person)).toMatchObject([own]);
  expect(await communicating(as.admin)).toEqual([]);
  const [before] = (await communicating(as.boss)) as unknown as [{ people: number; waiting: number }];
  const confirm = (token: string) =>
    appraisal.ok('performanceview.confirmAssessmentNote', token, { action: 'confirm' });
  await confirm(as.boss);
  expect(await communicating(as.boss)).toMatchObject([
    { people: before.people, confirmed: 1, finished: 0, waiting: before.waiting - 1 },
  ]);
  expect(await communicating(as.person)).toMatchObject([{ ...own, waiting: 1 }]);
  await confirm(as.person);
  await say({ employeeNote: '后来的措辞' });
  expect(await communicating(as.person)).toMatchObject([{ ...own, ownConfirmed: true }]);
  expect(await communicating(as.boss)).toMatchObject([{ confirmed: 1, finished: 1 }]);
  const kept = await appraisal.ok<{ by: string; note: string | null }[]>('performanceview.listNoteConfirm', as.person);
  expect(kept.map(({ by, note }) => [by, note])).toEqual([
    ['employee', '本人同意'],
    ['boss', null],
  ]);
});

test('the setup of a plan is told whole to those who manage it, and one that is gone is said to be', async () => {
  const setup = (planCode: string, token: string) => services.call('performanceplane.queryassess', { planCode }, token);
  expect((await setup(appraisal.plan.id, as.admin)).data).toMatchObject({
    plan: { planCode: appraisal.plan.id, modules: [{ weight: '100' }] },
    empTypes: [],
  });
  expect((await setup(appraisal.empId, as.admin)).data).toEqual({ plan: null, empTypes: [] });
  expect((await setup(appraisal.plan.id, as.boss)).status).toBe(403);
});
