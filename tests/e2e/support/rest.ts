import { expect, type Page } from '@playwright/test';

/** Waits until nothing on a page is being fetched or done. To be asked only of a page that can get what it asks for. */
export const expectRest = (page: Page) =>
  expect(page.locator('[aria-busy=true], [data-loading], .chakra-skeleton')).toHaveCount(0);
