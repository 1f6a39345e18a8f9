import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { mail } from '../../modules/platform/tables.ts';
import type { Kernel } from '../kernel.ts';

const AT_A_TIME = 50;
const MAX_ATTEMPTS = 10;
const FIRST_PAUSE_MS = 60_000;

type Mail = typeof mail.$inferSelect;

/**
 * Sends the mails that are due, at least once each: the message id is the row's, so that a server which gets one twice
 * can tell. Without SMTP_URL they are written to `DATA_DIR/mail` as files.
 */
export async function relayMail(kernel: Kernel): Promise<void> {
  const due = await claimDue(kernel);
  if (due.length === 0) return;
  const send = kernel.settings.smtpUrl === undefined ? toFile(kernel) : bySmtp(kernel, kernel.settings.smtpUrl);
  for (const one of due) {
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
  const transport = createTransport(url, { from: settings.mailFrom });
  return async (one: Mail) => {
    await transport.sendMail({
      to: one.recipient,
      subject: one.subject,
      text: one.body,
      messageId: `<${one.id}@hengcai>`,
    });
  };
}

function toFile({ settings }: Kernel) {
  const directory = join(settings.dataDir, 'mail');
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'unix' },
    { from: settings.mailFrom },
  );
  return async (one: Mail) => {
    const { message } = await transport.sendMail({
      to: one.recipient,
      subject: one.subject,
      text: one.body,
      messageId: `<${one.id}@hengcai>`,
    });
    await mkdir(directory, { recursive: true });
    await writeFile(join(directory, `${one.id}.eml`), message as Buffer);
  };
}
