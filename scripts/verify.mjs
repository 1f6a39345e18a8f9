// `npm run verify`: everything that can be said about a change without starting the product.
import { ensureInstalled } from './setup/install.mjs';
import { runSteps } from './verify/run-steps.mjs';

ensureInstalled();
// Only now: the checks use packages.
const { checks, unitTests } = await import('./verify/steps.mjs');
const outcomes = await runSteps([unitTests, ...checks]);
const failed = outcomes.filter(({ ok, skipped }) => !ok && !skipped);
console.log(failed.length > 0 ? `\n${failed.length} of ${outcomes.length} checks failed` : '\nall checks passed');
process.exit(failed.length > 0 ? 1 : 0);
