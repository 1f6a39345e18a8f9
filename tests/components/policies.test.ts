import { beforeAll, it } from 'vitest';
import { createJobFamilies, createRanks, idOf, peopleFor } from '@hengcai/services/src/testing/staff.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: string;
beforeAll(async () => {
  const made = await product.services.createTestCompany();
  company = made.code;
  await product.services.as(made, 'writes', async (ctx) => {
    await createRanks(ctx, [
      { rankId: idOf('p6'), code: 'P6', name: 'P6', grade: 6 },
      { rankId: idOf('p7'), code: 'P7', name: 'P7', grade: 7 },
    ]);
    await createJobFamilies(ctx, [{ jobFamilyId: idOf('tech'), code: 'T', name: '技术', nameEn: 'Engineering' }]);
    await peopleFor(ctx, [
      { key: 'H1', empName: '韩雅琴', roles: ['hr'] },
      { key: 'C1', empName: '陈总', roles: ['CEO'] },
      { key: 'E1', empName: '张伟', rankId: idOf('p6'), baseSalary: '9000' },
      { key: 'E2', empName: '王芳', rankId: idOf('p6'), baseSalary: '12000' },
    ]);
  });
});

const open = async (as: string, at: string, language: 'zh-CN' | 'en-US' = 'zh-CN', width = 1440) => {
  const page = await product.open({ company, as, at, language, width });
  return { page, main: page.getByRole('main'), ...actionsOn(page, language) };
};
type Opened = Awaited<ReturnType<typeof open>>;

/** Types a text into a cell as one does at a spreadsheet: the cell, the keys, the way out. */
async function type({ page, main, say }: Opened, sheet: string, row: number, column: number, text: string) {
  const cell = main.getByRole('grid', { name: say(sheet) }).locator(`[data-cell="${row}:${column}"]`);
  await cell.click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

it('S1.031 S5.040 S5.113 a policy is typed into a row for each rank, and what is wrong is said with its row', async () => {
  const at = await open('H1', '/payment/policy');
  const { page, main, press, say, told } = at;
  await expect(main.getByText(say('compensation.policy.empty'))).toBeVisible();
  await main
    .getByRole('link', { name: say('compensation.policy.new') })
    .first()
    .click();
  const sheet = main.getByRole('grid', { name: say('compensation.policy.ranges') });
  await expect(sheet.getByRole('row')).toHaveCount(3);
  await press('ui.save');
  await expect(main.getByText(say('rule.SALARY_RANGES_MISSING')).first()).toBeVisible();

  const name = main.getByRole('textbox', { name: new RegExp(`^${say('compensation.policy.name')}`) });
  await name.fill('2026');
  await type(at, 'compensation.policy.ranges', 1, 2, '16000');
  await type(at, 'compensation.policy.ranges', 1, 3, '12000');
  await type(at, 'compensation.policy.ranges', 1, 4, '15000');
  await type(at, 'compensation.policy.bands', 0, 2, '0.95');
  await press('ui.save');
  const inRow = (row: string, column: string, rule: string) =>
    say('compensation.policy.rowIssue', { row: '2', name: row, column: say(column), reason: say(rule) });
  await expect(
    main.getByText(inRow('P6', 'compensation.policy.low', 'rule.SALARY_LOW_ABOVE_HIGH')).first(),
  ).toBeVisible();
  await expect(
    main.getByText(say('compensation.policy.bandIssue', { row: '2', reason: say('rule.CR_LOW_ABOVE_HIGH') })).first(),
  ).toBeVisible();

  await type(at, 'compensation.policy.ranges', 1, 2, '10000');
  await type(at, 'compensation.policy.bands', 0, 2, '0.8');
  await press('ui.save');
  await told(say('compensation.policy.saved', { name: '2026' }));
  const p6 = sheet.getByRole('row').filter({ hasText: 'P6' });
  await expect(p6).toContainText('15,000.00');
  // Two people of the rank: one below the range, one within.
  await expect(p6.locator('[data-cell="0:6"]')).toHaveText('2');
  await expect(p6.locator('[data-cell="0:7"]')).toHaveText('1');
  await expect(p6.locator('[data-cell="0:8"]')).toHaveText('1');
  await expect(p6.locator('[data-cell="0:9"]')).toHaveText('0');

  await page.goto('/payment/policy');
  await expect(main.getByRole('row').filter({ hasText: '2026' })).toContainText('韩雅琴');
});

it('a copy is saved under a name of its own and deleted after a question, on a phone as well', async () => {
  const { page, main, press, say, told, in: within } = await open('H1', '/payment/policy', 'en-US', 390);
  const act = async (id: string) => {
    await main
      .getByRole('button', { name: say('ui.table.actions') })
      .first()
      .click();
    await page.getByRole('menuitem', { name: say(id) }).click();
  };
  await act('compensation.policy.copy');
  const name = main.getByRole('textbox', { name: new RegExp(`^${say('compensation.policy.name')}`) });
  await expect(name).toHaveValue(say('compensation.policy.copy.name', { name: '2026' }));
  await name.fill('2026');
  await name.press('Tab');
  await expect(main.getByText(say('compensation.policy.name.taken')).first()).toBeVisible();
  await expect(main.getByRole('group', { name: /P6$/ })).toHaveCount(1);
  await expect(main.getByText(say('compensation.policy.family.all')).first()).toBeVisible();
  await name.fill('2027');
  await press('ui.save');
  await told(say('compensation.policy.saved', { name: '2027' }));
  await page.goto('/payment/policy?keyword=2027');
  await act('ui.delete');
  await within(page.getByRole('alertdialog')).press('ui.delete');
  await told(say('compensation.policy.deleted', { name: '2027' }));
  await expect(main.getByText('2027', { exact: true })).toHaveCount(0);
});

it('whoever may only look reads the ranges, others have no such page, and a policy that is gone says so', async () => {
  const { main, say } = await open('C1', '/payment/policy');
  await expect(main.getByRole('link', { name: say('compensation.policy.new') })).toHaveCount(0);
  await main.getByRole('link', { name: '2026' }).click();
  await expect(main.getByRole('grid', { name: say('compensation.policy.ranges') })).toContainText('15,000.00');
  await expect(main.getByRole('button', { name: say('ui.save') })).toHaveCount(0);
  const worker = await open('E1', '/payment/policy');
  await expect(worker.main.getByText(say('ui.forbidden.title'))).toBeVisible();
  const gone = await open('H1', `/payment/policy/new?id=${idOf('nobody')}`);
  await expect(gone.main.getByText(say('compensation.policy.gone'), { exact: true })).toBeVisible();
});
