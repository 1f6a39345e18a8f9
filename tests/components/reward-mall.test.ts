import { beforeAll, it } from 'vitest';
import { companyWith, idOf } from '@hengcai/services/src/testing/staff.ts';
import { mutationKey } from '../operations/stack.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const MALL = '/employee-award/mall';
const RECORDS = '/employee-award/records';
const product = startProduct();
let company: string;
beforeAll(async () => {
  const { services } = product;
  const made = await companyWith(services, { sales: null }, [
    { key: 'H1', empName: '韩雅琴', roles: ['hr'] },
    { key: 'E1', empName: '张伟', deptId: idOf('sales') },
  ]);
  company = made.code;
  const { adminToken } = made;
  await services.ok('exchangeRate.saveExchangeRate', { version: 0, pointsPerYuan: 10 }, adminToken);
  const given = { clientMutationId: mutationKey(), empId: idOf('E1'), delta: 1000, reason: '年会' };
  await services.ok('awardPoints.adjustPoints', given, adminToken);
  for (const [commodityName, price, stock] of [
    ['保温杯', 30, 2],
    ['电脑', 500, null],
  ] as const) {
    const goods = { clientMutationId: mutationKey(), commodityName, price, stock, onShelf: true };
    await services.ok('commodities.addCommodity', goods, adminToken);
  }
});

const open = async (as: string, at: string, language: 'zh-CN' | 'en-US' = 'zh-CN', width = 1440) => {
  const page = await product.open({ company, as, at, language, width });
  return { page, main: page.getByRole('main'), ...actionsOn(page, language) };
};

it('S1.046 points are redeemed after a question, what is too dear says why, and an order is cancelled', async () => {
  const { page, main, dialog, say, told, in: within } = await open('E1', MALL, 'zh-CN', 390);
  await expect(main.getByText(say('reward.mall.balance', { count: '1000' }))).toBeVisible();
  const button = (name: string) => main.getByRole('button', { name: say('reward.mall.redeem.named', { name }) });
  await expect(button('电脑')).toBeDisabled();
  for (const left of ['700', '400']) {
    await button('保温杯').click();
    await within(dialog(say('reward.mall.redeem.title', { name: '保温杯' }))).press('reward.mall.redeem');
    await told(say('reward.mall.redeemed', { name: '保温杯' }));
    await expect(main.getByText(say('reward.mall.balance', { count: left }))).toBeVisible();
  }
  await expect(button('保温杯')).toBeDisabled();
  await page.getByRole('link', { name: say('reward.mall.tab.orders') }).click();
  await expect(main.getByText('待审批').first()).toBeVisible();
  await main
    .getByRole('button', { name: say('reward.order.cancel') })
    .first()
    .click();
  await within(dialog(say('reward.order.cancel.title', { name: '保温杯' }))).press('reward.order.cancel');
  await told(say('reward.order.cancelled', { name: '保温杯' }));
  await expect(main.getByText('已取消')).toBeVisible();
});

it('S3.097 HR approves and delivers an order, which is a benefit of the month then; rejecting takes a reason', async () => {
  const { page, main, dialog, say, told, in: within } = await open('H1', `${RECORDS}?state=PLACED`, 'en-US');
  const act = async (id: string) => {
    await main.getByRole('button', { name: say('ui.table.actions') }).click();
    await page.getByRole('menuitem', { name: say(id) }).click();
  };
  await expect(main.getByText('张伟')).toBeVisible();
  await act('reward.order.reject');
  const question = dialog(say('reward.order.reject.title', { name: '保温杯' }));
  await expect(question.getByRole('textbox')).toBeVisible();
  await within(question).press('ui.cancel');
  page.asked.length = 0;
  await act('reward.order.approve');
  await told(say('reward.order.approved', { name: '保温杯' }));
  await expect.poll(() => page.asked).toContain('MessageCentre');
  await act('reward.order.deliver');
  await told(say('reward.order.delivered', { name: '保温杯' }));
  await page.getByRole('link', { name: say('reward.records.tab.benefits') }).click();
  await expect(main.getByText('2026-11')).toBeVisible();
});

it('S2.019 conversion records are no page of others', async () => {
  const { main, say } = await open('E1', RECORDS);
  await expect(main.getByText(say('ui.forbidden.title'))).toBeVisible();
});
