import { expect, type Page } from '@playwright/test';
import { rememberPassword, rememberSession } from './secrets.ts';
import { textsIn, type Language } from './texts.ts';

export interface Account {
  company: string;
  account: string;
  password: string;
}

/** An account of the demo company; these are read only. */
export const demo = (account: string, company = 'hengcai'): Account => ({ company, account, password: 'Hengcai2026' });

/** Opens the sign-in page in the given language. */
export async function openSignIn(page: Page, language: Language = 'zh-CN') {
  await page.goto('/login');
  // Each language names itself the same way in both catalogues.
  const choice = page.getByRole('button', { name: textsIn(language)(`app.language.${language}`) });
  if ((await choice.getAttribute('aria-pressed')) !== 'true') await choice.click();
  await expect(page.getByRole('heading', { name: textsIn(language)('session.login.title'), level: 2 })).toBeVisible();
}

/** Fills in the sign-in form and sends it; what comes then is the caller's to look at. */
export async function sendSignIn(page: Page, { company, account, password }: Account, language: Language = 'zh-CN') {
  rememberPassword(password);
  const t = textsIn(language);
  const field = (id: string) => page.getByRole('textbox', { name: t(id), exact: true });
  await field('session.company').fill(company);
  await field('session.account').fill(account);
  await field('session.password').fill(password);
  await page.getByRole('button', { name: t('session.login.submit') }).click();
}

/** Signs in the way a person does and waits for the shell; another session of the account is ended. */
export async function signIn(page: Page, account: Account, language: Language = 'zh-CN') {
  await openSignIn(page, language);
  await sendSignIn(page, account, language);
  const shell = page.getByRole('banner');
  const endOther = page.getByRole('button', { name: textsIn(language)('session.exists.action') });
  await expect(shell.or(endOther)).toBeVisible();
  if (await endOther.isVisible()) await endOther.click();
  await expect(shell).toBeVisible();
  rememberSession(await page.context().cookies());
}
