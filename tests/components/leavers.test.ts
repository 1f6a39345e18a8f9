import { eq } from 'drizzle-orm';
import { beforeAll, it } from 'vitest';
import {
  openAppraisalOf,
  signedIn,
  type Appraisal,
} from '@hengcai/services/src/modules/performance/assessment/assessment-testing.ts';
import { staffedCompany, type Staffed } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { exitPeople } from '@hengcai/services/src/modules/employee/public.ts';
import { employee, employment } from '@hengcai/services/src/modules/employee/tables.ts';
import { AssessmentPlanStatus, ExitKind } from '@hengcai/shared/enums';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: Staffed;
let appraisal: Appraisal;
/** The person agreed on targets and left; the colleague is there. */
beforeAll(async () => {
  company = await staffedCompany(product.services, 4);
  appraisal = await openAppraisalOf(product.services, company);
  const { person, colleague, boss } = await signedIn(product.services, company);
  await appraisal.agree(person, boss);
  await appraisal.of(company.staffIds[2] ?? '').agree(colleague, boss);
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  await product.services.as(company, 'writes', (ctx) =>
    exitPeople(ctx, [
      { empId: appraisal.empId, lastDay: '2026-10-31', exitKind: ExitKind.VOLUNTARY, reason: '个人原因' },
    ]),
  );
});

const open = async (as: string, at: string, language: 'zh-CN' | 'en-US' = 'zh-CN', width = 1440) => {
  const page = await product.open({ company: company.code, as, at, language, width });
  return { page, ...actionsOn(page, language) };
};
const numberOf = (empId: string | undefined) => company.numberOf.get(empId ?? '') ?? '';

it('the form of somebody who has left says so, and the superior scores it at once', async () => {
  const at = `/performance/examine/details?empId=${appraisal.empId}&assessmentPlanCode=${appraisal.plan.id}&viewerType=leader`;
  const zh = await open(numberOf(company.bossIds[0]), at);
  await expect(zh.page.getByText('已离职：无需等待本人，由上级完成本次考核。')).toBeVisible();
  await expect(zh.page.getByText('已离职', { exact: true })).toBeVisible();
  await expect(zh.page.getByText(zh.say('performance.assess.noSelfScore'))).toBeVisible();
  await expect(zh.page.getByText(zh.say('performance.assess.now.rate'))).toBeVisible();
  const en = await open(numberOf(company.bossIds[0]), at, 'en-US', 390);
  await expect(
    en.page.getByText('No longer employed: the manager completes the appraisal without waiting for this person.'),
  ).toBeVisible();
});

it('lists mark who has left, and the people of a plan can be narrowed to them', async () => {
  const { page, say, choose, press } = await open(
    'admin',
    `/performance/management/assess_set_details?id=${appraisal.plan.id}`,
  );
  const row = (empId: string | undefined) => page.getByRole('row').filter({ hasText: numberOf(empId) });
  await expect(row(appraisal.empId)).toContainText('已离职');
  await expect(row(company.staffIds[2])).toBeVisible();
  await expect(row(company.staffIds[2])).not.toContainText('已离职');
  await press('ui.filter.expand');
  await choose(say('performance.manage.employment'), '已离职');
  await press('ui.filter.query');
  await expect(row(company.staffIds[2])).toHaveCount(0);
  await expect(row(appraisal.empId)).toBeVisible();
  const team = await open(numberOf(company.bossIds[0]), '/performance/examine?tabName=team', 'en-US');
  const line = team.page.getByRole('row').filter({ hasText: numberOf(appraisal.empId) });
  await expect(line).toContainText('Left');
});

it('HR finds at home that a superior has left whom nobody replaces, and chooses another in the plan', async () => {
  const [gone, next] = company.bossIds;
  await product.services.as(company, 'writes', async (ctx) => {
    for (const table of [employee, employment] as const)
      await ctx.tx.update(table).set({ bossId: null }).where(eq(table.bossId, gone));
    await exitPeople(ctx, [{ empId: gone, lastDay: '2026-10-31', exitKind: ExitKind.VOLUNTARY, reason: '个人原因' }]);
  });
  const { page, say, press, dialog, told } = await open('admin', '/index');
  await page.getByRole('link', { name: say('home.plans.superiorLeft', { count: '2' }) }).click();
  const row = (empId: string | undefined) => page.getByRole('row').filter({ hasText: numberOf(empId) });
  await expect(row(company.staffIds[2])).toContainText(say('performance.manage.superior.left'));
  await expect(row(company.staffIds[1])).toHaveCount(0);
  const drawer = dialog(say('performance.manage.superior.choose'));
  await row(company.staffIds[2]).getByRole('checkbox').click();
  await press('performance.manage.superior.choose');
  await drawer.getByRole('combobox', { name: say('performance.manage.boss') }).fill(numberOf(company.staffIds[2]));
  await page.getByRole('option', { name: numberOf(company.staffIds[2]) }).click();
  await drawer.getByRole('button', { name: say('performance.manage.superior.choose') }).click();
  await expect(drawer.getByRole('alert').filter({ hasText: say('rule.OWN_SUPERIOR') })).toBeVisible();
  await drawer.getByRole('button', { name: say('ui.cancel') }).click();
  await press('ui.unsaved.leave');
  await page.getByRole('checkbox', { name: say('ui.table.selectAll') }).click();
  await press('performance.manage.superior.choose');
  await drawer.getByRole('combobox', { name: say('performance.manage.boss') }).fill(numberOf(next));
  await page.getByRole('option', { name: numberOf(next) }).click();
  await drawer.getByRole('button', { name: say('performance.manage.superior.choose') }).click();
  await told('已为 2 份考核指定上级');
  await expect(row(company.staffIds[2])).toHaveCount(0);
  await page.goto('/index');
  await expect(page.getByRole('region', { name: say('home.plans') })).not.toContainText('的上级已离职');
});
