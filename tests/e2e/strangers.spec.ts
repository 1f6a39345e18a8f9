import { expect, test } from '@playwright/test';
import { printedDocument } from '../strangers/document.ts';
import { startStranger } from '../strangers/stranger.ts';
import { withoutPlatform } from '../strangers/variations.ts';
import { signInByForm } from './support/sign-in.ts';
import { startProduct, type Stack } from './support/stack.ts';
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

for (const offers of ['everything', 'nothing more'] as const) {
  const isOffered = offers === 'everything';
  const count = isOffered ? 1 : 0;

  test(`services of another company that offer ${offers} beyond the specification are signed in to; imports, history and tokens are ${isOffered ? 'there' : 'not there'}`, async ({
    browser,
  }) => {
    // The start of a product beside that of the journeys.
    test.setTimeout(240_000);
    const product = await startBefore(offers);
    const page = await browser.newPage({ baseURL: product.url });
    await test.step('the home page greets', async () => {
      await signInByForm(page, ACCOUNT);
      await expect(page).toHaveURL(/\/index$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Wei Lan');
    });
    await test.step('their people', async () => {
      await page.goto('/employee/list');
      await expect(page.getByRole('link', { name: t('employee.add') })).toBeVisible();
      await expect(page.getByRole('button', { name: t('ui.import'), exact: true })).toHaveCount(count);

      await page.getByRole('row').getByRole('link', { name: 'text' }).first().click();
      await expect(page).toHaveURL(/\/employee\/details/);
      await expect(page.getByRole('heading', { name: t('employee.section.salary') })).toBeVisible();
      await expect(page.getByRole('heading', { name: t('employee.section.history') })).toHaveCount(count);
    });
    await test.step('a plan', async () => {
      await page.goto('/performance/management/assess_set_details?id=0b8f6a5e4d3c2b1a0f9e8d7c6b5a4f3e&tab=history');
      await expect(page.getByRole('tab', { name: t('performance.manage.participants') })).toBeVisible();
      await expect(page.getByRole('tab', { name: t('performance.manage.history') })).toHaveCount(count);
    });
    await test.step('one’s own account', async () => {
      await page.goto('/my-account');
      await expect(page.getByRole('heading', { name: t('session.security.title') })).toBeVisible();
      await expect(page.getByRole('heading', { name: t('platform.tokens.title') })).toHaveCount(count);
    });
    await page.close();
    await product.stop();
  });
}
