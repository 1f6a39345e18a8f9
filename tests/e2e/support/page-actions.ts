import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import type { Language } from './texts.ts';

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
  page.setDefaultTimeout(60_000);
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

/** Types into a field of a card, which is what a row of a sheet is on a phone, with the keys of its keyboard. */
export async function typeField(cards: Locator, row: number, heading: string, text: string) {
  const field = cards.getByRole('listitem').nth(row).getByRole('textbox', { name: heading });
  await field.fill('');
  await field.pressSequentially(text);
  await field.press('Tab');
}
