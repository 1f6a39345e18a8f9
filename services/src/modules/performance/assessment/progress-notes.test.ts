import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssessmentPlanStatus, ScorerRole } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { key, staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';
import { openAppraisalOf, refusalOf, signedIn, type Appraisal } from './assessment-testing.ts';

let services: TestServices;
let company: Staffed;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;
let rowId: string;

interface Note {
  rowId: string;
  week: string;
  value: string | null;
  progress: string | null;
  confidence: number | null;
  text: string;
}

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 4);
  as = await signedIn(services, company);
  appraisal = await openAppraisalOf(services, company);
});
afterAll(() => services.stop());

const notes = (token: string) => appraisal.ok<Note[]>('performanceview.listprogressnote', token);
const note = (token: string, more: object = {}) =>
  appraisal.call('performanceview.saveprogressnote', token, {
    clientMutationId: key(),
    rowId,
    text: '按计划推进',
    ...more,
  });

test('listprogressnote and saveprogressnote: one line a week, written over within it, read by the superior', async () => {
  rowId = (await appraisal.detail(as.person)).indicators[0]?.rowId ?? '';
  expect(refusalOf(await note(as.person))).toEqual([422, [[null, 'TARGETS_NOT_APPROVED']]]);
  await appraisal.agree(as.person, as.boss);
  rowId = (await appraisal.detail(as.person)).indicators.find((row) => row.targetValue === '200')?.rowId ?? '';

  expect(await appraisal.may('noteProgress', as.person)).toBe(true);
  expect((await note(as.person, { value: '120', confidence: 60 })).success).toBe(true);
  expect((await note(as.person, { value: '150', confidence: 80, text: '新签两家' })).success).toBe(true);
  const [only, ...others] = await notes(as.boss);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ rowId, value: '150', progress: '50', confidence: 80, text: '新签两家' });
  expect(new Date(`${only?.week}T00:00:00Z`).getUTCDay()).toBe(1);
});

test('the last note is the progress of the target until the self score is in', async () => {
  expect(await appraisal.ok('performanceview.getIndicatorDetail', as.boss, { rowId })).toMatchObject({
    progress: '50',
    notes: [{ value: '150' }],
  });
});

test('nobody else writes a note, and what is not a value of the form is refused at its field', async () => {
  expect(refusalOf(await note(as.boss))).toEqual([422, [[null, 'ROLE_NOT_ALLOWED']]]);
  expect((await note(as.colleague)).status).toBe(404);
  expect((await appraisal.call('performanceview.listprogressnote', as.colleague)).status).toBe(404);
  expect(refusalOf(await note(as.person, { text: ' ' }))).toEqual([422, [['text', 'REQUIRED']]]);
  expect(refusalOf(await note(as.person, { confidence: 101 }))).toEqual([
    422,
    [['confidence', 'CONFIDENCE_OUT_OF_RANGE']],
  ]);
  expect(refusalOf(await note(as.person, { rowId: 'f'.repeat(32) }))).toEqual([400, [['rowId', 'UNKNOWN_REFERENCE']]]);
});

test('notes go on while scores are typed, and stay as they were once the self score is submitted', async () => {
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  expect((await note(as.person, { value: '160', text: '收尾' })).success).toBe(true);
  await appraisal.score(as.person, ScorerRole.SELF, '90');
  expect(refusalOf(await note(as.person))).toEqual([422, [[null, 'SCORES_SUBMITTED']]]);
  expect(await notes(as.boss)).toMatchObject([{ value: '160', text: '收尾' }]);
});
