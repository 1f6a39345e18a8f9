import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AssessmentPlanStatus, ScorerRole, TodoType } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { grantRole } from '../../settings/public.ts';
import { accountOfEmployee } from '../../session/public.ts';
import { openAppraisalOf, refusalOf, signedIn, type Appraisal } from '../assessment/assessment-testing.ts';
import { staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';

let services: TestServices;
let company: Staffed;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 4);
  // A colleague of the person works in HR.
  await services.as(company, 'writes', async (ctx) => {
    const account = await accountOfEmployee(ctx, company.staffIds[2] ?? '');
    await grantRole(ctx, account?.userId ?? '', 'hr');
  });
  as = await signedIn(services, company);
});
/** The person scored 90, the superior 80, and the superior calibrated 75. */
beforeEach(async () => {
  appraisal = await openAppraisalOf(services, company);
  await appraisal.agree(as.person, as.boss);
  await appraisal.of(company.staffIds[2] ?? '').agree(as.colleague, as.boss);
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  await appraisal.score(as.person, ScorerRole.SELF, '90');
  await appraisal.score(as.boss, ScorerRole.BOSS, '80');
  await appraisal.goTo(AssessmentPlanStatus.CALIBRATING);
  const { version } = await appraisal.detail(as.boss);
  await appraisal.ok('performancecheck.assessmentEvaluation', as.boss, { version, score: '75', comment: '横向比较' });
});
afterAll(() => services.stop());

const decide = async (token: string, action: 'reject' | 'verify', reason = '', one = appraisal) =>
  one.call('performancecheck.rejectandverify', token, { action, reason, version: (await one.detail(token)).version });
const row = async (token: string, one = appraisal) =>
  (
    await services.ok<{ items: (Record<string, unknown> & { empId: string })[] }>(
      'performancecheck.querylist',
      { planCode: one.plan.id, pageSize: 50 },
      token,
    )
  ).items.find(({ empId }) => empId === one.empId);
const todos = async (token: string) =>
  (
    await services.ok<{ typeId: number; empId: string | null; assessmentPlanCode: string }[]>(
      'message.listtodo',
      {},
      token,
    )
  )
    .filter(({ assessmentPlanCode }) => assessmentPlanCode === appraisal.plan.id)
    .map(({ typeId, empId }) => [typeId, empId]);
const open = async (token: string) =>
  (
    await services.ok<{ items: { remindTypeName: string; matter: { assessmentPlanCode: string; waits: boolean } }[] }>(
      'message.listremindmessage',
      { pageSize: 50 },
      token,
    )
  ).items
    .filter(({ matter }) => matter?.assessmentPlanCode === appraisal.plan.id && matter.waits)
    .map(({ remindTypeName }) => remindTypeName);
const pending = async () =>
  (
    await services.ok<{ pending: { code: string; empId: string | null }[] }>(
      'performanceflow.checkadvance',
      { planCode: appraisal.plan.id, to: AssessmentPlanStatus.COMMUNICATING },
      as.admin,
    )
  ).pending
    .filter(({ empId }) => empId === appraisal.empId)
    .map(({ code }) => code);

test('a rejected result goes back to the superior, who scores it again, and to whoever sent it back, who verifies it', async () => {
  expect(await row(as.colleague)).toMatchObject({ sentBack: false, canReject: true, canVerify: false });
  expect((await decide(as.colleague, 'reject', '评分依据不足')).success).toBe(true);

  // The result is gone with what was adjusted of it; the history keeps both, and the reason.
  expect(await row(as.colleague)).toMatchObject({
    composedScore: null,
    levelName: null,
    sentBack: true,
    canReject: false,
    canVerify: false,
  });
  const history = async () =>
    (await appraisal.ok<{ items: object[] }>('performancecheck.listadjusthistory', as.admin)).items;
  expect((await history())[0]).toMatchObject({
    scoreBefore: '75',
    scoreAfter: null,
    levelAfter: null,
    comment: '评分依据不足',
    byEmpId: company.staffIds[2],
  });
  expect(await pending()).toEqual(['RESULTS_MISSING']);

  // It is the superior's turn, and of this sheet alone: nobody scores themselves any more.
  expect(await open(as.boss)).toContain('Result sent back');
  expect(await todos(as.boss)).toContainEqual([TodoType.SUBORDINATE_SCORE, appraisal.empId]);
  expect(await appraisal.may('submitBossScore', as.boss)).toBe(true);
  expect(await appraisal.may('submitSelfScore', as.person)).toBe('STAGE_PASSED');
  expect(await appraisal.of(company.staffIds[2] ?? '').may('submitBossScore', as.boss)).toBe('STAGE_PASSED');
  expect(
    (await appraisal.detail(as.boss)).sheets.find(({ scorerRole }) => scorerRole === ScorerRole.BOSS),
  ).toMatchObject({ submittedAt: null, sentBackReason: '评分依据不足' });
  expect(refusalOf(await decide(as.colleague, 'reject', '再退'))).toEqual([422, [[null, 'SENT_BACK_ALREADY']]]);
  expect(refusalOf(await decide(as.colleague, 'verify'))).toEqual([422, [[null, 'NOTHING_TO_VERIFY']]]);

  await appraisal.score(as.boss, ScorerRole.BOSS, '90');
  expect(await open(as.boss)).not.toContain('Result sent back');
  expect(await appraisal.may('submitBossScore', as.boss)).toBe('SCORES_SUBMITTED');
  expect(await open(as.colleague)).toEqual(['Result to verify']);
  expect(await todos(as.colleague)).toContainEqual([TodoType.CALIBRATION, null]);
  expect(await pending()).toEqual(['RESULTS_UNVERIFIED']);
  // 60 % of 90 and 40 % of 50.
  expect(await row(as.colleague)).toMatchObject({ composedScore: '74', sentBack: false, canVerify: true });

  expect((await decide(as.colleague, 'verify', '依据充分')).success).toBe(true);
  expect([await open(as.colleague), await pending()]).toEqual([[], []]);
  expect(await row(as.colleague)).toMatchObject({ composedScore: '74', canReject: true, canVerify: false });
  expect((await history())[0]).toMatchObject({ scoreBefore: null, scoreAfter: '74', comment: '依据充分' });
});

test('it needs a reason, a newest version, and somebody else than who scored', async () => {
  expect(refusalOf(await decide(as.colleague, 'reject', ' '))).toEqual([422, [['reason', 'REASON_REQUIRED']]]);
  expect(refusalOf(await decide(as.boss, 'reject', '自己退回'))).toEqual([422, [[null, 'ROLE_NOT_ALLOWED']]]);
  expect(await row(as.boss)).toMatchObject({ canReject: false, canVerify: false });
  expect((await decide(as.person, 'reject', '不服')).status).toBe(422);
  const stale = await appraisal.call('performancecheck.rejectandverify', as.admin, {
    action: 'reject',
    reason: '晚了',
    version: 1,
  });
  expect(stale.status).toBe(409);
  await appraisal.goTo(AssessmentPlanStatus.COMMUNICATING);
  expect(refusalOf(await decide(as.admin, 'reject', '太晚'))).toEqual([422, [[null, 'STAGE_PASSED']]]);
});

test('a result that HR settles itself is no longer the superior’s to score', async () => {
  await decide(as.admin, 'reject', '评分依据不足');
  const { version } = await appraisal.detail(as.admin);
  await appraisal.ok('performancecheck.assessmentEvaluation', as.admin, {
    version,
    score: '70',
    comment: '委员会决定',
  });
  expect(await appraisal.may('submitBossScore', as.boss)).toBe('STAGE_PASSED');
  expect([await row(as.admin), await open(as.boss)]).toMatchObject([
    { composedScore: '70', sentBack: false },
    expect.not.arrayContaining(['Result sent back']),
  ]);
});

test('who was never scored can be given to the superior, although the self score is missing', async () => {
  const colleague = appraisal.of(company.staffIds[2] ?? '');
  expect(await colleague.may('submitBossScore', as.boss)).toBe('STAGE_PASSED');
  expect((await decide(as.admin, 'reject', '请补评', colleague)).success).toBe(true);
  expect((await decide(as.admin, 'reject', '再次', colleague)).status).toBe(422);
  await colleague.score(as.boss, ScorerRole.BOSS, '80');
  expect(await row(as.admin, colleague)).toMatchObject({ bossScore: expect.any(String), canVerify: true });
  expect((await decide(as.admin, 'verify', '', colleague)).success).toBe(true);
});
