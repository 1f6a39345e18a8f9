import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AssessmentPlanStatus, AssessmentRuleType, ScorerRole } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import {
  HALF_IMPORTED,
  indicator,
  openAppraisalOf,
  refusalOf,
  signedIn,
  type Appraisal,
} from '../assessment/assessment-testing.ts';
import { key, planInput, readyPlan, staffedCompany, TEST_DAY, type Saved, type Staffed } from '../plan/plan-testing.ts';
import { addTemplate, assess360, scored } from '../../../testing/review360.ts';
import { fileBench } from './file-testing.ts';

let services: TestServices;
let company: Staffed;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;
let files: ReturnType<typeof fileBench>;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 6);
  as = await signedIn(services, company);
  files = fileBench(services);
});
afterAll(() => services.stop());

const staff = (i: number) => company.staffIds[i] ?? '';
const numberOf = (empId: string) => company.numberOf.get(empId) ?? '';
const HEAD = ['工号', '姓名', '考核模块', '导入得分', '评分说明'];

/** Fills, agrees and moves on to scoring for the first and third of the staff. */
async function scoring() {
  appraisal = await openAppraisalOf(services, company, { parts: HALF_IMPORTED });
  for (const [empId, token] of [
    [staff(0), as.person],
    [staff(2), as.colleague],
  ] as const) {
    const one = appraisal.of(empId);
    const { version, parts, indicators } = await one.detail(token);
    const rows = indicators.map(({ sort: _s, fixed: _f, achievedValue: _a, ...row }) => row);
    const typed = parts[0] ? [...rows, indicator(parts[0])] : rows;
    const draft = await one.ok('performanceview.saveperformance', token, {
      version,
      rows: typed,
      clientId: key(),
      seq: 1,
    });
    const sent = await one.ok('performancecheck.updatestatus', token, { version: draft.version, action: 'submit' });
    await one.ok('performancecheck.updatestatus', as.boss, { version: sent.version, action: 'approve' });
  }
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
}

const importing = (rows: (string | { number: string })[][], about: object = {}, token = as.admin) =>
  files.sent('performanceplane.importAssessmentModuleScore', token, [HEAD, ...rows], {
    planCode: appraisal.plan.id,
    ...about,
  });

describe('parts that are scored by import', () => {
  beforeEach(scoring);

  test('S7.086 S6.053 an administrator imports their scores; they count as the part and leave typed ones alone', async () => {
    await appraisal.score(as.person, ScorerRole.SELF, '90');
    expect(
      await importing([[numberOf(staff(0)), '', '安全考试', { number: '60' }, '补考通过']], { check: 'true' }),
    ).toEqual([[numberOf(staff(0)), 'add']]);
    expect((await appraisal.detail(as.boss)).importedScores).toEqual([]);
    await importing([[numberOf(staff(0)), '', 'Safety exam', { number: '60' }, '补考通过']]);
    const news = { pageNo: 1, pageSize: 50 };
    const { items } = await services.ok<{ items: { remindContent: string }[] }>(
      'message.listremindmessage',
      news,
      as.boss,
    );
    expect(items.filter(({ remindContent }) => remindContent.startsWith('HR imported scores for'))).toHaveLength(1);
    const { importedScores, scores } = await appraisal.detail(as.boss);
    expect(importedScores).toMatchObject([{ score: '60', note: '补考通过' }]);
    expect(scores.filter(({ score }) => score === '90')).not.toHaveLength(0);
    await appraisal.score(as.boss, ScorerRole.BOSS, '80');
    // 30 % of 90 and 70 % of 80 in the typed half, 60 in the other.
    expect((await appraisal.detail(as.boss)).composedScore).toBe('71.5');
    expect(JSON.stringify(await appraisal.ok('performanceview.getscorepassport', as.boss))).toContain('Imported score');
  });

  test('S8.049 a failed line names the employee and why: number or name, scope, or a superior who has submitted', async () => {
    await appraisal.score(as.person, ScorerRole.SELF, '90');
    await appraisal.score(as.boss, ScorerRole.BOSS, '80');
    const out = await services.ok<{ items: { version: number }[] }>('performanceplane.listAllPlan', {}, as.admin);
    await services.ok(
      'performanceflow.removeUnoEmp',
      { planCode: appraisal.plan.id, version: out.items[0]?.version, empId: staff(4), reason: '休假' },
      as.admin,
    );
    const score = { number: '60' };
    expect(
      await importing([
        ['E999', '', '安全考试', score, ''],
        [numberOf(staff(2)), '张三', '安全考试', score, ''],
        [numberOf(staff(4)), '', '安全考试', score, ''],
        [numberOf(staff(0)), '', '安全考试', score, ''],
        [numberOf(staff(1)), '', '安全考试', score, ''],
      ]),
    ).toEqual([
      ['E999', 'error', '工号', 'UNKNOWN_PERSON'],
      [numberOf(staff(2)), 'error', '姓名', 'NAME_OF_ANOTHER'],
      [numberOf(staff(4)), 'error', '工号', 'NOT_IN_SCOPE'],
      [numberOf(staff(0)), 'error', '工号', 'BOSS_ALREADY_SUBMITTED'],
      [numberOf(staff(1)), 'error', '工号', 'NO_TARGETS'],
    ]);
  });

  test('scores keep to the rule, formulas and unknown parts are refused, the good lines go on', async () => {
    expect(
      await importing([
        [numberOf(staff(0)), '', '别的', { number: '60' }, ''],
        [numberOf(staff(2)), '', '安全考试', { number: '60.3' }, ''],
      ]),
    ).toEqual([
      [numberOf(staff(0)), 'error', '考核模块', 'UNKNOWN_PART'],
      [numberOf(staff(2)), 'error', '导入得分', 'SCORE_NOT_A_MULTIPLE'],
    ]);
    expect(await importing([[numberOf(staff(0)), '', '', { number: '101' }, '']])).toEqual([
      [numberOf(staff(0)), 'error', '导入得分', 'SCORE_OUT_OF_RANGE'],
    ]);
    await importing([[numberOf(staff(2)), '', '安全考试', { number: '60.5' }, '']]);
    expect(await importing([[numberOf(staff(2)), '', '安全考试', { number: '60.5' }, '']])).toEqual([
      [numberOf(staff(2)), 'same'],
    ]);
    expect(await importing([[numberOf(staff(2)), '', '安全考试', { number: '70' }, '']])).toEqual([
      [numberOf(staff(2)), 'change'],
    ]);
  });

  test('the file to fill in has everybody with targets, in the reader’s language, with what is there', async () => {
    await importing([[numberOf(staff(2)), '', '安全考试', { number: '60.5' }, '']]);
    const call = 'performanceplane.downloadModuleScoreImportTemplate';
    const rows = await files.file(call, as.admin, appraisal.plan.id);
    expect(rows[0]).toEqual(HEAD);
    expect(rows.slice(1).map(([number, , part, score = '']) => [number, part, score])).toEqual([
      [numberOf(staff(0)), '安全考试', ''],
      [numberOf(staff(2)), '安全考试', '60.5'],
    ]);
    expect((await files.file(call, as.admin, appraisal.plan.id, 'en-US'))[1]?.[2]).toBe('Safety exam');
  });

  test('managers and employees import nothing, and the person sees scores when the plan says so', async () => {
    await importing([[numberOf(staff(0)), '', '安全考试', { number: '60' }, '']]);
    const input = { planCode: appraisal.plan.id };
    for (const call of ['importAssessmentModuleScore', 'importSatisfactionScore'])
      expect(
        (await files.send(`performanceplane.${call}`, as.boss, [HEAD], { ...input, scoreDate: '2026-11-01' })).status,
      ).toBe(403);
    expect((await appraisal.detail(as.person)).importedScores).toEqual([]);
  });
});

describe('satisfaction scores', () => {
  beforeEach(scoring);

  test('stand beside the form by day, count nowhere and leave typed scores alone', async () => {
    const send = (scoreDate: string, score: string, empId = staff(0)) =>
      files.sent(
        'performanceplane.importSatisfactionScore',
        as.admin,
        [
          ['工号', '满意度得分'],
          [numberOf(empId), { number: score }],
        ],
        { planCode: appraisal.plan.id, scoreDate },
      );
    expect(await send('2026-10-01', '88.25')).toEqual([[numberOf(staff(0)), 'add']]);
    await send('2026-11-01', '70');
    expect(await send('2026-11-01', '75')).toEqual([[numberOf(staff(0)), 'change']]);
    await send('2026-11-01', '80', staff(2));
    expect((await appraisal.detail(as.boss)).satisfaction).toEqual([
      { scoreDate: '2026-11-01', score: '75', note: null },
      { scoreDate: '2026-10-01', score: '88.25', note: null },
    ]);
    const days = await services.call(
      'performanceplane.listSatisfactionScoreDate',
      { planCode: appraisal.plan.id },
      as.admin,
    );
    expect(days.data).toEqual([
      { scoreDate: '2026-11-01', count: 2, meanScore: '77.50' },
      { scoreDate: '2026-10-01', count: 1, meanScore: '88.25' },
    ]);
    await appraisal.score(as.person, ScorerRole.SELF, '90');
    await appraisal.score(as.boss, ScorerRole.BOSS, '90');
    expect((await appraisal.detail(as.boss)).composedScore).toBe('90');
    expect(await send('2026-11-01', '60')).toEqual([[numberOf(staff(0)), 'error', '工号', 'BOSS_ALREADY_SUBMITTED']]);
    const late = await files.send('performanceplane.importSatisfactionScore', as.admin, [['工号'], ['E1']], {
      planCode: appraisal.plan.id,
      scoreDate: '2027-01-01',
    });
    expect(refusalOf(late)).toEqual([400, [['scoreDate', 'DATE_IN_FUTURE']]]);
  });
});

describe('setting up a plan with imported parts', () => {
  const withRule = (plan: Saved & { ruleId: string; templateId: string }) =>
    services.call(
      'performanceplane.saveplanrule',
      {
        planCode: plan.id,
        version: plan.version,
        ruleCode: plan.ruleId,
        modules: [{ companyModuleCode: plan.templateId, weight: '100' }],
        flow: [],
      },
      as.admin,
    );

  test('S5.120 refuses them beside a 360 assessment, whichever came first', async () => {
    const { templateCode } = await addTemplate(services, as.admin, [scored('合作')]);
    const review = { selfRatio: '20', bossRatio: '60', assess360: assess360(templateCode) };
    const plan = await readyPlan(services, company, { parts: HALF_IMPORTED });
    const answer = await services.call(
      'performanceplane.saveassess',
      planInput({
        planCode: plan.id,
        version: plan.version,
        planName: `考核${key()}`,
        ...review,
      }),
      as.admin,
    );
    expect(refusalOf(answer)).toEqual([422, [['assess360', 'NO_360_WITH_ADMIN_IMPORT']]]);
    const with360 = await readyPlan(services, company, { plan: review });
    expect(refusalOf(await withRule({ ...with360, templateId: plan.templateId }))).toEqual([
      422,
      [['modules.0.companyModuleCode', 'NO_360_WITH_ADMIN_IMPORT']],
    ]);
  });

  test('and a rule that scores people by levels', async () => {
    const plan = await readyPlan(services, company, { rule: { ruleType: AssessmentRuleType.LEVEL } });
    const imported = await readyPlan(services, company, { parts: HALF_IMPORTED });
    expect(refusalOf(await withRule({ ...plan, templateId: imported.templateId }))).toEqual([
      422,
      [['modules.0.companyModuleCode', 'NO_IMPORT_WITH_LEVEL_RULE']],
    ]);
  });
});
