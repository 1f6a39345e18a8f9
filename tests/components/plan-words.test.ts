import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, it } from 'vitest';
import { employee } from '@hengcai/services/src/modules/employee/tables.ts';
import { ApprovalMode, ApproverKind, AssessmentPlanStatus, ScorerRole } from '@hengcai/shared/enums';
import { staffedCompany, type Staffed } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import {
  openAppraisalOf,
  signedIn,
  type Appraisal,
} from '@hengcai/services/src/modules/performance/assessment/assessment-testing.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: Staffed;
let appraisal: Appraisal;

beforeAll(async () => {
  company = await staffedCompany(product.services, 3);
  appraisal = await openAppraisalOf(product.services, company);
  const as = await signedIn(product.services, company);
  await appraisal.agree(as.person, as.boss);
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  await appraisal.score(as.person, ScorerRole.SELF, '90');
  await appraisal.score(as.boss, ScorerRole.BOSS, '80');
  await appraisal.goTo(AssessmentPlanStatus.COMMUNICATING);
});

const numberOf = (empId = '') => company.numberOf.get(empId) ?? '';

describe('results that are confirmed', () => {
  it('S7.088 are confirmed in the words of the plan, which its settings change', async () => {
    const detail = `/performance/management/assess_set_details?id=${appraisal.plan.id}&tab=settings`;
    const page = await product.open({ company: company.code, as: 'admin', at: detail });
    const { say, dialog, ...actions } = actionsOn(page);
    const card = page.getByRole('region', { name: say('performance.manage.notes') });
    await expect(card.getByText(say('performance.manage.notes.usual'))).toHaveCount(2);
    await actions.in(card).press('ui.edit');
    const drawer = dialog(say('performance.manage.notes'));
    await actions.in(drawer).fill('performance.manage.notes.BOSS', '我已与员工面谈');
    await actions.in(drawer).press('ui.save');
    await expect(card.getByText('我已与员工面谈')).toBeVisible();
    await expect(card.getByText(say('performance.manage.notes.usual'))).toHaveCount(1);

    const at = '/performance/examine?tabName=communication';
    const boss = await product.open({ company: company.code, as: numberOf(company.bossIds[0]), at });
    const bossDoes = actionsOn(boss);
    await expect(boss.getByText(/有 \d+ 份结果等待您确认/)).toBeVisible();
    await expect(boss.getByText(/0 \/ \d/).first()).toBeVisible();
    await boss.goto(
      `/performance/examine/details?empId=${appraisal.empId}&assessmentPlanCode=${appraisal.plan.id}&viewerType=leader`,
    );
    await bossDoes.button('performance.assess.confirm').first().click();
    const asked = bossDoes.dialog(bossDoes.say('performance.assess.confirm.title'));
    await expect(asked).toContainText('我已与员工面谈');
    await bossDoes.agree(bossDoes.say('performance.assess.confirm.title'), bossDoes.say('performance.assess.confirm'));
    await expect(boss.getByText('我已与员工面谈').first()).toBeVisible();
  });

  it('the settings of a plan name people in the language of the page', async () => {
    const { services } = product;
    const [approver = ''] = company.bossIds;
    const [person = '', other = ''] = company.staffIds;
    const english = [
      [approver, 'Alan Approver'],
      [person, 'Paul Person'],
      [other, 'Olga Other'],
    ] as const;
    await services.as(company, 'writes', async (ctx) => {
      for (const [empId, nameEn] of english)
        await ctx.tx
          .update(employee)
          .set({ nameEn })
          .where(and(eq(employee.companyId, company.companyId), eq(employee.id, empId)));
    });
    company = { ...company, adminToken: await services.signIn(company.code, 'admin') };
    const { plan } = await openAppraisalOf(services, company, {
      scope: { empIds: [person], excludedEmpIds: [other] },
      flow: [{ nodeName: 'Second look', kind: ApproverKind.NAMED, mode: ApprovalMode.ANY, empIds: [approver] }],
    });
    const at = `/performance/management/assess_set_details?id=${plan.id}&tab=settings`;
    const page = await product.open({ company: company.code, as: 'admin', at, language: 'en-US' });
    for (const [, name] of english) await expect(page.getByText(new RegExp(name)).first()).toBeVisible();
  });

  it('the dialogs of a plan put no space between Chinese sentences', async () => {
    const at = `/performance/management/assess_set_details?id=${appraisal.plan.id}`;
    const page = await product.open({ company: company.code, as: 'admin', at });
    const { say, press, dialog } = actionsOn(page);
    await press('ui.more');
    await page.getByRole('menuitem', { name: say('performance.manage.return') }).click();
    const drawer = dialog(say('performance.manage.return'));
    await expect(drawer).toContainText(/。\S/);
    await expect(drawer).not.toContainText(/。 /);
  });

  it('who is not ready stands there once, with all that is missing', async () => {
    const made = await staffedCompany(product.services, 3);
    const scoring = await openAppraisalOf(product.services, made);
    const as = await signedIn(product.services, made);
    await scoring.agree(as.person, as.boss);
    await scoring.goTo(AssessmentPlanStatus.SCORING);
    const at = `/performance/management/assess_set_details?id=${scoring.plan.id}`;
    const page = await product.open({ company: made.code, as: 'admin', at });
    const { say, press, dialog } = actionsOn(page);
    await press('performance.manage.advance.CALIBRATING');
    const line = dialog(say('performance.manage.advance.CALIBRATING'))
      .getByRole('listitem')
      .filter({ hasText: made.numberOf.get(scoring.empId) ?? '' });
    await expect(line).toHaveCount(1);
    await expect(line).toContainText(`${say('performance.manage.owed.self')}、${say('performance.manage.owed.boss')}`);
  });

  it('what is empty says what will be there', async () => {
    const at = '/performance/examine?tabName=communication';
    const page = await product.open({ company: company.code, as: 'admin', at, language: 'en-US' });
    const { say } = actionsOn(page, 'en-US');
    await expect(page.getByText(say('performance.examine.communication.empty'))).toBeVisible();
  });
});
