// `npm run verify`: everything that can be said about a change without starting the product.
// `npm run verify -- --changed [base]`: what differs from the last commit, or from another (`main`), and what reads it.
import { ensureInstalled } from './setup/install.mjs';
import { changedFiles } from './verify/repository-files.mjs';
import { runSteps } from './verify/run-steps.mjs';

ensureInstalled();
// Only now: the checks use packages.
const { checks, checksOf, documentTests, unitTests } = await import('./verify/steps.mjs');

const [option, base = 'HEAD'] = process.argv.slice(2);
if (option && option !== '--changed') {
  console.error(`npm run verify knows --changed [base], not ${option}`);
  process.exit(1);
}
function stepsOfChange() {
  const { changed, there } = changedFiles(base);
  console.log(`${changed.length} files differ from ${base}`);
  return changed.length > 0 ? checksOf(changed, there) : [];
}

const outcomes = await runSteps(option ? stepsOfChange() : [unitTests, documentTests, ...checks]);
const failed = outcomes.filter(({ ok, skipped }) => !ok && !skipped);
console.log(failed.length > 0 ? `\n${failed.length} of ${outcomes.length} checks failed` : '\nall checks passed');
process.exit(failed.length > 0 ? 1 : 0);
