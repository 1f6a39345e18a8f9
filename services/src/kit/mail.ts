import { mail } from './tables.ts';
import type { Ctx } from './context.ts';
import { insertMany } from './insert-many.ts';

export interface NewMail {
  /** The same key is sent once, however often the step that asks for it runs. */
  dedupeKey: string;
  to: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** It opens an account: it is kept sealed until it is sent. */
  sealed?: boolean;
}

/** Enqueues a mail in the transaction of what it tells about: a change that is rolled back sends nothing. */
export async function queueMail(ctx: Ctx, one: NewMail): Promise<void> {
  await ctx.tx.insert(mail).values(rowOf(ctx, one)).onConflictDoNothing();
  ctx.mailQueued();
}

/** Enqueues many mails in few statements; none of their keys may have been used before. */
export async function queueMails(ctx: Ctx, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return;
  await insertMany(
    ctx.tx,
    mail,
    mails.map((one) => rowOf(ctx, one)),
  );
  ctx.mailQueued();
}

function rowOf(ctx: Ctx, { dedupeKey, to, subject, body, sealed = false }: NewMail): typeof mail.$inferInsert {
  // A line break in an address or a subject would start a header of the sender's own.
  if (/[\r\n]/.test(to + subject)) throw new Error('A mail header must not have a line break.');
  return {
    companyId: ctx.session.companyId,
    id: ctx.newId(),
    dedupeKey,
    recipient: to,
    subject,
    body: sealed ? ctx.secrets.seal(body) : body,
    sealed,
    createdAt: ctx.now,
    nextTryAt: ctx.now,
  };
}
