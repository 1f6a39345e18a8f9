import { beforeAll, describe, it } from 'vitest';
import { AssessmentColumnType, AssessmentPlanStatus, ScoreMethod, TargetStatus } from '@hengcai/shared/enums';
import { openAppraisalOf } from '@hengcai/services/src/modules/performance/assessment/assessment-testing.ts';
import {
  partInput,
  readyPlan,
  staffedCompany,
  type Staffed,
} from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { assessmentInfo } from '@hengcai/services/src/modules/performance/tables.ts';
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
const numberOf = (i: number) => company.numberOf.get(company.staffIds[i] ?? '') ?? '';
const open = async (at: string, as = 'admin') => {
  const page = await product.open({ company: company.code, as, at });
  return { page, ...actionsOn(page) };
};
type Opened = Awaited<ReturnType<typeof open>>;

/** The dialog of a file of the plan's menu, with a file checked. */
async function checked({ page, press, say, dialog, ...actions }: Opened, entry: string, csv: string) {
  await press('performance.files');
  await page.getByRole('menuitem', { name: say(entry) }).click();
  const shown = dialog(say(entry));
  await shown
    .locator('input[type=file]')
    .setInputFiles({ name: '导入.csv', mimeType: 'text/csv', buffer: new TextEncoder().encode(csv) });
  return { shown, within: actions.in(shown) };
}

const IMPORTED = partInput({
  partName: '安全考试',
  scoreMethod: ScoreMethod.IMPORTED,
  columns: [{ columnName: '关键结果', columnType: AssessmentColumnType.KEY_RESULT, required: true }],
});

describe('scores by file', () => {
  it('S7.086 S8.049 an administrator imports the score of a part, told which lines failed and why; the form shows it', async () => {
    const appraisal = await openAppraisalOf(product.services, await ready(), { parts: [IMPORTED] });
    await product.services.as(company, 'writes', (ctx) =>
      ctx.tx.update(assessmentInfo).set({ targetStatus: TargetStatus.APPROVED }),
    );
    await appraisal.goTo(AssessmentPlanStatus.SCORING);
    const opened = await open(detail(appraisal.plan.id));
    const { shown, within } = await checked(
      opened,
      'performance.files.moduleScores',
      `工号,考核模块,导入得分,评分说明\n${numberOf(0)},安全考试,88.5,一次通过\nE999,安全考试,70,\n`,
    );
    await expect(shown.getByText('工号不存在，或不在您的管理范围内', { exact: false })).toBeVisible();
    await within.press('performance.file.take', { count: '1' });
    await within.press('performance.file.finish');

    const form = await open(
      `/performance/examine/details?assessmentPlanCode=${appraisal.plan.id}&empId=${appraisal.empId}`,
      'admin',
    );
    await expect(form.page.getByText('导入得分 88.5：一次通过')).toBeVisible();
  });

  it('satisfaction scores are imported for a day, and the days that are there are listed', async () => {
    const appraisal = await openAppraisalOf(product.services, await ready());
    await product.services.as(company, 'writes', (ctx) =>
      ctx.tx.update(assessmentInfo).set({ targetStatus: TargetStatus.APPROVED }),
    );
    await appraisal.goTo(AssessmentPlanStatus.SCORING);
    const opened = await open(detail(appraisal.plan.id));
    const { within } = await checked(opened, 'performance.files.satisfaction', `工号,满意度得分\n${numberOf(0)},91\n`);
    await within.press('performance.file.take', { count: '1' });
    await within.press('performance.file.finish');
    await opened.press('performance.files');
    // No part of its template is scored by import.
    await expect(opened.page.getByRole('menuitem', { name: opened.say('performance.files.moduleScores') })).toHaveCount(
      0,
    );
    await opened.page.getByRole('menuitem', { name: opened.say('performance.files.satisfaction') }).click();
    await expect(opened.page.getByText('：1 人，平均 91', { exact: false })).toBeVisible();
  });
});

describe('indicators by file', () => {
  it('an administrator imports the indicators of many people: checked first with the errors by line, then agreed', async () => {
    const appraisal = await openAppraisalOf(product.services, await ready());
    const opened = await open(detail(appraisal.plan.id));
    const form = (who: string, weight: string) =>
      `${who},业绩目标,安全生产零事故,,,20\n${who},业绩目标,新客户签约,,,${weight}\n${who},关键指标,营业收入,100,200,100\n`;
    const { shown, within } = await checked(
      opened,
      'performance.files.targets',
      `工号,考核模块,关键结果,起始值,目标值,权重\n${form(numberOf(0), '80')}${form(numberOf(2), '70')}`,
    );
    await expect(
      shown.getByText(opened.say('rule.WEIGHTS_NOT_100').slice(0, 4), { exact: false }).first(),
    ).toBeVisible();
    await within.press('performance.file.take', { count: '3' });
    await within.press('performance.file.finish');
    const row = (i: number) => opened.page.getByRole('row').filter({ hasText: numberOf(i) });
    await expect(row(0)).toContainText(opened.say('enum.TargetStatus.APPROVED'));
    await expect(row(2)).not.toContainText(opened.say('enum.TargetStatus.APPROVED'));
  });

  it('are read in the order of dates that is chosen, without choosing the file again', async () => {
    const column = (columnName: string, columnType: number) => ({ columnName, columnType, required: true });
    const appraisal = await openAppraisalOf(product.services, await ready(), {
      parts: [
        partInput({
          rows: [],
          columns: [
            column('关键结果', AssessmentColumnType.KEY_RESULT),
            column('权重', AssessmentColumnType.WEIGHT),
            column('完成日期', AssessmentColumnType.TARGET_DATE),
          ],
        }),
      ],
    });
    const opened = await open(detail(appraisal.plan.id));
    const { shown, within } = await checked(
      opened,
      'performance.files.targets',
      `工号,关键结果,权重,完成日期\n${numberOf(0)},新客户签约,100,11/12/2026\n`,
    );
    const choice = shown.getByRole('region', { name: opened.say('import.dayOrder') });
    await expect(choice).toContainText('“完成日期”列');
    await expect(within.button('performance.file.take', { count: '0' })).toBeDisabled();
    const dates = { written: '11/12/2026', day: '2026-12-11' };
    await within.press('import.dayOrder.day-first', dates);
    await expect(within.button('import.dayOrder.day-first', dates)).toHaveAttribute('aria-pressed', 'true');
    await expect(shown.getByText('“完成日期”列的日期按日、月、年的顺序读取：11/12/2026 即 2026-12-11')).toBeVisible();
    await within.press('performance.file.take', { count: '1' });
    await within.press('performance.file.finish');
    const { indicators } = await appraisal.detail(await product.services.signIn(company.code, 'admin'));
    expect(indicators.map(({ targetDate }) => targetDate)).toEqual(['2026-12-11']);
  });
});

it('an entry of a menu that cannot be chosen says why', async () => {
  await readyPlan(product.services, await ready());
  const { page, say } = await open('/performance/setting');
  await page
    .getByRole('main')
    .getByRole('button', { name: say('ui.table.actions'), exact: true })
    .first()
    .click();
  const del = page.getByRole('menuitem').filter({ hasText: say('ui.delete') });
  await expect(del).toBeDisabled();
  await expect(del).toContainText('个计划在使用，不能删除');
});

describe('past results', () => {
  it('S3.038 S4.040 make the plan an imported one, which shows them and returns only to to-be-opened', async () => {
    const plan = await readyPlan(product.services, await ready());
    const opened = await open(detail(plan.id));
    const { page, say, press, dialog } = opened;
    const { within } = await checked(
      opened,
      'performance.files.pastResults',
      `工号,考核得分,考核等级,评语\n${numberOf(0)},88,A,全年稳定\n`,
    );
    await within.press('performance.file.take', { count: '1' });
    await within.press('performance.file.finish');
    await expect(page.getByText(say('enum.AssessmentPlanStatus.IMPORTED')).first()).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: numberOf(0) })).toContainText('A');
    await press('ui.more');
    await page.getByRole('menuitem', { name: say('performance.manage.return') }).click();
    const drawer = dialog(say('performance.manage.return'));
    await expect(drawer.getByRole('radio')).toHaveCount(1);
    await drawer.getByRole('textbox').fill('重新考核');
    await actionsOn(page).in(drawer).press('performance.manage.return');
    await expect(page.getByText(say('performance.manage.delete.action'))).toBeVisible();
  });
});
