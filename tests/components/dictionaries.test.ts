import { beforeAll, describe, it } from 'vitest';
import { departmentsFor, idOf, peopleFor } from '@hengcai/services/src/modules/employee/fixtures.ts';
import type { Language } from '../e2e/support/texts.ts';
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
    await peopleFor(ctx, [{ key: 'E001', empName: '林小夏', deptId: idOf('sales'), cityName: '上海' }]);
  });
});
const open = (at: string, language: Language = 'zh-CN') => product.open({ company, as: 'admin', at, language });
const PERSON = `/employee/details?id=${idOf('E001')}`;

describe('dictionaries', () => {
  it('are what the selects of a person offer: renamed, added, disabled, with what is held kept', async () => {
    const page = await open('/employee/custom-setting?dictionary=city');
    const { say, press, fill, dialog } = actionsOn(page);
    await press('employee.dictionary.addEntry');
    await dialog(say('employee.dictionary.addEntry'))
      .getByRole('button', { name: say('ui.save') })
      .click();
    const required = say('ui.form.required', { label: say('employee.dictionary.name') });
    await expect(page.getByText(required).first()).toBeVisible();
    await fill('employee.dictionary.name', '拉萨');
    await fill('employee.dictionary.nameEn', 'Lhasa');
    await dialog(say('employee.dictionary.addEntry'))
      .getByRole('button', { name: say('ui.save') })
      .click();
    const entries = page.getByRole('region', { name: '工作城市', exact: true });
    await expect(entries.getByText('Lhasa')).toBeVisible();

    const shanghai = entries.getByRole('listitem').filter({ hasText: '上海' });
    await shanghai.getByRole('button', { name: say('ui.table.actions') }).click();
    await page.getByRole('menuitem', { name: say('employee.dictionary.disable') }).click();
    await expect(shanghai).toContainText(say('employee.dictionary.disabled'));

    const person = await open(PERSON, 'en-US');
    const english = actionsOn(person, 'en-US');
    const work = person.getByRole('region', { name: english.say('employee.section.work'), exact: true });
    await expect(work).toContainText('Shanghai');
    await english.press('employee.editSection', { section: english.say('employee.section.work') });
    await work.getByRole('combobox', { name: english.say('employee.city') }).click();
    await expect(person.getByRole('option', { name: 'Shanghai' })).toBeVisible();
    await person.getByRole('option', { name: 'Lhasa' }).click();
    await english.fill('employee.correction.reason', 'moved');
    await english.press('ui.save');
    await expect(work).toContainText('Lhasa');
    await english.press('employee.editSection', { section: english.say('employee.section.work') });
    await work.getByRole('combobox', { name: english.say('employee.city') }).click();
    await expect(person.getByRole('option', { name: 'Beijing' })).toBeVisible();
    await expect(person.getByRole('option', { name: 'Shanghai' })).toHaveCount(0);
  });

  it('are put in order step by step, however late the first step is answered', async () => {
    const page = await open('/employee/custom-setting?dictionary=city');
    const { say, press } = actionsOn(page);
    const entries = page.getByRole('region', { name: '工作城市', exact: true }).getByRole('listitem');
    const answers: (() => void)[] = [];
    page.answer('OrderDictionary', async (ask) => {
      const answer = await ask();
      await new Promise<void>((resolve) => answers.push(resolve));
      return answer;
    });
    await expect(entries.first()).toContainText('北京');
    await press('ui.sort.down', { name: '北京' });
    await expect(entries.nth(1)).toContainText('北京');
    await expect.poll(() => answers.length).toBe(1);
    await press('ui.sort.down', { name: '北京' });
    await expect(entries.nth(2)).toContainText('北京');
    page.callOff();
    answers.pop()?.();
    const orders = () => page.asked.filter((operation) => operation === 'OrderDictionary').length;
    await expect.poll(orders).toBe(2);
    await page.atRest();
    await expect(entries.nth(2)).toContainText('北京');
    await expect(page.getByText(say('ui.save.conflict'))).toHaveCount(0);
    await page.reload();
    await expect(entries.nth(2)).toContainText('北京');
  });
});
