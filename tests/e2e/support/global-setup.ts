import { rm } from 'node:fs/promises';
import { ensureBuilt } from '../../../scripts/setup/build.mjs';
import { prepareData } from './stack.ts';

/** Builds what changed and prepares the data, once; every worker, also the next one after a failed test, starts on a copy. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['E2E_URL']) return undefined;
  await ensureBuilt();
  const prepared = await prepareData();
  process.env['E2E_PREPARED'] = prepared;
  return () => rm(prepared, { recursive: true, force: true });
}
