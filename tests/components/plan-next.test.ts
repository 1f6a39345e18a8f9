import { beforeAll, describe, it } from 'vitest';
import { AssessmentPlanCycle } from '@hengcai/shared/enums';
import {
  key,
  readyPlan,
  opened,
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

describe('the next period', () => {
  it('is prepared like the plan before it: its name, its days and its people stand there already', async () => {
    const mark = key();
    const plan = await readyPlan(product.services, company, { plan: { planName: `2026年度考核${mark}` } });
    await opened(product.services, company, plan);
    const at = `/performance/management/assess_set_details?id=${plan.id}`;
    const page = await product.open({ company: company.code, as: 'admin', at });
    const { say, button, press, field } = actionsOn(page);
    await press('ui.more');
    await page.getByRole('menuitem', { name: say('performance.manage.next') }).click();

    await expect(page.getByText(say('performance.plan.like', { name: `2026年度考核${mark}` }))).toBeVisible();
    await expect(field('performance.plan.name')).toHaveValue(`2027年度考核${mark}`);
    await press('performance.plan.saveAndNext');
    await expect(page.getByRole('heading', { name: `2027年度考核${mark}`, level: 1 })).toBeVisible();
    await expect(page.getByText(say('performance.manage.peopleCount', { count: '4' })).first()).toBeVisible();
    await page
      .getByRole('navigation', { name: say('performance.plan.steps') })
      .getByRole('button', { name: say('performance.plan.step.open') })
      .click();
    await expect(button('performance.plan.open')).toBeEnabled();
  });

  it('has its name where the former one writes its quarter out in Chinese numerals', async () => {
    const mark = key();
    const quarter = {
      planName: `2026年第四季度考核${mark}`,
      cycle: AssessmentPlanCycle.QUARTER,
      cycleIndex: 4,
      periodFrom: '2026-10-01',
      periodTo: '2026-12-31',
    };
    company = { ...company, adminToken: await product.services.signIn(company.code, 'admin') };
    const plan = await readyPlan(product.services, company, { plan: quarter });
    const at = `/performance/management/assess_set_details?like=${plan.id}`;
    const page = await product.open({ company: company.code, as: 'admin', at });
    await expect(actionsOn(page).field('performance.plan.name')).toHaveValue(`2027年第一季度考核${mark}`);
  });
});
