import type { Page } from '@playwright/test';
import { accountOf, COMPANIES } from './support/companies.ts';
import { actionsOn } from '../support/actions.ts';
import { expectRest } from './support/rest.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const account = (number: string) => accountOf(COMPANIES.told, number);

test('S2.009 S2.010 S2.040 S9.050 home is marked in the menu, hides it on request, and keeps that choice in this browser', async ({
  page,
}) => {
  const { button, press, say } = actionsOn(page);
  await signIn(page, account('admin'));
  const menu = page.getByRole('navigation', { name: say('app.menu') });
  await expect(menu.locator('[aria-current=page]')).toHaveText(say('home.title.home'));

  await press('app.menu.hideAtHome');
  await expect(menu).toBeHidden();
  await page.reload();
  await expect(button('app.menu.showAtHome')).toBeVisible();
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('hengcai.hideHome'))).toBe('1');
  await page.goto('/employee/list');
  await expect(menu).toBeVisible();
  await expect(button('app.menu.showAtHome')).toBeHidden();

  await page.goto('/index');
  await press('app.menu.showAtHome');
  await expect(menu).toBeVisible();
});

/** Fills with the names of the GraphQL operations that a page asks for. */
function operationsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
    if (name) asked.push(name);
  });
  return asked;
}

test('S1.009 S2.030 S2.042 S2.043 S2.045 S8.029 S8.030 S8.031 a message centre without messages says so in each tab', async ({
  page,
}) => {
  const { button, dialog, press, say } = actionsOn(page, 'en-US');
  await signIn(page, account('E002'), 'en-US');
  await expect(button('app.bell', { count: '0' })).toHaveText('');
  await press('app.bell', { count: '0' });
  const drawer = dialog(say('app.messages'));
  for (const [tab, text] of [
    ['notices', 'notice.none'],
    ['todos', 'app.messages.noTodos'],
    ['reminders', 'app.messages.none'],
  ] as const) {
    await drawer.getByRole('tab', { name: say(`app.messages.tab.${tab}`) }).click();
    await expect(drawer.getByText(say(text))).toBeVisible();
  }
});

test('S5.032 S9.007 a long reminder is cut with an ellipsis until one wants to read all of it', async ({ page }) => {
  const { dialog, in: within, press, say } = actionsOn(page, 'en-US');
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"operationName":"MessageDrawer"')) return route.fallback();
    const response = await route.fetch();
    const json = (await response.json()) as { data: { messages: { items: { content: string }[] } } };
    for (const [i, one] of json.data.messages.items.entries()) one.content = '字'.repeat(500 + i);
    return route.fulfill({ response, json });
  });
  await signIn(page, account('E001'), 'en-US');
  await press('app.bell', { count: '2' });
  const drawer = dialog(say('app.messages'));
  const text = (shown: string) => drawer.getByText(shown, { exact: true });
  await expect(text('字'.repeat(500))).toBeVisible();
  await expect(text(`${'字'.repeat(500)}…`)).toBeVisible();
  await within(drawer).press('app.messages.more');
  await expect(text('字'.repeat(501))).toBeVisible();
});

test('S5.033 S2.030 reading all reminders and deleting the read ones ask first, and No leaves them', async ({
  page,
}) => {
  const { agree, button, dialog, in: within, press, say } = actionsOn(page, 'en-US');
  await signIn(page, account('E001'), 'en-US');
  await expect(button('app.bell', { count: '2' })).toHaveText('2');
  await press('app.bell', { count: '2' });
  const drawer = dialog(say('app.messages'));
  const unread = drawer.getByText(say('app.messages.unread'), { exact: true });
  const decline = (title: string) => within(dialog(say(title))).press('ui.cancel');

  await within(drawer).press('app.messages.readAll');
  await decline('app.messages.readAll');
  await expect(unread).toHaveCount(2);
  await within(drawer).press('app.messages.readAll');
  await agree(say('app.messages.readAll'), say('app.messages.readAll.action'));
  await expect(unread).toHaveCount(0);

  await within(drawer).press('app.messages.deleteRead');
  await decline('app.messages.deleteRead');
  await expect(drawer.getByRole('listitem')).toHaveCount(2);
  await within(drawer).press('app.messages.deleteRead');
  await agree(say('app.messages.deleteRead'), say('app.messages.deleteRead.action'));
  await expect(drawer.getByText(say('app.messages.none'))).toBeVisible();
});

test('S7.040 the message centre is asked for anew once an announcement is published', async ({ page }) => {
  const { dialog, in: within, press, say } = actionsOn(page);
  await signIn(page, account('admin'));
  await press('notice.publish');
  const form = dialog(say('notice.publish'));
  await within(form).fill('notice.field.title', '新公告');
  await within(form).fill('notice.field.content', '内容');
  const asked = operationsOf(page);
  await within(form).press('notice.release');
  await expect(form).toBeHidden();
  await expect(page.getByText('新公告')).toBeVisible();
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['SaveNotice', 'MessageCentre']));
});

test('S6.010 S7.040 the shell asks for two operations on the first page, one on the next, two for the drawer', async ({
  page,
}) => {
  const { dialog, say } = actionsOn(page);
  await signIn(page, account('admin'));
  const atHome = page.getByText(say('home.schedule.empty'));
  await expect(atHome).toBeVisible();
  const asked = operationsOf(page);
  /** Exactly these since the last time: what comes too late for one step stands in the next one's way. */
  const expectAsked = async (...operations: string[]) => {
    await expect.poll(() => asked.toSorted()).toEqual(operations);
    await expectRest(page);
    expect(asked.splice(0).sort()).toEqual(operations);
  };
  await page.goto('/performance/setting');
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  await expectAsked('Attention', 'RuleList', 'Shell');

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/index$/);
  await expect(atHome).toBeVisible();
  await expectAsked('Attention', 'Notices', 'PagePermission', 'ScheduleDay', 'Shortcuts', 'Todos');

  await page.getByRole('button', { name: new RegExp(say('app.bell', { count: '\\d+' })) }).click();
  await expect(dialog(say('app.messages')).getByRole('tab').first()).toBeVisible();
  await expectAsked('MessageDrawer', 'Todos');
});
