import type { CDPSession, Locator, Page } from '@playwright/test';
import { accountOf, COMPANIES } from './support/companies.ts';
import { actionsOn } from '../support/actions.ts';
import { expectNothingThrown, shot, somebodyOf } from './support/page-actions.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

/** What is typed into each kind of cell, by its column: with keys, and through an input method. */
const KINDS = [
  { kind: 'longtext', c: 0, was: 'Reduce costs by 5', keys: 'Raise', shown: 'Raise', composed: '降低成本' },
  { kind: 'text', c: 1, was: 'pieces', keys: 'kg', shown: 'kg', composed: '万元' },
  { kind: 'number', c: 2, was: '60', keys: '7.5', shown: '7.5%', composed: '４０', composedShown: '40%' },
  { kind: 'select', c: 3, was: '普通', keys: '非', shown: '非常紧急', composed: '紧急' },
] as const;

/** Somebody before their targets, in which two rows have been added. */
async function openSheet(page: Page, number: string): Promise<Locator> {
  await signIn(page, accountOf(COMPANIES.sheet, number), 'zh-CN', '/performance/examine');
  await page.getByRole('main').locator('a[href*="/performance/examine/details"]').first().click();
  const add = actionsOn(page).button('performance.assess.row.add');
  await add.first().click();
  await add.first().click();
  return page.getByRole('grid').first();
}

const cellsOf = (sheet: Locator) => (r: number, c: number) => sheet.locator(`[data-cell="${r}:${c}"]`);

/** What a cell shows; the text in its editor, should it have one, is not that. */
const showing = (cell: Locator, text: string) => expect(cell).toHaveText(text, { useInnerText: true });

/** Types as an input method does: the composition grows key by key and is then taken. */
async function compose(input: CDPSession, text: string) {
  for (let end = 1; end <= text.length; end++)
    await input.send('Input.imeSetComposition', { text: text.slice(0, end), selectionStart: end, selectionEnd: end });
  await input.send('Input.insertText', { text });
}

async function paste(page: Page, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
}

test('every kind of cell takes keys, composition, paste, undo, Tab and Escape from the moment it is selected', async ({
  browser,
  baseURL,
}) => {
  const page = await somebodyOf({ browser, baseURL });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const sheet = await openSheet(page, 'E003');
  const cell = cellsOf(sheet);
  const input = await page.context().newCDPSession(page);

  for (const { kind, c, was, keys, shown, composed, ...more } of KINDS) {
    const at = cell(0, c);
    const wasShown = kind === 'number' ? `${was}%` : was;
    await test.step(`${kind}: the first key replaces what stands there`, async () => {
      await at.click();
      await page.keyboard.type(was);
      await page.keyboard.press('Enter');
      await showing(at, wasShown);
      await expect(cell(1, c).locator('[data-editor]'), 'Enter goes down').toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.type(keys);
      await shot(page, `sheet-${kind}-typing`);
      await page.keyboard.press('Enter');
      await showing(at, shown);
    });
    await test.step(`${kind}: undo takes it back and makes it again`, async () => {
      await page.keyboard.press('Control+Z');
      await showing(at, wasShown);
      await page.keyboard.press('Control+Y');
      await showing(at, shown);
      await page.keyboard.press('Control+Z');
    });
    await test.step(`${kind}: a composition replaces it too`, async () => {
      await compose(input, composed);
      await expect(at.locator('[data-editor]')).toHaveValue(kind === 'number' ? '40' : composed);
      await page.keyboard.press('Enter');
      await showing(at, 'composedShown' in more ? more.composedShown : composed);
    });
    await test.step(`${kind}: undo in the editor is the editor's, Escape leaves what stood there`, async () => {
      await page.keyboard.press('ArrowUp');
      await page.keyboard.type(keys);
      await page.keyboard.press('Control+Z');
      await expect(at.locator('[data-editor]')).not.toHaveValue(keys);
      await page.keyboard.type(keys);
      await page.keyboard.press('Escape');
      await showing(at, 'composedShown' in more ? more.composedShown : composed);
      await expect(at.locator('[data-editor=waiting]')).toBeFocused();
    });
    await test.step(`${kind}: a paste is one edit`, async () => {
      await paste(page, was);
      await showing(at, wasShown);
      await page.keyboard.press('Control+Z');
      await showing(at, 'composedShown' in more ? more.composedShown : composed);
      await page.keyboard.press('Control+Y');
      await showing(at, wasShown);
    });
    await test.step(`${kind}: Tab commits and the next cell takes the next key`, async () => {
      await page.keyboard.type(keys);
      await page.keyboard.press('Tab');
      await showing(at, shown);
      const [r, next] = c === 3 ? [1, 0] : [0, c + 1];
      await expect(cell(r, next).locator('[data-editor]')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(at.locator('[data-editor]')).toBeFocused();
    });
  }

  await test.step('a key that means nothing in a number leaves it alone', async () => {
    await cell(0, 2).click();
    await page.keyboard.type('a');
    await page.keyboard.press('Enter');
    await showing(cell(0, 2), '7.5%');
  });
  await test.step('a choice that is always made cannot be emptied', async () => {
    await cell(0, 3).click();
    await page.keyboard.press('Delete');
    await showing(cell(0, 3), '非常紧急');
  });
  await test.step('a block is one edit, and undone as one', async () => {
    await cell(0, 0).click();
    await paste(page, '签约客户\t家\t55\t较低\n回款\t万元\t45\t紧急');
    await showing(cell(1, 3), '紧急');
    await showing(cell(0, 0), '签约客户');
    await page.keyboard.press('Control+Z');
    await showing(cell(0, 0), 'Raise');
    await showing(cell(1, 0), '-');
    await page.keyboard.press('Control+Shift+Z');
    await showing(cell(1, 0), '回款');
  });
  await test.step('leaving the sheet keeps what was typed, and it is saved', async () => {
    await cell(1, 3).click();
    await page.keyboard.type('较');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(sheet.locator('[data-editor]:focus'), 'the last cell lets the focus go').toHaveCount(0);
    await cell(1, 0).click();
    await page.keyboard.type('回款率');
    await page.getByRole('heading', { level: 1 }).click();
    await showing(cell(1, 0), '回款率');
    await expect(page.getByText(/^已保存/)).toBeVisible({ timeout: 30_000 });
    await page.reload();
    await showing(cell(1, 0), '回款率');
  });
  expectNothingThrown();
});

test('on a phone a row is a card whose fields take keys, composition and what Tab and the next key lead to', async ({
  browser,
  baseURL,
}) => {
  const page = await somebodyOf({ browser, baseURL, width: 390 });
  await openSheet(page, 'E004');
  const input = await page.context().newCDPSession(page);
  const card = (r: number) => page.getByRole('group', { name: new RegExp(`^第 ${r + 1} 项`) });
  const field = (r: number, name: string) => card(r).getByRole('textbox', { name });
  await expect(page.getByRole('grid'), 'nothing is typed in a table').toHaveCount(0);

  await field(0, '关键结果').tap();
  await page.keyboard.type('Reduce costs by 5');
  await page.keyboard.press('Tab');
  await compose(input, '万元');
  await expect(page.locator(':focus')).toHaveValue('万元');
  await page.keyboard.press('Enter');
  await expect(field(0, '权重')).toBeFocused();
  await compose(input, '４０');
  await expect(field(0, '权重')).toHaveValue('40');
  await expect(page.getByText('权重合计 40%')).toBeInViewport();
  await shot(page, 'sheet-phone');
  await card(0).getByRole('combobox', { name: '优先级' }).tap();
  await page.getByRole('option', { name: '紧急', exact: true }).tap();
  await expect(card(0).getByRole('combobox', { name: '优先级' })).toHaveText('紧急');
  await field(1, '权重').tap();
  await page.keyboard.type('6');
  await expect(page.getByText('权重合计 46%')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expect(page.getByText(/^已保存/)).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(field(0, '关键结果')).toHaveValue('Reduce costs by 5');
  await expect(field(0, '权重')).toHaveValue('40');
  expectNothingThrown();
});

test('a draft keeps what is out of range, says so at its cell also after a reload, and is refused on submission', async ({
  browser,
  baseURL,
}) => {
  const page = await somebodyOf({ browser, baseURL });
  const { press, say } = actionsOn(page);
  const sheet = await openSheet(page, 'E005');
  const cell = cellsOf(sheet);
  await cell(0, 0).click();
  await page.keyboard.type('降低成本');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('150');
  await page.keyboard.press('Enter');
  const reason = page.getByRole('button', { name: /^降低成本 · 权重：权重须大于 0/ });
  await expect(reason).toBeVisible();
  await expect(page.getByText(/^已保存/)).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(cell(0, 2)).toContainText('150%');
  await expect(cell(0, 2)).toHaveAttribute('aria-invalid', 'true');
  await reason.click();
  await expect(cell(0, 2).locator('[data-editor]'), 'the reason leads to the cell').toBeFocused();
  await shot(page, 'sheet-out-of-range');
  await press('performance.assess.submit');
  await expect(
    page.getByRole('status').filter({ hasText: /降低成本 · 权重：权重须大于 0.+第 2 行 · 关键结果/s }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: say('performance.assess.withdraw') })).toBeHidden();
  expectNothingThrown();
});
