import { beforeAll, it } from 'vitest';
import { peopleFor } from '@hengcai/services/src/testing/staff.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: string;
beforeAll(async () => {
  const made = await product.services.createTestCompany();
  company = made.code;
  await product.services.as(made, 'writes', (ctx) =>
    peopleFor(ctx, [
      { key: 'H1', empName: '韩雅琴', roles: ['hr'], cityName: '上海' },
      { key: 'C1', empName: '陈总', roles: ['CEO'], cityName: '上海' },
      { key: 'E1', empName: '张伟', cityName: '成都' },
    ]),
  );
});

const open = async (as: string, at: string, language: 'zh-CN' | 'en-US' = 'zh-CN', width = 1440) => {
  const page = await product.open({ company, as, at, language, width });
  return { page, main: page.getByRole('main'), ...actionsOn(page, language) };
};

it('S1.032 a coefficient is added to a city from its list; what is wrong is said at its field', async () => {
  const { main, dialog, press, say, told, in: within } = await open('H1', '/payment/citycoef');
  const row = main.getByRole('row').filter({ hasText: '上海' });
  await expect(row).toContainText('1.00');
  await row.getByRole('link', { name: '上海' }).click();
  await expect(main.getByText(say('compensation.city.history.empty'))).toBeVisible();
  await press('compensation.city.add');
  const form = dialog(say('compensation.city.add'));
  const coefficient = form.getByRole('textbox', { name: new RegExp(`^${say('compensation.city.coefficient')}`) });
  await coefficient.fill('0');
  await within(form).press('ui.save');
  await expect(coefficient).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByText(say('rule.CITY_COEFFICIENT_RANGE')).first()).toBeVisible();
  await coefficient.fill('1.2');
  await within(form).press('ui.save');
  await told(say('compensation.city.saved'));
  await expect(main.getByRole('row').filter({ hasText: '1.20' })).toContainText(say('compensation.city.state.next'));

  await press('compensation.city.add');
  await coefficient.fill('1.3');
  await within(form).press('ui.save');
  const day = form.getByRole('textbox', { name: new RegExp(`^${say('compensation.city.validFrom')}`) });
  await expect(day).toHaveAttribute('aria-invalid', 'true');
});

it('a coefficient to come is corrected and deleted after a question, on a phone as well', async () => {
  const at = `/payment/citydetail?city=${encodeURIComponent('成都')}`;
  const { page, main, dialog, press, say, told, in: within } = await open('H1', at, 'en-US', 390);
  await press('compensation.city.add');
  const add = dialog(say('compensation.city.add'));
  const coefficientIn = (form: typeof add) =>
    form.getByRole('textbox', { name: new RegExp(`^${say('compensation.city.coefficient')}`) });
  await coefficientIn(add).fill('0.9');
  await within(add).press('ui.save');
  const act = async (id: string) => {
    await main.getByRole('button', { name: say('ui.table.actions') }).click();
    await page.getByRole('menuitem', { name: say(id) }).click();
  };
  await act('ui.edit');
  const change = dialog(say('compensation.city.change'));
  await coefficientIn(change).fill('0.95');
  await within(change).press('ui.save');
  await expect(main.getByText('0.95')).toBeVisible();
  await act('ui.delete');
  await within(page.getByRole('alertdialog')).press('ui.delete');
  await told(say('compensation.city.deleted'));
  await expect(main.getByText(say('compensation.city.history.empty'))).toBeVisible();
});

it('whoever may only look sees coefficients, others have no such page, and a city that is gone says so', async () => {
  const { main, say } = await open('C1', `/payment/citydetail?city=${encodeURIComponent('上海')}`);
  await expect(main.getByText(say('compensation.city.people.value', { count: '2' }))).toBeVisible();
  await expect(main.getByRole('button', { name: say('compensation.city.add') })).toHaveCount(0);
  const worker = await open('E1', '/payment/citycoef');
  await expect(worker.main.getByText(say('ui.forbidden.title'))).toBeVisible();
  const gone = await open('H1', '/payment/citydetail?city=Nowhere');
  await expect(gone.main.getByText(say('compensation.city.gone'), { exact: true })).toBeVisible();
});
