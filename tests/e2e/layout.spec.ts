import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { pass, stopTime } from './support/clock.ts';
import { actionsOn } from '../support/actions.ts';
import { shot } from './support/page-actions.ts';
import { demo, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

/** May look at everything and change nothing. */
const reader = demo('readonly');

interface Entry {
  id: string;
  name: string;
  path: string | null;
  icon: string | null;
  children: Entry[];
}

/** Puts one more level into the menu that the server sends: a group between that of the people and their list. */
async function deepenMenu(page: Page) {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"operationName":"Shell"')) return route.fallback();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { menu: Entry[] } };
    for (const group of data.menu)
      if (group.id === '20') group.children = [{ ...group, id: '20-1', name: '在职与离职', children: group.children }];
    return route.fulfill({ response, json: { data } });
  });
}

test('S1.006 S1.008 S2.005 S2.022 S2.025 S2.026 S2.033 S2.036 S6.010 S9.012 S9.019 the shell leads through the product: logo, menu of three levels, breadcrumbs, title', async ({
  page,
}) => {
  const { button, say } = actionsOn(page);
  const header = page.getByRole('banner');
  const menu = page.getByRole('navigation', { name: say('app.menu') });
  const crumbs = page.getByRole('navigation', { name: say('app.breadcrumbs') });
  const asked: unknown[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (/"operationName":"(Shell|PagePermission)"/.test(body))
      asked.push((JSON.parse(body) as { variables: { path: string } }).variables.path);
  });
  await deepenMenu(page);
  await signIn(page, reader);
  await expect(page).toHaveTitle('首页 - 衡才');

  for (const group of ['员工管理', '在职与离职', '绩效管理', '企业管理'])
    await menu.getByRole('button', { name: group }).click();
  await shot(page, 'layout-menu');
  const entries = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(entries).toEqual(expect.arrayContaining(['/index', '/employee/list', '/performance/examine']));
  expect(entries).not.toContain('/first-login');

  await menu.getByRole('link', { name: say('employee.title.employeeList') }).click();
  await expect(crumbs.getByRole('listitem')).toHaveText(['员工管理', /在职与离职/, /员工列表/]);
  await expect(page).toHaveTitle('员工列表 - 衡才');
  await button('app.menu.collapse').click();
  await menu.getByRole('button', { name: '员工管理' }).hover();
  const flyout = page.getByRole('menu', { name: '员工管理' });
  await expect(flyout.getByRole('group', { name: '在职与离职' })).toBeVisible();
  await shot(page, 'layout-flyout');
  await flyout.getByRole('menuitem', { name: say('employee.title.employeeList') }).click();
  await expect(flyout).toBeHidden();

  await page.clock.install();
  await stopTime(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('performance.examine.open') })
    .first()
    .click();
  await expect(crumbs.locator('[aria-current=page]')).toHaveText(say('employee.title.employeeDetails'));
  await pass(page, 99);
  await expect(page).toHaveTitle('员工列表 - 衡才');
  await pass(page, 100);
  await expect(page).toHaveTitle('员工详情 - 衡才');
  await header.getByRole('link', { name: say('app.product') }).click();
  await expect(page).toHaveURL(/\/index$/);
  expect(asked).toEqual(['/index', '/employee/list', '/employee/details', '/index']);

  await button('app.menu.expand').click();
  await expect(menu).toHaveCSS('width', '190px');
  const resized = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('resize', () => resolve(), { once: true })),
  );
  await page.setViewportSize({ width: 1100, height: 900 });
  await resized;
  await pass(page, 499);
  await expect(button('app.menu.collapse')).toBeVisible();
  await pass(page, 1);
  await expect(button('app.menu.expand')).toBeVisible();
  await expect(menu).toHaveCSS('width', '80px');

  /** A length in pixels that only the page can work out. */
  const px = (length: string) =>
    page.evaluate((width) => {
      const probe = document.body.appendChild(document.createElement('div'));
      probe.style.width = width;
      const measured = probe.getBoundingClientRect().width;
      probe.remove();
      return measured;
    }, length);
  for (const [width, unit, root] of [
    [1440, 60, 16],
    [1920, 60, 16],
    [2880, 90, 24],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => px('var(--root-unit)')).toBeCloseTo(unit, 1);
    await expect.poll(() => px('1rem')).toBeCloseTo(root, 1);
  }
});

test('S2.021 S2.076 S2.077 S2.078 S2.079 S2.081 S5.053 S6.012 S6.013 S9.014 S9.040 a list is paged, searched, left and found again as it was', async ({
  page,
}) => {
  const { button, field, fill, press, say } = actionsOn(page);
  await signIn(page, reader, 'zh-CN', '/employee/list');
  const pager = page.getByRole('navigation', { name: say('ui.pager.label') });
  await expect(pager).toContainText(/第 1 页，共 154 页，共 1,532 条/);
  await page.getByText(new RegExp(`^${say('ui.viewOnly')}`)).hover();
  await expect(page.getByRole('tooltip', { name: say('ui.viewOnly.hint') })).toBeVisible();

  await page.getByRole('combobox', { name: say('ui.pager.size') }).click();
  const sizes = ['10', '20', '30', '40'].map((size) => say('ui.pager.perPage', { size }));
  await expect(page.getByRole('option')).toHaveText(sizes);
  await page.getByRole('option', { name: sizes[3] ?? '' }).click();
  await expect(pager).toContainText(/第 1 页，共 39 页，/);
  await field('ui.pager.jumpTo').fill('7');
  await field('ui.pager.jumpTo').press('Enter');
  await expect(pager).toContainText(/第 7 页，共 39 页，/);
  await expect(pager.locator('[aria-current=page]')).toHaveText('7');
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText('H00241');

  await page
    .getByRole('main')
    .getByRole('link', { name: say('performance.examine.open') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/employee\/details/);
  await page.getByRole('link', { name: say('ui.back') }).click();
  await expect(pager).toContainText(/第 7 页，共 39 页，/);
  await expect(rows.nth(1)).toContainText('H00241');

  await press('ui.filter.expand');
  const entered = page.getByRole('group', { name: say('employee.entryDate') });
  await expect(entered).toHaveCSS('min-width', '210px');
  await expect(entered).toContainText('-');
  const [from, to] = [
    field('ui.range.from', { label: say('employee.entryDate') }),
    field('ui.range.to', { label: say('employee.entryDate') }),
  ];
  await fill('ui.range.from', '2016-12-31', { label: say('employee.entryDate') });
  await fill('ui.range.to', '2016-01-01', { label: say('employee.entryDate') });
  await expect(from).toHaveValue('2016-01-01');
  await expect(to).toHaveValue('2016-12-31');
  await shot(page, 'layout-filters');

  await page.getByRole('search').getByRole('textbox').first().fill('无此人');
  await press('ui.filter.query');
  await expect(page.getByText(say('ui.filtered.title'))).toBeVisible();
  await expect(pager).toContainText(/第 1 页，共 1 页，共 0 条/);
  await shot(page, 'layout-empty');
  await expectAccessible(page);
  await press('ui.resetFilters');
  await expect(pager).toContainText(/共 1,532 条/);
  await expect(button('ui.resetFilters')).toHaveCount(0);
});

test('S2.082 S5.048 S5.049 S5.050 S8.053 S9.015 S9.020 what is typed becomes a number, a text grows and loses its emoji, and neither is left by mistake', async ({
  page,
}) => {
  const { dialog, in: within, press, field, say } = actionsOn(page);
  await page.clock.install();
  await signIn(page, demo('admin'));
  await press('notice.publish');
  const notice = dialog(say('notice.publish'));
  const content = within(notice).field('notice.field.content');
  /** Height in rows of text, which is what remains without border and padding. */
  const rows = () =>
    content.evaluate((area) => {
      const { lineHeight, paddingBlock, borderBlockWidth } = getComputedStyle(area);
      const [line, ...around] = [lineHeight, paddingBlock, paddingBlock, borderBlockWidth, borderBlockWidth].map(
        parseFloat,
      );
      return (area.getBoundingClientRect().height - around.reduce((a, b) => a + b, 0)) / (line ?? 0);
    });
  await expect.poll(rows).toBeCloseTo(2, 0);
  await content.fill('做得好👍🏽');
  await expect(content).toHaveValue('做得好');
  await expect(notice.getByText(say('ui.remaining', { count: '997' }))).toBeVisible();
  await content.fill('一行\n'.repeat(6));
  await expect.poll(rows).toBeCloseTo(7, 0);
  await content.fill('一行\n'.repeat(30));
  await expect.poll(rows).toBeCloseTo(10, 0);
  await shot(page, 'layout-text');
  await within(notice).press('ui.cancel');
  const unsaved = dialog(say('ui.unsaved.title'));
  await within(unsaved).press('ui.unsaved.stay');
  await expect(content).toHaveValue(/一行/);
  await within(notice).press('ui.cancel');
  await within(unsaved).press('ui.unsaved.leave');
  await expect(notice).toBeHidden();

  await page.goto('/performance/setting/rule_template');
  const preview = page.getByRole('region', { name: say('performance.rule.preview') });
  const share = preview.getByRole('listitem').filter({ hasText: '[70, 85)' });
  await expect(share).toContainText('15 人');
  const people = within(preview).field('performance.rule.preview.people');
  await stopTime(page);
  await people.fill('a6b');
  await expect(people).toHaveValue('6');
  await people.pressSequentially('0');
  await pass(page, 99);
  await expect(share).toContainText('15 人');
  await pass(page, 100);
  await expect(share).toContainText('30 人');
  await page.clock.resume();
  await people.fill('6.0b');
  await expect(people, 'whose point keeps a next digit from joining the first').toHaveValue('6.');
  await people.blur();
  await expect(people).toHaveValue('6');

  await field('performance.rule.name').fill('未保存的规则');
  const home = page.getByRole('link', { name: say('home.title.home') });
  await home.click();
  await within(unsaved).press('ui.unsaved.stay');
  await expect(field('performance.rule.name')).toHaveValue('未保存的规则');
  await home.click();
  await within(unsaved).press('ui.unsaved.leave');
  await expect(page).toHaveURL(/\/index$/);
});

test('S2.084 S2.085 S5.139 S5.140 S9.027 S9.028 a page is kept as picture or PDF, after a warning where it is too large, and a failure is told', async ({
  page,
}) => {
  const { dialog, in: within, press, say, told } = actionsOn(page);
  await signIn(page, reader, 'zh-CN', '/performance/examine');
  await page.getByRole('link', { name: '2025年度绩效考核' }).click();
  const save = async (as: 'png' | 'pdf') => {
    await press('ui.export');
    await page.getByRole('menuitem', { name: say(`performance.assess.export.${as}`) }).click();
  };
  const bytesOf = async (as: 'png' | 'pdf') => {
    const [download] = await Promise.all([page.waitForEvent('download'), save(as)]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^\\p{Script=Han}{2,4} 2025年度绩效考核\\.${as}$`, 'u'));
    return readFileSync(await download.path());
  };
  const picture = await bytesOf('png');
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  const desk = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  const fromPhone = await bytesOf('png');
  const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
  expect(sizeOf(fromPhone), 'as wide and as long from a phone').toEqual(sizeOf(picture));
  await page.setViewportSize(desk);
  const pdf = (await bytesOf('pdf')).toString('latin1');
  expect(pdf).toMatch(/^%PDF-/);
  const sizes = [...pdf.matchAll(/MediaBox \[0 0 (\S+) (\S+)\]/g)].map(([, ...size]) => size.map(Number));
  expect(sizes.length).toBeGreaterThan(0);
  for (const [width, height] of sizes) {
    expect(width).toBeCloseTo(592.28, 2);
    expect(height).toBeCloseTo(841.89, 2);
  }

  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  });
  await save('png');
  await told(say('ui.export.failed'));

  await page.evaluate(() => {
    const tall = new CSSStyleSheet();
    tall.replaceSync('[data-off-screen] { min-height: 16291px }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, tall];
  });
  await save('png');
  const large = dialog(say('ui.export.large.title'));
  await expect(large).toContainText(say('ui.export.large.body'));
  await shot(page, 'layout-large');
  await within(large).press('ui.cancel');
  await expect(large).toBeHidden();
});

test('S2.054 each mix of colour, header, menu and logo is chosen in the theme dialog and can be read by everybody', async ({
  page,
}) => {
  const { dialog, in: within, say } = actionsOn(page, 'en-US');
  await signIn(page, reader, 'en-US', '/employee/list');
  const theme = dialog(say('app.theme'));
  const root = page.locator('html');
  for (const [header, menu, logo, colour] of [
    ['light', 'dark', 'withMenu', 1],
    ['dark', 'light', 'withHeader', 5],
    ['dark', 'brand', 'withMenu', 9],
    ['brand', 'dark', 'withHeader', 12],
  ] as const) {
    await page.getByRole('button', { name: say('app.user', { name: '' }) }).click();
    await page.getByRole('menuitem', { name: say('app.theme') }).click();
    const choose = (part: string, choice: string) =>
      theme
        .getByRole('radiogroup', { name: say(`app.theme.${part}`), exact: true })
        .getByText(say(`app.theme.${choice}`), { exact: true })
        .click();
    const before = await root.evaluate((html) => getComputedStyle(html).getPropertyValue('--brand-primary'));
    const tile = page.getByRole('radio', { name: say('app.theme.number', { id: String(colour) }), exact: true });
    await theme.locator('label', { has: tile }).click();
    await expect(root).not.toHaveCSS('--brand-primary', before);
    await choose('header', header);
    await choose('menu', menu);
    await choose('logo', logo);
    await within(theme).press('ui.close');
    await expect(theme).toBeHidden();
    await shot(page, `layout-theme-${header}-${menu}`);
    await expectAccessible(page);
  }
});
