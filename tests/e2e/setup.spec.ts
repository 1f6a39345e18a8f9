import { accountOf, COMPANIES } from './support/companies.ts';
import { actionsOn } from '../support/actions.ts';
import { shot, somebodyOf } from './support/page-actions.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('an approval node that was added and removed again leaves nothing behind: the step is saved and the next one comes', async ({
  page,
}) => {
  const { press, say } = actionsOn(page);
  page.setDefaultTimeout(15_000);
  await signIn(page, accountOf(COMPANIES.setup, 'admin'), 'zh-CN', '/performance/management');
  await page.getByRole('main').getByRole('link', { name: /^考核/ }).first().click();
  await expect(page).toHaveURL(/id=/);
  await page.goto(`${page.url()}&step=rule`);
  for (const name of ['', '直属上级']) {
    await press('performance.plan.node.add');
    const first = page.getByRole('textbox', {
      name: say('performance.plan.node.cell', { number: '1', header: say('performance.plan.node.name') }),
    });
    await expect(first).toBeFocused();
    await first.fill(name);
    await page
      .getByRole('button', { name: say('ui.grid.remove'), exact: true })
      .last()
      .click();
    await expect(first).toBeHidden();
  }
  await press('performance.plan.saveAndNext');
  await expect(page.getByRole('heading', { name: say('performance.plan.step.open') })).toBeVisible();
});

test('an error of a page is told with the number of its request, and the button works again', async ({
  browser,
  baseURL,
}) => {
  // What this page throws is the point.
  const page = await somebodyOf({ browser, baseURL });
  const { button, field, fill, press, say } = actionsOn(page);
  await signIn(page, accountOf(COMPANIES.setup, 'admin'), 'zh-CN', '/performance/management/assess_set_details');
  const told = page.getByRole('status').filter({ hasText: say('errors.page').split('{id}')[0] ?? '' });

  await test.step('a form whose save throws', async () => {
    await fill('performance.plan.name', '出错也不丢');
    await page.evaluate(() => {
      const { randomUUID } = crypto;
      crypto.randomUUID = () => {
        crypto.randomUUID = randomUUID;
        throw new Error('thrown by the test');
      };
    });
    await press('performance.plan.saveAndNext');
    await expect(told).toHaveText(/[0-9a-f]{8}-/);
    await shot(page, 'page-error');
    await expect(button('performance.plan.saveAndNext')).toBeEnabled();
    await expect(field('performance.plan.name')).toHaveValue('出错也不丢');
  });
  for (const [what, run] of [
    ['a handler', () => reportError(new Error('thrown by the test'))],
    ['a promise nobody waits for', () => void Promise.reject(new Error('thrown by the test'))],
  ] as const)
    await test.step(what, async () => {
      await expect(told).toBeHidden();
      await page.evaluate(run);
      await expect(told).toBeVisible();
    });
});
