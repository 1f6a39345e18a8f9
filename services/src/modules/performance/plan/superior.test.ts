import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AssessmentPlanStatus, ScorerRole } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { accountOfEmployee } from '../../session/public.ts';
import { grantRole } from '../../settings/public.ts';
import { openAppraisalOf, signedIn, type Appraisal } from '../assessment/assessment-testing.ts';
import { key, staffedCompany, TEST_DAY, type Staffed } from './plan-testing.ts';

const { SELF, BOSS } = ScorerRole;
const { SCORING, CALIBRATING } = AssessmentPlanStatus;

let services: TestServices;
let company: Staffed;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
});
afterAll(() => services.stop());
beforeEach(async () => {
  company = await staffedCompany(services, 4);
  appraisal = await openAppraisalOf(services, company);
  as = await signedIn(services, company);
  await appraisal.agree(as.person, as.boss);
  await appraisal.goTo(SCORING);
  await appraisal.score(as.person, SELF, '90');
});

const choose = (bossEmpId: string) =>
  services.ok<{ changed: number }>(
    'performanceflow.choosesuperior',
    { clientMutationId: key(), planCode: appraisal.plan.id, empIds: [appraisal.empId], bossEmpId },
    as.admin,
  );
const reject = async (reason: string) => {
  const { version } = await appraisal.detail(as.admin);
  await appraisal.ok('performancecheck.rejectandverify', as.admin, { action: 'reject', reason, version });
};
const sheetOfSuperior = async (token: string) =>
  (await appraisal.detail(token)).sheets.find(({ scorerRole }) => scorerRole === BOSS);

test('what a superior submitted counts also when one with a draft leads the person again', async () => {
  const [first, second] = company.bossIds;
  const draft = await appraisal.sheet(as.boss, BOSS, '10');
  await appraisal.ok('performancecheck.scoreresult', as.boss, { ...draft, clientId: key(), seq: 1 });
  await choose(second);
  await appraisal.score(as.otherBoss, BOSS, '80');
  const { composedScore } = await appraisal.detail(as.admin);
  await choose(first);
  expect(await sheetOfSuperior(as.boss)).toMatchObject({ scorerEmpId: second, submittedAt: expect.any(String) });
  await appraisal.goTo(CALIBRATING);
  expect(await appraisal.detail(as.admin)).toMatchObject({ composedScore });
});

test('what was sent back counts no more, whoever leads the person, and who does then reads why', async () => {
  const [first, second] = company.bossIds;
  await appraisal.score(as.boss, BOSS, '80');
  await choose(second);
  await appraisal.ok('performancecheck.sendbackmark', as.admin, { scorerRole: BOSS, reason: '补充依据' });
  expect(await sheetOfSuperior(as.otherBoss)).toMatchObject({
    scorerEmpId: second,
    submittedAt: null,
    sentBackReason: '补充依据',
  });
  await appraisal.score(as.otherBoss, BOSS, '70');
  await choose(first);
  await appraisal.goTo(CALIBRATING);
  await reject('请复核');
  expect(await sheetOfSuperior(as.boss)).toMatchObject({
    scorerEmpId: first,
    submittedAt: null,
    sentBackReason: '请复核',
  });
  await choose(second);
  expect(await sheetOfSuperior(as.otherBoss)).toMatchObject({ submittedAt: null });
  await appraisal.score(as.otherBoss, BOSS, '60');
  const { sheets } = await appraisal.detail(as.admin);
  expect(sheets.filter(({ submittedAt }) => submittedAt !== null).map(({ scorerEmpId }) => scorerEmpId)).toEqual([
    appraisal.empId,
    second,
  ]);
});

test('HR who scored as the superior does not decide whether that was right, also once somebody else is superior', async () => {
  const [first, second] = company.bossIds;
  await services.as(company, 'writes', async (ctx) =>
    grantRole(ctx, (await accountOfEmployee(ctx, first))?.userId ?? '', 'hr'),
  );
  const hr = await services.signIn(company.code, company.numberOf.get(first) ?? '');
  await appraisal.score(hr, BOSS, '80');
  await choose(second);
  await appraisal.goTo(CALIBRATING);
  const row = async () => {
    const { items } = await services.ok<{ items: { empId: string; canReject: boolean }[] }>(
      'performancecheck.querylist',
      { planCode: appraisal.plan.id, pageSize: 50 },
      hr,
    );
    return items.find(({ empId }) => empId === appraisal.empId);
  };
  expect(await appraisal.may('rejectResult', hr)).toBe('ROLE_NOT_ALLOWED');
  expect(await row()).toMatchObject({ canReject: false });
  expect(await appraisal.may('rejectResult', as.admin)).toBe(true);
  await reject('请复核');
  await appraisal.score(as.otherBoss, BOSS, '60');
  expect(await appraisal.may('verifyResult', hr)).toBe(true);
});
