import { expectAccessible } from './support/accessible.ts';
import { accountOf, COMPANIES } from './support/companies.ts';
import { actionsOn } from '../support/actions.ts';
import { expectNothingThrown, shot, somebodyOf } from './support/page-actions.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const account = (number: string) => accountOf(COMPANIES.home, number);

/** How many rows of text a field shows at once. */
function rowsOf(field: Element): number {
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field);
  const room = field.clientHeight - parseInt(paddingTop, 10) - parseInt(paddingBottom, 10);
  return Math.round(room / parseInt(lineHeight, 10));
}

test('S1.017 S2.068 S2.069 S5.021 S5.025 S5.029 S5.030 S6.005 S6.006 S6.007 S6.008 S7.038 S7.039 S7.040 S8.029 S8.032 an announcement is published, read, closed and deleted', async ({
  browser,
  baseURL,
}) => {
  const admin = await somebodyOf({ browser, baseURL });
  const reader = await somebodyOf({ browser, baseURL, language: 'en-US', width: 390 });
  const at = actionsOn(admin);
  const my = actionsOn(reader, 'en-US');
  await signIn(admin, account('admin'));
  await signIn(reader, account('E003'), 'en-US');

  await expect(admin.getByText(at.say('notice.none'))).toBeVisible();
  await at.press('notice.publish');
  const form = at.dialog(at.say('notice.publish'));
  await at.in(form).press('notice.release');
  await at.told(at.say('notice.invalid'));
  await expect(form).toBeVisible();
  await expect(form.getByRole('radio', { name: '普通' })).toBeChecked();
  await expect(form.getByRole('radio', { name: '重要' })).toBeEnabled();
  const content = at.in(form).field('notice.field.content');
  for (const [lines, rows] of [
    [1, 2],
    [30, 10],
  ] as const) {
    await content.fill('国庆放假\n'.repeat(lines).trim());
    await expect.poll(() => content.evaluate(rowsOf)).toBe(rows);
  }
  await at.in(form).fill('notice.field.title', '放假通知');
  await at.in(form).fill('notice.field.content', '国庆放假七天');
  await at.in(form).press('notice.release');
  await at.told(at.say('notice.released'));
  await expect(form).toBeHidden();
  await shot(admin, '60-home-notice');

  await reader.reload();
  await expect(my.button('notice.viewMore')).toBeVisible();
  for (const act of ['notice.publish', 'notice.edit', 'notice.close', 'notice.delete'])
    await expect(my.button(act)).toHaveCount(0);
  const unread = reader.getByText(my.say('notice.unread'), { exact: true });
  await expect(unread).toHaveCount(1);
  await reader.getByRole('button', { name: '放假通知' }).click();
  await expect(unread).toHaveCount(0);
  await admin.reload();
  await expect(admin.getByText(at.say('notice.readBy', { count: '1' }))).toBeVisible();

  await at.press('notice.close');
  await at.agree(at.say('notice.close.title'), at.say('notice.close'));
  await at.told(at.say('notice.closed'));
  await expect(admin.getByRole('button', { name: '放假通知' })).toHaveCount(0);
  await at.press('notice.viewMore');
  const all = at.dialog(at.say('notice.all'));
  await expect(all.getByRole('button', { name: '放假通知' })).toBeVisible();
  await expectAccessible(admin);
  await at.in(all).press('notice.delete');
  await at.agree(at.say('notice.delete.title'), at.say('notice.delete'));
  await expect(all.getByText(at.say('notice.empty'))).toBeVisible();
  expectNothingThrown();
  await admin.context().close();
  await reader.context().close();
});

test('S9.039 an announcement edited in another zone keeps the day the company gave it', async ({
  browser,
  baseURL,
}) => {
  const page = await somebodyOf({ browser, baseURL, language: 'en-US', timezoneId: 'Asia/Tokyo' });
  const my = actionsOn(page, 'en-US');
  await signIn(page, account('admin'), 'en-US');
  await my.press('notice.publish');
  const form = my.in(my.dialog(my.say('notice.publish')));
  await form.fill('notice.field.title', 'Far away');
  await form.fill('notice.field.content', 'Until the end of the month');
  await form.fill('notice.field.deadline', '2026-11-30');
  await form.press('notice.release');
  const until = page.getByText(my.say('notice.until', { at: '2026-11-30 23:59 GMT+8' }));
  await expect(until).toBeVisible();

  for (const content of ['Once', 'Twice', 'Three times']) {
    await my.press('notice.edit');
    const edit = my.in(my.dialog(my.say('notice.edit.title')));
    await expect(edit.field('notice.field.deadline')).toHaveValue('2026-11-30');
    await edit.fill('notice.field.content', content);
    await edit.press('notice.release');
    await expect(my.dialog(my.say('notice.edit.title'))).toBeHidden();
    await expect(page.getByText(content, { exact: true })).toBeVisible();
    await expect(until).toBeVisible();
  }
  await shot(page, '61-home-notice-tokyo');
  await my.press('notice.delete');
  await my.agree(my.say('notice.delete.title'), my.say('notice.delete'));
  await expect(until).toHaveCount(0);
  expectNothingThrown();
  await page.context().close();
});

test('S1.016 S1.018 S3.086 S5.136 a schedule with a reminder, and shortcuts put in order by keyboard', async ({
  browser,
  baseURL,
}) => {
  const page = await somebodyOf({ browser, baseURL });
  const my = actionsOn(page);
  await signIn(page, account('admin'));

  await my.press('home.schedule.add');
  const form = my.dialog(my.say('home.schedule.add'));
  await my.in(form).fill('home.schedule.content', '部门例会');
  await my.in(form).press('ui.save');
  await expect(form.getByText(my.say('rule.SCHEDULE_TIME_REQUIRED')).last()).toBeVisible();
  await form.getByLabel(my.say('home.schedule.time')).fill('09:30');
  await my.in(form).press('ui.save');
  await expect(form).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: '部门例会' })).toBeVisible();
  await page.getByText(my.say('home.schedule.remind')).click();
  await expect(page.getByRole('button', { name: new RegExp(`${my.say('home.schedule.reminded')}$`) })).toBeVisible();
  await my.press('home.schedule.delete', { time: '09:30', content: '部门例会' });
  await expect(page.getByText(my.say('home.schedule.empty'))).toBeVisible();

  await my.press('home.shortcuts.choose');
  const dialog = my.dialog(my.say('home.shortcuts.choose'));
  for (const name of [my.say('employee.title.employeeList'), my.say('performance.title.ruleList')])
    await dialog.locator('label').filter({ hasText: name }).click();
  const handle = my.in(dialog).button('ui.sort.move', { name: my.say('performance.title.ruleList') });
  await handle.focus();
  // Each key waits for what a screen reader hears of the one before: only then is the row measured, or moved. The row that is
  // lifted listens to keys one turn of the browser later than it is announced, so whoever hears nothing presses again.
  const heard = (id: string, position: string, timeout = 60_000) =>
    expect(
      page
        .getByRole('status')
        .filter({ hasText: my.say(id, { name: my.say('performance.title.ruleList'), position, count: '2' }) }),
    ).toBeAttached({ timeout });
  await page.keyboard.press('Space');
  await heard('ui.sort.over', '2');
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await heard('ui.sort.over', '1', 2_000);
  }).toPass();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('list').getByRole('listitem').first()).toContainText(
    my.say('performance.title.ruleList'),
  );
  await expectAccessible(page);
  await my.in(dialog).press('ui.save');
  await expect(dialog).toBeHidden();
  await page.reload();
  const tiles = page.getByRole('region', { name: my.say('home.shortcuts') }).getByRole('link');
  await expect(tiles).toHaveText([my.say('performance.title.ruleList'), my.say('employee.title.employeeList')]);
  expectNothingThrown();
  await page.context().close();
});

test('S1.009 S2.030 S2.048 S4.016 S4.017 S4.019 the message centre opens on what waits, on a phone', async ({
  browser,
  baseURL,
}) => {
  const page = await somebodyOf({ browser, baseURL, language: 'en-US', width: 390 });
  const admin = await somebodyOf({ browser, baseURL });
  const my = actionsOn(page, 'en-US');
  await signIn(admin, account('admin'), 'zh-CN', '/performance/management');
  await admin
    .getByRole('main')
    .getByRole('link', { name: /^考核(?!计划$)/ })
    .first()
    .click();
  const at = actionsOn(admin);
  await at.press('performance.manage.remind');
  await at.agree(at.say('performance.manage.remind.title'), at.say('performance.manage.remind'));
  await at.told(/^已提醒 \d+ 人$/);

  await signIn(page, account('E003'), 'en-US');
  await page.getByRole('button', { name: /^Messages, [1-9]/ }).click();
  const drawer = my.dialog(my.say('app.messages'));
  // The plan asks for targets: what waits comes first, the words about it behind.
  await expect(drawer.getByRole('tab', { selected: true })).toContainText(my.say('app.messages.tab.todos'));
  await drawer.getByRole('tab', { name: my.say('app.messages.tab.reminders') }).click();
  const unread = drawer.getByText(my.say('app.messages.unread'), { exact: true });
  await expect(unread.first()).toBeAttached();
  await my.in(drawer).press('app.messages.readAll');
  await my.agree(my.say('app.messages.readAll'), my.say('app.messages.readAll.action'));
  await expect(unread).toHaveCount(0);
  await expectAccessible(page);
  await my.in(drawer).press('app.messages.deleteRead');
  await my.agree(my.say('app.messages.deleteRead'), my.say('app.messages.deleteRead.action'));
  await expect(drawer.getByText(my.say('app.messages.none'))).toBeVisible();
  expectNothingThrown();
  await page.context().close();
  await admin.context().close();
});

test('S2.034 S2.035 S2.037 S2.039 S2.040 S2.051 S2.052 S2.053 S2.055 S9.008 S9.009 S9.047 S9.048 S9.049 theme, brightness and menus are instant and remembered', async ({
  browser,
  baseURL,
}) => {
  const page = await somebodyOf({ browser, baseURL });
  const my = actionsOn(page);
  await signIn(page, account('E001'));
  const userMenu = () => page.getByRole('button', { name: my.say('app.user', { name: '' }).slice(-4) }).click();
  const root = page.locator('html');

  await userMenu();
  const slider = page.getByRole('slider', { name: my.say('app.brightness') });
  for (const [name, value] of Object.entries({ min: '70', max: '100', step: '1' }))
    await expect(slider).toHaveAttribute(name, value);
  await expect(slider).toHaveValue('100');
  await slider.fill('80');
  await expect(root).toHaveCSS('--veil', '0.2');
  await page.getByRole('menuitem', { name: my.say('app.theme') }).click();
  const dialog = my.dialog(my.say('app.theme'));
  const choose = (preset: string) => {
    const radio = page.getByRole('radio', { name: my.say(`app.theme.preset.${preset}`), exact: true });
    return dialog.locator('label', { has: radio }).click();
  };
  for (const [preset, menu] of [
    ['bright', 'light'],
    ['vivid', 'brand'],
    ['classic', 'light'],
    ['night', 'dark'],
  ] as const) {
    await choose(preset);
    await expect(root).toHaveAttribute('data-menu', menu);
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await my.press('app.menu.hideAtHome');
  await expect(page.getByRole('navigation', { name: my.say('app.menu') })).toHaveCount(0);
  await page.reload();
  await expect(root).toHaveAttribute('data-menu', 'dark');
  await expect(root).toHaveCSS('--veil', '0.2');
  await expect(page.getByRole('navigation', { name: my.say('app.menu') })).toHaveCount(0);
  await my.press('app.menu.showAtHome');
  const menu = page.getByRole('navigation', { name: my.say('app.menu') });
  await expect(menu).toHaveCSS('width', '190px');
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect(menu).toHaveCSS('width', '80px');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menu).toHaveCSS('width', '190px');
  await my.press('app.menu.collapse');
  await expect(menu).toHaveCSS('width', '80px');
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept).toMatchObject({ 'hengcai.menu': 'collapsed', 'hengcai.brightness': '80' });
  expect(JSON.parse(kept['hengcai.theme'])).toMatchObject({ menu: 'dark' });
  await page.reload();
  await expect(menu).toHaveCSS('width', '80px');
  expectNothingThrown();
  await page.context().close();
});

test('S1.061 a browser that knows no modules, as Internet Explorer, is sent to the browser check, a page of its own', async ({
  page,
}) => {
  // What such a browser makes of the page: modules say nothing to it, and what is marked for it alone runs.
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll('type="module"', 'type="unknown"').replaceAll('nomodule', '');
    await route.fulfill({ response, body: html });
  });
  await page.goto('/login');
  await expect(page).toHaveURL(/\/judge_browser$/);
  await page.unroute('**/login');
  await expect(page.getByRole('heading', { name: '此浏览器可以使用衡才' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '衡才不支持此浏览器' })).toBeHidden();
  await page.getByRole('link', { name: '前往登录' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
