import { beforeAll, it } from 'vitest';
import { Sex } from '@hengcai/shared/enums';
import { companyWith, idOf } from '@hengcai/services/src/testing/staff.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: string;
beforeAll(async () => {
  const at = (dept: string, sex: number) => (key: string) => ({
    key,
    empName: `${dept}${key}`,
    deptId: idOf(dept),
    sex: sex as 0,
  });
  const made = await companyWith(product.services, { sales: null, it: null }, [
    ...['S1', 'S2', 'S3'].map(at('sales', Sex.MALE)),
    ...['S4', 'S5'].map(at('sales', Sex.UNFILLED)),
    ...['T1', 'T2'].map(at('it', Sex.FEMALE)),
    { ...at('it', Sex.FEMALE)('H1'), roles: ['hr'] },
  ]);
  company = made.code;
});

const open = async (at: string, language: 'zh-CN' | 'en-US' = 'zh-CN', width = 1440) => {
  const page = await product.open({ company, as: 'H1', at, language, width });
  return { page, main: page.getByRole('main'), ...actionsOn(page, language) };
};

it('S3.027 the overview shows who said nothing of their sex as a slice, in both languages', async () => {
  const zh = await open('/pa/tissuevigor');
  await expect(zh.main.getByRole('definition').first()).toContainText('8');
  await expect(zh.main.getByText('最多的是“男”：3 人，占 37.50%。')).toBeVisible();
  const { main, say } = await open('/pa/tissuevigor', 'en-US', 390);
  await expect(main.getByText(say('analytics.structure.dimension.EDUCATION')).first()).toBeVisible();
});

it('the details name who is behind a number of a department', async () => {
  const { page, say, dialog } = await open('/pa/tissuevigor-details', 'en-US');
  const row = page.getByRole('row').filter({ hasText: 'Department sales' });
  await expect(row).toContainText('60.00%');
  const name = 'Department sales, Not filled in';
  await row.getByRole('button', { name: say('analytics.structure.look', { name, count: '2' }) }).click();
  const people = dialog(say('analytics.structure.of', { name: 'Department sales', value: 'Not filled in' }));
  await expect(people.getByText('salesS4')).toBeVisible();
});

it('departments stand side by side, and the page says how many may', async () => {
  const few = await open(`/pa/tissuevigor-compare?mode=DEPARTMENTS&departmentIds=${idOf('it')}`);
  await expect(few.main.getByText(few.say('analytics.compare.departments', { most: '4' }))).toBeVisible();
  const both = await open(
    `/pa/tissuevigor-compare?mode=DEPARTMENTS&departmentIds=${idOf('it')}&departmentIds=${idOf('sales')}`,
    'en-US',
  );
  await expect(both.main.getByText('-60 points').or(both.main.getByText('+60 points')).first()).toBeVisible();
});

it('promotion rates of a period in which nobody rose say so', async () => {
  const { main, say } = await open('/pa/promote-rate/dept?from=2026-01&to=2026-02');
  await expect(main.getByText(say('analytics.promotion.chart.none'))).toBeVisible();
  await expect(main.getByRole('definition').nth(2)).toContainText('8');
});
