import { beforeAll, it } from 'vitest';
import type { TestCompany } from '@hengcai/services/src/testing/kit.ts';
import { enabledTemplate } from '@hengcai/services/src/testing/templates.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let platform: TestCompany;
let company: TestCompany;
beforeAll(async () => {
  const { services } = product;
  platform = await services.createTestCompany('platform');
  company = await services.createTestCompany();
  const { templateId } = await enabledTemplate(services, platform.adminToken, '季度考核');
  const published = { baseModuleName: '基础季度考核', companyModuleCode: templateId };
  await services.ok('assessmentModule.saveBaseModule', published, platform.adminToken);
});

const AT = '/enterprise_management/performance_template/management';

it('a company looks at what the platform published and takes it over as a draft of its own', async () => {
  const page = await product.open({ company: company.code, as: 'admin', at: AT });
  const { say, press, agree, button } = actionsOn(page);
  await expect(button('enterprise.base.publish')).toHaveCount(0);
  await page.getByRole('link', { name: '基础季度考核' }).click();
  await expect(page.getByText('业绩目标').first()).toBeVisible();
  await press('enterprise.base.takeOver');
  await agree(say('enterprise.base.takeOver.title'), say('enterprise.base.takeOver'));
  await expect(page).toHaveURL(/performance_template\/detail\?id=/);
  await expect(page.getByText(say('enterprise.base.origin', { name: '基础季度考核', version: 'V1' }))).toBeVisible();
  await expect(button('enterprise.version.enable')).toBeVisible();

  const query = page.url().slice(page.url().indexOf('?'));
  await page.goto(`/enterprise_management/performance_template/edit${query}`);
  await expect(page.getByLabel(new RegExp(say('enterprise.version.name'))).first()).toBeVisible();
  await page.goto(`/enterprise_management/performance_template/detail${query}`);
  await expect(button('enterprise.version.enable')).toBeVisible();
});
