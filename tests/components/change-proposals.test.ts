import { beforeAll, it } from 'vitest';
import { idOf, peopleFor } from '@hengcai/services/src/modules/employee/fixtures.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: string;
const personId = idOf('E1');
beforeAll(async () => {
  const made = await product.services.createTestCompany();
  company = made.code;
  await product.services.as(made, 'writes', async (ctx) => {
    await peopleFor(ctx, [
      { key: 'H1', empName: '韩雅琴', roles: ['hr'] },
      { key: 'M1', empName: '王芳', cityName: '北京' },
      { key: 'E1', empName: '张伟', boss: 'M1', cityName: '北京' },
    ]);
  });
});

const PROPOSALS = '/employee/personnel-changes?tabName=proposals';
const asManager = () => product.open({ company, as: 'M1', at: `/employee/details?id=${personId}` });

it('managers propose nothing before the company allows it', async () => {
  const before = await asManager();
  await expect(before.getByRole('heading', { name: '张伟' }).first()).toBeVisible();
  await expect(actionsOn(before).button('employee.proposed.propose')).toHaveCount(0);
  const page = await product.open({ company, as: 'admin', at: '/enterprise_management/list' });
  const { say, press, told } = actionsOn(page);
  await page.getByText(say('enterprise.company.changeProposals'), { exact: true }).click();
  await press('ui.save');
  await told(say('enterprise.company.saved'));
});

it('a manager proposes from the page of the person, with a reason, and takes it back', async () => {
  const page = await asManager();
  const { say, press, fill, told, button, choose } = actionsOn(page);
  await press('employee.proposed.propose');
  await page.getByRole('menuitem', { name: say('employee.change.file.common'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  // Dates of contracts and pay are no matter of a manager's form.
  await expect(dialog.getByLabel(say('employee.contractEnd'))).toHaveCount(0);
  await fill('employee.change.effectiveDate', '2026-12-01');
  await choose(say('employee.city'), '成都');
  await press('employee.proposed.send');
  await expect(dialog).toContainText(say('ui.form.required', { label: say('employee.change.reason') }));
  await fill('employee.change.reason', '支持西南项目');
  await press('employee.proposed.send');
  await told(say('employee.proposed.sent', { name: '张伟' }));
  const card = page.getByRole('region', { name: say('employee.proposed.title') });
  await expect(card).toContainText('成都');
  await expect(card).toContainText(say('enum.ChangeProposalStatus.OPEN'));
  await press('employee.proposed.withdraw');
  await expect(card).toContainText(say('enum.ChangeProposalStatus.WITHDRAWN'));
  await expect(button('employee.proposed.withdraw')).toHaveCount(0);
  // Again, for those who decide about it.
  for (const kind of ['common', 'exit'] as const) {
    await press('employee.proposed.propose');
    await page.getByRole('menuitem', { name: say(`employee.change.file.${kind}`), exact: true }).click();
    if (kind === 'exit') {
      await fill('employee.change.lastDay', '2026-12-31');
      await press('employee.proposed.send');
      await expect(page.getByRole('dialog')).toContainText(
        say('ui.form.requiredChoice', { label: say('employee.change.exitReason') }),
      );
      await choose(say('employee.change.exitReason'), '家庭原因');
    } else {
      await fill('employee.change.effectiveDate', '2026-12-01');
      await choose(say('employee.city'), '成都');
    }
    if (kind === 'exit') await fill('employee.change.exitRemark', '照顾父母');
    else await fill('employee.change.reason', '支持西南项目');
    await press('employee.proposed.send');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
});

it('those who file changes find it to do, complete and file it, and refuse another with a reason', async () => {
  const home = await product.open({ company, as: 'H1', at: '/index' });
  const { say, fill, field, dialog, told, in: within } = actionsOn(home);
  await home
    .getByRole('main')
    .getByRole('link', { name: new RegExp(say('enum.TodoType.CHANGE_PROPOSAL')) })
    .click();
  const row = (text: string) => home.getByRole('row', { name: new RegExp(text) });
  await row('支持西南项目')
    .first()
    .getByRole('button', { name: say('ui.table.actions') })
    .click();
  await home.getByRole('menuitem', { name: say('employee.proposed.file') }).click();
  await expect(home.getByRole('combobox', { name: say('employee.city') })).toContainText('成都');
  await expect(field('employee.change.reason')).toHaveValue('支持西南项目');
  await expect(home.getByRole('dialog')).toContainText('王芳');
  await fill('employee.change.effectiveDate', '2026-12-15');
  await within(home.getByRole('dialog')).press('employee.change.file');
  await home.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect(row(say('enum.ChangeProposalStatus.FILED'))).toHaveCount(1);
  await row('照顾父母')
    .getByRole('button', { name: say('ui.table.actions') })
    .click();
  await home.getByRole('menuitem', { name: say('employee.proposed.file') }).click();
  await expect(home.getByRole('combobox', { name: say('employee.change.exitReason') })).toContainText('家庭原因');
  await expect(field('employee.change.exitRemark')).toHaveValue('照顾父母');
  await within(home.getByRole('dialog')).press('ui.cancel');
  await row('照顾父母')
    .getByRole('button', { name: say('ui.table.actions') })
    .click();
  await home.getByRole('menuitem', { name: say('employee.proposed.refuse') }).click();
  const title = say('employee.proposed.refuse.title', { type: say('enum.PersonnelChangeType.EXIT'), name: '张伟' });
  const asked = dialog(title);
  await asked.getByRole('textbox').fill('请先与本人沟通');
  await within(asked).press('employee.proposed.refuse');
  await told(say('employee.proposed.refused'));
  await home.goto('/employee/personnel-changes');
  await expect(home.getByRole('table')).toContainText('2026-12-15');
  const manager = await asManager();
  const card = manager.getByRole('region', { name: say('employee.proposed.title') });
  await expect(card).toContainText(say('employee.proposed.because', { opinion: '请先与本人沟通' }));
  await expect(card).toContainText(say('enum.ChangeProposalStatus.FILED'));
});

it('the list of proposals is for those who file changes', async () => {
  const page = await product.open({ company, as: 'M1', at: PROPOSALS });
  const { say } = actionsOn(page);
  await expect(page.getByRole('main')).not.toContainText('支持西南项目');
  await expect(page.getByRole('link', { name: say('employee.change.tab.proposals') })).toHaveCount(0);
});
