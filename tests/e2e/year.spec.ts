import { actionsOn } from '../support/actions.ts';
import { expectAccessible } from './support/accessible.ts';
import { accountOf, COMPANIES } from './support/companies.ts';
import { expectNothingThrown, shot, somebodyOf, typeCell } from './support/page-actions.ts';
import { advance, sideScroll } from './support/plan-stages.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const account = (number: string) => accountOf(COMPANIES.year, number);
const PLAN = '2026 年度考核 · 职能';
const OTHERS = ['2026 年度考核 · 销售', '2026 年度考核 · 生产'];
const PERSON = '员工E003';

test('S1.023 S4.041 S6.046 a year: colleagues evaluate, three plans are calibrated in one list, and people read report and result', async ({
  browser,
  baseURL,
}) => {
  const hr = await somebodyOf({ browser, baseURL });
  const boss = await somebodyOf({ browser, baseURL });
  const person = await somebodyOf({ browser, baseURL, language: 'en-US', width: 390 });
  const rater = await somebodyOf({ browser, baseURL, language: 'en-US', width: 390 });
  const at = actionsOn(hr);
  const its = actionsOn(boss);
  const my = actionsOn(person, 'en-US');
  const their = actionsOn(rater, 'en-US');
  const { say } = at;
  /** From home to the 360 assessments of somebody. */
  const toReviews = async () => {
    await person.goto('/index');
    await person
      .getByRole('main')
      .getByRole('link', { name: my.say('review360.title.overview'), exact: true })
      .click();
    await expect(person.getByRole('heading', { name: my.say('review360.title.overview') })).toBeVisible();
  };

  await test.step('the person invites a colleague on the phone', async () => {
    await signIn(person, account('E003'), 'en-US');
    await toReviews();
    await person.getByRole('link', { name: my.say('review360.plan.myRaters') }).click();
    await shot(person, '02-raters');
    await my.press('review360.raters.add');
    const dialog = my.dialog(my.say('review360.raters.add'));
    await dialog.getByRole('textbox', { name: my.say('review360.raters.search') }).fill('E005');
    await dialog.locator('label').filter({ hasText: 'E005' }).click();
    await shot(person, '03-invite');
    await my.in(dialog).press('review360.invite', { count: '1' });
    await expect(dialog).toBeHidden();
    await expect(person.getByRole('listitem').filter({ hasText: '员工E005' })).toBeVisible();
    await shot(person, '04-invited');
  });

  await test.step('the colleague finds it at home and answers on the phone', async () => {
    await signIn(rater, account('E005'), 'en-US');
    await their.openTodo('REVIEW_360', /\/performance\/assess/);
    await shot(rater, '06-form');
    const question = (name: string) => rater.getByRole('group', { name });
    await question('沟通').getByText('5 分', { exact: true }).click();
    await their.press('review360.submit');
    await expect(question('协作').getByRole('alert')).toBeVisible();
    await question('协作').getByText('5 分', { exact: true }).click();
    await question('建议').getByRole('textbox').pressSequentially('Keep explaining');
    expect(await sideScroll(rater)).toBeLessThanOrEqual(0);
    await shot(rater, '07-answered');
    await their.press('review360.submit');
    await their.agree(their.say('review360.submit.title', { name: PERSON }), their.say('review360.submit'));
    await their.told(their.say('review360.submit.done'));
    await shot(rater, '08-sent');
    await expectAccessible(rater);
  });

  await test.step('the superior scores', async () => {
    await signIn(boss, account('E001'));
    await its.openTodo('SUBORDINATE_SCORE');
    const sheet = boss.getByRole('grid', { name: /评分$/ }).first();
    await typeCell(sheet, 0, say('performance.assess.score.boss'), '96');
    await typeCell(sheet, 1, say('performance.assess.score.boss'), '96');
    await shot(boss, '09-superior');
    await its.press('performance.assess.scores.submit');
    await its.agree(say('performance.assess.scores.submit.title'), say('performance.assess.scores.submit'));
    await expect(its.button('performance.assess.scores.submit')).toBeHidden();
  });

  await test.step('HR combines the three plans and opens their calibration', async () => {
    await signIn(hr, account('admin'));
    await hr.getByRole('main').getByRole('link', { name: PLAN }).first().click();
    await expect(hr.getByRole('tab', { name: say('performance.manage.participants') })).toBeVisible();
    await at.press('ui.more');
    await hr.getByRole('menuitem', { name: say('performance.manage.combine') }).click();
    const drawer = at.dialog(say('performance.manage.combine'));
    for (const name of OTHERS) await drawer.locator('label').filter({ hasText: name }).click();
    await shot(hr, '11-combine');
    await at.in(drawer).press('ui.save');
    await expect(drawer).toBeHidden();
    await shot(hr, '12-combined');
    await advance(hr, 'CALIBRATING', false);
    await shot(hr, '13-calibrating');
  });

  await test.step('S4.044 everybody of the three plans is in one list; HR moves a card by keyboard and says why', async () => {
    await hr.getByRole('tab', { name: say('performance.manage.calibration') }).click();
    await hr.getByText(say('performance.calib.view.board'), { exact: true }).click();
    const level = (name: string) =>
      hr.getByRole('region', { name: say('performance.calib.board.level', { level: name }) });
    for (const [name, number] of [
      ['S', 'E004'],
      ['A', 'E007'],
      ['D', 'E014'],
    ] as const)
      await expect(level(name)).toContainText(`员工${number}`);
    // Whoever is of another plan than the one that is looked at says of which.
    await expect(level('D')).toContainText(OTHERS[1] ?? '');
    await expect(level('S')).not.toContainText(PLAN);
    // Of twelve people S is meant for one: two have it.
    await expect(level('S')).toContainText(say('performance.calib.move.out', { heads: '1' }));
    await shot(hr, '14-board');
    const handle = at.button('performance.calib.board.move', { name: PERSON });
    const heard = (id: string, name: string) =>
      expect(hr.getByRole('status').filter({ hasText: say(id, { name: PERSON, level: name }) })).toBeAttached({
        timeout: 10_000,
      });
    await handle.focus();
    await hr.keyboard.press('Space');
    // Whoever lifts a card is heard a turn of the browser before its keys are: pressed again until the next level is told.
    await expect(async () => {
      await hr.keyboard.press('ArrowRight');
      await heard('performance.calib.board.over', 'A');
    }).toPass();
    await hr.keyboard.press('Space');
    const drawer = at.dialog(say('performance.calib.adjust.title', { name: PERSON }));
    await expect(drawer.getByLabel(say('performance.calib.result'))).toHaveValue('94.5');
    await at.in(drawer).fill('performance.calib.reason', '与三个计划的同级比较');
    await shot(hr, '16-reason');
    await at.in(drawer).press('performance.calib.adjust');
    await expect(drawer).toBeHidden();
    await expect(level('A')).toContainText(PERSON);
    await expect(level('S')).not.toContainText(PERSON);
    await shot(hr, '17-moved');
    await expectAccessible(hr);
  });

  await test.step('the person reads the own report once the 360 assessment has closed, and no result yet', async () => {
    await toReviews();
    await person.getByRole('link', { name: my.say('review360.plan.myReport') }).click();
    await expect(person.getByText('Keep explaining')).toBeVisible();
    await expect(person.getByRole('main')).not.toContainText('E005');
    expect(await sideScroll(person)).toBeLessThanOrEqual(0);
    await shot(person, '18-report');
    await expectAccessible(person);
  });

  await test.step('S4.046 S4.047 results are confirmed and the year is archived', async () => {
    // A has one too many: HR goes on all the same.
    await advance(hr, 'COMMUNICATING', true);
    await its.openTodo('SUBORDINATE_CONFIRM');
    await shot(boss, '19-confirm');
    await boss.getByRole('main').getByRole('link', { name: PERSON }).click();
    await its.press('performance.assess.confirm');
    await its.agree(say('performance.assess.confirm.title'), say('performance.assess.confirm'));
    await its.told(say('performance.assess.confirm.done'));
    await my.openReminder();
    const result = person.getByRole('region', { name: my.say('performance.assess.result') });
    await expect(result).toContainText('94.5');
    await shot(person, '20-result');
    await my.press('performance.assess.confirm');
    await my.agree(my.say('performance.assess.confirm.title'), my.say('performance.assess.confirm'));
    await expect(my.button('performance.assess.confirm')).toBeHidden();
    await advance(hr, 'CLOSED', true);
    await expect(hr.getByText(/归档，内容不能再修改/)).toBeVisible();
    await shot(hr, '21-archived');
    await person.reload();
    await expect(result).toContainText('94.5');
    await shot(person, '22-kept');
  });
  expectNothingThrown();
});
