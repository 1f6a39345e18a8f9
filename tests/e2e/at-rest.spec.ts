import type { Page, Request, Route } from '@playwright/test';
import { somebodyOf } from './support/page-actions.ts';
import { demo, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

/** As far as what is shown may move by itself while a page loads, by the browser's own measure of it. */
const MOST = 0.02;

/** Adds up what moves without being touched. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const sums = window as unknown as { moved: number };
    sums.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) sums.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const asksForShell = (request: Request) => request.postData()?.includes('"operationName":"Shell"') ?? false;

/** Holds back every answer but what the shell needs until the page stands there without them. */
async function holdAnswers(page: Page) {
  const held: Route[] = [];
  let open = false;
  await page.route('**/graphql', async (route) => {
    if (open || asksForShell(route.request())) await route.fallback();
    else held.push(route);
  });
  return async () => {
    open = true;
    await Promise.all(held.map((route) => route.fallback()));
  };
}

for (const address of ['/index', '/employee/list'])
  test(`on a phone nothing of ${address} moves when its answers come, however late`, async ({ browser, baseURL }) => {
    const page = await somebodyOf({ browser, baseURL, language: 'en-US', width: 390 });
    await signIn(page, demo('admin'), 'en-US');
    await watchShifts(page);
    const letGo = await holdAnswers(page);
    await page.goto(address);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main .chakra-skeleton').first()).toBeVisible();
    await letGo();
    await expect(page.locator('main .chakra-skeleton')).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThanOrEqual(MOST);
  });

test('what the shell shows is asked for with the page, before any script that draws it has come, and once', async ({
  page,
}) => {
  await signIn(page, demo('admin'));
  let times = 0;
  page.on('request', (request) => {
    if (asksForShell(request)) times += 1;
  });
  const asked = page.waitForRequest(asksForShell);
  await page.route('**/assets/*.js', async (route) => {
    await asked;
    await route.fallback();
  });
  await page.goto('/index');
  await expect(page.locator('main h1')).toBeVisible();
  expect(times).toBe(1);
});
