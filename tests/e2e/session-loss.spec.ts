import type { Page } from '@playwright/test';
import { accountOf, COMPANIES } from './support/companies.ts';
import { actionsOn } from '../support/actions.ts';
import { stopTime, timeUntil } from './support/clock.ts';
import { typeCell } from './support/page-actions.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import type { Language } from './support/texts.ts';

const admin = accountOf(COMPANIES.sessionLoss, 'admin');
const employee = accountOf(COMPANIES.sessionLoss, 'E003');

/** Gives the password in the dialog that says why the session is over. */
async function signInAgain(page: Page, reason: RegExp, password: string, language: Language = 'zh-CN') {
  const { say, dialog, in: within } = actionsOn(page, language);
  const relogin = dialog(say('app.relogin.title'));
  await expect(relogin).toContainText(reason);
  await within(relogin).field('session.password').fill(password);
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  const elsewhere = dialog(say('session.exists.title'));
  await Promise.race([reloaded, elsewhere.waitFor()]);
  if (await elsewhere.isVisible()) await within(elsewhere).press('session.exists.action');
  await reloaded;
}

test('S1.035 S2.041 S4.002 S4.004 S8.003 S8.004 signed in elsewhere while a profile is edited: after signing in again nothing typed is lost', async ({
  page,
  browser,
}) => {
  const { press, field, say } = actionsOn(page);
  await signIn(page, admin, 'zh-CN', '/employee/list');
  await page.getByRole('link', { name: '员工E003' }).click();
  await press('employee.addToSection', { section: say('employee.section.contact') });
  await field('employee.phone').fill('13900001111');
  const elsewhere = await browser.newContext();
  await signIn(await elsewhere.newPage(), admin);

  await press('ui.save');
  await signInAgain(page, /其他地方/, admin.password);
  await expect(field('employee.phone')).toHaveValue('13900001111');
  await press('ui.save');
  await expect(page.locator('#contact').getByText('13900001111')).toBeVisible();
  await elsewhere.close();
});

test('S2.041 S4.001 S5.005 S8.001 S8.002 timed out while targets are typed: after signing in again nothing typed is lost', async ({
  page,
}) => {
  const { button, dialog, say } = actionsOn(page, 'en-US');
  await page.clock.install();
  await signIn(page, employee, 'en-US', '/performance/examine');
  await page.getByRole('main').locator('a[href*="/performance/examine/details"]').first().click();
  await button('performance.assess.row.add').first().click();
  const sheet = page.getByRole('grid').first();
  // What is typed must not be saved before the session is over.
  await stopTime(page);
  await typeCell(sheet, 1, 'Key result', '不能丢失的内容');
  // The cookie of a session that is over: it opens nothing any more.
  const cookies = await page.context().cookies();
  const sid = cookies.find(({ name }) => name.endsWith('sid'));
  if (sid) await page.context().addCookies([{ ...sid, value: `${sid.value.slice(0, -6)}AAAAAA` }]);
  await timeUntil(page, dialog(say('app.relogin.title')), 2500);
  await page.clock.resume();
  await signInAgain(page, /Login timeout/, employee.password, 'en-US');
  await expect(sheet).toContainText('不能丢失的内容');
});
