import { beforeAll, it } from 'vitest';
import { peopleFor } from '@hengcai/services/src/testing/staff.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const GOODS = '/employee-award/commodity-management';
/** A picture of one dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const product = startProduct();
let company: string;
beforeAll(async () => {
  const made = await product.services.createTestCompany();
  company = made.code;
  await product.services.as(made, 'writes', (ctx) =>
    peopleFor(ctx, [
      { key: 'H1', empName: '韩雅琴', roles: ['hr'] },
      { key: 'C1', empName: '陈总', roles: ['CEO'] },
    ]),
  );
});

const open = async (as: string, language: 'zh-CN' | 'en-US' = 'zh-CN', width = 1440) => {
  const page = await product.open({ company, as, at: GOODS, language, width });
  return { page, main: page.getByRole('main'), ...actionsOn(page, language) };
};

it('S3.094 S5.065 S5.082 goods are added; a wrong price and a name that is taken are refused at their fields', async () => {
  const { page, main, dialog, press, say, in: within } = await open('H1');
  await expect(main.getByText(say('reward.commodities.empty'))).toBeVisible();
  await main
    .getByRole('button', { name: say('reward.commodity.new') })
    .first()
    .click();
  const form = dialog(say('reward.commodity.new'));
  const field = (id: string) =>
    form.getByRole('textbox', { name: new RegExp(`^${say(id).replace(/[()（）]/g, '.')}`) });
  await field('reward.commodity.name').fill('保温杯');
  await field('reward.commodity.price').fill('0');
  await within(form).press('ui.save');
  await expect(field('reward.commodity.price')).toHaveAttribute('aria-invalid', 'true');
  await field('reward.commodity.price').fill('');
  await field('reward.commodity.price').click();
  await page.keyboard.type('3.5');
  await expect(field('reward.commodity.price')).toHaveValue('3.');
  await field('reward.commodity.price').fill('30');
  await expect(form.getByText(say('reward.commodity.price.takes', { count: '30' }))).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: '假的.png',
    mimeType: 'image/png',
    buffer: new TextEncoder().encode('no picture'),
  });
  await expect(form.getByText('请选择 JPG、JPEG、PNG 格式的图片')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({ name: '杯子.png', mimeType: 'image/png', buffer: DOT });
  await expect(form.getByRole('button', { name: say('reward.commodity.picture.other') })).toBeEnabled();
  await expect(form.getByText(say('reward.commodity.picture.sending'))).toHaveCount(0);
  await within(form).press('ui.save');
  await expect(main.getByText('保温杯')).toBeVisible();
  await press('reward.commodity.new');
  await field('reward.commodity.name').fill('保温杯');
  await field('reward.commodity.price').fill('1');
  await within(form).press('ui.save');
  await expect(field('reward.commodity.name')).toHaveAttribute('aria-invalid', 'true');
});

it('S4.073 goods are put on the shelf and taken off, and deleted after a question', async () => {
  const { page, main, dialog, say, told, in: within } = await open('H1', 'en-US', 390);
  const act = async (id: string) => {
    await main.getByRole('button', { name: say('ui.table.actions') }).click();
    await page.getByRole('menuitem', { name: say(id) }).click();
  };
  await act('reward.commodity.shelve');
  await told(say('reward.commodity.shelved', { name: '保温杯' }));
  await act('reward.commodity.unshelve');
  await told(say('reward.commodity.unshelved', { name: '保温杯' }));
  await act('ui.delete');
  await within(dialog(say('reward.commodity.delete.title', { name: '保温杯' }))).press('ui.delete');
  await told(say('reward.commodity.deleted', { name: '保温杯' }));
  await expect(main.getByText('保温杯')).toHaveCount(0);
});

it('S2.019 whoever may only look adds nothing', async () => {
  const { main, say } = await open('C1');
  await expect(main.getByText(say('reward.commodities.empty'))).toBeVisible();
  await expect(main.getByRole('button', { name: say('reward.commodity.new') })).toHaveCount(0);
});
