// `npm run build -- services`: builds what is named and stale, or everything; images are made of what this leaves.
import { ensureInstalled } from './setup/install.mjs';
import { ensureBuilt } from './setup/build.mjs';

ensureInstalled();
const names = process.argv.slice(2);
const built = await ensureBuilt(names.length > 0 ? names : undefined);
console.log(built.length > 0 ? `Built ${built.join(', ')}.` : 'Everything is built.');
