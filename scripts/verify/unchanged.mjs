import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { repositoryFiles } from './repository-files.mjs';

/** One hash over the names and contents of the files that `reads` picks. */
function hashOf(root, reads) {
  const hash = createHash('sha256').update(process.version);
  for (const file of repositoryFiles(root).filter(reads).sort()) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * A check that is not made again while what it reads is what it was when it last was green. `reads` answers whether the
 * check reads a file.
 */
export function unlessUnchanged({ name, run, reads }, root = ROOT) {
  const stamp = path.join(root, '.cache/verify', name.replaceAll(/\W+/g, '-'));
  return {
    name,
    async run() {
      const hash = hashOf(root, reads);
      if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return { ok: true, output: '', unchanged: true };
      rmSync(stamp, { force: true });
      const outcome = await run();
      if (outcome.ok) {
        mkdirSync(path.dirname(stamp), { recursive: true });
        writeFileSync(stamp, hash);
      }
      return outcome;
    },
  };
}
