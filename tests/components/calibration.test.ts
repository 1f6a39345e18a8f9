import { beforeAll, beforeEach, describe, it } from 'vitest';
import { calibratingPlan } from '@hengcai/services/src/modules/performance/calibration/calibration-testing.ts';
import { key, staffedCompany, type Staffed } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: Staffed;
let planId: string;

const nameOf = (empId: string | undefined) => `员工${company.numberOf.get(empId ?? '')}`;

beforeAll(async () => {
  company = await staffedCompany(product.services, 6);
});
beforeEach(async () => {
  company = { ...company, adminToken: await product.services.signIn(company.code, 'admin') };
  const [first = '', second = '', third = '', fourth = ''] = company.staffIds;
  // Eight people at 10, 20, 50, 15 and 5 percent belong on the levels as 1, 2, 4, 1 and 0.
  const others: Record<string, [string, string]> = {
    [first]: ['99', 'S'],
    [second]: ['98', 'S'],
    [third]: ['82', 'B'],
    [fourth]: ['71', 'B'],
  };
  planId = (await calibratingPlan(product.services, company, { others })).plan.id;
});

/** The calibration of the plan as HR sees it. */
async function open(language: 'zh-CN' | 'en-US' = 'zh-CN', width = 1440) {
  const page = await product.open({
    company: company.code,
    as: 'admin',
    at: `/performance/management/assess_set_details?id=${planId}&step=calibrate`,
    language,
    width,
  });
  const actions = actionsOn(page, language);
  const { say } = actions;
  await page.getByRole('tab', { name: say('performance.manage.calibration') }).click();
  const view = async (name: 'list' | 'board' | 'groups') =>
    page.getByRole('radio', { name: say(`performance.calib.view.${name}`) }).click();
  const level = (name: string) =>
    page.getByRole('region', { name: say('performance.calib.board.level', { level: name }) });
  return { page, view, level, ...actions };
}

describe('the board of levels', () => {
  it('has everybody on a level with the heads it should have, and whoever is moved comes to another with a reason', async () => {
    const { view, level, say, dialog, ...actions } = await open();
    await view('board');
    await expect(level('S')).toContainText(nameOf(company.staffIds[0]));
    await expect(level('S')).toContainText(say('performance.calib.move.out', { heads: '1' }));
    await level('S')
      .getByRole('button', { name: nameOf(company.staffIds[1]), exact: true })
      .click();
    const drawer = dialog(say('performance.calib.adjust.title', { name: nameOf(company.staffIds[1]) }));
    const within = actions.in(drawer);
    await within.fill('performance.calib.result', '94');
    await within.press('performance.calib.adjust');
    await expect(
      drawer.getByText(say('ui.form.required', { label: say('performance.calib.reason') })).first(),
    ).toBeVisible();
    await within.fill('performance.calib.reason', '与同级比较');
    await within.press('performance.calib.adjust');
    await expect(level('A')).toContainText(nameOf(company.staffIds[1]));
    await expect(level('S')).not.toContainText(nameOf(company.staffIds[1]));
  });

  it('shows what others moved meanwhile, without being asked', async () => {
    const { page, view, level, say } = await open('en-US');
    await view('board');
    await expect(level('S')).toContainText(company.numberOf.get(company.staffIds[0] ?? '') ?? '');
    await product.services.ok(
      'performancecheck.assessmentEvaluation',
      {
        clientMutationId: key(),
        planCode: planId,
        empId: company.staffIds[0],
        version: 1,
        levelName: 'A',
        comment: 'compared',
      },
      await product.services.signIn(company.code, company.numberOf.get(company.bossIds[0]) ?? ''),
    );
    await expect(level('A')).toContainText(nameOf(company.staffIds[0]));
    await expect(
      page.getByText(
        say('performance.calib.latest.by', {
          name: nameOf(company.staffIds[0]),
          levelBefore: 'S',
          levelAfter: 'A',
          by: nameOf(company.bossIds[0]),
        }),
      ),
    ).toBeVisible();
  });
});

describe('a proposal', () => {
  it('names who would have to move and where to, and each move is decided on with a reason', async () => {
    const { page, press, say, dialog, ...actions } = await open();
    await press('performance.calib.propose');
    const list = dialog(say('performance.calib.propose'));
    await expect(list.getByText(say('performance.calib.propose.some', { total: '3' }))).toBeVisible();
    await list
      .getByRole('button', { name: `${say('performance.calib.adjust')} ${nameOf(company.staffIds[1])}` })
      .click();
    const drawer = dialog(say('performance.calib.adjust.title', { name: nameOf(company.staffIds[1]) }));
    const within = actions.in(drawer);
    await expect(drawer.getByLabel(say('performance.calib.result'))).toHaveValue('94.5');
    await within.fill('performance.calib.reason', '名额所限');
    await within.press('performance.calib.adjust');
    await expect(list.getByText(say('performance.calib.propose.some', { total: '2' }))).toBeVisible();
    await actions.in(list).press('ui.close');
    await expect(page.getByRole('row').filter({ hasText: nameOf(company.staffIds[1]) })).toContainText('94.5');
  });
});

describe('groups side by side', () => {
  it('say in words who scored mildly, by manager and by department', async () => {
    const { page, view, say } = await open();
    await view('groups');
    const row = page.getByRole('row').filter({ hasText: nameOf(company.bossIds[1]) });
    await expect(row).toContainText(say('performance.calib.groups.strict', { points: '0.8' }));
    await page.getByRole('radio', { name: say('performance.calib.by.department') }).click();
    await expect(page.getByRole('row').filter({ hasText: '部门1' })).toContainText('4');
  });
});

describe('the meeting again', () => {
  it('has the heads of every level after each adjustment, back to where it began', async () => {
    const version = 1;
    const move = { planCode: planId, version, comment: '比较', clientMutationId: key() };
    await product.services.ok(
      'performancecheck.assessmentEvaluation',
      { ...move, empId: company.staffIds[1], levelName: 'A' },
      company.adminToken,
    );
    const { press, say, dialog } = await open();
    await press('performance.calib.history');
    const drawer = dialog(say('performance.calib.history'));
    const heads = (count: string, quota: string) => say('performance.calib.board.count', { count, quota });
    await expect(drawer.getByText(say('performance.calib.replay.at', { step: '1', total: '1' }))).toBeVisible();
    await expect(drawer.getByRole('listitem').filter({ hasText: 'S' }).first()).toContainText(heads('1', '1'));
    await drawer.getByRole('button', { name: say('performance.calib.replay.back') }).click();
    await expect(drawer.getByText(say('performance.calib.replay.start'))).toBeVisible();
    await expect(drawer.getByRole('listitem').filter({ hasText: 'S' }).first()).toContainText(heads('2', '1'));
  });
});
