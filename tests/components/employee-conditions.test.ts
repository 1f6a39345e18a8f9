import { beforeAll, describe, it } from 'vitest';
import { ContractType } from '@hengcai/shared/rules/employee/contract-type';
import { staffedCompany, type Staffed } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: Staffed;
beforeAll(async () => {
  company = await staffedCompany(product.services, 2);
  const [empId = ''] = company.staffIds;
  const contract = { empId, version: 1, contractType: ContractType.FIXED_TERM };
  await product.services.ok('empupdate.contractinfo', contract, company.adminToken);
});

describe('the list of employees', () => {
  it('is narrowed by conditions on any field, kept in the address, and its figures follow', async () => {
    const page = await product.open({ company: company.code, as: 'admin', at: '/employee/list' });
    const { say, press, fill, choose } = actionsOn(page);
    const figures = page.getByRole('region', { name: say('employee.figures') });
    await expect(figures).toContainText(say('employee.figures.heads'));
    await press('ui.filter.expand');
    await page.getByRole('button', { name: '未设置，点击添加' }).click();
    await choose(say('employee.conditions.field'), say('employee.number'));
    await fill('employee.conditions.value', 'E003', { field: say('employee.number') });
    await press('employee.conditions.apply');
    await press('ui.filter.query');
    await expect(figures).toContainText(`${say('employee.figures.heads')}1`);
    await expect(page.getByRole('table')).toContainText('E003');
    await expect(page.getByRole('button', { name: '1 个条件' })).toBeVisible();
  });

  it('is narrowed to types of contracts, each with how many people have it', async () => {
    const page = await product.open({ company: company.code, as: 'admin', at: '/employee/list' });
    const { say, press, choose } = actionsOn(page);
    await press('ui.filter.expand');
    await choose(
      say('employee.contractType'),
      say('employee.filter.counted', { label: ContractType.FIXED_TERM, count: '1' }),
    );
    await page.keyboard.press('Escape');
    await press('ui.filter.query');
    await expect(page.getByRole('region', { name: say('employee.figures') })).toContainText(
      `${say('employee.figures.heads')}1`,
    );
  });
});
