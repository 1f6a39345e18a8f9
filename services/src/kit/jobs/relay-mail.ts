import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { mail } from '../tables.ts';
import type { Kernel } from '../kernel.ts';

/** Few enough that a slow server has taken them before another relay may try them again. */
const AT_A_TIME = 20;
const MAX_ATTEMPTS = 10;
const FIRST_PAUSE_MS = 60_000;

type Mail = typeof mail.$inferSelect;

/**
 * Sends all mails that are due, at least once each: the message id is the row's, so that a server which gets one twice
 * can tell. Without SMTP_URL they are written to `DATA_DIR/mail` as files.
 */
export async function relayMail(kernel: Kernel, stopping?: AbortSignal): Promise<void> {
  const { send, close } =
    kernel.settings.smtpUrl === undefined ? toFile(kernel) : bySmtp(kernel, kernel.settings.smtpUrl);
  try {
    for (let full = true; full && !stopping?.aborted;) {
      const due = await claimDue(kernel);
      full = due.length === AT_A_TIME;
      await sendAll(kernel, due, send, stopping);
    }
  } finally {
    close();
  }
}

async function sendAll(
  kernel: Kernel,
  due: readonly Mail[],
  send: (one: Mail) => Promise<void>,
  stopping: AbortSignal | undefined,
): Promise<void> {
  for (const one of due) {
    if (stopping?.aborted) return;
    try {
      await send(one.sealed ? { ...one, body: kernel.secrets.unseal(one.body) } : one);
      await kernel.db.withSystem('job', (tx, now) =>
        tx
          .update(mail)
          .set({ sentAt: now, ...(one.sealed && { body: '' }) })
          .where(at(one)),
      );
    } catch (err) {
      kernel.log.warn({ err, mailId: one.id, attempt: one.attempts }, 'mail not sent');
    }
  }
}

const at = (one: Mail) => and(eq(mail.companyId, one.companyId), eq(mail.id, one.id));

/** Puts the next try off before sending, so that a second relay, or one after a crash, leaves these alone for a while. */
async function claimDue(kernel: Kernel): Promise<Mail[]> {
  return kernel.db.withSystem('job', async (tx, now) => {
    const due = await tx
      .select({ companyId: mail.companyId, id: mail.id, attempts: mail.attempts })
      .from(mail)
      .where(and(isNull(mail.sentAt), lte(mail.nextTryAt, now), lt(mail.attempts, MAX_ATTEMPTS)))
      .orderBy(asc(mail.nextTryAt))
      .limit(AT_A_TIME)
      .for('update', { skipLocked: true });
    const claimed: Mail[] = [];
    for (const { companyId, id, attempts } of due) {
      const nextTryAt = new Date(now.getTime() + FIRST_PAUSE_MS * 2 ** attempts);
      claimed.push(
        ...(await tx
          .update(mail)
          .set({ attempts: sql`${mail.attempts} + 1`, nextTryAt })
          .where(and(eq(mail.companyId, companyId), eq(mail.id, id)))
          .returning()),
      );
    }
    return claimed;
  });
}

function bySmtp({ settings }: Kernel, url: string) {
  // One connection for many mails.
  const transport = createTransport({ url, pool: true, maxConnections: 1 }, { from: settings.mailFrom });
  const send = async (one: Mail) => {
    await transport.sendMail({
      to: one.recipient,
      subject: one.subject,
      text: one.body,
      messageId: `<${one.id}@hengcai>`,
    });
  };
  return { send, close: () => transport.close() };
}

function toFile({ settings }: Kernel) {
  const directory = join(settings.dataDir, 'mail');
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'unix' },
    { from: settings.mailFrom },
  );
  const send = async (one: Mail) => {
    const { message } = await transport.sendMail({
      to: one.recipient,
      subject: one.subject,
      text: one.body,
      messageId: `<${one.id}@hengcai>`,
    });
    await mkdir(directory, { recursive: true });
    await writeFile(join(directory, `${one.id}.eml`), message as Buffer);
  };
  return { send, close: () => transport.close() };
}
