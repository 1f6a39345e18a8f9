import { beforeAll, describe, it } from 'vitest';
import { departmentsFor, idOf, peopleFor } from '@hengcai/services/src/modules/employee/fixtures.ts';
import { type Language } from '../e2e/support/texts.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
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
const open = (at: string, language: Language = 'zh-CN') => product.open({ company, as: 'admin', at, language });

describe('accounts', () => {
  it('S1.056 an administrator makes one without a person, renames it, hands over another password and shuts it out', async () => {
    const page = await open('/setting/loginmanage');
    const { agree, dialog, fill, press, say, told } = actionsOn(page);
    const doTo = async (name: string, task: string) => {
      await page
        .getByRole('row', { name: new RegExp(name) })
        .getByRole('button', { name: say('ui.table.actions') })
        .click();
      await page.getByRole('menuitem', { name: task }).click();
    };
    await press('settings.account.new');
    await press('settings.account.make');
    const required = say('ui.form.required', { label: say('settings.account.name') });
    await expect(page.getByText(required).first()).toBeVisible();
    await fill('settings.account.name', '外部审计');
    await fill('settings.account.account', 'E001');
    await press('settings.account.make');
    // The number of an employee opens that employee's account.
    await expect(dialog(say('settings.account.new')).getByRole('textbox').nth(1)).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await fill('settings.account.account', 'auditor');
    await press('settings.account.make');
    await expect(dialog(say('settings.account.made', { name: '外部审计' }))).toBeVisible();
    await press('settings.account.password.kept');

    await doTo('外部审计', say('settings.account.rename'));
    await fill('settings.account.name', '年度审计');
    await press('ui.save');
    await doTo('年度审计', say('settings.account.reset'));
    await agree(say('settings.account.reset.title', { name: '年度审计' }), say('settings.account.reset'));
    await expect(dialog(say('settings.account.reset.done', { name: '年度审计' }))).toBeVisible();
    await press('settings.account.password.kept');
    await doTo('年度审计', say('settings.account.disable'));
    await agree(say('settings.account.disable.title', { name: '年度审计' }), say('settings.account.disable'));
    await told(say('settings.account.disable.done', { name: '年度审计' }));
    await expect(page.getByRole('row', { name: /年度审计/ })).toContainText(say('enum.SignInStatus.DISABLED'));
  });

  it('the own account is shown and says why it cannot be changed here', async () => {
    const page = await open('/setting/loginmanage', 'en-US');
    const { dialog, say } = actionsOn(page, 'en-US');
    await page.getByRole('button', { name: 'Admin', exact: true }).last().click();
    await expect(dialog('Admin')).toContainText(say('settings.account.locked.OWN'));
  });
});

describe('how people sign in', () => {
  it('S1.056 a directory is tried and refused at the right field before anything is saved; nobody is locked out', async () => {
    const page = await open('/setting/loginmanage?tabName=signIn');
    const { button, fill, press, say } = actionsOn(page);
    await page.getByRole('checkbox', { name: say('settings.signIn.directory.use') }).click();
    await press('settings.signIn.test');
    const required = say('ui.form.required', { label: say('settings.signIn.url') });
    await expect(page.getByText(required).first()).toBeVisible();
    await fill('settings.signIn.url', 'ldap://ad.example.com');
    await fill('settings.signIn.baseDn', 'dc=example,dc=com');
    await fill('settings.signIn.bindDn', 'cn=reader,dc=example,dc=com');
    await page.getByLabel(say('settings.signIn.bindSecret')).fill('reader-secret');
    await press('settings.signIn.test');
    await expect(page.getByText('ldaps://').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: say('settings.signIn.url') })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await fill('settings.signIn.url', 'ldaps://ad.example.com');
    await page.getByRole('radio', { name: say('enum.LoginWay.LDAP') }).click();
    await press('ui.save');
    await expect(page.getByRole('textbox', { name: say('settings.signIn.url') })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await page.reload();
    await expect(page.getByRole('checkbox', { name: say('settings.signIn.directory.use') })).not.toBeChecked();
    await expect(button('settings.signIn.test')).toBeDisabled();
  });
});

describe('linked identities', () => {
  it('S1.057 an administrator lets HR act as the head of a department until a day, changes the day and takes it back', async () => {
    const page = await open('/setting/imagecontrol');
    const { agree, dialog, fill, press, say, told } = actionsOn(page);
    const row = page.getByRole('row', { name: /林小夏/ });
    const doTo = async (task: string) => {
      await row.getByRole('button', { name: say('ui.table.actions') }).click();
      await page.getByRole('menuitem', { name: task }).click();
    };
    await expect(page.getByText(say('settings.identity.empty'))).toBeVisible();
    await press('settings.identity.new');
    const form = dialog(say('settings.identity.new.title'));
    await press('ui.save');
    const required = say('ui.form.requiredChoice', { label: say('settings.identity.person') });
    await expect(form.getByText(required).first()).toBeVisible();
    for (const name of [say('settings.identity.user'), say('settings.identity.person')]) {
      await form.getByRole('combobox', { name }).fill('林小夏');
      await page.getByRole('option', { name: /林小夏/ }).click();
      // Two lists are open until the first one has closed.
      await page.getByRole('option').first().waitFor({ state: 'hidden' });
    }
    await press('ui.save');
    await expect(form.getByText('请选择另一个人').first()).toBeVisible();
    await form.getByRole('radio', { name: say('settings.identity.target.head') }).click();
    await form.getByRole('button', { name: new RegExp(say('settings.identity.department')) }).click();
    await page.getByRole('treeitem', { name: /sales/ }).last().click();
    await fill('settings.identity.validTo', '2027-12-31');
    await press('ui.save');
    await told(say('settings.identity.added'));
    await expect(row).toContainText('2027-12-31');

    await doTo(say('settings.identity.change'));
    await fill('settings.identity.validTo', '');
    await press('ui.save');
    await expect(row).toContainText(say('settings.identity.forever'));
    await doTo(say('settings.identity.remove'));
    await agree(say('settings.identity.remove.title', { name: '林小夏' }), say('settings.identity.remove'));
    await expect(page.getByText(say('settings.identity.empty'))).toBeVisible();
  });
});
