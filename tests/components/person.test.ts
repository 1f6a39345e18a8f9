import { beforeAll, describe, it } from 'vitest';
import {
  opened,
  readyPlan,
  staffedCompany,
  type Staffed,
} from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: Staffed;
let person: string;

beforeAll(async () => {
  company = await staffedCompany(product.services, 2);
  [person = ''] = company.staffIds;
  await product.services.ok('customDict.add', { dictCode: 'contractType', name: '项目合同' }, company.adminToken);
  await opened(
    product.services,
    company,
    await readyPlan(product.services, company, { plan: { planName: '2026年度考核' } }),
  );
});

const open = () => product.open({ company: company.code, as: 'admin', at: `/employee/details?id=${person}` });
type Opened = Awaited<ReturnType<typeof open>>;
const section = (page: Opened, name: string) => page.getByRole('region', { name, exact: true });

describe('the page of a person', () => {
  it('says who this is, lists the appraisals, and folds what nobody filled in to one line with a way to add it', async () => {
    const page = await open();
    const { say, press, fill } = actionsOn(page);
    const who = section(page, say('employee.who'));
    await expect(who).toContainText('部门1');
    await expect(who).toContainText('6 年 10 个月');
    await expect(who.getByRole('link', { name: '员工E001' })).toHaveAttribute('href', /employee\/details/);
    const appraisals = section(page, say('employee.section.appraisals'));
    await expect(appraisals).toContainText(say('employee.appraisals.noResult'));
    await expect(appraisals.getByRole('link', { name: '2026年度考核' })).toHaveAttribute('href', /viewerType=setter/);

    const contact = section(page, say('employee.section.contact'));
    await expect(contact).toContainText(say('employee.section.empty'));
    await press('employee.addToSection', { section: say('employee.section.contact') });
    await fill('employee.phone', '13900001111');
    await press('ui.save');
    await expect(contact).toContainText('13900001111');
    await expect(who.getByRole('link', { name: say('employee.call', { name: '员工E003' }) })).toHaveAttribute(
      'href',
      'tel:13900001111',
    );
  });

  it('shows how much of full time somebody works, refuses what is more than all of it, and tells what stood there', async () => {
    const page = await open();
    const { say, press, fill, field } = actionsOn(page);
    const work = section(page, say('employee.section.work'));
    await expect(work).toContainText(`${say('employee.fullTimeEquivalent')}1`);
    await press('employee.editSection', { section: say('employee.section.work') });
    await expect(field('employee.fullTimeEquivalent')).toHaveValue('1.00');
    await fill('employee.fullTimeEquivalent', '1.5');
    await fill('employee.correction.reason', '改为半时工作');
    await press('ui.save');
    await expect(work).toContainText('全时当量须在 0.01 到 1 之间');
    await fill('employee.fullTimeEquivalent', '0.5');
    await press('ui.save');
    await expect(work).toContainText(`${say('employee.fullTimeEquivalent')}0.5`);
    await expect(section(page, say('employee.section.history'))).toContainText('1.00 → 0.50');
  });

  it('shows the type of a contract in the company’s words, of earlier ones too, and refuses an end where there is none', async () => {
    const page = await open();
    const { say, press, fill } = actionsOn(page);
    const contract = section(page, say('employee.section.contractOnly'));
    await press('employee.addToSection', { section: say('employee.section.contractOnly') });
    const choose = async (name: string) => {
      await contract.getByRole('combobox', { name: say('employee.contractType') }).click();
      await page.getByRole('option', { name, exact: true }).click();
    };
    await choose('无固定期限劳动合同');
    await fill('employee.contractStart', '2026-01-01');
    await fill('employee.contractEnd', '2028-12-31');
    await press('ui.save');
    await expect(contract).toContainText('无固定期限劳动合同没有结束日期');
    await choose('项目合同');
    await press('ui.save');
    await expect(contract).toContainText(`${say('employee.contractType')}项目合同`);
    await expect(contract.getByRole('combobox')).toHaveCount(0);

    const earlier = section(page, say('employee.section.contracts'));
    await press('employee.records.contracts.add');
    const form = page.getByRole('dialog');
    await form.getByRole('combobox', { name: say('employee.contractType') }).click();
    await page.getByRole('option', { name: '劳务协议', exact: true }).click();
    await form.getByRole('textbox', { name: say('employee.contractStart') }).fill('2025-01-01');
    await form.getByRole('textbox', { name: say('employee.contractEnd') }).fill('2025-12-31');
    await press('ui.save');
    await expect(earlier).toContainText(
      say('employee.records.fact', { label: say('employee.contractType'), value: '劳务协议' }),
    );
  });

  it('keeps certificates one by one, marks what has ended, and tells what stood there', async () => {
    const page = await open();
    const { say, press, fill } = actionsOn(page);
    const certificates = section(page, say('employee.section.certificates'));
    await expect(certificates).toContainText(say('employee.section.empty'));
    await press('employee.records.certificates.add');
    await fill('employee.records.certificate', '电工证');
    await fill('employee.records.validTo', '2020-11-21');
    await press('ui.save');
    await expect(certificates).toContainText(say('employee.records.ended'));
    await expect(section(page, say('employee.section.history'))).toContainText('- → 电工证');
    await certificates.getByRole('button', { name: say('ui.table.actions') }).click();
    await page.getByRole('menuitem', { name: say('ui.delete') }).click();
    await press('ui.delete');
    await expect(certificates).toContainText(say('employee.section.empty'));
  });

  it('S9.034 reads pay in ten-thousand wherever it stands, with the exact sum on hover, and exactly again', async () => {
    const asked = { empId: person, targetBonus: '123456' };
    const token = await product.services.signIn(company.code, 'admin');
    for (const [salaryFrom, baseSalary] of [
      ['2026-01-01', '10000'],
      ['2026-06-01', '12345.6'],
    ]) {
      const [{ version } = { version: 0 }] = await product.services.ok<{ version: number }[]>(
        'empmanage.getallempinfo',
        { empIds: [person] },
        token,
      );
      await product.services.ok('empupdate.salaryinfo', { ...asked, version, salaryFrom, baseSalary }, token);
    }
    const page = await open();
    const { say } = actionsOn(page);
    const pay = section(page, say('employee.section.salary'));
    const dated = section(page, say('employee.section.incomes'));
    for (const card of [pay, dated]) await expect(card).toContainText('12,345.60 元/月');
    const inTenThousand = pay.getByRole('button', { name: say('ui.amount.inTenThousand'), exact: true });
    await inTenThousand.click();
    for (const card of [pay, dated]) {
      await expect(card).toContainText('1.23 万元/月');
      await expect(card).toContainText('12.35 万元/年');
      await expect(card).not.toContainText('12,345.60');
    }
    await dated.getByText('1.23 万元/月', { exact: true }).hover();
    await expect(page.getByRole('tooltip')).toContainText('12,345.60 元/月');
    await inTenThousand.click();
    await expect(dated).toContainText('123,456.00 元/年');
  });

  it('lets the person propose a change of the own record, which HR reads beside what stands there and accepts', async () => {
    const own = await product.open({ company: company.code, as: 'E003', at: `/employee/details?id=${person}` });
    const mine = actionsOn(own);
    const proposals = mine.say('employee.proposal.title');
    const crumbs = own.getByRole('navigation', { name: mine.say('app.breadcrumbs') });
    await expect(crumbs).toContainText(mine.say('employee.title.employeeDetails'));
    await expect(crumbs).not.toContainText(mine.say('employee.title.employeeList'));
    await mine.press('employee.proposal.section', { section: mine.say('employee.section.contact') });
    await mine.fill('employee.phone', '13800002222');
    await mine.press('employee.proposal.send');
    await expect(section(own, proposals)).toContainText('→ 13800002222');
    await own.atRest();

    const page = await open();
    const { press, say } = actionsOn(page);
    await expect(section(page, proposals)).toContainText('→ 13800002222');
    await expect(section(page, say('employee.section.contact'))).not.toContainText('13800002222');
    await press('employee.proposal.accept');
    await expect(section(page, say('employee.section.contact'))).toContainText('13800002222');
    await expect(section(page, proposals)).toBeHidden();
  });

  it('tells in its history which field changed from what to what, and keeps what is sealed', async () => {
    const page = await open();
    const { say, press, fill } = actionsOn(page);
    await press('employee.addToSection', { section: say('employee.section.bank') });
    await fill('employee.bankName', '招商银行');
    await fill('employee.bankCard', '6222000011112222');
    await fill('employee.correction.reason', '本人换卡');
    await press('ui.save');
    const history = section(page, say('employee.section.history'));
    await expect(history).toContainText('- → 招商银行');
    await expect(history).toContainText(say('employee.history.reason', { reason: '本人换卡' }));
    await expect(history).toContainText(say('employee.history.hidden'));
  });
});
