import { readFileSync, writeFileSync } from 'node:fs';

function megabytes(pid: number, name: 'VmRSS' | 'VmHWM'): number | null {
  try {
    const kilobytes = new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}

/** Memory a process holds, in megabytes; null where the system does not tell. */
export const memoryOf = (pid: number): number | null => megabytes(pid, 'VmRSS');

/**
 * By how many megabytes at most a process grew while `work` ran, beyond what it held before; null where the system does
 * not tell.
 */
export async function growthOf(pid: number, work: () => Promise<unknown>): Promise<number | null> {
  const before = memoryOf(pid);
  try {
    // Linux forgets the highest mark so far.
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    await work();
    return null;
  }
  await work();
  const peak = megabytes(pid, 'VmHWM');
  return before === null || peak === null ? null : peak - before;
}

/** Little room for a server: what is no longer needed is cleared away at once, and what piles up shows, or ends it. */
export const FRUGAL = ['--max-old-space-size=160', '--max-semi-space-size=4'];
