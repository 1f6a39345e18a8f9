import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AssessmentPlanStatus, ScorerRole } from '@hengcai/shared/enums';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { addTemplate, assess360, scored } from '../../testing/review360.ts';
import { openAppraisalOf, signedIn } from './assessment/assessment-testing.ts';
import { errorsOf, key, planInput, readyPlan, staffedCompany, TEST_DAY, type Staffed } from './plan/plan-testing.ts';

let services: TestServices;
let platform: TestCompany;
let company: Staffed;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  platform = await services.createTestCompany('platform');
});
beforeEach(async () => {
  company = await staffedCompany(services, 3);
});
afterAll(() => services.stop());

const change = async (token: string, more: object) => {
  const { companyId } = company;
  const { version } = await services.ok<{ version: number }>('company.getCompany', { companyId }, platform.adminToken);
  return services.call('company.updatecompany', { companyId, version, ...more }, token);
};

it('the zone of a company stays while a plan is open', async () => {
  await openAppraisalOf(services, company);
  expect(errorsOf(await change(platform.adminToken, { timeZone: 'Asia/Tokyo' }))).toEqual([
    ['timeZone', 'TIME_ZONE_PLANS_OPEN'],
  ]);
});

it('S6.041 a company that scores in whole numbers opens no plan whose rule has smaller steps', async () => {
  await change(company.adminToken, { integerScores: true });
  const open = async (granularity: string) => {
    const plan = await readyPlan(services, company, { rule: { granularity } });
    const move = { clientMutationId: plan.id, planCode: plan.id, version: plan.version, to: 1 };
    return services.call('performanceflow.advance', move, company.adminToken);
  };
  expect(errorsOf(await open('0.5'))).toEqual([['ruleCode', 'RULE_NOT_WHOLE']]);
  expect((await open('2')).status).toBe(200);
});

it('S6.040 a manager’s scores need a comment on the whole in plans opened after the company asked for it', async () => {
  const as = await signedIn(services, company);
  const before = await openAppraisalOf(services, company);
  await change(company.adminToken, { finalCommentRequired: true });
  const after = await openAppraisalOf(services, company);
  for (const appraisal of [before, after]) {
    await appraisal.agree(as.person, as.boss);
    await appraisal.goTo(AssessmentPlanStatus.SCORING);
    await appraisal.score(as.person, ScorerRole.SELF, '90');
  }
  const submit = async (appraisal: typeof before, more: object = {}) => {
    const sheet = { ...(await appraisal.sheet(as.boss, ScorerRole.BOSS, '80')), ...more };
    return appraisal.call('performancecheck.updateCheckStatus', as.boss, sheet);
  };
  expect((await submit(before)).status).toBe(200);
  expect((await after.detail(as.boss)).finalCommentRequired).toBe(true);
  for (const overallComment of [undefined, null, '  '])
    expect(errorsOf(await submit(after, { overallComment }))).toEqual([['overallComment', 'FINAL_COMMENT_REQUIRED']]);
  expect((await submit(after, { overallComment: '继续努力' })).status).toBe(200);
});

it('S3.003 the superior sees the self score while scoring, or only after the own, as the company had decided when the plan opened', async () => {
  const as = await signedIn(services, company);
  const before = await openAppraisalOf(services, company);
  await change(company.adminToken, { selfScoreFirst: false });
  const after = await openAppraisalOf(services, company);
  for (const appraisal of [before, after]) {
    await appraisal.agree(as.person, as.boss);
    await appraisal.goTo(AssessmentPlanStatus.SCORING);
    await appraisal.score(as.person, ScorerRole.SELF, '90');
  }
  const seen = async (appraisal: typeof before, token = as.boss) => {
    const { selfScoreHidden, scores, sheets, composedScore, indicators } = await appraisal.detail(token);
    const self = sheets.find((sheet) => sheet.scorerRole === ScorerRole.SELF);
    return {
      selfScoreHidden,
      submitted: self?.submittedAt !== null,
      scores: scores.filter((one) => one.scorerRole === ScorerRole.SELF && one.score !== null).length,
      composedScore,
      reached: indicators.filter((row) => row.achievedValue !== null).length,
    };
  };
  const shown = await seen(before);
  expect(shown).toMatchObject({ selfScoreHidden: false, submitted: true });
  expect(shown.scores).toBeGreaterThan(0);
  const hidden = { ...shown, selfScoreHidden: true, scores: 0 };
  expect(await seen(after)).toEqual(hidden);
  expect((await seen(after, as.person)).scores).toBe(shown.scores);
  expect((await seen(after, company.adminToken)).scores).toBe(shown.scores);
  const draft = await after.sheet(as.boss, ScorerRole.BOSS, '70');
  await after.ok('performancecheck.scoreresult', as.boss, { ...draft, clientId: key(), seq: 1 });
  expect(await seen(after)).toEqual(hidden);
  await after.score(as.boss, ScorerRole.BOSS, '80');
  expect(await seen(after)).toMatchObject({ selfScoreHidden: false, scores: shown.scores });
});

it('a new plan with a 360 has the threshold of its company, as it is then, unless it says another', async () => {
  const { templateCode } = await addTemplate(services, company.adminToken, [scored('协作')]);
  const { lowScore: _own, ...open } = assess360(templateCode);
  const made = async (setting: object) => {
    const input = planInput({ planName: `考核${key()}`, assess360: setting, selfRatio: '24', bossRatio: '56' });
    const { id } = await services.ok<{ id: string }>('performanceplane.saveassess', input, company.adminToken);
    return async () => {
      const [plan] = await services.ok<{ assess360: { lowScore: string } }[]>(
        'performanceplane.getplanandrule',
        { planCodes: [id] },
        company.adminToken,
      );
      return plan?.assess360.lowScore;
    };
  };
  const before = await made(open);
  expect(errorsOf(await change(company.adminToken, { reviewLowScore: '101' }))).toEqual([
    ['reviewLowScore', 'NUMBER_INVALID'],
  ]);
  expect((await change(company.adminToken, { reviewLowScore: '55.5' })).success).toBe(true);
  const after = await made(open);
  const own = await made({ ...open, lowScore: '30' });
  expect([await before(), await after(), await own()]).toEqual(['40', '55.5', '30']);
});
