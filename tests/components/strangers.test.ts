import { describe, it, onTestFinished } from 'vitest';
import { startBff } from '../operations/stack.ts';
import { printedDocument } from '../strangers/document.ts';
import { startStranger } from '../strangers/stranger.ts';
import { withoutPlatform } from '../strangers/variations.ts';
import { textsIn } from '../e2e/support/texts.ts';
import { expect } from './support/expect.ts';
import { open } from './support/open.ts';

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
const t = textsIn('zh-CN');

describe('services of another company, made from the document', () => {
  it.each([
    ['everything', 'there', 1],
    ['nothing more', 'not there', 0],
  ] as const)(
    'that offer %s beyond the specification are signed in to; imports, history and tokens are %s',
    async (offers, _there, count) => {
      const document = printedDocument();
      const stranger = await startStranger(offers === 'everything' ? document : withoutPlatform(document), {
        strict: false,
        data: DATA,
      });
      const bff = await startBff(stranger.url);
      onTestFinished(async () => {
        await bff.stop();
        await stranger.stop();
      });
      const page = await open({ url: bff.url, now: Date.now }, { company: 'elsewhere', as: 'lan', at: '/index' });
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Wei Lan');

      await page.goto('/employee/list');
      await expect(page.getByRole('link', { name: t('employee.add') })).toBeVisible();
      await expect(page.getByRole('button', { name: t('ui.import'), exact: true })).toHaveCount(count);
      await page.getByRole('row').getByRole('link', { name: 'text' }).first().click();
      await expect(page).toHaveURL(/\/employee\/details/);
      await expect(page.getByRole('heading', { name: t('employee.section.salary') })).toBeVisible();
      await expect(page.getByRole('heading', { name: t('employee.section.history') })).toHaveCount(count);

      await page.goto('/performance/management/assess_set_details?id=0b8f6a5e4d3c2b1a0f9e8d7c6b5a4f3e&tab=history');
      await expect(page.getByRole('tab', { name: t('performance.manage.participants') })).toBeVisible();
      await expect(page.getByRole('tab', { name: t('performance.manage.history') })).toHaveCount(count);

      await page.goto('/my-account');
      await expect(page.getByRole('heading', { name: t('session.security.title') })).toBeVisible();
      await expect(page.getByRole('heading', { name: t('platform.tokens.title') })).toHaveCount(count);
    },
  );
});
