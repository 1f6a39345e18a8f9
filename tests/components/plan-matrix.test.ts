import { beforeAll, describe, it } from 'vitest';
import {
  openAppraisalOf,
  signedIn,
  type Appraisal,
} from '@hengcai/services/src/modules/performance/assessment/assessment-testing.ts';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import {
  readyPlan,
  staffedCompany,
  type Staffed,
} from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: Staffed;
let appraisal: Appraisal;
beforeAll(async () => {
  company = await staffedCompany(product.services, 3);
  const as = await signedIn(product.services, company);
  appraisal = await openAppraisalOf(product.services, company);
  await appraisal.agree(as.person, as.boss);
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
});

const open = async (language: 'zh-CN' | 'en-US', width = 1440) => {
  const at = `/performance/management/assess_set_details?id=${appraisal.plan.id}`;
  const page = await product.open({ company: company.code, as: 'admin', at, language, width });
  const actions = actionsOn(page, language);
  await actions.press('performance.matrix.open');
  return { page, ...actions };
};

describe('who may do what in a plan', () => {
  it('S4.026 is told of the stage the plan is in, for each party, with the reason of those who may not', async () => {
    const { say, dialog } = await open('en-US');
    const drawer = dialog('Who can do what now: Scoring');
    const row = (action: string) => drawer.getByRole('row').filter({ hasText: say(`performance.matrix.do.${action}`) });
    const cells = async (action: string) => (await row(action).textContent())?.match(/Cannot|Can|-/g);
    // The person, manager, approver, head of department, head above, HR: the plan has no co-assessors.
    await expect(row('submitSelfScore')).toBeVisible();
    expect(await cells('submitSelfScore')).toEqual(['Can', ...Array<string>(5).fill('-')]);
    expect(await cells('submitTargets')).toEqual(['Cannot', ...Array<string>(5).fill('-')]);
    await expect(row('submitTargets')).toContainText('This stage is over');
    expect(await cells('sendBackScore')).toEqual(['-', 'Can', '-', '-', '-', 'Can']);
    expect(await cells('approveDeptTargets')).toContain('Cannot');
    await expect(row('saveCoAssessorScore')).toHaveCount(0);

    await drawer.getByText(say('performance.matrix.now')).click();
    await expect(row('submitTargets')).toHaveCount(0);
    await expect(row('submitSelfScore')).toBeVisible();
  });

  it('S4.023 is there before a plan is open, too, with the reason nobody may yet', async () => {
    company = { ...company, adminToken: await product.services.signIn(company.code, 'admin') };
    const plan = await readyPlan(product.services, company);
    const at = `/performance/management/assess_set_details?id=${plan.id}`;
    const page = await product.open({ company: company.code, as: 'admin', at, language: 'en-US', width: 1440 });
    const { press, say, dialog } = actionsOn(page, 'en-US');
    await press('performance.matrix.open');
    const row = dialog('Who can do what now: Not open')
      .getByRole('row')
      .filter({ hasText: say('performance.matrix.do.submitTargets') });
    await expect(row).toContainText(say('performance.matrix.mayNot'));
    await expect(row).toContainText(say('rule.STAGE_NOT_OPEN'));
  });

  it('S4.036 follows the switches of the plan, and is cards on a phone', async () => {
    const token = await product.services.signIn(company.code, 'admin');
    const [plan] = await product.services.ok<{ version: number }[]>(
      'performanceplane.getplanandrule',
      { planCodes: [appraisal.plan.id] },
      token,
    );
    await product.services.ok(
      'performanceflow.lockplan',
      {
        planCode: appraisal.plan.id,
        version: plan?.version,
        locked: true,
        reason: '核对数据',
      },
      token,
    );
    const { page, dialog, say } = await open('zh-CN', 390);
    const drawer = dialog('当前操作权限：评分中');
    const card = drawer.getByRole('listitem').filter({ hasText: say('performance.matrix.do.submitBossScore') });
    await expect(card).toContainText('不可以');
    await drawer.getByText(say('performance.matrix.now')).click();
    await expect(card).toHaveCount(0);
    await expect(
      drawer.getByRole('listitem').filter({ hasText: say('performance.matrix.do.unlockPlan') }),
    ).toContainText('可以');
    expect(page.window.document.body.scrollWidth).toBeLessThanOrEqual(390);
  });
});
