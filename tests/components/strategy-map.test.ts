import { beforeAll, describe, it } from 'vitest';
import { peopleFor } from '@hengcai/services/src/testing/staff.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const PAGE = '/strategy-decoding/map';
const product = startProduct();
let company: string;
beforeAll(async () => {
  const made = await product.services.createTestCompany();
  company = made.code;
  await product.services.as(made, 'writes', (ctx) =>
    peopleFor(ctx, [
      { key: 'H1', empName: '韩雅琴', roles: ['hr'] },
      { key: 'E1', empName: '李雷' },
    ]),
  );
});

const open = async (as: string | null, language: 'zh-CN' | 'en-US' = 'zh-CN', width = 1440, at = PAGE) => {
  const page = await product.open({ company, as, at, language, width });
  return { page, main: page.getByRole('main'), ...actionsOn(page, language) };
};

describe('S1.054 the strategy map', () => {
  it('S7.066 is added with objectives lane by lane, each leading to others', async () => {
    const { main, dialog, say, told, in: within } = await open('H1');
    await expect(main.getByText(say('strategy.map.empty'))).toBeVisible();
    await main
      .getByRole('button', { name: say('strategy.map.new') })
      .first()
      .click();
    const form = dialog(say('strategy.map.new.title'));
    await within(form).press('ui.save');
    await expect(within(form).field('strategy.map.name')).toHaveAttribute('aria-invalid', 'true');
    await within(form).fill('strategy.map.name', '公司战略');
    await within(form).press('ui.save');
    await told(say('strategy.map.saved', { name: '公司战略' }));

    const add = async (lane: string, name: string, leadsTo?: string) => {
      await main.getByRole('button', { name: say('strategy.lane.add', { lane }) }).click();
      const drawer = dialog(say('strategy.objective.new'));
      await within(drawer).fill('strategy.objective.name', name);
      if (leadsTo) await within(drawer).choose(say('strategy.objective.leadsTo'), leadsTo);
      await within(drawer).press('ui.save');
      await expect(drawer).toHaveCount(0);
    };
    await add('财务', '提高利润');
    await add('客户', '赢得客户', '提高利润');
    const customers = main.getByRole('region', { name: '客户' });
    await expect(customers.getByRole('button', { name: /赢得客户/ })).toContainText(
      say('strategy.objective.leads', { names: '提高利润' }),
    );
    await expect(main.getByRole('region', { name: '财务' }).getByRole('button', { name: /提高利润/ })).toBeVisible();
    await expect(main.getByText(say('strategy.lane.empty')).first()).toBeVisible();
  });

  it('an arrow that leads back is refused at its field, and nothing typed is lost', async () => {
    const { main, dialog, say, in: within } = await open('H1');
    await main.getByRole('button', { name: /^提高利润/ }).click();
    await within(dialog('提高利润')).press('strategy.objective.edit');
    const form = dialog(say('strategy.objective.edit.title', { name: '提高利润' }));
    await within(form).fill('strategy.objective.measure', '利润率');
    await within(form).choose(say('strategy.objective.leadsTo'), '赢得客户');
    await within(form).press('ui.save');
    await expect(form.getByText('目标之间不能循环支撑')).toBeVisible();
    await expect(within(form).field('strategy.objective.measure')).toHaveValue('利润率');
  });

  it('objectives change places in their lane, and one that is deleted takes its arrows along', async () => {
    const { main, dialog, say, told, in: within } = await open('H1', 'en-US', 390);
    await main.getByRole('button', { name: say('strategy.lane.add', { lane: 'Customer' }) }).click();
    const drawer = dialog(say('strategy.objective.new'));
    await within(drawer).fill('strategy.objective.name', 'Delight');
    await within(drawer).press('ui.save');
    const customers = main.getByRole('region', { name: 'Customer' }).getByRole('listitem');
    await expect(customers.nth(1)).toContainText('Delight');
    await customers.nth(1).getByRole('button').click();
    await within(dialog('Delight')).press('strategy.objective.earlier');
    await told(say('strategy.objective.moved', { name: 'Delight' }));
    await dialog('Delight')
      .getByRole('button', { name: say('ui.close') })
      .click();
    await expect(customers.first()).toContainText('Delight');

    await main.getByRole('button', { name: /^提高利润/ }).click();
    await within(dialog('提高利润')).press('ui.delete');
    await within(dialog(say('strategy.objective.delete.title', { name: '提高利润' }))).press('ui.delete');
    await told(say('strategy.objective.deleted', { name: '提高利润' }));
    await expect(main.getByText(say('strategy.objective.leads', { names: '提高利润' }))).toHaveCount(0);
  });

  it('S2.001 is read by link without signing in; without a link the page says who can give one', async () => {
    const nobody = await open(null);
    await expect(nobody.page.getByText(nobody.say('platform.share.noLink'))).toBeVisible();
    const hr = await open('H1');
    await hr.press('platform.share');
    await hr.press('platform.share.make');
    const made = hr.dialog(hr.say('platform.share.done'));
    const link = (await made.getByText(/#share=[0-9a-f]{64}$/).textContent()) ?? '';
    const guest = await open(null, 'en-US', 390, link.slice(link.indexOf(PAGE)));
    await expect(guest.page.getByRole('heading', { name: '公司战略' })).toBeVisible();
    await guest.page.getByRole('button', { name: /^Delight/ }).click();
    await expect(guest.dialog('Delight').getByText(guest.say('strategy.objective.noTargets'))).toBeVisible();
    await expect(guest.page.getByRole('button', { name: guest.say('strategy.objective.edit') })).toHaveCount(0);
  });

  it('S2.019 whoever may only look reads it and changes nothing', async () => {
    const { page, main, dialog, say } = await open('E1');
    await main.getByRole('button', { name: /^赢得客户/ }).click();
    await expect(dialog('赢得客户')).toBeVisible();
    await expect(page.getByRole('button', { name: say('strategy.objective.edit') })).toHaveCount(0);
    await expect(main.getByRole('button', { name: say('strategy.map.new') })).toHaveCount(0);
    await expect(main.getByRole('button', { name: say('platform.share') })).toHaveCount(0);
  });

  it('of a new year begins with the objectives of another one, and is deleted after a question', async () => {
    const { page, main, dialog, say, told, in: within } = await open('H1');
    await main.getByRole('button', { name: say('strategy.map.new') }).click();
    const form = dialog(say('strategy.map.new.title'));
    await within(form).fill('strategy.map.name', '明年战略');
    await within(form).choose(say('strategy.map.year'), say('strategy.map.year.is', { year: '2027' }));
    await within(form).choose(say('strategy.map.copyOf'), '公司战略');
    await within(form).press('ui.save');
    await expect(main.getByRole('combobox', { name: say('strategy.map.which') })).toContainText('明年战略');
    await expect(main.getByRole('button', { name: /^赢得客户/ })).toBeVisible();

    await main.getByRole('button', { name: say('ui.more') }).click();
    await page.getByRole('menuitem', { name: say('strategy.map.delete') }).click();
    await within(dialog(say('strategy.map.delete.title', { name: '明年战略' }))).press('ui.delete');
    await told(say('strategy.map.deleted', { name: '明年战略' }));
    await expect(main.getByRole('combobox', { name: say('strategy.map.which') })).toContainText('公司战略');
  });
});
