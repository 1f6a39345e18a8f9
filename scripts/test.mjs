// `npm test`: everything, from a fresh clone, one suite after another, ending with one line of numbers.
import { ensureInstalled } from './setup/install.mjs';

ensureInstalled();
// Only now: the suites use packages.
await import('./testing/suites.mjs');
