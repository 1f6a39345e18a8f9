import { beforeAll, it } from 'vitest';
import { staffedCompany, type Staffed } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: Staffed;
let boss: string;

beforeAll(async () => {
  company = await staffedCompany(product.services, 2);
  [boss = ''] = company.bossIds;
});

const open = (query: string) =>
  product.open({ company: company.code, as: 'admin', at: `/employee/personnel-changes${query}` });

it('S1.036 files a change of somebody from a day on, lists it, and cancels it', async () => {
  const page = await open(`?file=common&employee=${company.staffIds[0] ?? ''}`);
  const { say, press, fill } = actionsOn(page);
  await fill('employee.city', '成都');
  await press('employee.change.file');
  // What is missing stands at its field, and nothing typed is lost.
  await expect(page.getByRole('dialog')).toContainText(
    say('ui.form.requiredChoice', { label: say('employee.change.effectiveDate') }),
  );
  await fill('employee.change.effectiveDate', '2027-03-01');
  await press('employee.change.file');
  await expect(page.getByRole('table')).toContainText('成都');
  await expect(page.getByRole('table')).toContainText('2027-03-01');
});

it('S5.096 an exit names who still reports to the person, and hands them over with one press', async () => {
  const page = await open(`?file=exit&employee=${boss}`);
  const { say, press, fill } = actionsOn(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('E00');
  await fill('employee.change.lastDay', '2027-02-01');
  await fill('employee.change.reason', '个人发展');
  await press('employee.change.file');
  await expect(dialog).toContainText(say('ui.form.requiredChoice', { label: say('employee.change.handOverTo') }));
});
