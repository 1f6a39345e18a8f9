import { beforeAll, it } from 'vitest';
import { peopleFor } from '@hengcai/services/src/testing/staff.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const TYPES = '/projfunds/setting';
const product = startProduct();
let company: string;
beforeAll(async () => {
  const made = await product.services.createTestCompany();
  company = made.code;
  await product.services.as(made, 'writes', (ctx) =>
    peopleFor(ctx, [
      { key: 'H1', empName: '韩雅琴', roles: ['hr'] },
      { key: 'C1', empName: '陈总', roles: ['CEO'] },
      { key: 'E1', empName: '张伟' },
    ]),
  );
});

const open = async (as: string, language: 'zh-CN' | 'en-US' = 'zh-CN', width = 1440) => {
  const page = await product.open({ company, as, at: TYPES, language, width });
  return { page, main: page.getByRole('main'), ...actionsOn(page, language) };
};

it('S3.093 S1.049 a type is added with who approves; what is missing or taken is said at its field', async () => {
  const { main, dialog, press, say, in: within } = await open('H1');
  await expect(main.getByText(say('projectfund.types.empty'))).toBeVisible();
  await main
    .getByRole('button', { name: say('projectfund.type.new') })
    .first()
    .click();
  const form = dialog(say('projectfund.type.new'));
  const name = () => form.getByRole('textbox', { name: new RegExp(`^${say('projectfund.type.name')}`) });
  const node = form.getByRole('textbox', { name: say('ui.approval.node.cell', { number: '1', header: '节点名称' }) });
  await within(form).press('ui.save');
  await expect(name()).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByText(say('rule.PROJECT_TYPE_NAME_REQUIRED')).last()).toBeVisible();
  await expect(node).toHaveAttribute('aria-invalid', 'true');
  // One node has to stay.
  await expect(form.getByRole('button', { name: say('ui.grid.remove') })).toBeDisabled();
  await name().fill('研发项目');
  await node.fill('上级审批');
  await within(form).press('ui.save');
  await expect(main.getByText('研发项目')).toBeVisible();
  await expect(main.getByText('上级审批', { exact: false })).toBeVisible();

  await press('projectfund.type.new');
  await name().fill('研发项目');
  await node.fill('上级');
  await within(form).press('ui.save');
  await expect(name()).toHaveAttribute('aria-invalid', 'true');
  await expect(node).toHaveValue('上级');
});

it('S4.070 a type is changed, disabled, enabled, and deleted after a question', async () => {
  const { page, main, dialog, say, told, in: within } = await open('H1', 'en-US', 390);
  const act = async (id: string) => {
    await main.getByRole('button', { name: say('ui.table.actions') }).click();
    await page.getByRole('menuitem', { name: say(id) }).click();
  };
  await act('ui.edit');
  const form = dialog(say('projectfund.type.edit.title', { name: '研发项目' }));
  await form.getByRole('textbox', { name: /^Name/ }).fill('Research');
  await form.getByRole('button', { name: say('ui.approval.node.add') }).click();
  await form.getByRole('textbox', { name: /2/ }).first().fill('HR');
  await within(form).press('ui.save');
  await expect(main.getByText('Research')).toBeVisible();
  await expect(main.getByText(/上级审批.*→.*HR/)).toBeVisible();
  await act('projectfund.type.disable');
  await told(say('projectfund.type.isDisabled', { name: 'Research' }));
  await act('projectfund.type.enable');
  await told(say('projectfund.type.isEnabled', { name: 'Research' }));
  await act('ui.delete');
  await within(dialog(say('projectfund.type.delete.title', { name: 'Research' }))).press('ui.delete');
  await told(say('projectfund.type.deleted', { name: 'Research' }));
  await expect(main.getByText('Research')).toHaveCount(0);
});

it('S2.019 whoever may only look adds nothing, and others have no such page', async () => {
  const { main, say } = await open('C1');
  await expect(main.getByText(say('projectfund.types.empty'))).toBeVisible();
  await expect(main.getByRole('button', { name: say('projectfund.type.new') })).toHaveCount(0);
  const worker = await open('E1');
  await expect(worker.main.getByText(say('ui.forbidden.title'))).toBeVisible();
});
