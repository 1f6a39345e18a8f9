import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssessmentPlanStatus, ScorerRole } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { openAppraisalOf, refusalOf, signedIn, type Appraisal } from '../assessment/assessment-testing.ts';
import { errorsOf, readyPlan, staffedCompany, TEST_DAY, type Staffed } from './plan-testing.ts';

let services: TestServices;
let company: Staffed;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;

interface PlanNow {
  version: number;
  modules: { companyModuleCode: string; parts: Part[] }[];
}
interface Part {
  partCode: string;
  partName: string;
  partNameEn: string | null;
  weight: string;
}

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 3);
  as = await signedIn(services, company);
  appraisal = await openAppraisalOf(services, company);
  await appraisal.agree(as.person, as.boss);
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  await appraisal.score(as.person, ScorerRole.SELF, '90');
  await appraisal.score(as.boss, ScorerRole.BOSS, '80');
});
afterAll(() => services.stop());

const now = async (planCode = appraisal.plan.id): Promise<PlanNow> => {
  const [found] = await services.ok<PlanNow[]>('performanceplane.getplanandrule', { planCode }, as.admin);
  if (!found) throw new Error('The plan is gone.');
  return found;
};
/** Changes the parts of the one template of a plan. */
const change = async (changes: (parts: Part[]) => object[], planCode = appraisal.plan.id, token = as.admin) => {
  const { version, modules } = await now(planCode);
  const [module] = modules;
  const parts = changes(
    (module?.parts ?? []).map(({ partCode, partName, partNameEn, weight }) => ({
      partCode,
      partName,
      partNameEn,
      weight,
    })),
  );
  const input = { planCode, version, companyModuleCode: module?.companyModuleCode, parts };
  return services.call('performanceplane.updatePlanModuleAfterStart', input, token);
};
const weighed =
  (...weights: string[]) =>
  (parts: Part[]) =>
    parts.map((part, i) => ({ ...part, weight: weights[i] }));
const scoreOf = async () => (await appraisal.detail(as.boss)).composedScore;
const selfTotal = async () => {
  const { items } = await services.ok<{ items: { empId: string; selfScore: string | null }[] }>(
    'performancecheck.querylist',
    { planCode: appraisal.plan.id },
    as.boss,
  );
  return items.find((one) => one.empId === appraisal.empId)?.selfScore;
};

test('weights of parts may change while people score, and results follow them', async () => {
  const before = await scoreOf();
  expect(refusalOf(await change(weighed('60', '30')))).toEqual([422, [['parts', 'WEIGHTS_NOT_100']]]);
  expect(refusalOf(await change(weighed('0', '100')))).toEqual([422, [['parts.0.weight', 'WEIGHT_OUT_OF_RANGE']]]);
  expect(refusalOf(await change((parts) => parts.slice(1)))).toEqual([422, [['parts', 'PARTS_KEPT']]]);
  expect((await change(weighed('20', '80'))).status).toBe(200);
  const { parts } = await appraisal.detail(as.person);
  expect(parts.map((part) => part.weight)).toEqual(['20', '80']);
  // 30 % self and 70 % superior: 83 of the first part and 50 of the second.
  expect([before, await scoreOf()]).toEqual(['69.8', '56.6']);
});

test('S4.031 after the scoring stage only names of parts can change, until the archive', async () => {
  await appraisal.goTo(AssessmentPlanStatus.CALIBRATING);
  expect(await selfTotal()).toBe('58');
  const named = (parts: Part[]) =>
    parts.map((part, i) => ({ ...part, partName: `模块${i + 1}`, partNameEn: `Part ${i + 1}` }));
  expect(refusalOf(await change(weighed('30', '70')))).toEqual([
    422,
    [
      ['parts.0.weight', 'PART_WEIGHT_FROZEN'],
      ['parts.1.weight', 'PART_WEIGHT_FROZEN'],
    ],
  ]);
  expect((await change(named)).status).toBe(200);
  expect((await appraisal.detail(as.person)).parts.map((part) => part.partName)).toEqual(['Part 1', 'Part 2']);
  expect(await scoreOf()).toBe('56.6');
  await appraisal.goTo(AssessmentPlanStatus.CLOSED);
  expect(errorsOf(await change(named))).toEqual([[null, 'PLAN_CLOSED']]);
});

test('parts belong to their plan, and only those who manage plans change them', async () => {
  const other = await openAppraisalOf(services, company);
  expect((await now(other.plan.id)).modules[0]?.parts.map((part) => part.weight)).toEqual(['60', '40']);
  expect((await change((parts) => parts, other.plan.id, as.boss)).status).toBe(403);
  const notOpen = await readyPlan(services, company);
  expect(errorsOf(await change((parts) => parts, notOpen.id))).toEqual([[null, 'STAGE_NOT_OPEN']]);
});
