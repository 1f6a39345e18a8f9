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

/**
 * Signs in the way a person does and waits for the shell, or for what who comes for the first time is told; another
 * session of the account is ended.
 */
export async function signInByForm(page: Page, account: Account, language: Language = 'zh-CN') {
  const t = textsIn(language);
  await openSignIn(page, language);
  await sendSignIn(page, account, language);
  const arrived = page.getByRole('banner').or(page.getByText(t('session.password.firstNotice')));
  const endOther = page.getByRole('button', { name: t('session.exists.action') });
  await expect(arrived.or(endOther)).toBeVisible();
  if (await endOther.isVisible()) await endOther.click();
  await expect(arrived).toBeVisible();
  rememberSession(await page.context().cookies());
}

const LOGIN =
  'mutation Login($input: LoginInput!) { login(input: $input) { user { id } userErrors { code message } } }';

/**
 * Signs in without the form, which has journeys of its own, and opens a page in the shell; another session of the account is ended.
 * What the form leaves in the browser is there.
 */
export async function signIn(
  page: Page,
  { company, account: userName, password }: Account,
  language: Language = 'zh-CN',
  at = '/index',
) {
  rememberPassword(password);
  // The one document of the product that loads nothing: what is asked from it comes from the product's own address.
  await page.goto('/judge_browser');
  const answer = await page.evaluate(
    async ({ query, input, chosen }) => {
      localStorage.setItem('lang', chosen);
      document.cookie = `lang=${chosen}; path=/; SameSite=Lax`;
      sessionStorage.setItem(
        'hengcai.account',
        JSON.stringify({ companyCode: input.companyCode, userName: input.userName }),
      );
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': chosen },
        body: JSON.stringify({ operationName: 'Login', query, variables: { input } }),
      });
      return (await response.json()) as { data: { login: { user: object | null } | null } | null };
    },
    { query: LOGIN, chosen: language, input: { companyCode: company, userName, password, force: true } },
  );
  expect(answer.data?.login?.user, JSON.stringify(answer)).toBeTruthy();
  rememberSession(await page.context().cookies());
  await page.goto(at);
  await expect(page.getByRole('banner')).toBeVisible();
}
