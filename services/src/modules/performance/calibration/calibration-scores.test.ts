import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ForceCheck, ForceScope, AssessmentPlanStatus, AssessmentRuleType, ScorerRole } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { openAppraisalOf, refusalOf, signedIn, type Appraisal } from '../assessment/assessment-testing.ts';
import { calibratingPlan } from './calibration-testing.ts';
import { staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';

let services: TestServices;
let company: Staffed;
let as: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 6);
  as = await signedIn(services, company);
});
afterAll(() => services.stop());

const staff = (i: number) => company.staffIds[i] ?? '';

interface Scores {
  composedScore: string | null;
  levelName: string | null;
  parts: {
    partName: string;
    weight: string;
    selfScore: string | null;
    bossScore: string | null;
    score: string | null;
  }[];
  history: object[];
}

describe('the scores of one person in calibration', () => {
  const scores = (appraisal: Appraisal, token: string) => appraisal.ok<Scores>('performancecheck.listScore', token);

  test('each part with who scored what, and what was adjusted since', async () => {
    const appraisal = await openAppraisalOf(services, company);
    await appraisal.agree(as.person, as.boss);
    await appraisal.goTo(AssessmentPlanStatus.SCORING);
    await appraisal.score(as.person, ScorerRole.SELF, '90');
    // Until the superior has scored there is no result, of no part either.
    expect((await scores(appraisal, as.boss)).parts).toMatchObject([
      { weight: '60', selfScore: '90', bossScore: null, score: null },
      { weight: '40', bossScore: null, score: null },
    ]);
    await appraisal.score(as.boss, ScorerRole.BOSS, '80');
    await appraisal.goTo(AssessmentPlanStatus.CALIBRATING);
    const { version } = await appraisal.detail(as.boss);
    const before = await scores(appraisal, as.boss);
    // 30 % of 90 and 70 % of 80; the other part is computed from what was achieved: half of the way.
    expect(before.parts).toMatchObject([
      { weight: '60', selfScore: '90', bossScore: '80', score: '83' },
      { partName: '关键指标', weight: '40', selfScore: '50', bossScore: '50', score: '50' },
    ]);
    expect(before).toMatchObject({
      selfScore: '74',
      bossScore: '68',
      composedScore: '69.8',
      levelName: 'C',
      history: [],
    });
    await appraisal.ok('performancecheck.assessmentEvaluation', as.boss, { version, score: '75', comment: '横向比较' });
    expect(await scores(appraisal, as.admin)).toMatchObject({
      rawScore: '69.8',
      composedScore: '75',
      levelName: 'B',
      history: [{ scoreBefore: '69.8', scoreAfter: '75', comment: '横向比较', byEmpId: company.bossIds[0] }],
    });
    for (const token of [as.person, as.otherBoss])
      expect((await appraisal.call('performancecheck.listScore', token)).status).toBe(404);
  });
});

describe('who is not graded', () => {
  const missing = async (input: Record<string, unknown>, token: string) =>
    services.ok<{ total: number; items: { empId: string; scorerRole: number; scorerEmpId: string }[] }>(
      'performancecheck.getungradeemp',
      input,
      token,
    );
  const idsOf = ({ items }: { items: { empId: string }[] }) => items.map(({ empId }) => empId).sort();

  test('S7.098 in the group of an appraisal or the whole plan, each with who has to score, as many as the distribution says', async () => {
    const rule = { forceCheck: ForceCheck.WARN, forceScope: ForceScope.DEPARTMENT };
    const nobody: [null, null] = [null, null];
    const others = { [staff(0)]: nobody, [staff(2)]: nobody, [staff(3)]: nobody };
    const appraisal = await calibratingPlan(services, company, { rule, others });
    const planCode = appraisal.plan.id;
    const all = await missing({ planCode }, as.admin);
    expect(idsOf(all)).toEqual([staff(0), staff(2), staff(3)].sort());
    const { ungraded } = await services.ok<{ ungraded: number }>(
      'performancecheck.getdistribution',
      { planCode },
      as.admin,
    );
    expect([all.total, ungraded]).toEqual([3, 3]);
    expect(all.items.find(({ empId }) => empId === staff(3))).toMatchObject({
      scorerRole: ScorerRole.BOSS,
      scorerEmpId: company.bossIds[1],
    });
    const { assessmentInfoId } = await appraisal.of(staff(3)).detail(as.admin);
    expect(idsOf(await missing({ assessmentInfoId }, as.admin))).toEqual([staff(3)]);
    expect(idsOf(await missing({ planCode }, as.otherBoss))).toEqual([staff(3)]);
    expect(await missing({ planCode, pageNo: 2, pageSize: 2 }, as.admin)).toMatchObject({ total: 3 });
    const foreign = await services.call('performancecheck.getungradeemp', { assessmentInfoId }, as.boss);
    expect(foreign.status).toBe(404);
    expect(refusalOf(await services.call('performancecheck.getungradeemp', {}, as.admin))).toEqual([
      422,
      [['assessmentInfoId', 'REQUIRED']],
    ]);
  });

  test('while scoring, those who have not scored themselves come first', async () => {
    const appraisal = await openAppraisalOf(services, company);
    await appraisal.agree(as.person, as.boss);
    await appraisal.goTo(AssessmentPlanStatus.SCORING);
    const next = async () => (await missing({ planCode: appraisal.plan.id }, as.boss)).items;
    expect(await next()).toMatchObject([{ empId: staff(0), scorerRole: ScorerRole.SELF, scorerEmpId: staff(0) }]);
    await appraisal.score(as.person, ScorerRole.SELF, '90');
    expect(await next()).toMatchObject([{ scorerRole: ScorerRole.BOSS, scorerEmpId: company.bossIds[0] }]);
    await appraisal.score(as.boss, ScorerRole.BOSS, '80');
    expect(await next()).toEqual([]);
  });

  test('a rule without levels counts those without a score', async () => {
    const appraisal = await calibratingPlan(services, company, {
      rule: { ruleType: AssessmentRuleType.SCORE, forceCheck: ForceCheck.OFF, levels: [] },
      others: { [staff(0)]: [null, null] },
    });
    const planCode = appraisal.plan.id;
    expect(idsOf(await missing({ planCode }, as.admin))).toEqual([staff(0)]);
    expect(await services.ok<object>('performancecheck.getdistribution', { planCode }, as.admin)).toMatchObject({
      ungraded: 1,
    });
  });
});
