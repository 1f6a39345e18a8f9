import { eq } from 'drizzle-orm';
import { beforeAll, it } from 'vitest';
import { employment } from '@hengcai/services/src/modules/employee/tables.ts';
import {
  key,
  opened,
  readyPlan,
  staffedCompany,
  type Saved,
} from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
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

it('people handled one by one stand in a list of their own, those taken out among them, who come back from there', async () => {
  const made = { ...company, adminToken: await product.services.signIn(company.code, 'admin') };
  const plan = await readyPlan(product.services, made);
  const version = await opened(product.services, made, plan);
  const [own = '', gone = ''] = company.staffIds.slice(1);
  const call = { planCode: plan.id, reason: '外派项目' };
  const saved = await product.services.ok<Saved>(
    'performanceflow.saveUnoEmp',
    { ...call, version, empIds: [own], fillTo: '2026-11-25' },
    made.adminToken,
  );
  await product.services.ok(
    'performanceflow.removeUnoEmp',
    { ...call, version: saved.version, empId: gone },
    made.adminToken,
  );
  const page = await product.open({
    company: company.code,
    as: 'admin',
    at: `/performance/management/assess_set_details?id=${plan.id}&tab=settings`,
  });
  const { say } = actionsOn(page);
  await page
    .getByRole('button', { name: say('ui.edit') })
    .last()
    .click();
  await page.getByRole('tab', { name: say('performance.scope.single') }).click();
  const line = (empId: string) => page.getByRole('listitem').filter({ hasText: company.numberOf.get(empId) ?? '' });
  await expect(line(own)).toContainText('2026-11-25');
  await expect(line(gone)).toContainText(say('performance.scope.takenOut'));
  await expect(line(gone).getByRole('button', { name: say('performance.scope.add') })).toBeVisible();
});

it('S6.048 a locked manager who leads nobody any more stands above the people of the plan, and is unlocked there', async () => {
  const made = { ...company, adminToken: await product.services.signIn(company.code, 'admin') };
  const plan = await readyPlan(product.services, made);
  await opened(product.services, made, plan);
  const [bossEmpId = ''] = company.bossIds;
  const { items } = await product.services.ok<{ items: { empId: string; bossEmpId: string }[] }>(
    'performanceflow.viewdetails',
    { planCode: plan.id, pageSize: 50 },
    made.adminToken,
  );
  const empIds = items.filter((one) => one.bossEmpId === bossEmpId).map(({ empId }) => empId);
  const lock = { planCode: plan.id, empId: bossEmpId, locked: true };
  await product.services.ok('performancecheck.lockPersonStatus', lock, made.adminToken);
  const change = { clientMutationId: key(), planCode: plan.id, empIds, bossEmpId: company.staffIds[1] };
  await product.services.ok('performanceflow.choosesuperior', change, made.adminToken);
  const page = await product.open({
    company: company.code,
    as: 'admin',
    at: `/performance/management/assess_set_details?id=${plan.id}`,
  });
  const { say } = actionsOn(page);
  await page.getByRole('tab', { name: say('performance.manage.participants') }).click();
  const notice = page.getByRole('status').filter({ hasText: '在本计划中已没有下属' });
  await notice.getByRole('button').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('performance.manage.manager.unlock.action') })
    .click();
  await expect(notice).toHaveCount(0);
});
