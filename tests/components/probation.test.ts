import { beforeEach, describe, expect as expectValue, it } from 'vitest';
import {
  companyThatTries,
  trying,
  type Name,
  type Trying,
} from '@hengcai/services/src/modules/probation/probation-testing.ts';
import { ProbationPlanStatus } from '@hengcai/shared/enums';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let company: Trying;
let a: ReturnType<typeof trying>;
beforeEach(async () => {
  company = await companyThatTries(product.services);
  a = trying(product.services, company);
});

const open = async (as: Name, at: string, language: 'zh-CN' | 'en-US' = 'zh-CN', width = 1440) => {
  const page = await product.open({ company: company.code, as, at, language, width });
  return { page, ...actionsOn(page, language) };
};
const planAt = (planCode: string) => `/performance/probation/details?planCode=${planCode}`;

describe('the rule of a probation, at /performance/probation-rule/details', () => {
  it('is changed by its address; a name that is taken and shares that are not 100 are told at their fields', async () => {
    const { ruleCode } = await a.rule();
    await a.rule({ ruleName: 'Taken' });
    const { page, say, fill, press, told, field } = await open(
      'hr',
      `/performance/probation-rule/details?id=${ruleCode}`,
      'en-US',
    );
    await expect(field('probation.rule.name')).toHaveValue('Ordinary');
    await fill('probation.rule.name', 'Taken');
    await expect(page.getByText(say('probation.rule.nameTaken'))).toBeVisible();
    await fill('probation.rule.name', 'Sales');
    await fill('probation.rule.selfRatio', '40');
    await press('ui.save');
    await expect(page.getByText('100').first()).toBeVisible();
    expectValue(await nameOf(ruleCode)).toBe('Ordinary');
    await fill('probation.rule.selfRatio', '30');
    await press('ui.save');
    await told(say('probation.rule.saved'));
    await expect(page.getByRole('link', { name: 'Sales' }).first()).toBeVisible();
    expectValue(await nameOf(ruleCode)).toBe('Sales');
  });

  const nameOf = async (ruleCode: string) =>
    (await product.services.ok<{ ruleName: string }>('probationplanrule.ruledetail', { ruleCode }, a.token('hr2')))
      .ruleName;
});

it('a plan of nobody is not made: what is missing is said at its fields', async () => {
  await a.rule();
  const { page, say, dialog, in: within } = await open('hr2', '/performance/management?tabName=probation');
  await page
    .getByRole('button', { name: say('probation.new') })
    .first()
    .click();
  const form = dialog(say('probation.new'));
  await within(form).press('ui.save');
  await expect(form.getByText('此项必填')).toHaveCount(4);
  await expect(form.getByText('REQUIRED')).toHaveCount(0);
});

describe('a probation, from person to person', () => {
  it('S1.024 targets are submitted on the phone, returned with an opinion by the superior, and agreed', async () => {
    const { ruleCode } = await a.rule();
    const { planCode } = (await a.add(ruleCode)).plan;
    await a.did('startplan', 'hr', planCode);
    await a.did('savetargets', 'trial', planCode, a.targets(await a.get(planCode, 'trial'), false));
    const person = await open('trial', planAt(planCode), 'zh-CN', 390);
    await expect(person.page.getByText('Sign three customers').first()).toBeVisible();
    // The label of the total says what it is a number of.
    await expect(person.page.getByText(`${person.say('probation.weight')} 100%`, { exact: true })).not.toHaveCount(0);
    await person.press('probation.targets.submit');
    await person.told(person.say('probation.targets.submitted'));

    const boss = await open('boss', planAt(planCode), 'en-US');
    await boss.press('probation.reject');
    const why = boss.dialog(boss.say('probation.reject.title'));
    await boss.in(why).press('probation.reject');
    await expect(why).toBeVisible();
    await boss.in(why).fill('probation.opinion', 'Name the customers');
    await boss.in(why).press('probation.reject');
    await expect(why).toHaveCount(0);
    const returned = await open('trial', planAt(planCode));
    await expect(
      returned.page.getByText(returned.say('probation.returned', { opinion: 'Name the customers' })),
    ).toBeVisible();
    await returned.press('probation.targets.submit');
    await returned.told(returned.say('probation.targets.submitted'));

    await boss.page.goto(planAt(planCode));
    await boss.press('probation.agree');
    const yes = boss.dialog(boss.say('probation.agree.title'));
    await boss.in(yes).press('probation.agree');
    await expect(yes).toHaveCount(0);
    expectValue((await a.get(planCode, 'hr2')).plan.planStatus).toBe(ProbationPlanStatus.RUNNING);
  });

  it('S5.138 S8.052 a sheet saves itself while it is typed; a save that fails says so and what was typed stays', async () => {
    const planCode = await a.inScoring();
    const { page, say, fill, field } = await open('trial', planAt(planCode));
    await expect(field('probation.summary.self')).toBeVisible();
    await fill('probation.summary.self', 'Learnt a lot');
    await page.clock.runFor(LIMITS.autoSaveMs);
    page.clock.resume();
    await page.atRest();
    await page.reload();
    await expect(field('probation.summary.self')).toHaveValue('Learnt a lot');

    page.answer('SaveProbationScores', 'offline');
    await fill('probation.summary.self', 'Learnt even more');
    await page.clock.runFor(LIMITS.autoSaveMs);
    page.clock.resume();
    await expect(page.getByText(say('ui.save.failed'))).toBeVisible();
    await expect(field('probation.summary.self')).toHaveValue('Learnt even more');
    page.callOff();
  });

  it('S4.083 a result is approved above, confirmed by the person and filed by HR', async () => {
    const planCode = await a.inApproval();
    const chief = await open('chief', planAt(planCode), 'en-US');
    await chief.press('probation.agree');
    const yes = chief.dialog(chief.say('probation.agree.title'));
    await chief.in(yes).press('probation.agree');
    await expect(yes).toHaveCount(0);

    const person = await open('trial', planAt(planCode), 'zh-CN', 390);
    await person.press('probation.confirm');
    const words = person.dialog(person.say('probation.confirm.title'));
    await person.in(words).press('probation.confirm');
    await expect(words).toHaveCount(0);

    const hr = await open('hr', planAt(planCode), 'en-US');
    await hr.press('probation.file');
    await hr.agree(hr.say('probation.file.title', { name: 'Person trial' }), hr.say('probation.file'));
    await hr.told(hr.say('probation.file.done'));
    await expect(hr.page.getByText(hr.say('probation.now.PASSED')).first()).toBeVisible();
    await expect(hr.page.getByText(hr.say('probation.regular.filed', { date: '2026-12-01' }))).toBeVisible();
    expectValue((await a.get(planCode, 'hr2')).plan.planStatus).toBe(ProbationPlanStatus.ARCHIVED);
    await hr.page.getByRole('link', { name: hr.say('probation.regular.open') }).click();
    await hr.page.waitForURL(/personnel-changes\?keyword=trial/);
    await expect(
      hr.page.getByRole('row').filter({ hasText: 'Person trial' }).filter({ hasText: '2026-12-01' }),
    ).not.toHaveCount(0);
    // The person is told the date by the personnel change itself.
    const seen = await open('trial', planAt(planCode));
    await expect(seen.page.getByText(seen.say('probation.now.PASSED')).first()).toBeVisible();
    await expect(seen.page.getByRole('link', { name: seen.say('probation.regular.open') })).toHaveCount(0);
  });

  it('S4.025 a failed one hands the condition that was not met on to the form of the exit', async () => {
    const { ruleCode } = await a.rule();
    const { planCode } = (await a.add(ruleCode)).plan;
    await a.did('startplan', 'hr', planCode);
    await a.did('terminateplan', 'hr', planCode, { conditionNotMet: 'No licence to drive' });
    const { page, say, field } = await open('hr', planAt(planCode), 'en-US');
    await page.getByRole('link', { name: say('probation.exit.file') }).click();
    await expect(field('employee.change.exitRemark')).toHaveValue('No licence to drive');
  });

  it('a superior who could not be looked up is told as that, and asked for again; not as nobody', async () => {
    const { ruleCode } = await a.rule();
    const { planCode } = (await a.add(ruleCode)).plan;
    const { page, say, press } = await open('hr', planAt(planCode), 'zh-CN', 390);
    page.answer('PickedEmployee', 'offline');
    await press('probation.more');
    await page.getByRole('menuitem', { name: say('enum.ProbationAction.CHANGE') }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByText(say('ui.picker.failed'))).toBeVisible();
    page.callOff();
    await form.getByRole('button', { name: say('ui.retry') }).click();
    await expect(form.getByText(say('ui.picker.failed'))).toHaveCount(0);
    await expect(form.getByRole('combobox', { name: say('probation.superior') })).toHaveValue(/Person boss/);
  });

  it('says that its history cannot be shown, not that there is none', async () => {
    const planCode = await a.inScoring();
    const person = await open('trial', planAt(planCode), 'zh-CN', 390);
    person.page.answer('ProbationTrail', 'offline');
    await person.page.reload();
    await expect(person.page.getByRole('alert').getByText(person.say('ui.failed.title'))).toBeVisible();
    await expect(person.page.getByText(person.say('ui.approval.empty'))).toHaveCount(0);
  });

  it('of somebody else is not there, and says so', async () => {
    const planCode = await a.inScoring();
    const other = await open('other', planAt(planCode), 'en-US');
    await expect(other.page.getByText(other.say('probation.gone'))).toBeVisible();
    await expect(other.page.getByText('Sign three customers')).toHaveCount(0);
  });
});
