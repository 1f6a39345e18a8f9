import { beforeAll, describe, it } from 'vitest';
import {
  openAppraisalOf,
  type Appraisal,
} from '@hengcai/services/src/modules/performance/assessment/assessment-testing.ts';
import {
  partInput,
  staffedCompany,
  type Staffed,
} from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { AssessmentColumnType, AssessmentPlanStatus, ScorerRole } from '@hengcai/shared/enums';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import type { Locator } from './support/locator.ts';
import { startProduct, type Page } from './support/open.ts';

const product = startProduct();
let company: Staffed;
const numberOf = (empId: string) => company.numberOf.get(empId) ?? '';
const tokenOf = (empId: string) => product.services.signIn(company.code, numberOf(empId));

const column = (columnName: string, columnType: number, required: boolean) => ({ columnName, columnType, required });
beforeAll(async () => {
  company = await staffedCompany(product.services, 1);
});

/** Scoring is open in a plan with indicators of these words and weights. */
async function scoringOf(rows: readonly (readonly [keyResult: string, weight: string])[]): Promise<Appraisal> {
  const columns = [
    column('关键结果', AssessmentColumnType.KEY_RESULT, true),
    column('权重', AssessmentColumnType.WEIGHT, true),
    column('业绩证明', AssessmentColumnType.ATTACHMENT, true),
  ];
  const filled = rows.map(([keyResult, weight]) => ({ ...ROW, keyResult, weight }));
  const appraisal = await openAppraisalOf(product.services, company, {
    parts: [partInput({ columns, rows: filled, rowsByEmployee: false })],
  });
  const person = await tokenOf(appraisal.empId);
  const { version } = await appraisal.detail(person);
  const submitted = await appraisal.ok('performancecheck.updatestatus', person, { version, action: 'submit' });
  const boss = await tokenOf(company.bossIds[0]);
  await appraisal.ok('performancecheck.updatestatus', boss, { version: submitted.version, action: 'approve' });
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  return appraisal;
}
const ROW = { keyResult: '新客户签约', description: null, measureUnit: null, startValue: null, targetValue: null };

const open = async (appraisal: Appraisal, empId: string, language: 'zh-CN' | 'en-US', width = 1440) => {
  const query = new URLSearchParams({
    assessmentPlanCode: appraisal.plan.id,
    empId: appraisal.empId,
    viewerType: empId === appraisal.empId ? 'myself' : 'leader',
  });
  const at = `/performance/examine/details?${query.toString()}`;
  const page = await product.open({ company: company.code, as: numberOf(empId), at, language, width });
  return { page, ...actionsOn(page, language) };
};
const attach = (page: Page, name: string, content: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: new TextEncoder().encode(content) });

describe('S3.043 files beside an indicator', () => {
  it('are attached, refused with the reason in the cell, fetched and deleted, at a desk and on a phone', async () => {
    const appraisal = await scoringOf([[ROW.keyResult, '100']]);
    const desk = await open(appraisal, appraisal.empId, 'zh-CN');
    await expect(desk.page.getByRole('columnheader', { name: '业绩证明' })).toBeVisible();
    const cell = desk.page.getByRole('gridcell').filter({ hasText: desk.say('performance.attachment.add') });
    const reason = cell.getByRole('alert');
    await desk.press('performance.assess.scores.submit');
    const missing = { row: ROW.keyResult, column: '业绩证明', reason: desk.say('rule.ATTACHMENT_REQUIRED') };
    await expect(desk.page.getByText(desk.say('ui.sheet.wrong.named', missing)).first()).toBeVisible();
    await attach(desk.page, '假的.pdf', 'MZ');
    await expect(reason).toContainText('假的.pdf');
    await attach(desk.page, '合同.pdf', '%PDF-1.7');
    const size = '1 kB';
    await expect(
      cell.getByRole('button', { name: desk.say('performance.attachment.download', { name: '合同.pdf', size }) }),
    ).toBeVisible();
    await expect(reason).toHaveCount(0);

    const phone = await open(appraisal, appraisal.empId, 'en-US', 390);
    await expect(phone.page.getByRole('button', { name: `Attach file to ${ROW.keyResult}` })).toBeVisible();
    await attach(phone.page, 'more.pdf', '%PDF-1.7');
    await phone.page.getByRole('button', { name: 'Delete more.pdf' }).click();
    await phone.dialog('Delete this file?').getByRole('button', { name: 'Delete' }).click();
    await expect(phone.page.getByRole('button', { name: 'Delete more.pdf' })).toHaveCount(0);
    await expect(phone.page.getByRole('button', { name: 'Download 合同.pdf, 1 kB' })).toBeVisible();

    // With the keys alone: into the cell, through what can be done with its files, and out again.
    const keys = await open(appraisal, appraisal.empId, 'en-US');
    const files = keys.page.getByRole('gridcell').filter({ hasText: 'Attach file' });
    const [download, drop, add] = ['Download 合同.pdf, 1 kB', 'Delete 合同.pdf', `Attach file to ${ROW.keyResult}`].map(
      (name) => files.getByRole('button', { name, exact: true }),
    ) as [Locator, Locator, Locator];
    await files.focus();
    await keys.page.keyboard.press('Enter');
    await expect(download).toBeFocused();
    await keys.page.keyboard.press('Tab');
    await expect(drop).toBeFocused();
    await keys.page.keyboard.press('Tab');
    await expect(add).toBeFocused();
    await keys.page.keyboard.press('Escape');
    await expect(files).toBeFocused();
    await drop.focus();
    await keys.page.keyboard.press('Enter');
    await expect(keys.dialog('Delete this file?')).toBeVisible();
    await keys.page.keyboard.press('Escape');
    await expect(keys.dialog('Delete this file?')).toHaveCount(0);
    await expect(drop).toBeVisible();

    // The drawer of the indicator has them as well, with all that can be done with them.
    await keys.press('performance.indicator.open', { name: ROW.keyResult });
    const drawer = keys.dialog(ROW.keyResult);
    await expect(drawer.getByRole('heading', { name: '业绩证明' })).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Download 合同.pdf, 1 kB' })).toBeVisible();
    await drawer.getByRole('button', { name: 'Delete 合同.pdf' }).click();
    await keys.dialog('Delete this file?').getByRole('button', { name: 'Delete' }).click();
    await expect(drawer.getByRole('button', { name: 'Delete 合同.pdf' })).toHaveCount(0);
    await drawer
      .locator('input[type=file]')
      .setInputFiles({ name: '合同.pdf', mimeType: 'application/pdf', buffer: new TextEncoder().encode('%PDF-1.7') });
    await expect(drawer.getByRole('button', { name: 'Download 合同.pdf, 1 kB' })).toBeVisible();

    // The superior sees what was handed in, once it was, and changes nothing of it.
    await appraisal.score(await tokenOf(appraisal.empId), ScorerRole.SELF, '90');
    const boss = await open(appraisal, company.bossIds[0], 'en-US');
    await expect(boss.page.getByRole('button', { name: 'Download 合同.pdf, 1 kB' })).toBeVisible();
    await expect(boss.page.getByRole('button', { name: 'Delete 合同.pdf' })).toHaveCount(0);
    await boss.press('performance.indicator.open', { name: ROW.keyResult });
    const opened = boss.dialog(ROW.keyResult);
    await expect(opened.getByRole('button', { name: 'Download 合同.pdf, 1 kB' })).toBeVisible();
    await expect(opened.getByRole('button', { name: 'Delete 合同.pdf' })).toHaveCount(0);
    await expect(opened.locator('input[type=file]')).toHaveCount(0);
  });

  it('are passed by where the keyboard of a phone leads to the next field', async () => {
    const appraisal = await scoringOf([
      ['回款', '60'],
      ['续约', '40'],
    ]);
    const { page } = await open(appraisal, appraisal.empId, 'en-US', 390);
    const [first, second] = [/^1 of 2/, /^2 of 2/].map((name) => page.getByRole('group', { name })) as [
      Locator,
      Locator,
    ];
    await expect(second.locator('input[type=file]')).toHaveCount(1);
    await first.getByRole('textbox').last().press('Enter');
    await expect(second.getByRole('textbox').first()).toBeFocused();
  });
});
