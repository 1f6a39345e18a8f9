import { beforeAll, describe, it } from 'vitest';
import { AuthorityScope, FieldGroup, FieldRight } from '@hengcai/shared/enums';
import { companyWith, idOf } from '@hengcai/services/src/modules/employee/fixtures.ts';
import type { TestCompany } from '@hengcai/services/src/testing/kit.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: TestCompany;
beforeAll(async () => {
  const { services } = product;
  company = await companyWith(services, { sales: null, law: null }, [
    { key: 'E001', empName: '林小夏', deptId: idOf('sales'), baseSalary: '30000.00' },
    { key: 'E002', empName: '陈明', deptId: idOf('law'), baseSalary: '90000.00' },
    { key: 'E003', empName: '薪酬专员', deptId: idOf('law'), baseSalary: '15000.00' },
  ]);
  const run = <T>(call: string, input: Record<string, unknown>) => services.ok<T>(call, input, company.adminToken);
  const give = async (roleName: string, scope: object, groups: Record<string, number>) => {
    const { roleCode, version } = await run<{ roleCode: string; version: number }>('roles.saverole', {
      roleName,
      groups: Object.entries(groups).map(([groupCode, right]) => ({ groupCode, right })),
      clientMutationId: `salaries-${roleName}`,
    });
    const pages = ['/employee/list', '/employee/details'].map((pageId) => ({ pageId, rights: 1 }));
    await run('roles.saverolehtml', { roleCode, version, pages });
    await run('roles.savedeptmanage', { roleCode, version: version + 1, ...scope });
    await run('roles.addusers', { roleCode, empIds: [idOf('E003')] });
  };
  const sales = { scope: AuthorityScope.DEPARTMENT_ALL, deptIds: [idOf('sales')] };
  await give('销售薪酬', sales, { [FieldGroup.WORK]: FieldRight.READ, [FieldGroup.SALARY]: FieldRight.READ });
  await give('全员名册', { scope: AuthorityScope.COMPANY }, { [FieldGroup.WORK]: FieldRight.READ });
});
const open = (at: string, as = 'E003') => product.open({ company: company.code, as, at });

describe('S6.030 whoever sees everybody, and salaries of one department', () => {
  it('finds and counts by salary those of that department alone', async () => {
    const page = await open('/employee/list');
    const { say, press, fill, choose } = actionsOn(page);
    const figures = page.getByRole('region', { name: say('employee.figures') });
    await expect(figures).toContainText(`${say('employee.figures.heads')}3`);
    await press('ui.filter.expand');
    await page.getByRole('button', { name: '未设置，点击添加' }).click();
    await choose(say('employee.conditions.field'), say('employee.baseSalary'));
    await choose(say('employee.conditions.operator'), say('employee.conditions.is.AT_LEAST'));
    await fill('employee.conditions.value', '1', { field: say('employee.baseSalary') });
    await press('employee.conditions.apply');
    await press('ui.filter.query');
    await expect(figures).toContainText(`${say('employee.figures.heads')}1`);
    await expect(page.getByRole('table')).toContainText('林小夏');
    await expect(page.getByRole('table')).not.toContainText('陈明');
  });

  it('lists them as a column that is asked for, in their order wherever, and nothing in the rows of others', async () => {
    const page = await open('/employee/list');
    const { say, press, fill } = actionsOn(page);
    const salary = say('employee.baseSalary');
    const head = page.getByRole('columnheader', { name: salary });
    const phone = page.getByRole('columnheader', { name: say('employee.phone') });
    await expect(head).toHaveCount(0);
    await press('ui.columns');
    await page.getByRole('checkbox', { name: salary, exact: true }).click();
    await page.getByRole('checkbox', { name: say('employee.phone'), exact: true }).click();
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await expect(row('林小夏')).toContainText('30,000.00');
    for (const amount of ['90,000.00', '15,000.00']) await expect(page.getByRole('table')).not.toContainText(amount);
    for (const sorted of ['ascending', 'descending']) {
      await head.getByRole('button').click();
      await expect(head).toHaveAttribute('aria-sort', sorted);
      await expect(page.locator('tbody tr').first()).toContainText('林小夏');
    }
    // Nobody's phone is shown; and of a page without a salary the order can be asked for as well.
    await expect(phone.getByRole('button')).toHaveCount(0);
    await fill('employee.filter.keyword', '陈明');
    await press('ui.filter.query');
    await expect(page.getByRole('table')).not.toContainText('林小夏');
    for (const sorted of ['none', 'ascending']) {
      await head.getByRole('button').click();
      await expect(head).toHaveAttribute('aria-sort', sorted);
    }
    await expect(page.getByRole('table')).toContainText('陈明');
  });

  it('reads them in the details there, and elsewhere that they are hidden', async () => {
    const paid = await open(`/employee/details?id=${idOf('E001')}`);
    const { say } = actionsOn(paid);
    const salary = { name: say('employee.section.salary'), exact: true };
    await expect(paid.getByRole('region', salary)).toContainText('30,000.00');
    const other = await open(`/employee/details?id=${idOf('E002')}`);
    await expect(other.getByRole('region', salary)).toContainText(say('employee.section.hidden'));
    await expect(other.locator('main')).not.toContainText('90,000.00');
  });

  it('gets no more by a script with the own token, whatever it sorts or filters by', async () => {
    const { services } = product;
    const token = await services.signIn(company.code, 'E003');
    const made = await services.ok<{ token: string }>(
      'platform.createapitoken',
      { tokenName: 'pay', validDays: 7 },
      token,
    );
    const page = await open('/employee/list');
    const ask = async (args: string) => {
      const response = await fetch(`${page.window.location.origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${made.token}` },
        body: JSON.stringify({ query: `{ employees${args} { total items { name baseSalary } } }` }),
      });
      return (await response.json()) as {
        data: { employees: { items: { name: string; baseSalary: string | null }[] } };
      };
    };
    const salaries = ({ data }: Awaited<ReturnType<typeof ask>>) =>
      data.employees.items.map(({ name, baseSalary }) => [name, baseSalary]);
    expect(new Map(salaries(await ask('')) as [string, string | null][])).toEqual(
      new Map([
        ['林小夏', '30000.00'],
        ['陈明', null],
        ['薪酬专员', null],
      ]),
    );
    for (const descending of [true, false])
      expect(salaries(await ask(`(sort: { by: BASE_SALARY, descending: ${descending} })`))[0]).toEqual([
        '林小夏',
        '30000.00',
      ]);
  });

  it('is explained by what an administrator looks at as that person', async () => {
    const page = await open('/setting/authority-manage', 'admin');
    const { say, choose } = actionsOn(page);
    const find = async (name: string, text: string) => {
      await page.getByRole('combobox', { name: new RegExp(`^${name}`) }).fill(text);
      await page.getByRole('option', { name: new RegExp(text) }).click();
    };
    await page.getByRole('link', { name: say('settings.seeAs'), exact: true }).click();
    await find(say('settings.seeAs.by.person'), '薪酬专员');
    await page.getByRole('button', { name: say('settings.seeAs.look'), exact: true }).click();
    await find(say('settings.seeAs.ofPerson'), '陈明');
    await choose(say('settings.seeAs.field'), /^基本工资/);
    await page.getByRole('button', { name: say('settings.seeAs.explain'), exact: true }).click();
    await expect(page.locator('main')).toContainText('“销售薪酬”');
    await expect(page.locator('main')).toContainText('“全员名册”');
  });
});
