import { and, eq, lt, max } from 'drizzle-orm';
import { JobStatus } from '@hengcai/shared/enums';
import { job, jobError } from '../tables.ts';
import type { Ctx } from '../context.ts';
import { RESULT_LIFE_MS, storeFile } from '../files.ts';
import type { Kernel } from '../kernel.ts';
import { createOutbound } from '../outbound.ts';
import { inContext, type Caller } from '../run.ts';
import type { JobRun } from './registry.ts';

type JobRow = typeof job.$inferSelect;

/** What a step works with: everything it does goes through short transactions as the actor. */
export function createRun(kernel: Kernel, row: JobRow, caller: Caller, signal: AbortSignal): JobRun {
  const write = <T>(fn: (ctx: Ctx) => Promise<T>) => inContext(kernel, caller, 'writes', fn);
  const update = (values: Partial<typeof job.$inferInsert>) =>
    write(async (ctx) => {
      await ctx.tx
        .update(job)
        .set({ ...values, heartbeatAt: ctx.now })
        .where(and(eq(job.companyId, row.companyId), eq(job.id, row.id)));
    });
  const move = async (ctx: Ctx, done: number) => {
    // What comes late must not take back what the end has said.
    const running = and(
      eq(job.companyId, row.companyId),
      eq(job.id, row.id),
      eq(job.state, JobStatus.RUNNING),
      lt(job.done, done),
    );
    await ctx.tx.update(job).set({ done, heartbeatAt: ctx.now }).where(running);
  };
  let latest = 0;
  let telling: Promise<void> | undefined;
  const tellOn = async () => {
    for (let told = -1; told !== latest;) {
      told = latest;
      await write((ctx) => move(ctx, told));
    }
  };
  return {
    jobId: row.id,
    input: row.input,
    session: caller.session,
    outbound: createOutbound(kernel.settings.outboundHosts),
    signal,
    transaction: (effect, fn) => inContext(kernel, caller, effect, fn),
    progress: (done, total) => update({ done, ...(total !== undefined && { total }) }),
    async tell(ctx, done) {
      if (kernel.db.pause) {
        await move(ctx, done);
        return kernel.db.pause(ctx.tx);
      }
      latest = done;
      telling ??= tellOn()
        .catch(() => undefined)
        .finally(() => (telling = undefined));
    },
    say: (messageId, params) => update({ messageId, messageParams: params ?? {} }),
    itemFailed: (item, messageId, params) =>
      write(async (ctx) => {
        const mine = and(eq(jobError.companyId, row.companyId), eq(jobError.jobId, row.id));
        const [last] = await ctx.tx
          .select({ no: max(jobError.no) })
          .from(jobError)
          .where(mine);
        const no = (last?.no ?? 0) + 1;
        await ctx.tx
          .insert(jobError)
          .values({ companyId: row.companyId, jobId: row.id, no, item, messageId, messageParams: params ?? {} });
      }),
    async result(name, contentType, bytes) {
      const fileId = await storeFile(write, { name, contentType, bytes, lifeMs: RESULT_LIFE_MS });
      await update({ fileId });
    },
  };
}
