import { accountOf, COMPANIES } from './support/companies.ts';
import { actionsOn } from '../support/actions.ts';
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
