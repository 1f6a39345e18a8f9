import { and, asc, eq, sql } from 'drizzle-orm';
import { rowsOf } from '../../db/sql.ts';
import type { Ctx, LanguageCode } from '../../kit/context.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { translate } from '../../messages/translate.ts';
import { employee } from '../employee/tables.ts';
import { mail } from '../platform/tables.ts';
import { userAccount } from '../session/tables.ts';
import { stageReminder } from './tables.ts';

export { registerMessages } from './centre.ts';
export { registerTodo, type TodoCount } from './todos.ts';

/** Something to remind an employee of; the texts are `remind.type.<kind>` and `remind.text.<kind>`. */
export interface Reminder {
  empId: string;
  kind: string;
  params: Record<string, string>;
  label: string | null;
  /** A reminder with the same key reaches the same person once. */
  dedupeKey: string;
}

/** Leaves reminders in the message centres and queues a mail for each, in a fixed number of statements; answers how many were new. */
export async function remindMany(ctx: Ctx, reminders: readonly Reminder[]): Promise<number> {
  if (reminders.length === 0) return 0;
  const rows = reminders.map((one) => ({ ...one, id: ctx.newId() }));
  const written = await rowsOf<{ id: string }>(
    ctx.tx,
    sql`insert into ${stageReminder} (company_id, id, emp_id, kind, params, label, dedupe_key, sent_at)
      select ${ctx.session.companyId}::text, r.id, r."empId", r.kind, r.params, r.label, r."dedupeKey", ${ctx.now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r(id text, "empId" text, kind text, params jsonb, label text, "dedupeKey" text)
      on conflict do nothing returning id`,
  );
  await mailNew(
    ctx,
    written.map((row) => row.id),
  );
  return written.length;
}

/** Mails go to who has an address, in the language saved with the account. */
async function mailNew(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const { companyId } = ctx.session;
  const recipients = await ctx.tx
    .select({
      id: stageReminder.id,
      kind: stageReminder.kind,
      params: stageReminder.params,
      email: employee.email,
      language: userAccount.language,
    })
    .from(stageReminder)
    .innerJoin(employee, and(eq(employee.companyId, stageReminder.companyId), eq(employee.id, stageReminder.empId)))
    .leftJoin(userAccount, and(eq(userAccount.companyId, employee.companyId), eq(userAccount.empId, employee.id)))
    .where(
      and(
        eq(stageReminder.companyId, companyId),
        sql`${stageReminder.id} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
      ),
    )
    .orderBy(asc(stageReminder.id));
  const mails = recipients.flatMap(({ id, kind, params, email, language }) => {
    if (email === null) return [];
    const text = reminderTexts((language ?? 'zh-CN') as LanguageCode, kind, params);
    return [
      {
        companyId,
        id: ctx.newId(),
        dedupeKey: `reminder:${id}`,
        recipient: email,
        subject: text.type,
        body: text.content,
        createdAt: ctx.now,
        nextTryAt: ctx.now,
      },
    ];
  });
  await insertMany(ctx.tx, mail, mails);
}

/** The texts of a reminder in a language. */
export function reminderTexts(
  language: LanguageCode,
  kind: string,
  params: Record<string, string>,
): { type: string; content: string } {
  return {
    type: translate(language, `remind.type.${kind}`, params),
    content: translate(language, `remind.text.${kind}`, params),
  };
}
