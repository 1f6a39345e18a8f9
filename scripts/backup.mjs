// `npm run backup -- <file>` and `npm run restore -- <file> [--replace]`: the whole database into a file, and back.
import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ROOT } from './setup/root.mjs';

ensureInstalled();
await ensureBuilt(['services']);
const { status } = spawnSync(
  process.execPath,
  ['--enable-source-maps', 'services/dist/backup.js', ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NODE_ENV: process.env.NODE_ENV || 'production' } },
);
process.exit(status ?? 1);
