import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/root.mjs';

/** Every file that is committed or could be: tracked, or new and not ignored. Paths from the root. */
export function repositoryFiles(root = ROOT) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  // A file deleted but not yet committed is still listed.
  return [...new Set(String(listed).split('\0'))].filter((file) => file && existsSync(path.join(root, file)));
}
