import { beforeAll, describe, it } from 'vitest';
import { departmentsFor, idOf, peopleFor } from '@hengcai/services/src/modules/employee/fixtures.ts';
import { type Language } from '../e2e/support/texts.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
const PATH = '/setting/authority-manage';
let company: string;
beforeAll(async () => {
  const { services } = product;
  const made = await services.createTestCompany();
  company = made.code;
  await services.as(made, 'writes', async (ctx) => {
    await departmentsFor(ctx, { sales: null });
    await peopleFor(ctx, [
      { key: 'E001', empName: '陈经理' },
      { key: 'E002', empName: '林小夏', deptId: idOf('sales'), boss: 'E001' },
    ]);
  });
});
const open = (at = PATH, language: Language = 'zh-CN') => product.open({ company, as: 'admin', at, language });

describe('roles', () => {
  it('S1.055 S6.014 S6.017 S6.022 an administrator makes a role, decides about its pages and buttons, and puts somebody into it', async () => {
    const page = await open();
    const { dialog, fill, press, say } = actionsOn(page);
    await press('settings.role.new');
    const form = dialog(say('settings.role.new'));
    await form.getByRole('button', { name: say('settings.role.make') }).click();
    const required = say('ui.form.required', { label: say('settings.role.name') });
    await expect(form.getByText(required).first()).toBeVisible();
    await fill('settings.role.name', '销售人事');
    await form.getByRole('button', { name: say('settings.role.make') }).click();
    await expect(page.getByRole('heading', { name: '销售人事' })).toBeVisible();

    const cell = (right: 'allowVisit' | 'allowEdit') =>
      page.getByRole('checkbox', {
        name: say('settings.matrix.cell', { page: '员工列表', right: say(`settings.matrix.${right}`) }),
      });
    const button = page.getByRole('checkbox', {
      name: say('settings.matrix.element', { page: '员工列表', element: '导入员工' }),
    });
    await cell('allowVisit').click();
    await expect(button).toHaveCount(0);
    await cell('allowEdit').click();
    await button.click();
    await expect(page.getByText(say('settings.matrix.changed', { count: '1' }))).toBeVisible();
    await press('ui.save');
    await expect(page.getByText(say('settings.matrix.saved')).first()).toBeVisible();
    await page.reload();
    await expect(cell('allowEdit')).toBeChecked();
    await expect(button).not.toBeChecked();

    await page.getByRole('link', { name: say('settings.role.tab.members') }).click();
    await page
      .getByRole('button', { name: say('settings.member.add') })
      .first()
      .click();
    const adding = dialog(say('settings.member.add.title', { name: '销售人事' }));
    await adding.getByRole('combobox', { name: say('settings.member.choose') }).fill('林小夏');
    await page.getByRole('option', { name: /林小夏/ }).click();
    await adding.getByRole('button', { name: say('settings.member.add') }).click();
    await expect(page.getByRole('row', { name: /林小夏/ })).toBeVisible();
  });

  it('S6.021 the matrix is searched, folded, and shows only what differs; a shipped role goes back', async () => {
    const page = await open(`${PATH}?role=CEO`, 'en-US');
    const { agree, press, say } = actionsOn(page, 'en-US');
    const cell = (name: string) =>
      page.getByRole('checkbox', { name: say('settings.matrix.cell', { page: name, right: 'Edit' }) });
    await page.getByRole('searchbox', { name: say('settings.matrix.search') }).fill('Employee list');
    await expect(cell('Employee list')).toBeVisible();
    await expect(cell('Home')).toHaveCount(0);
    await cell('Employee list').click();
    await press('ui.save');
    await expect(page.getByText(say('settings.matrix.saved')).first()).toBeVisible();
    await expect(page.getByText(say('settings.matrix.onlyEdited', { count: '1' }))).toBeVisible();
    await press('settings.matrix.restore');
    await agree(say('settings.matrix.restore.title'), say('settings.matrix.restore'));
    await expect(page.getByText(say('settings.matrix.onlyEdited', { count: '0' }))).toBeVisible();
    await expect(cell('Employee list')).not.toBeChecked();
  });

  it('S6.030 it is looked at what a person sees, and in a sentence why a field is seen or not', async () => {
    const page = await open(PATH, 'en-US');
    const { say } = actionsOn(page, 'en-US');
    await page.getByRole('link', { name: say('settings.seeAs'), exact: true }).click();
    await expect(page.getByRole('heading', { name: say('settings.seeAs'), exact: true })).toBeVisible();
    const choose = async (name: string, text: string) => {
      await page.getByRole('combobox', { name: new RegExp(`^${name}`) }).fill(text);
      await page.getByRole('option', { name: new RegExp(text) }).click();
    };
    await choose(say('settings.seeAs.by.person'), '陈经理');
    await page.getByRole('button', { name: say('settings.seeAs.look'), exact: true }).click();
    // Managers see the home page and appraisals, and no list unless the company opens it to them.
    await expect(page.getByText(say('settings.seeAs.closed', { name: '陈经理' }))).toBeVisible();
    const pages = page.getByRole('region', { name: say('settings.seeAs.menu'), exact: true });
    await expect(pages.getByRole('row', { name: /Home/ })).toBeVisible();
    await expect(pages.getByRole('row', { name: /Employee list/ })).toHaveCount(0);

    await choose(say('settings.seeAs.ofPerson'), '林小夏');
    await page.getByRole('button', { name: say('settings.seeAs.explain'), exact: true }).click();
    await expect(page.getByText('Hidden: no role of 陈经理 opens “Employee list”.')).toBeVisible();
    const roles = page.getByRole('region', { name: say('settings.seeAs.byRole'), exact: true });
    await expect(roles.getByRole('row', { name: /All managers/ })).toBeVisible();
  });
});
