import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApprovalMode, ApproverKind, AssessmentPlanRuleType } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import {
  enabledTemplate,
  errorsOf,
  key,
  planInput,
  readyPlan,
  ruleInput,
  staffedCompany,
  TEST_DAY,
  type Staffed,
} from './plan-testing.ts';

let services: TestServices;
let company: Staffed;
let token: string;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services);
  token = company.adminToken;
});
afterAll(() => services.stop());

const call = (name: string, input: object) =>
  services.call(`performanceplane.${name}`, input as Record<string, unknown>, token);

test('S7.085 a plan is read by its code, several by theirs, both together', async () => {
  const [one, other] = [await readyPlan(services, company), await readyPlan(services, company)];
  const codes = async (input: object) => {
    const answer = await call('getplanandrule', input);
    return answer.success
      ? (answer.data as { planCode: string }[]).map((plan) => plan.planCode).sort()
      : errorsOf(answer);
  };
  expect(await codes({ planCode: one.id })).toEqual([one.id]);
  expect(await codes({ planCodes: [other.id] })).toEqual([other.id]);
  expect(await codes({ planCode: one.id, planCodes: [other.id] })).toEqual([one.id, other.id].sort());
  expect(await codes({})).toEqual([['planCode', 'REQUIRED']]);
});

test('S7.090 the rule of a plan answers to plan, rule and what it judges', async () => {
  const plan = await readyPlan(services, company);
  const other = await readyPlan(services, company);
  const asked = async (input: object, as = token) => {
    const { status, data } = await services.call('performanceplane.queryrule', { ...input }, as);
    return status === 200 ? (data as { ruleCode: string }).ruleCode : status;
  };
  expect(await asked({ planCode: plan.id })).toBe(plan.ruleId);
  expect(await asked({ planCode: plan.id, ruleCode: plan.ruleId, planRuleType: AssessmentPlanRuleType.PERSONAL })).toBe(
    plan.ruleId,
  );
  expect(await asked({ planCode: plan.id, ruleCode: other.ruleId })).toBe(404);
  expect(await asked({ planCode: plan.id, planRuleType: AssessmentPlanRuleType.DEPARTMENT })).toBe(404);
  expect(await asked({ planCode: plan.id, planRuleType: 3 })).toBe(400);
  expect(await asked({ ruleCode: other.ruleId })).toBe(other.ruleId);
  expect(await asked({})).toBe(400);
  const member = await services.signIn(company.code, company.numberOf.get(company.staffIds[0] ?? '') ?? '');
  expect(await asked({ ruleCode: other.ruleId }, member)).toBe(404);
});

describe('rule and templates of a plan are refused', () => {
  const setUp = async (): Promise<{ planCode: string; ruleCode: string; templateId: string }> => {
    const rule = await services.ok<{ id: string }>(
      'performancesetting.updateRuleModel',
      ruleInput({ ruleName: `规则${key()}` }),
      token,
    );
    const { templateId } = await enabledTemplate(services, token, `模板${key()}`);
    const plan = (await call('saveassess', planInput({ planName: `考核${key()}` }))).data as { id: string };
    return { planCode: plan.id, ruleCode: rule.id, templateId };
  };

  test('when the rule is unknown or switched off', async () => {
    const { planCode, ruleCode } = await setUp();
    const input = { planCode, version: 1, modules: [], flow: [] };
    expect(errorsOf(await call('saveplanrule', { ...input, ruleCode: 'f'.repeat(32) }))).toEqual([
      ['ruleCode', 'UNKNOWN_REFERENCE'],
    ]);
    await services.ok('performancesetting.enablerulemodel', { ruleCode, enabled: 'false', version: 1 }, token);
    expect(errorsOf(await call('saveplanrule', { ...input, ruleCode }))).toEqual([['ruleCode', 'RULE_DISABLED']]);
  });

  test('S3.066 when a template is twice in it, disabled, weightless, or the weights miss 100', async () => {
    const { planCode, ruleCode, templateId } = await setUp();
    const disabled = await services.ok<{ id: string }>(
      'assessmentModule.saveCompanyModule',
      { companyModuleName: `模板${key()}` },
      token,
    );
    const withModules = async (...modules: [string, string][]) =>
      errorsOf(
        await call('saveplanrule', {
          planCode,
          version: 1,
          ruleCode,
          flow: [],
          modules: modules.map(([companyModuleCode, weight]) => ({ companyModuleCode, weight })),
        }),
      );
    expect(await withModules([templateId, '50'], [templateId, '50'])).toEqual([
      ['modules.1.companyModuleCode', 'VALUE_DUPLICATE'],
    ]);
    expect(await withModules([disabled.id, '100'])).toEqual([['modules.0.companyModuleCode', 'TEMPLATE_NOT_ENABLED']]);
    expect(await withModules([templateId, '0'])).toEqual([['modules.0.weight', 'WEIGHT_OUT_OF_RANGE']]);
    expect(await withModules([templateId, '99'])).toEqual([['modules', 'TEMPLATE_WEIGHTS_NOT_100']]);
  });

  test('S3.084 S5.069 S5.075 S7.092 when the approval flow names nobody or somebody unknown, a node too long, or has too many; a sound one is read back', async () => {
    const { planCode, ruleCode } = await setUp();
    const node = { nodeName: '复核', kind: ApproverKind.NAMED, mode: ApprovalMode.ANY };
    const withFlow = (flow: object[]) => call('saveplanrule', { planCode, version: 1, ruleCode, modules: [], flow });
    expect(errorsOf(await withFlow([node]))).toEqual([['flow.0', 'APPROVER_REQUIRED']]);
    expect(errorsOf(await withFlow([{ ...node, empIds: ['f'.repeat(32)] }]))).toEqual([
      ['flow.0.empIds', 'UNKNOWN_REFERENCE'],
    ]);
    expect(errorsOf(await withFlow([{ ...node, kind: ApproverKind.ROLE, roleCode: 'nobody' }]))).toEqual([
      ['flow.0.roleCode', 'UNKNOWN_REFERENCE'],
    ]);
    const flow = [{ ...node, nodeName: '复'.repeat(20), empIds: [company.bossIds[0]] }];
    expect(errorsOf(await withFlow(flow.map((one) => ({ ...one, nodeName: '复'.repeat(21) }))))).toEqual([
      ['flow.0.nodeName', 'TOO_LONG'],
    ]);
    const nodes = (count: number) => Array.from({ length: count }, () => flow).flat();
    expect(errorsOf(await withFlow(nodes(11)))).toEqual([['flow', 'TOO_MANY']]);
    expect(errorsOf(await withFlow([...nodes(9), node]))).toEqual([['flow.9', 'APPROVER_REQUIRED']]);
    expect((await withFlow(flow)).status).toBe(200);
    expect(await services.ok('performanceplane.listApprovalFlow', { planCode }, token)).toEqual(flow);
  });
});
