import type { Page } from '@playwright/test';
import { actionsOn } from '../support/actions.ts';
import { shot } from './support/page-actions.ts';
import { demo, signInByForm } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

interface Body {
  query?: string;
  extensions?: { persistedQuery?: { sha256Hash?: string } };
}

/** Makes the tab one of another release: what it sends from now on no build on the server knows. */
const age = (page: Page) =>
  page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as Body;
    const extensions = { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } };
    await route.continue({ postData: JSON.stringify({ ...body, extensions }) });
  });

test('a tab sends hashes, and one from an older release offers to reload while what is typed stays', async ({
  page,
}) => {
  const { field, fill, button, say } = actionsOn(page);
  const sent: Body[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) sent.push(request.postDataJSON() as Body);
  });
  await signInByForm(page, demo('hr'));
  await page.goto('/employee/add');
  await fill('employee.legalName', '不能丢失');
  expect(sent.length).toBeGreaterThan(3);
  expect(sent.filter(({ query, extensions }) => query !== undefined || !extensions?.persistedQuery)).toEqual([]);

  await age(page);
  await fill('employee.number', 'E-NEW-1');
  const offer = page.getByRole('status').filter({ hasText: '系统已更新，请刷新页面' });
  await expect(offer).toBeVisible();
  await shot(page, 'new-release');
  await expect(field('employee.legalName')).toHaveValue('不能丢失');

  await offer.getByRole('button', { name: say('ui.close') }).click();
  await expect(offer).toBeHidden();
  await fill('employee.number', 'E-NEW-2');
  await expect(offer).toBeVisible();

  // The button reloads, and the browser itself asks first: something is typed.
  await page.unroute('**/graphql');
  const asked = page.waitForEvent('dialog');
  const reload = offer.getByRole('button', { name: say('app.reload') }).click();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reload;
  await expect(field('employee.legalName')).toHaveValue('');
  await expect(button('employee.add.submit')).toBeVisible();
  await expect(offer).toBeHidden();
});
