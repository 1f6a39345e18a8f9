import { describe, it } from 'vitest';
import { companyWith, idOf } from '@hengcai/services/src/modules/employee/fixtures.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct, type Page } from './support/open.ts';

const product = startProduct();
const staffed = () =>
  companyWith(product.services, { sales: null, it: null }, [
    { key: 'boss', empName: '王伟', deptId: idOf('sales') },
    { key: 'a', empName: '李娜', deptId: idOf('sales'), boss: 'boss', baseSalary: '10000.00' },
  ]);

/** The wizard with a file sent: its columns are to be matched. */
async function uploaded(
  page: Page,
  csv: string,
  title: 'employee.import' | 'employee.change.import' | 'org.import' = 'employee.import',
) {
  const at = actionsOn(page);
  await at.press('ui.import');
  const wizard = at.dialog(at.say(title));
  await wizard
    .locator('input[type=file]')
    .setInputFiles({ name: '员工.csv', mimeType: 'text/csv', buffer: new TextEncoder().encode(csv) });
  await expect(wizard.getByText(at.say('import.mapping.column')).first()).toBeVisible();
  return { at, wizard, inWizard: at.in(wizard) };
}

describe('an import of employees', () => {
  it('lists what changes, old and new, says what it made, and is undone with what stays and why', async () => {
    const company = await staffed();
    const page = await product.open({ company: company.code, as: 'admin', at: '/employee/list' });
    const { at, wizard, inWizard } = await uploaded(
      page,
      '工号,姓名,入职日期,部门,基本工资,备注\na,李娜,,Department it,10500,x\nn1,张三,2026-01-05,Department it,,\nn2,李四,2026-01-05,Department it,,\n',
    );
    const { say } = at;
    await inWizard.press('import.check');
    await expect(wizard.getByText('基本工资（元/月）：10,000.00 → 10,500.00')).toBeVisible();
    await expect(wizard.getByText('部门：Department sales → Department it')).toBeVisible();
    await inWizard.press('import.commit', { count: '3' });

    await expect(wizard.getByText(say('import.done', { add: '2', change: '1', same: '0' }))).toBeVisible();
    await expect(wizard.getByText('新增员工')).toBeVisible();
    await expect(wizard.getByText(say('import.done.ignored', { count: '1' }))).toBeVisible();
    await expect(wizard.getByText(/^备注：/)).toBeVisible();

    await product.services.engine.run(
      `update user_account set last_sign_in_at = created_at where emp_id in (select id from employee where company_id = $1 and emp_number = 'n2')`,
      [company.companyId],
    );
    await inWizard.press('import.undo');
    await at.agree(say('import.undo.title', { file: '员工.csv' }), say('import.undo'));
    await expect(wizard.getByText(say('import.undone', { removed: '1', restored: '1' }))).toBeVisible();
    await expect(wizard.getByText(say('import.undone.kept', { count: '1' }))).toBeVisible();
    await expect(wizard.getByText('该员工已登录过')).toBeVisible();
    await inWizard.press('import.finish');

    // Whoever opens it again sees what was imported today, and that it was undone.
    await at.press('ui.import');
    await expect(wizard.getByText(say('import.undone.short'))).toBeVisible();
  });

  it('an import of today is undone from the next visit', async () => {
    const company = await staffed();
    const page = await product.open({ company: company.code, as: 'admin', at: '/employee/list' });
    const { at, wizard, inWizard } = await uploaded(page, '工号,姓名,入职日期\nn1,张三,2026-01-05\n');
    await inWizard.press('import.check');
    await inWizard.press('import.commit', { count: '1' });
    await inWizard.press('import.finish');
    await at.press('ui.import');
    await inWizard.press('import.undo');
    const title = at.say('import.undo.title', { file: '员工.csv' });
    await expect(at.dialog(title)).toContainText('将删除新增的 1 项');
    await expect(at.dialog(title)).not.toContainText('0 项');
    await at.agree(title, at.say('import.undo'));
    await expect(wizard.getByText(at.say('import.undone', { removed: '1', restored: '0' }))).toBeVisible();
  });

  it('labels what a new department is made as, and says at the button why a matching cannot go on', async () => {
    const company = await staffed();
    const page = await product.open({ company: company.code, as: 'admin', at: '/employee/list' });
    const { at, wizard, inWizard } = await uploaded(page, '姓名\n张三\n');
    await wizard
      .locator('span[tabindex]')
      .filter({ has: inWizard.button('import.check') })
      .hover();
    await expect(page.getByRole('tooltip')).toHaveText(/^没有列对应/);
    await inWizard.press('import.restart');

    const csv = '工号,姓名,入职日期,部门\nn1,张三,2026-01-05,新部\n';
    await wizard
      .locator('input[type=file]')
      .setInputFiles({ name: '新.csv', mimeType: 'text/csv', buffer: new TextEncoder().encode(csv) });
    await inWizard.press('import.check');
    const made = wizard.getByRole('region', { name: at.say('import.unknown.department', { count: '1' }) });
    for (const label of ['import.unknown.name', 'import.unknown.code'])
      await expect(made.locator('label').filter({ hasText: at.say(label) })).toHaveCount(1);
  });

  it('warns where pay of a year is matched to a monthly salary, and a button that is off says why', async () => {
    const company = await staffed();
    const page = await product.open({ company: company.code, as: 'admin', at: '/employee/list' });
    const { wizard, inWizard } = await uploaded(page, '工号,基本工资\na,120000\n');
    await expect(wizard.getByText(/看起来是年薪/)).toBeVisible();
    await inWizard.press('import.check');
    await expect(wizard.getByText(/看起来是年薪/)).toBeVisible();
    await inWizard.press('import.backToMapping');
    await inWizard.press('import.restart');

    await wizard
      .locator('input[type=file]')
      .setInputFiles({ name: '同.csv', mimeType: 'text/csv', buffer: new TextEncoder().encode('工号,姓名\na,李娜\n') });
    await inWizard.press('import.check');
    const commit = inWizard.button('import.commit', { count: '0' });
    await expect(commit).toBeDisabled();
    const described = (await commit.getAttribute('aria-describedby')) ?? '';
    await expect(wizard.locator(`[id="${described}"]`)).toHaveText('文件内容与现有数据完全相同，无需导入');
  });
});

describe('an import of personnel changes', () => {
  it('says how many were filed, and that nothing is filed for who has what a row says already', async () => {
    const company = await staffed();
    const page = await product.open({ company: company.code, as: 'admin', at: '/employee/personnel-changes' });
    const csv = '工号,异动类型,生效日期,部门\na,调动,2026-12-01,Department it\nboss,调动,2026-12-01,Department sales\n';
    const { at, wizard, inWizard } = await uploaded(page, csv, 'employee.change.import');
    await inWizard.press('import.check');
    await expect(wizard.getByText(at.say('import.notFiled', { count: '1' }))).toBeVisible();
    await inWizard.press('import.commit', { count: '1' });
    await expect(wizard.getByText(at.say('import.done.filed', { count: '1' }))).toBeVisible();
    await expect(wizard.getByText(at.say('import.notFiled', { count: '1' }))).toBeVisible();
    await inWizard.press('import.finish');
    await expect(page.getByRole('table')).toContainText('李娜');
  });
});

describe('dates of which nothing tells the day from the month', () => {
  it('are read as is chosen in the dialog, which shows what each order means and is not asked where columns tell', async () => {
    const company = await staffed();
    const page = await product.open({ company: company.code, as: 'admin', at: '/employee/list' });
    const csv = '工号,姓名,入职日期,出生日期\nn1,张三,01/02/2024,31/12/1990\nn2,李四,03/04/2023,05/06/1991\n';
    const { at, wizard, inWizard } = await uploaded(page, csv);
    const { say } = at;
    const choice = wizard.getByRole('region', { name: say('import.dayOrder') });
    const order = (name: 'day' | 'month', day: string) =>
      choice.getByRole('button', { name: say(`import.dayOrder.${name}-first`, { written: '01/02/2024', day }) });
    await inWizard.press('import.check');
    await expect(choice).toContainText('“入职日期”列');
    await expect(choice).not.toContainText('出生日期');
    await expect(wizard.getByText(/请在导入时选择日期的顺序/).first()).toBeVisible();
    await expect(wizard.getByText(say('import.cause.leftOut'))).toHaveCount(0);
    await order('day', '2024-02-01').click();
    await expect(order('day', '2024-02-01')).toHaveAttribute('aria-pressed', 'true');
    await expect(wizard.getByText('“入职日期”列的日期按日、月、年的顺序读取：01/02/2024 即 2024-02-01')).toBeVisible();
    await order('month', '2024-01-02').click();
    await expect(order('month', '2024-01-02')).toHaveAttribute('aria-pressed', 'true');
    await inWizard.press('import.commit', { count: '2' });
    await expect(wizard.getByText(say('import.done', { add: '2', change: '0', same: '0' }))).toBeVisible();

    // Nothing is kept for the next file, and one whose dates tell is not asked about.
    await inWizard.press('import.finish');
    const again = await uploaded(page, '工号,姓名,入职日期\nn3,王五,01/02/2024\n');
    await again.inWizard.press('import.check');
    await expect(order('day', '2024-02-01')).toHaveAttribute('aria-pressed', 'false');
    await expect(order('month', '2024-01-02')).toHaveAttribute('aria-pressed', 'false');
    await again.inWizard.press('import.restart');
    await wizard.locator('input[type=file]').setInputFiles({
      name: '新.csv',
      mimeType: 'text/csv',
      buffer: new TextEncoder().encode('工号,姓名,入职日期\nn3,王五,2024/2/1\n'),
    });
    await again.inWizard.press('import.check');
    await expect(again.inWizard.button('import.commit', { count: '1' })).toBeVisible();
    await expect(choice).toHaveCount(0);
  });
});

describe('an import of departments', () => {
  it('says once that the file has to be corrected, whatever is wrong with it', async () => {
    const company = await staffed();
    const page = await product.open({ company: company.code, as: 'admin', at: '/org/list' });
    const text = '部门编码,部门名称,上级部门,排序\nshop,Shop,nowhere,\n,Kiosk,sales,\nstall,Stall,sales,two\n';
    const { at, wizard, inWizard } = await uploaded(page, text, 'org.import');
    await inWizard.press('import.check');
    await expect(wizard.getByText('请填写 0 到 9999 之间的整数').first()).toBeVisible();
    await expect(wizard.getByText(at.say('import.cause.leftOut'))).toHaveCount(1);
  });

  const csv = '部门编码,部门名称\nsales,Sales\n';
  it('closes those the file leaves out once that is chosen, and shows before which ones and which not, and why', async () => {
    const company = await companyWith(product.services, { sales: null, old: 'sales', older: 'old', it: null }, [
      { key: 'boss', deptId: idOf('it') },
    ]);
    const page = await product.open({ company: company.code, as: 'admin', at: '/org/list' });
    const { at, wizard, inWizard } = await uploaded(page, csv, 'org.import');
    const { say } = at;
    const choice = wizard.getByRole('checkbox', { name: say('import.closeMissing') });
    await expect(choice).not.toBeChecked();
    await inWizard.press('import.check');
    await expect(inWizard.button('import.commit', { count: '1' })).toBeVisible();
    await expect(wizard.getByText(say('import.outcome.CLOSE'))).toHaveCount(0);

    await inWizard.press('import.backToMapping');
    await choice.click();
    await expect(wizard.locator('label[data-state=checked]')).toBeVisible();
    await inWizard.press('import.check');
    const rows = wizard.getByRole('row');
    await expect(rows.filter({ hasText: 'Department old' })).toHaveCount(2);
    await expect(rows.filter({ hasText: 'Department it' })).toHaveCount(0);
    await expect(wizard.getByText(say('import.review.open', { count: '1' }))).toBeVisible();
    await expect(wizard.getByRole('columnheader', { name: say('import.review.which') })).toBeVisible();
    await wizard.getByRole('button', { name: `${say('import.outcome.OPEN')} 1`, exact: true }).click();
    await expect(rows.filter({ hasText: 'Department it' })).toContainText('部门内还有 1 人');
    await expect(rows.filter({ hasText: 'Department old' })).toHaveCount(0);

    await inWizard.press('import.backToMapping');
    await expect(wizard.locator('label[data-state=checked]')).toBeVisible();
    await inWizard.press('import.check');
    const closing = say('import.commit.closing', { count: '1', close: '2' });
    await wizard.getByRole('button', { name: closing }).click();
    await at.agree(closing, closing);
    await expect(wizard.getByText('已关闭')).toBeVisible();
    await expect(wizard.getByText(say('import.done.open', { count: '1' }))).toBeVisible();
    await inWizard.press('import.finish');
    await expect(page.getByText('Department it').first()).toBeVisible();
    await expect(page.getByText('Department older')).toHaveCount(0);
  });
});
