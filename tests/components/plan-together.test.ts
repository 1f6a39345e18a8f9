import { beforeAll, describe, it } from 'vitest';
import {
  advance,
  key,
  opened,
  readyPlan,
  staffedCompany,
  type Saved,
  type Staffed,
} from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: Staffed;
const ready = async (): Promise<Staffed> => ({
  ...company,
  adminToken: await product.services.signIn(company.code, 'admin'),
});
beforeAll(async () => {
  company = await staffedCompany(product.services, 4);
});

const detail = (id: string) => `/performance/management/assess_set_details?id=${id}`;
const open = async (at: string, language: 'zh-CN' | 'en-US' = 'zh-CN') => {
  const page = await product.open({ company: company.code, as: 'admin', at, language });
  return { page, ...actionsOn(page, language) };
};

describe('types of employees', () => {
  it('S3.085 are added to a plan before it opens, and what is missing stands at its field', async () => {
    const made = await ready();
    const family = { clientMutationId: key(), jobFamilyCode: 'S', jobFamilyName: '销售' };
    await product.services.ok('jobfamilymanage.addjobfamily', family, made.adminToken);
    const plan = await readyPlan(product.services, made);
    const { page, press, say, dialog, ...actions } = await open(`${detail(plan.id)}&step=open`);
    await press('performance.plan.types.add');
    const drawer = dialog(say('performance.plan.types.add'));
    const within = actions.in(drawer);
    await within.press('ui.save');
    await expect(drawer.getByText(say('rule.EMP_TYPE_NAME_REQUIRED')).first()).toBeVisible();
    // Above the form, and at the field.
    await expect(drawer.getByText(say('rule.EMP_TYPE_FAMILIES_REQUIRED'))).toHaveCount(2);
    await within.fill('performance.plan.types.name', '销售类');
    await drawer.getByRole('combobox').click();
    // Where nothing has a size the list of a drawer counts as out of sight.
    await drawer.locator('[role=option]').filter({ hasText: '销售' }).click();
    await within.press('ui.save');
    const row = page.getByRole('row').filter({ hasText: '销售类' });
    await expect(row).toContainText('销售');
    await expect(row).toContainText('100%');
  });
});

describe('plans of one period', () => {
  it('where there is none, nothing can be saved', async () => {
    const { services } = product;
    const alone = await staffedCompany(services, 2);
    const plan = await readyPlan(services, alone);
    await opened(services, alone, plan);
    const page = await product.open({ company: alone.code, as: 'admin', at: detail(plan.id) });
    const { press, say, dialog, in: within } = actionsOn(page);
    await press('ui.more');
    await page.getByRole('menuitem', { name: say('performance.manage.combine') }).click();
    const drawer = dialog(say('performance.manage.combine'));
    await expect(drawer.getByText(say('performance.manage.combine.none'))).toBeVisible();
    await expect(within(drawer).button('ui.save')).toHaveCount(0);
    await within(drawer).press('ui.cancel');
    await expect(drawer).toHaveCount(0);
  });

  it('S4.041 are combined, and one calibrated with others asks who returns with it', async () => {
    const made = await ready();
    const { services } = product;
    const scoring = async (empId: string | undefined): Promise<Saved> => {
      const plan = await readyPlan(services, made, { scope: { wholeCompany: false, empIds: [empId] } });
      const version = await opened(services, made, plan);
      return { id: plan.id, version: await advance(services, made, { id: plan.id, version }, 2, true) };
    };
    const [plan, other] = [await scoring(made.staffIds[0]), await scoring(made.staffIds[1])];
    const nameOf = async ({ id }: Saved) => {
      const input = { planCode: id };
      return (
        await services.ok<{ planName: string; version: number }[]>(
          'performanceplane.getplanandrule',
          input,
          made.adminToken,
        )
      )[0];
    };
    const name = (await nameOf(other))?.planName ?? '';
    const { page, press, say, dialog, tick, ...actions } = await open(detail(plan.id));
    await press('ui.more');
    await page.getByRole('menuitem', { name: say('performance.manage.combine') }).click();
    const drawer = dialog(say('performance.manage.combine'));
    await tick(drawer);
    await actions.in(drawer).press('ui.save');
    await expect(page.getByText(say('performance.manage.combine.fact', { plans: name }))).toBeVisible();

    const token = await services.signIn(made.code, 'admin');
    const [now] = await services.ok<{ version: number }[]>(
      'performanceplane.getplanandrule',
      { planCode: plan.id },
      token,
    );
    const move = { clientMutationId: key(), planCode: plan.id, version: now?.version, openAnyway: true };
    await services.ok('performanceflow.mergeadjustingplan', move, token);
    const again = await open(detail(plan.id));
    await again.press('ui.more');
    await again.page.getByRole('menuitem', { name: say('performance.manage.return') }).click();
    const back = again.dialog(say('performance.manage.return'));
    await expect(back.getByText(say('enum.AssessmentPlanStatus.FILLING'))).toHaveCount(0);
    await back.getByText(say('performance.manage.return.all', { count: '2' })).click();
    await again.in(back).fill('performance.manage.reason', '重新评分');
    await again.in(back).press('performance.manage.return');
    await expect(again.page.getByText(say('performance.manage.combine.fact', { plans: name }))).toBeVisible();
    await expect(again.page.getByText(say('performance.manage.advance.CALIBRATING')).first()).toBeVisible();
  });
});
