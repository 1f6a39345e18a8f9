import { expect, type Locator, type Page } from '@playwright/test';

/** Stops the browser's time, which from then on passes by `page.clock.runFor` only. The page has had `page.clock.install()`. */
export const stopTime = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);

/** Lets time pass, `step` milliseconds at once, until something is seen: what leads there may wait for a timer itself. */
export const timeUntil = (page: Page, seen: Locator, step = 50) =>
  expect
    .poll(async () => {
      await page.clock.runFor(step);
      return seen.isVisible();
    })
    .toBe(true);
