import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { refusalOf } from '../assessment/assessment-testing.ts';
import {
  errorsOf,
  key,
  opened,
  advance,
  readyPlan,
  staffedCompany,
  TEST_DAY,
  type Saved,
  type Staffed,
} from './plan-testing.ts';

const { FILLING, SCORING, CALIBRATING } = AssessmentPlanStatus;

let services: TestServices;
let company: Staffed;
let token: string;
/** Two plans of one period, in scoring, with two people each. */
let plan: Saved;
let other: Saved;

interface PlanNow {
  planStatus: number;
  version: number;
  combinedPlans: { planCode: string }[];
}
interface Similar {
  planCode: string;
  sharedPeople: number;
  combined: boolean;
}

const staff = (...which: number[]) => which.map((i) => company.staffIds[i] ?? '');
const call = (name: string, input: object) => services.call(name, { clientMutationId: key(), ...input }, token);
const scoring = async (empIds: string[], rule: object = {}): Promise<Saved> => {
  const scope = { wholeCompany: false, empIds };
  const ready = await readyPlan(services, company, { scope, rule });
  const version = await opened(services, company, ready);
  return { id: ready.id, version: await advance(services, company, { id: ready.id, version }, SCORING, true) };
};
const now = async ({ id }: Saved): Promise<PlanNow> => {
  const [found] = await services.ok<PlanNow[]>('performanceplane.getplanandrule', { planCode: id }, token);
  if (!found) throw new Error('The plan is gone.');
  return found;
};
const at = async (one: Saved) => ({ planCode: one.id, version: (await now(one)).version });
const combine = async (one: Saved, ...others: Saved[]) =>
  call('performanceplane.savecombineplan', { ...(await at(one)), planCodes: others.map(({ id }) => id) });
const similar = ({ id }: Saved) =>
  services.ok<Similar[]>('performanceplane.getSameModulePlanList', { planCode: id }, token);
const standing = async (...some: Saved[]) => Promise.all(some.map(async (one) => (await now(one)).planStatus));
const merge = async (one: Saved) =>
  call('performanceflow.mergeadjustingplan', { ...(await at(one)), openAnyway: true });
const back = async (one: Saved, to: number, together?: boolean) =>
  call('performanceplane.reversalplan', { ...(await at(one)), to, reason: '重新评分', together });

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services);
  token = company.adminToken;
});
beforeEach(async () => {
  [plan, other] = [await scoring(staff(0, 2)), await scoring(staff(1, 3))];
});
afterAll(() => services.stop());

test('S8.048 plans that share a person are not combined, and the refusal names the person', async () => {
  const third = await scoring(staff(0, 4));
  const answer = await combine(plan, third);
  expect(refusalOf(answer)).toEqual([422, [['planCodes', 'EMP_IN_SEVERAL_PLANS']]]);
  expect(JSON.stringify(answer.data)).toContain(`员工${company.numberOf.get(company.staffIds[0] ?? '') ?? ''}`);
  const listed = await similar(plan);
  expect(listed.find((one) => one.planCode === third.id)?.sharedPeople).toBe(1);
  expect(listed.find((one) => one.planCode === other.id)?.sharedPeople).toBe(0);
});

test('plans with other levels or quotas are neither offered nor combined', async () => {
  const strange = await scoring(staff(4), { minGroupSize: 2 });
  expect((await similar(plan)).map((one) => one.planCode)).not.toContain(strange.id);
  expect(refusalOf(await combine(plan, strange))).toEqual([422, [['planCodes', 'PLANS_NOT_ALIKE']]]);
});

test('combined plans come to calibration together, into one list with one distribution', async () => {
  expect((await combine(plan, other)).status).toBe(200);
  const combined = await now(plan);
  await combine(plan, other);
  // Saying it again changes nothing.
  expect((await now(plan)).version).toBe(combined.version);
  expect((await similar(plan)).find((one) => one.planCode === other.id)?.combined).toBe(true);
  const alone = await call('performanceflow.advanceadjusting', { ...(await at(plan)), openAnyway: true });
  expect(errorsOf(alone)).toEqual([[null, 'CALIBRATE_TOGETHER']]);
  expect((await merge(plan)).status).toBe(200);
  expect(await standing(plan, other)).toEqual([CALIBRATING, CALIBRATING]);
  for (const one of [plan, other]) {
    const { items } = await services.ok<{ items: { empId: string; planCode: string }[] }>(
      'performancecheck.querylist',
      { planCode: one.id },
      token,
    );
    expect(items.map(({ empId, planCode }) => [empId, planCode]).sort()).toEqual(
      [...staff(0, 2).map((empId) => [empId, plan.id]), ...staff(1, 3).map((empId) => [empId, other.id])].sort(),
    );
  }
  const joining = await call('performanceflow.saveUnoEmp', {
    ...(await at(plan)),
    empIds: staff(1),
    clientMutationId: undefined,
  });
  expect(refusalOf(joining)).toEqual([422, [['empIds', 'EMP_IN_SEVERAL_PLANS']]]);
});

test('a plan that stands alone has no common calibration, and one that waits for another says which', async () => {
  expect(errorsOf(await merge(plan))).toEqual([[null, 'PLAN_NOT_COMBINED']]);
  await combine(plan, other);
  await call('performanceplane.reversalplan', { ...(await at(other)), to: FILLING, reason: '补充目标' });
  const { blockers } = await services.ok<{ blockers: { code: string }[] }>(
    'performanceflow.checkadvance',
    { planCode: plan.id, to: CALIBRATING },
    token,
  );
  expect(blockers).toMatchObject([{ code: 'COMBINED_NOT_SCORING' }]);
  expect((await merge(plan)).status).toBe(422);
  expect(await standing(plan, other)).toEqual([SCORING, FILLING]);
});

test('S4.041 S4.038 a merge-calibrated plan returns with the others or alone, and never to filling in', async () => {
  await combine(plan, other);
  await merge(plan);
  expect(refusalOf(await back(plan, SCORING))).toEqual([422, [['together', 'RETURN_TOGETHER_OR_ALONE']]]);
  expect(refusalOf(await back(plan, FILLING, true))).toEqual([422, [['to', 'MERGED_NOT_TO_FILLING']]]);
  expect(refusalOf(await back(plan, FILLING, false))).toEqual([422, [['to', 'MERGED_NOT_TO_FILLING']]]);
  expect((await back(plan, SCORING, true)).status).toBe(200);
  expect(await standing(plan, other)).toEqual([SCORING, SCORING]);
  expect((await now(plan)).combinedPlans).toMatchObject([{ planCode: other.id }]);
  await merge(other);
  expect((await back(plan, SCORING, false)).status).toBe(200);
  expect(await standing(plan, other)).toEqual([SCORING, CALIBRATING]);
  for (const one of [plan, other]) expect((await now(one)).combinedPlans).toEqual([]);
});
