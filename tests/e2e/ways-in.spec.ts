import type { Page } from '@playwright/test';
import { startIdentityProvider } from '../../services/src/testing/identity-provider.ts';
import { expectAccessible } from './support/accessible.ts';
import { actionsOn } from '../support/actions.ts';
import { shot } from './support/page-actions.ts';
import { expectRest } from './support/rest.ts';
import { openSignIn, sendSignIn, signInByForm } from './support/sign-in.ts';
import { expect, test as base } from './support/test.ts';
import { textsIn, type Language } from './support/texts.ts';
import { somebody, startWaysIn } from './support/ways-in.ts';

type Product = Awaited<ReturnType<typeof startWaysIn>>;
const test = base.extend<object, { product: Product }>({
  product: [
    // Playwright insists on the destructured first argument.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await startWaysIn();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
});

const t = textsIn('zh-CN');
const userMenu = (page: Page, language: Language = 'zh-CN') =>
  page.getByRole('banner').getByRole('button', { name: textsIn(language)('app.user').replace('{name}', '') });
/** What an account could be told by, in the order of the page. */
const answered = (page: Page, operation: string) =>
  page.waitForResponse((response) => response.request().postData()?.includes(`"${operation}"`) ?? false);

test.describe('a forgotten password', () => {
  test('S5.015 S5.018 S7.019 T13 is replaced through the link of the mail, which then opens nothing', async ({
    page,
    product,
  }) => {
    const { fill, press, field, say } = actionsOn(page);
    const link = product.resetLink();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: say('session.reset.title') })).toBeVisible();
    // The token is out of the address before anything else happens.
    expect(page.url()).not.toContain('token');
    await expectAccessible(page);
    await shot(page, 'reset');
    await fill('session.password.new', 'onlyletters');
    await fill('session.password.confirm', 'different1');
    await press('session.password.submit');
    await expect(field('session.password.new')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('session.password.confirm')).toHaveAttribute('aria-invalid', 'true');
    await fill('session.password.new', 'newpassw0rd');
    await fill('session.password.confirm', 'newpassw0rd');
    await press('session.password.submit');
    await expect(page).toHaveURL(/\/login$/);
    await signInByForm(page, { ...somebody('E004'), password: 'newpassw0rd' });

    await page.context().clearCookies();
    await page.goto('/login');
    await page.goto(link);
    await fill('session.password.new', 'another0ne');
    await fill('session.password.confirm', 'another0ne');
    await press('session.password.submit');
    await expect(page.getByRole('heading', { name: say('session.forgot.title') })).toBeVisible();
  });
});

test.describe('the company’s identity provider', () => {
  test('S2.003 S7.013 signs people in, and asks before it ends their session elsewhere', async ({
    page,
    browser,
    product,
  }) => {
    const redirectUri = `${product.url}/auth-login`;
    const provider = await startIdentityProvider({ port: product.providerPort, redirectUri });
    provider.signedIn = { sub: 'sub-wu', email: 'wu@ways.example', email_verified: true };
    const { fill, press, say, dialog } = actionsOn(page);
    await openSignIn(page);
    await page.getByRole('link', { name: say('session.external.link') }).click();
    await expect(page).toHaveURL(/\/auth-login\?ask=1$/);
    await expectAccessible(page);
    await shot(page, 'auth-login');
    await fill('session.company', 'nowhere');
    await press('session.external.submit');
    await expect(page.getByRole('alert')).toBeVisible();
    await fill('session.company', somebody('E007').company);
    const toProvider = page.waitForRequest((request) => request.url().startsWith(provider.issuer));
    await press('session.external.submit');
    expect(new URL((await toProvider).url()).searchParams.get('appId')).toBe('hengcai');
    await expect(page).toHaveURL(/\/index$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('吴桐');
    expect(page.url()).not.toContain('code');

    const elsewhere = await (await browser.newContext({ baseURL: product.url })).newPage();
    await elsewhere.goto(`/auth-login?company=${somebody('E007').company}`);
    await elsewhere
      .getByRole('alertdialog', { name: say('session.exists.title') })
      .getByRole('button', { name: say('session.exists.action') })
      .click();
    await expect(elsewhere).toHaveURL(/\/index$/);
    await elsewhere.context().close();
    await page.reload();
    await expect(dialog(say('app.relogin.title'))).toBeVisible();
    await provider.stop();
  });

  test('S7.014 that refuses says so, and the way to the password stays open', async ({ page, product }) => {
    const provider = await startIdentityProvider({
      port: product.providerPort,
      redirectUri: `${product.url}/auth-login`,
    });
    provider.signedIn = { sub: 'stranger', email: 'stranger@ways.example', email_verified: true };
    const { say } = actionsOn(page);
    await page.goto(`/auth-login?company=${somebody('E001').company}`);
    await expect(page.getByRole('alert')).toContainText('尚未关联');
    await shot(page, 'auth-login-refused');
    await page.goto('/auth-login?error=access_denied&state=x');
    await expect(page.getByRole('alert')).toContainText(say('session.external.denied'));
    await page.getByRole('link', { name: say('session.external.toPassword') }).click();
    await expect(page.getByRole('heading', { name: say('session.login.title') })).toBeVisible();
    await provider.stop();
  });
});

test.describe('linked identities', () => {
  test('S7.020 S7.021 one’s own accounts are linked by their password, switched to and unlinked', async ({ page }) => {
    const { press, field, say, dialog, in: within, told } = actionsOn(page);
    await signInByForm(page, somebody('E002'));
    await page.goto('/my-account');
    const section = page.getByRole('region', { name: say('session.identities.title') });
    await expect(section).toContainText(say('session.identities.none'));
    await press('session.identities.link');
    const drawer = dialog(say('session.identities.link'));
    await within(drawer).field('session.account').fill('E003');
    await within(drawer).field('session.password').fill('Wr0ngPass');
    await within(drawer).press('session.identities.link.submit');
    await expect(drawer.getByRole('alert')).toBeVisible();
    await within(drawer).field('session.password').fill(somebody('E003').password);
    await expectAccessible(page);
    await within(drawer).press('session.identities.link.submit');
    await told(say('session.identities.linked'));
    await expect(section).toContainText('林小夏（兼）');
    await shot(page, 'identities');
    await within(section).press('session.identities.switch');
    const bar = page.getByRole('status').filter({ hasText: say('app.mirror.back') });
    await expect(bar).toContainText('林小夏（兼）');
    await bar.getByRole('button', { name: say('app.mirror.back') }).click();
    await expect(bar).toBeHidden();
    await page.goto('/my-account');
    await within(section).press('session.identities.unlink');
    await within(dialog(say('session.identities.unlink'))).press('session.identities.unlink');
    await expect(section).toContainText(say('session.identities.none'));
    expect(field).toBeTruthy();
  });
});

test.describe('several tabs and browsers', () => {
  test('S4.008 P14 a switch in one tab reloads the others at home', async ({ page, context }) => {
    await signInByForm(page, somebody('HR01'));
    const second = await context.newPage();
    await second.goto('/my-account');
    await expect(second.getByRole('banner')).toBeVisible();
    await userMenu(page).click();
    await page.getByRole('menuitem', { name: /陈经理/ }).click();
    await expect(page.getByRole('status').filter({ hasText: t('app.mirror.back') })).toBeVisible();
    await expect(second).toHaveURL(/\/index$/);
    await expect(second.getByRole('status').filter({ hasText: t('app.mirror.back') })).toBeVisible();
  });

  test('S4.009 P14 signing out in one tab asks for the password in the others, and their text comes back', async ({
    page,
    context,
  }) => {
    await signInByForm(page, somebody('E005'));
    const second = await context.newPage();
    await second.goto('/my-account');
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
    // What a session that ended leaves unanswered keeps waiting behind the dialog.
    await expectRest(second);
    await userMenu(page).click();
    await page.getByRole('menuitem', { name: t('app.logout') }).click();
    await expect(page).toHaveURL(/\/login$/);
    const relogin = second.getByRole('alertdialog', { name: t('app.relogin.title') });
    await expect(relogin).toBeVisible();
    await expectAccessible(second);
    await relogin.getByRole('textbox', { name: t('session.password'), exact: true }).fill(somebody('E005').password);
    await second.keyboard.press('Enter');
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(relogin).toBeHidden();
    await expect(second).toHaveURL(/\/my-account$/);
  });
});

test.describe('a browser that others use too', () => {
  test('T8 no script can read the session: neither cookies nor storage nor answers have it', async ({
    page,
    context,
  }) => {
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/graphql')) bodies.push(response.text().catch(() => ''));
    });
    await signInByForm(page, somebody('E001'));
    const session = (await context.cookies()).find(({ name }) => name.endsWith('sid'));
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    const token = session?.value ?? 'none';
    const readable = await page.evaluate(() => ({
      names: document.cookie.split('; ').map((pair) => pair.split('=')[0]),
      all: document.cookie + JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
    }));
    // The language is no secret either: downloads are answered in it.
    expect(readable.names.filter((name) => name !== 'lang' && name !== 'hengcai.language')).toEqual(['sidv']);
    expect(readable.all).not.toContain(token);
    expect((await Promise.all(bodies)).join('')).not.toContain(token);
  });

  test('T31 S4.005 after signing out nothing of the first person is left: not behind Back, not in storage, not for the next', async ({
    page,
  }) => {
    await signInByForm(page, somebody('E001'));
    await page.goto('/my-account');
    await expect(page.getByText('陈经理').first()).toBeVisible();
    const loggedOut = answered(page, 'Logout');
    await userMenu(page).click();
    await page.getByRole('menuitem', { name: t('app.logout') }).click();
    expect((await (await loggedOut).allHeaders())['clear-site-data']).toBe('"cache"');
    await expect(page).toHaveURL(/\/login$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('陈经理')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('陈经理')).toHaveCount(0);
    const stored = await page.evaluate(() => ({ local: Object.keys(localStorage), session: { ...sessionStorage } }));
    // Specification 9: language, theme, brightness, menu state, hide-home; nothing else.
    const allowed = /^(lang|hengcai\.(lang(uage)?|theme(Vars)?|brightness|menu|hideHome|home))/;
    expect(stored.local.filter((name) => !allowed.test(name))).toEqual([]);
    expect(JSON.stringify(stored.session)).not.toMatch(/E001|陈经理/);
    await sendSignIn(page, somebody('E003'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('林小夏（兼）');
    await expect(page.getByText('陈经理')).toHaveCount(0);
  });
});
