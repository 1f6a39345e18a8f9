import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssessmentPlanStatus, ScorerRole } from '@hengcai/shared/enums';
import type { Envelope } from '@hengcai/shared/contract/kernel';
import { testDatabaseUrl } from '../../../testing/database.ts';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { openAppraisalOf, signedIn, type Appraisal } from './assessment-testing.ts';
import { key, staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';

let services: TestServices | undefined;
let company: Staffed;
let as: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  if (testDatabaseUrl() === undefined) return;
  services = await startServices({ database: 'postgres', env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 3);
  as = await signedIn(services, company);
});
afterAll(() => services?.stop());

const NO_SERVER = 'TEST_DATABASE_URL is not set: PGlite has one connection and cannot contend';
const EDITORS = 50;
const times = <T>(run: (i: number) => Promise<T>) => Promise.all(Array.from({ length: EDITORS }, (_, i) => run(i)));
const statuses = (answers: readonly Envelope[]) => [...new Set(answers.map((one) => one.status))].sort();
const winners = (answers: readonly Envelope[]) => answers.filter((one) => one.success).length;
const inScoring = async (running: TestServices): Promise<Appraisal> => {
  const appraisal = await openAppraisalOf(running, company);
  await appraisal.agree(as.person, as.boss);
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  return appraisal;
};

test('50 editors of one version of a form: exactly one wins, the others are told', async (ctx) => {
  if (!services) return ctx.skip(true, NO_SERVER);
  const appraisal = await openAppraisalOf(services, company);
  const { version, indicators } = await appraisal.detail(as.person);
  const rows = indicators.map(({ sort: _s, fixed: _f, achievedValue: _a, ...row }) => row);
  const answers = await times((i) =>
    appraisal.call('performanceview.saveperformance', as.person, {
      version,
      rows: rows.map((row) => ({ ...row, measureUnit: `${i}` })),
      clientId: `editor-${i}`,
      seq: 1,
    }),
  );
  expect([winners(answers), statuses(answers)]).toEqual([1, [200, 409]]);
  const stored = await appraisal.detail(as.person);
  expect([stored.version, stored.indicators[0]?.measureUnit]).toEqual([
    version + 1,
    String(answers.findIndex((one) => one.success)),
  ]);
});

test('50 submissions with one key have one effect and one answer', async (ctx) => {
  if (!services) return ctx.skip(true, NO_SERVER);
  const appraisal = await openAppraisalOf(services, company);
  const { version } = await appraisal.fill(as.person);
  const clientMutationId = key();
  const answers = await times(() =>
    appraisal.call('performancecheck.updatestatus', as.person, { clientMutationId, version, action: 'submit' }),
  );
  expect(statuses(answers)).toEqual([200]);
  expect(new Set(answers.map((one) => JSON.stringify(one.data))).size).toBe(1);
  expect(await appraisal.ok<object[]>('performanceview.listApprovalNode', as.person)).toHaveLength(1);
});

test('50 submissions of one sheet with keys of their own: one submits, the others come too late', async (ctx) => {
  if (!services) return ctx.skip(true, NO_SERVER);
  const appraisal = await inScoring(services);
  const sheet = await appraisal.sheet(as.person, ScorerRole.SELF, '90');
  const answers = await times(() => appraisal.call('performancecheck.updateCheckStatus', as.person, sheet));
  expect([winners(answers), statuses(answers)]).toEqual([1, [200, 422]]);
  const detail = await appraisal.detail(as.person);
  expect(detail.scores).toHaveLength(3);
});

test('50 calibrations of one version: one line of history', async (ctx) => {
  if (!services) return ctx.skip(true, NO_SERVER);
  const appraisal = await inScoring(services);
  await appraisal.goTo(AssessmentPlanStatus.CALIBRATING);
  const { version } = await appraisal.detail(as.boss);
  const answers = await times((i) =>
    appraisal.call('performancecheck.assessmentEvaluation', as.boss, { version, score: String(i), comment: '并发' }),
  );
  expect([winners(answers), statuses(answers)]).toEqual([1, [200, 409]]);
  expect(await appraisal.ok<{ total: number }>('performancecheck.listadjusthistory', as.boss)).toMatchObject({
    total: 1,
  });
});

test('confirmations and objections at the same time leave a history in which each follows from the one before', async (ctx) => {
  if (!services) return ctx.skip(true, NO_SERVER);
  const appraisal = await inScoring(services);
  await appraisal.score(as.person, ScorerRole.SELF, '90');
  await appraisal.goTo(AssessmentPlanStatus.COMMUNICATING);
  await times((i) =>
    appraisal.call(
      'performanceview.confirmAssessmentNote',
      i % 3 === 0 ? as.person : as.boss,
      i % 3 === 0 ? { action: 'object', text: '异议' } : { action: 'confirm' },
    ),
  );
  const notes = await appraisal.ok<{ by: string }[]>('performanceview.listNoteConfirm', as.boss);
  // The superior goes first, and nobody twice in a row.
  expect(
    notes
      .reverse()
      .map((note, i) => [note.by, i % 2 === 0 ? 'boss' : 'employee'])
      .every(([by, turn]) => by === turn),
  ).toBe(true);
});

test('a plan that moves on while people submit: whoever was let in is counted, whoever was late is refused', async (ctx) => {
  if (!services) return ctx.skip(true, NO_SERVER);
  const appraisal = await inScoring(services);
  const sheet = await appraisal.sheet(as.person, ScorerRole.SELF, '90');
  const [answer] = await Promise.all([
    appraisal.call('performancecheck.updateCheckStatus', as.person, sheet),
    appraisal.goTo(AssessmentPlanStatus.CALIBRATING),
  ]);
  const { sheets, employeeStage } = await appraisal.detail(as.person);
  expect([answer.success, (sheets[0]?.submittedAt ?? null) !== null, employeeStage]).toEqual(
    answer.success ? [true, true, 4] : [false, false, 3],
  );
});
