import type { Ctx } from '../../kit/context.ts';

/** What was done is carried out of the savepoint and undone. */
class TriedOnly extends Error {}

/** Does something and takes it back: whoever asks for it hears every refusal, and nothing of it stays. */
export async function triedOnly(ctx: Ctx, fn: (ctx: Ctx) => Promise<unknown>): Promise<void> {
  try {
    await ctx.tx.transaction(async (tx) => {
      await fn({ ...ctx, tx });
      throw new TriedOnly();
    });
  } catch (error) {
    if (!(error instanceof TriedOnly)) throw error;
  }
}
