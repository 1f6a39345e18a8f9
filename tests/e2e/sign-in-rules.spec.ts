import type { Request } from '@playwright/test';
import { accountOf, COMPANIES } from './support/companies.ts';
import { actionsOn } from '../support/actions.ts';
import { openSignIn, sendSignIn, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { textsIn } from './support/texts.ts';

const t = textsIn('zh-CN');
const somebody = (number: string, password?: string) => ({
  ...accountOf(COMPANIES.signIn, number),
  ...(password && { password }),
});

test('S8.024 S7.016 a wrong password is told without saying what was wrong, and the right one still works', async ({
  page,
}) => {
  await openSignIn(page);
  await sendSignIn(page, somebody('E001', 'Wrong2026'));
  await expect(page.getByRole('alert').first()).toContainText('错误');
  await page.getByRole('textbox', { name: t('session.password'), exact: true }).fill(somebody('E001').password);
  await page.getByRole('button', { name: t('session.login.submit') }).click();
  await expect(page).toHaveURL(/\/index$/);
});

test('S2.083 S3.030 S5.007 S5.009 S5.010 S5.011 S5.012 S5.013 S9.005 after three failures a dialog asks for the code of a picture', async ({
  page,
}) => {
  const { button, dialog, field, press, say } = actionsOn(page);
  const signingIn = (request: Request) => request.postData()?.includes('"Login"') ?? false;
  await openSignIn(page);
  await press('session.login.submit');
  for (const label of ['session.company', 'session.account', 'session.password'])
    await expect(page.getByText(say('ui.form.required', { label: say(label) })).first()).toBeVisible();
  const asked = dialog(say('session.code.title'));
  for (let failures = 1; failures <= 3; failures++) {
    await expect(asked).toBeHidden();
    const answered = page.waitForResponse((response) => signingIn(response.request()));
    await sendSignIn(page, somebody('E002', 'Wrong2026'));
    await answered;
    await expect(button('session.login.submit')).toBeEnabled();
  }

  await sendSignIn(page, somebody('E002'));
  await expect(asked).toBeVisible();
  const code = field('session.code');
  const picture = button('session.code.refresh');
  const first = await picture.getByRole('presentation').getAttribute('src');
  await picture.click();
  await expect(picture.getByRole('presentation')).not.toHaveAttribute('src', first ?? '');
  await code.press('Enter');
  await expect(asked.getByText(say('ui.form.required', { label: say('session.code') }))).toBeVisible();
  await code.fill('zzzz');
  await code.press('Enter');
  await expect(asked.getByRole('alert')).toHaveText('验证码错误');
  await expect(code).toHaveValue('');
  const sent = page.waitForRequest(signingIn);
  await code.fill(' abcd ');
  await code.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ variables: { input: { verificationCode: 'abcd' } } });
  await expect(page).toHaveURL(/\/index$/);
});

test('S2.041 S4.002 S4.007 S5.001 S5.005 S8.003 S8.019 signing in elsewhere asks first, and the former session is told', async ({
  page,
  browser,
}) => {
  await signIn(page, somebody('E003'));
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await openSignIn(other);
  await sendSignIn(other, somebody('E003'));
  const question = other.getByRole('alertdialog', { name: t('session.exists.title') });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: t('ui.cancel') }).click();
  await expect(other).toHaveURL(/\/login$/);

  await sendSignIn(other, somebody('E003'));
  await question.getByRole('button', { name: t('session.exists.action') }).click();
  await expect(other).toHaveURL(/\/index$/);

  await page.goto('/performance/examine');
  const relogin = page.getByRole('alertdialog', { name: t('app.relogin.title') });
  await expect(relogin).toBeVisible();
  await expect(relogin).toContainText('其他地方');
  await page.keyboard.press('Escape');
  await expect(relogin).toBeVisible();
  await relogin.getByRole('textbox', { name: t('session.password'), exact: true }).fill('   ');
  await relogin.getByRole('button', { name: t('app.relogin.submit') }).click();
  await expect(
    relogin.getByText(t('ui.form.required').replace('{label}', t('session.password'))).first(),
  ).toBeVisible();
  await relogin.getByRole('textbox', { name: t('session.password'), exact: true }).fill(somebody('E003').password);
  await page.keyboard.press('Enter');
  await page
    .getByRole('alertdialog', { name: t('session.exists.title') })
    .getByRole('button', { name: t('session.exists.action') })
    .click();
  await expect(page.getByRole('heading', { name: t('performance.title.examine'), level: 1 })).toBeVisible();
  await elsewhere.close();
});

test('S4.001 S4.003 S8.001 a session that timed out is told apart, and the way back to sign-in is open', async ({
  page,
}) => {
  await signIn(page, somebody('E001'));
  // What the browser has left when a session is over on the server: cookies that open nothing.
  const cookies = await page.context().cookies();
  await page
    .context()
    .addCookies(
      cookies
        .filter(({ name }) => name.endsWith('sid'))
        .map((cookie) => ({ ...cookie, value: `${cookie.value.slice(0, -6)}AAAAAA` })),
    );
  await page
    .getByRole('link', { name: t('performance.title.examine') })
    .first()
    .click();
  const relogin = page.getByRole('alertdialog', { name: t('app.relogin.title') });
  await expect(relogin).toContainText('超时');
  await relogin.getByText(t('app.relogin.toLogin')).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('S2.006 S2.038 an address that does not exist leads to the error page, which has no menu, and from there home', async ({
  page,
}) => {
  await signIn(page, somebody('E001'));
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/error$/);
  await expect(page.getByRole('heading', { name: t('session.error.title') })).toBeVisible();
  const menu = page.getByRole('navigation', { name: t('app.menu') });
  await expect(menu).toHaveCount(0);
  await page.getByRole('link', { name: t('session.error.home') }).click();
  await expect(page).toHaveURL(/\/index$/);
  await expect(menu).toBeVisible();
});

test('S1.012 S2.028 S2.029 S9.046 the language changes in the header and stays for the next sign-in', async ({
  page,
}) => {
  await signIn(page, somebody('E001'));
  await page.getByRole('button', { name: t('app.language') }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  const en = textsIn('en-US');
  // The page is loaded anew: only what is drawn in the other language says that it is the new one.
  await expect(page.getByRole('heading', { name: en('home.todos') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en-US');
  await page.getByRole('button', { name: en('app.user').replace('{name}', '') }).click();
  await page.getByRole('menuitem', { name: en('app.logout') }).click();
  await expect(page.getByRole('button', { name: en('session.login.submit') })).toBeVisible();
});
