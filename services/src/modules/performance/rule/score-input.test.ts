import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssessmentPlanStatus, AssessmentRuleType, ScoreInput, ScorerRole } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { Appraisal, refusalOf, signedIn, TWO_PARTS } from '../assessment/assessment-testing.ts';
import {
  errorsOf,
  opened,
  readyPlan,
  ruleInput,
  staffedCompany,
  TEST_DAY,
  type Saved,
  type Staffed,
} from '../plan/plan-testing.ts';

let services: TestServices;
let company: Staffed;
let as: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 3);
  as = await signedIn(services, company);
});
afterAll(() => services.stop());

const NUMBERS = { scoredBy: ScoreInput.NUMBER, granularity: '1', wholeScores: true };
const rule = (ruleType: number) =>
  services.ok<Saved>(
    'performancesetting.updateRuleModel',
    ruleInput({ ruleName: `规则${ruleType}`, ruleType }),
    as.admin,
  );
const set = ({ id, version }: Saved, more: object) =>
  services.call('performancesetting.scoreinputsettings', { ruleCode: id, version, ...NUMBERS, ...more }, as.admin);

/** The appraisal of the first of the staff in a plan whose rule is typed that way, in scoring. */
async function scoring(setting: object): Promise<Appraisal> {
  const plan = await readyPlan(services, company, { parts: TWO_PARTS });
  expect((await set({ id: plan.ruleId, version: 1 }, setting)).status).toBe(200);
  const version = await opened(services, company, plan);
  const appraisal = new Appraisal(services, company, { id: plan.id, version }, company.staffIds[0] ?? '');
  await appraisal.agree(as.person, as.boss);
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  return appraisal;
}

test('a setting that does not fit the rule is refused at its field, and a stale one as such', async () => {
  const both = await rule(AssessmentRuleType.SCORE_AND_LEVEL);
  expect(refusalOf(await set(both, { granularity: '0.5' }))).toEqual([422, [['granularity', 'GRANULARITY_NOT_WHOLE']]]);
  expect(refusalOf(await set(both, { granularity: '0' }))).toEqual([
    422,
    [['granularity', 'GRANULARITY_NOT_POSITIVE']],
  ]);
  const numbers = await rule(AssessmentRuleType.SCORE);
  expect(refusalOf(await set(numbers, { scoredBy: ScoreInput.LEVEL }))).toEqual([
    422,
    [['scoredBy', 'SCORE_RULE_BY_NUMBER']],
  ]);
  const levels = await rule(AssessmentRuleType.LEVEL);
  expect(refusalOf(await set(levels, {}))).toEqual([422, [['scoredBy', 'LEVEL_RULE_BY_LEVEL']]]);
  expect((await set(both, {})).status).toBe(200);
  expect((await set(both, {})).status).toBe(409);
  const input = ruleInput({ ruleName: '规则3', ruleCode: both.id, version: both.version + 1, granularity: '0.5' });
  const changed = await services.call('performancesetting.updateRuleModel', input, as.admin);
  expect(refusalOf(changed)).toEqual([422, [['granularity', 'GRANULARITY_NOT_WHOLE']]]);
});

test('whole scores: a draft keeps what was typed, the submission and the calibration refuse it', async () => {
  const appraisal = await scoring({});
  const sheet = await appraisal.sheet(as.person, ScorerRole.SELF, '85.5');
  const draft = { ...sheet, clientId: 'client-0001', seq: 1 };
  const { version } = await appraisal.ok('performancecheck.scoreresult', as.person, draft);
  const { scores } = await appraisal.detail(as.person);
  expect(scores.map((one) => one.score)).toContain('85.5');
  const refused = await appraisal.call('performancecheck.updateCheckStatus', as.person, { ...sheet, version });
  expect(errorsOf(refused).map(([, code]) => code)).toContain('SCORE_NOT_WHOLE');
  await appraisal.score(as.person, ScorerRole.SELF, '85', { version });
  await appraisal.score(as.boss, ScorerRole.BOSS, '80');
  await appraisal.goTo(AssessmentPlanStatus.CALIBRATING);
  const { items } = await services.ok<{ items: { empId: string; version: number }[] }>(
    'performancecheck.querylist',
    { planCode: appraisal.plan.id },
    as.boss,
  );
  const adjusted = await appraisal.call('performancecheck.assessmentEvaluation', as.boss, {
    version: items.find((one) => one.empId === appraisal.empId)?.version,
    score: '81.5',
    comment: '与同级比较',
  });
  expect(refusalOf(adjusted)[1]).toContainEqual(['score', 'SCORE_NOT_WHOLE']);
});

test('a rule for both that is typed by levels takes levels only, and its result is one', async () => {
  const appraisal = await scoring({ scoredBy: ScoreInput.LEVEL, granularity: '0.5', wholeScores: false });
  const sheet = await appraisal.sheet(as.person, ScorerRole.SELF, '85');
  const numbers = await appraisal.call('performancecheck.updateCheckStatus', as.person, sheet);
  expect(refusalOf(numbers)[1]).toContainEqual(['rows.0.score', 'SCORED_BY_LEVEL']);
  const byLevel = async (token: string, role: number) => {
    const { rows, ...rest } = await appraisal.sheet(token, role, '85');
    return appraisal.ok('performancecheck.updateCheckStatus', token, {
      ...rest,
      rows: rows.map(({ score: _score, ...row }) => ({ ...row, levelName: 'A' })),
    });
  };
  await byLevel(as.person, ScorerRole.SELF);
  await byLevel(as.boss, ScorerRole.BOSS);
  const { composedScore, levelName, rule: told } = await appraisal.detail(as.boss);
  expect([composedScore, told.scoredBy]).toEqual([null, ScoreInput.LEVEL]);
  expect(levelName).not.toBeNull();
});
