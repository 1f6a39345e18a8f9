import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FitStatus, ForceCheck, ForceScope, AssessmentPlanStatus, AssessmentRuleType } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { refusalOf as refusal, signedIn, type Appraisal } from '../assessment/assessment-testing.ts';
import { calibratingPlan } from './calibration-testing.ts';
import { calibration } from '../tables-form.ts';
import { key, staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';

let services: TestServices;
let company: Staffed;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;

interface Row {
  empId: string;
  composedScore: string | null;
  levelName: string | null;
  rawScore: string | null;
  version: number;
}
interface Bin {
  levelName: string;
  quota: number;
  count: number;
  delta: number;
  state: number;
}
interface Distribution {
  people: number;
  ungraded: number;
  fit: boolean;
  assessed: boolean;
  outcome: string;
  bins: Bin[];
}

/** A new plan in calibration for the tests that need another one. */
const calibrating = async (rule: object = {}, others: Record<string, [string | null, string | null]> = {}) => {
  appraisal = await calibratingPlan(services, company, { rule, others });
};
const staff = (i: number) => company.staffIds[i] ?? '';

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 6);
  as = await signedIn(services, company);
});
beforeEach(() => calibrating());
afterAll(() => services.stop());

const adjust = (token: string, input: object, version = 1) =>
  appraisal.call('performancecheck.assessmentEvaluation', token, { version, comment: '横向比较', ...input });
const list = (token: string, filter: object = {}) =>
  services.ok<{ items: Row[]; total: number }>(
    'performancecheck.querylist',
    { planCode: appraisal.plan.id, ...filter },
    token,
  );
const distribution = (token: string, group: object = {}) =>
  services.ok<Distribution>('performancecheck.getdistribution', { planCode: appraisal.plan.id, ...group }, token);

describe('adjusting', () => {
  test('a score brings its level, a level the nearest score of its own, and they never contradict each other', async () => {
    const after = async (input: object, version: number) => {
      await adjust(as.boss, input, version);
      const { composedScore, levelName, calibrated } = await appraisal.detail(as.boss);
      return [composedScore, levelName, calibrated];
    };
    expect(await after({ score: '85' }, 1)).toEqual(['85', 'A', true]);
    expect(await after({ score: '86' }, 2)).toEqual(['86', 'A', true]);
    expect(await after({ levelName: 'S' }, 3)).toEqual(['95', 'S', true]);
    expect(refusal(await adjust(as.boss, { score: '60', levelName: 'S' }, 4))).toEqual([
      422,
      [['levelName', 'LEVEL_NOT_OF_SCORE']],
    ]);
    expect(await after({ score: '59', levelName: 'D' }, 4)).toEqual(['59', 'D', true]);
    const [row] = (await list(as.boss)).items.filter((one) => one.empId === appraisal.empId);
    expect(row).toMatchObject({
      rawScore: '80',
      rawLevelName: 'B',
      fromLevelName: 'B',
      composedScore: '59',
      levelName: 'D',
    });
  });

  test('S5.111 S5.112 it needs a reason and a score or level of the rule that differs from the present one', async () => {
    expect(refusal(await adjust(as.boss, { score: '85', comment: ' ' }))).toEqual([
      422,
      [['comment', 'REASON_REQUIRED']],
    ]);
    expect(refusal(await adjust(as.boss, { score: '100.5' }))).toEqual([422, [['score', 'SCORE_OUT_OF_RANGE']]]);
    expect(refusal(await adjust(as.boss, { score: '80.3' }))).toEqual([422, [['score', 'SCORE_NOT_A_MULTIPLE']]]);
    expect(refusal(await adjust(as.boss, { levelName: 'X' }))).toEqual([422, [['levelName', 'CHOICE_INVALID']]]);
    expect(refusal(await adjust(as.boss, {}))).toEqual([422, [['score', 'ADJUST_NOTHING']]]);
    expect(refusal(await adjust(as.boss, { score: '80.0', levelName: 'B' }))).toEqual([
      422,
      [['score', 'ADJUST_NOTHING']],
    ]);
    expect((await adjust(as.boss, { score: '85' }, 7)).status).toBe(409);
  });

  test('a level rule lets only the level be adjusted', async () => {
    await calibrating({ ruleType: AssessmentRuleType.LEVEL });
    expect(refusal(await adjust(as.boss, { score: '85' }))).toEqual([422, [['score', 'LEVEL_ONLY']]]);
    expect((await adjust(as.boss, { levelName: 'A' })).success).toBe(true);
  });

  test('S6.046 managers adjust those they score, HR everybody, nobody the own result or outside the stage', async () => {
    expect((await adjust(as.otherBoss, { score: '85' })).status).toBe(404);
    expect(refusal(await adjust(as.person, { score: '85' }))).toEqual([422, [[null, 'ROLE_NOT_ALLOWED']]]);
    expect((await adjust(as.admin, { score: '85' })).success).toBe(true);
    await appraisal.goTo(AssessmentPlanStatus.COMMUNICATING);
    expect(refusal(await adjust(as.admin, { score: '90' }, 2))).toEqual([422, [[null, 'STAGE_PASSED']]]);
  });

  test('the history cannot be rewritten: each adjustment is a line of its own with both results', async () => {
    await adjust(as.boss, { score: '85' }, 1);
    await adjust(as.admin, { levelName: 'S', comment: '特殊贡献' }, 2);
    const history = (token: string, empId?: string) =>
      services.ok<{ items: object[]; total: number }>(
        'performancecheck.listadjusthistory',
        { planCode: appraisal.plan.id, ...(empId && { empId }) },
        token,
      );
    expect((await history(as.boss)).items).toMatchObject([
      {
        scoreBefore: '85',
        scoreAfter: '95',
        levelBefore: 'A',
        levelAfter: 'S',
        comment: '特殊贡献',
        byEmpId: null,
        source: 1,
      },
      { scoreBefore: '80', scoreAfter: '85', levelBefore: 'B', levelAfter: 'A', byEmpId: company.bossIds[0] },
    ]);
    expect([
      (await history(as.otherBoss)).total,
      (await history(as.person)).total,
      (await history(as.admin, appraisal.empId)).total,
    ]).toEqual([0, 0, 2]);
    expect(
      await services.as(company, 'reads', (ctx) =>
        ctx.tx.$count(calibration, eq(calibration.planId, appraisal.plan.id)),
      ),
    ).toBe(2);
  });
});

describe('the list', () => {
  test('shows managers those they score and HR everybody, best first, and nobody themselves', async () => {
    await calibrating({}, { [staff(2)]: ['97', 'S'], [staff(4)]: [null, null] });
    const mine = await list(as.boss);
    expect(mine.items.map((row) => row.empId)[0]).toBe(staff(2));
    expect(mine.items.map((row) => row.composedScore)).toEqual(['97', '80', '80', null]);
    expect([
      mine.total,
      (await list(as.otherBoss)).total,
      (await list(as.person)).total,
      (await list(as.admin)).total,
    ]).toEqual([4, 3, 0, 8]);
  });

  test('is filtered by department with what is below, superior, level and name', async () => {
    await calibrating({}, { [staff(1)]: ['97', 'S'] });
    const total = async (filter: object) => (await list(as.admin, filter)).total;
    expect([
      await total({ deptId: company.deptIds[1] }),
      await total({ deptId: company.rootId }),
      await total({ bossEmpId: company.bossIds[1] }),
    ]).toEqual([4, 8, 3]);
    expect([await total({ levelName: 'S' }), await total({ keyword: company.numberOf.get(staff(0)) })]).toEqual([1, 1]);
    expect((await list(as.admin, { pageNo: 2, pageSize: 3 })).items).toHaveLength(3);
  });

  test('S7.100 the plans to calibrate are those in that stage with somebody to calibrate', async () => {
    const codes = async (token: string, query: Record<string, unknown> = {}) =>
      (await services.ok<{ planCode: string }[]>('performancecheck.adjustlist', query, token)).map(
        (plan) => plan.planCode,
      );
    expect(await codes(as.boss)).toContain(appraisal.plan.id);
    expect(await codes(as.admin, { planYear: 2025 })).toEqual([]);
    expect(await codes(as.admin, { empId: appraisal.empId, planYear: 2026 })).toContain(appraisal.plan.id);
    expect(await codes(as.person)).toEqual([]);
    await appraisal.goTo(AssessmentPlanStatus.COMMUNICATING);
    expect(await codes(as.boss)).not.toContain(appraisal.plan.id);
  });
});

describe('the distribution', () => {
  test('S3.072 quotas by largest remainder, heads to move, and people without a level apart', async () => {
    await calibrating({}, { [staff(0)]: ['97', 'S'], [staff(1)]: ['97', 'S'], [staff(5)]: [null, null] });
    const all = await distribution(as.admin);
    // Seven graded people at 10, 20, 50, 15 and 5 percent: 0.7, 1.4, 3.5, 1.05, 0.35 give 1, 1, 4, 1, 0.
    expect(all).toMatchObject({ people: 8, ungraded: 1, fit: false, assessed: true, outcome: 'warn' });
    expect(
      all.bins.map(({ levelName, quota, count, delta, state }) => [levelName, quota, count, delta, state]),
    ).toEqual([
      ['S', 1, 2, 1, FitStatus.OVER],
      ['A', 1, 0, -1, FitStatus.UNDER],
      ['B', 4, 5, 1, FitStatus.OVER],
      ['C', 1, 0, -1, FitStatus.UNDER],
      ['D', 0, 0, 0, FitStatus.OK],
    ]);
  });

  test('a group below the smallest size is not assessed', async () => {
    // Three people, and the caller is not among them.
    const group = await distribution(as.otherBoss);
    expect(group).toMatchObject({ people: 3, assessed: false, fit: true, outcome: 'ok' });
    expect(group.bins.every((bin) => bin.state === FitStatus.NOT_ASSESSED)).toBe(true);
  });

  test('a rule that counts by department judges each of them, and a named one by itself', async () => {
    await calibrating({ forceCheck: ForceCheck.BLOCK, forceScope: ForceScope.DEPARTMENT, minGroupSize: 4 });
    expect((await distribution(as.admin)).outcome).toBe('block');
    expect(await distribution(as.admin, { deptId: company.deptIds[0] })).toMatchObject({ people: 4, outcome: 'block' });
    await calibrating({ forceCheck: ForceCheck.BLOCK, forceScope: ForceScope.DEPARTMENT, minGroupSize: 5 });
    expect(await distribution(as.admin)).toMatchObject({ people: 8, outcome: 'ok', assessed: false });
  });

  test('a plan that was never opened has none', async () => {
    const answer = await services.call(
      'performancecheck.getdistribution',
      { planCode: key().padEnd(32, '0') },
      as.admin,
    );
    expect(answer.status).toBe(404);
  });
});
