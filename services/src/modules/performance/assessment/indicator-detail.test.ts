import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AssessmentPlanStatus, ScorerRole } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { key, staffedCompany, TEST_DAY, type Saved, type Staffed } from '../plan/plan-testing.ts';
import { openAppraisalOf, refusalOf, signedIn, type Appraisal } from './assessment-testing.ts';

interface Detail {
  indicator: { keyResult: string; achievedValue: string | null };
  progress: string | null;
  alignment: { links: object[]; targets: object[] };
  comments: { text: string }[];
  log: { column: string; before: string | null; after: string | null }[];
}

let services: TestServices;
let company: Staffed;
let as: Awaited<ReturnType<typeof signedIn>>;
let appraisal: Appraisal;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 4);
  as = await signedIn(services, company);
});
beforeEach(async () => {
  appraisal = await openAppraisalOf(services, company);
});
afterAll(() => services.stop());

const rowNamed = async (name: string, token: string) =>
  (await appraisal.detail(token)).indicators.find((row) => row.keyResult === name)?.rowId ?? '';
const detail = (rowId: string, token: string) =>
  appraisal.ok<Detail>('performanceview.getIndicatorDetail', token, { rowId });

test('getIndicatorDetail answers a target with its progress, comments and changes', async () => {
  await appraisal.agree(as.person, as.boss);
  const rowId = await rowNamed('营业收入', as.person);
  await appraisal.ok('performanceview.addcomment', as.boss, { rowId, text: '如何推进', clientMutationId: key() });
  expect(await detail(rowId, as.person)).toMatchObject({
    indicator: { keyResult: '营业收入', achievedValue: null },
    progress: null,
    alignment: { links: [], targets: [] },
    comments: [{ text: '如何推进' }],
    log: expect.arrayContaining([expect.objectContaining({ column: 'targetValue', before: null, after: '200' })]),
  });
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  await appraisal.score(as.person, ScorerRole.SELF, '80');
  // 150 on the way from 100 to 200.
  expect(await detail(rowId, as.boss)).toMatchObject({ indicator: { achievedValue: '150' }, progress: '50' });
});

test('getIndicatorDetail shows a draft to its writer alone, and no form to whoever may not see it', async () => {
  await appraisal.fill(as.person);
  const rowId = await rowNamed('营业收入', as.person);
  expect(await detail(rowId, as.person)).toMatchObject({ indicator: { keyResult: '营业收入' }, log: [] });
  const asked = (token: string) => appraisal.call('performanceview.getIndicatorDetail', token, { rowId });
  expect(refusalOf(await asked(as.boss))).toEqual([400, [['rowId', 'UNKNOWN_REFERENCE']]]);
  expect((await asked(as.colleague)).status).toBe(404);
});

test('deletestrategy takes a target out of the own form, and none that the template brought', async () => {
  const { version } = await appraisal.fill(as.person);
  const take = (rowId: string, at: number, token = as.person) =>
    appraisal.call('performanceview.deletestrategy', token, { rowId, version: at });
  const own = await rowNamed('营业收入', as.person);
  const brought = await rowNamed('安全生产零事故', as.person);
  expect(refusalOf(await take(brought, version))).toEqual([422, [['rowId', 'ROW_OF_TEMPLATE']]]);
  expect((await take(own, version + 1)).status).toBe(409);
  expect(refusalOf(await take(own, version, as.boss))).toEqual([422, [[null, 'ROLE_NOT_ALLOWED']]]);
  const answer = await take(own, version);
  expect(answer.success).toBe(true);
  const { assessment } = answer.data as Saved & { assessment: { indicators: { rowId: string }[] } };
  expect(assessment.indicators.map((row) => row.rowId)).not.toContain(own);
  expect(await rowNamed('营业收入', as.person)).toBe('');
});

test('S4.026 deletestrategy is refused once the targets are agreed or scoring has opened', async () => {
  await appraisal.agree(as.person, as.boss);
  const { version } = await appraisal.detail(as.person);
  const rowId = await rowNamed('营业收入', as.person);
  const take = () => appraisal.call('performanceview.deletestrategy', as.person, { rowId, version });
  expect(refusalOf(await take())).toEqual([422, [[null, 'TARGETS_APPROVED']]]);
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  expect(refusalOf(await take())).toEqual([422, [[null, 'STAGE_PASSED']]]);
});
