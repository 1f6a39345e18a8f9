import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AssessmentPlanCycle, ForceCheck, StarterKit } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { key, opened, staffedCompany, TEST_DAY, type Saved, type Staffed } from './plan-testing.ts';

let services: TestServices;
let company: Staffed;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 2);
});
afterAll(() => services.stop());

const start = (kit: number, language: 'zh-CN' | 'en-US' = 'zh-CN', clientMutationId = key()) =>
  services.call('starterkit.startplanfromkit', { clientMutationId, kit }, company.adminToken, language);
const planOf = async (planCode: string) => {
  const found = await services.ok<object[]>('performanceplane.getplanandrule', { planCode }, company.adminToken);
  return found[0] as {
    planName: string;
    ruleName: string;
    cycle: number;
    scopeCount: number;
    modules: { companyModuleCode: string; companyModuleName: string }[];
    rule: { forceCheck: number; levels: object[] };
  };
};

describe('a starter kit', () => {
  test.each(Object.entries(StarterKit))(
    '%s is a rule, a template and a plan that opens as it is',
    async (_name, kit) => {
      const saved = (await start(kit)).data as Saved;
      const plan = await planOf(saved.id);
      expect(plan.scopeCount).toBe(4);
      expect(plan.modules).toHaveLength(1);
      expect(await opened(services, company, saved)).toBeGreaterThan(saved.version);
    },
  );

  test('is named in the language of the call by its period, and numbered where the name is taken', async () => {
    const first = await planOf(((await start(StarterKit.OKR, 'en-US')).data as Saved).id);
    const second = await planOf(((await start(StarterKit.OKR, 'en-US')).data as Saved).id);
    expect([first.planName, first.ruleName, first.modules[0]?.companyModuleName]).toEqual([
      'OKR appraisal Q4 2026',
      'OKR appraisal',
      'OKR appraisal',
    ]);
    expect([second.planName, second.ruleName]).toEqual(['OKR appraisal Q4 2026 2', 'OKR appraisal 2']);
  });

  test('with a forced distribution says so in its rule, and its parts are read in both languages', async () => {
    const plan = await planOf(((await start(StarterKit.ANNUAL_DISTRIBUTION)).data as Saved).id);
    expect(plan).toMatchObject({ cycle: AssessmentPlanCycle.ANNUAL, rule: { forceCheck: ForceCheck.WARN } });
    const input = { companyModuleCode: plan.modules[0]?.companyModuleCode ?? '' };
    const parts = async (language: 'zh-CN' | 'en-US') => {
      const answer = await services.call(
        'assessmentModule.getCompanyModuleDetail',
        input,
        company.adminToken,
        language,
      );
      const { contents } = answer.data as { contents: { parts: { partName: string }[] }[] };
      return contents[0]?.parts.map((part) => part.partName);
    };
    expect(await parts('zh-CN')).toEqual(['工作业绩', '能力与态度']);
    expect(await parts('en-US')).toEqual(['Results', 'Skills and attitude']);
  });

  test('happens once for a key', async () => {
    const clientMutationId = key();
    const [first, again] = [
      await start(StarterKit.OKR, 'zh-CN', clientMutationId),
      await start(StarterKit.OKR, 'zh-CN', clientMutationId),
    ];
    expect((again.data as Saved).id).toBe((first.data as Saved).id);
  });

  test('is not for people who may not make rules, templates and plans', async () => {
    const token = await services.signIn(company.code, company.numberOf.get(company.bossIds[0]) ?? '');
    const answer = await services.call('starterkit.startplanfromkit', { clientMutationId: key(), kit: 1 }, token);
    expect(answer.status).toBe(403);
  });
});
