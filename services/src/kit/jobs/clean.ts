import { lt } from 'drizzle-orm';
import type { Tx } from '../context.ts';
import type { Kernel } from '../kernel.ts';
import { file, idempotency } from '../tables.ts';

const HOUR_MS = 3_600_000;

/** Deletes what nobody needs any more; `ago` answers the time so many hours before now. */
type Cleaning = (tx: Tx, now: Date, ago: (hours: number) => Date) => Promise<void>;
const cleanings: Cleaning[] = [];

/** Adds rows of all companies that are deleted once they are old. */
export function registerCleaning(cleaning: Cleaning): void {
  cleanings.push(cleaning);
}

registerCleaning(async (tx, now, ago) => {
  await tx.delete(idempotency).where(lt(idempotency.createdAt, ago(24)));
  await tx.delete(file).where(lt(file.expiresAt, now));
});

/** Removes what nobody needs any more. */
export async function clean(kernel: Kernel): Promise<void> {
  await kernel.db.withSystem('job', async (tx, now) => {
    const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
    for (const cleaning of cleanings) await cleaning(tx, now, ago);
  });
}
