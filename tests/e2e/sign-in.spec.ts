import { demo, signInByForm } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { textsIn } from './support/texts.ts';

test('S2.032 S4.005 signing out ends the session and leads to the sign-in page', async ({ page }) => {
  const t = textsIn('zh-CN');
  await signInByForm(page, demo('readonly'));
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('app.user').replace('{name}', '') })
    .click();
  await page.getByRole('menuitem', { name: t('app.logout') }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await page.goto('/index');
  await expect(page).toHaveURL(/\/login/);
});
