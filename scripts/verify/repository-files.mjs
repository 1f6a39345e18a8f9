import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/root.mjs';

/** What git lists, each file once; a file deleted but not yet committed may be among them. */
function listed(root, gitArguments) {
  const output = execFileSync('git', [...gitArguments, '-z'], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return String(output).split('\0').filter(Boolean);
}
const isThere = (root) => (file) => existsSync(path.join(root, file));

/** Every file that is committed or could be: tracked, or new and not ignored. Paths from the root. */
export function repositoryFiles(root = ROOT) {
  const files = listed(root, ['ls-files', '--cached', '--others', '--exclude-standard']);
  return [...new Set(files)].filter(isThere(root));
}

/** The files that differ from a commit, new and deleted ones included (`changed`), and those of them that are `there`. */
export function changedFiles(base, root = ROOT) {
  const changed = [
    ...listed(root, ['diff', '--name-only', '--no-renames', base]),
    ...listed(root, ['ls-files', '--others', '--exclude-standard']),
  ];
  return { changed, there: changed.filter(isThere(root)) };
}
