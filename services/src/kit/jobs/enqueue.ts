import { job } from '../tables.ts';
import type { Ctx, JobRequest } from '../context.ts';
import { jobKind } from './registry.ts';

/**
 * Writes the job row in the asking transaction. The row is the outbox as well: the queue is told after the commit, and
 * what it was not told (a crash in between) is found and delivered by the sweep.
 */
export async function enqueue(ctx: Ctx, request: JobRequest): Promise<string> {
  jobKind(request.kind);
  const id = ctx.newId();
  await ctx.tx.insert(job).values({
    companyId: ctx.session.companyId,
    id,
    kind: request.kind,
    actorUserId: ctx.session.userId,
    subjectUserId: ctx.session.subjectUserId,
    language: ctx.language,
    requestId: ctx.requestId,
    input: request.input,
    total: request.total ?? null,
    createdAt: ctx.now,
  });
  return id;
}
