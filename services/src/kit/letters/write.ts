import { and, asc, eq } from 'drizzle-orm';
import { filledIn, type LetterText, placeholdersIn } from '@hengcai/shared/rules/letter';
import { isAnyOf } from '../../db/sql.ts';
import type { Ctx, LanguageCode } from '../context.ts';
import { letter, letterTemplate } from '../tables.ts';
import { type Kind, type LetterValues, shippedWording } from './kinds.ts';

export type LetterRow = typeof letter.$inferSelect;

/** Where something is not known a line is left to be filled in by hand. */
const BLANK = '________';

/** How letters of a kind are worded today, by language: the company's template in use, else as shipped. */
export async function wordingsInUse(ctx: Ctx, kind: Kind): Promise<(language: LanguageCode) => LetterText> {
  const own = await ctx.tx
    .select({ language: letterTemplate.language, subject: letterTemplate.subject, body: letterTemplate.body })
    .from(letterTemplate)
    .where(
      and(
        eq(letterTemplate.companyId, ctx.session.companyId),
        eq(letterTemplate.kind, kind),
        eq(letterTemplate.inUse, true),
      ),
    );
  return (language) => own.find((one) => one.language === language) ?? shippedWording(kind, language);
}

/** A letter with its placeholders filled in, and the names of those nothing is known for: of fields no longer in use as well. */
export function written({ subject, body }: LetterText, values: LetterValues): LetterText & { blanks: string[] } {
  const named = placeholdersIn(`${subject}\n${body}`);
  const known = Object.fromEntries(named.map((name) => [name, values[name] ?? BLANK]));
  return {
    // A line break in a name would begin a header of its own in a mail.
    subject: filledIn(subject, known).replace(/\s*[\r\n]+\s*/g, ' '),
    body: filledIn(body, known),
    blanks: named.filter((name) => (values[name] ?? null) === null),
  };
}

/** Keeps a letter as it was written. */
export async function keepLetter(
  ctx: Ctx,
  one: Pick<LetterRow, 'kind' | 'language' | 'aboutType' | 'aboutId' | 'empId' | 'subject' | 'body'> &
    Partial<Pick<LetterRow, 'tells'>>,
): Promise<LetterRow> {
  const { companyId, userId } = ctx.session;
  const row = { tells: [], ...one, companyId, id: ctx.newId(), writtenBy: userId, writtenAt: ctx.now };
  await ctx.tx.insert(letter).values(row);
  return row;
}

/** The letters about some things of a kind, in the order in which they were written. */
export const lettersAbout = (ctx: Ctx, aboutType: string, aboutIds: readonly string[]): Promise<LetterRow[]> =>
  ctx.tx
    .select()
    .from(letter)
    .where(
      and(
        eq(letter.companyId, ctx.session.companyId),
        eq(letter.aboutType, aboutType),
        isAnyOf(letter.aboutId, aboutIds),
      ),
    )
    .orderBy(asc(letter.writtenAt), asc(letter.id));

/** A day as letters write it. */
export const letterDay = (day: string | null, language: LanguageCode): string | null =>
  day === null ? null : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
