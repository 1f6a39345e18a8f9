import { beforeAll, describe, it } from 'vitest';
import { HALF_IMPORTED } from '@hengcai/services/src/modules/performance/assessment/assessment-testing.ts';
import {
  key,
  readyPlan,
  staffedCompany,
  type Staffed,
} from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: Staffed;

beforeAll(async () => {
  company = await staffedCompany(product.services, 2);
});

const half = (planName: string, periodFrom: string, periodTo: string) =>
  readyPlan(product.services, company, { plan: { planName, periodFrom, periodTo } });

describe('plans that count in another', () => {
  it('are chosen with weights of 100 before it opens, and stand in what is checked', async () => {
    const [first, second] = [`上半年${key()}`, `下半年${key()}`];
    await half(first, '2026-01-01', '2026-06-30');
    await half(second, '2026-07-01', '2026-12-31');
    const { id } = await readyPlan(product.services, company, { parts: HALF_IMPORTED });
    const at = `/performance/management/assess_set_details?id=${id}&step=open`;
    const page = await product.open({ company: company.code, as: 'admin', at });
    const { say, told, ...actions } = actionsOn(page);
    const card = page.getByRole('region', { name: say('performance.plan.include') });
    await expect(card).toContainText(say('performance.plan.include.none'));

    await actions.in(card).press('performance.plan.include.edit');
    const drawer = page.getByRole('dialog', { name: say('performance.plan.include') });
    const within = actions.in(drawer);
    const cell = (number: string, header: 'plan' | 'weight') =>
      say('performance.plan.include.cell', { number, header: say(`performance.plan.include.${header}`) });
    const weigh = (number: string, weight: string) =>
      drawer.getByRole('textbox', { name: cell(number, 'weight') }).fill(weight);
    await within.press('performance.plan.include.add');
    await within.choose(cell('1', 'plan'), new RegExp(first));
    await weigh('1', '60');
    await within.press('performance.plan.include.add');
    await within.press('ui.save');
    await expect(drawer.getByText(say('rule.CHOICE_INVALID')).first()).toBeVisible();
    await within.choose(cell('2', 'plan'), new RegExp(second));
    await weigh('2', '30');
    await within.press('ui.save');
    await expect(drawer.getByText(say('rule.INCLUDED_WEIGHTS_NOT_100', { sum: '90' })).first()).toBeVisible();
    await weigh('2', '40');
    await within.press('ui.save');
    await told(say('performance.plan.include.saved'));

    await expect(card).toContainText(first);
    await expect(card).toContainText('40.00%');
    await expect(page.getByText(`${first} 60%; ${second} 40%`)).toBeVisible();
  });
});
