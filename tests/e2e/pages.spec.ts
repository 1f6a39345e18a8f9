import type { Browser } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { somebodyOf } from './support/page-actions.ts';
import { ADMIN, PAGES, type Visit } from './support/pages.ts';
import { PAYLOADS } from './support/payloads.ts';
import { routes, type Route } from './support/routes.ts';
import { signIn, signInByForm, type Account } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { LANGUAGES, textsIn, type Language } from './support/texts.ts';
import { textOf, watch, type Watched } from './support/watched.ts';

const PRODUCT = { 'zh-CN': '衡才', 'en-US': 'Hengcai' };
const [DESKTOP, PHONE] = [1440, 390];

/** By turns Chinese on a desktop and English on a phone; with TEST_FULL each page in all four combinations. */
const widthsOf = (at: number, language: Language): number[] => {
  if (process.env['TEST_FULL']) return [DESKTOP, PHONE];
  if (language === 'zh-CN') return at % 2 === 0 ? [DESKTOP] : [];
  return at % 2 === 0 ? [] : [PHONE];
};
const visitsOf = ({ path }: Route): readonly Visit[] => [PAGES[path] ?? {}].flat();
/** Whoever opens it; nobody for a page that needs no session, unless its row names somebody. */
const readerOf = (route: Route, { as }: Visit): Account | null => as ?? (route.public ? null : ADMIN);

/** A browser of each person in each language and at each width: who was signed in once need not sign in for every page. */
const browsers = new Map<string, Promise<Watched>>();

/** Where the links of a page that somebody has seen lead: from there the address of a detail has its id. */
const known = new Map<string, string[]>();

const unseen = new Set(PAYLOADS);
const visited = new Set<string>();

interface Look {
  browser: Browser;
  baseURL: string | undefined;
  language: Language;
  width: number;
}

function browserOf(look: Look, account: Account | null): Promise<Watched> {
  const key = [look.language, look.width, account?.company, account?.account].join();
  const open = browsers.get(key) ?? newBrowser(look, account);
  browsers.set(key, open);
  return open;
}

async function newBrowser(look: Look, account: Account | null): Promise<Watched> {
  const page = await somebodyOf(look);
  // Who is not signed in has the language that was chosen in this browser.
  if (!account) await page.addInitScript((chosen) => localStorage.setItem('lang', chosen), look.language);
  else if (account.company === ADMIN.company) await signIn(page, account, look.language);
  else await signInByForm(page, account, look.language);
  return watch(page);
}

const keyOf = (account: Account | null, from: string, path: string) => `${account?.account} ${from} ${path}`;

async function rememberLinks({ page }: Watched, account: Account | null, from: string): Promise<void> {
  const hrefs = await page
    .locator('main a[href*="?"]')
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  for (const href of new Set(hrefs)) {
    const { pathname, search } = new URL(href);
    const key = keyOf(account, from, pathname);
    known.set(key, [...new Set([...(known.get(key) ?? []), pathname + search])]);
  }
}

/** The addresses of a page: its own, or those that the page which leads there has links to. */
async function addressesOf(eyes: Watched, path: string, visit: Visit, account: Account | null): Promise<string[]> {
  const { from, search = '' } = visit;
  if (!from) return [path + search];
  const key = keyOf(account, from.path, path);
  if (!known.has(key)) {
    const visits = [PAGES[from.path] ?? {}].flat();
    const own = visits.find(({ as }) => as?.account === account?.account) ?? visits[0];
    const above = { ...own, ...(from.search && { search: from.search }) };
    const [list = ''] = await addressesOf(eyes, from.path, above, account);
    await eyes.page.goto(list);
    await expect(eyes.page.locator(`main a[href*="${path}?"]`).first()).toBeVisible();
    await rememberLinks(eyes, account, from.path);
  }
  return (known.get(key) ?? []).slice(0, from.links ?? 1);
}

// One language after the other: an account has one session, which keeps its language.
for (const language of LANGUAGES)
  for (const [at, route] of routes.entries())
    for (const width of widthsOf(at, language))
      for (const visit of visitsOf(route)) {
        const { path } = route;
        const account = readerOf(route, visit);
        test(`S1.001 S1.059 S1.060 T18 ${path}${visit.search ?? ''} stands by its address for ${account?.account ?? 'anybody'}, can be used by everybody and runs no stored text, in ${language} at ${width} px`, async ({
          browser,
          baseURL,
        }) => {
          const say = textsIn(language);
          const eyes = await browserOf({ browser, baseURL, language, width }, account);
          const { page } = eyes;
          const look = async () => {
            await eyes.atRest();
            const text = await textOf(page);
            for (const payload of unseen) if (text.includes(payload)) unseen.delete(payload);
          };
          for (const address of await addressesOf(eyes, path, visit, account)) {
            await page.goto(address);
            await expect(page.locator('h1').filter({ visible: true }).first()).toBeVisible();
            await look();
            expect(new URL(page.url()).pathname).toBe(visit.leadsTo ?? path);
            await expect(page.locator('h1').filter({ visible: true })).toHaveCount(1);
            await expect(page).toHaveTitle(
              visit.title ?? `${say(titleOf(visit.leadsTo) ?? route.title)} - ${PRODUCT[language]}`,
            );
            if (!visit.title) await expect(page.locator('html')).toHaveAttribute('lang', language);
            await expect(
              page.getByRole('alert').or(page.getByText(say('ui.forbidden.title'))),
              'refused or nothing found: who may open it, and where its id is found, stands in support/pages.ts',
            ).toHaveCount(0);
            await rememberLinks(eyes, account, path);
            // A phone shows somebody's initials alone, which are no words to speak.
            await expectAccessible(page, { spoken: width === DESKTOP });
            for (const tab of await page.locator('main').getByRole('tab', { selected: false }).all()) {
              await tab.click();
              await look();
            }
            await visit.open?.(page, language, async () => {
              await look();
              await expectAccessible(page, { spoken: width === DESKTOP });
            });
            expect(eyes.takeFaults(), 'errors and breaches').toEqual([]);
          }
          visited.add(path);
        });
      }

const titleOf = (path?: string) => routes.find((one) => one.path === path)?.title;

test('T18 of 61 stored texts that want to run, none was on no page', () => {
  test.skip(visited.size < routes.length, 'only after all pages have been seen by this worker');
  expect([...unseen]).toEqual([]);
});
