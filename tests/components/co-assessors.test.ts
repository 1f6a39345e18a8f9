import { beforeAll, beforeEach, describe, it } from 'vitest';
import {
  openAppraisalOf,
  type Appraisal,
} from '@hengcai/services/src/modules/performance/assessment/assessment-testing.ts';
import { key, staffedCompany, type Staffed } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { AssessmentPlanStatus, ScorerRole } from '@hengcai/shared/enums';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: Staffed;
/** Of somebody in the second department, whose head sees nobody of the first one. */
let appraisal: Appraisal;
beforeAll(async () => {
  company = await staffedCompany(product.services, 4);
});
beforeEach(async () => {
  company = { ...company, adminToken: await product.services.signIn(company.code, 'admin') };
  const shares = { selfRatio: '20', partnerRatio: '20', bossRatio: '60' };
  appraisal = (await openAppraisalOf(product.services, company, { plan: shares })).of(company.staffIds[1] ?? '');
});

const tokenOf = (empId: string) => product.services.signIn(company.code, company.numberOf.get(empId) ?? '');
const nameOf = (empId: string) => `员工${company.numberOf.get(empId)}`;
const open = async (empId: string, language: 'zh-CN' | 'en-US' = 'zh-CN', width = 1440, more: object = {}) => {
  const { planCode, ...query } = { planCode: appraisal.plan.id, empId: appraisal.empId, viewerType: 'leader', ...more };
  const at = `/performance/examine/details?${new URLSearchParams({ ...query, assessmentPlanCode: planCode }).toString()}`;
  const page = await product.open({
    company: company.code,
    as: company.numberOf.get(empId) ?? '',
    at,
    language,
    width,
  });
  return { page, ...actionsOn(page, language) };
};

describe('the form as a co-assessor comes to it', () => {
  it('has the own sheet alone, and is nobody else’s, not even the superior’s', async () => {
    const [, boss] = company.bossIds;
    const near = company.staffIds[3] ?? '';
    await appraisal.agree(await tokenOf(appraisal.empId), await tokenOf(boss));
    await appraisal.ok('performanceview.pickTogetherAssessor', await tokenOf(boss), {
      clientMutationId: key(),
      assessors: [{ empId: near }],
    });
    await appraisal.goTo(AssessmentPlanStatus.SCORING);
    await appraisal.score(await tokenOf(appraisal.empId), ScorerRole.SELF, '90');
    const own = await open(near, 'en-US', 390, { beside: '1' });
    await expect(own.page.getByRole('textbox', { name: 'Co-assessor’s score' }).first()).toBeVisible();
    const other = await open(boss, 'en-US', 390, { beside: '1' });
    await expect(other.page.getByText(other.say('performance.assess.gone')).first()).toBeVisible();
  });
});

describe('the superior’s form of somebody who is scored beside', () => {
  it('S6.045 S7.096 has what every co-assessor gave, also those of another department, and comes to what the services make of it', async () => {
    const [, boss] = company.bossIds;
    const [elsewhere = '', , , near = ''] = company.staffIds;
    await appraisal.agree(await tokenOf(appraisal.empId), await tokenOf(boss));
    const assessors = [
      { empId: near, weight: '75' },
      { empId: elsewhere, weight: '25' },
    ];
    await appraisal.ok('performanceview.pickTogetherAssessor', await tokenOf(boss), {
      clientMutationId: key(),
      assessors,
    });
    await appraisal.goTo(AssessmentPlanStatus.SCORING);
    await appraisal.score(await tokenOf(appraisal.empId), ScorerRole.SELF, '90');
    await appraisal.score(await tokenOf(near), ScorerRole.PARTNER, '80');
    await appraisal.score(await tokenOf(elsewhere), ScorerRole.PARTNER, '60');

    const { page } = await open(boss, 'en-US', 390);
    const card = page
      .getByRole('list', { name: /^Scores of/ })
      .first()
      .getByRole('listitem')
      .first();
    await expect(card).toContainText(`${nameOf(near)}80`);
    await expect(card).toContainText(`${nameOf(elsewhere)}60`);
    for (const at of [0, 1]) {
      const typed = page.getByRole('textbox', { name: 'Manager’s score' }).nth(at);
      await typed.fill('70');
      await typed.blur();
    }
    // By hand 60 %: 20 % x 90 + 20 % x (75 % x 80 + 25 % x 60) + 60 % x 70 = 75; by figures 40 %: half of the way, 50.
    await expect(page.getByRole('status').filter({ hasText: '65' }).first()).toBeVisible();
    await appraisal.score(await tokenOf(boss), ScorerRole.BOSS, '70');
    expect((await appraisal.detail(await tokenOf(boss))).composedScore).toBe('65');
  });

  it('says of co-assessors, approvals and links that they cannot be shown, not that there are none', async () => {
    const { page, say } = await open(company.bossIds[1]);
    await expect(page.getByText(say('performance.together.empty'))).toBeVisible();
    for (const name of ['AssessmentCoAssessors', 'AssessmentTimeline', 'AssessmentAlignment'])
      page.answer(name, 'offline');
    await page.reload();
    for (const section of ['coAssessors', 'timeline'])
      await expect(page.locator(`#${section}`).getByRole('alert')).toBeVisible();
    await expect(page.getByText(say('performance.together.empty'))).toHaveCount(0);
    await expect(page.getByText(say('ui.approval.empty'))).toHaveCount(0);
    await expect(page.getByText(say('performance.align.empty'))).toHaveCount(0);
    page.callOff();
    await page
      .locator('#coAssessors')
      .getByRole('button', { name: say('ui.retry'), exact: true })
      .click();
    await expect(page.getByText(say('performance.together.empty'))).toBeVisible();
  });

  it('keeps the choice of co-assessors open until the page shows it, so that what is done next stands', async () => {
    await appraisal.fill(await tokenOf(appraisal.empId));
    const { page, press, dialog, say, ...actions } = await open(company.bossIds[1]);
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await press('performance.together.pick');
    const picking = dialog(say('performance.together.pick'));
    const name = nameOf(company.staffIds[3] ?? '');
    await actions.in(picking).press('performance.together.choose', { name });
    page.answer('Assessment', async (ask) => {
      await held;
      return ask();
    });
    await actions.in(picking).press('performance.together.pick.action');
    await expect(page.locator('#coAssessors').getByText(name).first()).toBeVisible();
    await expect(picking).toBeVisible();
    arrive();
    await expect(picking).toBeHidden();
  });
});
