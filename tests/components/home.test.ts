import { beforeAll, describe, it } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { TargetStatus } from '@hengcai/shared/enums';
import {
  opened,
  readyPlan,
  staffedCompany,
  type Staffed,
} from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { assessmentInfo, assessmentPlan } from '@hengcai/services/src/modules/performance/tables.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: Staffed;
let planId: string;
const numberOf = (empId = '') => company.numberOf.get(empId) ?? '';

beforeAll(async () => {
  company = await staffedCompany(product.services, 3);
  const plan = await readyPlan(product.services, company, {
    plan: {
      planName: '2026年度考核',
      windows: {
        fill: { from: '2026-10-01', to: '2026-11-20' },
        score: { from: '2026-12-01', to: '2026-12-20' },
        calibrate: { from: '2026-12-21', to: '2026-12-25' },
        communicate: { from: '2026-12-26', to: '2026-12-31' },
      },
    },
  });
  planId = plan.id;
  await opened(product.services, company, plan);
});

const write = (set: Partial<typeof assessmentInfo.$inferSelect>, empId?: string) =>
  product.services.as(company, 'writes', (ctx) =>
    ctx.tx
      .update(assessmentInfo)
      .set(set)
      .where(and(eq(assessmentInfo.planId, planId), empId ? eq(assessmentInfo.empId, empId) : undefined)),
  );

describe('the home page', () => {
  it('asks once for what it shows first, and anew when somebody comes back to it', async () => {
    const page = await product.open({ company: company.code, as: numberOf(company.staffIds[0]), at: '/index' });
    const { say } = actionsOn(page);
    const next = page.getByRole('region', { name: say('home.next') });
    await expect(next).toContainText('2026年度考核');
    await page.atRest();
    const first = page.asked.splice(0);
    expect(first.toSorted()).toEqual([...new Set(first)].toSorted());
    expect(first).toEqual(expect.arrayContaining(['HomeOverview', 'Attention', 'Notices']));
    await next.getByRole('link').click();
    await expect(next).toHaveCount(0);
    page.asked.splice(0);
    page.window.history.back();
    const again = () => ['HomeOverview', 'Attention', 'Notices'].filter((one) => page.asked.includes(one));
    await expect.poll(again).toHaveLength(3);
  });

  it('begins with the own next step, whose button opens the very form, and shows no figures of others', async () => {
    const page = await product.open({ company: company.code, as: numberOf(company.staffIds[0]), at: '/index' });
    const { say } = actionsOn(page);
    const next = page.getByRole('region', { name: say('home.next') });
    await expect(next).toContainText('填报“2026年度考核”的目标，请于 2026-11-20 前完成');
    for (const hidden of ['home.plans', 'home.team', 'home.probation', 'home.first'])
      await expect(page.getByRole('region', { name: say(hidden) })).toHaveCount(0);
    await expect(page.getByRole('region', { name: say('home.figures') })).toHaveCount(0);
    await next.getByRole('link').click();
    await expect(page).toHaveURL(/examine\/details\?empId=.*queryType=targets/);
  });

  it('shows a manager who of the team owes what until when, each with the form', async () => {
    const page = await product.open({
      company: company.code,
      as: numberOf(company.bossIds[1]),
      at: '/index',
      language: 'en-US',
    });
    const { say } = actionsOn(page, 'en-US');
    const team = page.getByRole('region', { name: say('home.team') });
    await expect(team).toContainText('1 step is open');
    await expect(team).toContainText('By 2026-11-20');
    await team.getByRole('link', { name: say('home.team.MY_TARGETS', { name: '员工E004' }) }).click();
    await expect(page).toHaveURL(/viewerType=leader/);
  });

  it('shows HR how far each plan is and who is missing where, marks what is overdue, and reminds by one click', async () => {
    await product.services.as(company, 'writes', (ctx) =>
      ctx.tx.update(assessmentPlan).set({ fillTo: '2026-10-31' }).where(eq(assessmentPlan.id, planId)),
    );
    await write({ targetStatus: TargetStatus.APPROVED }, company.bossIds[0]);
    const page = await product.open({ company: company.code, as: 'admin', at: '/index' });
    const { press, say } = actionsOn(page);
    await expect(page.getByRole('region', { name: say('home.next') })).toContainText('还有 4 人未完成');
    const plans = page.getByRole('region', { name: say('home.plans') });
    await expect(plans).toContainText('2026-10-31 到期，已逾期');
    await expect(plans).toContainText(say('home.plans.progress', { done: '1', count: '5' }));
    await expect(plans).toContainText('部门1 2');
    await expect(plans).toContainText('部门2 2');
    await press('home.plans.remind', { count: '4' });
    await expect(plans.getByRole('status')).toContainText('已提醒 4 人');
    await expect(plans.getByRole('button')).toHaveCount(0);
  });

  it('shows a new company its first steps, ticks off what the data show, and leads to the first open one', async () => {
    const young = await product.services.createTestCompany();
    const page = await product.open({ company: young.code, as: 'admin', at: '/index' });
    const { say } = actionsOn(page);
    const steps = page.getByRole('region', { name: say('home.first') });
    await expect(steps.getByRole('img', { name: say('home.first.open') })).toHaveCount(4);
    await expect(steps.getByRole('img', { name: say('home.first.done') })).toHaveCount(0);
    await expect(page.getByRole('region', { name: say('home.next') })).toContainText(
      say('home.first.IMPORT_PEOPLE.hint'),
    );

    const staffed = await staffedCompany(product.services, 2);
    const later = await product.open({ company: staffed.code, as: 'admin', at: '/index' });
    const again = later.getByRole('region', { name: say('home.first') });
    await expect(again.getByRole('img', { name: say('home.first.done') })).toHaveCount(2);
    await later
      .getByRole('region', { name: say('home.next') })
      .getByRole('link')
      .click();
    await expect(later).toHaveURL(/\/employee\/list/);
  });
});
