import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  BossStage,
  AssessmentColumnType,
  EmployeeStage,
  AssessmentPlanStatus,
  ScorerRole,
} from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { openAppraisalOf, refusalOf as refusal, signedIn, TWO_PARTS, type Appraisal } from './assessment-testing.ts';
import { key, partInput, staffedCompany, TEST_DAY, type Saved, type Staffed } from '../plan/plan-testing.ts';

let services: TestServices;
let company: Staffed;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;

/** A plan whose targets are agreed and whose scoring is open. */
const scoringOpen = async (changes: Parameters<typeof openAppraisalOf>[2] = {}) => {
  appraisal = await openAppraisalOf(services, company, changes);
  await appraisal.agree(as.person, as.boss);
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
};

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 3);
  as = await signedIn(services, company);
});
beforeEach(() => scoringOpen());
afterAll(() => services.stop());

const { SELF, BOSS } = ScorerRole;
const submit = (token: string, sheet: object) => appraisal.call('performancecheck.updateCheckStatus', token, sheet);
const save = (token: string, sheet: object, clientId = key(), seq = 1) =>
  appraisal.call('performancecheck.scoreresult', token, { ...sheet, clientId, seq });
const sendBack = (token: string, scorerRole: number, reason = '请补充说明') =>
  appraisal.call('performancecheck.sendbackmark', token, { scorerRole, reason });

describe('what a sheet has to be', () => {
  test('S5.111 S5.112 scores are in the range of the rule and multiples of its granularity, achieved values are there', async () => {
    const sheet = await appraisal.sheet(as.person, SELF, '90');
    const [first, second, formula] = sheet.rows;
    const rows = [{ ...first, score: '90.3' }, { ...second, score: '101' }, { rowId: formula?.rowId }];
    expect(refusal(await submit(as.person, { ...sheet, rows }))).toEqual([
      422,
      [
        ['rows.0.score', 'SCORE_NOT_A_MULTIPLE'],
        ['rows.1.score', 'SCORE_OUT_OF_RANGE'],
        ['rows.2.achievedValue', 'REQUIRED'],
      ],
    ]);
  });

  test('comments that the template requires are asked for, of each side its own', async () => {
    const column = { columnName: '自评说明', columnType: AssessmentColumnType.SELF_COMMENT, required: true };
    await scoringOpen({ parts: [partInput({ columns: [...(TWO_PARTS[0]?.columns ?? []), column] })] });
    const sheet = await appraisal.sheet(as.person, SELF, '90');
    expect(refusal(await submit(as.person, sheet))).toEqual([
      422,
      [
        ['rows.0.comment', 'REQUIRED'],
        ['rows.1.comment', 'REQUIRED'],
      ],
    ]);
    expect(
      (await submit(as.person, { ...sheet, rows: sheet.rows.map((row) => ({ ...row, comment: '按期完成' })) })).success,
    ).toBe(true);
    await appraisal.score(as.boss, BOSS, '90');
  });

  test('a draft keeps what no column could store, for its scorer alone, and is not submitted with it', async () => {
    const sheet = await appraisal.sheet(as.person, SELF, '90');
    const [first, ...others] = sheet.rows;
    const beyond = { ...first, score: '123456789', achievedValue: undefined };
    const typed = [{ cell: 'achievedValue', text: '12345678901234567890' }];
    expect((await save(as.person, { ...sheet, rows: [{ ...beyond, typed }, ...others] })).success).toBe(true);
    const kept = (await appraisal.detail(as.person)).scores.find((one) => one.rowId === first?.rowId);
    expect(kept).toMatchObject({ score: null, typed: [...typed, { cell: 'score', text: '123456789' }].reverse() });
    expect((await appraisal.detail(as.boss)).scores).toEqual([]);
    const { version } = await appraisal.sheet(as.person, SELF, '1');
    expect(refusal(await submit(as.person, { ...sheet, version, rows: [] }))).toEqual([
      422,
      [
        ['rows.0.score', 'SCORE_OUT_OF_RANGE'],
        ['rows.0.achievedValue', 'NUMBER_INVALID'],
      ],
    ]);
    expect((await submit(as.person, { ...sheet, version })).success).toBe(true);
  });

  test('a draft may hold scores that are not finished, but only of indicators of the form', async () => {
    const sheet = await appraisal.sheet(as.person, SELF, '90.3');
    expect((await save(as.person, sheet)).success).toBe(true);
    const { version } = await appraisal.sheet(as.person, SELF, '1');
    const bad = {
      ...sheet,
      version,
      rows: [
        { rowId: sheet.rows[0]?.rowId, score: '123456789' },
        { rowId: sheet.rows[0]?.rowId, score: '1' },
        { rowId: '0'.repeat(32), score: '1' },
      ],
    };
    expect(refusal(await save(as.person, bad))).toEqual([
      422,
      [
        ['rows.1.rowId', 'UNKNOWN_REFERENCE'],
        ['rows.2.rowId', 'UNKNOWN_REFERENCE'],
      ],
    ]);
  });
});

describe('auto-save of a sheet', () => {
  test('the first save makes the sheet; older ones never replace newer ones, another tab is refused', async () => {
    const sheet = await appraisal.sheet(as.person, SELF, '1');
    const typed = (score: string) => ({ ...sheet, rows: sheet.rows.slice(0, 1).map((row) => ({ ...row, score })) });
    await save(as.person, typed('10'), 'tab-of-the-person', 1);
    const third = await save(as.person, typed('30'), 'tab-of-the-person', 3);
    expect((await save(as.person, typed('20'), 'tab-of-the-person', 2)).data).toEqual(third.data);
    expect(await save(as.person, typed('40'), 'another-tab')).toMatchObject({
      status: 409,
      data: { errors: [{ current: { version: 3, changedBy: appraisal.empId } }] },
    });
    expect((await appraisal.detail(as.person)).scores).toMatchObject([{ score: '30' }]);
  });
});

describe('S4.045 S6.045 who scores when', () => {
  test('the superior waits for the self score, and everybody has one sheet only', async () => {
    const sheet = { scorerRole: BOSS, version: 1, rows: [] };
    expect(refusal(await submit(as.boss, sheet))).toEqual([422, [[null, 'SELF_SCORE_FIRST']]]);
    expect(refusal(await save(as.boss, sheet))).toEqual([422, [[null, 'SELF_SCORE_FIRST']]]);
    expect(refusal(await submit(as.boss, { ...sheet, scorerRole: SELF }))).toEqual([422, [[null, 'ROLE_NOT_ALLOWED']]]);
    expect(refusal(await submit(as.person, sheet))).toEqual([422, [[null, 'ROLE_NOT_ALLOWED']]]);
    expect(refusal(await submit(as.admin, sheet))).toEqual([422, [[null, 'ROLE_NOT_ALLOWED']]]);
    expect(refusal(await submit(as.person, { ...sheet, scorerRole: ScorerRole.DEPARTMENT }))).toEqual([
      422,
      [['scorerRole', 'ROLE_NOT_ALLOWED']],
    ]);
  });

  test('a submitted sheet is closed for its scorer', async () => {
    await appraisal.score(as.person, SELF, '90');
    expect(await appraisal.may('saveSelfScore', as.person)).toBe('SCORES_SUBMITTED');
    await appraisal.score(as.boss, BOSS, '80');
    expect(await appraisal.may('submitBossScore', as.boss)).toBe('SCORES_SUBMITTED');
  });

  test('S4.033 S4.036 the switch for superiors, the lock of the plan and the lock of the form', async () => {
    await appraisal.score(as.person, SELF, '90');
    await appraisal.switch({ bossScoringLocked: true });
    expect(await appraisal.may('saveBossScore', as.boss)).toBe('BOSS_SCORING_LOCKED');
    expect(await appraisal.may('sendBackScore', as.boss)).toBe('BOSS_SCORING_LOCKED');
    await appraisal.switch({ bossScoringLocked: false });
    await appraisal.switch({ locked: true });
    expect(await appraisal.may('submitBossScore', as.boss)).toBe('PLAN_LOCKED');
    await appraisal.switch({ locked: false });
    await appraisal.ok('performanceview.locktargetedit', as.boss, { locked: true });
    expect(await appraisal.may('submitBossScore', as.boss)).toBe(true);
  });

  test('S4.028 once calibration is open, nobody scores', async () => {
    await appraisal.goTo(AssessmentPlanStatus.CALIBRATING);
    expect([await appraisal.may('saveSelfScore', as.person), await appraisal.may('saveBossScore', as.boss)]).toEqual([
      'STAGE_PASSED',
      'STAGE_PASSED',
    ]);
  });

  test('people whose targets nobody approved have no task and no score when HR opened scoring anyway', async () => {
    appraisal = await openAppraisalOf(services, company);
    await appraisal.fill(as.person);
    await appraisal.goTo(AssessmentPlanStatus.SCORING);
    expect(await appraisal.detail(as.boss)).toMatchObject({
      noTargets: true,
      employeeStage: EmployeeStage.PENDING_FILL,
      bossStage: BossStage.WAITING_TARGETS,
    });
    expect([await appraisal.may('submitSelfScore', as.person), await appraisal.may('saveBossScore', as.boss)]).toEqual([
      'NO_TARGETS',
      'NO_TARGETS',
    ]);
    const waiting = async (token: string) =>
      services.ok<{ mineWaiting: number; teamWaiting: number }>('performanceview.getAssessmentTabList', {}, token);
    const before = [await waiting(as.person), await waiting(as.boss)];
    await appraisal.goTo(AssessmentPlanStatus.CALIBRATING);
    expect(await appraisal.may('calibrate', as.boss)).toBe('NO_TARGETS');
    const list = await services.ok<{ items: { empId: string; noTargets: boolean; composedScore: string | null }[] }>(
      'performancecheck.querylist',
      { planCode: appraisal.plan.id },
      as.boss,
    );
    expect(list.items.find(({ empId }) => empId === appraisal.empId)).toMatchObject({
      noTargets: true,
      composedScore: null,
    });
    const { people, ungraded } = await services.ok<{ people: number; ungraded: number }>(
      'performancecheck.getdistribution',
      { planCode: appraisal.plan.id },
      as.admin,
    );
    expect([people, ungraded, before]).toEqual([0, 0, [await waiting(as.person), await waiting(as.boss)]]);
  });

  test('before the superior has scored, the self score is nobody’s result', async () => {
    await appraisal.score(as.person, SELF, '90');
    const listed = async (token: string) =>
      (
        await services.ok<{ items: { planCode: string; composedScore: string | null; levelName: string | null }[] }>(
          'performanceview.listdirectlyunder',
          { planCode: appraisal.plan.id },
          token,
        )
      ).items[0];
    expect(await listed(as.boss)).toMatchObject({ composedScore: null, levelName: null });
    expect(await appraisal.detail(as.boss)).toMatchObject({ composedScore: null, levelName: null });
    expect(await appraisal.ok('performanceview.getscorepassport', as.boss)).toBeNull();
    await appraisal.score(as.boss, BOSS, '80');
    expect((await appraisal.detail(as.boss)).composedScore).not.toBeNull();
  });

  test('whoever HR marks as absent is scored without a self score, whose share goes to the superior’s', async () => {
    expect(await appraisal.may('saveBossScore', as.boss)).toBe('SELF_SCORE_FIRST');
    const mark = (token: string, input: object) => appraisal.call('performanceflow.markabsent', token, input);
    expect(refusal(await mark(as.admin, { absent: true, reason: ' ' }))).toEqual([
      422,
      [['reason', 'REASON_REQUIRED']],
    ]);
    expect((await mark(as.boss, { absent: true, reason: '病假' })).status).toBe(403);
    expect((await mark(as.admin, { absent: true, reason: '病假' })).success).toBe(true);
    expect(await appraisal.detail(as.boss)).toMatchObject({ withoutSelfScore: true, absentReason: '病假' });
    await appraisal.score(as.boss, BOSS, '80');
    // The part that is scored by figures has none, because the person never submitted any.
    expect(await appraisal.detail(as.boss)).toMatchObject({
      composedScore: '80',
      withoutSelfScore: true,
      employeeStage: EmployeeStage.BOSS_RATED,
    });
    await appraisal.ok('performancecheck.sendbackmark', as.admin, { scorerRole: BOSS, reason: '请复核' });
    expect(await appraisal.detail(as.boss)).toMatchObject({
      composedScore: null,
      employeeStage: EmployeeStage.APPROVED,
      bossStage: BossStage.TARGETS_APPROVED,
    });
    await mark(as.admin, { absent: false });
    expect(await appraisal.may('saveBossScore', as.boss)).toBe('SELF_SCORE_FIRST');
  });
});

describe('sending back', () => {
  test('needs a reason and a submitted sheet', async () => {
    expect(refusal(await sendBack(as.boss, SELF))).toEqual([422, [[null, 'NOTHING_TO_SEND_BACK']]]);
    await appraisal.score(as.person, SELF, '90');
    expect(refusal(await sendBack(as.boss, SELF, ' '))).toEqual([422, [['reason', 'REASON_REQUIRED']]]);
    expect(refusal(await sendBack(as.person, SELF))).toEqual([422, [[null, 'ROLE_NOT_ALLOWED']]]);
    expect(refusal(await sendBack(as.admin, BOSS))).toEqual([422, [[null, 'NOTHING_TO_SEND_BACK']]]);
  });

  test('the superior returns the self score; it is a draft again, with the reason, and its part of the result is gone', async () => {
    await appraisal.score(as.person, SELF, '90');
    await appraisal.ok('performancecheck.sendbackmark', as.boss, { scorerRole: SELF, reason: '请补充数据' });
    const own = await appraisal.detail(as.person);
    expect(own).toMatchObject({
      employeeStage: EmployeeStage.APPROVED,
      bossStage: BossStage.TARGETS_APPROVED,
      composedScore: null,
    });
    expect(own.sheets).toMatchObject([{ submittedAt: null, sentBackReason: '请补充数据', version: 3 }]);
    await appraisal.score(as.person, SELF, '85');
    expect((await appraisal.detail(as.person)).sheets).toMatchObject([{ sentBackReason: null }]);
  });

  test('the score of the superior is reopened by HR, and before it the self score stays', async () => {
    await appraisal.score(as.person, SELF, '90');
    await appraisal.score(as.boss, BOSS, '80');
    expect(refusal(await sendBack(as.boss, SELF))).toEqual([422, [[null, 'SEND_BACK_BOSS_FIRST']]]);
    expect(refusal(await sendBack(as.boss, BOSS))).toEqual([422, [['scorerRole', 'ROLE_NOT_ALLOWED']]]);
    await appraisal.ok('performancecheck.sendbackmark', as.admin, { scorerRole: BOSS, reason: '请复核' });
    expect(await appraisal.detail(as.boss)).toMatchObject({
      employeeStage: EmployeeStage.SELF_RATED,
      bossStage: BossStage.TO_SCORE,
    });
    const again = await appraisal.score(as.boss, BOSS, '60');
    expect(again.version).toBe(4);
  });
});

test('a plan that returned to filling in keeps its scores, and its result follows the targets agreed anew', async () => {
  await appraisal.score(as.person, SELF, '90');
  await appraisal.score(as.boss, BOSS, '90');
  const before = (await appraisal.detail(as.boss)).composedScore;
  const [plan] = await services.ok<{ version: number }[]>(
    'performanceplane.getplanandrule',
    { planCodes: [appraisal.plan.id] },
    as.admin,
  );
  await services.ok(
    'performanceplane.reversalplan',
    {
      clientMutationId: key(),
      planCode: appraisal.plan.id,
      version: plan?.version,
      to: AssessmentPlanStatus.FILLING,
      reason: '调整目标',
    },
    as.admin,
  );
  const { version, indicators } = await appraisal.detail(as.boss);
  const rows = indicators.map(({ sort: _s, fixed: _f, achievedValue: _a, ...row }) =>
    row.keyResult === '营业收入' ? { ...row, targetValue: '150' } : row,
  );
  await appraisal.ok<Saved>('performanceview.allotperformance', as.boss, { version, rows });
  // 0.6 × 90 + 0.4 × 50 becomes 0.6 × 90 + 0.4 × 100.
  expect([before, (await appraisal.detail(as.boss)).composedScore]).toEqual(['74', '94']);
});
