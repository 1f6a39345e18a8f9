import { beforeAll, describe, it } from 'vitest';
import { idOf, peopleFor } from '@hengcai/services/src/modules/employee/fixtures.ts';
import { remindMany } from '@hengcai/services/src/modules/message/public.ts';
import type { Language } from '../e2e/support/texts.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { type Page, startProduct } from './support/open.ts';

const product = startProduct();
let company: string;
/** Was reminded twice. */
const TOLD = ['E001', 'E003'];
beforeAll(async () => {
  const made = await product.services.createTestCompany();
  company = made.code;
  await product.services.as(made, 'writes', async (ctx) => {
    await peopleFor(
      ctx,
      ['E001', 'E002', 'E003', 'E004', 'E005'].map((key) => ({ key })),
    );
    const reminders = TOLD.flatMap((key) => ['2026-11-20', '2026-11-21'].map((date) => ({ key, date })));
    await remindMany(
      ctx,
      reminders.map(({ key, date }) => ({
        empId: idOf(key),
        kind: 'scheduleEmpty',
        params: { date },
        label: null,
        dedupeKey: key + date,
      })),
    );
  });
});

const open = (as: string, language: Language = 'zh-CN', at = '/index') => product.open({ company, as, at, language });

describe('the menu', () => {
  it('S2.009 S2.010 S2.040 S9.050 home is marked in it, hides it on request, and keeps that choice in this browser', async () => {
    const page = await open('admin');
    const { button, press, say } = actionsOn(page);
    const menu = page.getByRole('navigation', { name: say('app.menu') });
    await expect(menu.locator('[aria-current=page]')).toHaveText(say('home.title.home'));
    await press('app.menu.hideAtHome');
    await expect(menu).toBeHidden();
    await page.reload();
    await expect(button('app.menu.showAtHome')).toBeVisible();
    await expect(menu).toBeHidden();
    expect(page.window.localStorage.getItem('hengcai.hideHome')).toBe('1');
    await page.goto('/employee/list');
    await expect(menu).toBeVisible();
    await expect(button('app.menu.showAtHome')).toBeHidden();
    await page.goto('/index');
    await press('app.menu.showAtHome');
    await expect(menu).toBeVisible();
  });
});

describe('the help of a page', () => {
  it('opens at its “?”, loaded when first asked for, and gives the focus back', async () => {
    const page = await open('admin', 'zh-CN', '/employee/list');
    const { button, dialog, press, say } = actionsOn(page);
    await press('ui.help');
    await expect(dialog(say('ui.help'))).toContainText(say('employee.help.employeeList'));
    await expect(button('ui.help')).toHaveAttribute('aria-expanded', 'true');
    // What opens is where the focus is, or nobody hears that there is something to read.
    await expect.poll(() => page.window.document.activeElement?.closest('[role=dialog]') ?? null).not.toBeNull();
    await page.keyboard.press('Escape');
    await expect(dialog(say('ui.help'))).toHaveCount(0);
    await expect(button('ui.help')).toBeFocused();
    await press('ui.help');
    await expect(dialog(say('ui.help'))).toBeVisible();
    await press('ui.help');
    await expect(dialog(say('ui.help'))).toHaveCount(0);
  });
});

describe('the message centre', () => {
  it('S1.009 S2.030 S2.042 S2.043 S2.045 S8.029 S8.030 S8.031 without messages says so in each tab', async () => {
    const page = await open('E002', 'en-US');
    const { button, dialog, press, say } = actionsOn(page, 'en-US');
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

  it('S5.032 S9.007 cuts a long reminder with an ellipsis until one wants to read all of it', async () => {
    const page = await open('E001', 'en-US');
    const { dialog, in: within, press, say } = actionsOn(page, 'en-US');
    page.answer('MessageDrawer', async (ask) => {
      const json = (await (await ask()).json()) as { data: { messages: { items: { content: string }[] } } };
      for (const [i, one] of json.data.messages.items.entries()) one.content = '字'.repeat(500 + i);
      return { json };
    });
    await press('app.bell', { count: '2' });
    const drawer = dialog(say('app.messages'));
    const text = (shown: string) => drawer.getByText(shown, { exact: true });
    await expect(text('字'.repeat(500))).toBeVisible();
    await expect(text(`${'字'.repeat(500)}…`)).toBeVisible();
    await within(drawer).press('app.messages.more');
    await expect(text('字'.repeat(501))).toBeVisible();
  });

  it('S5.033 S2.030 reading all reminders and deleting the read ones ask first, and No leaves them', async () => {
    const page = await open('E003', 'en-US');
    const { agree, button, dialog, in: within, press, say } = actionsOn(page, 'en-US');
    await expect(button('app.bell', { count: '2' })).toHaveText('2');
    await press('app.bell', { count: '2' });
    const drawer = dialog(say('app.messages'));
    const unread = drawer.getByText(say('app.messages.unread'), { exact: true });
    const decline = async (title: string) => {
      await within(dialog(say(title))).press('ui.cancel');
      await expect(dialog(say(title))).toBeHidden();
    };

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

  it('S7.040 is asked for anew once an announcement is published', async () => {
    const page = await open('admin');
    const { dialog, in: within, press, say } = actionsOn(page);
    await press('notice.publish');
    const form = dialog(say('notice.publish'));
    await within(form).fill('notice.field.title', '新公告');
    await within(form).fill('notice.field.content', '内容');
    page.asked.length = 0;
    await within(form).press('notice.release');
    await expect(form).toBeHidden();
    await expect(page.getByText('新公告')).toBeVisible();
    await expect.poll(() => page.asked).toEqual(expect.arrayContaining(['SaveNotice', 'MessageCentre']));
  });
});

describe('what is asked for', () => {
  /** Exactly these since the last time: what comes too late for one step stands in the next one's way. */
  const expectAsked = async (page: Page, ...operations: string[]) => {
    await expect.poll(() => page.asked.toSorted()).toEqual(operations);
    await expect(page.locator('[aria-busy=true], [data-loading], .chakra-skeleton')).toHaveCount(0);
    expect(page.asked.splice(0).sort()).toEqual(operations);
  };

  it('S6.010 S7.040 the shell asks for two operations on the first page, one on the next, two for the drawer', async () => {
    const page = await open('admin');
    const { dialog, say } = actionsOn(page);
    const atHome = page.getByText(say('home.schedule.empty'));
    await expect(atHome).toBeVisible();
    page.asked.length = 0;
    await page.goto('/performance/setting');
    await expect(page.getByRole('main').getByRole('table')).toBeVisible();
    await expectAsked(page, 'Attention', 'ListMemory', 'RuleList', 'Shell');
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/index$/);
    await expect(atHome).toBeVisible();
    await expectAsked(page, 'Attention', 'HomeOverview', 'Notices', 'PagePermission', 'ScheduleDay', 'Shortcuts');
    await page.getByRole('button', { name: new RegExp(say('app.bell', { count: '1' }).replace('1', '\\d+')) }).click();
    await expect(dialog(say('app.messages')).getByRole('tab').first()).toBeVisible();
    await expectAsked(page, 'MessageDrawer', 'Todos');
  });
});

describe('a page whose first request fails', () => {
  it.each(['zh-CN', 'en-US'] as const)('S8.016 says in %s why, and opens once it is answered', async (language) => {
    const page = await open('admin', language);
    const { press, say } = actionsOn(page, language);
    page.answer('Shell', { status: 504, contentType: 'text/html', body: '' });
    await page.goto('/employee/list', { drawn: false });
    const failed = page.getByRole('alert');
    await expect(failed).toContainText(say('app.pageFailed.title'));
    await expect(failed).toContainText(say('errors.timeout'));

    page.answer('Shell', 'offline');
    await press('app.reload');
    await expect(failed).toContainText(say('errors.network'));

    page.callOff();
    await press('app.reload');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('employee.title.employeeList'));
  });
});
