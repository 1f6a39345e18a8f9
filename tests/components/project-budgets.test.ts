import { beforeAll, it } from 'vitest';
import { ApprovalMode, ApproverKind } from '@hengcai/shared/enums';
import { idOf, peopleFor } from '@hengcai/services/src/testing/staff.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const LIST = '/projfunds/list';
const product = startProduct();
let company: string;
let typeId: string;
beforeAll(async () => {
  const made = await product.services.createTestCompany();
  company = made.code;
  await product.services.as(made, 'writes', (ctx) =>
    peopleFor(ctx, [
      { key: 'C1', empName: '陈总', roles: ['CEO'] },
      { key: 'M1', empName: '林晓', boss: 'C1' },
      { key: 'E1', empName: '张伟', boss: 'M1' },
      { key: 'E2', empName: '王芳', boss: 'M1' },
    ]),
  );
  const flow = [{ nodeName: '项目办', kind: ApproverKind.NAMED, empIds: [idOf('E2')], mode: ApprovalMode.ANY }];
  const type = { clientMutationId: 'a-project-type', projectTypeName: '研发项目', flow };
  ({ projectTypeId: typeId } = await product.services.ok<{ projectTypeId: string }>(
    'projecttype.addprojecttype',
    type,
    made.adminToken,
  ));
});

const open = async (as: string, at: string, language: 'zh-CN' | 'en-US' = 'zh-CN', width = 1440) => {
  const page = await product.open({ company, as, at, language, width });
  return { page, main: page.getByRole('main'), ...actionsOn(page, language) };
};

/** An application of the manager, submitted where that is said. */
async function applied(name: string, amount: string | null, isSubmitted: boolean): Promise<string> {
  // A sign-in on a page ends the one before it.
  const token = await product.services.signIn(company, 'M1');
  const { applyId } = await product.services.ok<{ applyId: string }>(
    'budgetapply.addbudget',
    {
      clientMutationId: `apply-${name}`,
      projectName: name,
      projectNumber: name,
      projectTypeId: typeId,
      budget: '5000',
      allocateType: 2,
      startDate: '2026-11-01',
      endDate: '2026-11-30',
      members: [{ empId: idOf('E1'), planDays: '20', actualDays: '18', coefficient: '1', amount, memo: null }],
    },
    token,
  );
  if (isSubmitted) await product.services.ok('budgetapply.submitbudget', { applyId, version: 1 }, token);
  return applyId;
}

it('S4.077 S4.078 S5.042 S5.128 an application is begun, filled in, and submitted once it is whole', async () => {
  await applied('已有项目', '100', false);
  const { page, main, press, say, told, in: within } = await open('M1', LIST);
  await main
    .getByRole('link', { name: say('projectfund.budget.new') })
    .first()
    .click();
  const field = (id: Parameters<typeof say>[0]) =>
    main.getByRole('textbox', { name: new RegExp(`^${escaped(say(id))}`) });
  await press('projectfund.budget.saveDraft');
  await expect(field('projectfund.budget.name')).toHaveAttribute('aria-invalid', 'true');
  await field('projectfund.budget.name').fill('已有项目');
  await field('projectfund.budget.number').fill('YF-1');
  await expect(main.getByText(say('projectfund.budget.name.taken')).first()).toBeVisible();
  await field('projectfund.budget.name').fill('智能排产');
  await field('projectfund.budget.amount').fill('5000');
  await field('projectfund.budget.endDate').fill('2026-12-31');
  await main.getByRole('combobox', { name: new RegExp(`^${say('projectfund.budget.kind')}`) }).click();
  await page.getByRole('option', { name: '研发项目' }).click();
  await expect(main.getByText(say('projectfund.budget.kind.flow', { nodes: '项目办' }))).toBeVisible();
  await press('projectfund.budget.saveDraft');

  await expect(main.getByText(say('rule.PROJECT_MEMBERS_MISSING'))).toBeVisible();
  await expect(main.getByRole('button', { name: say('projectfund.budget.submit') })).toBeDisabled();
  await told(say('projectfund.budget.saved', { name: '智能排产' }));

  await press('ui.edit');
  await main.getByRole('combobox', { name: say('projectfund.member.add') }).fill('张伟');
  await page.getByRole('option', { name: /张伟/ }).click();
  const sheet = main.getByRole('grid', { name: say('projectfund.members') });
  for (const [column, text] of [
    [1, '20'],
    [2, '18.5'],
    [4, '3000'],
  ] as const) {
    await sheet.locator(`[data-cell="0:${column}"]`).click();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await press('projectfund.budget.saveDraft');
  await expect(main.getByText('3,000.00').first()).toBeVisible();
  await press('projectfund.budget.submit');
  await within(page.getByRole('alertdialog')).press('projectfund.budget.submit');
  await expect(main.getByText(say('enum.ProjectBudgetState.APPROVING'))).toBeVisible();
  await expect(main.getByRole('button', { name: say('ui.edit') })).toBeHidden();
  await expect(main.getByRole('button', { name: say('projectfund.budget.withdraw') })).toBeVisible();
});

it('S4.080 S4.069 whoever is asked finds what waits without the list, and approves or rejects it with an opinion', async () => {
  const [first, second] = [await applied('First', '100', true), await applied('Second', '100', true)];
  const {
    page,
    main,
    press,
    dialog,
    say,
    in: within,
  } = await open('E2', `/projfunds/list/details?id=${first}`, 'en-US', 390);
  await expect(main.getByText(say('projectfund.budget.yourTurn'))).toBeVisible();
  await press('projectfund.budget.reject');
  const asked = dialog(say('projectfund.budget.reject.title', { name: 'First' }));
  await within(asked).press('projectfund.budget.reject');
  await expect(asked.getByText(say('ui.form.required', { label: say('projectfund.budget.opinion') }))).toBeVisible();
  await asked.getByRole('textbox').fill('Too much');
  await within(asked).press('projectfund.budget.reject');
  await expect(main.getByText('Too much')).toBeVisible();
  await expect(main.getByText(say('enum.ProjectBudgetState.REJECTED')).first()).toBeVisible();

  await page.goto(`/projfunds/list/details?id=${second}`);
  await press('projectfund.budget.approve');
  await within(dialog(say('projectfund.budget.approve.title', { name: 'Second' }))).press('projectfund.budget.approve');
  await expect(main.getByText(say('enum.ProjectBudgetState.APPROVED')).first()).toBeVisible();
});

it('S4.079 S4.081 whoever applied takes it back while nobody has decided, and it is found under its state', async () => {
  const id = await applied('Third', '100', true);
  const { page, main, press, say, in: within } = await open('M1', `/projfunds/list/details?id=${id}`, 'en-US');
  await press('projectfund.budget.withdraw');
  await within(page.getByRole('alertdialog')).press('projectfund.budget.withdraw');
  await expect(main.getByText(say('enum.ProjectBudgetState.WITHDRAWN')).first()).toBeVisible();
  await page.goto(`${LIST}?state=WITHDRAWN`);
  await expect(main.getByRole('link', { name: 'Third' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'First' })).toBeHidden();
});

const escaped = (text: string) => text.replace(/[()（）]/g, '.');
