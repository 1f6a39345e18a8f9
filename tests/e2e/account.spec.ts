import { expectAccessible } from './support/accessible.ts';
import { accountOf, COMPANIES } from './support/companies.ts';
import { actionsOn } from '../support/actions.ts';
import { shot } from './support/page-actions.ts';
import { openSignIn, sendSignIn, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { textsIn } from './support/texts.ts';
import type { Page } from '@playwright/test';

const t = textsIn('zh-CN');
const somebody = (number: string) => accountOf(COMPANIES.account, number);

async function openAccount(page: Page, number: string) {
  await signIn(page, somebody(number));
  await page.getByRole('button', { name: t('app.user').replace('{name}', '') }).click();
  await page.getByRole('menuitem', { name: t('session.title.myAccount') }).click();
  await expect(page).toHaveURL(/\/my-account$/);
}

test('S1.011 S2.011 S2.012 S2.031 S2.049 the user menu leads to the own account, which says who one is here', async ({
  page,
}) => {
  await openAccount(page, 'HR01');
  const personal = page.getByRole('region', { name: t('session.profile.title') });
  for (const fact of ['何人事', 'HR01', 'hr@account.example', '13800000000', 'Department sales', '陈经理'])
    await expect(personal.getByText(fact, { exact: true }).first()).toBeVisible();
  await expect(personal).toContainText(COMPANIES.account);
});

test('S1.014 S1.015 S2.027 S2.057 S7.045 a company’s mini-program is a QR code in the user menu, its HR system a button in the header', async ({
  page,
}) => {
  const { button, dialog, press } = actionsOn(page);
  await page.route('https://hr.account.example/**', (route) => route.fulfill({ body: 'the other system' }));
  await signIn(page, somebody('E001'));
  await button('app.user', { name: '陈经理' }).click();
  await page.getByRole('menuitem', { name: t('app.miniProgram') }).click();
  const name = t('app.miniProgram.code').replace('{url}', 'https://m.account.example/');
  const code = dialog(t('app.miniProgram')).getByRole('img', { name });
  await expect(code).toBeVisible();
  await expectAccessible(page);
  await shot(page, 'mini-program');
  await page.keyboard.press('Escape');
  await expect(code).toBeHidden();

  await press('app.externalSystem');
  await expect(page).toHaveURL('https://hr.account.example/start?appId=hengcai');
});

test('a script works with a token made on the page of the own account, until it is revoked there', async ({
  page,
  baseURL,
}) => {
  /** What a script without a browser is answered. */
  const ask = async (token: string, query: string) => {
    const response = await fetch(`${baseURL}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    });
    return (await response.json()) as {
      data: { me?: { name: string } } | null;
      errors?: { extensions: { code: string } }[];
    };
  };
  const { button, dialog, fill, press, agree } = actionsOn(page);
  await openAccount(page, 'HR01');
  const tokens = page.getByRole('region', { name: t('platform.tokens.title') }).first();
  await expect(tokens.getByText(t('platform.tokens.none.hint'))).toBeVisible();

  await press('platform.tokens.create');
  const form = dialog(t('platform.tokens.create'));
  await form.getByRole('button', { name: t('platform.tokens.make') }).click();
  await expect(
    form.getByText(t('ui.form.required').replace('{label}', t('platform.tokens.name'))).first(),
  ).toBeVisible();
  await fill('platform.tokens.name', '每晚汇总');
  await expect(form.getByText(t('platform.tokens.allowExport'))).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: t('platform.tokens.make') }).click();

  const shown = dialog(t('platform.tokens.done'));
  const token = (await shown.locator('code').textContent()) ?? '';
  expect(token).toMatch(/^hc_[0-9a-f]{64}$/);
  await expectAccessible(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await shown.getByRole('button', { name: t('ui.copy') }).click();
  await expect(page.getByText(t('ui.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await shown.getByRole('button', { name: t('platform.tokens.kept') }).click();
  await expect(shown).toBeHidden();

  const row = tokens.getByRole('row', { name: /每晚汇总/ });
  await expect(row).toContainText(t('platform.tokens.neverUsed'));
  expect(await page.content()).not.toContain(token);
  expect(await ask(token, '{ me { name } }')).toEqual({ data: { me: { name: '何人事' } } });
  expect(await ask(token, 'mutation { saveLanguage(input: { language: EN_US }) { language } }')).toMatchObject({
    errors: [{ extensions: { code: 'FORBIDDEN' } }],
  });
  await page.reload();
  await expect(row).not.toContainText(t('platform.tokens.neverUsed'));

  await row.getByRole('button', { name: t('platform.tokens.revoke') }).click();
  await agree(t('platform.tokens.revoke.title').replace('{name}', '每晚汇总'), t('platform.tokens.revoke'));
  await expect(row).toContainText('已撤销');
  await expect(button('platform.tokens.revoke')).toHaveCount(0);
  expect(await ask(token, '{ me { name } }')).toMatchObject({
    data: null,
    errors: [{ extensions: { code: 'SESSION_TIMEOUT' } }],
  });
});

test('S2.070 S2.071 S2.075 S4.013 S4.015 the password is changed here, after which one signs in again', async ({
  page,
}) => {
  const { dialog, field, fill, press } = actionsOn(page);
  const OWN = 'Summer2026x';
  await openAccount(page, 'E002');
  await press('session.password.change');
  const form = dialog(t('session.password.change'));
  await form.getByRole('button', { name: t('ui.cancel') }).click();
  await expect(form).toBeHidden();

  await press('session.password.change');
  for (const id of ['session.password.old', 'session.password.new', 'session.password.confirm'])
    await expect(field(id)).toHaveAttribute('type', 'password');
  for (const id of ['session.password.old', 'session.password.new', 'session.password.confirm']) {
    // The button of a field that is shown hides it: the first one left shows the next field.
    await form
      .getByRole('button', { name: t('ui.password.show') })
      .first()
      .click();
    await expect(field(id)).toHaveAttribute('type', 'text');
  }
  await form
    .getByRole('button', { name: t('ui.password.hide') })
    .first()
    .click();
  await expect(field('session.password.old')).toHaveAttribute('type', 'password');
  await fill('session.password.old', somebody('E002').password);
  await fill('session.password.new', OWN);
  await fill('session.password.confirm', OWN);
  await form.getByRole('button', { name: t('session.password.submit') }).click();
  await expect(page.getByText(t('session.password.changed'))).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/login$/);

  await openSignIn(page);
  await sendSignIn(page, somebody('E002'));
  await expect(page.getByRole('alert').first()).toContainText('错误');
  await sendSignIn(page, { ...somebody('E002'), password: OWN });
  await expect(page).toHaveURL(/\/index$/);
});
