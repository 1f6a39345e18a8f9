import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PassportStepData } from '@hengcai/shared/contract/performance/assessment';
import { AssessmentPlanStatus, ScorerRole, TodoType, ViewScoreAt } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { refusalOf, signedIn, type Appraisal, type AssessmentData } from '../assessment/assessment-testing.ts';
import {
  enabledTemplate,
  key,
  readyPlan,
  staffedCompany,
  TEST_DAY,
  type Saved,
  type Staffed,
} from '../plan/plan-testing.ts';
import { agreeDept, openDeptPlan, withHeads, type Dept } from './dept-testing.ts';

type Person = Awaited<ReturnType<typeof signedIn>> & { member: string };

const SHARES = { selfRatio: '20', bossRatio: '60', deptRatio: '20' };

let services: TestServices;
let company: Staffed;
let as: Person;
let member: Appraisal;

/** The head of the second department is scored by the head of the company, who also leads the first one. */
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 4);
  await withHeads(services, company);
  const number = company.numberOf.get(company.staffIds[1] ?? '') ?? '';
  as = { ...(await signedIn(services, company)), member: await services.signIn(company.code, number) };
});
beforeEach(async () => {
  member = await openDeptPlan(services, company);
});
afterAll(() => services.stop());

const rulesOf = (plan: Saved & { ruleId: string }, modules: object[]) => ({
  planCode: plan.id,
  version: plan.version,
  ruleCode: plan.ruleId,
  modules,
  flow: [],
});

const about = (dept: 0 | 1) => ({ planCode: member.plan.id, deptId: company.deptIds[dept] });
const call = (name: string, token: string, more: object = {}, dept: 0 | 1 = 1) =>
  services.call(`performanceview.${name}`, { ...about(dept), ...more }, token);
const detail = (token: string, dept: 0 | 1 = 1) =>
  services.ok<Dept>('performanceview.getDeptAssessmentDetail', about(dept), token);

/** The sheet with the same score everywhere, and half of what is computed reached. */
const sheet = ({ sheet: own, indicators }: Dept, score = '88') => ({
  version: own?.version ?? 1,
  rows: indicators.map(({ rowId }) => ({ rowId, score, achievedValue: '150' })),
});
const submit = async (token: string, dept: 0 | 1 = 1, score?: string) =>
  call('submitdeptscore', token, { clientMutationId: key(), ...sheet(await detail(token, dept), score) }, dept);
const toScoring = async () => {
  await agreeDept(services, about(1), as.otherBoss, as.boss);
  await member.agree(as.member, as.otherBoss);
  await member.goTo(AssessmentPlanStatus.SCORING);
};
const scoreMember = async () => {
  await member.score(as.member, ScorerRole.SELF, '80');
  await member.score(as.otherBoss, ScorerRole.BOSS, '90');
};
const result = async (token: string) => (await member.detail(token)).composedScore;
/** How many departments of the plan wait for somebody. */
const waiting = async (token: string) =>
  (
    await services.ok<{ total: number }>(
      'performanceview.getDeptSelectInfo',
      { planCode: member.plan.id, waitingForMe: true, pageNo: 1, pageSize: 20 },
      token,
    )
  ).total;
const newsOf = async (token: string) =>
  (
    await services.ok<{ items: { remindContent: string }[] }>(
      'message.listremindmessage',
      { pageNo: 1, pageSize: 50 },
      token,
    )
  ).items
    .map(({ remindContent }) => remindContent)
    .filter((text) => text.startsWith('Please score '));

test('S5.117 only one template of a plan takes the score of the department, and a share needs one', async () => {
  const ready = await readyPlan(services, company, { plan: SHARES });
  const { templateId } = await enabledTemplate(services, company.adminToken, `模板${key()}`);
  const both = [ready.templateId, templateId].map((companyModuleCode) => ({ companyModuleCode, weight: '50' }));
  const save = (taking: boolean[]) =>
    services.call(
      'performanceplane.saveplanrule',
      rulesOf(
        ready,
        both.map((one, i) => ({ ...one, takesDeptScore: taking[i] })),
      ),
      company.adminToken,
    );
  expect(refusalOf(await save([true, true]))).toEqual([
    422,
    [['modules.1.takesDeptScore', 'DEPT_SCORING_ONE_TEMPLATE']],
  ]);
  const saved = (await save([false, false])).data as Saved;
  const open = await services.call(
    'performanceflow.advance',
    { clientMutationId: key(), planCode: ready.id, version: saved.version, to: 1 },
    company.adminToken,
  );
  expect(refusalOf(open)).toEqual([422, [['modules', 'DEPT_SCORE_WITHOUT_TEMPLATE']]]);
});

test('the head above scores, and the score counts in the results of the people, who are told so in words', async () => {
  await toScoring();
  await scoreMember();
  // Missing, its share goes to the others: 60 % of (80 x 20 + 90 x 60) / 80, and 40 % of what the figures give.
  expect(await result(as.otherBoss)).toBe('72.5');
  expect([await waiting(as.boss), await waiting(as.otherBoss), await waiting(as.admin)]).toEqual([1, 0, 0]);
  const todos = await services.ok<object[]>('message.listbacklogcount', {}, as.boss);
  expect(todos).toContainEqual({ typeId: TodoType.DEPARTMENT_SCORES, backlogCount: 1 });
  expect((await submit(as.boss)).success).toBe(true);
  // The department: 60 % of 88, 40 % of 50. Of the member 20 % of that counts in each part.
  expect((await detail(as.boss)).result).toEqual({ score: '72.8', levelName: 'B' });
  expect(await result(as.otherBoss)).toBe('72.6');
  expect(await waiting(as.boss)).toBe(0);
  const passport = await member.ok<PassportStepData>('performanceview.getscorepassport', as.otherBoss);
  expect(JSON.stringify(passport)).toContain('department’s score 20% (72.8)');
});

test('a draft is its scorer’s alone, what was submitted stands until HR sends it back, and it then does not count', async () => {
  await toScoring();
  await scoreMember();
  const draft = { ...sheet(await detail(as.boss)), clientId: key(), seq: 1 };
  expect((await call('savedeptscore', as.boss, draft)).success).toBe(true);
  expect((await detail(as.boss)).scores).toHaveLength(3);
  for (const token of [as.admin, as.otherBoss, as.member]) expect((await detail(token)).scores).toEqual([]);
  expect((await submit(as.boss)).success).toBe(true);
  expect(refusalOf(await submit(as.boss))).toEqual([422, [[null, 'SCORES_SUBMITTED']]]);
  const sendBack = (token: string, reason: string) =>
    call('sendbackdeptscore', token, { clientMutationId: key(), reason });
  expect((await sendBack(as.boss, '重来')).status).toBe(403);
  expect(refusalOf(await sendBack(as.admin, ''))).toEqual([422, [['reason', 'REASON_REQUIRED']]]);
  expect((await sendBack(as.admin, '缺少依据')).success).toBe(true);
  expect(await result(as.otherBoss)).toBe('72.5');
  expect((await detail(as.boss)).sheet).toMatchObject({ submittedAt: null, sentBackReason: '缺少依据' });
  expect(await waiting(as.boss)).toBe(1);
  expect((await submit(as.boss, 1, '90')).success).toBe(true);
  expect((await detail(as.boss)).result?.score).toBe('74');
});

test('its people see the score when they see their own result, and the head no sooner', async () => {
  await toScoring();
  await scoreMember();
  const seen = async (token: string) => {
    const { sheet: own, scores, result: given, indicators } = await detail(token);
    return [own, scores, given, indicators.some((row) => row.achievedValue !== null)];
  };
  const before = [await seen(as.member), await member.detail(as.member)] as const;
  expect((await submit(as.boss)).success).toBe(true);
  expect([await seen(as.member), await seen(as.otherBoss)]).toEqual([
    [null, [], null, false],
    [null, [], null, false],
  ]);
  // Nothing of the own appraisal tells of it either, its version least of all.
  expect([await seen(as.member), await member.detail(as.member)]).toEqual(before);
  expect((await detail(as.admin)).result?.score).toBe('72.8');

  member = await openDeptPlan(services, company, { viewScoreAt: ViewScoreAt.AFTER_BOSS_SCORED });
  await toScoring();
  await submit(as.boss);
  expect((await detail(as.member)).result).toBeNull();
  await scoreMember();
  expect((await detail(as.member)).result?.score).toBe('72.8');
  expect((await member.detail(as.member)) satisfies AssessmentData).toMatchObject({
    composedScore: '72.6',
    departmentScore: { score: '72.8', levelName: 'B' },
  });
  const passport = await member.ok<PassportStepData>('performanceview.getscorepassport', as.member);
  expect(JSON.stringify(passport)).toContain('20% from your department’s score (72.8)');
});

test('with nobody above and no superior of the head HR scores, and whoever is in the department does not', async () => {
  await agreeDept(services, about(0), as.boss, null);
  await member.goTo(AssessmentPlanStatus.SCORING);
  expect(await detail(as.boss, 0)).toMatchObject({ scorer: null, sheet: null });
  expect(refusalOf(await submit(as.boss, 0))).toEqual([422, [[null, 'ROLE_NOT_ALLOWED']]]);
  expect(await waiting(as.admin)).toBe(1);
  expect((await submit(as.admin, 0)).success).toBe(true);
  expect((await detail(as.admin, 0)).result?.score).toBe('72.8');
});

test('S4.026 scores of a department follow the stage, the switches and the rule of the plan', async () => {
  expect(refusalOf(await submit(as.boss))).toEqual([422, [[null, 'STAGE_NOT_OPEN']]]);
  await member.goTo(AssessmentPlanStatus.SCORING);
  expect(refusalOf(await submit(as.boss))).toEqual([422, [[null, 'DEPT_TARGETS_NOT_AGREED']]]);
  member = await openDeptPlan(services, company);
  await toScoring();
  expect(refusalOf(await submit(as.otherBoss))).toEqual([422, [[null, 'ROLE_NOT_ALLOWED']]]);
  expect(refusalOf(await submit(as.boss, 1, '88.3'))[1]).toContainEqual(['rows.0.score', 'SCORE_NOT_A_MULTIPLE']);
  const stale = { clientMutationId: key(), ...sheet(await detail(as.boss)), version: 7 };
  expect((await call('submitdeptscore', as.boss, stale)).status).toBe(409);
  await member.switch({ bossScoringLocked: true });
  expect(refusalOf(await submit(as.boss))).toEqual([422, [[null, 'BOSS_SCORING_LOCKED']]]);
  await member.switch({ bossScoringLocked: false });
  await member.goTo(AssessmentPlanStatus.CALIBRATING);
  expect(refusalOf(await submit(as.boss))).toEqual([422, [[null, 'STAGE_PASSED']]]);
});

test('who scores is told when scoring opens and on HR’s wish, and HR is told which departments are missing', async () => {
  await toScoring();
  const before = await newsOf(as.boss);
  expect(before[0]).toContain('by 2026-12-20.');
  await services.ok(
    'performanceflow.remind',
    { clientMutationId: key(), planCode: member.plan.id },
    company.adminToken,
  );
  expect(await newsOf(as.boss)).toHaveLength(before.length + 1);
  const check = async () =>
    (
      await services.ok<{ pending: { code: string; message: string }[] }>(
        'performanceflow.checkadvance',
        { planCode: member.plan.id, to: AssessmentPlanStatus.CALIBRATING },
        company.adminToken,
      )
    ).pending.flatMap(({ code, message }) => (code === 'DEPT_SCORES_PENDING' ? [message] : []));
  expect(await check()).toEqual(['1 department has no score yet: 部门2']);
  await submit(as.boss);
  expect(await check()).toEqual([]);
});

test('HR is named the departments whose score the results are still without, and who gives it; superiors are not', async () => {
  await toScoring();
  const missing = async (token: string, more: object = { planCode: member.plan.id }) => {
    const page = { ...more, pageNo: 1, pageSize: 20 };
    const { departments, departmentTotal } = await services.ok<{ departments: object[]; departmentTotal: number }>(
      'performancecheck.getungradeemp',
      page,
      token,
    );
    const { ungradedDepartments } = await services.ok<{ ungradedDepartments: number }>(
      'performancecheck.getdistribution',
      { planCode: member.plan.id },
      token,
    );
    expect(ungradedDepartments).toBe(departmentTotal);
    return departments;
  };
  const second = { planCode: member.plan.id, deptId: company.deptIds[1], scorerEmpId: company.bossIds[0] };
  expect(await missing(as.admin)).toEqual([second]);
  const { assessmentInfoId } = await member.detail(as.admin);
  expect(await missing(as.admin, { assessmentInfoId })).toEqual([second]);
  expect([await missing(as.boss), await missing(as.otherBoss)]).toEqual([[], []]);
  await submit(as.boss);
  expect(await missing(as.admin)).toEqual([]);
});
