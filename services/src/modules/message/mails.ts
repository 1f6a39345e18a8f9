import { and, asc, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { MailPreference } from '@hengcai/shared/enums';
import { tellingPath, type Work } from '@hengcai/shared/rules/performance/handovers';
import type { Ctx, LanguageCode } from '../../kit/context.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { translate } from '../../messages/translate.ts';
import { employee, notLeftOn } from '../employee/tables.ts';
import { mail } from '../../kit/tables.ts';
import { userAccount } from '../session/tables.ts';
import { isOpen } from './open-work.ts';
import { stageReminder } from './tables.ts';
import { reminderTexts } from './texts.ts';

type Row = Pick<
  typeof stageReminder.$inferSelect,
  'id' | 'empId' | 'kind' | 'params' | 'label' | 'planId' | 'work' | 'subjectEmpId' | 'page'
> & { email: string | null; language: string | null };
type Letter = Pick<typeof mail.$inferInsert, 'dedupeKey' | 'recipient' | 'subject' | 'body'>;

/** Whoever begins to want one mail a day is not told of what came weeks ago. */
const LOOK_BACK = sql`interval '7 days'`;

/**
 * Queues a mail for each of these reminders whose person wants one at once. What an appraisal hands on says in a mail no
 * more than what it is and where it is done: a mailbox may be read by others. Days people chose themselves come in full.
 */
export async function mailAtOnce(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const rows = await reminders(
    ctx,
    and(
      sql`${stageReminder.id} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
      or(
        isNull(stageReminder.planId),
        eq(sql`coalesce(${userAccount.mailPreference}, ${MailPreference.AT_ONCE})`, MailPreference.AT_ONCE),
      ),
    ),
  );
  await queue(
    ctx,
    rows.map((row) => {
      const { subject, content } = wordsOf(row);
      const body =
        row.planId === null
          ? [content, ...(row.page === null ? [] : [`${ctx.webUrl}${row.page}`])].join('\n\n')
          : `${linkOf(ctx, row)}\n\n${choiceOf(ctx, languageOf(row))}`;
      return { dedupeKey: `reminder:${row.id}`, recipient: row.email ?? '', subject, body };
    }),
  );
}

/** The daily step: one mail for each person who wants one a day, with what came since the last and is still open. Repeating it sends nothing twice. */
export async function mailTheDay(ctx: Ctx): Promise<void> {
  const due = and(
    isNotNull(stageReminder.planId),
    isNull(stageReminder.mailedAt),
    sql`${stageReminder.sentAt} > ${ctx.now.toISOString()}::timestamptz - ${LOOK_BACK}`,
    sql`not exists (select 1 from ${mail} m where m.company_id = ${stageReminder.companyId} and m.dedupe_key = 'reminder:' || ${stageReminder.id})`,
    eq(userAccount.mailPreference, MailPreference.DAILY),
    isOpen(ctx),
  );
  const rows = await reminders(ctx, due);
  const ofPerson = new Map<string, Row[]>();
  for (const row of rows) ofPerson.set(row.empId, [...(ofPerson.get(row.empId) ?? []), row]);
  await queue(
    ctx,
    [...ofPerson].map(([empId, list]) => {
      const language = languageOf(list[0]);
      const lines = list.map((row) => `${wordsOf(row).subject}\n${linkOf(ctx, row)}`);
      return {
        dedupeKey: `day:${empId}:${list.at(-1)?.id ?? ''}`,
        recipient: list[0]?.email ?? '',
        subject: translate(language, 'mail.day.subject', { count: list.length }),
        body: [...lines, choiceOf(ctx, language)].join('\n\n'),
      };
    }),
  );
  await ctx.tx
    .update(stageReminder)
    .set({ mailedAt: ctx.now })
    .where(
      and(
        eq(stageReminder.companyId, ctx.session.companyId),
        sql`${stageReminder.id} in (select jsonb_array_elements_text(${JSON.stringify(rows.map((row) => row.id))}::jsonb))`,
      ),
    );
}

/** Reminders with where and in which language their people are written to; who has no address, or has left, is left out. */
const reminders = (ctx: Ctx, where: SQL | undefined): Promise<Row[]> =>
  ctx.tx
    .select({
      id: stageReminder.id,
      empId: stageReminder.empId,
      kind: stageReminder.kind,
      params: stageReminder.params,
      label: stageReminder.label,
      planId: stageReminder.planId,
      work: stageReminder.work,
      subjectEmpId: stageReminder.subjectEmpId,
      page: stageReminder.page,
      email: employee.email,
      language: userAccount.language,
    })
    .from(stageReminder)
    .innerJoin(employee, and(eq(employee.companyId, stageReminder.companyId), eq(employee.id, stageReminder.empId)))
    .leftJoin(userAccount, and(eq(userAccount.companyId, employee.companyId), eq(userAccount.empId, employee.id)))
    .where(
      and(eq(stageReminder.companyId, ctx.session.companyId), isNotNull(employee.email), notLeftOn(ctx.today), where),
    )
    .orderBy(asc(stageReminder.id));

async function queue(ctx: Ctx, letters: readonly Letter[]): Promise<void> {
  if (letters.length === 0) return;
  await insertMany(
    ctx.tx,
    mail,
    letters.map((letter) => ({
      ...letter,
      companyId: ctx.session.companyId,
      id: ctx.newId(),
      createdAt: ctx.now,
      nextTryAt: ctx.now,
    })),
  );
  ctx.mailQueued();
}

const languageOf = (row: Row | undefined): LanguageCode => (row?.language === 'en-US' ? 'en-US' : 'zh-CN');

/** What a reminder is called in a mail; a line break in a name of a plan would start a header of its own. */
function wordsOf(row: Row): { subject: string; content: string } {
  const { type, content } = reminderTexts(languageOf(row), row.kind, row.params);
  const subject = row.planId === null || row.label === null ? type : `${type} · ${row.label}`;
  return { subject: subject.replace(/[\r\n]+/g, ' '), content };
}

const linkOf = (ctx: Ctx, { kind, planId, work, subjectEmpId }: Row): string =>
  `${ctx.webUrl}${tellingPath(kind, work as Work | null, { planCode: planId ?? '', empId: subjectEmpId })}`;

const choiceOf = (ctx: Ctx, language: LanguageCode): string =>
  translate(language, 'mail.choice', { link: `${ctx.webUrl}/my-account` });
