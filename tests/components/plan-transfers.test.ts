import { eq } from 'drizzle-orm';
import { beforeAll, it } from 'vitest';
import { employment } from '@hengcai/services/src/modules/employee/tables.ts';
import { opened, readyPlan, staffedCompany } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import type { Staffed } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: Staffed;
beforeAll(async () => {
  company = await staffedCompany(product.services, 4);
});

it('who changed department within the period stands in a tab of the plan, with the days in each; the list narrows by name', async () => {
  const plan = await readyPlan(product.services, company);
  await opened(product.services, company, plan);
  const [empId = ''] = company.staffIds;
  await product.services.as(company, 'writes', async ({ tx }) => {
    const [row] = await tx.select().from(employment).where(eq(employment.empId, empId)).limit(1);
    if (!row) throw new Error('nobody');
    await tx.update(employment).set({ validTo: '2026-03-01' }).where(eq(employment.empId, empId));
    await tx.insert(employment).values({ ...row, validFrom: '2026-03-01', deptId: company.deptIds[1] });
  });
  const page = await product.open({
    company: company.code,
    as: 'admin',
    at: `/performance/management/assess_set_details?id=${plan.id}`,
  });
  const { say } = actionsOn(page);
  await page.getByRole('tab', { name: say('performance.manage.transfers') }).click();
  const row = page.getByRole('row').filter({ hasText: company.numberOf.get(empId) ?? '' });
  await expect(row).toContainText('部门2');
  await expect(row).toContainText('2026-03-01');
  await expect(row).toContainText('59');
  await expect(row).toContainText('306');
  await page.getByRole('textbox', { name: say('performance.manage.personKeyword') }).fill('没有这个人');
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(0);
});
