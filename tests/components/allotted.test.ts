import { beforeAll, it } from 'vitest';
import {
  indicator,
  openAppraisalOf,
  signedIn,
  type Appraisal,
} from '@hengcai/services/src/modules/performance/assessment/assessment-testing.ts';
import { staffedCompany, type Staffed } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: Staffed;
let appraisal: Appraisal;
beforeAll(async () => {
  company = await staffedCompany(product.services, 4);
  appraisal = await openAppraisalOf(product.services, company);
});

it('S6.043 who allots targets sees what was allotted to whom before, and the person does not', async () => {
  const other = appraisal.of(company.staffIds[2] ?? '');
  const { boss } = await signedIn(product.services, company);
  const { version, parts, indicators } = await other.detail(boss);
  const [manual, formula] = parts;
  if (!manual || !formula) throw new Error('no parts');
  const fixed = indicators.map(({ sort: _sort, fixed: _fixed, achievedValue: _achieved, ...row }) => row);
  const figures = { keyResult: '营业收入', startValue: '100', targetValue: '320', weight: '100' };
  await other.ok('performanceview.allotperformance', boss, {
    version,
    rows: [...fixed, indicator(manual), indicator(formula, figures)],
  });
  const open = async (as: string, of: string, path = '') => {
    const page = await product.open({
      company: company.code,
      as: company.numberOf.get(as) ?? '',
      at: `/performance/examine/details${path}?empId=${of}&assessmentPlanCode=${appraisal.plan.id}`,
    });
    return { page, ...actionsOn(page) };
  };
  const { page, say, press, dialog } = await open(company.bossIds[0], appraisal.empId, '/employee');
  await press('performance.allot.history');
  const drawer = dialog(say('performance.allot.history'));
  const line = drawer.getByRole('listitem').filter({ hasText: '营业收入' });
  await expect(line).toContainText(company.numberOf.get(other.empId) ?? '');
  await expect(line).toContainText('目标值 320');
  await drawer.getByRole('textbox', { name: say('performance.allot.keyword') }).fill('没有这个目标');
  await page.keyboard.press('Enter');
  await expect(line).toHaveCount(0);
  await drawer.getByRole('textbox', { name: say('performance.allot.keyword') }).fill('');
  await page.keyboard.press('Enter');
  await drawer.getByRole('tab', { name: say('performance.allot.person') }).click();
  await expect(drawer.getByText(say('performance.allot.none'))).toBeVisible();

  const own = await open(other.empId, other.empId);
  await expect(own.page.getByRole('button', { name: own.say('performance.assess.log') })).toBeVisible();
  await expect(own.page.getByRole('button', { name: own.say('performance.allot.history') })).toHaveCount(0);
});
