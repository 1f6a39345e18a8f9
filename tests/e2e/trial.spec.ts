import type { Download, Page } from '@playwright/test';
import { packed, textOfPages } from '../../services/src/testing/pdf-text.ts';
import { accountOf, COMPANIES } from './support/companies.ts';
import { actionsOn } from '../support/actions.ts';
import { expectNothingThrown, shot, somebodyOf, typeCell, typeField } from './support/page-actions.ts';
import { linkFor } from './support/letters.ts';
import { advance, cardsOf, sideScroll } from './support/plan-stages.ts';
import { FILE, mailOf, numberOf, peopleFile } from './support/people-file.ts';
import { saveFilters } from './support/saved-filters.ts';
import { rememberLink, rememberPassword } from './support/secrets.ts';
import { signInByForm } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import type { Language } from './support/texts.ts';

const RULE = '年度等级规则';
const TEMPLATE = '通用考核模板';
const PLAN = '2026 年第四季度考核';
const OWN = 'Trial2026a';
/** Everybody of the file but the plant manager and those who were left out. */
const APPRAISED = FILE.rows - FILE.circle.length - 1;
const WITHOUT_MAIL = FILE.rows - FILE.withoutMail + 1 - FILE.circle.length;

test('S1.019 S1.020 S1.021 S1.022 S4.023 from a file nobody has seen to the archived appraisal, each led by what waits for them', async ({
  browser,
  baseURL,
  stack,
}) => {
  test.setTimeout(300_000);
  const hr = await somebodyOf({ browser, baseURL });
  const boss = await somebodyOf({ browser, baseURL });
  const phone = await somebodyOf({ browser, baseURL, language: 'en-US', width: 390 });
  const at = actionsOn(hr);
  const its = actionsOn(boss);
  const my = actionsOn(phone, 'en-US');
  const { say } = at;

  await test.step('HR imports two hundred people: what is unknown is made, what is missing filled in, a circle left out as a file', async () => {
    await signInByForm(hr, accountOf(COMPANIES.trial, 'HR01'));
    await hr.goto('/employee/list');
    await at.press('ui.import');
    const wizard = at.dialog(say('employee.import'));
    const inWizard = at.in(wizard);
    await wizard.locator('input[type=file]').setInputFiles(peopleFile());
    await expect(wizard.getByRole('row').filter({ hasText: 'Annual salary' })).toContainText('年薪');
    await shot(hr, '01-mapping');
    await inWizard.press('import.check');
    for (const [kind, count] of [
      ['department', FILE.departments],
      ['position', FILE.titles],
    ] as const) {
      const unknown = wizard.getByRole('region', { name: say(`import.unknown.${kind}`, { count: String(count) }) });
      await expect(unknown).toBeVisible();
      await shot(hr, `02-unknown-${kind}`);
      await at.in(unknown).press(`import.create.${kind}`, { count: String(count) });
      await expect(unknown).toBeHidden();
    }
    const undated = wizard.getByRole('region', { name: '入职日期（Hire date）' });
    await at.in(undated).fill('import.cause.fill', '2026-09-01', { column: '入职日期（Hire date）' });
    await at.in(undated).press('import.cause.fill.action', { count: String(FILE.undated.length) });
    await expect(undated).toBeHidden();
    const circle = wizard.getByRole('region', { name: '直属上级工号（Manager ID）' });
    for (const n of FILE.circle) await expect(circle).toContainText(numberOf(n));
    await shot(hr, '03-circle');
    const good = String(FILE.rows - FILE.circle.length);
    await inWizard.press('import.part.commit', { count: good });
    await at.agree(say('import.part.title', { count: good }), say('import.commit', { count: good }));
    await expect(wizard.getByText(say('import.done', { add: good, change: '0', same: '0' }))).toBeVisible();
    await shot(hr, '04-imported');
    const leftOut = hr.waitForEvent('download');
    await inWizard.press('import.review.download');
    expect((await leftOut).suggestedFilename()).toMatch(/\.xlsx$/);
    await inWizard.press('employee.invite.all');
  });

  await test.step('HR invites everybody, and says who cannot be reached by mail', async () => {
    const dialog = at.dialog(say('employee.invite.all'));
    await expect(dialog.getByText(say('employee.invite.left.email', { count: String(WITHOUT_MAIL) }))).toBeVisible();
    await shot(hr, '05-invite');
    await at.in(dialog).press('employee.invite.mail.action', { count: String(FILE.withoutMail - 1) });
    await expect(dialog.getByRole('status')).toContainText(String(FILE.withoutMail - 1));
    await shot(hr, '06-invited');
    await at.in(dialog).press('employee.invite.finish');
    await shot(hr, '07-list');
  });

  await test.step('two of them come in by the link of the mail, one on a phone, and set a password', async () => {
    for (const [page, n, language] of [
      [boss, 1, 'zh-CN'],
      [phone, 2, 'en-US'],
    ] as const) {
      const letter = { dataDir: stack.dataDir, to: mailOf(n), having: '/first-login#invitation=' };
      await expect.poll(() => linkFor(letter), { timeout: 90_000 }).not.toBeNull();
      await enter(page, linkFor(letter) ?? '', language);
    }
    await shot(boss, '09-home-boss');
    await shot(phone, '09-home-phone');
  });

  await test.step('a fresh company has no rule: HR makes one with levels and granularity', async () => {
    await hr.goto('/performance/setting/rule_template');
    await at.fill('performance.rule.name', RULE);
    await at.press('performance.rule.preset');
    await hr.getByRole('menuitem', { name: say('performance.rule.preset.sabcd') }).click();
    await at.agree(say('performance.rule.preset.title'), say('performance.rule.preset.action'));
    await at.fill('performance.rule.granularity', '0.5');
    await shot(hr, '10-rule');
    await at.press('ui.save');
    await expect(hr.getByRole('link', { name: RULE })).toBeVisible();
  });

  await test.step('S1.025 HR makes a template of two parts and enables it', async () => {
    await hr.goto('/enterprise_management/performance_template');
    await at.button('enterprise.template.new').first().click();
    const drawer = at.dialog(say('enterprise.template.new'));
    await at.in(drawer).fill('enterprise.template.name', TEMPLATE);
    await at.in(drawer).press('ui.save');
    await hr
      .getByRole('link', { name: say('enterprise.version.new') })
      .first()
      .click();
    await at.fill('enterprise.part.weight', '70');
    await at.press('enterprise.part.add');
    await expect(hr.getByRole('heading', { name: say('enterprise.part.unnamed') })).toBeVisible();
    await at.fill('enterprise.part.name', '工作态度');
    await at.fill('enterprise.part.weight', '30');
    await hr.getByText(say('enterprise.part.rowsBy.template'), { exact: true }).click();
    await at.press('enterprise.row.add');
    await at.fill('enterprise.row.cell', '主动协作', { number: '1', header: say('enterprise.row.keyResult') });
    await at.fill('enterprise.row.cell', '100', { number: '1', header: say('enterprise.row.weight') });
    await at.press('ui.save');
    await at.press('enterprise.version.enable');
    await at.agree(say('enterprise.version.enable.title'), say('enterprise.version.enable.action'));
    await expect(hr.getByText(say('enterprise.version.on'), { exact: true }).first()).toBeVisible();
    await shot(hr, '11-template');
  });

  await test.step('HR prepares a plan; opening it says what is missing, then who cannot sign in', async () => {
    await hr.goto('/performance/management');
    await hr
      .getByRole('button', { name: say('performance.manage.new') })
      .first()
      .click();
    await hr.getByRole('link', { name: say('performance.kit.none') }).click();
    await expect(hr.getByRole('heading', { name: say('performance.manage.new'), level: 1 })).toBeVisible();
    await at.fill('performance.plan.name', PLAN);
    await at.press('performance.plan.saveAndNext');
    const steps = hr.getByRole('navigation', { name: say('performance.plan.steps') });
    await expect(hr.getByRole('radiogroup', { name: say('performance.plan.scope.who') })).toBeVisible();
    await steps.getByRole('button', { name: say('performance.plan.step.open') }).click();
    await expect(hr.getByRole('link', { name: say('performance.plan.open.mend') }).first()).toBeVisible();
    await expect(at.button('performance.plan.open')).toBeDisabled();
    await steps.getByRole('button', { name: say('performance.plan.step.scope') }).click();
    await hr.getByText(say('performance.plan.scope.all'), { exact: true }).click();
    const leftOut = hr.getByRole('combobox', { name: say('performance.plan.scope.excluded') });
    for (const name of ['王敏', '何人事']) {
      await leftOut.pressSequentially(name);
      await hr.getByRole('option', { name }).click();
    }
    await shot(hr, '12-scope');
    await at.press('performance.plan.saveAndNext');
    await at.choose(say('performance.plan.rule'), RULE);
    await at.press('performance.plan.template.add');
    const first = say('performance.plan.template.cell', { number: '1', header: say('performance.plan.template') });
    await at.choose(first, TEMPLATE);
    await at.press('performance.plan.saveAndNext');
    await expect(hr.getByText(`${APPRAISED} 人将参加考核`)).toBeVisible();
    // Invited people can sign in; who has no address has no invitation.
    await expect(hr.getByText(new RegExp(`${WITHOUT_MAIL} 人还不能登录`))).toBeVisible();
    await shot(hr, '13-ready');
    await at.press('performance.plan.open');
    await at.agree(say('performance.plan.open.title'), say('performance.plan.open'));
    await expect(hr.getByRole('tab', { name: say('performance.manage.participants') })).toBeVisible();
    await shot(hr, '14-open');
  });
  const planUrl = hr.url();
  const advanced = async (stage: string, past: boolean) => {
    await hr.goto(planUrl);
    await advance(hr, stage, past);
  };
  const scoresOf = (page: Page) => page.getByRole('grid', { name: /评分$|score/i });

  await test.step('S4.042 the entry at home opens the targets, on a phone, where they are typed and submitted', async () => {
    await my.openTodo('MY_TARGETS');
    await my.press('performance.assess.row.add');
    const sheet = cardsOf(phone, /^Indicators of/).first();
    await typeField(sheet, 0, 'Key result', 'Revenue of the quarter');
    await typeField(sheet, 0, 'Target value', '150');
    await typeField(sheet, 0, 'Weight', '60');
    await my.press('performance.assess.row.add');
    await typeField(sheet, 1, 'Key result', 'New customers');
    await typeField(sheet, 1, 'Weight', '40');
    expect(await sideScroll(phone)).toBeLessThanOrEqual(0);
    await shot(phone, '15-targets');
    await expect.poll(my.waiting).toBeGreaterThan(0);
    const before = await my.waiting();
    await my.press('performance.assess.submit');
    await my.agree(my.say('performance.assess.submit.title'), my.say('performance.assess.submit'));
    await expect(my.button('performance.assess.withdraw')).toBeVisible();
    // What is done waits no longer, at once; nor does the message about it.
    await expect.poll(my.waiting).toBeLessThan(before);
  });

  await test.step('at the desk: home says who is missing and reminds them, the search finds a person, and who is selected is exported', async () => {
    await hr.goto('/index');
    const plans = hr.getByRole('region', { name: say('home.plans') });
    await expect(plans.getByRole('link', { name: PLAN })).toBeVisible();
    await shot(hr, '15-home-hr');
    await plans.getByRole('button').click();
    await expect(plans.getByRole('status')).toContainText(/\d+/);
    await boss.goto('/index');
    await expect(boss.getByRole('region', { name: say('home.team') })).toBeVisible();
    await shot(boss, '15-home-boss');

    await hr.keyboard.press('ControlOrMeta+K');
    const search = at.dialog(say('app.search.label'));
    await search.getByRole('combobox').fill(numberOf(2));
    await search.getByRole('option', { name: /Ada Lin/ }).click();
    await expect(hr).toHaveURL(/\/employee\/details/);
    await expect(hr.getByRole('heading', { name: /Ada Lin/ })).toBeVisible();
    await shot(hr, '15-found');

    await hr.goto('/employee/list?keyword=Ada');
    const rows = hr.getByRole('row').filter({ has: hr.getByRole('link', { name: /Ada Lin/ }) });
    await expect(rows).toHaveCount(1);
    await rows.getByRole('checkbox').click();
    await shot(hr, '15-selected');
    const file = hr.waitForEvent('download');
    await at.press('employee.exportSelected');
    expect((await file).suggestedFilename()).toMatch(/\.xlsx$/);

    await at.press('ui.table.clear');
    await saveFilters(hr, ['Ada', 'Lin']);
  });

  await test.step('S6.044 the superior sends them back with an opinion, and approves them when they come again', async () => {
    await its.openTodo('TARGET_APPROVAL');
    await shot(boss, '16-approve');
    await its.press('performance.assess.reject');
    const back = its.dialog(say('performance.assess.reject.title'));
    await its.in(back).fill('performance.assess.opinion', '销售额目标偏低，请提高');
    await its.in(back).press('performance.assess.reject');
    await expect(back).toBeHidden();

    await my.openReminder();
    await shot(phone, '17-returned');
    await expect(phone.getByText('销售额目标偏低，请提高').first()).toBeVisible();
    await typeField(cardsOf(phone, /^Indicators of/).first(), 0, 'Target value', '180');
    await my.press('performance.assess.submit');
    await my.agree(my.say('performance.assess.submit.title'), my.say('performance.assess.submit'));
    await expect(my.button('performance.assess.withdraw')).toBeVisible();

    await its.openReminder();
    await its.press('performance.assess.approve');
    const yes = its.dialog(say('performance.assess.approve.title'));
    await its.in(yes).press('performance.assess.approve');
    await expect(yes).toBeHidden();
    await expect(its.button('performance.assess.approve')).toBeHidden();
  });

  await test.step('S6.052 S4.026 HR opens scoring, the employee scores first', async () => {
    await advanced('SCORING', true);
    await my.openTodo('MY_SCORE');
    await expect(cardsOf(phone, /^Scores of/)).toHaveCount(2);
    await expect(my.button('performance.assess.row.add')).toHaveCount(0);
    await typeField(cardsOf(phone, /^Scores of/).first(), 0, 'Achieved value', '170');
    await typeField(cardsOf(phone, /^Scores of/).first(), 0, 'Self score', '90');
    await typeField(cardsOf(phone, /^Scores of/).first(), 1, 'Self score', '85.3');
    await my.press('performance.assess.scores.submit');
    await expect(phone.getByRole('button', { name: /Self score.*0.5/ })).toBeVisible();
    await typeField(cardsOf(phone, /^Scores of/).first(), 1, 'Self score', '85.5');
    await typeField(cardsOf(phone, /^Scores of/).nth(1), 0, 'Self score', '88');
    await my.fill('performance.assess.overall', 'Most of it done');
    expect(await sideScroll(phone)).toBeLessThanOrEqual(0);
    await shot(phone, '21-self-score');
    await my.press('performance.assess.scores.submit');
    await my.agree(my.say('performance.assess.scores.submit.title'), my.say('performance.assess.scores.submit'));
    await expect(my.button('performance.assess.scores.submit')).toBeHidden();
  });

  await test.step('S6.045 the superior scores; the level follows and the passport explains it', async () => {
    await its.openTodo('SUBORDINATE_SCORE');
    const score = say('performance.assess.score.boss');
    await typeCell(scoresOf(boss).first(), 0, score, '86');
    await typeCell(scoresOf(boss).first(), 1, score, '80');
    await typeCell(scoresOf(boss).nth(1), 0, score, '90');
    await its.fill('performance.assess.overall', '业绩稳定，协作良好');
    await shot(boss, '22-boss-score');
    await its.press('performance.assess.scores.submit');
    await its.agree(say('performance.assess.scores.submit.title'), say('performance.assess.scores.submit'));
    // (60% × 86 + 40% × 80) × 70% + 90 × 30% = 85.52; with the self score 20% × 88.14 + 80% × 85.52 = 86.04: level A.
    const result = boss.getByRole('region', { name: say('performance.assess.result') });
    await expect(result).toContainText('86.04 ∈ [85, 95)');
    await expect(boss.getByRole('heading', { name: say('performance.assess.passport') })).toBeVisible();
    await shot(boss, '23-passport');
  });

  await test.step('S6.046 HR calibrates with a reason beside the distribution', async () => {
    await advanced('CALIBRATING', false);
    await hr.getByRole('tab', { name: say('performance.manage.calibration') }).click();
    await expect(hr.getByText(say('performance.calib.distribution')).first()).toBeVisible();
    const row = hr.getByRole('row').filter({ hasText: 'Ada Lin' });
    await shot(hr, '24-calibration');
    await row.getByRole('button', { name: say('ui.table.actions') }).click();
    await hr.getByRole('menuitem', { name: say('performance.calib.adjust') }).click();
    const drawer = at.dialog(say('performance.calib.adjust.title', { name: 'Ada Lin' }));
    await at.in(drawer).fill('performance.calib.result', '96');
    await at.in(drawer).fill('performance.calib.reason', '横向比较后上调');
    await at.in(drawer).press('performance.calib.adjust');
    await expect(drawer).toBeHidden();
    await expect(row).toContainText('96');
    await expect(row).toContainText('S');
    await shot(hr, '25-calibrated');
  });

  await test.step('a card that is dropped on another level asks for the reason', async () => {
    const level = { name: 'Ada Lin', level: 'A' };
    await hr.getByText(say('performance.calib.view.board'), { exact: true }).click();
    await at.button('performance.calib.board.move', { name: 'Ada Lin' }).hover();
    await hr.mouse.down();
    const target = await hr.getByRole('region', { name: say('performance.calib.board.level', level) }).boundingBox();
    await hr.mouse.move((target?.x ?? 0) + 60, (target?.y ?? 0) + 30, { steps: 8 });
    const heard = say('performance.calib.board.over', level);
    await expect(hr.getByRole('status').filter({ hasText: heard })).toBeAttached();
    await hr.mouse.up();
    const drawer = at.dialog(say('performance.calib.adjust.title', { name: 'Ada Lin' }));
    await expect(drawer.getByLabel(say('performance.calib.result'))).toHaveValue('94.5');
    await shot(hr, '25-dropped');
    await at.in(drawer).press('ui.cancel');
    await hr.getByText(say('performance.calib.view.list'), { exact: true }).click();
  });

  await test.step('S4.046 S4.047 S6.047 the superior confirms, then the employee', async () => {
    await advanced('COMMUNICATING', false);
    await phone.goto('/index');
    await expect(my.todo('MY_CONFIRM')).toHaveCount(0);
    await its.openTodo('SUBORDINATE_CONFIRM');
    await its.press('performance.assess.confirm');
    await its.agree(say('performance.assess.confirm.title'), say('performance.assess.confirm'));
    await its.told(say('performance.assess.confirm.done'));
    await my.openReminder();
    await expect(phone.getByRole('region', { name: my.say('performance.assess.result') })).toContainText('96');
    expect(await sideScroll(phone)).toBeLessThanOrEqual(0);
    await shot(phone, '26-confirm');
    await my.press('performance.assess.confirm');
    await my.agree(my.say('performance.assess.confirm.title'), my.say('performance.assess.confirm'));
    await expect(my.button('performance.assess.confirm')).toBeHidden();
  });

  await test.step('S4.030 archived, nothing can change, and nothing waits for anybody', async () => {
    // Named once more: whoever had no targets has no result.
    await advanced('CLOSED', true);
    await expect(hr.getByText(/归档，内容不能再修改/)).toBeVisible();
    await shot(hr, '27-archived');
    await boss.reload();
    await expect(boss.getByRole('heading', { name: say('performance.assess.passport') })).toBeVisible();
    for (const id of ['performance.assess.submit', 'performance.assess.scores.submit', 'performance.assess.confirm'])
      await expect(its.button(id).and(boss.locator(':enabled'))).toHaveCount(0);
    await boss.goto('/index');
    await expect(boss.getByText(say('home.todos.empty'), { exact: true })).toBeVisible();
  });

  await test.step('S6.056 the appraisal as a document that says who, what and with which result, from a phone', async () => {
    await phone.reload();
    const download = phone.waitForEvent('download');
    await my.press('ui.export');
    await phone.getByRole('menuitem', { name: my.say('performance.assess.export.pdf') }).click();
    const text = packed((await textOfPages(await bytesOf(await download))).join(''));
    for (const one of ['Ada Lin', numberOf(2), PLAN, 'Revenue of the quarter', '96', 'S', '王敏'])
      expect(text).toContain(packed(one));
  });
  expectNothingThrown();
});

/** Opens the link of an invitation, sets a password and is in. */
async function enter(page: Page, link: string, language: Language) {
  const { fill, press, say } = actionsOn(page, language);
  rememberPassword(OWN);
  // The letter calls this machine localhost, the journeys by its number: two places for a browser's cookies.
  const url = new URL(link);
  rememberLink(url);
  await page.goto(url.pathname + url.hash);
  await page.getByRole('button', { name: say(`app.language.${language}`) }).click();
  await expect(page.getByRole('heading', { name: say('session.invitation.title') })).toBeVisible();
  // The token is out of the address before anything else happens.
  expect(page.url()).not.toContain('invitation=');
  await shot(page, `08-invitation-${language}`);
  await fill('session.invitation.password', OWN);
  await fill('session.invitation.confirm', OWN);
  await press('session.invitation.submit');
  await expect(page).toHaveURL(/\/index$/);
}

async function bytesOf(download: Download): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
