import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { runTool } from '../processes/run.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { ROOT } from '../setup/root.mjs';
import { audit } from './audit.mjs';
import { ensureChineseFont } from './chinese-font.mjs';
import { findChromium } from './chromium.mjs';
import { takeCounts } from './counts.mjs';
import { mutation } from './mutation.mjs';
import { findPostgres } from './postgres.mjs';
import { Tally } from './tally.mjs';
import { webBudget } from './web-budget.mjs';
import { runSteps } from '../verify/run-steps.mjs';
import { checks } from '../verify/steps.mjs';

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Lets a test runner do its work and takes the counts that our reporter in it wrote. */
async function runner(name, toolArguments) {
  const file = path.join(ROOT, '.cache', `${name}-counts.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  const { ok } = await runTool(name, toolArguments, { env: { COUNTS_FILE: file } });
  const counts = takeCounts(file);
  // A runner that is unhappy without a failed test (a bad option, no test found) must not pass for green.
  return ok || counts.failed > 0
    ? counts
    : { ...counts, failed: 1, faults: [`${name} is unhappy without a failed test`] };
}

async function steps(list) {
  const outcomes = await runSteps(list);
  const failed = outcomes.filter(({ ok, skipped }) => !ok && !skipped);
  return {
    passed: outcomes.filter(({ ok }) => ok).length,
    failed: failed.length,
    faults: failed.map(({ name }) => name),
    skipped: outcomes.filter(({ skipped }) => skipped).map(({ name, skipped }) => ({ title: name, reason: skipped })),
  };
}

const build = (name) => ({
  name: `build of ${name}`,
  run: () =>
    ensureBuilt([name]).then(
      () => ({ ok: true, output: '' }),
      (error) => ({ ok: false, output: error.message }),
    ),
});

const chromium = await findChromium();
if (!chromium) stop('No Chromium to test with: install one, or name it with CHROMIUM_PATH=<program>.');
if (!(await ensureChineseFont())) stop('No Chinese font: install one (Debian: fonts-noto-cjk).');
const postgres = await findPostgres();
if (process.env.TEST_DATABASE_URL && !postgres.url) stop(`TEST_DATABASE_URL does not work: ${postgres.reason}.`);

// Every suite starts on the same day with the same fixed verification code, and whatever the caller has set to run the
// product (a real database, real services) must not reach it.
const PRODUCT_SETTINGS = ['REST_URL', 'DATABASE_URL', 'MIGRATION_URL', 'DATA_DIR', 'PUBLIC_URL', 'DEMO', 'PORT'];
for (const name of [...PRODUCT_SETTINGS, 'SERVICES_PORT', 'SMTP_URL', 'CLOCK_OFFSET']) delete process.env[name];
Object.assign(process.env, { NODE_ENV: 'test', TEST_MODE: '1', DEMO_DATE: '2026-11-01', CHROMIUM_PATH: chromium });
if (postgres.url) process.env.TEST_DATABASE_URL = postgres.url;
if (process.argv.includes('--full')) process.env.TEST_FULL = '1';
console.log(`Chromium: ${chromium}`);
console.log(`PostgreSQL: ${postgres.url ? 'found' : `none (${postgres.reason}); the tests that need one are skipped`}`);

const tally = new Tally();
await tally.suite('checks', () => steps([...checks, audit]));
await tally.suite('builds', () => steps(['services', 'bff', 'ide', 'web'].map(build)));
await tally.suite('sizes', () => steps([webBudget]));
await tally.suite('unit and integration', () =>
  runner('vitest', ['run', '--reporter=default', '--reporter=./scripts/testing/vitest-reporter.mjs']),
);
if (process.argv.includes('--full')) await tally.suite('changes of rules', () => steps([mutation]));
await tally.suite('end to end', () => runner('playwright', ['test', '--config', 'tests/playwright.config.ts']));
process.exit(tally.print());
