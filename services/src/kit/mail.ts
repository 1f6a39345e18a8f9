import { mail } from '../modules/platform/tables.ts';
import type { Ctx } from './context.ts';

export interface NewMail {
  /** The same key is sent once, however often the step that asks for it runs. */
  dedupeKey: string;
  to: string;
  subject: string;
  /** Plain text. */
  body: string;
}

/** Enqueues a mail in the transaction of what it tells about: a change that is rolled back sends nothing. */
export async function queueMail(ctx: Ctx, { dedupeKey, to, subject, body }: NewMail): Promise<void> {
  // A line break in an address or a subject would start a header of the sender's own.
  if (/[\r\n]/.test(to + subject)) throw new Error('A mail header must not have a line break.');
  await ctx.tx
    .insert(mail)
    .values({
      companyId: ctx.session.companyId,
      id: ctx.newId(),
      dedupeKey,
      recipient: to,
      subject,
      body,
      createdAt: ctx.now,
      nextTryAt: ctx.now,
    })
    .onConflictDoNothing();
}
