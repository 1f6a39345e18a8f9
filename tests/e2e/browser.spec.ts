import { randomOf } from '@hengcai/shared/random';
import type { Locator, Page, Request } from '@playwright/test';
import { stopTime, timeUntil } from './support/clock.ts';
import { accountOf, COMPANIES } from './support/companies.ts';
import { actionsOn } from '../support/actions.ts';
import { shot, typeCell } from './support/page-actions.ts';
import { expectRest } from './support/rest.ts';
import { demo, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

/** Goes on with the Tab key until something has the focus. */
async function tabTo(page: Page, wanted: Locator) {
  const has = () => wanted.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 30 && !(await has()); step++) await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
}

/** A dialog that has just come takes the focus a moment later; what is typed before goes to the page. */
const hasTakenFocus = (dialog: Locator) =>
  expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);

test('by keyboard alone one signs in, reads messages, changes the theme and signs out; the focus returns to what opened', async ({
  page,
}) => {
  const { button, dialog, field, in: within, say } = actionsOn(page);
  const { company, account, password } = accountOf(COMPANIES.told, 'E006');
  const keys = page.keyboard;
  await page.goto('/login');
  await tabTo(page, field('session.company'));
  await keys.type(company);
  await keys.press('Tab');
  await keys.type(account);
  await keys.press('Tab');
  await keys.type(password);
  await keys.press('Enter');
  await expect(page.getByRole('banner')).toBeVisible();

  const bell = button('app.bell', { count: '0' });
  await tabTo(page, bell);
  await keys.press('Enter');
  const drawer = dialog(say('app.messages'));
  const tab = (id: string) => drawer.getByRole('tab', { name: say(`app.messages.tab.${id}`) });
  await hasTakenFocus(drawer);
  await tabTo(page, tab('notices'));
  await keys.press('ArrowRight');
  await expect(tab('todos')).toBeFocused();
  await expect(drawer.getByText(say('app.messages.noTodos'))).toBeVisible();
  await tabTo(page, within(drawer).button('ui.close'));
  await keys.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(bell).toBeFocused();
  await keys.press('Enter');
  await hasTakenFocus(drawer);
  await keys.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(bell).toBeFocused();

  await keys.press('Tab');
  const user = page.getByRole('banner').getByRole('button').last();
  await expect(user).toBeFocused();
  const choose = async (entry: string) => {
    await keys.press('Enter');
    const wanted = page.getByRole('menuitem', { name: say(entry) });
    await expect(wanted).toBeVisible();
    for (let step = 0; step < 10 && (await wanted.getAttribute('data-highlighted')) === null; step++)
      await keys.press('ArrowDown');
    await keys.press('Enter');
  };
  await choose('app.theme');
  const theme = dialog(say('app.theme'));
  await hasTakenFocus(theme);
  await tabTo(page, theme.getByRole('radio', { name: say('app.theme.number', { id: '7' }), exact: true }));
  await keys.press('ArrowRight');
  await expect(theme.getByRole('radio', { name: say('app.theme.number', { id: '8' }), exact: true })).toBeChecked();
  await tabTo(
    page,
    theme.getByRole('radiogroup', { name: say('app.theme.menu') }).getByRole('radio', { checked: true }),
  );
  await keys.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-menu', 'dark');
  await shot(page, 'browser-theme-keyboard');
  await keys.press('Escape');
  await expect(theme).toBeHidden();
  await expect(user).toBeFocused();

  await choose('app.logout');
  await expect(page).toHaveURL(/\/login$/);
});

test('S8.016 a page whose script does not come even when it is opened anew says so, and the ways back work, also without connection', async ({
  page,
}) => {
  const { press, say } = actionsOn(page);
  await signIn(page, demo('readonly'));
  const opened: string[] = [];
  page.on('load', () => opened.push(new URL(page.url()).pathname));
  await page.route('**/assets/RuleListPage-*.js', (route) => route.abort());
  await page.goto('/employee/list');
  const link = (title: string) => page.getByRole('navigation').getByRole('link', { name: say(title) });
  const expectFailed = () => expect(page.getByRole('alert')).toContainText(say('app.pageFailed.title'));
  const open = async () => {
    await page.getByRole('button', { name: '绩效管理' }).click();
    await link('performance.title.ruleList').click();
    await expectFailed();
  };
  await open();
  await expect.poll(() => opened).toEqual(['/employee/list', '/performance/setting']);
  await shot(page, 'browser-chunk');
  await page.getByRole('link', { name: say('app.pageFailed.home') }).click();
  await expect(page).toHaveURL(/\/index$/);

  await open();
  await page.unroute('**/assets/RuleListPage-*.js');
  await press('app.reload');
  await expect(page.getByRole('heading', { name: say('performance.title.ruleList'), level: 1 })).toBeVisible();

  await page.context().setOffline(true);
  await link('performance.title.planList').click();
  await expectFailed();
  await page.context().setOffline(false);
  await link('performance.title.ruleList').click();
  await expect(page.getByRole('heading', { name: say('performance.title.ruleList'), level: 1 })).toBeVisible();
  await link('performance.title.planList').click();
  await expect(page.getByRole('heading', { name: say('performance.title.planList'), level: 1 })).toBeVisible();
  expect(opened, 'nothing else was opened anew').toHaveLength(4);
});

/** Signs somebody in, with a clock that can be stopped, and adds a row to the targets they are to set. */
async function openTargets(page: Page, employee: string): Promise<Locator> {
  await page.clock.install();
  await signIn(page, accountOf(COMPANIES.home, employee), 'zh-CN', '/performance/examine');
  await page
    .getByRole('link', { name: /^考核(?!计划$)/ })
    .first()
    .click();
  await actionsOn(page).button('performance.assess.row.add').first().click();
  return page.getByRole('grid').first();
}

test('S5.138 S8.052 S9.021 a minute without connection: what is typed stays, the failed save is told, and when it is back all is saved', async ({
  page,
}) => {
  const { say } = actionsOn(page);
  const sheet = await openTargets(page, 'E004');
  await typeCell(sheet, 1, '关键结果', '离线之前');

  await stopTime(page);
  await page.context().setOffline(true);
  // What the page still asked for when the connection went is none of its tries.
  const begun = new WeakSet<Request>();
  const tried: string[] = [];
  page.on('request', (request) => begun.add(request));
  page.on('requestfailed', (request) => {
    if (begun.has(request)) tried.push(/"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1] ?? '');
  });
  const failed = page.getByText(say('ui.save.failed'));
  await typeCell(sheet, 1, '关键结果', '离线之中');
  await timeUntil(page, failed, 2500);
  await page.clock.runFor(60_000);
  await expect(failed).toBeVisible();
  await expect(sheet).toContainText('离线之中');
  await expect(page.getByRole('status').filter({ hasText: say('errors.network') })).toHaveCount(1);
  expect(new Set(tried)).toEqual(new Set(['SaveTargets']));
  expect(tried.length, 'one attempt every ten seconds').toBeLessThanOrEqual(8);
  await shot(page, 'browser-offline');

  await page.context().setOffline(false);
  await timeUntil(page, page.getByText(/^已保存/), 2500);
  await page.clock.resume();
  await page.reload();
  await expect(sheet).toContainText('离线之中');
});

test('P18 S5.138 half of the saves or of their answers are lost: what was typed last is what is saved at last', async ({
  page,
}) => {
  const random = randomOf('P18');
  const sheet = await openTargets(page, 'E005');
  const saved = page.getByText(/^已保存/);
  const fates: string[] = [];
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"SaveTargets"')) return route.fallback();
    const fate = random.pick(['arrives', 'arrives', 'is lost', 'arrives, its answer is lost']);
    fates.push(fate);
    if (fate === 'arrives, its answer is lost') await route.fetch();
    await (fate === 'arrives' ? route.continue() : route.abort());
  });

  await stopTime(page);
  for (let nth = 1; nth <= 15; nth++) {
    await typeCell(sheet, 1, '关键结果', `第 ${nth} 次`);
    await expect
      .poll(async () => {
        await page.clock.runFor(2500);
        return fates.length;
      })
      .toBeGreaterThanOrEqual(nth);
  }
  expect(new Set(fates).size, fates.join()).toBe(3);
  await timeUntil(page, saved, 2500);
  await page.clock.resume();
  await page.reload();
  await expect(sheet).toContainText('第 15 次');
});

test('a tab that slept for hours asks each thing once, and an ended session is told once', async ({ page }) => {
  const { dialog, say } = actionsOn(page);
  await page.clock.install();
  await signIn(page, accountOf(COMPANIES.told, 'E005'));
  await expect(page.getByText(say('home.schedule.empty'))).toBeVisible();
  await expectRest(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
    if (name) asked.push(name);
  });
  /** The tab sleeps, and somebody comes back to it. */
  const wakeAfter = async (hours: string) => {
    asked.length = 0;
    // A question that is still on its way is not asked again by the next waking.
    const answered = Promise.all(
      ['"Attention"', '"PagePermission"'].map((name) =>
        page.waitForResponse((response) => response.request().postData()?.includes(name) ?? false),
      ),
    );
    await page.clock.fastForward(hours);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await answered;
  };
  await wakeAfter('05:00:00');
  expect(asked.sort()).toEqual(['Attention', 'PagePermission']);
  const ended = dialog(say('app.relogin.title'));
  await expect(ended).toHaveCount(0);

  const cookies = await page.context().cookies();
  const sids = cookies.filter(({ name }) => name.endsWith('sid'));
  await page.context().addCookies(sids.map((one) => ({ ...one, value: `${one.value.slice(0, -6)}AAAAAA` })));
  await wakeAfter('05:00:00');
  await expect(ended).toHaveCount(1);
  expect(asked.sort()).toEqual(['Attention', 'PagePermission']);
  asked.length = 0;
  await page.clock.fastForward('05:00:00');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  // Whoever comes back is told how the session stands now, and that in the same dialog.
  await expect.poll(() => asked).toEqual(['PagePermission']);
  await expect(ended).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
  await shot(page, 'browser-ended');
});
