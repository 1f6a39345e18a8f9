import { beforeAll, it } from 'vitest';
import { peopleFor } from '@hengcai/services/src/testing/staff.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const RATE = '/employee-award/exchange-rate';
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
  const page = await product.open({ company, as, at: RATE, language, width });
  return { page, main: page.getByRole('main'), ...actionsOn(page, language) };
};

it('S3.095 the exchange rate is shown and changed; what is no rate is refused at its field, and the change is listed', async () => {
  const { main, dialog, press, say, in: within } = await open('H1');
  await expect(main.getByText(say('reward.exchange.empty'))).toBeVisible();
  await press('reward.exchange.change');
  const form = dialog(say('reward.exchange.change'));
  const rate = () => form.getByRole('textbox', { name: new RegExp(say('reward.exchange.pointsPerYuan')) });
  for (const wrong of ['', '0', '1']) {
    await rate().fill(wrong);
    await within(form).press('ui.save');
    await expect(rate()).toHaveAttribute('aria-invalid', 'true');
  }
  await rate().fill('12');
  await within(form).press('ui.save');
  await expect(main.getByText(say('reward.points', { count: '12' }))).toBeVisible();
  await expect(main.getByText('韩雅琴')).toBeVisible();
});

it('S2.019 whoever may only look changes nothing', async () => {
  const { main, say } = await open('C1', 'en-US', 390);
  await expect(main.getByText(say('reward.points', { count: '12' }))).toBeVisible();
  await expect(main.getByRole('button', { name: say('reward.exchange.change') })).toHaveCount(0);
});
