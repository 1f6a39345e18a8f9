import { beforeAll, describe, it } from 'vitest';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { staffedCompany, type Staffed } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { openAppraisalOf } from '@hengcai/services/src/modules/performance/assessment/assessment-testing.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: Staffed;

beforeAll(async () => {
  company = await staffedCompany(product.services, 2);
});

describe('parts of a template in an open plan', () => {
  it('S4.031 are named and weighed until scoring ends, and then only named', async () => {
    const appraisal = await openAppraisalOf(product.services, company);
    const at = `/performance/management/assess_set_details?id=${appraisal.plan.id}&tab=settings`;
    const page = await product.open({ company: company.code, as: 'admin', at });
    const { say, ...actions } = actionsOn(page);
    const card = page.getByRole('region', { name: /^模板“/ });
    await expect(card).toContainText('60.00%');
    await actions.in(card).press('performance.plan.template.look');
    const look = page.getByRole('dialog', { name: /· / });
    await expect(look.getByRole('columnheader').first()).toBeVisible();
    await expect(look.getByText(say('enterprise.preview.by.employee')).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(look).toHaveCount(0);
    await actions.in(card).press('ui.edit');
    const drawer = page.getByRole('dialog', { name: /^模板“/ });
    const weight = drawer.getByRole('textbox', { name: say('performance.manage.parts.weight') });
    await weight.first().fill('50');
    await actions.in(drawer).press('ui.save');
    await expect(drawer.getByText(/须为 100%/).first()).toBeVisible();
    await weight.last().fill('50');
    await actions.in(drawer).press('ui.save');
    await expect(drawer).toHaveCount(0);
    await expect(card).not.toContainText('60.00%');

    const again = { ...company, adminToken: await product.services.signIn(company.code, 'admin') };
    Object.assign(appraisal, { company: again });
    await appraisal.goTo(AssessmentPlanStatus.CALIBRATING);
    const later = await product.open({ company: company.code, as: 'admin', at });
    const lateCard = later.getByRole('region', { name: /^模板“/ });
    await expect(lateCard).toContainText(say('performance.manage.parts.named'));
    await actionsOn(later).in(lateCard).press('ui.edit');
    const named = later.getByRole('dialog', { name: /^模板“/ });
    await expect(named.getByRole('textbox', { name: say('performance.manage.parts.weight') }).first()).toHaveAttribute(
      'disabled',
      '',
    );
    await named
      .getByRole('textbox', { name: say('performance.manage.parts.name') })
      .first()
      .fill('年度重点');
    await actionsOn(later).in(named).press('ui.save');
    await expect(lateCard).toContainText('年度重点');
  });
});
