import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { sendSignIn, signIn, type Account } from './sign-in.ts';
import { textsIn, type Language } from './texts.ts';

/** The day the services' clock starts on in every test; the browser's shows the same, or dates would not fit. */
const NOW = '2026-11-01T09:30:00+08:00';

interface Who {
  browser: Browser;
  baseURL: string | undefined;
  language?: Language;
  width?: number;
  /** Cookies and storage of a session that began elsewhere. */
  storageState?: BrowserContextOptions['storageState'];
}

/** A browser of somebody's own: one role of a journey. What a page throws fails the journey at its end. */
export async function somebodyOf({
  browser,
  baseURL,
  language = 'zh-CN',
  width = 1440,
  storageState,
}: Who): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: language,
    timezoneId: 'Asia/Shanghai',
    viewport: { width, height: width < 500 ? 844 : 900 },
    ...(width < 500 && { hasTouch: true, isMobile: true }),
    acceptDownloads: true,
    ...(storageState && { storageState }),
  });
  await context.clock.setSystemTime(NOW);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => thrown.push(`${page.url()}: ${error.message}`));
  return page;
}
const thrown: string[] = [];
export const expectNothingThrown = () => expect(thrown, 'errors of the pages').toEqual([]);

/** What a person does with fields, named as they read. */
export const handsOf = (page: Page, language: Language = 'zh-CN') => {
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
    /** The short message that says how something went. */
    told: (text: string | RegExp) => expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible(),
  };
};

/** Types a value into a cell of a sheet the way one does: open it, type, Enter. The column is named by its heading. */
export async function typeCell(sheet: Locator, row: number, heading: string, text: string) {
  await expect(sheet.getByRole('columnheader').first()).toBeVisible();
  const headings = await sheet.getByRole('columnheader').allTextContents();
  const column = headings.findIndex((one) => one.replace(' *', '') === heading);
  expect(column, `column ${heading} of ${headings.join()}`).toBeGreaterThanOrEqual(0);
  const cell = sheet.locator(`[data-cell="${row}:${column}"]`);
  await cell.dblclick();
  const input = cell.locator('input, textarea');
  await input.fill(text);
  await input.press('Enter');
}

/** Signs in with a first password, gives the account one of its own, and signs in with that. */
export async function firstSignIn(page: Page, account: Account, own: string, language: Language = 'zh-CN') {
  const { fill, press } = handsOf(page, language);
  await page.goto('/login');
  await sendSignIn(page, account, language);
  await expect(page).toHaveURL(/\/first-login$/);
  await fill('session.password.old', account.password);
  await fill('session.password.new', own);
  await fill('session.password.confirm', own);
  await press('session.password.submit');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, { ...account, password: own }, language);
}

/** Keeps a picture of the page when `E2E_SHOTS` names a folder: to look at the product, not to compare. */
export async function shot(page: Page, name: string) {
  const folder = process.env['E2E_SHOTS'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
}
