import type { BrowserContext } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { accountOf, COMPANIES } from './support/companies.ts';
import { expectNothingThrown, somebodyOf } from './support/page-actions.ts';
import { routes } from './support/routes.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { LANGUAGES, textsIn } from './support/texts.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

const WIDTHS = [1440, 390];
/** All four combinations with TEST_FULL; else each page in one, and language and width both alternate. */
const looks = (at: number) => {
  const all = LANGUAGES.flatMap((language) => WIDTHS.map((width) => ({ language, width })));
  return process.env['TEST_FULL'] ? all : all.filter((_, i) => i === [0, 3, 1, 2][at % 4]);
};

/** A list leads to the detail pages, which need an id to show something. */
const listOf: Partial<Record<string, string>> = {
  '/employee/details': '/employee/list',
  '/performance/management/assess_set_details': '/performance/management',
  '/performance/setting/rule_template': '/performance/setting',
  '/enterprise_management/performance_template/detail': '/enterprise_management/performance_template',
  '/performance/examine/details': '/performance/examine?tabName=team',
};

/** Who has something to see there: the superior on the pages of appraisals, the administrator elsewhere. */
const readerOf = (path: string) => (path.startsWith('/performance/examine') ? 'E001' : 'admin');

// One language after the other: an account has one session, which keeps its language.
for (const language of LANGUAGES) {
  /** Sessions by account; who was signed in once need not sign in for every page. */
  const sessions = new Map<string, Promise<StorageState>>();
  const sessionOf = async (who: Parameters<typeof somebodyOf>[0], account: string): Promise<StorageState> => {
    const page = await somebodyOf(who);
    await signIn(page, accountOf(COMPANIES.axe, account), language);
    const state = await page.context().storageState();
    await page.context().close();
    return state;
  };

  for (const [at, { path, title, public: open, load }] of routes.entries()) {
    if (!load || path === '/first-login') continue;
    for (const { width } of looks(at).filter((one) => one.language === language)) {
      test(`S1.001 ${path} can be used by everybody in ${language} at ${width} px`, async ({ browser, baseURL }) => {
        const who = { browser, baseURL, language, width };
        const account = readerOf(path);
        if (!open && !sessions.has(account)) sessions.set(account, sessionOf(who, account));
        const page = await somebodyOf({ ...who, storageState: open ? undefined : await sessions.get(account) });
        // Who is not signed in has the language that was chosen in this browser.
        if (open) await page.addInitScript((chosen) => localStorage.setItem('lang', chosen), language);
        const list = listOf[path];
        await page.goto(list ?? path);
        if (list) await page.getByRole('main').locator(`a[href*="${path}?"]`).first().click();
        await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const say = textsIn(language);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page).toHaveTitle(`${say(title)} - ${say('app.product')}`);
        await expectAccessible(page);
        expectNothingThrown();
        await page.context().close();
      });
    }
  }
}
