import { beforeEach, it } from 'vitest';
import type { TestCompany } from '@hengcai/services/src/testing/kit.ts';
import { addTemplate, scored } from '@hengcai/services/src/testing/review360.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const AT = '/performance/setting/custom_template';
const product = startProduct();
let company: TestCompany;
beforeEach(async () => {
  company = await product.services.createTestCompany();
});

const open = async (at: string, language: 'zh-CN' | 'en-US' = 'zh-CN') => {
  const page = await product.open({ company: company.code, as: 'admin', at, language });
  return { page, ...actionsOn(page, language) };
};

it('S1.025 /performance/setting/custom_template: a first template is made of a scale and a text, each error at its field', async () => {
  const { page, say, press, fill, told } = await open(AT);
  await expect(page.getByText(say('performance.template.none'))).toBeVisible();
  await page
    .getByRole('link', { name: say('performance.template.new') })
    .first()
    .click();
  await expect(page).toHaveURL(/templateCode=new/);
  await press('ui.save');
  await expect(page.getByText('请填写内容').first()).toBeVisible();

  await fill('performance.template.name', '同事评估表');
  const questions = page.getByRole('textbox', { name: say('performance.template.text'), exact: true });
  await questions.first().fill('沟通清楚');
  await press('performance.template.question.addText');
  await questions.nth(1).fill('最想说的一点');
  await press('ui.save');
  await told(say('performance.template.saved'));
  await expect(page.getByRole('row').filter({ hasText: '同事评估表' })).toContainText('2');
  await page.getByRole('link', { name: '同事评估表' }).first().click();
  await expect(questions.nth(1)).toHaveValue('最想说的一点');
  await expect(page.getByRole('button', { name: say('ui.save') })).toBeVisible();
});

it('S5.046 a name that is taken is told while it is typed, and a template nobody uses is deleted', async () => {
  await addTemplate(product.services, company.adminToken, [scored('协作')], '协作评估');
  const made = await open(`${AT}?templateCode=new`, 'en-US');
  await made.fill('performance.template.name', '协作评估');
  await expect(made.page.getByText(made.say('performance.template.nameTaken'))).toBeVisible();

  const { page, say, agree, told } = await open(AT);
  const row = page.getByRole('row').filter({ hasText: '协作评估' });
  await row.getByRole('button', { name: say('ui.table.actions') }).click();
  await page.getByRole('menuitem', { name: say('ui.delete') }).click();
  await agree(say('performance.template.delete.title', { name: '协作评估' }), say('ui.delete'));
  await told(say('performance.template.deleted'));
  await expect(row).toHaveCount(0);
  await page.goto(`${AT}?templateCode=0f1b4c1e-0000-4000-8000-000000000000`);
  await expect(page.getByText(say('performance.template.notFound'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('ui.save') })).toHaveCount(0);
});
