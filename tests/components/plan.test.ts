import { eq } from 'drizzle-orm';
import { beforeAll, describe, it } from 'vitest';
import { assessmentPlan } from '@hengcai/services/src/modules/performance/tables.ts';
import {
  advance,
  key,
  opened,
  planInput,
  readyPlan,
  staffedCompany,
  type Saved,
  type Staffed,
} from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { openAppraisalOf } from '@hengcai/services/src/modules/performance/assessment/assessment-testing.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct, type Page } from './support/open.ts';

const product = startProduct();
let company: Staffed;
/** The company with a session of its administrator that no page has ended. */
const ready = async (): Promise<Staffed> => ({
  ...company,
  adminToken: await product.services.signIn(company.code, 'admin'),
});
beforeAll(async () => {
  company = await staffedCompany(product.services, 3);
});

const LIST = '/performance/management';
const detail = (id: string) => `${LIST}/assess_set_details?id=${id}`;
const open = async (at: string, language: 'zh-CN' | 'en-US' = 'zh-CN') => {
  const page = await product.open({ company: company.code, as: 'admin', at, language });
  return { page, ...actionsOn(page, language) };
};

describe('a plan', () => {
  it('S4.023 is made of a starter kit in three clicks', async () => {
    const { page, press, say, agree, button } = await open(LIST);
    await button('performance.manage.new').first().click();
    await press('enum.StarterKit.OKR');
    await expect(page.getByText(say('performance.plan.open.flow.usual'))).toBeVisible();
    await expect(page.getByText('OKR 考核 100%')).toBeVisible();
    await press('performance.plan.open');
    await agree(say('performance.plan.open.title'), say('performance.plan.open'));
    await expect(page.getByText(say('performance.manage.switch.fill'))).toBeVisible();
  });

  it('goes on as a draft where one stopped', async () => {
    const made = await ready();
    const call = (name: string, input: Record<string, unknown>) =>
      product.services.ok<Saved>(`performanceplane.${name}`, input, made.adminToken);
    const bare = await call('saveassess', planInput({ planName: `草稿${key()}` }));
    const scoped = await call('saveassess', planInput({ planName: `草稿${key()}` }));
    const scope = { wholeCompany: true, deptIds: [], empIds: [], excludedEmpIds: [] };
    await call('planescope', { planCode: scoped.id, version: scoped.version, ...scope });
    const { page, say } = await open(detail(bare.id));
    const step = page.locator('[aria-current=step]');
    await expect(step).toContainText(say('performance.plan.step.scope'));
    await page.goto(detail(scoped.id));
    await expect(step).toContainText(say('performance.plan.step.rule'));
  });

  it('leaves nothing behind of an approval node that was added and removed again', async () => {
    const plan = await readyPlan(product.services, await ready());
    const { page, press, say } = await open(`${detail(plan.id)}&step=rule`);
    for (const name of ['', '直属上级']) {
      await press('ui.approval.node.add');
      const first = page.getByRole('textbox', {
        name: say('ui.approval.node.cell', { number: '1', header: say('ui.approval.node.name') }),
      });
      await expect(first).toBeFocused();
      await first.fill(name);
      await page
        .getByRole('button', { name: say('ui.grid.remove') })
        .last()
        .click();
      await expect(first).toHaveCount(0);
    }
    await press('performance.plan.saveAndNext');
    await expect(page.getByRole('heading', { name: say('performance.plan.step.open') })).toBeVisible();
  });

  it('is marked, in its list and on its page, where a stage goes on after its last day', async () => {
    const made = await ready();
    const plan = await readyPlan(product.services, made);
    await opened(product.services, made, plan);
    const rowOf = (page: Page) => page.getByRole('row').filter({ has: page.locator(`a[href*="${plan.id}"]`) });
    const { page, say } = await open(LIST);
    await expect(rowOf(page)).toBeVisible();
    await expect(rowOf(page).getByText(say('ui.stage.overdue'))).toHaveCount(0);
    await product.services.as(made, 'writes', ({ tx }) =>
      tx
        .update(assessmentPlan)
        .set({ fillFrom: '2026-10-01', fillTo: '2026-10-31' })
        .where(eq(assessmentPlan.id, plan.id)),
    );
    await page.reload();
    await expect(rowOf(page).getByText(say('ui.stage.overdue'))).toBeVisible();
    await page.goto(detail(plan.id));
    const steps = page.getByRole('list', { name: say('performance.manage.stages') });
    await expect(steps.getByText(say('ui.stage.overdue'))).toBeVisible();
  });

  it('S4.023 names before the archive who has no result, and has no switches afterwards', async () => {
    const made = await ready();
    const plan = await readyPlan(product.services, made);
    let version = await opened(product.services, made, plan);
    for (const to of [2, 3, 4]) version = await advance(product.services, made, { id: plan.id, version }, to, true);
    const { page, press, say, dialog, tick } = await open(detail(plan.id));
    await expect(page.getByText(say('performance.manage.switch.confirm'))).toBeVisible();
    await expect(page.getByText(say('performance.manage.switch.fill'))).toHaveCount(0);
    await press('performance.manage.advance.CLOSED');
    const drawer = dialog(say('performance.manage.advance.CLOSED'));
    await expect(drawer.getByText(say('performance.manage.owed.result')).first()).toBeVisible();
    await tick(drawer);
    await drawer.getByRole('button', { name: new RegExp(`^${say('performance.manage.advance.CLOSED')}`) }).click();
    await expect(page.getByText(say('performance.manage.switch.confirm'))).toHaveCount(0);
    await expect(page.getByRole('region', { name: say('performance.manage.switches') })).toHaveCount(0);
  });
});

describe('the team of a manager', () => {
  it('S8.051 is approved and reminded at once, and who owes nothing any more is named with the reason', async () => {
    const made = await ready();
    const [first = '', , second = ''] = made.staffIds;
    const numberOf = (empId = '') => made.numberOf.get(empId) ?? '';
    const appraisal = await openAppraisalOf(product.services, made);
    const submit = async (empId: string) => {
      const token = await product.services.signIn(made.code, numberOf(empId));
      const { version } = await appraisal.of(empId).fill(token);
      await appraisal.of(empId).ok('performancecheck.updatestatus', token, { version, action: 'submit' });
    };
    await submit(first);
    const at = `/performance/examine?tabName=team&planId=${appraisal.plan.id}`;
    const page = await product.open({ company: made.code, as: numberOf(made.bossIds[0]), at });
    const { say, press, agree } = actionsOn(page);
    const one = { count: '1' };
    const all = page.getByRole('checkbox', { name: say('ui.table.selectAll') });
    await all.click();
    await press('performance.examine.many.approve', one);
    await agree(say('performance.examine.many.approve.title'), say('performance.examine.many.approve.action'));
    await expect(page.getByText(say('performance.examine.many.approve.done', one))).toBeVisible();
    const stands = (empId: string) => page.getByRole('row').filter({ hasText: numberOf(empId) });
    await expect(stands(first)).toContainText(say('enum.EmployeeStage.APPROVED'));
    // Two of those selected again owe targets when asked; one of them has submitted when reminded.
    await all.click();
    await submit(second);
    await press('performance.examine.many.remind', { count: '2' });
    await agree(say('performance.examine.many.remind.title'), say('performance.examine.many.remind.action'));
    const refused = page.getByRole('alertdialog').getByRole('listitem');
    await expect(refused).toContainText(`${numberOf(second)}该员工目前没有待办事项`);
    await expect(page.getByText(say('performance.examine.many.remind.done', one))).toBeVisible();
  });
});
