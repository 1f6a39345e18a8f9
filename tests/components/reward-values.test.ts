import { beforeAll, it } from 'vitest';
import { peopleFor } from '@hengcai/services/src/testing/staff.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const VALUES = '/employee-award/value-management';
const product = startProduct();
let company: string;
beforeAll(async () => {
  const made = await product.services.createTestCompany();
  company = made.code;
  await product.services.as(made, 'writes', (ctx) =>
    peopleFor(ctx, [
      { key: 'H1', empName: '韩雅琴', roles: ['hr'] },
      { key: 'C1', empName: '陈总', roles: ['CEO'] },
      { key: 'E1', empName: '张伟' },
    ]),
  );
});

const open = async (as: string, language: 'zh-CN' | 'en-US' = 'zh-CN', width = 1440) => {
  const page = await product.open({ company, as, at: VALUES, language, width });
  return { page, main: page.getByRole('main'), ...actionsOn(page, language) };
};

it('S3.096 a company without values begins with the first one; a name that is taken is refused at its field', async () => {
  const { main, dialog, press, say, in: within } = await open('H1');
  await expect(main.getByText(say('reward.values.empty'))).toBeVisible();
  await main
    .getByRole('button', { name: say('reward.value.new') })
    .first()
    .click();
  const form = dialog(say('reward.value.new'));
  const name = () => form.getByRole('textbox', { name: new RegExp(`^${say('reward.value.name')}`) });
  await name().fill('客户第一');
  await within(form).press('ui.save');
  await expect(main.getByText('客户第一')).toBeVisible();

  await press('reward.value.new');
  await name().fill('客户第一');
  await within(form).press('ui.save');
  await expect(name()).toHaveAttribute('aria-invalid', 'true');
  await name().fill('协作');
  await within(form).press('ui.save');
  await expect(main.getByRole('listitem').first()).toContainText('客户第一');
  await press('ui.sort.down', { name: '客户第一' });
  await expect(main.getByRole('listitem').first()).toContainText('协作');
});

it('a value is disabled and enabled, and an unused one is deleted after a question', async () => {
  const { page, main, dialog, say, told, in: within } = await open('H1', 'en-US');
  const act = async (value: string, id: string) => {
    await main
      .getByRole('listitem')
      .filter({ hasText: value })
      .getByRole('button', { name: say('ui.table.actions') })
      .click();
    await page.getByRole('menuitem', { name: say(id) }).click();
  };
  await act('协作', 'reward.value.disable');
  await expect(main.getByText(say('reward.value.disabled'))).toBeVisible();
  await act('协作', 'reward.value.enable');
  await expect(main.getByText(say('reward.value.disabled'))).toHaveCount(0);
  await act('协作', 'ui.delete');
  await within(dialog(say('reward.value.delete.title', { name: '协作' }))).press('ui.delete');
  await told(say('reward.value.deleted', { name: '协作' }));
  await expect(main.getByText('协作')).toHaveCount(0);
});

it('settings of points are changed within their limits', async () => {
  const { main, dialog, press, say, in: within } = await open('H1', 'zh-CN', 390);
  await expect(main.getByText(say('reward.setting.noPoints'))).toBeVisible();
  await press('reward.setting.edit');
  const form = dialog(say('reward.setting.title'));
  const lapse = form.getByRole('textbox', { name: new RegExp('失效时间') });
  await form.getByRole('textbox', { name: new RegExp(say('reward.setting.allowance')) }).fill('100');
  await lapse.fill('0');
  await within(form).press('ui.save');
  await expect(lapse).toHaveAttribute('aria-invalid', 'true');
  await lapse.fill('12');
  await within(form).press('ui.save');
  await expect(main.getByText(say('reward.points', { count: '100' }))).toBeVisible();
});

it('S2.019 whoever may only look sees values and settings, and others have no such page', async () => {
  const { main, say } = await open('C1');
  await expect(main.getByText('客户第一')).toBeVisible();
  await expect(main.getByRole('button', { name: say('reward.value.new') })).toHaveCount(0);
  await expect(main.getByRole('button', { name: say('reward.setting.edit') })).toHaveCount(0);
  const worker = await open('E1');
  await expect(worker.main.getByText(say('ui.forbidden.title'))).toBeVisible();
});
