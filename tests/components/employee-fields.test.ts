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
    peopleFor(ctx, [
      { key: 'E001', empName: '总经理', roles: ['CEO'] },
      { key: 'E002', empName: '林小夏', phone: '13800001111', emergencyContact: '林父', baseSalary: '15000.00' },
    ]),
  );
});
const open = (at: string, as = 'admin') => product.open({ company, as, at });
type Opened = Awaited<ReturnType<typeof open>>;
const section = (page: Opened, name: string) => page.getByRole('region', { name, exact: true });

describe('the fields of employees', () => {
  it('S6.030 are sorted, left out and granted with a preview at once, and pages of people obey', async () => {
    const page = await open('/employee/field?role=CEO');
    const { say, press } = actionsOn(page);
    const ceo = '企业负责人';
    const preview = section(page, say('employee.fields.preview', { role: ceo }));
    await expect(preview).toContainText('基本工资');
    await expect(preview).toContainText('手机号');

    const name = say('employee.fields.rightOf', { role: ceo, group: say('enum.FieldGroup.SALARY') });
    await page
      .getByRole('radiogroup', { name })
      .getByRole('radio', { name: say('enum.FieldRight.NONE') })
      .click();
    await expect(preview).not.toContainText('基本工资');
    await page.getByRole('button', { name: new RegExp(`^${say('enum.FieldGroup.CONTACT')}`) }).click();
    await page.getByRole('checkbox', { name: '手机号' }).click();
    await expect(preview).not.toContainText('手机号');
    await press('ui.sort.up', { name: say('enum.FieldGroup.CONTACT') });
    await expect(preview.getByRole('listitem').first()).toContainText(say('enum.FieldGroup.CONTACT'));
    await press('ui.save');
    await expect(page.getByText(say('employee.fields.saved')).first()).toBeVisible();

    const person = await open(`/employee/details?id=${idOf('E002')}`, 'E001');
    await expect(section(person, say('employee.section.contact'))).toContainText('林父');
    await expect(person.getByText('13800001111')).toHaveCount(0);
    await expect(section(person, say('employee.section.salary'))).toContainText(say('employee.section.hidden'));
    await expect(person.getByRole('heading', { name: /^(联系方式|工作信息)$/ }).first()).toHaveText('联系方式');
  });
});
