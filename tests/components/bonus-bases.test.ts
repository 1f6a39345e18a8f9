import { beforeAll, it } from 'vitest';
import { createRanks, idOf, peopleFor } from '@hengcai/services/src/testing/staff.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: string;
beforeAll(async () => {
  const made = await product.services.createTestCompany();
  company = made.code;
  await product.services.as(made, 'writes', async (ctx) => {
    await createRanks(ctx, [{ rankId: idOf('p6'), code: 'P6', name: 'P6', grade: 6 }]);
    await peopleFor(ctx, [
      { key: 'H1', empName: '韩雅琴', roles: ['hr'] },
      { key: 'C1', empName: '陈总', roles: ['CEO'] },
      { key: 'E1', empName: '张伟', rankId: idOf('p6'), baseSalary: '9000' },
      { key: 'E2', empName: '王芳', rankId: idOf('p6'), baseSalary: '12000' },
    ]);
  });
});

const open = async (as: string, language: 'zh-CN' | 'en-US' = 'zh-CN', width = 1440) => {
  const page = await product.open({ company, as, at: '/payment/bonusbase', language, width });
  return { page, main: page.getByRole('main'), ...actionsOn(page, language) };
};

it('S1.033 the base of a rank and of a person are added; what is wrong is said at its field', async () => {
  const { page, main, dialog, press, say, told, fill, in: within } = await open('H1');
  await expect(main.getByText(say('compensation.bonus.empty'))).toBeVisible();
  await main
    .getByRole('button', { name: say('compensation.bonus.add') })
    .first()
    .click();
  const form = dialog(say('compensation.bonus.add'));
  await fill('compensation.bonus.months', '2');
  const rank = form.getByRole('combobox', { name: say('compensation.policy.rank') });
  await rank.click();
  await form.getByText('P6').first().click();
  await expect(rank).toContainText('P6');
  const day = form.getByRole('textbox', { name: new RegExp(`^${say('compensation.bonus.validFrom')}`) });
  await day.fill('2026-11-02');
  await day.press('Tab');
  await within(form).press('ui.save');
  await expect(form.getByText(say('rule.NOT_FIRST_OF_MONTH')).first()).toBeVisible();
  await day.fill(await firstOfMonth());
  await day.press('Tab');
  await within(form).press('ui.save');
  await told(say('compensation.bonus.saved'));
  const row = main.getByRole('row').filter({ hasText: 'P6' });
  await expect(row).toContainText(say('compensation.city.state.now'));
  // (9000 + 12000) x 2
  await expect(row).toContainText('42,000.00');

  await press('compensation.bonus.add');
  await form.getByRole('radio', { name: say('compensation.bonus.kind.person') }).click();
  await expect(form.getByText(say('compensation.bonus.person')).first()).toBeVisible();
  await page.keyboard.press('Escape');
});

it('a base is corrected and deleted after a question, on a phone as well', async () => {
  const { page, main, dialog, say, told, in: within } = await open('H1', 'en-US', 390);
  const act = async (id: string) => {
    await main
      .getByRole('button', { name: say('ui.table.actions') })
      .first()
      .click();
    await page.getByRole('menuitem', { name: say(id) }).click();
  };
  await act('ui.edit');
  const change = dialog(say('compensation.bonus.change'));
  await change.getByRole('textbox', { name: new RegExp(`^${say('compensation.bonus.months')}`) }).fill('1.5');
  await within(change).press('ui.save');
  await expect(main.getByText('31,500.00')).toBeVisible();
  await act('ui.delete');
  await within(page.getByRole('alertdialog')).press('ui.delete');
  await told(say('compensation.bonus.deleted'));
  await expect(main.getByText(say('compensation.bonus.empty'))).toBeVisible();
});

it('whoever may only look adds nothing, and others have no such page', async () => {
  const { main, say } = await open('C1');
  await expect(main.getByText(say('compensation.bonus.empty'))).toBeVisible();
  await expect(main.getByRole('button', { name: say('compensation.bonus.add') })).toHaveCount(0);
  const worker = await open('E1');
  await expect(worker.main.getByText(say('ui.forbidden.title'))).toBeVisible();
});

const firstOfMonth = async (): Promise<string> =>
  product.services.as(
    await product.services.createTestCompany(),
    'reads',
    async ({ today }) => `${today.slice(0, 7)}-01`,
  );
