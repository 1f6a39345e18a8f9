import { setImmediate as nextTurn } from 'node:timers/promises';
import type { JobRun } from './registry.ts';

/**
 * Progress of work that goes over the same rows several times: `done` rows of pass 0, 1, … It also gives the others a
 * turn, for the embedded database answers within the same one.
 */
export function inPasses(run: JobRun, rows: number, passes: number): (pass: number, done: number) => Promise<void> {
  return async (pass, done) => {
    await run.progress(Math.floor((pass * rows + done) / passes), rows);
    await nextTurn();
  };
}
