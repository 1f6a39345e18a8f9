import { beforeAll, it } from 'vitest';
import { CustomFieldType, FieldGroup } from '@hengcai/shared/enums';
import { staffedCompany, type Staffed } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: Staffed;
beforeAll(async () => {
  company = await staffedCompany(product.services, 1);
  const field = { groupCode: FieldGroup.CONTACT, fieldType: CustomFieldType.TEXT, name: '工服尺码' };
  const { adminToken } = company;
  await product.services.ok('customField.add', { clientMutationId: 'letters-uniform', ...field }, adminToken);
});

it('S3.079 S3.080 S5.037 a company words a letter itself, with the name of the employee and its own fields in it, and puts it to use', async () => {
  const page = await product.open({ company: company.code, as: 'admin', at: '/payment/communicate-template' });
  const { say, press, fill } = actionsOn(page);
  await press('compensation.letter.new');
  const dialog = page.getByRole('dialog');
  const body = dialog.getByLabel(say('compensation.letter.body'));
  // It begins with the shipped wording of the kind.
  await expect(body).toHaveValue(/\{\{regularDate\}\}/);
  await fill('compensation.letter.name', '温暖版');
  await fill('compensation.letter.body', '恭喜，{{salary}}');
  await press('ui.save');
  await expect(dialog).toContainText(say('rule.PLACEHOLDER_UNKNOWN', { placeholder: '{{salary}}' }));
  await fill('compensation.letter.body', '恭喜，');
  await dialog.getByRole('button', { name: '姓名' }).click();
  await expect(body).toHaveValue('恭喜，{{name}}');
  // A field that the company has added is named as its own.
  await dialog.getByRole('button', { name: '工服尺码' }).click();
  await expect(body).toHaveValue('恭喜，{{name}}{{工服尺码}}');
  await press('ui.save');
  const row = page.getByRole('row').filter({ hasText: '温暖版' });
  await expect(row).toContainText(say('compensation.letter.inUse.no'));
  await row.getByRole('button', { name: say('ui.table.actions') }).click();
  await page.getByRole('menuitem', { name: say('compensation.letter.use') }).click();
  await expect(row).toContainText(say('compensation.letter.inUse.yes'));
  // The same name again is told at its field.
  await press('compensation.letter.new');
  await fill('compensation.letter.name', '温暖版');
  await press('ui.save');
  await expect(dialog).toContainText(say('compensation.letter.name.taken'));
});
