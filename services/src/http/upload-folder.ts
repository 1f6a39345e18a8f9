import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/**
 * Where this process keeps uploads while it reads them: below DATA_DIR, which nothing serves. What a process that died
 * left there is removed at the next start; folders of processes that live, and of other machines, are not ours to touch.
 */
export function openUploadFolder(dataDir: string): string {
  const root = join(dataDir, 'uploads');
  mkdirSync(root, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(root)) {
    const [, host, pid] = /^(.+)-(\d+)$/.exec(name) ?? [];
    // A pid of our own from before: the process had the same number, as in containers it always has.
    if (host === hostname() && (Number(pid) === process.pid || !isAlive(Number(pid))))
      rmSync(join(root, name), { recursive: true, force: true });
  }
  const own = join(root, `${hostname()}-${process.pid}`);
  mkdirSync(own, { recursive: true, mode: 0o700 });
  return own;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
