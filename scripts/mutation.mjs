// `npm run mutation`: changes the rules one place at a time and says which changes no test notices.
import { ensureInstalled } from './setup/install.mjs';

ensureInstalled();
const { mutation } = await import('./testing/mutation.mjs');
const { ok, output = '', skipped } = await mutation.run();
console.log(skipped ?? output);
process.exit(ok ? 0 : 1);
