import { beforeAll, describe, it } from 'vitest';
import {
  DEPT_SHARES,
  deptRuling,
  savedRule,
} from '@hengcai/services/src/modules/performance/department/dept-testing.ts';
import {
  key,
  opened,
  readyPlan,
  staffedCompany,
  type Saved,
  type Staffed,
} from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { AssessmentRuleType } from '@hengcai/shared/enums';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: Staffed;
beforeAll(async () => {
  company = await staffedCompany(product.services, 2);
});

const open = async (planCode: string, where: string, language: 'zh-CN' | 'en-US') => {
  const at = `/performance/management/assess_set_details?id=${planCode}&${where}`;
  const page = await product.open({ company: company.code, as: 'admin', at, language });
  return { page, ...actionsOn(page, language) };
};
/** A plan with its rule for departments, if it has one, as HR goes on with it. */
const prepare = async (plan: object, deptRule?: string): Promise<Saved> => {
  company = { ...company, adminToken: await product.services.signIn(company.code, 'admin') };
  const ready = await readyPlan(product.services, company, { plan });
  if (deptRule === undefined) return ready;
  const rule = await savedRule(product.services, company, { ruleName: deptRule });
  return {
    id: ready.id,
    version: (
      await product.services.ok<Saved>('performanceplane.saveplanrule', deptRuling(ready, rule.id), company.adminToken)
    ).version,
  };
};

describe('the rule for departments', () => {
  it('is chosen where their score counts, refused in words where it does not fit, and may be left to that of people', async () => {
    const [fits, byLevel] = [`部门两级${key()}`, `部门等级${key()}`];
    const plan = await prepare(DEPT_SHARES);
    await savedRule(product.services, company, { ruleName: fits });
    await savedRule(product.services, company, { ruleName: byLevel, ruleType: AssessmentRuleType.LEVEL });
    const { page, say, press } = await open(plan.id, 'step=rule', 'zh-CN');
    const field = say('performance.plan.departmentRule');
    await expect(page.getByText(say('performance.plan.departmentRule.help'))).toBeVisible();
    await expect(page.getByRole('combobox', { name: field })).toContainText(
      say('performance.plan.departmentRule.same'),
    );
    const choose = async (rule: string) => {
      await page.getByRole('combobox', { name: field, exact: true }).click();
      await page.getByText(new RegExp(rule)).click();
    };
    await choose(byLevel);
    await press('performance.plan.saveAndNext');
    await expect(page.getByText(say('rule.DEPT_RULE_OTHER_INPUT')).first()).toBeVisible();

    await choose(fits);
    await press('performance.plan.saveAndNext');
    await expect(page.getByRole('heading', { name: say('performance.plan.step.open') })).toBeVisible();
    await expect(page.getByText(fits)).toBeVisible();
  });

  it('has no field where departments are not appraised', async () => {
    const plan = await prepare({});
    const { page, say } = await open(plan.id, 'step=rule', 'en-US');
    await expect(page.getByRole('combobox', { name: say('performance.plan.rule'), exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name: say('performance.plan.departmentRule') })).toHaveCount(0);
  });

  it('is read among the settings of an open plan as it was opened with', async () => {
    const name = `Departments ${key()}`;
    const plan = await prepare(DEPT_SHARES, name);
    await opened(product.services, company, plan);
    const { page, say, press } = await open(plan.id, 'tab=settings', 'en-US');
    await expect(page.getByText(say('performance.plan.departmentRule'), { exact: true })).toBeVisible();
    await expect(page.getByText(name)).toBeVisible();
    await press('performance.plan.departmentRule.look');
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  });
});
