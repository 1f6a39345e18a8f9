import { test as base, type Page } from '@playwright/test';
import { printedDocument } from '../strangers/document.ts';
import { startStranger } from '../strangers/stranger.ts';
import { withoutPlatform } from '../strangers/variations.ts';
import { signIn } from './support/sign-in.ts';
import { startProduct, type Stack } from './support/stack.ts';
import { expect } from './support/test.ts';
import { textsIn } from './support/texts.ts';

/** What the services of another company know of their own people; the rest of each answer is the document's example. */
const DATA = {
  // No identity provider, so that sign-in is by password.
  'root.getLoginService': () => null,
  'systemUser.getUser': (user: unknown) => ({ ...(user as object), empName: 'Wei Lan' }),
  'menu.getUserMenu': () =>
    ['/index', '/employee/list'].map((pageUrl, n) => ({ pageId: n + 1, pageName: pageUrl, pageUrl })),
  'rolemanage.getauthoritytype': () => ({ operations: [1, 2, 4], elements: [] }),
  'deptmanage.selectalldept': (found: unknown) => (found as object[]).map((one) => ({ ...one, parentDeptId: null })),
  'platform.capabilities': () => ({
    clientMutationId: true,
    jobs: true,
    audit: true,
    apiTokens: true,
    systemNotice: true,
    todos: true,
    mailPreference: true,
  }),
};
const ACCOUNT = { company: 'elsewhere', account: 'lan', password: 'Passw0rd1' };
const t = textsIn('zh-CN');

type Offers = 'everything' | 'nothing more';

/** The product before services that were made from the document. */
async function startBefore(offers: Offers): Promise<Stack> {
  const document = printedDocument();
  const stranger = await startStranger(offers === 'everything' ? document : withoutPlatform(document), {
    strict: false,
    data: DATA,
  });
  const product = await startProduct({ REST_URL: stranger.url });
  return {
    ...product,
    async stop() {
      await product.stop();
      await stranger.stop();
    },
  };
}

const test = base.extend<{ visit: (offers: Offers) => Promise<Page> }, { products: Record<Offers, Stack> }>({
  products: [
    // Playwright insists on the destructured first argument.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const products = {
        everything: await startBefore('everything'),
        'nothing more': await startBefore('nothing more'),
      };
      await use(products);
      for (const product of Object.values(products)) await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  visit: async ({ browser, products }, use) => {
    await use(async (offers) => {
      const page = await browser.newPage({ baseURL: products[offers].url });
      await signIn(page, ACCOUNT);
      return page;
    });
  },
});

for (const offers of ['everything', 'nothing more'] as const) {
  const isOffered = offers === 'everything';
  test.describe(`services of another company that offer ${offers} beyond the specification`, () => {
    test('are signed in to, and the home page greets', async ({ visit }) => {
      const page = await visit(offers);
      await expect(page).toHaveURL(/\/index$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Wei Lan');
    });

    test(`show their people, ${isOffered ? 'an' : 'but no'} import and ${isOffered ? 'a' : 'no'} history`, async ({
      visit,
    }) => {
      const page = await visit(offers);
      await page.goto('/employee/list');
      await expect(page.getByRole('link', { name: t('employee.add') })).toBeVisible();
      await expect(page.getByRole('button', { name: t('ui.import'), exact: true })).toHaveCount(isOffered ? 1 : 0);

      await page.getByRole('row').getByRole('link', { name: 'text' }).first().click();
      await expect(page).toHaveURL(/\/employee\/details/);
      await expect(page.getByRole('heading', { name: t('employee.section.salary') })).toBeVisible();
      const history = page.getByRole('heading', { name: t('employee.section.history') });
      await expect(history).toHaveCount(isOffered ? 1 : 0);
    });

    test(`show a plan ${isOffered ? 'with' : 'without'} its history`, async ({ visit }) => {
      const page = await visit(offers);
      await page.goto('/performance/management/assess_set_details?id=0b8f6a5e4d3c2b1a0f9e8d7c6b5a4f3e&tab=history');
      await expect(page.getByRole('tab', { name: t('performance.manage.participants') })).toBeVisible();
      await expect(page.getByRole('tab', { name: t('performance.manage.history') })).toHaveCount(isOffered ? 1 : 0);
    });

    test(`${isOffered ? 'offer' : 'do not offer'} tokens on the page of one's account`, async ({ visit }) => {
      const page = await visit(offers);
      await page.goto('/my-account');
      await expect(page.getByRole('heading', { name: t('session.security.title') })).toBeVisible();
      await expect(page.getByRole('heading', { name: t('platform.tokens.title') })).toHaveCount(isOffered ? 1 : 0);
    });
  });
}
