import { expectAccessible } from './support/accessible.ts';
import { actionsOn } from '../support/actions.ts';
import { expectNothingThrown, shot, somebodyOf } from './support/page-actions.ts';
import { demo, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import type { Locator, Page } from '@playwright/test';

const TITLE = '今晚停机维护';
const CONTENT = '22 点至 24 点升级系统，请提前保存。\nThe product is down from 22 to 24.';
/** Specification 9. */
const MARGIN = 60;
const SIZE = 48;

const placeOf = async (button: Locator) => {
  const box = await button.boundingBox();
  return { x: Math.round(box?.x ?? -1), y: Math.round(box?.y ?? -1) };
};

/** Takes the button by its middle and lets it go somewhere. */
async function drag(page: Page, button: Locator, to: { x: number; y: number }) {
  const from = await placeOf(button);
  await page.mouse.move(from.x + SIZE / 2, from.y + SIZE / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

test('S1.010 S7.029 S9.004 S9.013 maintenance is announced by the platform, seen in every company, and ended', async ({
  browser,
  baseURL,
}) => {
  const admin = await somebodyOf({ browser, baseURL });
  const at = actionsOn(admin);
  await signIn(admin, demo('admin', 'platform'));
  const card = admin.getByRole('region', { name: at.say('home.systemNotice'), exact: true });
  await expect(card.getByText(at.say('home.systemNotice.none'))).toBeVisible();

  await at.in(card).press('home.systemNotice.announce');
  const form = at.dialog(at.say('home.systemNotice.announce'));
  const time = (id: string) =>
    form.getByLabel(at.say('home.systemNotice.time', { label: at.say(id) }), { exact: true });
  await at.in(form).press('home.systemNotice.publish');
  await expect(form.getByText(at.say('rule.NOTICE_TITLE_REQUIRED')).first()).toBeVisible();
  await expect(form.getByText(at.say('rule.SYSTEM_NOTICE_TIME_REQUIRED')).first()).toBeVisible();
  await at.in(form).fill('home.systemNotice.field.title', TITLE);
  await at.in(form).fill('home.systemNotice.field.content', CONTENT);
  await at.in(form).fill('home.systemNotice.field.from', '2026-11-01');
  await time('home.systemNotice.field.from').fill('00:00');
  await at.in(form).fill('home.systemNotice.field.to', '2026-10-31');
  await time('home.systemNotice.field.to').fill('23:30');
  await expect(form.getByText(at.say('rule.SYSTEM_NOTICE_ENDS_TOO_EARLY')).first()).toBeVisible();
  await expectAccessible(admin);
  await shot(admin, 'system-notice-form');
  await at.in(form).fill('home.systemNotice.field.to', '2026-11-30');
  await at.in(form).press('home.systemNotice.publish');
  await at.told(at.say('home.systemNotice.announced'));
  await expect(form).toBeHidden();
  const period = { from: '2026-11-01 00:00', to: '2026-11-30 23:30' };
  await expect(card.getByText(at.say('app.systemNotice.period', period))).toBeVisible();
  await expect(at.button('app.systemNotice.open', { title: TITLE })).toBeVisible();
  await shot(admin, 'system-notice-card');

  const reader = await somebodyOf({ browser, baseURL, language: 'en-US', width: 390 });
  const my = actionsOn(reader, 'en-US');
  const { width, height } = reader.viewportSize() ?? { width: 0, height: 0 };
  await signIn(reader, demo('employee'), 'en-US');
  const button = my.button('app.systemNotice.open', { title: TITLE });
  const stands = (place: { x: number; y: number }) => expect.poll(() => placeOf(button)).toEqual(place);
  const farthest = { x: width - MARGIN - SIZE, y: height - MARGIN - SIZE };
  await expect(button).toBeVisible();
  await stands(farthest);
  await expect(reader.getByRole('region', { name: my.say('home.systemNotice') })).toHaveCount(0);
  await expectAccessible(reader);
  await shot(reader, 'system-notice-button');

  const dialog = my.dialog(TITLE);
  await drag(reader, button, { x: 1, y: 1 });
  await stands({ x: MARGIN, y: MARGIN });
  await expect(dialog).toHaveCount(0);
  await drag(reader, button, { x: width - 1, y: height - 1 });
  await stands(farthest);
  await button.focus();
  await reader.keyboard.press('ArrowLeft');
  await reader.keyboard.press('ArrowUp');
  const moved = { x: farthest.x - 20, y: farthest.y - 20 };
  await stands(moved);
  await reader.goto('/performance/examine');
  await expect(button).toBeVisible();
  await stands(moved);
  await reader.setViewportSize({ width: 360, height: 500 });
  await stands({ x: 360 - MARGIN - SIZE, y: 500 - MARGIN - SIZE });
  await reader.setViewportSize({ width, height });
  await stands(moved);

  await button.click();
  await expect(dialog.getByText(CONTENT)).toBeVisible();
  await expect(dialog.getByText(my.say('app.systemNotice.period', period))).toBeVisible();
  await expectAccessible(reader);
  await shot(reader, 'system-notice-dialog');
  await my.in(dialog).press('ui.close');
  await expect(dialog).toBeHidden();
  await button.focus();
  await reader.keyboard.press('Enter');
  await expect(dialog).toBeVisible();

  await at.in(card).press('home.systemNotice.change');
  const change = at.dialog(at.say('home.systemNotice.change'));
  await at.in(change).fill('home.systemNotice.field.title', '维护推迟');
  await at.in(change).press('home.systemNotice.publish');
  await expect(at.button('app.systemNotice.open', { title: '维护推迟' })).toBeVisible();
  await at.in(card).press('home.systemNotice.end');
  await at.agree(at.say('home.systemNotice.end.title'), at.say('home.systemNotice.end'));
  await at.told(at.say('home.systemNotice.ended'));
  await expect(card.getByText(at.say('home.systemNotice.none'))).toBeVisible();
  await expect(at.button('app.systemNotice.open', { title: '维护推迟' })).toHaveCount(0);
  // The reader's tab asks by itself after ten minutes.
  await reader.clock.fastForward(600_000);
  await expect(dialog).toHaveCount(0);
  await expect(button).toHaveCount(0);
  expectNothingThrown();
  await admin.context().close();
  await reader.context().close();
});
