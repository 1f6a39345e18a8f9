import { beforeAll, it } from 'vitest';
import { ExitKind } from '@hengcai/shared/enums';
import { staffedCompany, type Staffed } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: Staffed;
let boss: string;
let leaver: string;

beforeAll(async () => {
  company = await staffedCompany(product.services, 3);
  [boss = ''] = company.bossIds;
  const empId = company.staffIds[1] ?? '';
  const [person] = await product.services.ok<{ version: number; empName: string }[]>(
    'empmanage.getallempinfo',
    { empIds: [empId] },
    company.adminToken,
  );
  const exit = { lastDay: '2027-01-31', exitKind: ExitKind.VOLUNTARY, reason: '个人发展' };
  await product.services.ok(
    'personnelChange.exitprocess',
    { clientMutationId: 'letter-of-leaving', empId, version: person?.version, ...exit },
    company.adminToken,
  );
  leaver = person?.empName ?? '';
  const { version } = await product.services.ok<{ version: number }>(
    'customDict.add',
    { dictCode: 'exitReason', name: '移居海外' },
    company.adminToken,
  );
  await product.services.ok(
    'customDict.disable',
    { dictCode: 'exitReason', entryCode: '其他', version },
    company.adminToken,
  );
});

const open = (query: string) =>
  product.open({ company: company.code, as: 'admin', at: `/employee/personnel-changes${query}` });

it('S1.036 files a change of somebody from a day on, lists it, and cancels it', async () => {
  const page = await open(`?file=common&employee=${company.staffIds[0] ?? ''}`);
  const { say, press, fill } = actionsOn(page);
  await fill('employee.city', '成都');
  await fill('employee.fullTimeEquivalent', '0.5');
  await press('employee.change.file');
  // What is missing stands at its field, and nothing typed is lost.
  await expect(page.getByRole('dialog')).toContainText(
    say('ui.form.requiredChoice', { label: say('employee.change.effectiveDate') }),
  );
  await fill('employee.change.effectiveDate', '2027-03-01');
  await press('employee.change.file');
  await expect(page.getByRole('table')).toContainText('成都');
  await expect(page.getByRole('table')).toContainText('1.00 → 0.50');
  await expect(page.getByRole('table')).toContainText('2027-03-01');
});

it('a form asks for the person first; what was typed stays when somebody else is chosen', async () => {
  const page = await open('?file=transfer');
  const { say, fill, field } = actionsOn(page);
  const dialog = page.getByRole('dialog');
  const who = dialog.getByRole('combobox', { name: say('employee.change.person') });
  const choose = async (empId: string) => {
    const number = company.numberOf.get(empId) ?? '';
    await who.fill(number);
    await page.getByRole('option', { name: new RegExp(number) }).click();
  };
  await dialog.getByRole('button', { name: say('employee.change.file') }).click();
  await expect(who).toHaveAttribute('aria-invalid', 'true');
  await choose(company.staffIds[0] ?? '');
  await expect(who).not.toHaveAttribute('aria-invalid', 'true');
  await expect(dialog).not.toContainText(say('employee.change.person.hint'));
  await fill('employee.change.effectiveDate', '2027-03-01');
  await fill('employee.change.reason', '项目需要');
  await choose(boss);
  await expect(dialog).toContainText(say('employee.change.file.transfer'));
  await expect(field('employee.change.effectiveDate')).toHaveValue('2027-03-01');
  await expect(field('employee.change.reason')).toHaveValue('项目需要');
});

it('Enter in the search of a department chooses the one that is found, and does not file what is unfinished', async () => {
  const page = await open(`?file=transfer&employee=${company.staffIds[2] ?? ''}`);
  const { say, fill, field } = actionsOn(page);
  const dialog = page.getByRole('dialog').first();
  const superior = company.numberOf.get(company.bossIds[1] ?? '') ?? '';
  await fill('employee.change.effectiveDate', '2027-03-01');
  await dialog.getByRole('combobox', { name: say('employee.manager'), exact: true }).fill(superior);
  await page.getByRole('option', { name: new RegExp(superior) }).click();
  await dialog.getByRole('button', { name: new RegExp(`^${say('employee.department')}`) }).click();
  const search = field('ui.picker.searchDepartment');
  await search.fill('部门');
  await search.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('treeitem', { name: /部门2/ }).locator('[tabindex="0"]')).toBeFocused();
  await search.fill('部门2');
  await search.press('Enter');
  await expect(dialog.getByRole('button', { name: /部门2/ })).toBeVisible();
  await expect(field('employee.change.effectiveDate')).toHaveValue('2027-03-01');
});

it('S5.096 an exit names who still reports to the person, and hands them over with one press', async () => {
  const page = await open(`?file=exit&employee=${boss}`);
  const { say, press, fill } = actionsOn(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('E00');
  await fill('employee.change.lastDay', '2027-02-01');
  await fill('employee.change.exitRemark', '去留学');
  await press('employee.change.file');
  await expect(dialog).toContainText(say('ui.form.requiredChoice', { label: say('employee.change.handOverTo') }));
  await expect(dialog).toContainText(say('ui.form.requiredChoice', { label: say('employee.change.exitReason') }));
});

it('an exit after a probation that was not passed starts with its last day and the ground of the law', async () => {
  const page = await open(`?file=exit&employee=${boss}&probationUntil=2027-02-01`);
  const { say, field } = actionsOn(page);
  await expect(field('employee.change.lastDay')).toHaveValue('2027-02-01');
  await expect(page.getByRole('dialog')).toContainText(say('enum.ExitGround.FAULT'));
  await expect(page.getByRole('dialog')).toContainText('试用期未通过');
});

it('S3.080 a certificate of leaving is written from the wording in use, mended by hand and kept', async () => {
  const page = await open('?type=EXIT');
  const { say, press, fill } = actionsOn(page);
  await page
    .getByRole('table')
    .getByRole('button', { name: say('ui.table.actions') })
    .first()
    .click();
  await page.getByRole('menuitem', { name: say('employee.change.letter') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    say('employee.change.letter.of', { kind: say('enum.LetterKind.LEAVING'), name: leaver }),
  );
  const body = dialog.getByLabel(say('employee.change.letter.body'));
  await expect(body).toHaveValue(new RegExp(`${leaver}.*2027年1月31日`));
  await fill('employee.change.letter.body', '兹证明。{{name}}');
  await press('employee.change.letter.write');
  // What the server refuses stands at its field.
  await expect(dialog).toContainText('{{name}}');
  await fill('employee.change.letter.body', '兹证明，经人工修改。');
  await press('employee.change.letter.write');
  await expect(dialog).toContainText(say('employee.change.letter.kept'));
  await dialog.getByRole('button', { name: say('ui.view') }).click();
  await expect(dialog.getByRole('article')).toContainText('兹证明，经人工修改。');
});

it('S1.036 the calendar has a change on its day, opens it, and turns to another month', async () => {
  const page = await open('?tabName=calendar&month=2027-01');
  const { say } = actionsOn(page);
  const day = page.getByRole('listitem').filter({ hasText: leaver });
  await expect(day).toContainText(say('enum.PersonnelChangeStatus.PENDING'));
  await day.getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText('2027-01-31');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('ui.calendar.previousMonth') }).click();
  await expect(page.getByRole('main')).not.toContainText(leaver);
  await expect(page.getByRole('main')).toContainText(say('employee.change.calendar.empty'));
});

it('why somebody leaves is chosen from the company’s reasons, explained, and told in the list and in full', async () => {
  const page = await open(`?file=exit&employee=${company.staffIds[2] ?? ''}`);
  const { say, press, fill } = actionsOn(page);
  const dialog = page.getByRole('dialog');
  await fill('employee.change.lastDay', '2027-03-31');
  await dialog.getByRole('combobox', { name: say('employee.change.exitReason') }).click();
  await expect(page.getByRole('option', { name: '个人发展' })).toBeVisible();
  await expect(page.getByRole('option', { name: '其他', exact: true })).toHaveCount(0);
  await page.getByRole('option', { name: '移居海外' }).click();
  await fill('employee.change.exitRemark', '随家人');
  await press('employee.change.file');
  await expect(page.getByRole('table')).toContainText('移居海外 · 随家人');
});
