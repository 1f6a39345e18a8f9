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
      { key: 'H1', empName: '韩雅琴', roles: ['hr'] },
      { key: 'C1', empName: '陈总', roles: ['CEO'] },
    ]),
  );
});

const open = async (as: string, language: 'zh-CN' | 'en-US' = 'zh-CN', width = 1440) => {
  const page = await product.open({ company, as, at: '/employee-award/exchange-rule', language, width });
  return { page, main: page.getByRole('main'), ...actionsOn(page, language) };
};

it('S7.062 a rule asks for what its event needs, and one that is there already is refused at the event', async () => {
  const { main, dialog, say, in: within } = await open('H1');
  await expect(main.getByText(say('reward.rules.empty'))).toBeVisible();
  const form = dialog(say('reward.rule.new'));
  const add = async (years: string) => {
    await main
      .getByRole('button', { name: say('reward.rule.new') })
      .first()
      .click();
    await within(form).choose(say('reward.rule.event'), '司龄');
    await within(form).field('reward.rule.years').fill(years);
    await within(form).field('reward.rule.points').fill('30');
    await within(form).press('ui.save');
  };
  await add('');
  await expect(within(form).field('reward.rule.years')).toHaveAttribute('aria-invalid', 'true');
  await within(form).field('reward.rule.years').fill('3');
  await within(form).press('ui.save');
  await expect(main.getByText('入职满 3 年')).toBeVisible();
  await add('3');
  const event = form.getByRole('combobox', { name: say('reward.rule.event'), exact: true });
  await expect(event).toHaveAttribute('aria-invalid', 'true');
});

it('a rule is disabled, and deleted after a question', async () => {
  const { page, main, dialog, say, told, in: within } = await open('H1', 'en-US', 390);
  const act = async (id: string) => {
    await main.getByRole('button', { name: say('ui.table.actions') }).click();
    await page.getByRole('menuitem', { name: say(id) }).click();
  };
  const occasion = '3 years of service';
  await act('reward.rule.disable');
  await told(say('reward.rule.wasDisabled', { occasion }));
  await expect(main.getByText(say('reward.rule.off'))).toBeVisible();
  await act('ui.delete');
  await within(dialog(say('reward.rule.delete.title', { occasion }))).press('ui.delete');
  await told(say('reward.rule.deleted', { occasion }));
  await expect(main.getByText(occasion)).toHaveCount(0);
});

it('S2.019 whoever may only look adds nothing', async () => {
  const { main, say } = await open('C1');
  await expect(main.getByText(say('reward.rules.empty'))).toBeVisible();
  await expect(main.getByRole('button', { name: say('reward.rule.new') })).toHaveCount(0);
});
