import { beforeAll, beforeEach, describe, it } from 'vitest';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { AssessmentColumnType, AssessmentPlanStatus, ScorerRole } from '@hengcai/shared/enums';
import {
  openAppraisalOf,
  signedIn,
  TWO_PARTS,
  type Appraisal,
} from '@hengcai/services/src/modules/performance/assessment/assessment-testing.ts';
import {
  partInput,
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
});

const column = (columnType: number, columnName: string, required = false) => ({ columnType, columnName, required });
/** One kind of column beside the other, all of them left as they are shipped. */
const EVERY_KIND = partInput({
  rows: [],
  columns: [
    column(AssessmentColumnType.KEY_RESULT, '关键结果', true),
    column(AssessmentColumnType.MEASURE_UNIT, '计量单位'),
    column(AssessmentColumnType.WEIGHT, '权重', true),
    column(AssessmentColumnType.PRIORITY, '优先级'),
    column(AssessmentColumnType.START_DATE, '开始日期'),
    column(AssessmentColumnType.DESCRIPTION, '说明'),
  ],
});

const open = async (empId: string | undefined, language: 'zh-CN' | 'en-US') => {
  const number = company.numberOf.get(empId ?? '') ?? '';
  const viewer = empId === appraisal.empId ? 'myself' : 'leader';
  const at = `/performance/examine/details?empId=${appraisal.empId}&assessmentPlanCode=${appraisal.plan.id}&viewerType=${viewer}`;
  const page = await product.open({ company: company.code, as: number, at, language, width: 390 });
  return { page, ...actionsOn(page, language) };
};

describe('targets on a phone', () => {
  beforeEach(async () => {
    appraisal = await openAppraisalOf(product.services, company, { parts: [EVERY_KIND] });
  });

  it('S3.075 S9.015 are typed into fields, headings in the reader’s language, weights in sight, and saved', async () => {
    const { page, press, say } = await open(company.staffIds[0], 'en-US');
    await press('performance.assess.row.add');
    const card = page.getByRole('group', { name: /^1 of 1/ });
    await expect(page.getByRole('grid')).toHaveCount(0);
    const key = card.getByRole('textbox', { name: /^Key result/ });
    const weight = page.getByRole('textbox', { name: /^Weight/ });
    await key.pressSequentially('Grow');
    // What "next" of its keyboard leads to is the next field, whatever kind it is.
    await key.press('Tab');
    await expect(page.getByRole('textbox', { name: 'Unit' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Unit' }).press('Enter');
    await expect(weight).toBeFocused();
    await weight.pressSequentially('6a0');
    await expect(weight).toHaveValue('60');
    await expect(page.getByText('Weights 60%')).toBeVisible();
    const priority = page.getByRole('combobox', { name: 'Priority' });
    await priority.click();
    await page.getByRole('option', { name: say('enum.Priority.URGENT'), exact: true }).click();
    // Its list gives the focus back once it is closed, not before.
    await expect(priority).toBeFocused();
    await page.getByRole('textbox', { name: 'Description' }).fill('多签约');
    // A date that is none is kept, and says so once it is left.
    const date = page.getByRole('textbox', { name: 'Start date' });
    await date.fill('end of March');
    await expect(page.getByText(say('rule.DATE_INVALID'))).toHaveCount(0);
    await date.blur();
    const reason = page.getByRole('button', { name: /^Grow · Start date:/ });
    await expect(reason).toBeVisible();
    await reason.click();
    await expect(date).toBeFocused();
    await date.fill('2026/3/1');
    await date.blur();
    await expect(reason).toHaveCount(0);

    await press('performance.assess.submit');
    await expect(page.getByText(/add up to 100|must be 100/).first()).toBeVisible();
    await weight.fill('100');
    await press('performance.assess.submit');
    await actionsOn(page, 'en-US').agree(say('performance.assess.submit.title'), say('performance.assess.submit'));
    await expect(page.getByRole('button', { name: say('performance.assess.withdraw') })).toBeVisible();
    const comments = say('performance.comments.open', { name: 'Grow', count: '0', unread: '0' });
    await expect(page.getByRole('button', { name: comments })).toBeVisible();
    const { indicators } = await appraisal.detail(company.adminToken);
    expect(indicators).toMatchObject([
      { keyResult: 'Grow', weight: '100', startDate: '2026-03-01', description: '多签约', priority: 3 },
    ]);
    // What cannot be changed any more is read in the same cards.
    await expect(page.getByRole('group', { name: '1 of 1 Grow' }).getByRole('textbox')).toHaveCount(0);
  });

  it('takes what an input method composes as it comes', async () => {
    const { page, press } = await open(company.staffIds[0], 'zh-CN');
    await press('performance.assess.row.add');
    const weight = page.getByRole('textbox', { name: /^权重/ });
    const composed = async (text: string, isComposing: boolean) =>
      weight.evaluate((field) => {
        const view = field.ownerDocument.defaultView as unknown as typeof globalThis;
        const { set } = Object.getOwnPropertyDescriptor(view.HTMLInputElement.prototype, 'value') ?? {};
        set?.call(field, text);
        field.dispatchEvent(new view.InputEvent('input', { bubbles: true, isComposing }));
        if (!isComposing) field.dispatchEvent(new view.CompositionEvent('compositionend', { bubbles: true }));
      });
    await composed('４', true);
    await expect(weight).toHaveValue('４');
    await composed('４０', false);
    await expect(weight).toHaveValue('40');
    await expect(page.getByText('权重合计 40%')).toBeVisible();
  });
});

describe('scores on a phone', () => {
  beforeEach(async () => {
    appraisal = await openAppraisalOf(product.services, company, { parts: TWO_PARTS });
    // Whoever opens the client afterwards ends these sessions.
    const as = await signedIn(product.services, company);
    await appraisal.agree(as.person, as.boss);
    await appraisal.goTo(AssessmentPlanStatus.SCORING);
  });

  it('S1.020 S5.111 are fields with the running result beside them; what is out of range is refused at its field', async () => {
    const { page, press, say, field } = await open(company.staffIds[0], 'zh-CN');
    const score = (at: number) => page.locator('#scores').getByRole('textbox', { name: '自评分' }).nth(at);
    await expect(page.getByText(say('performance.assess.preview.none'))).toBeVisible();
    await score(0).pressSequentially('90');
    await expect(page.getByText('自评得分 90')).toBeVisible();
    await score(1).pressSequentially('85.33');
    await score(1).blur();
    await expect(page.locator('#scores').getByRole('alert')).toHaveCount(0);
    await press('performance.assess.scores.submit');
    await expect(page.getByRole('button', { name: /^新客户签约 · 自评分/ })).toBeVisible();
    await score(1).fill('85.5');
    await page.locator('#scores').getByRole('textbox', { name: '完成值' }).fill('150');
    await field('performance.assess.overall').fill('完成大部分');
    await press('performance.assess.scores.submit');
    await actionsOn(page).agree(say('performance.assess.scores.submit.title'), say('performance.assess.scores.submit'));
    await actionsOn(page).told(say('performance.assess.scores.submit.done'));
    const { scores, indicators } = await appraisal.detail(company.adminToken);
    expect(
      scores
        .map((one) => one.score)
        .filter(Boolean)
        .sort(),
    ).toEqual(['50', '85.5', '90']);
    expect(indicators.map((one) => one.achievedValue)).toContain('150');
  });

  it('asks before what is not saved yet is left, although the targets above have nothing to lose', async () => {
    const { page, press, say } = await open(company.staffIds[0], 'zh-CN');
    await page.locator('#scores').getByRole('textbox', { name: '自评分' }).nth(0).pressSequentially('90');
    await expect(page.getByText('自评得分 90')).toBeVisible();
    await page.getByRole('link', { name: say('performance.settings.open') }).click();
    await press('ui.unsaved.stay');
    await expect(page.getByText('自评得分 90')).toBeVisible();
    await page.getByRole('link', { name: say('performance.settings.open') }).click();
    await press('ui.unsaved.leave');
    await expect(page.locator('#scores')).toHaveCount(0);
  });

  it('S5.138 are submitted after the draft that is on its way, and none follows', async () => {
    await appraisal.score((await signedIn(product.services, company)).person, ScorerRole.SELF, '90');
    const { page, press, say } = await open(company.bossIds[0], 'en-US');
    const score = page.locator('#scores').getByRole('textbox', { name: say('performance.assess.score.boss') });
    const answers: (() => void)[] = [];
    const late = async (ask: () => Promise<Response>) => {
      const answer = await ask();
      await new Promise<void>((resolve) => answers.push(resolve));
      return answer;
    };
    for (const operation of ['SaveScores', 'SubmitScores']) page.answer(operation, late);
    await score.nth(0).fill('80');
    await score.nth(1).fill('80');
    await page.clock.runFor(LIMITS.autoSaveMs);
    await expect.poll(() => answers.length).toBe(1);
    page.clock.resume();
    await press('performance.assess.scores.submit');
    await actionsOn(page, 'en-US').agree(
      say('performance.assess.scores.submit.title'),
      say('performance.assess.scores.submit'),
    );
    answers.pop()?.();
    await expect.poll(() => answers.length).toBe(1);
    await page.clock.runFor(LIMITS.autoSaveMs);
    page.clock.resume();
    answers.pop()?.();
    await actionsOn(page, 'en-US').told(say('performance.assess.scores.submit.done'));
    expect(page.asked.filter((operation) => operation === 'SaveScores')).toHaveLength(1);
  });

  it('S6.045 S1.019 the superior scores beside the self score, and the result says in words how it was reached', async () => {
    await appraisal.score((await signedIn(product.services, company)).person, ScorerRole.SELF, '90');
    const { page, press, say } = await open(company.bossIds[0], 'en-US');
    const score = (at: number) =>
      page
        .locator('#scores')
        .getByRole('textbox', { name: say('performance.assess.score.boss') })
        .nth(at);
    await expect(page.locator('#scores').getByText(say('performance.assess.score.self')).first()).toBeVisible();
    await score(0).fill('80');
    await score(1).fill('80');
    await expect(page.getByText(/^Result 69\.8 · level C$/)).toBeVisible();
    await press('performance.assess.scores.submit');
    await actionsOn(page, 'en-US').agree(
      say('performance.assess.scores.submit.title'),
      say('performance.assess.scores.submit'),
    );
    const result = page.locator('#result');
    await expect(result.getByText(/^The manager gave 80 for “安全生产零事故” \(counts 20%\)/)).toBeVisible();
    const sums = result.locator('details').first();
    expect(await sums.getAttribute('open')).toBeNull();
    await expect(sums.getByText('30% × 90 + 70% × 80')).toBeAttached();
  });

  it('S3.003 where the company has decided so, the superior sees the self score only after the own, and previews the own sheet', async () => {
    const { services } = product;
    const { companyId } = company;
    const { version } = await services.ok<{ version: number }>('company.getCompany', {}, company.adminToken);
    await services.ok('company.updatecompany', { companyId, version, selfScoreFirst: false }, company.adminToken);
    appraisal = await openAppraisalOf(services, company, { parts: TWO_PARTS });
    const as = await signedIn(services, company);
    await appraisal.agree(as.person, as.boss);
    await appraisal.goTo(AssessmentPlanStatus.SCORING);
    await appraisal.score(as.person, ScorerRole.SELF, '90', { overallComment: '尽力了' });
    const { page, say, press } = await open(company.bossIds[0], 'en-US');
    const scores = page.locator('#scores');
    await expect(scores.getByText(say('performance.assess.selfScoreHidden'))).toBeVisible();
    await expect(scores.getByText('尽力了')).toHaveCount(0);
    for (const at of [0, 1])
      await scores
        .getByRole('textbox', { name: say('performance.assess.score.boss') })
        .nth(at)
        .fill('80');
    await expect(page.getByText(/^Your score /)).toBeVisible();
    await press('performance.assess.scores.submit');
    await actionsOn(page, 'en-US').agree(
      say('performance.assess.scores.submit.title'),
      say('performance.assess.scores.submit'),
    );
    await expect(scores.getByText('尽力了')).toBeVisible();
    await expect(scores.getByText(say('performance.assess.selfScoreHidden'))).toHaveCount(0);
  });
});
