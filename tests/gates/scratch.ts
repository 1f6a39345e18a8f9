import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../scripts/setup/root.mjs';
import { repositoryFiles } from '../../scripts/verify/repository-files.mjs';

/** Packages as they are installed, but our own rooms from the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@hengcai') symlinkSync(path.join(from, name), path.join(to, name));
}

/** A copy of the repository to write into, with everything installed. */
export function scratchCopy(): { root: string; remove: () => void } {
  const root = mkdtempSync(path.join(tmpdir(), 'hengcai-new-'));
  for (const file of repositoryFiles(ROOT)) cpSync(path.join(ROOT, file), path.join(root, file));
  linkPackages(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  linkPackages(path.join(ROOT, 'tests/node_modules'), path.join(root, 'tests/node_modules'));
  mkdirSync(path.join(root, 'node_modules/@hengcai'));
  for (const room of readdirSync(path.join(ROOT, 'node_modules/@hengcai')))
    symlinkSync(path.join(root, room), path.join(root, 'node_modules/@hengcai', room));
  return { root, remove: () => rmSync(root, { recursive: true }) };
}
