import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AssessmentPlanStatus, ScorerRole, TodoType } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { openAppraisalOf, refusalOf, signedIn, type Appraisal } from '../assessment/assessment-testing.ts';
import { key, staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';

const { SELF, BOSS, PARTNER } = ScorerRole;
const SHARES = { selfRatio: '20', partnerRatio: '20', bossRatio: '60' };

let services: TestServices;
let company: Staffed;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>> & { beside: string; third: string };

interface Named {
  empId: string;
  confirmed: boolean;
  submittedAt: string | null;
}

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 6);
  const signIn = (i: number) => services.signIn(company.code, company.numberOf.get(company.staffIds[i] ?? '') ?? '');
  as = { ...(await signedIn(services, company)), beside: await signIn(1), third: await signIn(3) };
});
beforeEach(async () => {
  appraisal = await openAppraisalOf(services, company, { plan: { ...SHARES, assessorPicksMax: 1 } });
});
afterAll(() => services.stop());

/** Staff 1 and 3 report to another superior than the person does. */
const idOf = (i: number) => company.staffIds[i] ?? '';
const pick = (token: string, people: readonly number[], of = appraisal, weights: readonly string[] = []) =>
  of.call('performanceview.pickTogetherAssessor', token, {
    clientMutationId: key(),
    assessors: people.map((i, at) => ({ empId: idOf(i), ...(weights[at] && { weight: weights[at] }) })),
  });
const named = (token: string) => appraisal.ok<Named[]>('performanceview.listTogetherAssessDetail', token);
const waiting = async (token: string) =>
  (await services.ok<{ typeId: number; empId: string }[]>('message.listtodo', {}, token)).map((one) => [
    one.typeId,
    one.empId,
  ]);

/** Targets agreed, co-assessors picked, scoring open, and the self score in. */
async function scoring(people: readonly number[], weights: readonly string[] = []): Promise<void> {
  await appraisal.agree(as.person, as.boss);
  expect((await pick(as.boss, people, appraisal, weights)).success).toBe(true);
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  await appraisal.score(as.person, SELF, '90');
}

describe('picking', () => {
  test('S7.096 the person proposes, the superior decides, and both see the list', async () => {
    expect((await pick(as.person, [1])).success).toBe(true);
    expect(await named(as.boss)).toMatchObject([{ empId: idOf(1), confirmed: false }]);
    // A proposal lets nobody in.
    expect((await appraisal.call('performanceview.getAssessmentBaseDetail', as.beside)).status).toBe(404);
    expect((await pick(as.boss, [1, 3])).success).toBe(true);
    expect((await named(as.person)).map((one) => [one.empId, one.confirmed])).toEqual([
      [idOf(1), true],
      [idOf(3), true],
    ]);
    // What the superior decided stays.
    await pick(as.person, []);
    expect(await named(as.boss)).toHaveLength(2);
  });

  test('S9.045 nobody is picked more often than the plan lets them, and the refusal says who and how often', async () => {
    await pick(as.boss, [1]);
    const other = appraisal.of(idOf(2));
    const full = await pick(as.boss, [1], other);
    expect(refusalOf(full)).toEqual([422, [['assessors.0.empId', 'CO_ASSESSOR_FULL']]]);
    expect(JSON.stringify(full.data)).toContain('E004 is already a co-assessor of 1 person');
    const { items } = await other.ok<{ items: { empId: string; picks: number; full: boolean }[] }>(
      'performanceview.listAssessorEmpInfo',
      as.boss,
      { pageSize: 50 },
    );
    expect(items.find((one) => one.empId === idOf(1))).toMatchObject({ picks: 1, full: true });
    expect(items.map((one) => one.empId)).not.toContain(idOf(2));
    expect(items.map((one) => one.empId)).not.toContain(company.bossIds[0]);
    expect((await pick(as.boss, [3], other)).success).toBe(true);
  });

  test('at most three, never the person or the superior, and only where the plan has co-assessors', async () => {
    expect((await pick(as.boss, [1, 2, 3, 4])).status).toBe(400);
    expect(refusalOf(await pick(as.boss, [0]))).toEqual([422, [['assessors.0.empId', 'UNKNOWN_REFERENCE']]]);
    const alone = await openAppraisalOf(services, company);
    expect(refusalOf(await pick(as.boss, [1], alone))).toEqual([422, [[null, 'NO_CO_ASSESSORS']]]);
    expect(refusalOf(await pick(as.boss, [1, 3], appraisal, ['60', '50']))).toEqual([
      422,
      [['assessors', 'CO_ASSESSOR_WEIGHTS']],
    ]);
  });

  test('whoever is one is not made superior of the same person', async () => {
    await pick(as.boss, [1]);
    const choose = (bossEmpId: string) =>
      services.ok<{ changed: number; failures: { empId: string; message: string }[] }>(
        'performanceflow.choosesuperior',
        { clientMutationId: key(), planCode: appraisal.plan.id, empIds: [idOf(0), idOf(2)], bossEmpId },
        as.admin,
      );
    expect(await choose(idOf(1))).toMatchObject({
      changed: 1,
      failures: [{ empId: idOf(0), message: 'A co-assessor of the employee cannot also score as their manager' }],
    });
  });
});

describe('scoring', () => {
  test('a co-assessor scores after the person and before the superior, and sees what nobody else gave', async () => {
    await appraisal.agree(as.person, as.boss);
    await pick(as.boss, [1]);
    await appraisal.goTo(AssessmentPlanStatus.SCORING);
    expect(await appraisal.may('submitCoAssessorScore', as.beside)).toBe('SELF_SCORE_FIRST');
    await appraisal.score(as.person, SELF, '90');
    expect(await waiting(as.beside)).toContainEqual([TodoType.CO_ASSESSMENT, idOf(0)]);
    expect(await waiting(as.boss)).not.toContainEqual([TodoType.SUBORDINATE_SCORE, idOf(0)]);
    expect(await appraisal.may('submitBossScore', as.boss)).toBe('CO_ASSESSORS_FIRST');

    const sheet = await appraisal.sheet(as.beside, PARTNER, '80');
    const { scorerRole: _role, ...typed } = sheet;
    const draft = { ...typed, clientId: key(), seq: 1 };
    const { version } = await appraisal.ok('performancecheck.saveTogetherAssessorScore', as.beside, draft);
    await appraisal.ok('performancecheck.updateCheckStatus', as.beside, { ...sheet, version });
    const list = await services.ok<{ items: object[] }>('performanceflow.listTogetherAssessorPlan', {}, as.beside);
    expect(list.items[0]).toMatchObject({ person: { empId: idOf(0) }, waits: false, submittedAt: expect.any(String) });
    expect(await waiting(as.boss)).toContainEqual([TodoType.SUBORDINATE_SCORE, idOf(0)]);

    await appraisal.score(as.boss, BOSS, '70');
    const seen = await appraisal.ok<Awaited<ReturnType<Appraisal['detail']>>>(
      'performanceview.getPartnerAssessmentDetail',
      as.beside,
    );
    expect(seen.sheets.map((one) => one.scorerRole)).toEqual([SELF, PARTNER]);
    expect([seen.composedScore, seen.levelName, seen.person?.empName]).toEqual([null, null, '员工E003']);
    expect(await appraisal.ok('performanceview.getscorepassport', as.beside)).toBeNull();
  });

  test('two co-assessors count as their weighted mean, with the share of the plan', async () => {
    await scoring([1, 3], ['75', '25']);
    await appraisal.score(as.beside, PARTNER, '80');
    expect(await appraisal.may('submitBossScore', as.boss)).toBe('CO_ASSESSORS_FIRST');
    await appraisal.score(as.third, PARTNER, '60');
    await appraisal.score(as.boss, BOSS, '70');
    // By hand 60 %: 20 % x 90 + 20 % x (75 % x 80 + 25 % x 60) + 60 % x 70 = 75; by figures 40 %: half of the way, 50.
    expect((await appraisal.detail(as.boss)).composedScore).toBe('65');
  });

  test('who has scored is not taken out; sent back, it is their turn again and the superior waits', async () => {
    await scoring([1]);
    await appraisal.score(as.beside, PARTNER, '80');
    expect(refusalOf(await pick(as.boss, []))).toEqual([422, [['assessors', 'CO_ASSESSOR_SCORED']]]);
    await appraisal.ok('performancecheck.sendbackmark', as.boss, {
      clientMutationId: key(),
      scorerRole: PARTNER,
      scorerEmpId: idOf(1),
      reason: '请补充依据',
    });
    expect(await waiting(as.beside)).toContainEqual([TodoType.CO_ASSESSMENT, idOf(0)]);
    expect(await appraisal.may('submitBossScore', as.boss)).toBe('CO_ASSESSORS_FIRST');
    expect((await appraisal.detail(as.beside)).sheets.find((one) => one.scorerRole === PARTNER)).toMatchObject({
      sentBackReason: '请补充依据',
      submittedAt: null,
    });
  });

  test('what a co-assessor has submitted stays as it is until it is sent back, also beside somebody absent', async () => {
    await appraisal.agree(as.person, as.boss);
    await pick(as.boss, [1]);
    await appraisal.goTo(AssessmentPlanStatus.SCORING);
    await appraisal.ok('performanceflow.markabsent', as.admin, { absent: true, reason: '产假' });
    await appraisal.score(as.beside, PARTNER, '80');
    const { scorerRole: _role, ...typed } = await appraisal.sheet(as.beside, PARTNER, '20');
    const again = { ...typed, clientId: key(), seq: 1 };
    const save = () => appraisal.call('performancecheck.saveTogetherAssessorScore', as.beside, again);
    expect(refusalOf(await save())).toEqual([422, [[null, 'SCORES_SUBMITTED']]]);
    expect(await appraisal.may('submitCoAssessorScore', as.beside)).toBe('SCORES_SUBMITTED');
    const sheet = { clientMutationId: key(), scorerRole: PARTNER, scorerEmpId: idOf(1), reason: '请补充依据' };
    expect(await appraisal.may('sendBackScore', as.boss)).toBe(true);
    await appraisal.ok('performancecheck.sendbackmark', as.boss, sheet);
    expect(await appraisal.may('submitCoAssessorScore', as.beside)).toBe(true);
  });
});
