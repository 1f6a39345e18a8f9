import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import {
  errorsOf,
  key,
  planInput,
  readyPlan,
  staffedCompany,
  TEST_DAY,
  type Saved,
  type Staffed,
} from './plan-testing.ts';

let services: TestServices;
let company: Staffed;
let token: string;
let former: Saved & { ruleId: string; templateId: string };

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services);
  token = company.adminToken;
  const [excluded = ''] = company.staffIds;
  former = await readyPlan(services, company, { scope: { excludedEmpIds: [excluded] } });
});
afterAll(() => services.stop());

interface Shown extends Saved {
  ruleCode: string | null;
  scope: { wholeCompany: boolean; excludedEmpIds: string[] };
  scopeCount: number;
  modules: { companyModuleCode: string; weight: string }[];
}
const shown = async (planCode: string) =>
  (await services.ok<{ plan: Shown | null }>('performanceplane.queryassess', { planCode }, token)).plan;
const types = (planCode: string) =>
  services.ok<{ empTypeName: string; jobFamilyIds: string[]; modules: object[]; people: number }[]>(
    'performanceplane.listEmpType',
    { planCode },
    token,
  );
const like = (likePlanCode: string, more: object = {}) =>
  services.call('performanceplane.saveassess', planInput({ planName: `下一期${key()}`, likePlanCode, ...more }), token);

test('a plan like another one has its rule, templates, people and types, and days and name of its own', async () => {
  const { jobFamilyId } = await services.ok<{ jobFamilyId: string }>(
    'jobfamilymanage.addjobfamily',
    { clientMutationId: key(), jobFamilyCode: 'SALES', jobFamilyName: '销售' },
    token,
  );
  const weights = [{ companyModuleCode: former.templateId, weight: '100' }];
  await services.ok(
    'performanceplane.saveEmpType',
    { planCode: former.id, empTypeName: '销售类', jobFamilyIds: [jobFamilyId], modules: weights },
    token,
  );
  const before = await shown(former.id);
  const [formerType] = await types(former.id);

  const { data } = await like(former.id, { planYear: 2027, periodFrom: '2027-01-01', periodTo: '2027-12-31' });
  const next = await shown((data as Saved).id);
  expect(next).toMatchObject({
    planYear: 2027,
    periodFrom: '2027-01-01',
    planStatus: 0,
    ruleCode: former.ruleId,
    scope: before?.scope,
    scopeCount: before?.scopeCount,
    modules: before?.modules,
  });
  expect(before?.scope).toMatchObject({ wholeCompany: true, excludedEmpIds: [company.staffIds[0]] });
  expect(await types((data as Saved).id)).toMatchObject([
    { empTypeName: '销售类', jobFamilyIds: [jobFamilyId], modules: formerType?.modules, people: formerType?.people },
  ]);
  // What it is like stays as it is.
  const { version, modules, scope } = before ?? {};
  expect(await shown(former.id)).toMatchObject({ version, modules, scope });
});

test('a plan is like none that is not there, or of another company', async () => {
  const other = await staffedCompany(services);
  const theirs = await readyPlan(services, other);
  for (const code of ['00000000000000000000000000000000', theirs.id])
    expect(errorsOf(await like(code))).toEqual([['likePlanCode', 'UNKNOWN_REFERENCE']]);
});
