import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, it } from 'vitest';
import { employee } from '@hengcai/services/src/modules/employee/tables.ts';
import { AssessmentPlanStatus, ScorerRole } from '@hengcai/shared/enums';
import {
  openAppraisalOf,
  signedIn,
  type Appraisal,
} from '@hengcai/services/src/modules/performance/assessment/assessment-testing.ts';
import { key, staffedCompany, type Staffed } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const PAGE = '/performance/examine';
const BOARD = `${PAGE}?tabName=kanban`;
const product = startProduct();
let company: Staffed;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  // Twelve of the staff and the head of the other department report to the first head.
  company = await staffedCompany(product.services, 24);
  as = await signedIn(product.services, company);
  appraisal = await openAppraisalOf(product.services, company);
  await appraisal.agree(as.person, as.boss);
  const rowId = (await appraisal.detail(as.person)).indicators.find((row) => row.keyResult === '营业收入')?.rowId;
  await appraisal.ok('performanceview.saveprogressnote', as.person, {
    rowId,
    value: '150',
    text: '新签两家',
    clientMutationId: key(),
  });
});

const numberOf = (empId = '') => company.numberOf.get(empId) ?? '';
const open = async (who: string, at: string, language: 'zh-CN' | 'en-US' = 'zh-CN', width = 1440) => {
  const page = await product.open({ company: company.code, as: who, at, language, width });
  return { page, ...actionsOn(page, language) };
};
const boss = () => numberOf(company.bossIds[0]);
const detailsAs = (viewerType: string) =>
  `${PAGE}/details?empId=${appraisal.empId}&assessmentPlanCode=${appraisal.plan.id}&viewerType=${viewerType}`;

describe('the board of a team', () => {
  it('S6.039 says that it is off, until the administrator switches it on among the settings of the company', async () => {
    const before = await open(boss(), BOARD);
    await expect(before.page.getByText(before.say('performance.board.off'), { exact: true })).toBeVisible();
    await expect(before.page.getByRole('link', { name: before.say('performance.board.mine') })).toBeVisible();
    const list = await open(boss(), PAGE);
    await expect(list.page.getByRole('link', { name: list.say('performance.examine.tab.team') })).toBeVisible();
    await expect(list.page.getByRole('link', { name: list.say('performance.examine.tab.kanban') })).toHaveCount(0);

    const admin = await open('admin', '/enterprise_management/list', 'en-US');
    await admin.page.getByText(admin.say('enterprise.company.kanban'), { exact: true }).click();
    await admin.press('ui.save');
    await admin.told(admin.say('enterprise.company.saved'));

    const after = await open(boss(), PAGE);
    await after.page.getByRole('link', { name: after.say('performance.examine.tab.kanban') }).click();
    await expect(after.page.getByRole('region', { name: /^待填报/ })).toBeVisible();
    // Nobody to look after, no board.
    const person = await open(numberOf(appraisal.empId), PAGE);
    await expect(person.page.getByRole('link', { name: person.say('performance.examine.tab.mine') })).toBeVisible();
    await expect(person.page.getByRole('link', { name: person.say('performance.examine.tab.kanban') })).toHaveCount(0);
    const alone = await open(numberOf(appraisal.empId), BOARD);
    await expect(alone.page.getByText(alone.say('performance.examine.team.empty'))).toBeVisible();
  });

  it('S6.039 counts the people of each stage, shows ten and then the rest, and tells progress and whom it waits for', async () => {
    const { page, say } = await open(boss(), BOARD, 'en-US');
    const filling = page.getByRole('region', { name: /, 12 people$/ });
    await expect(filling.getByRole('listitem')).toHaveCount(10);
    await filling.getByRole('button', { name: say('performance.board.more', { count: '2' }) }).click();
    await expect(filling.getByRole('listitem')).toHaveCount(12);
    await expect(filling.getByRole('button')).toHaveCount(0);
    // Whoever pressed it by keyboard reads on where the new ones begin.
    expect(page.window.document.activeElement).toBe(
      page.window.document.querySelectorAll('section[aria-label$="12 people"] li a')[10],
    );
    const agreed = page.getByRole('region', { name: /, 1 person$/ }).getByRole('listitem');
    await expect(agreed).toContainText('42%');
    await expect(agreed.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '41.67');
    await expect(filling.getByRole('listitem').first()).toContainText(/Waiting for/);
    await expect(filling.getByRole('listitem').first()).toContainText('2026-11-20');
  });

  it('S6.039 narrows to a plan, which stands in the address, and says when none of the own people is in it', async () => {
    const { page, say } = await open(boss(), `${BOARD}&planId=${'f'.repeat(32)}`);
    await expect(page.getByText(say('performance.board.filtered.hint'))).toBeVisible();
    await page.getByRole('button', { name: say('ui.resetFilters') }).click();
    await expect(page.getByRole('region', { name: /12 人$/ })).toBeVisible();
    expect(page.window.location.search).not.toContain('planId');
  });

  it('S2.015 S3.042 a card leads to the form as seen from the board, where nothing can be changed, and on to where it can', async () => {
    const { page, say } = await open(boss(), BOARD, 'zh-CN', 390);
    await page.getByRole('link', { name: `员工${numberOf(appraisal.empId)}` }).click();
    const told = page.getByText(say('performance.assess.looksOnly', { viewer: '看板' }));
    await expect(told).toBeVisible();
    expect(new URLSearchParams(page.window.location.search).get('viewerType')).toBe('kanban');
    await expect(page.getByText('新签两家').first()).toBeVisible();
    await expect(page.getByRole('button', { name: say('performance.assess.lock') })).toHaveCount(0);
    await page.getByRole('link', { name: say('performance.assess.looksOnly.act') }).click();
    await expect(told).toHaveCount(0);
    await expect(page.getByRole('button', { name: say('performance.assess.lock') })).toBeVisible();
  });

  it('S6.039 names somebody who has moved on to the superior who still scores, on the board and in the list, and leads to the form', async () => {
    const { services } = product;
    const moved = (change: Partial<typeof employee.$inferInsert>, empId = '') =>
      services.as(company, 'writes', (ctx) =>
        ctx.tx
          .update(employee)
          .set(change)
          .where(and(eq(employee.companyId, company.companyId), eq(employee.id, empId))),
      );
    await moved({ bossId: company.bossIds[1] ?? null, deptId: company.deptIds[1] ?? '' }, appraisal.empId);
    // The second boss reports to the first: only who is out of that line, too, is out of sight.
    await moved({ bossId: null }, company.bossIds[1]);
    const name = `员工${numberOf(appraisal.empId)}`;
    for (const list of [BOARD, `${PAGE}?tabName=team&employeeStage=3`]) {
      const { page } = await open(boss(), list);
      await page.getByRole('main').getByRole('link', { name }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    }
  });
});

describe('S3.042 viewers of an appraisal', () => {
  beforeAll(async () => {
    company = await staffedCompany(product.services, 3);
    as = await signedIn(product.services, company);
    appraisal = await openAppraisalOf(product.services, company);
    await appraisal.agree(as.person, as.boss);
    const rowId = (await appraisal.detail(as.person)).indicators.find((row) => row.keyResult === '营业收入')?.rowId;
    const note = { rowId, value: '150', text: '新签两家', clientMutationId: key() };
    await appraisal.ok('performanceview.saveprogressnote', as.person, note);
    await appraisal.goTo(AssessmentPlanStatus.SCORING);
    await appraisal.score(as.person, ScorerRole.SELF, '90');
  });

  const sections = async (who: string, viewerType: string) => {
    const { page } = await open(who, detailsAs(viewerType), 'zh-CN');
    await expect(page.getByRole('heading', { name: '评分', exact: true })).toBeVisible();
    return [...page.window.document.querySelectorAll('#targets, #scores, #result')].map(({ id }) => id);
  };

  it('S2.015 managers read scores first, whoever sets targets reads those, history begins with the result', async () => {
    expect(await sections(boss(), 'leader')).toEqual(['scores', 'targets', 'result']);
    expect(await sections(boss(), 'setter')).toEqual(['targets', 'scores', 'result']);
    expect(await sections(boss(), 'history')).toEqual(['result', 'scores', 'targets']);
    expect(await sections(boss(), 'kanban')).toEqual(['targets', 'result', 'scores']);
  });

  it('S6.039 what was noted last stands once, at the progress for whoever comes from the board, else beside the scores', async () => {
    const board = await open(boss(), detailsAs('kanban'));
    await expect(board.page.getByRole('list', { name: board.say('performance.progress'), exact: true })).toBeVisible();
    await expect(board.page.getByText('新签两家')).toHaveCount(1);
    const leader = await open(boss(), detailsAs('leader'));
    await expect(leader.page.getByRole('list', { name: leader.say('performance.progress.evidence') })).toBeVisible();
    await expect(leader.page.getByText('新签两家')).toHaveCount(1);
  });

  it('S2.015 a viewer that is unknown, or somebody else, is what the rights give, and never more', async () => {
    const usual = ['targets', 'scores', 'result'];
    expect(await sections(numberOf(appraisal.empId), 'myself')).toEqual(usual);
    for (const viewerType of ['leader', 'setter', '%3Cscript%3E', ''])
      expect(await sections(numberOf(appraisal.empId), viewerType)).toEqual(usual);
    const { page, say } = await open(numberOf(appraisal.empId), detailsAs('leader'));
    await expect(page.getByRole('heading', { name: '评分', exact: true })).toBeVisible();
    // What the person submitted is done; the manager's sheet is not offered.
    await expect(page.getByRole('button', { name: say('performance.assess.scores.submit') })).toHaveCount(0);
    const stranger = await open(numberOf(company.staffIds[1]), detailsAs('setter'));
    await expect(stranger.page.getByText(stranger.say('performance.assess.gone'))).toBeVisible();
  });
});
