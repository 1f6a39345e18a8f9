import { test as base } from '@playwright/test';
import { startStack, type Stack } from './stack.ts';

/**
 * Playwright's test with the running product behind `page`: one a worker, started when its first test asks for it.
 * A page that throws or breaks its own content security policy fails the test, whatever the test looks at.
 */
export const test = base.extend<object, { stack: Stack }>({
  stack: [
    // Playwright insists on the destructured first argument.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      // A product that runs already, for writing journeys.
      const running = process.env['E2E_URL'];
      const stack = running
        ? { url: running, dataDir: process.env['DATA_DIR'] ?? '', stop: async () => undefined }
        : await startStack(process.env['E2E_PREPARED'] ?? '');
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.url),
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().includes('Content Security Policy')) errors.push(message.text());
    });
    await use(page);
    base.expect(errors, 'errors of the page').toEqual([]);
  },
});

export { expect } from '@playwright/test';
