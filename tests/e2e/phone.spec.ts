import { accountOf, COMPANIES } from './support/companies.ts';
import { expectNothingThrown, handsOf, shot, somebodyOf, typeCell } from './support/hands.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const account = (number: string) => accountOf(COMPANIES.phone, number);
const PLAN = /^考核/;

test('S1.019 S1.020 S1.022 the employee sets targets, scores and confirms in English on a phone', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const phone = await somebodyOf({ browser, baseURL, language: 'en-US', width: 390 });
  const boss = await somebodyOf({ browser, baseURL });
  const admin = await somebodyOf({ browser, baseURL });
  const my = handsOf(phone, 'en-US');
  const its = handsOf(boss);
  const at = handsOf(admin);
  await signIn(phone, account('E003'), 'en-US');
  await signIn(boss, account('E001'));
  await signIn(admin, account('admin'));
  const openMine = async () => {
    await phone.goto('/performance/examine');
    await phone.getByRole('main').locator('a[href*="/performance/examine/details"]').first().click();
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  };
  const openTheirs = async () => {
    await boss.goto('/performance/examine?tabName=team');
    await boss.getByRole('link', { name: '员工E003' }).first().click();
    await expect(boss.getByRole('heading', { level: 1 })).toContainText('E003');
  };
  const advance = async (action: string) => {
    await admin.goto('/performance/management');
    await admin.getByRole('main').getByRole('link', { name: PLAN }).first().click();
    await admin.getByRole('button', { name: action, exact: true }).click();
    const drawer = at.dialog(action);
    await at.tick(drawer);
    await drawer.getByRole('button', { name: new RegExp(`^${action}`) }).click();
    await expect(drawer).toBeHidden();
  };
  const noSideScroll = async () =>
    expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await test.step('S2.080 S9.018 the head of the page stays where it is, however far the page can be scrolled', async () => {
    await openMine();
    const bottom = await phone.evaluate(() => document.documentElement.scrollHeight);
    // The heights at which the page can be scrolled by no more than what a head that shrinks would take away.
    for (let room = 10; room <= 120; room += 10) {
      await phone.setViewportSize({ width: 390, height: bottom - room });
      await phone.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(phone.getByRole('heading', { level: 1 })).toBeInViewport();
    }
    await phone.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('targets', async () => {
    await openMine();
    await noSideScroll();
    const sheets = phone.getByRole('grid');
    await my.button('performance.assess.row.add').first().click();
    await typeCell(sheets.first(), 1, '关键结果', 'New customers');
    await typeCell(sheets.first(), 1, '权重', '80');
    await my.button('performance.assess.row.add').last().click();
    await typeCell(sheets.nth(1), 0, '关键结果', 'Revenue');
    await typeCell(sheets.nth(1), 0, '起始值', '100');
    await typeCell(sheets.nth(1), 0, '目标值', '200');
    await typeCell(sheets.nth(1), 0, '权重', '100');
    await shot(phone, '40-phone-targets');
    await my.press('performance.assess.submit');
    await my.agree(my.say('performance.assess.submit.title'), my.say('performance.assess.submit'));
    await expect(my.button('performance.assess.withdraw')).toBeVisible();
    await openTheirs();
    await its.press('performance.assess.approve');
    const yes = its.dialog(its.say('performance.assess.approve.title'));
    await its.in(yes).press('performance.assess.approve');
    await expect(yes).toBeHidden();
  });

  const scores = (page: typeof phone, word: RegExp) => page.getByRole('grid', { name: word });
  await test.step('self score', async () => {
    await advance(at.say('performance.manage.advance.SCORING'));
    await openMine();
    const [manual, formula] = [scores(phone, /score/i).first(), scores(phone, /score/i).nth(1)];
    await typeCell(manual, 0, my.say('performance.assess.score.self'), '90');
    await typeCell(manual, 1, my.say('performance.assess.score.self'), '85');
    await typeCell(formula, 0, my.say('performance.assess.column.achievedValue'), '180');
    await shot(phone, '41-phone-scores');
    await noSideScroll();
    await my.press('performance.assess.scores.submit');
    await my.agree(my.say('performance.assess.scores.submit.title'), my.say('performance.assess.scores.submit'));
    await expect(my.button('performance.assess.scores.submit')).toBeHidden();
    await openTheirs();
    for (const row of [0, 1])
      await typeCell(scores(boss, /评分$/).first(), row, its.say('performance.assess.score.boss'), '80');
    await its.press('performance.assess.scores.submit');
    await its.agree(its.say('performance.assess.scores.submit.title'), its.say('performance.assess.scores.submit'));
  });

  await test.step('confirm', async () => {
    await advance(at.say('performance.manage.advance.CALIBRATING'));
    await advance(at.say('performance.manage.advance.COMMUNICATING'));
    await openTheirs();
    await its.press('performance.assess.confirm');
    await its.agree(its.say('performance.assess.confirm.title'), its.say('performance.assess.confirm'));
    await openMine();
    await noSideScroll();
    await shot(phone, '42-phone-confirm');
    await my.press('performance.assess.confirm');
    await my.agree(my.say('performance.assess.confirm.title'), my.say('performance.assess.confirm'));
    await expect(my.button('performance.assess.confirm')).toBeHidden();
  });
  expectNothingThrown();
});
