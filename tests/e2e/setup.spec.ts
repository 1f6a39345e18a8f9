import type { Page } from '@playwright/test';
import { actionsOn } from '../support/actions.ts';
import { accountOf, COMPANIES } from './support/companies.ts';
import { linkFor } from './support/letters.ts';
import { expectNothingThrown, shot, somebodyOf, typeField } from './support/page-actions.ts';
import { rememberLink, rememberPassword } from './support/secrets.ts';
import { signInByForm } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const MOST = 25;
const OWN = 'Setup2026a';
const mailOf = (number: string) => `${number}@${COMPANIES.setup}.example`;
const PEOPLE = `工号,姓名,部门,直属上级工号,入职日期,邮箱
S001,王敏,产品部,,2024-03-01,${mailOf('s001')}
S002,林小夏,产品部,S001,2025-06-01,${mailOf('s002')}
`;

test(`S4.023 from an empty company to the first submitted targets in ${MOST} clicks at most`, async ({
  browser,
  baseURL,
  stack,
}) => {
  const hr = await somebodyOf({ browser, baseURL });
  const phone = await somebodyOf({ browser, baseURL, language: 'en-US', width: 390 });
  const clicks = [await clicksOn(hr), await clicksOn(phone)];
  const at = actionsOn(hr);
  const my = actionsOn(phone, 'en-US');
  const { say } = at;
  const goTo = (step: string) =>
    hr.getByRole('link', { name: say('home.first.goTo', { step: say(`enum.FirstStep.${step}`) }) }).click();

  await test.step('HR is led to the import, which makes the department, and on to the invitation', async () => {
    await signInByForm(hr, accountOf(COMPANIES.setup, 'HR01'));
    await goTo('IMPORT_PEOPLE');
    await at.press('ui.import');
    const wizard = at.dialog(say('employee.import'));
    const choosing = hr.waitForEvent('filechooser');
    await wizard.getByRole('button', { name: new RegExp(say('import.upload.drop')) }).click();
    await (await choosing).setFiles({ name: '员工.csv', mimeType: 'text/csv', buffer: Buffer.from(PEOPLE) });
    const inWizard = at.in(wizard);
    await inWizard.press('import.check');
    await inWizard.press('import.create.department', { count: '1' });
    await inWizard.press('import.commit', { count: '2' });
    await expect(wizard.getByText(say('import.done', { add: '2', change: '0', same: '0' }))).toBeVisible();
    await inWizard.press('employee.invite.all');
    const invitation = at.dialog(say('employee.invite.all'));
    await at.in(invitation).press('employee.invite.mail.action', { count: '2' });
    await expect(invitation.getByRole('status')).toContainText('2');
    await at.in(invitation).press('employee.invite.finish');
    await shot(hr, '90-invited');
  });

  await test.step('HR is led to the first plan, which a starter kit makes and one question opens', async () => {
    await hr.getByRole('banner').getByRole('link').first().click();
    await goTo('OPEN_PLAN');
    await at.button('performance.manage.new').first().click();
    await at.press('enum.StarterKit.OKR');
    await at.press('performance.plan.open');
    await at.agree(say('performance.plan.open.title'), say('performance.plan.open'));
    await expect(hr.getByText(say('performance.manage.switch.fill'))).toBeVisible();
    await shot(hr, '91-open');
  });

  await test.step('somebody who was invited sets a password on a phone and submits targets', async () => {
    const letter = { dataDir: stack.dataDir, to: mailOf('s002'), having: '/first-login#invitation=' };
    await expect.poll(() => linkFor(letter), { timeout: 90_000 }).not.toBeNull();
    const link = new URL(linkFor(letter) ?? '');
    rememberPassword(OWN);
    rememberLink(link);
    await phone.goto(link.pathname + link.hash);
    await phone.getByRole('button', { name: say('app.language.en-US') }).click();
    await my.fill('session.invitation.password', OWN);
    await my.fill('session.invitation.confirm', OWN);
    await my.press('session.invitation.submit');
    await expect(phone).toHaveURL(/\/index$/);
    await my.todo('MY_TARGETS').click();
    await my.press('performance.assess.row.add');
    const sheet = phone
      .getByRole('main')
      .getByRole('list', { name: /^Indicators of/ })
      .first();
    await typeField(sheet, 0, 'Key result', 'Twenty new customers');
    await typeField(sheet, 0, 'Weight', '100');
    await my.press('performance.assess.submit');
    await my.agree(my.say('performance.assess.submit.title'), my.say('performance.assess.submit'));
    await expect(my.button('performance.assess.withdraw')).toBeVisible();
    await shot(phone, '92-submitted');
  });

  const all = clicks.reduce((sum, count) => sum + count(), 0);
  // Where it stands is read in the report.
  test.info().annotations.push({ type: 'clicks', description: String(all) });
  if (process.env['E2E_SHOTS']) console.log(`${all} clicks`);
  expect(all, 'clicks beside typing').toBeLessThanOrEqual(MOST);
  expectNothingThrown();
});

/** Counts what is pressed by hand on a page, wherever it leads; typing and moving on with Tab is no click. */
async function clicksOn(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('__pressed', () => {
    count += 1;
  });
  await page.addInitScript(() =>
    addEventListener('pointerdown', (event) => event.isTrusted && Reflect.get(globalThis, '__pressed')(), true),
  );
  return () => count;
}
