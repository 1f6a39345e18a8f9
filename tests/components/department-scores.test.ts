import { beforeAll, beforeEach, describe, it } from 'vitest';
import type { Appraisal } from '@hengcai/services/src/modules/performance/assessment/assessment-testing.ts';
import {
  agreeDept,
  openDeptPlan,
  withHeads,
  type Dept,
} from '@hengcai/services/src/modules/performance/department/dept-testing.ts';
import { key, staffedCompany, type Staffed } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: Staffed;
let member: Appraisal;
beforeAll(async () => {
  company = await staffedCompany(product.services, 4);
  await withHeads(product.services, company);
});
beforeEach(async () => {
  const { services } = product;
  company = { ...company, adminToken: await services.signIn(company.code, 'admin') };
  member = await openDeptPlan(services, company);
  const tokenOf = (empId: string) => services.signIn(company.code, company.numberOf.get(empId) ?? '');
  const about = { planCode: member.plan.id, deptId: company.deptIds[1] };
  const head = await tokenOf(company.bossIds[1]);
  await agreeDept(services, about, head, await tokenOf(company.bossIds[0]));
  await member.agree(await tokenOf(member.empId), head);
  await member.goTo(AssessmentPlanStatus.SCORING);
});

const open = async (empId: string | null, at: string) => {
  const as = empId === null ? 'admin' : (company.numberOf.get(empId) ?? '');
  const page = await product.open({ company: company.code, as, at, language: 'zh-CN' });
  return { page, ...actionsOn(page) };
};
const form = () =>
  `/performance/examine/details/department?${new URLSearchParams({ assessmentPlanCode: member.plan.id, deptCode: company.deptIds[1] }).toString()}`;

describe('the score of a department', () => {
  it('is asked for in full, and a submitted one is shown with what it comes to', async () => {
    const { page, press, say } = await open(company.bossIds[0], form());
    await expect(page.getByText(say('performance.dept.scores')).first()).toBeVisible();
    await press('performance.assess.scores.submit');
    await expect(page.getByText(say('rule.SCORE_REQUIRED')).first()).toBeVisible();

    const { services } = product;
    const token = await services.signIn(company.code, company.numberOf.get(company.bossIds[0]) ?? '');
    const about = { planCode: member.plan.id, deptId: company.deptIds[1] };
    const { sheet, indicators } = await services.ok<Dept>('performanceview.getDeptAssessmentDetail', about, token);
    const rows = indicators.map(({ rowId }) => ({ rowId, score: '88', achievedValue: '150' }));
    const input = { ...about, clientMutationId: key(), version: sheet?.version, rows };
    await services.ok('performanceview.submitdeptscore', input, token);
    const hr = await open(null, form());
    await expect(hr.page.getByText('72.8').first()).toBeVisible();
    await hr.press('performance.assess.sendBack');
    const dialog = hr.dialog(say('performance.assess.sendBack.title'));
    const within = hr.in(dialog);
    await within.fill('performance.assess.reason', '缺少依据');
    await within.press('performance.assess.sendBack');
    await expect(hr.page.getByText(say('performance.dept.scores.none'))).toBeVisible();
  });
});

describe('the calibration list', () => {
  it('tells HR which departments have no score yet and who gives it, until they have', async () => {
    const at = `/performance/management/assess_set_details?id=${member.plan.id}`;
    const { page, press, say, dialog } = await open(null, at);
    await page.getByRole('tab', { name: say('performance.manage.calibration') }).click();
    await expect(page.getByText(say('performance.calib.ungraded.departments', { count: '1' }))).toBeVisible();
    await press('performance.calib.ungraded.show');
    const list = dialog(say('performance.calib.ungraded.title')).getByRole('list', {
      name: say('performance.calib.ungraded.departments.title'),
    });
    await expect(list).toContainText('部门2');
    const number = company.numberOf.get(company.bossIds[0]) ?? '';
    await expect(list).toContainText(say('performance.calib.ungraded.boss', { name: `员工${number}`, number }));
  });
});
