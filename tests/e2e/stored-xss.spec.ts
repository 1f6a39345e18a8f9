import type { Browser, Page, Request } from '@playwright/test';
import { accountOf, COMPANIES } from './support/companies.ts';
import { actionsOn, somebodyOf } from './support/page-actions.ts';
import { PAYLOADS } from './support/payloads.ts';
import { routes } from './support/routes.ts';
import { expectRest } from './support/rest.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    breach(what: string): void;
  }
}

/** A browser in which a payload that runs, and whatever the content security policy had to stop, is told. */
async function watched(who: { browser: Browser; baseURL: string | undefined }, breaches: string[]): Promise<Page> {
  const page = await somebodyOf(who);
  await page.exposeFunction('breach', (what: string) => breaches.push(`${page.url()}: ${what}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (e) =>
      window.breach(`${e.violatedDirective} ${e.blockedURI} ${e.sample}`),
    );
    Object.defineProperty(window, '__xss', { get: () => undefined, set: () => window.breach('ran') });
  });
  countRequests(page);
  page.on('pageerror', (error) => breaches.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) breaches.push(`${page.url()}: ${message.text()}`);
  });
  return page;
}

/** Requests of a page that are not answered yet. */
const waiting = new Map<Page, Set<Request>>();

function countRequests(page: Page): void {
  const open = new Set<Request>();
  waiting.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/** Waits until a page has come to rest: what it asked for is drawn, and what was drawn asks for nothing more. */
async function atRest(page: Page): Promise<void> {
  const open = () => waiting.get(page)?.size ?? 0;
  do {
    await expect.poll(open, { intervals: [20] }).toBe(0);
    await expectRest(page);
    await page.evaluate(async () => {
      for (const _drawn of [1, 2]) await new Promise(requestAnimationFrame);
    });
  } while (open() > 0);
}

/** Everything that can be read, in fields too. */
const textOf = (page: Page) =>
  page.evaluate(() =>
    [
      document.title,
      document.body.textContent,
      ...[...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
    ].join('\n'),
  );

test('T18 61 texts that want to run stay texts on every page, for everybody who sees them', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const breaches: string[] = [];
  const unseen = new Set(PAYLOADS);
  const unvisited = new Set(routes.filter(({ load, public: open }) => load && !open).map(({ path }) => path));
  const look = async (page: Page) => {
    await atRest(page);
    const text = await textOf(page);
    for (const payload of unseen) if (text.includes(payload)) unseen.delete(payload);
  };
  /** Opens a page and each of its tabs. */
  const visit = async (page: Page, address: string) => {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await look(page);
    unvisited.delete(new URL(page.url()).pathname);
    for (const tab of await main.getByRole('tab', { selected: false }).all()) {
      await tab.click();
      await look(page);
    }
  };
  /** Opens a list and what the first of its links to a page lead to. */
  const visitAll = async (page: Page, list: string, path: string, count = 1) => {
    await visit(page, list);
    const links = page.getByRole('main').locator(`a[href*="${path}?"]`);
    await expect(links.first()).toBeVisible();
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const address of [...new Set(addresses)].slice(0, count)) await visit(page, address);
  };
  const as = async (account: string) => {
    const page = await watched({ browser, baseURL }, breaches);
    await signIn(page, accountOf(COMPANIES.xss, account));
    return page;
  };

  const admin = await as('admin');
  const { press, dialog, say } = actionsOn(admin);
  await visit(admin, '/index');
  await press('notice.viewMore');
  await look(admin);
  await visit(admin, '/my-account');
  await visitAll(admin, '/employee/list', '/employee/details');
  await visit(admin, '/employee/add');
  await visitAll(admin, '/performance/management', '/performance/management/assess_set_details');
  await visitAll(admin, '/performance/setting', '/performance/setting/rule_template');
  const templates = '/enterprise_management/performance_template';
  await visitAll(admin, templates, `${templates}/detail`);
  await visitAll(admin, `${templates}/detail${new URL(admin.url()).search}`, `${templates}/edit`);
  await admin.goto('/employee/list');
  await press('ui.import');
  const [payload = ''] = PAYLOADS;
  await dialog(say('employee.import'))
    .locator('input[type=file]')
    .setInputFiles({
      name: '"><img src=x onerror=__xss=1>.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`姓名,${payload}\n${PAYLOADS[2]},${PAYLOADS[1]}\n`),
    });
  await expect(dialog(say('employee.import')).getByText(payload).first()).toBeVisible();
  await look(admin);
  await admin.context().close();

  const boss = await as('E001');
  await visitAll(boss, '/performance/examine?tabName=team', '/performance/examine/details', 2);
  await boss.context().close();

  const person = await as('E003');
  await visit(person, '/index');
  await person.getByRole('button', { name: /^消息/ }).click();
  for (const tab of await person.getByRole('dialog').getByRole('tab').all()) {
    await tab.click();
    await look(person);
  }
  await visitAll(person, '/performance/examine', '/performance/examine/details', 2);
  await person.context().close();

  expect(breaches, 'what ran, or would have').toEqual([]);
  expect([...unvisited], 'pages nobody looked at').toEqual([]);
  expect([...unseen], 'payloads that were on no page').toEqual([]);
});
