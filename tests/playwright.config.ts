import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: '../test-results',
  // A worker is a running product and a browser, and waits for itself a sixth of the time.
  workers: 2,
  // A test that passes at the second try has found a fault; it is not forgiven.
  retries: 0,
  forbidOnly: true,
  // What hangs fails, what is slow does not.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['../scripts/testing/playwright-reporter.mjs']],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Recording slows a run down by a quarter.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: ['--disable-background-networking', '--disable-gpu'],
      // Without a locale the browser cannot name a file in Chinese.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      ...(executablePath && { executablePath }),
    },
  },
});
