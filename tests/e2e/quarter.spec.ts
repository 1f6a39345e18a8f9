import { readFileSync } from 'node:fs';
import { actionsOn } from '../support/actions.ts';
import { expectAccessible } from './support/accessible.ts';
import { accountOf, COMPANIES } from './support/companies.ts';
import { expectNothingThrown, shot, somebodyOf, typeCell, typeField } from './support/page-actions.ts';
import { advance, cardsOf, sideScroll } from './support/plan-stages.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const account = (number: string) => accountOf(COMPANIES.quarter, number);
const PLAN = '2026 年第四季度考核';
const DEPARTMENT = '部门2';
const FILE = '新客户合同（签字版）.pdf';
const OTHER_FILE = '旧合同.pdf';
const CONTENT = '%PDF-1.7 signed';

test('S4.042 S4.043 S6.045 S7.096 a quarter: the department’s targets, targets that serve those above, co-assessors, the score of the department, the archive', async ({
  browser,
  baseURL,
}) => {
  const hr = await somebodyOf({ browser, baseURL });
  const above = await somebodyOf({ browser, baseURL });
  const head = await somebodyOf({ browser, baseURL, language: 'en-US', width: 390 });
  const person = await somebodyOf({ browser, baseURL });
  const beside = await somebodyOf({ browser, baseURL, language: 'en-US', width: 390 });
  const its = actionsOn(above);
  const my = actionsOn(head, 'en-US');
  const own = actionsOn(person);
  const also = actionsOn(beside, 'en-US');
  const { say } = own;

  await test.step('the head finds at home that the department needs targets, and types them on a phone', async () => {
    await signIn(head, account('E002'), 'en-US');
    await my.openTodo('DEPARTMENT_TARGETS');
    await shot(head, '01-departments');
    await head.getByRole('main').getByRole('link', { name: DEPARTMENT, exact: true }).click();
    const byHand = cardsOf(head, /^Indicators of/).first();
    await my.button('performance.assess.row.add').first().click();
    await typeField(byHand, 1, 'Key result', 'Contracts signed by the department');
    await typeField(byHand, 1, 'Weight', '70');
    await my.press('performance.dept.submit');
    await expect(head.getByRole('status').filter({ hasText: '90' }).first()).toBeVisible();
    await typeField(byHand, 1, 'Weight', '80');
    await my.button('performance.assess.row.add').last().click();
    const byFigures = cardsOf(head, /^Indicators of/).last();
    for (const [heading, text] of [
      ['Key result', 'Revenue of the department'],
      ['Start value', '100'],
      ['Target value', '200'],
      ['Weight', '100'],
    ] as const)
      await typeField(byFigures, 0, heading, text);
    expect(await sideScroll(head)).toBeLessThanOrEqual(0);
    await shot(head, '02-department-typed');
    await my.press('performance.dept.submit');
    await my.agree(my.say('performance.dept.submit.title'), my.say('performance.dept.submit'));
    await my.told(my.say('performance.dept.submit.done'));
    await shot(head, '03-department-submitted');
    await head.goto('/index');
    await expect(head.getByText(my.say('home.team.all'))).toBeVisible();
    await expect(my.todo('DEPARTMENT_TARGETS')).toHaveCount(0);
  });

  await test.step('the head above approves them', async () => {
    await signIn(above, account('E001'));
    await its.openTodo('DEPARTMENT_TARGETS');
    await shot(above, '04-departments');
    await above.getByRole('main').getByRole('link', { name: DEPARTMENT, exact: true }).click();
    await expect(above.getByText('Contracts signed by the department').first()).toBeVisible();
    await shot(above, '05-approve');
    await its.press('performance.assess.approve');
    const yes = its.dialog(say('performance.dept.approve.title'));
    await its.in(yes).press('performance.assess.approve');
    await expect(yes).toBeHidden();
    await expect(its.button('performance.assess.approve')).toBeHidden();
  });

  await test.step('somebody of the department types targets, reads those of the department and proposes a co-assessor', async () => {
    await signIn(person, account('E004'));
    await own.openTodo('MY_TARGETS');
    const sheets = person.getByRole('grid', { name: /指标/ });
    await own.button('performance.assess.row.add').first().click();
    await typeCell(sheets.first(), 1, '关键结果', '签下三家新客户');
    await typeCell(sheets.first(), 1, '权重', '80');
    await own.button('performance.assess.row.add').last().click();
    await typeCell(sheets.last(), 0, '关键结果', '季度回款');
    await typeCell(sheets.last(), 0, '起始值', '100');
    await typeCell(sheets.last(), 0, '目标值', '200');
    await typeCell(sheets.last(), 0, '权重', '100');
    await shot(person, '06-targets');
    await own.press('performance.together.propose');
    const dialog = own.dialog(say('performance.together.propose'));
    await own.in(dialog).fill('performance.together.search', 'E006');
    await own.in(dialog).press('performance.together.choose', { name: '员工E006' });
    await own.in(dialog).press('performance.together.propose.action');
    await expect(dialog).toBeHidden();
    await own.press('performance.assess.submit');
    await own.agree(say('performance.assess.submit.title'), say('performance.assess.submit'));
    await expect(own.button('performance.assess.withdraw')).toBeVisible();
    await person
      .getByRole('main')
      .getByRole('link', { name: say('performance.dept.targets') })
      .click();
    await expect(person.getByText('Revenue of the department').first()).toBeVisible();
    await expect(person.getByRole('textbox')).toHaveCount(0);
    await shot(person, '07-department');
  });

  await test.step('the head approves, and picks somebody of another department as well, each with a weight', async () => {
    await my.openTodo('TARGET_APPROVAL');
    await my.press('performance.together.decide');
    const dialog = my.dialog(my.say('performance.together.pick'));
    await my.in(dialog).fill('performance.together.search', 'E003');
    await my.in(dialog).press('performance.together.choose', { name: '员工E003' });
    for (const [name, weight] of [
      ['员工E006 E006', '75'],
      ['员工E003 E003', '25'],
    ] as const)
      await my.in(dialog).fill('performance.together.weight.of', weight, { name });
    await shot(head, '08-decide');
    await my.in(dialog).press('performance.together.pick.action');
    await expect(dialog).toBeHidden();
    await my.press('performance.assess.approve');
    const yes = my.dialog(my.say('performance.assess.approve.title'));
    await my.in(yes).press('performance.assess.approve');
    await expect(yes).toBeHidden();
    await expect(my.button('performance.assess.approve')).toBeHidden();
    await shot(head, '09-approved');
  });

  await test.step('an approved target serves one of the superior', async () => {
    await person.goto('/index');
    await person
      .getByRole('main')
      .getByRole('link', { name: say('performance.title.examine'), exact: true })
      .click();
    await person.getByRole('main').getByRole('link', { name: PLAN }).click();
    await own.press('performance.align.add.of', { name: '签下三家新客户' });
    const align = own.dialog(say('performance.align.title', { name: '签下三家新客户' }));
    await expect(align.getByRole('listitem').first()).toBeVisible();
    await shot(person, '10-align');
    await own.in(align).press('performance.align.choose', { name: '新客户签约' });
    await expect(align).toBeHidden();
    await expect(person.locator('#alignment').getByText('员工E002 · 新客户签约')).toBeVisible();
    await shot(person, '11-aligned');
    await expectAccessible(person);
  });

  await test.step('S6.052 HR opens scoring from home, and the person scores first', async () => {
    await signIn(hr, account('admin'));
    await hr.getByRole('main').getByRole('link', { name: PLAN }).first().click();
    await expect(hr.getByRole('tab', { name: say('performance.manage.participants') })).toBeVisible();
    await advance(hr, 'SCORING', true);
    await own.openTodo('MY_SCORE');
    const sheets = person.getByRole('grid', { name: /评分$/ });
    await typeCell(sheets.first(), 0, say('performance.assess.score.self'), '90');
    await typeCell(sheets.first(), 1, say('performance.assess.score.self'), '85');
    await typeCell(sheets.last(), 0, '完成值', '180');
    await own.press('performance.indicator.open.aligned', { name: '签下三家新客户' });
    const drawer = own.dialog('签下三家新客户');
    const deletion = own.dialog(say('performance.attachment.delete.title'));
    const fileInput = drawer.locator('input[type=file]');
    for (const name of [OTHER_FILE, FILE]) {
      await fileInput.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(CONTENT) });
      await expect(drawer.getByRole('button', { name: say('performance.attachment.delete', { name }) })).toBeVisible();
    }
    await own.in(drawer).press('performance.attachment.delete', { name: OTHER_FILE });
    await own.in(deletion).press('performance.attachment.delete.action');
    await expect(drawer.getByRole('button', { name: OTHER_FILE })).toHaveCount(0);
    await shot(person, '12-files');
    await expectAccessible(person);
    await own.in(drawer).press('ui.close');
    await expect(drawer).toBeHidden();
    await shot(person, '12-self-score');
    await own.press('performance.assess.scores.submit');
    await own.agree(say('performance.assess.scores.submit.title'), say('performance.assess.scores.submit'));
    await expect(own.button('performance.assess.scores.submit')).toBeHidden();
  });

  await test.step('co-assessors score on the phone, one after the other, and see what nobody else gave', async () => {
    for (const [who, score] of [
      ['E006', '80'],
      ['E003', '60'],
    ] as const) {
      await signIn(beside, account(who), 'en-US');
      await also.openTodo('CO_ASSESSMENT');
      const cards = cardsOf(beside, /^Scores of/).first();
      await typeField(cards, 0, also.say('performance.assess.score.partner'), score);
      await typeField(cards, 1, also.say('performance.assess.score.partner'), score);
      await expect(cards).not.toContainText(also.say('performance.assess.score.boss'));
      expect(await sideScroll(beside)).toBeLessThanOrEqual(0);
      await shot(beside, `13-beside-${who}`);
      await also.press('performance.assess.scores.submit');
      await also.agree(
        also.say('performance.assess.scores.submit.title'),
        also.say('performance.assess.scores.submit'),
      );
      await expect(also.button('performance.assess.scores.submit')).toBeHidden();
    }
  });

  await test.step('the head above scores the department', async () => {
    await its.openTodo('DEPARTMENT_SCORES');
    await above.getByRole('main').getByRole('link', { name: DEPARTMENT, exact: true }).click();
    const sheets = above.getByRole('grid', { name: /评分$/ });
    await typeCell(sheets.first(), 0, say('performance.dept.score'), '88');
    await typeCell(sheets.first(), 1, say('performance.dept.score'), '88');
    await typeCell(sheets.last(), 0, '完成值', '150');
    await shot(above, '14-department-scores');
    await its.press('performance.assess.scores.submit');
    await its.agree(say('performance.dept.scores.submit.title'), say('performance.assess.scores.submit'));
    await its.told(say('performance.assess.scores.submit.done'));
    // By hand 60 %: 88; by figures 40 %: half of the way.
    await expect(above.getByText('72.8').first()).toBeVisible();
  });

  await test.step('the head sees what everybody gave, and what the own score comes to before it is sent', async () => {
    await my.openTodo('SUBORDINATE_SCORE');
    const cards = cardsOf(head, /^Scores of/).first();
    for (const given of ['员工E00680', '员工E00360']) await expect(cards).toContainText(given);
    const heading = my.say('performance.assess.score.boss');
    await typeField(cards, 0, heading, '70');
    await typeField(cards, 1, heading, '70');
    // By hand 60 %: 20 % x 86 + 20 % x (75 % x 80 + 25 % x 60) + 40 % x 70 + 20 % x 72.8 = 74.76; by figures 40 %: 80 % x 80 + 20 % x 72.8 = 78.56.
    await expect(head.getByRole('status').filter({ hasText: '76.3' })).toBeVisible();
    await my.press('performance.indicator.open.aligned', { name: '签下三家新客户' });
    const drawer = my.dialog('签下三家新客户');
    const saved = head.waitForEvent('download');
    await drawer.getByRole('button', { name: FILE }).click();
    const download = await saved;
    expect([download.suggestedFilename(), readFileSync(await download.path(), 'utf8')]).toEqual([FILE, CONTENT]);
    await expect(
      drawer.getByRole('button', { name: my.say('performance.attachment.delete', { name: FILE }) }),
    ).toHaveCount(0);
    await expectAccessible(head);
    await my.in(drawer).press('ui.close');
    await expect(drawer).toBeHidden();
    await shot(head, '15-superior');
    await my.press('performance.assess.scores.submit');
    await my.agree(my.say('performance.assess.scores.submit.title'), my.say('performance.assess.scores.submit'));
    const result = head.getByRole('region', { name: my.say('performance.assess.result') });
    await expect(result).toContainText('76.3');
    await shot(head, '16-passport');
    await expectAccessible(head);
  });

  await test.step('S4.046 S4.047 both confirm, and the quarter is archived', async () => {
    // The head has not scored; whoever had no targets has no result.
    await advance(hr, 'CALIBRATING', true);
    await advance(hr, 'COMMUNICATING', true);
    await my.openTodo('SUBORDINATE_CONFIRM');
    await my.press('performance.assess.confirm');
    await my.agree(my.say('performance.assess.confirm.title'), my.say('performance.assess.confirm'));
    await my.told(my.say('performance.assess.confirm.done'));
    await own.openReminder();
    await expect(person.getByRole('region', { name: say('performance.assess.result') })).toContainText('76.3');
    await own.press('performance.assess.confirm');
    await own.agree(say('performance.assess.confirm.title'), say('performance.assess.confirm'));
    await expect(own.button('performance.assess.confirm')).toBeHidden();
    await shot(person, '17-confirmed');
    await advance(hr, 'CLOSED', true);
    await expect(hr.getByText(/归档，内容不能再修改/)).toBeVisible();
    await shot(hr, '18-archived');
    await person.goto('/index');
    await expect(person.getByText(say('home.todos.empty'), { exact: true })).toBeVisible();
  });
  expectNothingThrown();
});
