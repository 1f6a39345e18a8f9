import { stopTime } from './support/clock.ts';
import { demo, openSignIn, signInByForm } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { textsIn } from './support/texts.ts';

test('S2.023 S2.024 the sign-in page is left and entered a second after one asks for it', async ({ page }) => {
  const t = textsIn('zh-CN');
  const ways = [
    ['session.forgot.link', /\/login$/, /\/setting\/forgetpassword$/],
    ['session.password.backToLogin', /\/setting\/forgetpassword$/, /\/login$/],
  ] as const;
  await page.clock.install();
  await openSignIn(page);
  // Once there and back: what is fetched for a page is then there, and nothing but the second is waited for.
  for (const [link, , to] of ways) {
    await page.getByRole('link', { name: t(link) }).click();
    await expect(page).toHaveURL(to);
  }
  await stopTime(page);
  for (const [link, from, to] of ways) {
    await page.getByRole('link', { name: t(link) }).click();
    await page.clock.runFor(999);
    await expect(page).toHaveURL(from);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(to);
  }
});

test('S1.005 S2.002 S2.007 S8.020 S8.021 a page that needs a session warns and returns to the root, which is the sign-in page; nothing of the shell is seen', async ({
  page,
}) => {
  await page.goto('/employee/list');
  await expect(page).toHaveURL(/\/login$/);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: textsIn('zh-CN')('errors.notLoggedIn') })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
});

/** A page that each kind of user works on. */
const WORK = [
  ['admin', 'hengcai', 'enterprise.title.templateList'],
  ['ceo', 'hengcai', 'employee.title.employeeList'],
  ['hr', 'hengcai', 'performance.title.planList'],
  ['manager', 'hengcai', 'performance.title.examine'],
  ['employee', 'hengcai', 'performance.title.examine'],
  ['admin', 'platform', 'home.title.home'],
] as const;
for (const [account, company, work] of WORK) {
  test(`S1.003 S1.058 S2.008 "${account}" of ${company} signs in at home and goes to work`, async ({ page }) => {
    const t = textsIn('zh-CN');
    await signInByForm(page, demo(account, company));
    await expect(page).toHaveURL(/\/index$/);
    await page
      .getByRole('link', { name: t(work), exact: true })
      .first()
      .click();
    const place = page.getByRole('navigation', { name: t('app.breadcrumbs') }).locator('[aria-current=page]');
    await expect(place).toHaveText(t(work));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    if (company === 'platform')
      await expect(page.getByRole('button', { name: t('home.systemNotice.announce') })).toBeVisible();
  });
}

test('S1.002 an account belongs to the company named at sign-in', async ({ page }) => {
  const nameOf = async (company: string) => {
    await page.context().clearCookies();
    await signInByForm(page, demo('ceo', company));
    return page.getByRole('heading', { level: 1 }).textContent();
  };
  const [here, there] = [await nameOf('hengcai'), await nameOf('acme')];
  expect(here).not.toBe(there);
});

test('S2.004 S4.010 S2.072 S2.073 S2.074 a first sign-in ends in a change of password that cannot be closed', async ({
  page,
}) => {
  const t = textsIn('zh-CN');
  await signInByForm(page, demo('newcomer'));
  await expect(page).toHaveURL(/\/first-login$/);
  await expect(page.getByText(t('session.password.firstNotice'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('session.password.backToLogin') })).toBeVisible();
  for (const way of ['ui.cancel', 'ui.close'])
    await expect(page.getByRole('button', { name: t(way), exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText(t('session.password.firstNotice'))).toBeVisible();
  await page.goto('/employee/list');
  await expect(page).toHaveURL(/\/first-login$/);
});

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
