import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AssessmentPlanStatus, ScorerRole, TargetStatus } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { openAppraisalOf, signedIn, type Appraisal } from './assessment-testing.ts';
import { errorsOf, key, staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';
import { assessmentInfo } from '../tables.ts';

let services: TestServices;
let company: Staffed;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 3);
  as = await signedIn(services, company);
});
beforeEach(async () => {
  appraisal = await openAppraisalOf(services, company);
  await appraisal.agree(as.person, as.boss);
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  await appraisal.score(as.person, ScorerRole.SELF, '90');
  await appraisal.score(as.boss, ScorerRole.BOSS, '80');
  await appraisal.goTo(AssessmentPlanStatus.CALIBRATING);
});
afterAll(() => services.stop());

const confirm = async (token: string, action: 'confirm' | 'object' = 'confirm', text = '') => {
  const answer = await appraisal.call('performanceview.confirmAssessmentNote', token, { action, text });
  return answer.success ? true : [answer.status, errorsOf(answer)];
};
const tabs = (token: string) =>
  services.ok<{ mine: number; team: number; mineWaiting: number; teamWaiting: number }>(
    'performanceview.getAssessmentTabList',
    {},
    token,
  );

test('results are confirmed while communication is open, and by the two sides only', async () => {
  expect(await confirm(as.boss)).toEqual([422, [[null, 'STAGE_NOT_OPEN']]]);
  await appraisal.goTo(AssessmentPlanStatus.COMMUNICATING);
  expect(await confirm(as.admin)).toEqual([422, [[null, 'ROLE_NOT_ALLOWED']]]);
  expect(await confirm(as.colleague)).toEqual([404, [[null, 'NOT_FOUND']]]);
  expect(await confirm(as.boss, 'object', '不同意')).toEqual([422, [[null, 'ROLE_NOT_ALLOWED']]]);
});

test('S4.047 the employee waits for the superior, objects with a text only, and nothing twice', async () => {
  await appraisal.goTo(AssessmentPlanStatus.COMMUNICATING);
  expect(await confirm(as.person)).toEqual([422, [[null, 'BOSS_CONFIRM_FIRST']]]);
  expect(await confirm(as.boss)).toBe(true);
  expect(await confirm(as.boss)).toEqual([422, [[null, 'RESULT_CONFIRMED']]]);
  expect(await confirm(as.person, 'object')).toEqual([422, [['text', 'OBJECTION_TEXT_REQUIRED']]]);
  expect(await confirm(as.person)).toBe(true);
  expect(await confirm(as.person, 'object', '不同意')).toEqual([422, [[null, 'RESULT_CONFIRMED']]]);
});

test('S6.049 a form that was locked keeps the person from confirming until the superior opens it, also while results are confirmed', async () => {
  const lock = (locked: boolean) => appraisal.ok('performanceview.locktargetedit', as.boss, { locked });
  await lock(true);
  await appraisal.goTo(AssessmentPlanStatus.COMMUNICATING);
  expect(await confirm(as.boss)).toBe(true);
  expect(await confirm(as.person)).toEqual([422, [[null, 'PERSON_LOCKED']]]);
  await lock(false);
  expect(await confirm(as.person)).toBe(true);
});

test('the talk about a result waits for the superior first, then for the employee, then for nobody', async () => {
  const waiting = async (token: string) =>
    (
      await services.ok<{ assessmentPlanCode: string; empId: string; isBoss: boolean }[]>(
        'grooveCommunication.getGrooveCommunication',
        {},
        token,
      )
    )
      .filter((one) => one.assessmentPlanCode === appraisal.plan.id)
      .map(({ empId, isBoss }) => [empId, isBoss]);
  const both = async () => [await waiting(as.boss), await waiting(as.person)];
  expect(await both()).toEqual([[], []]);
  await appraisal.goTo(AssessmentPlanStatus.COMMUNICATING);
  expect(await both()).toEqual([[[appraisal.empId, true]], []]);
  await confirm(as.boss);
  expect(await both()).toEqual([[], [[appraisal.empId, false]]]);
  await confirm(as.person);
  expect(await both()).toEqual([[], []]);
});

test('S4.034 the switch stops the superior, the lock of the plan both', async () => {
  await appraisal.goTo(AssessmentPlanStatus.COMMUNICATING);
  await appraisal.switch({ bossConfirmLocked: true });
  expect(await confirm(as.boss)).toEqual([422, [[null, 'BOSS_CONFIRM_LOCKED']]]);
  await appraisal.switch({ bossConfirmLocked: false });
  await confirm(as.boss);
  await appraisal.switch({ locked: true });
  expect(await confirm(as.person)).toEqual([422, [[null, 'PLAN_LOCKED']]]);
});

test('S8.051 results of many are confirmed at once, and those that could not be are listed', async () => {
  const many = (empIds: (string | undefined)[]) =>
    appraisal.ok<{ confirmed: number; failures: { empId: string; code: string }[] }>(
      'performanceview.batchconfirm',
      as.boss,
      { empId: undefined, empIds },
    );
  const [, stranger, colleague] = company.staffIds;
  expect((await many([appraisal.empId])).failures.map(({ code }) => code)).toEqual(['STAGE_NOT_OPEN']);
  await appraisal.goTo(AssessmentPlanStatus.COMMUNICATING);
  const answer = await many([appraisal.empId, appraisal.empId, stranger, colleague, company.bossIds[0]]);
  expect(answer.confirmed).toBe(1);
  expect(answer.failures.map(({ empId, code }) => [empId, code]).sort()).toEqual(
    [
      [stranger, 'NOT_FOUND'],
      [colleague, 'NO_TARGETS'],
      [company.bossIds[0], 'ROLE_NOT_ALLOWED'],
    ].sort(),
  );
  const notes = await appraisal.ok<{ by: string; score: string }[]>('performanceview.listNoteConfirm', as.boss);
  expect(notes.map(({ by, score }) => [by, score])).toEqual([['boss', '69.8']]);
  expect(await confirm(as.person)).toBe(true);
});

test('somebody without a result has nothing to confirm', async () => {
  await appraisal.goTo(AssessmentPlanStatus.COMMUNICATING);
  const without = appraisal.of(company.staffIds[2] ?? '');
  expect(await without.may('bossConfirm', as.boss)).toBe('NO_TARGETS');
  await services.as(company, 'writes', (ctx) =>
    ctx.tx
      .update(assessmentInfo)
      .set({ targetStatus: TargetStatus.APPROVED })
      .where(and(eq(assessmentInfo.planId, appraisal.plan.id), eq(assessmentInfo.empId, without.empId))),
  );
  expect(await without.may('bossConfirm', as.boss)).toBe('RESULT_MISSING');
});

test('a return to calibration invalidates what was confirmed and keeps it as history', async () => {
  await appraisal.goTo(AssessmentPlanStatus.COMMUNICATING);
  await confirm(as.boss);
  const [plan] = await services.ok<{ version: number }[]>(
    'performanceplane.getplanandrule',
    { planCodes: [appraisal.plan.id] },
    as.admin,
  );
  await services.ok(
    'performanceplane.reversalplan',
    {
      clientMutationId: key(),
      planCode: appraisal.plan.id,
      version: plan?.version,
      to: AssessmentPlanStatus.CALIBRATING,
      reason: '重新校准',
    },
    as.admin,
  );
  const { version } = await appraisal.detail(as.boss);
  await appraisal.ok('performancecheck.assessmentEvaluation', as.boss, { version, score: '88', comment: '复核' });
  await appraisal.goTo(AssessmentPlanStatus.COMMUNICATING);
  expect(await confirm(as.person)).toEqual([422, [[null, 'BOSS_CONFIRM_FIRST']]]);
  await confirm(as.boss);
  const notes = await appraisal.ok<{ outcome: string; score: string | null }[]>(
    'performanceview.listNoteConfirm',
    as.boss,
  );
  expect(notes.map(({ outcome, score }) => [outcome, score])).toEqual([
    ['confirmed', '88'],
    ['invalidated', null],
    ['confirmed', '69.8'],
  ]);
});

test('the tabs count what waits for whom, and the list shows the same people', async () => {
  const before = await tabs(as.boss);
  const mineBefore = await tabs(as.person);
  await appraisal.goTo(AssessmentPlanStatus.COMMUNICATING);
  expect((await tabs(as.boss)).teamWaiting).toBe(before.teamWaiting + 1);
  const waiting = await services.ok<{ items: { empId: string }[]; total: number }>(
    'performanceview.listdirectlyunder',
    { planCode: appraisal.plan.id, waitingForMe: true },
    as.boss,
  );
  expect(waiting.items.map((row) => row.empId)).toEqual([appraisal.empId]);
  await confirm(as.boss);
  expect([
    (await tabs(as.boss)).teamWaiting - before.teamWaiting,
    (await tabs(as.person)).mineWaiting - mineBefore.mineWaiting,
  ]).toEqual([0, 1]);
});
