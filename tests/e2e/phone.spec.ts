import { accountOf, COMPANIES } from './support/companies.ts';
import { expectNothingThrown, somebodyOf } from './support/page-actions.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('S2.080 S9.018 the head of an appraisal stays where it is on a phone, however far the page can be scrolled', async ({
  browser,
  baseURL,
}) => {
  const phone = await somebodyOf({ browser, baseURL, language: 'en-US', width: 390 });
  await signIn(phone, accountOf(COMPANIES.phone, 'E003'), 'en-US', '/performance/examine');
  await phone.getByRole('main').locator('a[href*="/performance/examine/details"]').first().click();
  // Until the form is there, the page is not long enough to be scrolled that far.
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('E003');
  const bottom = await phone.evaluate(() => document.documentElement.scrollHeight);
  // The heights at which the page can be scrolled by no more than what a head that shrinks would take away.
  for (let room = 10; room <= 120; room += 10) {
    await phone.setViewportSize({ width: 390, height: bottom - room });
    await phone.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(phone.getByRole('heading', { level: 1 })).toBeInViewport();
  }
  await phone.setViewportSize({ width: 390, height: 844 });
  // Fixed, it is set off from what passes beneath it.
  const head = phone.getByRole('main').locator('header[data-sticks]');
  for (const [far, colour] of [
    [50, 'rgba(0, 0, 0, 0)'],
    [51, /^rgb\(/],
  ] as const) {
    await phone.evaluate((y) => scrollTo(0, y), far);
    await expect(head).toHaveCSS('border-bottom-color', colour);
  }
  expectNothingThrown();
});
