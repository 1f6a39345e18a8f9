import { beforeAll, describe, it } from 'vitest';
import { idOf, peopleFor } from '@hengcai/services/src/modules/employee/fixtures.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: string;
beforeAll(async () => {
  const { services } = product;
  const made = await services.createTestCompany();
  company = made.code;
  await services.as(made, 'writes', (ctx) =>
    peopleFor(ctx, [{ key: 'E001', empName: '林小夏', phone: '13800001111' }]),
  );
});
const open = (at: string) => product.open({ company, as: 'admin', at });

describe('own fields of a company', () => {
  it('are added by whoever keeps the settings, and stand on the page of a person and in its form', async () => {
    const page = await open('/employee/custom-setting?tabName=fields');
    const { say, fill, choose, dialog } = actionsOn(page);
    await expect(page.getByText(say('employee.custom.empty'))).toBeVisible();
    await page
      .getByRole('button', { name: say('employee.custom.new') })
      .first()
      .click();
    const form = dialog(say('employee.custom.new'));
    await form.getByRole('button', { name: say('ui.save') }).click();
    const required = say('ui.form.required', { label: say('employee.dictionary.name') });
    await expect(form.getByText(required).first()).toBeVisible();
    await fill('employee.dictionary.name', '工服尺码');
    await choose(say('employee.custom.group'), say('enum.FieldGroup.CONTACT'));
    await form.getByRole('button', { name: say('ui.save') }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '工服尺码' })).toContainText(
      say('enum.CustomFieldType.TEXT'),
    );

    const person = await open(`/employee/details?id=${idOf('E001')}`);
    const on = actionsOn(person);
    const contact = person.getByRole('region', { name: say('employee.section.contact'), exact: true });
    await expect(contact).toContainText('工服尺码');
    await on.press('employee.editSection', { section: say('employee.section.contact') });
    await person.getByRole('textbox', { name: '工服尺码', exact: true }).fill('XL');
    await on.press('ui.save');
    await expect(contact.getByText('XL', { exact: true })).toBeVisible();
    await expect(contact).toContainText('13800001111');
    const history = person.getByRole('region', { name: say('employee.section.history'), exact: true });
    await expect(history).toContainText('- → XL');
  });
});
