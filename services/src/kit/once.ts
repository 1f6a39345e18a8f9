import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { sqlState } from '../db/sql.ts';
import { idempotency } from './tables.ts';
import type { Ctx } from './context.ts';
import { Failure, refused } from './failure.ts';

const LOCK_TIMEOUT = '55P03';

/**
 * Lets a write happen once per key: its row is inserted first, in the transaction of the effect, so a second call waits
 * at that row and then answers what the first one did. A refused call leaves no row and may be sent again.
 */
export async function happensOnce<T>(
  ctx: Ctx,
  operation: string,
  input: { clientMutationId: string },
  effect: () => Promise<T>,
): Promise<T> {
  const key = { companyId: ctx.session.companyId, userId: ctx.session.userId, operation, key: input.clientMutationId };
  const requestHash = createHash('sha256').update(canonical(input)).digest('hex');
  if (!(await claim(ctx, key, requestHash))) return repeated<T>(ctx, key, requestHash);
  const data = await effect();
  await ctx.tx
    .update(idempotency)
    .set({ response: ctx.secrets.seal(JSON.stringify(data)) })
    .where(at(key));
  return data;
}

type Key = { companyId: string; userId: string; operation: string; key: string };

const at = (key: Key) =>
  and(
    eq(idempotency.companyId, key.companyId),
    eq(idempotency.userId, key.userId),
    eq(idempotency.operation, key.operation),
    eq(idempotency.key, key.key),
  );

async function claim(ctx: Ctx, key: Key, requestHash: string): Promise<boolean> {
  try {
    const inserted = await ctx.tx
      .insert(idempotency)
      .values({ ...key, requestHash, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ key: idempotency.key });
    return inserted.length > 0;
  } catch (error) {
    // The first call holds the row for longer than we wait.
    if (sqlState(error) === LOCK_TIMEOUT) throw new Failure(409, [{ field: 'clientMutationId', code: 'IN_PROGRESS' }]);
    throw error;
  }
}

async function repeated<T>(ctx: Ctx, key: Key, requestHash: string): Promise<T> {
  const [row] = await ctx.tx
    .select({ requestHash: idempotency.requestHash, response: idempotency.response })
    .from(idempotency)
    .where(at(key));
  if (!row || row.requestHash !== requestHash) throw refused([{ field: 'clientMutationId', code: 'KEY_REUSED' }]);
  if (row.response === null) throw new Failure(409, [{ field: 'clientMutationId', code: 'IN_PROGRESS' }]);
  return JSON.parse(ctx.secrets.unseal(row.response)) as T;
}

/** The same input gives the same text whatever the order of its keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
