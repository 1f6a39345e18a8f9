import { Failure } from '../../../kit/failure.ts';
import type { JobRun } from '../../../kit/jobs/registry.ts';
import type { ImportState } from '../tables-import.ts';
import { updateImport } from './staged.ts';

/** Works on an import; where that is refused it gets this state, so that the screen is not left waiting. */
export async function orState<T>(
  run: JobRun,
  importId: string,
  state: Extract<ImportState, 'failed' | 'committed'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // A crash is tried again by the queue instead.
    if (error instanceof Failure) await run.transaction('writes', (ctx) => updateImport(ctx, importId, { state }));
    throw error;
  }
}
