import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssessmentPlanRuleType, AssessmentPlanStatus, AssessmentRuleType, ScorerRole } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { refusalOf, signedIn, type Appraisal } from '../assessment/assessment-testing.ts';
import {
  errorsOf,
  key,
  planInput,
  readyPlan,
  ruleInput,
  staffedCompany,
  TEST_DAY,
  type Saved,
  type Staffed,
} from '../plan/plan-testing.ts';
import { agreeDept, DEPT_SHARES, deptRuling, openDeptPlan, savedRule, withHeads, type Dept } from './dept-testing.ts';

/** Two levels up to the same full score, in steps of 5. */
const TWO_LEVELS = {
  granularity: '5',
  levels: [
    { name: '优', low: '70', high: '100', proportion: '50', points: '5' },
    { name: '良', low: '0', high: '70', proportion: '50', points: '3' },
  ],
};
const LEVEL = AssessmentRuleType.LEVEL;

let services: TestServices;
let company: Staffed;
let as: Awaited<ReturnType<typeof signedIn>> & { member: string };

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 4);
  await withHeads(services, company);
  const number = company.numberOf.get(company.staffIds[1] ?? '') ?? '';
  as = { ...(await signedIn(services, company)), member: await services.signIn(company.code, number) };
});
afterAll(() => services.stop());

const plane = (name: string, input: object, token = company.adminToken) =>
  services.call(`performanceplane.${name}`, { ...input }, token);
interface Shown extends Saved {
  ruleName: string;
  deptRule: { ruleCode: string; ruleName: string } | null;
}
const shown = async (planCode: string) =>
  (await services.ok<{ plan: Shown }>('performanceplane.queryassess', { planCode }, company.adminToken)).plan;
const dept = (plan: { id: string }) => ({ planCode: plan.id, deptId: company.deptIds[1] });
const detail = (plan: { id: string }, token = as.boss) =>
  services.ok<Dept>('performanceview.getDeptAssessmentDetail', dept(plan), token);
const deptPlan = () => readyPlan(services, company, { plan: DEPT_SHARES });
const open = (plan: Saved) =>
  services.call(
    'performanceflow.advance',
    { clientMutationId: key(), planCode: plan.id, version: plan.version, to: 1 },
    company.adminToken,
  );

async function toScoring(member: Appraisal): Promise<void> {
  await agreeDept(services, dept(member.plan), as.otherBoss, as.boss);
  await member.agree(as.member, as.otherBoss);
  await member.goTo(AssessmentPlanStatus.SCORING);
}
async function submit(plan: { id: string }, given: object) {
  const { sheet, indicators } = await detail(plan);
  const rows = indicators.map(({ rowId }) => ({ rowId, ...given, achievedValue: '150' }));
  const input = { ...dept(plan), clientMutationId: key(), version: sheet?.version ?? 1, rows };
  return services.call('performanceview.submitdeptscore', input, as.boss);
}

test('a department is scored and levelled by the rule of departments as it was at the opening, its people by theirs', async () => {
  const rule = await savedRule(services, company, TWO_LEVELS);
  const member = await openDeptPlan(services, company, {}, { deptRuleCode: rule.id });
  const renamed = ruleInput({ ruleName: `新规则${key()}`, ruleCode: rule.id, version: 1, granularity: '1' });
  expect((await services.call('performancesetting.updateRuleModel', renamed, company.adminToken)).status).toBe(200);
  await toScoring(member);
  await member.score(as.member, ScorerRole.SELF, '80.5');
  await member.score(as.otherBoss, ScorerRole.BOSS, '90');

  const { rule: shownRule } = await detail(member.plan);
  expect(shownRule).toMatchObject({ ruleCode: rule.id, granularity: '5', planCount: 1 });
  expect(shownRule.levels.map(({ name }) => name)).toEqual(['优', '良']);
  const steps = refusalOf(await submit(member.plan, { score: '88' }));
  expect(steps).toEqual([422, expect.arrayContaining([[expect.stringMatching(/score$/), 'SCORE_NOT_A_MULTIPLE']])]);
  expect((await submit(member.plan, { score: '90' })).success).toBe(true);
  // 60 % of 90, 40 % of the 50 that its figures give.
  expect((await detail(member.plan)).result).toEqual({ score: '74', levelName: '优' });
  // 20 % of it in each part of the member: 60 % of (80.5 x 20 + 90 x 60 + 74 x 20), and 40 % of its figures' 50.
  expect(await member.detail(as.otherBoss)).toMatchObject({ composedScore: '72.9', levelName: 'B' });
});

test('scored by levels, a department takes those of its own rule, and their points count', async () => {
  const rule = await savedRule(services, company, { ...TWO_LEVELS, ruleType: LEVEL });
  const member = await openDeptPlan(services, company, {}, { rule: { ruleType: LEVEL }, deptRuleCode: rule.id });
  await toScoring(member);
  expect((await submit(member.plan, { score: null, levelName: 'S' })).success).toBe(false);
  expect((await submit(member.plan, { score: null, levelName: '优' })).success).toBe(true);
  expect((await detail(member.plan)).result).toEqual({ score: null, levelName: '优' });
});

test('S7.090 the rule of departments answers to the plan that appraises them; without one that of people holds', async () => {
  const plan = await deptPlan();
  const asked = async (more: object = {}) => {
    const question = { planCode: plan.id, planRuleType: AssessmentPlanRuleType.DEPARTMENT, ...more };
    const { status, data } = await plane('queryrule', question);
    return status === 200 ? (data as { ruleCode: string }).ruleCode : status;
  };
  expect(await asked()).toBe(plan.ruleId);
  const rule = await savedRule(services, company, TWO_LEVELS);
  expect((await plane('saveplanrule', deptRuling(plan, rule.id))).status).toBe(200);
  expect(await asked()).toBe(rule.id);
  expect(await asked({ ruleCode: rule.id })).toBe(rule.id);
  expect(await asked({ ruleCode: plan.ruleId })).toBe(404);
  expect(await asked({ planRuleType: AssessmentPlanRuleType.PERSONAL })).toBe(plan.ruleId);
  const inUse = { ruleCode: rule.id, version: 1 };
  expect(errorsOf(await services.call('performancesetting.deleterulemodel', inUse, company.adminToken))).toEqual([
    [null, 'RULE_IN_USE'],
  ]);
  const { version } = await shown(plan.id);
  expect((await plane('saveplanrule', deptRuling({ ...plan, version }))).status).toBe(200);
  expect(await asked()).toBe(plan.ruleId);
});

test('a rule for departments is refused where it does not fit that of people, or nothing takes it', async () => {
  const plan = await deptPlan();
  const refused = async (rule: string, of = plan) => errorsOf(await plane('saveplanrule', deptRuling(of, rule)));
  const at = (code: string) => [['deptRuleCode', code]];
  const scaled = TWO_LEVELS.levels.map(({ low, high, ...level }) => ({
    ...level,
    low: `${Number(low) * 2}`,
    high: `${Number(high) * 2}`,
  }));
  const other = await savedRule(services, company, { fullScore: '200', levels: scaled });
  const byLevel = await savedRule(services, company, { ruleType: LEVEL });
  expect(await refused('f'.repeat(32))).toEqual(at('UNKNOWN_REFERENCE'));
  expect(await refused(other.id)).toEqual(at('DEPT_RULE_OTHER_SCALE'));
  expect(await refused(byLevel.id)).toEqual(at('DEPT_RULE_OTHER_INPUT'));
  const levelPlan = await readyPlan(services, company, { plan: DEPT_SHARES, rule: { ruleType: LEVEL } });
  const points = TWO_LEVELS.levels.map((level) => ({ ...level, points: `${Number(level.points) * 20}` }));
  const dear = await savedRule(services, company, { ...TWO_LEVELS, ruleType: LEVEL, levels: points });
  expect(await refused(dear.id, levelPlan)).toEqual(at('DEPT_RULE_OTHER_POINTS'));

  const fits = await savedRule(services, company, TWO_LEVELS);
  const without = await readyPlan(services, company);
  expect(await refused(fits.id, without)).toEqual(at('DEPT_RULE_WITHOUT_SHARE'));
  const off = { ruleCode: fits.id, enabled: 'false', version: 1 };
  await services.ok('performancesetting.enablerulemodel', off, company.adminToken);
  expect(await refused(fits.id)).toEqual(at('RULE_DISABLED'));
});

test('a plan does not open while its rule for departments is off or has come to differ', async () => {
  const rule = await savedRule(services, company, TWO_LEVELS);
  const plan = await deptPlan();
  const ruled = (await plane('saveplanrule', deptRuling(plan, rule.id))).data as Saved;
  const set = ruleInput({ ruleName: `规则${key()}`, ruleCode: rule.id, version: 1, ruleType: LEVEL });
  await services.ok('performancesetting.updateRuleModel', set, company.adminToken);
  const off = { ruleCode: rule.id, enabled: 'false', version: 2 };
  await services.ok('performancesetting.enablerulemodel', off, company.adminToken);
  expect(refusalOf(await open({ id: plan.id, version: ruled.version }))).toEqual([
    422,
    [
      ['deptRuleCode', 'RULE_DISABLED'],
      ['deptRuleCode', 'DEPT_RULE_OTHER_INPUT'],
    ],
  ]);
});

test('the next period takes the rule for departments over, and a plan in which their score no longer counts has none', async () => {
  const rule = await savedRule(services, company, TWO_LEVELS);
  const plan = await deptPlan();
  await services.ok('performanceplane.saveplanrule', deptRuling(plan, rule.id), company.adminToken);
  const next = async (more: object) => {
    const input = planInput({ planName: `下一期${key()}`, likePlanCode: plan.id, planYear: 2027, ...more });
    return shown(((await plane('saveassess', input)).data as Saved).id);
  };
  expect((await next(DEPT_SHARES)).deptRule).toMatchObject({ ruleCode: rule.id });
  expect((await next({})).deptRule).toBeNull();

  const { version } = await shown(plan.id);
  const without = planInput({ planName: `考核${key()}`, planCode: plan.id, version });
  expect((await plane('saveassess', without)).status).toBe(200);
  expect((await shown(plan.id)).deptRule).toBeNull();
  const asked = { planCode: plan.id, planRuleType: AssessmentPlanRuleType.DEPARTMENT };
  expect((await plane('queryrule', asked)).status).toBe(404);
});

test('a plan that goes back before its opening shows the rules that are chosen then', async () => {
  const [first, second] = [await savedRule(services, company, TWO_LEVELS), await savedRule(services, company)];
  const plan = await deptPlan();
  const ruled = (await plane('saveplanrule', deptRuling(plan, first.id))).data as Saved;
  expect((await open({ id: plan.id, version: ruled.version })).status).toBe(200);
  const { version } = await shown(plan.id);
  const back = { clientMutationId: key(), planCode: plan.id, version, to: 0, reason: '规则有误' };
  const returned = (await plane('reversalplan', back)).data as Saved;
  const chosen = await plane('saveplanrule', deptRuling({ ...plan, version: returned.version }, second.id));
  expect(chosen.status).toBe(200);
  expect((await shown(plan.id)).deptRule).toMatchObject({ ruleCode: second.id });
});
