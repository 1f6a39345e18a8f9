import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, it } from 'vitest';
import { employee } from '@hengcai/services/src/modules/employee/tables.ts';
import {
  openAppraisalOf,
  signedIn,
  type Appraisal,
} from '@hengcai/services/src/modules/performance/assessment/assessment-testing.ts';
import { key, staffedCompany, type Staffed } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { AssessmentPlanStatus, Potential, ScorerRole } from '@hengcai/shared/enums';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: Staffed;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;

const numberOf = (empId: string | undefined) => company.numberOf.get(empId ?? '') ?? '';
const nameOf = (empId: string | undefined) => `员工${numberOf(empId)}`;

beforeAll(async () => {
  company = await staffedCompany(product.services, 3);
});
beforeEach(async () => {
  const { services } = product;
  company = { ...company, adminToken: await services.signIn(company.code, 'admin') };
  as = await signedIn(services, company);
  appraisal = await openAppraisalOf(services, company, { plan: { asksPotential: true } });
  await appraisal.agree(as.person, as.boss);
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  await appraisal.score(as.person, ScorerRole.SELF, '80');
});

const scored = async () => appraisal.score(as.boss, ScorerRole.BOSS, '90', { potential: Potential.HIGH });

const open = async (account: string, at: string, language: 'zh-CN' | 'en-US' = 'zh-CN', width = 1440) => {
  const page = await product.open({ company: company.code, as: account, at, language, width });
  return { page, ...actionsOn(page, language) };
};
const form = (viewer: string) =>
  `/performance/examine/details?empId=${appraisal.empId}&assessmentPlanCode=${appraisal.plan.id}&viewerType=${viewer}`;
/** The matrix of the plan, as HR sees it or as a superior among the own people. */
const matrix = async (whose: 'HR' | 'superior', language: 'zh-CN' | 'en-US' = 'zh-CN', width = 1440) => {
  const opened =
    whose === 'HR'
      ? await open(
          'admin',
          `/performance/management/assess_set_details?id=${appraisal.plan.id}&step=calibrate`,
          language,
          width,
        )
      : await open(
          numberOf(company.bossIds[0]),
          `/performance/examine?tabName=calibration&planId=${appraisal.plan.id}`,
          language,
          width,
        );
  if (whose === 'HR')
    await opened.page.getByRole('tab', { name: opened.say('performance.manage.calibration') }).click();
  return {
    ...opened,
    show: (view: 'list' | 'matrix') =>
      opened.page.getByRole('radio', { name: opened.say(`performance.calib.view.${view}`) }).click(),
  };
};

describe('potential', () => {
  it('is asked of the superior with the scores, who cannot submit without it, and the person never sees it', async () => {
    await appraisal.ok('performancecheck.scoreresult', as.boss, {
      ...(await appraisal.sheet(as.boss, ScorerRole.BOSS, '90')),
      clientId: key(),
      seq: 1,
    });
    const { page, press, say, agree, dialog } = await open(numberOf(company.bossIds[0]), form('leader'));
    await press('performance.assess.scores.submit');
    await expect(page.getByText(say('performance.potential.required')).first()).toBeVisible();
    await expect(dialog(say('performance.assess.scores.submit.title'))).toHaveCount(0);
    await page.getByRole('radio', { name: `3 ${say('enum.Potential.HIGH')}` }).click();
    await expect(page.getByText(say('ui.save.dirty')).first()).toBeVisible();
    await press('performance.assess.scores.submit');
    await agree(say('performance.assess.scores.submit.title'), say('performance.assess.scores.submit'));
    await expect(page.getByText(say('performance.assess.scores.submit.done'))).toBeVisible();

    await appraisal.goTo(AssessmentPlanStatus.CLOSED);
    const hr = await open('admin', form('setter'));
    await expect(hr.page.getByText(say('performance.potential'), { exact: true })).toBeVisible();
    await expect(hr.page.getByText(say('enum.Potential.HIGH'), { exact: true })).toBeVisible();
    const person = await open(numberOf(appraisal.empId), form('self'));
    await expect(person.page.getByText(say('performance.assess.scores')).first()).toBeVisible();
    await expect(person.page.getByText(say('performance.potential'), { exact: true })).toHaveCount(0);
  });
});

describe('the matrix of performance and potential', () => {
  it('has people by level and potential, and whoever is pressed is adjusted and stands in another cell', async () => {
    await scored();
    await appraisal.goTo(AssessmentPlanStatus.CALIBRATING);
    const { page, show, say, dialog, ...actions } = await matrix('HR');
    await show('matrix');
    const cell = (potential: string, level: string) =>
      page.getByRole('list', { name: `${potential}, ${level}`, exact: true });
    const high = `3 ${say('enum.Potential.HIGH')}`;
    await expect(cell(high, 'B')).toContainText(nameOf(appraisal.empId));
    await cell(high, 'B')
      .getByRole('button', { name: nameOf(appraisal.empId) })
      .click();
    const drawer = dialog(say('performance.calib.adjust.title', { name: nameOf(appraisal.empId) }));
    const within = actions.in(drawer);
    await within.fill('performance.calib.result', '96');
    await within.fill('performance.calib.reason', '与同级比较');
    await within.press('performance.calib.adjust');
    await expect(cell(high, 'S')).toContainText(nameOf(appraisal.empId));
    await expect(cell(high, 'B')).toHaveCount(0);
  });

  it('on a phone shows the cells with people, and says how many have none', async () => {
    await scored();
    await appraisal.goTo(AssessmentPlanStatus.CALIBRATING);
    const { page, show } = await matrix('HR', 'en-US', 390);
    await show('matrix');
    const list = page.getByRole('list', { name: 'Matrix', exact: true });
    await expect(list).toContainText(nameOf(appraisal.empId));
    await expect(list).toContainText('Level B');
    await expect(list).not.toContainText('Level S');
    // Three rows of five levels, and one person.
    await expect(page.getByText('14 other cells are empty')).toBeVisible();
  });

  it('says why somebody who moved on after being scored is not named to the superior who scored, in list and matrix', async () => {
    const { services } = product;
    await scored();
    await appraisal.goTo(AssessmentPlanStatus.CALIBRATING);
    const place = async (bossId: string, deptId: string) =>
      services.as(company, 'writes', (ctx) =>
        ctx.tx
          .update(employee)
          .set({ bossId, deptId })
          .where(and(eq(employee.companyId, company.companyId), eq(employee.id, appraisal.empId))),
      );
    await place(company.bossIds[1], company.deptIds[1]);
    // The second boss reports to the first: only who is out of that line, too, is out of sight.
    await services.as(company, 'writes', (ctx) =>
      ctx.tx.update(employee).set({ bossId: null }).where(eq(employee.id, company.bossIds[1])),
    );
    const { page, show, say } = await matrix('superior');
    const row = page
      .getByRole('row')
      .filter({ hasText: say('performance.calib.unnamed') })
      .first();
    await expect(row).toContainText('B');
    await expect(row).not.toContainText(nameOf(appraisal.empId));
    // Whoever is not named cannot be adjusted either.
    await expect(row.getByRole('button')).toHaveCount(0);
    await show('matrix');
    const cell = page.getByRole('list', { name: `3 ${say('enum.Potential.HIGH')}, B`, exact: true });
    await expect(cell).toContainText(say('performance.calib.unnamed'));
    await expect(cell.getByRole('button')).toHaveCount(0);
  });
});
