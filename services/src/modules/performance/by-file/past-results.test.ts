import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AssessmentPlanStatus, AssessmentRuleType, ScoreInput } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { refusalOf, signedIn } from '../assessment/assessment-testing.ts';
import { key, opened, readyPlan, staffedCompany, TEST_DAY, type Saved, type Staffed } from '../plan/plan-testing.ts';
import { fileBench } from './file-testing.ts';

let services: TestServices;
let company: Staffed;
let plan: Saved & { ruleId: string; templateId: string };
let as: Awaited<ReturnType<typeof signedIn>>;
let files: ReturnType<typeof fileBench>;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 6);
  as = await signedIn(services, company);
  files = fileBench(services);
});
beforeEach(async () => {
  plan = await readyPlan(services, company);
});
afterAll(() => services.stop());

const staff = (i: number) => company.staffIds[i] ?? '';
const numberOf = (empId: string) => company.numberOf.get(empId) ?? '';
const HEAD = ['工号', '姓名', '考核得分', '考核等级', '评语'];
type Row = (string | { number: string })[];
const importing = (rows: Row[], about: object = {}) =>
  files.sent('performanceexport.importperformance', as.admin, [HEAD, ...rows], { planCode: plan.id, ...about });
const now = async () => {
  const [found] = await services.ok<
    { planStatus: number; version: number; scopeCount: number; openedAt: string | null }[]
  >('performanceplane.getplanandrule', { planCodes: [plan.id] }, as.admin);
  if (!found) throw new Error('The plan has gone.');
  return found;
};
/** The results that the file has, beside the numbers. */
const imported = async () =>
  (await files.file('performanceexport.downloadhistoryperformance', as.admin, plan.id))
    .slice(1)
    .filter(([, , score = '']) => score !== '')
    .map(([number, , ...result]) => [number, ...result]);
const appraisalsOf = (empId: string, token: string) =>
  services.ok<{ assessmentPlanCode: string }[]>('personappraisals.personappraisals', { empId }, token);
const back = async (to: number) =>
  services.call(
    'performanceplane.reversalplan',
    { clientMutationId: key(), planCode: plan.id, version: (await now()).version, to, reason: '重新考核' },
    as.admin,
  );

describe('results from elsewhere', () => {
  test('S3.038 make a plan an imported one, and stand among the appraisals of all years', async () => {
    const rows: Row[] = [
      [numberOf(staff(0)), '', { number: '88' }, 'A', '全年稳定'],
      [numberOf(staff(1)), '', { number: '66.5' }, '', ''],
    ];
    expect(await importing(rows, { check: 'true' })).toEqual([
      [numberOf(staff(0)), 'add'],
      [numberOf(staff(1)), 'add'],
    ]);
    expect((await now()).planStatus).toBe(AssessmentPlanStatus.NOT_OPEN);
    await importing(rows);
    expect(await now()).toMatchObject({ planStatus: AssessmentPlanStatus.IMPORTED, scopeCount: 2 });
    for (const [empId, token, viewer] of [
      [staff(0), as.person, 'own'],
      [staff(0), as.boss, 'superior'],
      [staff(1), as.admin, 'HR'],
    ] as const)
      expect(await appraisalsOf(empId, token), viewer).toContainEqual(
        expect.objectContaining({
          assessmentPlanCode: plan.id,
          status: AssessmentPlanStatus.IMPORTED,
          composedScore: empId === staff(0) ? '88' : '66.5',
          levelName: empId === staff(0) ? 'A' : 'C',
        }),
      );
    const detail = await services.ok<{
      importedComment: string | null;
      actions: { allowed: boolean; action: string }[];
    }>('performanceview.getAssessmentBaseDetail', { planCode: plan.id, empId: staff(0) }, as.person);
    expect(detail.importedComment).toBe('全年稳定');
    expect(detail.actions.filter(({ allowed, action }) => allowed && action !== 'exportDetails')).toEqual([]);
    const { items } = await services.ok<{ items: object[] }>(
      'performanceflow.viewdetails',
      { planCode: plan.id },
      as.admin,
    );
    expect(items).toHaveLength(2);
  });

  test('levels must be the rule’s and agree with the score; unknown people and the own result are refused', async () => {
    expect(
      await importing([
        ['E999', '', { number: '88' }, '', ''],
        [numberOf(staff(0)), '', { number: '88' }, '优', ''],
        [numberOf(staff(1)), '', { number: '88' }, 'C', ''],
        [numberOf(staff(2)), '', { number: '120' }, '', ''],
        [numberOf(staff(3)), '', '', '', '只有评语'],
        [numberOf(staff(4)), '', '', 'B', ''],
      ]),
    ).toEqual([
      ['E999', 'error', '工号', 'UNKNOWN_PERSON'],
      [numberOf(staff(0)), 'error', '考核等级', 'LEVEL_NOT_OF_RULE'],
      [numberOf(staff(1)), 'error', '考核等级', 'LEVEL_NOT_OF_SCORE'],
      [numberOf(staff(2)), 'error', '考核得分', 'SCORE_OUT_OF_RANGE'],
      [numberOf(staff(3)), 'error', '考核得分', 'SCORE_REQUIRED'],
      [numberOf(staff(4)), 'add'],
    ]);
    const levels = await readyPlan(services, company, { rule: { ruleType: AssessmentRuleType.LEVEL } });
    const byLevel = (rows: Row[]) =>
      files.sent('performanceexport.importperformance', as.admin, [HEAD, ...rows], { planCode: levels.id });
    expect(
      await byLevel([
        [numberOf(staff(0)), '', { number: '88' }, 'A', ''],
        [numberOf(staff(1)), '', '', '', '好'],
        [numberOf(staff(2)), '', '', 'A', ''],
      ]),
    ).toEqual([
      [numberOf(staff(0)), 'error', '考核得分', 'SCORED_BY_LEVEL'],
      [numberOf(staff(1)), 'error', '考核等级', 'LEVEL_REQUIRED'],
      [numberOf(staff(2)), 'add'],
    ]);
  });

  test('of a rule for both that is typed by levels have levels only', async () => {
    const setting = { scoredBy: ScoreInput.LEVEL, granularity: '0.5', wholeScores: false };
    await services.ok(
      'performancesetting.scoreinputsettings',
      { ruleCode: plan.ruleId, version: 1, ...setting },
      as.admin,
    );
    expect(
      await importing([
        [numberOf(staff(0)), '', { number: '88' }, 'A', ''],
        [numberOf(staff(1)), '', '', 'A', ''],
      ]),
    ).toEqual([
      [numberOf(staff(0)), 'error', '考核得分', 'SCORED_BY_LEVEL'],
      [numberOf(staff(1)), 'add'],
    ]);
  });

  test('S4.040 an imported plan returns only to to-be-opened: its sheets are emptied, what was imported stays', async () => {
    await importing([[numberOf(staff(0)), '', { number: '88' }, 'A', '全年稳定']]);
    for (const to of [1, 2, 3, 4, 5])
      expect(refusalOf(await back(to)), String(to)).toEqual([422, [['to', 'IMPORTED_RETURNS_TO_NOT_OPEN']]]);
    expect((await back(0)).status).toBe(200);
    expect((await now()).planStatus).toBe(AssessmentPlanStatus.NOT_OPEN);
    expect(await appraisalsOf(staff(0), as.person)).not.toContainEqual(
      expect.objectContaining({ assessmentPlanCode: plan.id }),
    );
    expect(await imported()).toEqual([[numberOf(staff(0)), '88', 'A', '全年稳定']]);
    await opened(services, company, { id: plan.id, version: (await now()).version });
    const { items } = await services.ok<{ items: { composedScore: string | null; empId: string }[] }>(
      'performanceflow.viewdetails',
      { planCode: plan.id, pageSize: 40 },
      as.admin,
    );
    expect(items.every(({ composedScore }) => composedScore === null)).toBe(true);
    const { indicators } = await services.ok<{ indicators: object[] }>(
      'performanceview.getAssessmentBaseDetail',
      { planCode: plan.id, empId: staff(0) },
      as.admin,
    );
    expect(indicators).toHaveLength(1);
    expect(await imported()).toHaveLength(1);
    expect(
      refusalOf(
        await files.send('performanceexport.importperformance', as.admin, [HEAD, ['E1']], { planCode: plan.id }),
      ),
    ).toEqual([422, [[null, 'PLAN_OPENED']]]);
  });

  test('can be imported again, and the plan deleted in either state', async () => {
    await importing([[numberOf(staff(0)), '', { number: '88' }, '', '']]);
    expect(await importing([[numberOf(staff(0)), '', { number: '90' }, '', '']])).toEqual([
      [numberOf(staff(0)), 'change'],
    ]);
    expect(await importing([[numberOf(staff(0)), '', { number: '90' }, '', '']])).toEqual([
      [numberOf(staff(0)), 'same'],
    ]);
    await back(0);
    expect(await importing([[numberOf(staff(0)), '', { number: '90' }, '', '']])).toEqual([
      [numberOf(staff(0)), 'add'],
    ]);
    const { version } = await now();
    expect((await services.call('performanceplane.deleteplane', { planCode: plan.id, version }, as.admin)).status).toBe(
      200,
    );
    expect(await appraisalsOf(staff(0), as.admin)).not.toContainEqual(
      expect.objectContaining({ assessmentPlanCode: plan.id }),
    );
  });

  test('the file to fill in has the scope, and afterwards what was imported', async () => {
    const call = 'performanceexport.downloadhistoryperformance';
    const before = await files.file(call, as.admin, plan.id);
    expect(before[0]).toEqual(HEAD);
    expect(before.map(([number]) => number)).toContain(numberOf(staff(3)));
    await importing([[numberOf(staff(0)), '', { number: '88' }, 'A', '好']]);
    const after = await files.file(call, as.admin, plan.id);
    expect(after.slice(1).map(([number, , ...result]) => [number, ...result])).toEqual([
      [numberOf(staff(0)), '88', 'A', '好'],
    ]);
    expect(await files.sent('performanceexport.importperformance', as.admin, after, { planCode: plan.id })).toEqual([
      [numberOf(staff(0)), 'same'],
    ]);
    expect((await services.call(call, { planCode: plan.id }, as.boss)).status).toBe(403);
    expect(
      (await files.send('performanceexport.importperformance', as.boss, after, { planCode: plan.id })).status,
    ).toBe(403);
  });
});
