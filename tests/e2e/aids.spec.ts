import type { Page } from '@playwright/test';
import { actionsOn } from '../support/actions.ts';
import { expectRest } from './support/rest.ts';
import { demo, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const open = (page: Page, path: string) => signIn(page, demo('hr'), 'zh-CN', path);

/** Opens a list and waits for its rows. */
async function openList(page: Page, path: string) {
  await open(page, path);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expectRest(page);
}

test('results of search, sort and paging are announced', async ({ page }) => {
  await openList(page, '/employee/list');
  const { button, field, press } = actionsOn(page);
  const told = page.getByRole('status').filter({ hasText: /条结果/ });
  await page.getByRole('columnheader').getByRole('button').first().click();
  await expect(told).toHaveText(/^查询到 1,532 条结果，当前为 1\/154 页，按.+升序排列$/);
  await press('ui.pager.next');
  await expect(told).toHaveText(/当前为 2\/154 页/);
  await field('employee.filter.keyword').fill('不存在的人');
  await button('ui.filter.query').click();
  await expect(told).toHaveText(/^查询到 0 条结果/);
});

test('what has the focus is not covered by pinned columns', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await openList(page, '/performance/setting');
  const table = page.getByRole('region', { name: /表格$/ });
  await table.evaluate((box) => box.scrollTo({ left: 10_000 }));
  const covered = await table.evaluate((box) =>
    [...box.querySelectorAll<HTMLElement>('tbody a, tbody button, thead button')]
      .filter((one) => {
        one.focus();
        const { left, right, top, height } = one.getBoundingClientRect();
        const at = (x: number) => one.contains(document.elementFromPoint(x, top + height / 2));
        return !at(left + 2) || !at(right - 2);
      })
      .map((one) => one.textContent),
  );
  expect(covered).toEqual([]);
});

test('current entries and progress show in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openList(page, '/performance/management');
  const current = page.locator('[aria-current=page]:visible');
  expect(await current.count()).toBeGreaterThan(1);
  for (const one of await current.all()) await expect(one).toHaveCSS('outline-style', 'solid');
  const [bar, track] = [page.locator('[data-part=range]').first(), page.locator('[data-part=track]').first()];
  const paint = (one: typeof bar) => one.evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(await paint(bar)).not.toBe(await paint(track));
  await page.getByRole('banner').getByRole('link').first().click();
  await actionsOn(page).press('app.menu.hideAtHome');
  await expect(page.locator('[aria-pressed=true]')).toHaveCSS('outline-style', 'solid');
});

test('at 400 % a form has room to be typed into', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/performance/setting/rule_template');
  const fields = page.getByRole('main').getByRole('textbox');
  await expect(fields.first()).toBeVisible();
  for (const field of (await fields.all()).slice(0, 6)) {
    await field.focus();
    const free = await field.evaluate((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      const seen = (y: number) => node.contains(document.elementFromPoint((left + right) / 2, y));
      return seen(top + 3) && seen(bottom - 3);
    });
    expect(free).toBe(true);
  }
  const stuck = await page.evaluate(
    () =>
      [...document.querySelectorAll('[data-sticks]')].filter((one) => getComputedStyle(one).position === 'sticky')
        .length,
  );
  expect(stuck, 'what sticks to the edges').toBe(0);
});
