import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AssessmentPlanStatus, AssessmentRuleType, ScorerRole } from '@hengcai/shared/enums';
import type { PassportStepData } from '@hengcai/shared/contract/performance/assessment';
import { readTable } from '../../../kit/sheet/read.ts';
import { startServices, type TestFile, type TestServices } from '../../../testing/kit.ts';
import { packed, textOfPages } from '../../../testing/pdf-text.ts';
import { openAppraisalOf, refusalOf, signedIn, type Appraisal } from '../assessment/assessment-testing.ts';
import { key, staffedCompany, TEST_DAY, type Staffed } from './plan-testing.ts';

const { SELF, BOSS } = ScorerRole;
const TYPING = 'tab-of-the-test';

let services: TestServices;
let company: Staffed;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 3);
  as = await signedIn(services, company);
});
afterAll(() => services.stop());
/** Scoring is open: indicators of 20 and 80 % in a part of 60 %, one computed from figures in a part of 40 %. */
beforeEach(async () => {
  appraisal = await openAppraisalOf(services, company, { rule: { ruleType: AssessmentRuleType.LEVEL } });
  await appraisal.agree(as.person, as.boss);
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
});

/** A sheet with the levels of the two indicators that somebody judges; the third is the formula's. */
const sheet = async (token: string, scorerRole: number, first: string | null, second: string | null) => {
  const { sheets, indicators } = await appraisal.detail(token);
  return {
    scorerRole,
    version: sheets.find((one) => one.scorerRole === scorerRole)?.version ?? 1,
    rows: indicators.map(({ rowId }, i) => ({
      rowId,
      levelName: [first, second, null][i],
      ...(scorerRole === SELF && { achievedValue: '150' }),
    })),
  };
};
const submit = (token: string, input: object) => appraisal.call('performancecheck.updateCheckStatus', token, input);
const scored = async () => {
  await submit(as.person, await sheet(as.person, SELF, 'A', 'S'));
  await submit(as.boss, await sheet(as.boss, BOSS, 'B', 'A'));
};
const all = (step: PassportStepData): string[] => [
  `${step.label}: ${step.formula} = ${step.shown ?? '-'}`,
  ...step.steps.flatMap(all),
];

describe('S3.071 a rule of levels', () => {
  test('is scored by its levels, never by numbers', async () => {
    const [rowId] = (await appraisal.detail(as.person)).indicators.map((row) => row.rowId);
    const save = (row: object) =>
      appraisal.call('performancecheck.scoreresult', as.person, {
        scorerRole: SELF,
        version: 1,
        rows: [{ rowId, ...row }],
        clientId: TYPING,
        seq: 1,
      });
    expect(refusalOf(await save({ score: '90' }))).toEqual([422, [['rows.0.score', 'SCORED_BY_LEVEL']]]);
    expect(refusalOf(await save({ levelName: 'X' }))).toEqual([422, [['rows.0.levelName', 'CHOICE_INVALID']]]);
    expect((await save({ levelName: 'A' })).success).toBe(true);
    expect((await appraisal.detail(as.person)).scores).toMatchObject([{ rowId, score: null, levelName: 'A' }]);
    expect(refusalOf(await submit(as.person, await sheet(as.person, SELF, 'A', null)))).toEqual([
      422,
      [['rows.1.levelName', 'LEVEL_REQUIRED']],
    ]);
  });

  test('averages points, and the result is the level nearest to them: no score anywhere', async () => {
    await scored();
    const seen = await appraisal.detail(as.boss);
    expect(seen).toMatchObject({ composedScore: null, levelName: 'B' });
    // Half of the way from 100 to 200 are 50 points of 100, which stand on D.
    expect(seen.scores.map(({ scorerRole, score, levelName }) => [scorerRole, score, levelName])).toEqual(
      expect.arrayContaining([
        [SELF, null, 'A'],
        [SELF, null, 'S'],
        [SELF, null, 'D'],
        [BOSS, null, 'B'],
        [BOSS, null, 'A'],
      ]),
    );
    const lists = [
      ['performanceview.listdirectlyunder', as.boss],
      ['performanceflow.viewdetails', as.admin],
    ] as const;
    for (const [name, token] of lists) {
      const { items } = await services.ok<{ items: { empId: string }[] }>(name, { planCode: appraisal.plan.id }, token);
      expect(items.find((one) => one.empId === appraisal.empId)).toMatchObject({ composedScore: null, levelName: 'B' });
    }
  });

  test('explains itself in levels and points', async () => {
    await scored();
    const passport = await appraisal.ok<PassportStepData>('performanceview.getscorepassport', as.boss);
    const lines = all(passport);
    // 60 % of 30 % x 4.8 + 70 % x 3.8, and 40 % of the one point of D.
    expect(lines[0]).toBe('Level: 2.9 ≈ 3 = B = B');
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringContaining('A = 4 = A'),
        expect.stringContaining('S = 5 = S'),
        expect.stringContaining('D = 1 = D'),
        expect.stringContaining('60% × 4.1 + 40% × 1 = 2.9'),
      ]),
    );
  });

  test('is calibrated and confirmed by level, in the list, the history and the notes', async () => {
    await scored();
    await appraisal.goTo(AssessmentPlanStatus.CALIBRATING);
    const row = async () =>
      (
        await services.ok<{ items: { empId: string }[] }>(
          'performancecheck.querylist',
          { planCode: appraisal.plan.id },
          as.boss,
        )
      ).items.find((one) => one.empId === appraisal.empId);
    const before = { selfScore: null, selfLevelName: 'B', bossScore: null, bossLevelName: 'B', rawScore: null };
    expect(await row()).toMatchObject({ ...before, rawLevelName: 'B', composedScore: null, levelName: 'B' });
    const { version } = await appraisal.detail(as.boss);
    await appraisal.ok('performancecheck.assessmentEvaluation', as.boss, {
      version,
      levelName: 'A',
      comment: '横向比较',
    });
    expect(await row()).toMatchObject({ ...before, rawLevelName: 'B', composedScore: null, levelName: 'A' });
    const history = await services.ok<{ items: object[] }>(
      'performancecheck.listadjusthistory',
      { planCode: appraisal.plan.id },
      as.boss,
    );
    expect(history.items).toMatchObject([{ scoreBefore: null, scoreAfter: null, levelBefore: 'B', levelAfter: 'A' }]);
    expect((await appraisal.ok<PassportStepData>('performanceview.getscorepassport', as.boss)).formula).toBe('B → A');
    await appraisal.goTo(AssessmentPlanStatus.COMMUNICATING);
    await appraisal.ok('performanceview.confirmAssessmentNote', as.boss, { action: 'confirm' });
    expect(await appraisal.ok('performanceview.listNoteConfirm', as.person)).toMatchObject([
      { score: null, levelName: 'A' },
    ]);
    expect(await appraisal.detail(as.person)).toMatchObject({ composedScore: null, levelName: 'A' });
  });

  test('stands in files by its levels, with their points beside the result', async () => {
    await scored();
    const { bytes, fileName } = await services.ok<TestFile>(
      'performanceexport.exportPerformanceExcel',
      { planCode: appraisal.plan.id },
      as.admin,
    );
    const rows = (await readTable(Buffer.from(bytes), fileName, { rows: 100, columns: 20 })).map((one) => one.cells);
    expect(rows[0]?.slice(5, 12)).toEqual([
      'Self score',
      'Manager’s score',
      'Score before calibration',
      'Level before calibration',
      'Final score',
      'Final level',
      'Level points',
    ]);
    const number = company.numberOf.get(appraisal.empId);
    expect(rows.find(([cell]) => cell === number)?.slice(5, 12)).toEqual(['B', 'B', '', 'B', '', 'B', '3']);
    const document = await appraisal.ok<TestFile>('performanceview.exportAssessmentInfo', as.boss, { format: 'pdf' });
    const text = packed((await textOfPages(document.bytes)).join(''));
    for (const found of ['A=4', 'S=5', '2.9≈3=B']) expect(text).toContain(found);
    const cells = await appraisal.ok<TestFile>('performanceview.exportAssessmentInfo', as.boss);
    const lines = (await readTable(Buffer.from(cells.bytes), cells.fileName, { rows: 100, columns: 20 })).map(
      (one) => one.cells,
    );
    expect(lines.flat()).toEqual(expect.arrayContaining(['A', 'S', 'D']));
    expect(lines.some(([head]) => head === 'Score')).toBe(false);
  });
});

test('a level is refused where the rule is scored by numbers', async () => {
  appraisal = await openAppraisalOf(services, company, { rule: { ruleName: key() } });
  await appraisal.agree(as.person, as.boss);
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  const answer = await submit(as.person, await sheet(as.person, SELF, 'A', 'A'));
  expect(refusalOf(answer)).toEqual([
    422,
    [
      ['rows.0.levelName', 'SCORED_BY_NUMBER'],
      ['rows.1.levelName', 'SCORED_BY_NUMBER'],
    ],
  ]);
});
