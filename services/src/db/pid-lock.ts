import { closeSync, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

interface Holder {
  pid: number;
  /** Start of that process in clock ticks (Linux): a pid is reused after a reboot or in a new container. */
  started: string | null;
}

const held = new Set<string>();

/**
 * Takes a lock file for this process or throws a sentence; answers the function that gives it back. The file of a
 * process that is gone is replaced, the one of a living process never is.
 */
export function lockDirectory(file: string): () => void {
  if (!create(file)) {
    const holder = read(file);
    if (held.has(file) || (holder && isAlive(holder))) {
      throw new Error(
        `The data directory is in use by process ${holder?.pid ?? '?'} (${file}). Stop it, or choose another DATA_DIR.`,
      );
    }
    // Whoever made it may be about to write who it is: only a holder that is known to be dead gives way.
    if (!holder) {
      throw new Error(
        `${file} does not say who uses the data directory: another start is just taking it, or one broke off. Start again; if nothing uses the directory, remove the file.`,
      );
    }
    replaceStale(file);
  }
  held.add(file);
  return () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
}

/** Two starters may both see a dead holder; only the one that makes the breaker file may replace the lock. */
function replaceStale(file: string) {
  const breaker = `${file}.break`;
  if (!create(breaker)) {
    const other = read(breaker);
    if (!other || isAlive(other)) throw new Error(`Another process is taking over ${file}. Start again in a moment.`);
    rmSync(breaker, { force: true });
    throw new Error(`A former start was interrupted while taking over ${file}; that is cleared now. Start again.`);
  }
  try {
    const holder = read(file);
    if (!holder || isAlive(holder))
      throw new Error(`The data directory was taken by process ${holder?.pid ?? '?'} a moment ago.`);
    rmSync(file, { force: true });
    if (!create(file)) throw new Error('The data directory was taken by another process a moment ago.');
  } finally {
    rmSync(breaker, { force: true });
  }
}

function create(file: string): boolean {
  try {
    const fd = openSync(file, 'wx', 0o600);
    try {
      writeSync(fd, JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder));
      // A power cut must not leave a name without its content.
      fsyncSync(fd);
    } catch (error) {
      rmSync(file, { force: true });
      throw error;
    } finally {
      closeSync(fd);
    }
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    // Empty or torn: its writer is between making and filling the file, or died there.
    return undefined;
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const now = factsOf(pid);
  // Killed, but its parent has not asked how it ended: it has a number still, and no file open any more.
  if (now.state === 'Z') return false;
  return started === null || now.started === null || started === now.started;
}

const startOf = (pid: number) => factsOf(pid).started;

function factsOf(pid: number): { state: string | null; started: string | null } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields after the name in parentheses, which may itself contain spaces; the start time is field 22.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? null, started: fields[19] ?? null };
  } catch {
    return { state: null, started: null };
  }
}
