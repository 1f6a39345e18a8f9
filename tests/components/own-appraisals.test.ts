import { beforeAll, expect as expectValue, it } from 'vitest';
import { openAppraisalOf } from '@hengcai/services/src/modules/performance/assessment/assessment-testing.ts';
import { staffedCompany, type Staffed } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { PATIENCE } from './support/poll.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: Staffed;
const plans: string[] = [];
beforeAll(async () => {
  company = await staffedCompany(product.services, 1);
  for (const planName of ['二〇二五年考核', '二〇二六年考核'])
    plans.push((await openAppraisalOf(product.services, company, { plan: { planName } })).plan.id);
});

it('the own appraisals of several years leave as one workbook', async () => {
  const person = company.numberOf.get(company.staffIds[0] ?? '') ?? '';
  const page = await product.open({ company: company.code, as: person, at: '/performance/examine' });
  const { press, say } = actionsOn(page);
  for (const name of ['二〇二五年考核', '二〇二六年考核'])
    await page.getByRole('checkbox', { name: say('ui.table.select', { name }) }).click();
  await press('performance.assess.export.several', { count: '2' });
  // Each plan's history says that its details left.
  const told = async (objectId: string) => {
    const { items } = await product.services.ok<{ items: { action: string }[] }>(
      'platform.auditlist',
      { objectType: 'assessmentPlan', objectId },
      company.adminToken,
    );
    return items.some(({ action }) => action === 'plan.detailsExported');
  };
  await expectValue.poll(() => Promise.all(plans.map(told)), { timeout: PATIENCE }).toEqual([true, true]);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
