import { audit } from './tables.ts';
import type { AuditLine, Ctx } from './context.ts';
import { insertMany } from './insert-many.ts';

const rowOf = (ctx: Ctx, line: AuditLine): typeof audit.$inferInsert => ({
  companyId: ctx.session.companyId,
  id: ctx.newId(),
  at: ctx.now,
  actorUserId: ctx.session.userId,
  subjectUserId: ctx.session.subjectUserId,
  action: line.action,
  objectType: line.objectType,
  objectId: line.objectId,
  params: line.params ?? {},
  before: line.before ?? null,
  after: line.after ?? null,
  requestId: ctx.requestId,
});

/** Appends one audit entry in the transaction of the change; a refused change leaves no entry. */
export async function appendAudit(ctx: Ctx, line: AuditLine): Promise<void> {
  await ctx.tx.insert(audit).values(rowOf(ctx, line));
}

/** Appends the entries of a change of many objects (imports, demo data) in few statements. */
export async function appendAudits(ctx: Ctx, lines: readonly AuditLine[]): Promise<void> {
  await insertMany(
    ctx.tx,
    audit,
    lines.map((line) => rowOf(ctx, line)),
  );
}
