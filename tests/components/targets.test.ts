import { beforeAll, beforeEach, describe, it } from 'vitest';
import {
  openAppraisalOf,
  signedIn,
  type Appraisal,
} from '@hengcai/services/src/modules/performance/assessment/assessment-testing.ts';
import { staffedCompany, type Staffed } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { AssessmentPlanStatus, ScorerRole, TargetStatus } from '@hengcai/shared/enums';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: Staffed;
/** Of somebody whose manager is in the plan, and reports to somebody as well. */
let appraisal: Appraisal;
let manager: Appraisal;
beforeAll(async () => {
  company = await staffedCompany(product.services, 4);
});
beforeEach(async () => {
  const plan = await openAppraisalOf(product.services, company);
  appraisal = plan.of(company.staffIds[1] ?? '');
  manager = plan.of(company.bossIds[1]);
});

const tokenOf = (empId: string) => product.services.signIn(company.code, company.numberOf.get(empId) ?? '');
const address = (page: string, { empId, plan }: Appraisal) =>
  `/performance/examine/details${page}?${new URLSearchParams({ ...(empId && { empId }), assessmentPlanCode: plan.id }).toString()}`;
const open = async (empId: string, at: string, language: 'zh-CN' | 'en-US' = 'zh-CN', width = 1440) => {
  const as = company.numberOf.get(empId) ?? '';
  const page = await product.open({ company: company.code, as, at, language, width });
  return { page, ...actionsOn(page, language) };
};

describe('targets that save themselves', () => {
  it('S5.138 are submitted with no save behind, whatever is typed until that is answered', async () => {
    await appraisal.fill(await tokenOf(appraisal.empId));
    const { page, press, say, agree, told } = await open(appraisal.empId, address('', appraisal), 'en-US', 390);
    const answers: (() => void)[] = [];
    page.answer('SubmitTargets', async (ask) => {
      const answer = await ask();
      await new Promise<void>((resolve) => answers.push(resolve));
      return answer;
    });
    await press('performance.assess.submit');
    await agree(say('performance.assess.submit.title'), say('performance.assess.submit'));
    await expect.poll(() => answers.length).toBe(1);
    const key = page.getByRole('group', { name: /^2 of 2/ }).getByRole('textbox', { name: /^Key result/ });
    await key.fill('Too late');
    await page.clock.runFor(LIMITS.autoSaveMs);
    page.clock.resume();
    answers.pop()?.();
    await told(say('performance.assess.submit.done'));
    await expect(page.getByRole('button', { name: say('performance.assess.withdraw') })).toBeVisible();
    expect(page.asked.filter((operation) => operation === 'SaveTargets')).toEqual([]);
  });

  it('S5.138 are saved once, also with a new one, which has its own id from then on', async () => {
    await appraisal.fill(await tokenOf(appraisal.empId));
    const { page, say } = await open(appraisal.empId, address('', appraisal), 'en-US', 390);
    await page
      .getByRole('button', { name: say('performance.assess.row.add') })
      .first()
      .click();
    const added = page.getByRole('group', { name: /^3 of 3/ });
    await added.getByRole('textbox', { name: /^Key result/ }).fill('Grow');
    for (const _tick of [1, 2]) {
      await page.clock.runFor(LIMITS.autoSaveMs);
      page.clock.resume();
      await expect(page.getByText(say('ui.save.saved').split('{')[0] ?? '').first()).toBeVisible();
      await page.atRest();
    }
    expect(page.asked.filter((operation) => operation === 'SaveTargets')).toHaveLength(1);
    await added.getByRole('textbox', { name: /^Key result/ }).fill('Grow more');
    await page.clock.runFor(LIMITS.autoSaveMs);
    page.clock.resume();
    await page.atRest();
    const { indicators } = await appraisal.detail(await tokenOf(appraisal.empId));
    expect(indicators.map(({ keyResult }) => keyResult)).toEqual([
      '安全生产零事故',
      '新客户签约',
      '营业收入',
      'Grow more',
    ]);
  });
});

describe('targets of an earlier period', () => {
  it('are chosen, start where the person arrived, go into the parts that take them, and are saved', async () => {
    const year = { planYear: 2025, periodFrom: '2025-01-01', periodTo: '2025-12-31' };
    const last = (await openAppraisalOf(product.services, company, { plan: year })).of(appraisal.empId);
    const [token, boss] = await Promise.all([tokenOf(appraisal.empId), tokenOf(manager.empId)]);
    await last.agree(token, boss);
    await last.goTo(AssessmentPlanStatus.SCORING);
    await last.score(token, ScorerRole.SELF, '90');

    const { page, press, say } = await open(appraisal.empId, address('', appraisal), 'en-US', 390);
    await press('performance.takeOver');
    const dialog = page.getByRole('dialog');
    // What the template brings is there anyway.
    await expect(dialog.getByRole('checkbox')).toHaveCount(2);
    await dialog.getByRole('checkbox', { name: /新客户签约/ }).click();
    await expect(dialog.getByRole('button', { name: 'Carry over 1 target', exact: true })).toBeVisible();
    await dialog.getByRole('checkbox', { name: /新客户签约/ }).click();
    await dialog.getByRole('button', { name: 'Carry over 2 targets', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await press('performance.assess.submit');
    await actionsOn(page, 'en-US').agree(say('performance.assess.submit.title'), say('performance.assess.submit'));
    await expect(page.getByRole('button', { name: say('performance.assess.withdraw') })).toBeVisible();
    const { indicators } = await appraisal.detail(company.adminToken);
    expect(indicators.filter(({ fixed }) => !fixed)).toMatchObject([
      { keyResult: '新客户签约', weight: '80' },
      { keyResult: '营业收入', startValue: '150', targetValue: '200', weight: '100' },
    ]);
  });

  it('are none where no period was before', async () => {
    const plan = { planYear: 2024, periodFrom: '2024-01-01', periodTo: '2024-12-31' };
    const first = await openAppraisalOf(product.services, company, { plan });
    const { page, press, say } = await open(first.empId, address('', first));
    await press('performance.takeOver');
    await expect(page.getByText(say('performance.takeOver.noPeriod'))).toBeVisible();
  });
});

describe('the manager’s targets', () => {
  it('are reached from the own form once approved, read only, and lead back to it', async () => {
    const form = await open(appraisal.empId, address('', appraisal));
    await form.page.getByRole('link', { name: form.say('performance.superior'), exact: true }).click();
    await expect(form.page.getByText(form.say('performance.superior.empty'))).toBeVisible();

    const { boss } = await signedIn(product.services, company);
    await manager.agree(await tokenOf(manager.empId), boss);
    const { page, say } = await open(appraisal.empId, address('/boss-target', appraisal));
    await expect(page.getByText('营业收入').first()).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: say('performance.superior.mine'), exact: true })
      .click();
    await page.waitForURL(/examine\/details\/employee/);
    await expect(page.getByRole('button', { name: say('performance.assess.submit'), exact: true })).toBeVisible();
  });

  it('/performance/examine/details/employee is the form of one of the own people, and nobody else’s', async () => {
    const seen = await open(manager.empId, address('/employee', appraisal), 'en-US');
    await expect(
      seen.page.getByText(seen.say('performance.assess.now.nothing').split('{')[0] ?? '').first(),
    ).toBeVisible();
    const hidden = await open(company.staffIds[0] ?? '', address('/employee', appraisal));
    await expect(hidden.page.getByText(hidden.say('performance.assess.gone'))).toBeVisible();
    expect(address('/boss-target', appraisal)).toContain('/performance/examine/details/boss-target');
  });
});

describe('progress', () => {
  it('is noted once a week by the person, on the phone too, and stands beside the scores of the superior', async () => {
    const superior = company.bossIds[1];
    await appraisal.agree(await tokenOf(appraisal.empId), await tokenOf(superior));
    const { page, say, dialog, field, fill, press } = await open(appraisal.empId, address('', appraisal), 'en-US', 390);
    const noteOf = say('performance.progress.noteOf', { name: '营业收入' });
    await page.getByRole('button', { name: noteOf, exact: true }).click();
    await fill('performance.progress.value', '150');
    await fill('performance.progress.confidence', '180');
    await fill('performance.progress.text', 'Two customers signed');
    await press('ui.save');
    await expect(dialog(noteOf).getByText(say('rule.CONFIDENCE_OUT_OF_RANGE')).first()).toBeVisible();
    // Enter sends the form while the field still has the focus.
    await field('performance.progress.confidence').fill('80');
    await field('performance.progress.confidence').press('Enter');
    await expect(dialog(noteOf)).toHaveCount(0);
    const drawer = dialog('营业收入');
    await expect(drawer.getByText('Two customers signed')).toBeVisible();
    await expect(drawer.getByText(say('performance.indicator.reached'))).toBeVisible();
    await expect(drawer.getByText(say('performance.indicator.alone'))).toBeVisible();

    await appraisal.goTo(AssessmentPlanStatus.SCORING);
    const above = company.numberOf.get(superior) ?? '';
    const scoring = await product.open({ company: company.code, as: above, at: address('', appraisal) });
    const words = actionsOn(scoring);
    const evidence = scoring.getByRole('list', { name: words.say('performance.progress.evidence') });
    await expect(evidence).toContainText('150（50%）');
    await expect(evidence).toContainText('信心 80%');
    await expect(evidence).toContainText('Two customers signed');
    await expect(
      scoring.getByRole('button', { name: words.say('performance.progress.noteOf', { name: '营业收入' }) }),
    ).toHaveCount(0);
  });
});

describe('one target', () => {
  it('S3.075 opens beside its sheet with how it changed, and is taken out of the own form', async () => {
    await appraisal.fill(await tokenOf(appraisal.empId));
    const { page, say, dialog, agree } = await open(appraisal.empId, address('', appraisal));
    await page
      .getByRole('button', { name: say('performance.indicator.open', { name: '营业收入' }), exact: true })
      .click();
    const drawer = dialog('营业收入');
    await expect(drawer.getByText('100 → 200')).toBeVisible();
    await expect(drawer.getByText(say('performance.indicator.alone.yet'))).toBeVisible();
    await expect(drawer.getByText(say('performance.assess.log.empty'))).toBeVisible();
    await drawer.getByRole('button', { name: say('performance.indicator.remove'), exact: true }).click();
    await agree(say('performance.indicator.remove.title', { name: '营业收入' }), say('performance.indicator.remove'));
    await expect(page.getByText('营业收入', { exact: true })).toHaveCount(0);
    const { indicators } = await appraisal.detail(await tokenOf(appraisal.empId));
    expect(indicators.map((row) => row.keyResult)).not.toContain('营业收入');
  });
});

describe('a change of agreed targets', () => {
  it('is asked for with a reason, and the approver sees old and new and decides', async () => {
    await appraisal.agree(await tokenOf(appraisal.empId), await tokenOf(manager.empId));
    const form = await open(appraisal.empId, address('', appraisal), 'zh-CN', 390);
    await form.press('performance.change.begin');
    await form.page
      .getByRole('textbox', { name: /^目标值/ })
      .last()
      .fill('300');
    await form.press('performance.change.submit');
    const asked = form.dialog(form.say('performance.change.submit.title'));
    await expect(asked.getByText(/。审批人会收到通知/)).toBeVisible();
    await form.in(asked).press('performance.change.submit');
    await expect(
      asked.getByText(form.say('ui.form.required', { label: form.say('performance.change.reason') })),
    ).toBeVisible();
    await asked.getByRole('textbox').fill('市场变化');
    await form.in(asked).press('performance.change.submit');
    await expect(form.button('performance.change.withdraw')).toBeVisible();

    const seen = await open(manager.empId, address('/employee', appraisal), 'en-US');
    // What was answered before the approval comes after it.
    let isDecided = (): void => undefined;
    const decided = new Promise<void>((resolve) => (isDecided = resolve));
    const answered = new Promise<void>((resolve) =>
      seen.page.answer('AssessmentTimeline', async (ask) => {
        seen.page.callOff();
        const answer = await ask();
        resolve();
        await decided;
        return answer;
      }),
    );
    await seen.page.reload();
    const list = seen.page.getByRole('list', { name: seen.say('performance.change.entries') });
    await expect(list).toContainText('200');
    await expect(list).toContainText('300');
    // The agreed ones stand until then, in the sheet as well.
    const row = seen.page.getByRole('row').filter({ hasText: '营业收入' });
    await expect(row).toContainText('200');
    await expect(row).not.toContainText('300');
    await answered;
    await seen.press('performance.change.approve');
    await seen.in(seen.dialog(seen.say('performance.change.approve.title'))).press('performance.assess.approve');
    await expect(list).toHaveCount(0);
    await expect(row).toContainText('300');
    isDecided();
    const timeline = seen.page.getByRole('region', { name: seen.say('performance.assess.timeline') });
    await expect(timeline).toContainText(seen.say('ui.approval.approved'));
    await expect(timeline).not.toContainText(seen.say('ui.approval.current'));
    const { indicators } = await appraisal.detail(await tokenOf(appraisal.empId));
    expect(indicators.find((row) => row.keyResult === '营业收入')).toMatchObject({ targetValue: '300' });
  });
});

describe('how a plan works', () => {
  it('/performance/examine/assess_set_details is read by the people in the plan, from their form', async () => {
    const form = await open(appraisal.empId, address('', appraisal));
    await form.page.getByRole('link', { name: form.say('performance.settings.open'), exact: true }).click();
    await form.page.waitForURL(/performance\/examine\/assess_set_details/);
    const levels = form.page.getByRole('list', { name: form.say('performance.settings.levels') });
    await expect(levels).toContainText('95 - 100');
    await expect(form.page.getByText('2026-11-02 - 2026-11-20')).toBeVisible();
    await expect(form.page.getByRole('button', { name: form.say('ui.edit'), exact: true })).toHaveCount(0);
  });
});

describe('an opinion', () => {
  let person: string;
  beforeEach(async () => {
    person = await tokenOf(appraisal.empId);
    const { version } = await appraisal.fill(person);
    await appraisal.ok('performancecheck.updatestatus', person, { version, action: 'submit' });
  });

  it('is asked about before what was typed is thrown away, however its dialog is closed', async () => {
    const superior = company.bossIds[1];
    const { page, say, dialog, field, press } = await open(superior, address('', appraisal), 'en-US');
    await press('performance.assess.reject');
    const opinion = dialog(say('performance.assess.reject.title'));
    const asked = dialog(say('ui.unsaved.title'));
    const stays = async () => {
      await asked.getByRole('button', { name: say('ui.unsaved.stay'), exact: true }).click();
      await expect(asked).toHaveCount(0);
      await expect(field('performance.assess.opinion')).toHaveValue('Say how it is measured');
    };
    await field('performance.assess.opinion').fill('Say how it is measured');
    await page.keyboard.press('Escape');
    await stays();
    await opinion.getByRole('button', { name: say('ui.cancel'), exact: true }).click();
    await stays();
    await opinion.getByRole('button', { name: say('ui.close'), exact: true }).click();
    await asked.getByRole('button', { name: say('ui.unsaved.leave'), exact: true }).click();
    await expect(opinion).toHaveCount(0);
    expect(await appraisal.detail(person)).toMatchObject({ targetStatus: TargetStatus.PENDING_APPROVAL });

    await press('performance.assess.reject');
    await page.keyboard.press('Escape');
    await expect(opinion).toHaveCount(0);
    await expect(asked).toHaveCount(0);
  });

  it('is no longer missing once it is typed, and stands where the person looks first', async () => {
    const superior = await open(company.bossIds[1], address('', appraisal), 'en-US');
    await superior.press('performance.assess.reject');
    const opinion = superior.dialog(superior.say('performance.assess.reject.title'));
    const send = opinion.getByRole('button', { name: superior.say('performance.assess.reject'), exact: true });
    await send.click();
    const missing = superior.say('ui.form.required', { label: superior.say('performance.assess.opinion') });
    await expect(opinion.getByText(missing)).toBeVisible();
    await superior.field('performance.assess.opinion').fill('Say how it is measured');
    await expect(opinion.getByText(missing)).toHaveCount(0);
    await send.click();
    await expect(opinion).toHaveCount(0);

    const { page, say } = await open(appraisal.empId, address('', appraisal));
    const reason = say('performance.assess.targetsSentBack', { reason: 'Say how it is measured' });
    await expect(page.getByText(reason)).toBeVisible();
  });
});
