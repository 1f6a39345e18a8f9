import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AssessmentPlanStatus, ScorerRole } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { openAppraisalOf, refusalOf, signedIn, type Appraisal } from '../assessment/assessment-testing.ts';
import { key, staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';

interface Graph {
  targets: { cellCode: string; owner: { empId: string }; progress: string | null; rolledProgress: string | null }[];
  links: { alignId: string; fromCellCode: string; toCellCode: string }[];
}

let services: TestServices;
let company: Staffed;
let as: Awaited<ReturnType<typeof signedIn>>;
/** A person, a colleague with the same superior, and somebody under another one. */
let person: Appraisal;
let colleague: Appraisal;
let stranger: Appraisal;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 4);
  as = await signedIn(services, company);
});
beforeEach(async () => {
  person = await openAppraisalOf(services, company);
  colleague = person.of(company.staffIds[2] ?? '');
  stranger = person.of(company.staffIds[1] ?? '');
});
afterAll(() => services.stop());

/** The one indicator of a form that is computed from figures. */
const figuresOf = async (form: Appraisal, token: string) =>
  (await form.detail(token)).indicators.find((row) => row.keyResult === '营业收入')?.rowId ?? '';
const link = (form: Appraisal, token: string, cellCode: string, toCellCode: string) =>
  form.call('performanceview.saveAlignInfo', token, { clientMutationId: key(), cellCode, toCellCode });
const graph = (form: Appraisal, token: string, call = 'getdetailbyalignview') =>
  form.ok<Graph>(`performanceview.${call}`, token);

test('a target serves an approved one of a colleague, and its progress rolls up once it is told', async () => {
  await person.agree(as.person, as.boss);
  const served = await figuresOf(person, as.person);
  expect(await colleague.ok('performanceview.listBossTargetPlan', as.colleague)).not.toEqual([]);
  await colleague.agree(as.colleague, as.boss);
  const serving = await figuresOf(colleague, as.colleague);
  expect((await link(colleague, as.colleague, serving, served)).success).toBe(true);
  // The same wish again changes nothing.
  await link(colleague, as.colleague, serving, served);

  const below = await graph(person, as.person);
  expect(below.links).toMatchObject([{ fromCellCode: serving, toCellCode: served }]);
  expect(below.targets.find((one) => one.cellCode === served)).toMatchObject({ progress: null, rolledProgress: null });
  expect((await graph(person, as.person, 'getMyAlignInfo')).links).toEqual([]);
  expect((await graph(person, as.person, 'getToMeAlignInfo')).links).toHaveLength(1);
  expect((await graph(colleague, as.colleague, 'getMyAlignInfo')).links).toHaveLength(1);
  expect(await person.ok('performanceview.getExistCellCodeList', as.person)).toEqual([served]);

  await person.goTo(AssessmentPlanStatus.SCORING);
  await colleague.score(as.colleague, ScorerRole.SELF, '80');
  const told = (await graph(person, as.person)).targets;
  // 150 on the way from 100 to 200.
  expect(told.find((one) => one.cellCode === serving)).toMatchObject({ progress: '50' });
  expect(told.find((one) => one.cellCode === served)).toMatchObject({ progress: null, rolledProgress: '50' });
});

test('circles are refused, and so is what is neither above nor across, or not approved', async () => {
  await person.agree(as.person, as.boss);
  const mine = await figuresOf(person, as.person);
  const draft = (await colleague.detail(as.boss)).indicators[0]?.rowId ?? '';
  expect(refusalOf(await link(person, as.person, mine, draft))).toEqual([400, [['toCellCode', 'UNKNOWN_REFERENCE']]]);
  await colleague.agree(as.colleague, as.boss);
  const theirs = await figuresOf(colleague, as.colleague);
  await link(person, as.person, mine, theirs);
  expect(refusalOf(await link(colleague, as.colleague, theirs, mine))).toEqual([
    422,
    [['toCellCode', 'ALIGNMENT_CIRCLE']],
  ]);
  const far = (await stranger.detail(as.otherBoss)).indicators[0]?.rowId ?? '';
  expect(refusalOf(await link(person, as.person, mine, far))).toEqual([400, [['toCellCode', 'UNKNOWN_REFERENCE']]]);
  expect((await link(person, as.colleague, mine, theirs)).status).toBe(404);
});

test('a link is taken back by whoever works on the form that serves, not by the served', async () => {
  await person.agree(as.person, as.boss);
  await colleague.agree(as.colleague, as.boss);
  await link(colleague, as.colleague, await figuresOf(colleague, as.colleague), await figuresOf(person, as.person));
  const [made] = (await graph(person, as.person)).links;
  const take = (form: Appraisal, token: string) =>
    form.call('performanceview.deleteAlignInfo', token, { alignId: made?.alignId });
  expect((await take(person, as.person)).status).toBe(404);
  expect((await take(colleague, as.colleague)).success).toBe(true);
  expect((await graph(person, as.person)).links).toEqual([]);
});
