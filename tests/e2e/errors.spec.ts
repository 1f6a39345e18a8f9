import type { Page, Request } from '@playwright/test';
import { pass, stopTime, timeUntil } from './support/clock.ts';
import { accountOf, COMPANIES } from './support/companies.ts';
import { actionsOn } from '../support/actions.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const account = (number: string) => accountOf(COMPANIES.told, number);

/** What a proxy before the product says when it cannot reach it. */
const PROXY = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };
const refusal = (message: string, code = 'REJECTED', status = 422) => ({
  status: 200,
  json: { data: null, errors: [{ message, extensions: { code, status } }] },
});

/** Answers one operation instead of the product, until the answer is called off. */
async function answer(page: Page, operation: string, how: typeof PROXY | ReturnType<typeof refusal>) {
  const isIt = (body: string | null) => body?.includes(`"${operation}"`) ?? false;
  await page.route('**/graphql', (route) => (isIt(route.request().postData()) ? route.fulfill(how) : route.fallback()));
}
const callOff = (page: Page) => page.unroute('**/graphql');

test('S8.006 S8.012 S9.010 offline gives a warning for five seconds, the page says so too, and works again afterwards', async ({
  page,
}) => {
  const { button, press, say } = actionsOn(page);
  await page.clock.install();
  await signIn(page, account('admin'), 'zh-CN', '/employee/list');
  const aPerson = page.getByRole('rowgroup').last().getByRole('row').first();
  await expect(aPerson).toBeVisible();
  const warning = page.getByRole('status').filter({ hasText: say('errors.network') });

  await stopTime(page);
  await page.context().setOffline(true);
  await page.getByRole('combobox', { name: say('ui.pager.size') }).click();
  await page.getByRole('option', { name: say('ui.pager.perPage', { size: '20' }) }).click();
  await timeUntil(page, warning);
  await page.clock.runFor(4500);
  await expect(warning).toBeVisible();
  // Its end is drawn before the time of fading begins.
  await pass(page, 500);
  await pass(page, 500);
  await expect(warning).toBeHidden();
  await expect(button('ui.retry')).toBeVisible();

  await page.context().setOffline(false);
  await press('ui.retry');
  await expect(button('ui.retry')).toBeHidden();
  await expect(aPerson).toBeVisible();
});

test('S8.014 S9.002 what loads for more than 20 s says that it timed out, the first page like the next one', async ({
  page,
}) => {
  const { say } = actionsOn(page);
  const told = page.getByRole('status').filter({ hasText: say('app.loadingTimeout') });
  await page.clock.install();
  await signIn(page, account('E003'));
  /** Alone, or with what the shell needs on the first page. */
  const asksForRights = (request: Request) => /"operationName":"(PagePermission|Shell)"/.test(request.postData() ?? '');
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (asksForRights(route.request())) await held;
    await route.continue();
  });

  await stopTime(page);
  await page
    .getByRole('link', { name: say('performance.title.examine') })
    .first()
    .click();
  await expect(page.getByRole('progressbar', { name: say('app.loading') })).toBeAttached();
  await page.clock.runFor(19_900);
  await expect(told).toBeHidden();
  await timeUntil(page, told);

  const asked = page.waitForRequest(asksForRights);
  await page.goto('/index', { waitUntil: 'commit' });
  await asked;
  await timeUntil(page, told, 2000);
  letGo();
  await expect(page.getByRole('heading', { name: say('home.todos') })).toBeVisible();
});

test('S5.006 S8.022 signing in again that fails says why, or that it failed where nobody says so', async ({ page }) => {
  const { agree, dialog, in: within, say } = actionsOn(page);
  await signIn(page, account('E004'));
  const cookies = await page.context().cookies();
  const over = cookies.filter(({ name }) => name.endsWith('sid'));
  await page.context().addCookies(over.map((one) => ({ ...one, value: `${one.value.slice(0, -6)}AAAAAA` })));
  // Not pressed by the mouse: the dialog lies above it already where the first page asked once more in between.
  await page
    .getByRole('link', { name: say('performance.title.examine') })
    .first()
    .dispatchEvent('click');
  const relogin = dialog(say('app.relogin.title'));
  const { fill, press } = within(relogin);
  await answer(page, 'Login', PROXY);
  await fill('session.password', account('E004').password);
  await press('app.relogin.submit');
  await expect(relogin.getByRole('alert')).toHaveText(say('session.login.failed'));

  await callOff(page);
  await answer(page, 'Login', refusal('系统维护中，暂停登录'));
  await press('app.relogin.submit');
  await expect(relogin.getByRole('alert')).toHaveText('系统维护中，暂停登录');

  await callOff(page);
  await press('app.relogin.submit');
  // On the server the session whose cookie was lost goes on.
  await agree(say('session.exists.title'), say('session.exists.action'));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(relogin).toHaveCount(0);
});
