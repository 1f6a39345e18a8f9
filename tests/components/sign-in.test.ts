import { beforeAll, describe, it } from 'vitest';
import { peopleFor } from '@hengcai/services/src/modules/employee/fixtures.ts';
import { TEST_PASSWORD } from '@hengcai/services/src/testing/kit.ts';
import { textsIn } from '../e2e/support/texts.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';
import { sendSignIn } from './support/sign-in.ts';

const t = textsIn('zh-CN');
const product = startProduct();
let company: string;
let other: string;
let platform: string;
beforeAll(async () => {
  const { services } = product;
  const made = await services.createTestCompany();
  const second = await services.createTestCompany();
  platform = (await services.createTestCompany('platform')).code;
  company = made.code;
  other = second.code;
  await services.as(made, 'writes', (ctx) =>
    peopleFor(ctx, [
      { key: 'CEO', empName: '高总', roles: ['CEO'] },
      { key: 'HR', empName: '何人事', roles: ['hr'] },
      { key: 'BOSS', empName: '陈经理' },
      { key: 'E004', empName: '李四' },
      ...['E001', 'E002', 'E003'].map((key) => ({ key, boss: 'BOSS' })),
    ]),
  );
  await services.as(second, 'writes', (ctx) => peopleFor(ctx, [{ key: 'E004', empName: '常四' }]));
});

const login = () => product.open({ company, as: null, at: '/login' });
const open = (as: string, at = '/index') => product.open({ company, as, at });

describe('the form', () => {
  it.each([
    ['the administrator', 'admin', 'employee.title.employeeList'],
    ['the head of the company', 'CEO', 'employee.title.employeeList'],
    ['HR', 'HR', 'employee.title.employeeList'],
    ['a manager', 'BOSS', 'performance.title.examine'],
    ['an employee', 'E001', 'performance.title.examine'],
    ['who runs the platform', 'admin', 'home.title.home'],
  ])('S1.003 S1.058 S2.008 %s signs in at home and goes to work', async (who, as, work) => {
    const page = await login();
    const { button } = actionsOn(page);
    const here = who === 'who runs the platform' ? platform : company;
    await sendSignIn(page, { company: here, as });
    const banner = page.getByRole('banner');
    const endOther = button('session.exists.action');
    await banner.or(endOther).waitFor();
    if (await endOther.isVisible()) await endOther.click();
    await expect(banner).toBeVisible();
    await expect(page).toHaveURL(/\/index$/);
    await page
      .getByRole('link', { name: t(work), exact: true })
      .first()
      .click();
    const place = page.getByRole('navigation', { name: t('app.breadcrumbs') }).locator('[aria-current=page]');
    await expect(place).toHaveText(t(work));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    if (here === platform) await expect(button('home.systemNotice.announce')).toBeVisible();
  });

  it('S1.002 an account belongs to the company named at sign-in', async () => {
    const nameOf = async (there: string) => {
      const page = await login();
      await sendSignIn(page, { company: there, as: 'E004' });
      await expect(page.getByRole('banner')).toBeVisible();
      return page.getByRole('heading', { level: 1 }).textContent();
    };
    expect(await nameOf(company)).toContain('李四');
    expect(await nameOf(other)).toContain('常四');
  });

  it('S8.024 S7.016 a wrong password is told without saying what was wrong, and the right one still works', async () => {
    const page = await login();
    const { agree, field, press, say } = actionsOn(page);
    await sendSignIn(page, { company, as: 'E001', password: 'Wrong2026' });
    await expect(page.getByRole('alert').first()).toContainText('错误');
    await field('session.password').fill(TEST_PASSWORD);
    await press('session.login.submit');
    await agree(say('session.exists.title'), say('session.exists.action'));
    await expect(page).toHaveURL(/\/index$/);
  });

  it('S2.083 S3.030 S5.007 S5.009 S5.010 S5.011 S5.012 S5.013 S9.005 after three failures a dialog asks for the code of a picture', async () => {
    const page = await login();
    const { button, dialog, field, press, say } = actionsOn(page);
    await press('session.login.submit');
    for (const label of ['session.company', 'session.account', 'session.password'])
      await expect(page.getByText(say('ui.form.required', { label: say(label) })).first()).toBeVisible();
    const asked = dialog(say('session.code.title'));
    for (let failures = 1; failures <= 3; failures++) {
      await expect(asked).toBeHidden();
      page.asked.length = 0;
      await sendSignIn(page, { company, as: 'E002', password: 'Wrong2026' });
      await expect.poll(() => page.asked).toContain('Login');
      await expect(button('session.login.submit')).toBeEnabled();
    }

    await sendSignIn(page, { company, as: 'E002' });
    await expect(asked).toBeVisible();
    const code = field('session.code');
    const picture = button('session.code.refresh').locator('img');
    const first = await picture.getAttribute('src');
    await button('session.code.refresh').click();
    await expect(picture).not.toHaveAttribute('src', first ?? '');
    await code.press('Enter');
    await expect(asked.getByText(say('ui.form.required', { label: say('session.code') }))).toBeVisible();
    await code.fill('zzzz');
    await code.press('Enter');
    await expect(asked.getByRole('alert')).toHaveText('验证码错误');
    await expect(code).toHaveValue('');
    // What is sent has no spaces around it, or it would be wrong.
    await code.fill(' abcd ');
    await code.press('Enter');
    await expect(page).toHaveURL(/\/index$/);
  });

  it('S2.041 S4.002 S4.007 S5.001 S5.005 S8.003 S8.019 T10 signing in elsewhere asks first, and the former session is told', async () => {
    const page = await open('E003');
    const elsewhere = await login();
    await sendSignIn(elsewhere, { company, as: 'E003' });
    const question = elsewhere.getByRole('alertdialog', { name: t('session.exists.title') });
    await question.getByRole('button', { name: t('ui.cancel') }).click();
    await expect(question).toBeHidden();
    await expect(elsewhere).toHaveURL(/\/login$/);
    await sendSignIn(elsewhere, { company, as: 'E003' });
    await question.getByRole('button', { name: t('session.exists.action') }).click();
    await expect(elsewhere).toHaveURL(/\/index$/);

    await page.goto('/performance/examine');
    const relogin = page.getByRole('alertdialog', { name: t('app.relogin.title') });
    await expect(relogin).toContainText('其他地方');
    await page.keyboard.press('Escape');
    await expect(relogin).toBeVisible();
    const password = relogin.getByRole('textbox', { name: t('session.password'), exact: true });
    await password.fill('   ');
    await relogin.getByRole('button', { name: t('app.relogin.submit') }).click();
    const required = t('ui.form.required').replace('{label}', t('session.password'));
    await expect(relogin.getByText(required).first()).toBeVisible();
    await password.fill(TEST_PASSWORD);
    await password.press('Enter');
    await page
      .getByRole('alertdialog', { name: t('session.exists.title') })
      .getByRole('button', { name: t('session.exists.action') })
      .click();
    await expect(page.getByRole('heading', { name: t('performance.title.examine'), level: 1 })).toBeVisible();
  });

  it.each(['zh-CN', 'en-US'] as const)('in %s it offers every way in', async (language) => {
    const page = await product.open({ company, as: null, at: '/login', language });
    const { say } = actionsOn(page, language);
    await expect(page.getByRole('link', { name: say('session.external.link') })).toBeVisible();
    await expect(page.getByRole('link', { name: say('session.forgot.link') })).toBeVisible();
  });
});

describe('the way there and back', () => {
  it('S2.023 S2.024 the sign-in page is left and entered a second after one asks for it', async () => {
    const page = await login();
    const ways = [
      ['session.forgot.link', /\/login$/, /\/setting\/forgetpassword$/],
      ['session.password.backToLogin', /\/setting\/forgetpassword$/, /\/login$/],
    ] as const;
    // Once there and back: what is fetched for a page is then there, and nothing but the second is waited for.
    for (const [link, , to] of ways) {
      await page.getByRole('link', { name: t(link) }).click();
      await expect(page).toHaveURL(to);
    }
    await expect(page.getByRole('link', { name: t('session.forgot.link') })).toBeVisible();
    page.clock.stop();
    for (const [link, from, to] of ways) {
      await page.getByRole('link', { name: t(link) }).click();
      await page.clock.runFor(999);
      await expect(page).toHaveURL(from);
      await page.clock.runFor(1);
      await expect(page).toHaveURL(to);
    }
  });

  it('S1.005 S2.002 S2.007 S8.020 S8.021 a page that needs a session warns and returns to the root, which is the sign-in page; nothing of the shell is seen', async () => {
    const page = await product.open({ company, as: null, at: '/employee/list' });
    await expect(page).toHaveURL(/\/login$/);
    const warning = page.getByRole('status').filter({ hasText: t('errors.notLoggedIn') });
    await expect(warning.first()).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
  });

  it('S2.004 S4.010 S2.072 S2.073 S2.074 a first sign-in ends in a change of password that cannot be closed', async () => {
    const made = await product.services.createTestCompany(undefined, { mustChangePassword: true });
    const page = await login();
    const { button } = actionsOn(page);
    await sendSignIn(page, { company: made.code, as: 'admin' });
    // Making the company signed in as well.
    await button('session.exists.action').click();
    await expect(page).toHaveURL(/\/first-login$/);
    await expect(page.getByText(t('session.password.firstNotice'))).toBeVisible();
    await expect(button('session.password.backToLogin')).toBeVisible();
    for (const way of ['ui.cancel', 'ui.close']) await expect(button(way)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByText(t('session.password.firstNotice'))).toBeVisible();
    await page.goto('/employee/list');
    await expect(page).toHaveURL(/\/first-login$/);
  });

  it('the first sign-in greets those for whom it is one; others are led home', async () => {
    const page = await open('E001', '/first-login');
    await expect(page).toHaveURL(/\/index$/);
    await expect(page.getByText(t('session.password.firstNotice'))).toHaveCount(0);
  });

  it('S4.001 S4.003 S8.001 a session that timed out is told apart, and the way back to sign-in is open', async () => {
    const page = await open('E001');
    await page.spoilSession();
    await page
      .getByRole('link', { name: t('performance.title.examine') })
      .first()
      .click();
    const relogin = page.getByRole('alertdialog', { name: t('app.relogin.title') });
    await expect(relogin).toContainText('超时');
    await relogin.getByText(t('app.relogin.toLogin')).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  it('S2.006 S2.038 an address that does not exist leads to the error page, which has no menu, and from there home', async () => {
    const page = await open('E001', '/no/such/page');
    await expect(page).toHaveURL(/\/error$/);
    await expect(page.getByRole('heading', { name: t('session.error.title') })).toBeVisible();
    const menu = page.getByRole('navigation', { name: t('app.menu') });
    await expect(menu).toHaveCount(0);
    await page.getByRole('link', { name: t('session.error.home') }).click();
    await expect(page).toHaveURL(/\/index$/);
    await expect(menu).toBeVisible();
  });

  it('S1.012 S2.028 S2.029 S9.046 the language changes in the header and stays for the next sign-in', async () => {
    const page = await open('E001');
    const en = textsIn('en-US');
    await page.getByRole('button', { name: t('app.language') }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: en('home.todos') })).toBeVisible();
    expect(page.window.document.documentElement.lang).toBe('en-US');
    expect(page.window.localStorage.getItem('lang')).toBe('en-US');
    await page.getByRole('button', { name: en('app.user').replace('{name}', '') }).click();
    await page.getByRole('menuitem', { name: en('app.logout') }).click();
    await expect(page.getByRole('button', { name: en('session.login.submit') })).toBeVisible();
  });
});
