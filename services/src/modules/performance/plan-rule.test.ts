import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApprovalMode, ApproverKind } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../testing/kit.ts';
import {
  enabledTemplate,
  errorsOf,
  key,
  planInput,
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

  test('S3.084 S5.069 S7.092 when the approval flow names nobody or somebody unknown, or names a node too long; a sound one is read back', async () => {
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
    expect((await withFlow(flow)).status).toBe(200);
    expect(await services.ok('performanceplane.listApprovalFlow', { planCode }, token)).toEqual(flow);
  });
});
