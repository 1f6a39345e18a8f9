import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { textsIn, type Language } from './texts.ts';

/** The day the services' clock starts on in every test; the browser's shows the same, or dates would not fit. */
const NOW = '2026-11-01T09:30:00+08:00';

interface Who {
  browser: Browser;
  baseURL: string | undefined;
  language?: Language;
  width?: number;
  /** Where the person sits; the companies of the tests keep the days of Shanghai. */
  timezoneId?: string;
  /** Cookies and storage of a session that began elsewhere. */
  storageState?: BrowserContextOptions['storageState'];
}

/** A browser of somebody's own: one role of a journey. What a page throws fails the journey at its end. */
export async function somebodyOf({
  browser,
  baseURL,
  language = 'zh-CN',
  width = 1440,
  timezoneId = 'Asia/Shanghai',
  storageState,
}: Who): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: language,
    timezoneId,
    viewport: { width, height: width < 500 ? 844 : 900 },
    ...(width < 500 && { hasTouch: true, isMobile: true }),
    acceptDownloads: true,
    ...(storageState && { storageState }),
  });
  await context.clock.setSystemTime(NOW);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const { testId } = test.info();
  page.on('pageerror', (error) => thrown.push({ testId, text: `${page.url()}: ${error.message}` }));
  return page;
}
/** A worker runs the tests of several files. */
const thrown: { testId: string; text: string }[] = [];
export const expectNothingThrown = () => {
  const { testId } = test.info();
  expect(
    thrown.filter((one) => one.testId === testId).map(({ text }) => text),
    'errors of the pages',
  ).toEqual([]);
};

/** What a person does with fields, named as they read. */
export const actionsOn = (page: Page, language: Language = 'zh-CN') => {
  const t = textsIn(language);
  const say = (id: string, values: Record<string, string> = {}) =>
    Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), t(id));
  const within = (scope: Locator | Page) => {
    const field = (id: string, values?: Record<string, string>) =>
      scope.getByRole('textbox', { name: say(id, values), exact: true });
    const button = (id: string, values?: Record<string, string>) =>
      scope.getByRole('button', { name: say(id, values), exact: true });
    return {
      field,
      button,
      /** Types and leaves the field, so that what leaving it brings stands before the next act. */
      async fill(id: string, text: string, values?: Record<string, string>) {
        await field(id, values).fill(text);
        await field(id, values).blur();
      },
      press: (id: string, values?: Record<string, string>) => button(id, values).click(),
      async choose(name: string, option: string | RegExp) {
        await scope.getByRole('combobox', { name, exact: true }).click();
        await page.getByRole('option', { name: option }).click();
      },
    };
  };
  const dialog = (name: string) => page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
  /** The entry at home of a kind of thing to do. */
  const todo = (kind: string) =>
    page.getByRole('main').getByRole('link', { name: say(`enum.TodoType.${kind}`), exact: true });
  const bell = page.getByRole('banner').getByRole('button', { name: say('app.bell').split('{')[0] ?? '' });
  return {
    ...within(page),
    say,
    in: within,
    dialog,
    /** Says yes in the dialog with this title. */
    async agree(title: string, action: string) {
      await dialog(title).getByRole('button', { name: action, exact: true }).click();
      await expect(dialog(title)).toBeHidden();
    },
    /** Ticks the one box of a dialog by its words: the box itself is out of sight, and a drawer may still be moving. */
    async tick(scope: Locator) {
      await scope.locator('label:has(input[type=checkbox])').click();
      await expect(scope.getByRole('checkbox')).toBeChecked();
    },
    todo,
    /** Opens what waits for somebody by its entry at home. */
    async openTodo(kind: string) {
      await page.goto('/index');
      await todo(kind).click();
      await expect(page).toHaveURL(/\/performance\/examine/);
    },
    /** How much the badge says is waiting. */
    waiting: async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]),
    /** Opens what waits for somebody by the last message about it. */
    async openReminder() {
      await page.goto('/index');
      await bell.click();
      const drawer = dialog(say('app.messages'));
      await drawer.getByRole('tab', { name: say('app.messages.tab.reminders') }).click();
      await drawer
        .getByRole('link', { name: say('app.messages.open') })
        .first()
        .click();
      await expect(drawer).toBeHidden();
    },
    /** The short message that says how something went. */
    told: (text: string | RegExp) => expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible(),
  };
};

/** Types a value into a cell of a sheet with keys: choose it, type over what stands there, Enter. The column is named by its heading. */
export async function typeCell(sheet: Locator, row: number, heading: string, text: string) {
  await expect(sheet.getByRole('columnheader').first()).toBeVisible();
  const headings = await sheet.getByRole('columnheader').allTextContents();
  const column = headings.findIndex((one) => one.replace(' *', '') === heading);
  expect(column, `column ${heading} of ${headings.join()}`).toBeGreaterThanOrEqual(0);
  const cell = sheet.locator(`[data-cell="${row}:${column}"]`);
  await cell.click();
  const { keyboard } = cell.page();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type(text);
  await keyboard.press('Enter');
}

/** Keeps a picture of the page when `E2E_SHOTS` names a folder: to look at the product, not to compare. */
export async function shot(page: Page, name: string) {
  const folder = process.env['E2E_SHOTS'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
}
