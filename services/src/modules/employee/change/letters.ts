import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { Contract } from '@hengcai/shared/contract/all';
import type { ChangeLetter } from '@hengcai/shared/contract/employee/personnelChange';
import type { DataOf, ParsedOf } from '@hengcai/shared/contract/kernel';
import { FieldGroup, LetterKind, type ValueOf } from '@hengcai/shared/enums';
import { checkLetterText } from '@hengcai/shared/rules/letter';
import type { Ctx, FileAnswer, LanguageCode } from '../../../kit/context.ts';
import { forbidden, notFound, refused } from '../../../kit/failure.ts';
import { localName } from '../../../kit/local-name.ts';
import { keepLetter, lettersAbout, type LetterRow, wordingsInUse, written } from '../../../kit/letters/write.ts';
import { pdfFile } from '../../../kit/pdf/pdf-file.ts';
import { letter } from '../../../kit/tables.ts';
import { translate } from '../../../messages/translate.ts';
import { hostOf } from '../invite/selection.ts';
import { groupsNamed, meaningsOf, ownLetterValues } from '../letter-fields.ts';
import { readerOf, rightsOverPerson, type GroupName, type PersonRights } from '../rights.ts';
import { requireVisible } from '../save.ts';
import { employee } from '../tables.ts';
import { filersOf, letterKindOf } from './data.ts';
import { changeLetterValues } from './letter-values.ts';
import { changesById, type ChangeRow } from './rows.ts';

type Endpoints = Contract['personnelChange']['endpoints'];
type Kind = ValueOf<typeof LetterKind>;
type LetterData = z.output<typeof ChangeLetter>;

const ABOUT = 'personnelChange';

/** The letter about a change as it would be written today, and those that were written. */
export async function letterForm(
  ctx: Ctx,
  { changeId, language }: ParsedOf<Endpoints['letterinterface']>,
): Promise<DataOf<Endpoints['letterinterface']>> {
  const { row, kind } = await lettered(ctx, changeId);
  const decided = kind === LetterKind.LEAVING ? { lastDay: row.effectiveDate } : { regularDate: row.effectiveDate };
  const values = await changeLetterValues(ctx, row.empId, language, decided);
  const wording = (await wordingsInUse(ctx, kind))(language);
  const own = await ownLetterValues(ctx, kind, [wording], [{ empId: row.empId, language }]);
  const { subject, body, blanks } = written(wording, { ...values, ...own.get(row.empId) });
  const rights = await rightsOverPerson(ctx, await readerOf(ctx), row.empId);
  const letters = (await lettersAbout(ctx, ABOUT, [changeId])).filter((one) => isReadable(ctx, rights, one));
  return {
    kind,
    letterSubject: subject,
    letterBody: body,
    blanks: await meaningsOf(ctx, kind, blanks),
    letters: await toLetters(ctx, letters.reverse()),
  };
}

/** Keeps a letter as somebody has read and mended it. */
export async function writeLetter(
  ctx: Ctx,
  { changeId, language, letterSubject: subject, letterBody: body }: ParsedOf<Endpoints['writeletter']>,
): Promise<LetterData> {
  const { row, kind } = await lettered(ctx, changeId);
  // What was left of a template would stand in the letter as it is.
  const issues = checkLetterText({ subject, body }, []);
  if (issues.length > 0)
    throw refused(issues.map((one) => ({ ...one, field: one.field === 'subject' ? 'letterSubject' : 'letterBody' })));
  const kept = await keepLetter(ctx, {
    kind,
    language,
    aboutType: ABOUT,
    aboutId: changeId,
    empId: row.empId,
    subject,
    body,
    tells: await groupsNamed(ctx, kind, (await wordingsInUse(ctx, kind))(language)),
  });
  await audit(ctx, 'written', kept);
  const [data] = await toLetters(ctx, [kept]);
  if (!data) throw notFound();
  return data;
}

/** A letter as PDF, in its own language whoever fetches it. */
export async function letterFile(ctx: Ctx, letterId: string): Promise<FileAnswer> {
  const [found] = await ctx.tx
    .select({ row: letter, name: employee.name, nameEn: employee.nameEn })
    .from(letter)
    .innerJoin(employee, and(eq(employee.companyId, letter.companyId), eq(employee.id, letter.empId)))
    .where(and(eq(letter.companyId, ctx.session.companyId), eq(letter.id, letterId), eq(letter.aboutType, ABOUT)));
  if (!found) throw notFound();
  const { row, name, nameEn } = found;
  await requireVisible(ctx, row.empId);
  if (!isReadable(ctx, await rightsOverPerson(ctx, await readerOf(ctx), row.empId), row)) throw notFound();
  await audit(ctx, 'fetched', row);
  const { name: company } = await hostOf(ctx);
  const reader = (await filersOf(ctx, [{ createdBy: ctx.session.userId }])).get(ctx.session.userId) ?? '';
  const { language, subject: title, body } = row;
  const t: Ctx['t'] = (id, params) => translate(language, id, params);
  const subject = { company, title, running: `${company} · ${title}`, reader };
  return pdfFile({ ...ctx, language, t }, `${localName({ language }, name, nameEn)} ${title}`, subject, [
    { kind: 'head', company, title },
    { kind: 'paragraph', text: body },
  ]);
}

/** A change that asks for a letter, of somebody the caller sees; nobody writes their own. */
async function lettered(ctx: Ctx, changeId: string): Promise<{ row: ChangeRow; kind: Kind }> {
  const [row] = await changesById(ctx, [changeId]);
  if (!row) throw notFound();
  await requireVisible(ctx, row.empId);
  if (row.empId === ctx.session.empId) throw forbidden();
  const kind = letterKindOf(row);
  if (kind === null) throw refused('NO_LETTER_OF_CHANGE');
  return { row, kind };
}

const { WORK, CONTRACT } = FieldGroup;
/** What every letter of a kind tells of somebody: whoever may not read that, does not read the letter. */
const TELLS: Readonly<Record<number, readonly GroupName[]>> = {
  [LetterKind.REGULARISATION]: [WORK],
  [LetterKind.LEAVING]: [WORK, CONTRACT],
};

const isReadable = (ctx: Ctx, { reads }: PersonRights, { kind, writtenBy, tells }: LetterRow): boolean =>
  writtenBy === ctx.session.userId || [...(TELLS[kind] ?? []), ...(tells as GroupName[])].every(reads);

async function toLetters(ctx: Ctx, rows: readonly LetterRow[]): Promise<LetterData[]> {
  const writers = await filersOf(
    ctx,
    rows.map(({ writtenBy }) => ({ createdBy: writtenBy })),
  );
  return rows.map((row) => ({
    letterId: row.id,
    kind: row.kind as Kind,
    language: row.language satisfies LanguageCode,
    letterSubject: row.subject,
    letterBody: row.body,
    writtenBy: writers.get(row.writtenBy) ?? null,
    writtenAt: row.writtenAt.toISOString(),
  }));
}

const audit = (ctx: Ctx, what: 'written' | 'fetched', { id, aboutId, subject }: LetterRow): Promise<void> =>
  ctx.audit({
    action: `change.letter.${what}`,
    objectType: ABOUT,
    objectId: aboutId,
    params: { subject, letterId: id },
  });
