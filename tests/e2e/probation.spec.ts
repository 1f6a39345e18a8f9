import { actionsOn } from '../support/actions.ts';
import { expectAccessible } from './support/accessible.ts';
import { accountOf, COMPANIES } from './support/companies.ts';
import { expectNothingThrown, shot, somebodyOf, typeField } from './support/page-actions.ts';
import { sideScroll } from './support/plan-stages.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const account = (name: string) => accountOf(COMPANIES.probation, name);
const PERSON = 'Person trial';
const OTHER = 'Person other';

test('S1.024 S3.050 S4.082 S4.083 S4.025 two probations: one person passes and is regularised, of the other one an exit is proposed', async ({
  browser,
  baseURL,
}) => {
  const hr = await somebodyOf({ browser, baseURL });
  const trial = await somebodyOf({ browser, baseURL, language: 'en-US', width: 390 });
  const boss = await somebodyOf({ browser, baseURL, language: 'en-US', width: 390 });
  const chief = await somebodyOf({ browser, baseURL });
  const at = actionsOn(hr);
  const my = actionsOn(trial, 'en-US');
  const its = actionsOn(boss, 'en-US');
  const their = actionsOn(chief);
  const { say } = at;
  const opened = async (page: typeof hr, name: string) => {
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(name) })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  };
  /** HR goes from home to the plans by the menu. */
  const toPlans = async () => {
    const menu = hr.getByRole('navigation', { name: say('app.menu') });
    await menu.getByRole('button', { name: '绩效管理' }).click();
    await menu.getByRole('link', { name: say('performance.title.planList') }).click();
    await hr.getByRole('link', { name: say('probation.tab.plans') }).click();
  };

  await test.step('HR makes a plan by the rule of the company and starts it', async () => {
    await signIn(hr, account('hr'));
    await toPlans();
    await at.press('probation.new');
    const drawer = at.dialog(say('probation.new'));
    await drawer.getByRole('combobox', { name: say('probation.person') }).pressSequentially('trial');
    await hr.getByRole('option', { name: /trial/ }).click();
    await at.in(drawer).choose(say('probation.rule'), '试用期考核规则');
    await shot(hr, '03-new');
    await at.in(drawer).press('ui.save');
    await expect(hr.getByRole('heading', { level: 1 })).toContainText(PERSON);
    await shot(hr, '04-draft');
    await at.press('probation.start');
    await at.agree(say('probation.start.title', { name: PERSON }), say('probation.start'));
    await at.told(say('probation.start.done'));
    await shot(hr, '05-started');
  });

  await test.step('the person finds it at home and types the targets on a phone', async () => {
    await signIn(trial, account('trial'), 'en-US');
    await my.openTodo('PROBATION');
    await opened(trial, PERSON);
    await shot(trial, '08-targets');
    const cards = trial.getByRole('main').getByRole('list', { name: '业绩目标' });
    await my.press('probation.row.add');
    await typeField(cards, 1, my.say('probation.keyResult'), 'Sign three customers');
    await typeField(cards, 1, my.say('probation.weight'), '70');
    await my.press('probation.targets.submit');
    await expect(trial.getByRole('alert').filter({ hasText: '90%' })).toBeVisible();
    await shot(trial, '09-refused');
    await typeField(cards, 1, my.say('probation.weight'), '80');
    expect(await sideScroll(trial)).toBeLessThanOrEqual(0);
    await my.press('probation.targets.submit');
    await my.told(my.say('probation.targets.submitted'));
    await shot(trial, '10-submitted');
    await expectAccessible(trial);
  });

  await test.step('the superior finds them at home and agrees', async () => {
    await signIn(boss, account('boss'), 'en-US');
    await its.openTodo('PROBATION');
    await opened(boss, PERSON);
    await shot(boss, '13-decide');
    await its.press('probation.agree');
    const yes = its.dialog(its.say('probation.agree.title'));
    await its.in(yes).press('probation.agree');
    await expect(yes).toBeHidden();
    await expect(its.button('probation.agree')).toBeHidden();
    await shot(boss, '14-agreed');
  });

  await test.step('HR opens scoring; the person and the superior score on the phone, and the superior proposes to pass', async () => {
    await hr.reload();
    await at.press('probation.more');
    await hr.getByRole('menuitem', { name: say('enum.ProbationAction.START_SCORING') }).click();
    await at.agree(say('probation.scoring.title', { name: PERSON }), say('probation.scoring'));
    await at.told(say('probation.scoring.done'));
    await my.openTodo('PROBATION');
    await opened(trial, PERSON);
    const mine = trial.getByRole('main').getByRole('list', { name: '业绩目标' });
    await typeField(mine, 0, my.say('probation.self.score'), '90');
    await typeField(mine, 1, my.say('probation.self.score'), '85');
    await my.fill('probation.summary.self', 'I feel at home here');
    await shot(trial, '15-self');
    await my.press('probation.scores.submit');
    await my.told(my.say('probation.scores.submitted'));

    await its.openTodo('PROBATION');
    await opened(boss, PERSON);
    const given = boss.getByRole('main').getByRole('list', { name: '业绩目标' });
    await typeField(given, 0, its.say('probation.boss.score'), '90');
    await typeField(given, 1, its.say('probation.boss.score'), '80');
    await its.press('probation.scores.submit');
    await expect(boss.getByRole('alert').filter({ hasText: its.say('rule.DECISION_REQUIRED') })).toBeVisible();
    await shot(boss, '16-undecided');
    expect(await sideScroll(boss)).toBeLessThanOrEqual(0);
    await boss.getByText(its.say('probation.pass'), { exact: true }).click();
    await its.press('probation.scores.submit');
    await its.told(its.say('probation.scores.submitted'));
    await shot(boss, '17-scored');
  });

  await test.step('the manager above approves the result, the person confirms it', async () => {
    await signIn(chief, account('chief'));
    await their.openTodo('PROBATION');
    await opened(chief, PERSON);
    await shot(chief, '18-approve');
    await their.press('probation.agree');
    const yes = their.dialog(say('probation.agree.title'));
    await their.in(yes).press('probation.agree');
    await expect(yes).toBeHidden();
    await expect(their.button('probation.agree')).toBeHidden();
    await my.openTodo('PROBATION');
    await opened(trial, PERSON);
    await shot(trial, '19-result');
    await my.press('probation.confirm');
    const words = my.dialog(my.say('probation.confirm.title'));
    await my.in(words).fill('probation.confirmComment', 'Thank you');
    await my.in(words).press('probation.confirm');
    await expect(words).toBeHidden();
    await shot(trial, '20-confirmed');
  });

  await test.step('HR files it, which makes a regularisation', async () => {
    await at.openTodo('PROBATION');
    await opened(hr, PERSON);
    await at.press('probation.file');
    await at.agree(say('probation.file.title', { name: PERSON }), say('probation.file'));
    await at.told(say('probation.file.done'));
    await shot(hr, '22-filed');
    await expectAccessible(hr);
    await hr.getByRole('link', { name: say('probation.regular.open') }).click();
    const change = hr.getByRole('row').filter({ hasText: PERSON }).first();
    await expect(change).toContainText('2026-12-01');
    await expect(change).toContainText(say('enum.PersonnelChangeType.REGULARISE'));
    await shot(hr, '23-regularisation');
  });

  await test.step('HR terminates the other one, and an exit is proposed', async () => {
    await hr.goto('/index');
    await toPlans();
    await opened(hr, OTHER);
    await at.press('probation.more');
    await hr.getByRole('menuitem', { name: say('enum.ProbationAction.TERMINATE') }).click();
    const why = at.dialog(say('probation.terminate.title', { name: OTHER }));
    await at.in(why).fill('probation.condition', '没有驾驶证');
    await at.in(why).press('probation.terminate');
    await expect(why).toBeHidden();
    await expect(hr.getByText(say('probation.exit.condition', { condition: '没有驾驶证' }))).toBeVisible();
    await shot(hr, '24-terminated');
    await at.openTodo('PROBATION_EXIT', /\/performance\/management/);
    await opened(hr, OTHER);
    await hr.getByRole('link', { name: say('probation.exit.file') }).click();
    const exit = at.dialog(say('employee.change.file.exit'));
    await expect(at.in(exit).field('employee.change.lastDay')).toHaveValue('2026-11-30');
    await expect(exit.getByRole('radio', { name: say('enum.ExitKind.INVOLUNTARY') })).toBeChecked();
    await shot(hr, '25-exit');
    await at.in(exit).fill('employee.change.exitRemark', '试用期不符合录用条件：没有驾驶证');
    await exit.getByRole('button', { name: say('employee.change.file'), exact: true }).click();
    await expect(exit).toBeHidden();
    await expect(hr.getByRole('row').filter({ hasText: OTHER }).first()).toContainText('2026-11-30');
    await shot(hr, '26-exit-filed');
    await hr.goto('/index');
    await expect(hr.getByText(say('home.todos.empty'), { exact: true })).toBeVisible();
  });

  await test.step('the superior learns how both ended', async () => {
    await boss.goto('/index');
    await boss
      .getByRole('banner')
      .getByRole('button', { name: its.say('app.bell').split('{')[0] ?? '' })
      .click();
    const drawer = its.dialog(its.say('app.messages'));
    await drawer.getByRole('tab', { name: its.say('app.messages.tab.reminders') }).click();
    for (const text of [`${PERSON} has passed the probation`, `${OTHER} did not pass the probation`])
      await expect(drawer.getByText(text)).toBeVisible();
    await shot(boss, '27-messages');
    await expectAccessible(boss);
  });
  expectNothingThrown();
});
