import { expect, type Locator, type Page } from '@playwright/test';

/** Stops the browser's time, which from then on passes by `page.clock.runFor` only. The page has had `page.clock.install()`. */
export const stopTime = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);

/** Lets time pass and what it sets off be drawn, so that what is not there then does not come by itself. */
export async function pass(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds);
  // React draws in messages it sends to itself: one sent now comes after those.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      }),
  );
}

/** Lets time pass, `step` milliseconds at once, until something is seen: what leads there may wait for a timer itself. */
export const timeUntil = (page: Page, seen: Locator, step = 50) =>
  expect
    .poll(async () => {
      await page.clock.runFor(step);
      return seen.isVisible();
    })
    .toBe(true);
