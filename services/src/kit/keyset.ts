import type { Ctx } from './context.ts';

/**
 * Rows of any number for a stream: read `size` at a time, each time after the last row of before, in a short transaction
 * of its own. A slow reader keeps nothing open, and after one that has gone away nothing more is read.
 */
export async function* readByKeyset<T>(
  ctx: Ctx,
  size: number,
  read: (later: Ctx, after: T | undefined, size: number) => Promise<T[]>,
): AsyncGenerator<T> {
  for (let last: T | undefined; ;) {
    const after: T | undefined = last;
    const rows = await ctx.readLater((later) => read(later, after, size));
    yield* rows;
    if (rows.length < size) return;
    last = rows.at(-1);
  }
}
