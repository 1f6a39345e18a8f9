import { afterAll, beforeAll, expect, test } from 'vitest';
import { BossStage, EmployeeStage, AssessmentPlanStatus, ScorerRole, TargetStatus } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { openAppraisalOf, signedIn, type Appraisal } from './assessment-testing.ts';
import { staffedCompany, TEST_DAY } from '../plan/plan-testing.ts';

let services: TestServices;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  const company = await staffedCompany(services, 3);
  appraisal = await openAppraisalOf(services, company);
  as = await signedIn(services, company);
});
afterAll(() => services.stop());

const stages = async () => {
  const { employeeStage, bossStage, targetStatus } = await appraisal.detail(as.boss);
  return { employeeStage, bossStage, targetStatus };
};

test('S1.019 S4.042 targets are filled in, submitted, returned, submitted again and approved', async () => {
  const { version } = await appraisal.fill(as.person);
  const submitted = await appraisal.ok('performancecheck.updatestatus', as.person, { version, action: 'submit' });
  expect(await stages()).toEqual({
    employeeStage: EmployeeStage.PENDING_APPROVAL,
    bossStage: BossStage.TO_APPROVE,
    targetStatus: TargetStatus.PENDING_APPROVAL,
  });
  await appraisal.ok('performancecheck.reject', as.boss, { version: submitted.version, opinion: '目标偏低' });
  expect(await stages()).toEqual({
    employeeStage: EmployeeStage.PENDING_FILL,
    bossStage: BossStage.WAITING_TARGETS,
    targetStatus: TargetStatus.REJECTED,
  });

  const returned = await appraisal.detail(as.person);
  const rows = returned.indicators.map(({ sort: _s, fixed: _f, achievedValue: _a, ...row }) =>
    row.keyResult === '营业收入' ? { ...row, targetValue: '220' } : row,
  );
  const saved = await appraisal.ok('performanceview.saveperformance', as.person, {
    version: returned.version,
    rows,
    clientId: 'second-tab',
    seq: 1,
  });
  const again = await appraisal.ok('performancecheck.updatestatus', as.person, {
    version: saved.version,
    action: 'submit',
  });
  await appraisal.ok('performancecheck.updatestatus', as.boss, {
    version: again.version,
    action: 'approve',
    opinion: '同意',
  });
  expect(await stages()).toEqual({
    employeeStage: EmployeeStage.APPROVED,
    bossStage: BossStage.TARGETS_APPROVED,
    targetStatus: TargetStatus.APPROVED,
  });
});

test('S7.097 every approval of the form is kept with who decided what and when', async () => {
  const runs = await appraisal.ok<
    { state: number; steps: { nodeName: string; decisions: { opinion: string | null; at: string | null }[] }[] }[]
  >('performanceview.listApprovalNode', as.person);
  expect(runs.map((run) => [run.state, run.steps[0]?.nodeName, run.steps[0]?.decisions[0]?.opinion])).toEqual([
    [2, 'Line manager', '同意'],
    [3, 'Line manager', '目标偏低'],
  ]);
  expect(runs.every((run) => run.steps[0]?.decisions[0]?.at !== null)).toBe(true);
});

test('the target log tells what was first submitted and what changed until the second time, and nothing of drafts', async () => {
  const { items } = await appraisal.ok<{
    items: { keyResult: string; column: string; before: string | null; after: string | null }[];
  }>('performanceview.gettargetlog', as.boss, { pageSize: 100 });
  expect(items.map(({ keyResult, column, before, after }) => [keyResult, column, before, after])).toEqual([
    ['营业收入', 'targetValue', '200', '220'],
    ...[
      ['营业收入', 'weight', null, '100'],
      ['营业收入', 'targetValue', null, '200'],
      ['营业收入', 'startValue', null, '100'],
      ['营业收入', 'added', null, '营业收入'],
    ],
    ...[
      ['新客户签约', 'weight', null, '80'],
      ['新客户签约', 'added', null, '新客户签约'],
    ],
  ]);
});

test('S1.020 S4.043 S4.044 S9.036 both sides score in turn and the result is composed', async () => {
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  expect(await appraisal.may('submitBossScore', as.boss)).toBe('SELF_SCORE_FIRST');
  await appraisal.score(as.person, ScorerRole.SELF, '90', { overallComment: '完成较好' });
  expect(await stages()).toMatchObject({ employeeStage: EmployeeStage.SELF_RATED, bossStage: BossStage.TO_SCORE });
  await appraisal.score(as.boss, ScorerRole.BOSS, '80', { overallComment: '继续努力' });
  expect(await stages()).toMatchObject({ employeeStage: EmployeeStage.BOSS_RATED, bossStage: BossStage.SCORED });

  const seen = await appraisal.detail(as.boss);
  // Formula: (150 - 100) / (220 - 100) = 0.41666…, 41.666… points. Self 0.6 × 90 + 0.4 × 41.666… = 70.666…, boss 64.666…;
  // composed 0.3 × 70.666… + 0.7 × 64.666… = 66.4666…, shown 66.5: level C.
  expect([seen.composedScore, seen.levelName]).toEqual(['66.5', 'C']);
  expect(
    seen.scores
      .filter((one) => one.scorerRole === ScorerRole.BOSS)
      .map((one) => one.score)
      .sort(),
  ).toEqual(['41.6667', '80', '80']);
});

test('the passport explains the stored result step by step', async () => {
  interface Step {
    labelId: string;
    formula: string;
    value: string | null;
    shown: string | null;
    steps: Step[];
  }
  const passport = await appraisal.ok<Step>('performanceview.getscorepassport', as.boss);
  expect([passport.labelId, passport.shown, passport.formula]).toEqual(['passport.LEVEL', 'C', '66.5 ∈ [60, 70)']);
  const person = passport.steps[0]?.steps[0];
  expect(person?.labelId).toBe('passport.PERSON');
  expect(person?.value).toMatch(/^66\.466666666666/);
});

test('the passport says in words what counts how much, and who gave it', async () => {
  interface Told {
    sentence: string | null;
    steps: Told[];
  }
  const told = ({ sentence, steps }: Told): string[] => [...(sentence ? [sentence] : []), ...steps.flatMap(told)];
  const said = async (token: string, language: 'zh-CN' | 'en-US') => {
    const input = { planCode: appraisal.plan.id, empId: appraisal.empId };
    const { data } = await services.call('performanceview.getscorepassport', input, token, language);
    return told(data as Told);
  };
  expect(await said(as.boss, 'en-US')).toEqual([
    '66.5 is between 60 and 70, which is level C.',
    '“业绩目标” 60% (83), “关键指标” 40% (41.7): 66.5 in total.',
    '“业绩目标”: self score 30% (90), manager’s score 70% (80), which gives 83.',
    'The employee gave 90 for “安全生产零事故” (counts 20%) and 90 for “新客户签约” (counts 80%).',
    'The manager gave 80 for “安全生产零事故” (counts 20%) and 80 for “新客户签约” (counts 80%).',
    '“关键指标” is calculated from achieved values: 41.7 for achieving 41.67% of “营业收入” (counts 100%), which gives 41.7.',
  ]);
  expect((await said(as.boss, 'zh-CN')).slice(2, 5)).toEqual([
    '“业绩目标”：自评占 30%（90 分），上级评分占 70%（80 分），得 83 分。',
    '自评给“安全生产零事故”打了 90 分（占 20%）和“新客户签约”打了 90 分（占 80%）。',
    '上级给“安全生产零事故”打了 80 分（占 20%）和“新客户签约”打了 80 分（占 80%）。',
  ]);
});

test('S1.021 the superior calibrates with a reason; the history keeps both results', async () => {
  await appraisal.goTo(AssessmentPlanStatus.CALIBRATING);
  const { version } = await appraisal.detail(as.boss);
  await appraisal.ok('performancecheck.assessmentEvaluation', as.boss, { version, score: '71', comment: '横向比较' });
  const history = await appraisal.ok<{ items: object[] }>('performancecheck.listadjusthistory', as.admin);
  expect(history.items).toMatchObject([
    { scoreBefore: '66.5', scoreAfter: '71', levelBefore: 'C', levelAfter: 'B', comment: '横向比较' },
  ]);
  expect(await appraisal.ok('performanceview.getscorepassport', as.boss)).toMatchObject({
    labelId: 'passport.CALIBRATED',
    formula: '66.5 C → 71 B',
    sentence: 'Calibration changed the result from 66.5 C to 71 B.',
    shown: 'B',
  });
});

test('S1.022 S4.046 S4.047 the superior confirms, the employee objects, both confirm in the end', async () => {
  await appraisal.goTo(AssessmentPlanStatus.COMMUNICATING);
  const confirm = (token: string, action: 'confirm' | 'object', text = '') =>
    appraisal.ok('performanceview.confirmAssessmentNote', token, { action, text });
  expect(await appraisal.may('employeeConfirm', as.person)).toBe('BOSS_CONFIRM_FIRST');
  await confirm(as.boss, 'confirm');
  expect(await stages()).toMatchObject({
    employeeStage: EmployeeStage.PENDING_CONFIRM,
    bossStage: BossStage.CONFIRMED,
  });
  await confirm(as.person, 'object', '请复核营业收入');
  expect(await stages()).toMatchObject({ employeeStage: EmployeeStage.BOSS_RATED, bossStage: BossStage.TO_CONFIRM });
  await confirm(as.boss, 'confirm', '已复核，维持结果');
  await confirm(as.person, 'confirm');
  expect(await stages()).toMatchObject({ employeeStage: EmployeeStage.CONFIRMED, bossStage: BossStage.CONFIRMED });
  const notes = await appraisal.ok<
    { by: string; outcome: string; text: string | null; score: string | null; levelName: string | null }[]
  >('performanceview.listNoteConfirm', as.person);
  expect(notes.map(({ by, outcome, text, score, levelName }) => [by, outcome, text, score, levelName])).toEqual([
    ['employee', 'confirmed', null, '71', 'B'],
    ['boss', 'confirmed', '已复核，维持结果', '71', 'B'],
    ['employee', 'objected', '请复核营业收入', '71', 'B'],
    ['boss', 'confirmed', null, '71', 'B'],
  ]);
});

test('S4.030 after archiving nobody can do anything but export', async () => {
  await appraisal.goTo(AssessmentPlanStatus.CLOSED);
  for (const token of [as.person, as.boss, as.admin]) {
    const { actions } = await appraisal.detail(token);
    expect(actions.filter((one) => one.allowed).map((one) => one.action)).toEqual(['exportDetails']);
  }
});

test('what was submitted and decided is in the audit trail, drafts are not', async () => {
  const { assessmentInfoId } = await appraisal.detail(as.boss);
  const { items } = await services.ok<{ items: { action: string }[] }>(
    'platform.auditlist',
    { objectType: 'assessment', objectId: assessmentInfoId, pageSize: 100 },
    as.boss,
  );
  expect(items.map((one) => one.action.replace('assessment.', '')).reverse()).toEqual([
    'targetsSubmitted',
    'targetsRejected',
    'targetsSubmitted',
    'targetsApproved',
    'scoresSubmitted.1',
    'scoresSubmitted.2',
    'calibrated',
    'boss.confirmed',
    'employee.objected',
    'boss.confirmed',
    'employee.confirmed',
  ]);
});
