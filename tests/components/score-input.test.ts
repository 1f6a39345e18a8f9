import { beforeAll, describe, it } from 'vitest';
import {
  ruleInput,
  staffedCompany,
  type Saved,
  type Staffed,
} from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: Staffed;
let rule: Saved;

beforeAll(async () => {
  company = await staffedCompany(product.services, 1);
  rule = await product.services.ok<Saved>('performancesetting.updateRuleModel', ruleInput(), company.adminToken);
});

describe('how scores are typed', () => {
  it('is set at the rule, and a step that is not whole is refused at its field', async () => {
    const at = `/performance/setting/rule_template?id=${rule.id}`;
    const page = await product.open({ company: company.code, as: 'admin', at });
    const { say, press, dialog, ...actions } = actionsOn(page);
    const card = page.getByRole('region', { name: say('performance.rule.input') });
    await expect(card).toContainText('0.5');
    await press('performance.rule.input.edit');
    const drawer = dialog(say('performance.rule.input'));
    await drawer.getByText(say('performance.rule.input.whole')).click();
    await actions.in(drawer).press('ui.save');
    await expect(drawer.getByText(say('rule.GRANULARITY_NOT_WHOLE')).first()).toBeVisible();
    await actions.in(drawer).fill('performance.rule.granularity', '5');
    await actions.in(drawer).press('ui.save');
    await expect(card).toContainText(say('performance.manage.yes'));
    // What else of the rule is saved leaves the step as it is.
    await actions.fill('performance.rule.name', '年度规则');
    await press('ui.save');
    await expect(page.getByRole('row').filter({ hasText: '年度规则' })).toContainText('5');
    await page.goto(at);
    await press('performance.rule.input.edit');
    await drawer
      .locator('label:has(input[type=radio])')
      .filter({ hasText: say('enum.ScoreInput.LEVEL') })
      .click();
    await actions.in(drawer).press('ui.save');
    await expect(card).toContainText(say('enum.ScoreInput.LEVEL'));
    await expect(card).not.toContainText(say('performance.rule.granularity'));
  });
});
