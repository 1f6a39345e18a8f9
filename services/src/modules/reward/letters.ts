import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { LETTERS_PAGE, type thanksLetters as service } from '@hengcai/shared/contract/reward/letters';
import { VALUES_PAGE } from '@hengcai/shared/contract/reward/values';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import { PageRight, PointEntryKind, ThankYouLetterBox } from '@hengcai/shared/enums';
import { issue } from '@hengcai/shared/rules/issue';
import { checkAllowance } from '@hengcai/shared/rules/reward/points';
import { isAnyOf } from '../../db/sql.ts';
import type { CanSee } from '../../kit/audited-objects.ts';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { groupedBy } from '../../kit/grouped.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { oneAtATime } from '../../kit/one-at-a-time.ts';
import { hasRight } from '../../kit/pages.ts';
import { EVERYTHING, mapPage, paged, type Window } from '../../kit/paged.ts';
import { tell } from '../../kit/tell.ts';
import { demandVersion } from '../../kit/version.ts';
import { inServiceOn } from '../employee/public.ts';
import { employee } from '../employee/tables.ts';
import { addEntries, allowanceOf } from './ledger.ts';
import { colleagues, PERSON } from './people.ts';
import { letterRecipient, rewardValue, thankYouLetter } from './tables.ts';

type Calls = (typeof service)['endpoints'];
type Filter = ParsedOf<Calls['listLetter']>['filter'];
type Sent = ParsedOf<Calls['sendLetter']>;

export const thanksLettersHandlers: Handlers<typeof service> = {
  listLetter: async ({ filter, ...page }, ctx) => {
    const where = letterFilter(ctx, filter);
    const rows = await paged(
      page,
      (window) => letterRows(ctx, where, window),
      () => ctx.tx.$count(thankYouLetter, where),
    );
    const recipients = await recipientsOf(
      ctx,
      rows.items.map(({ letterId }) => letterId),
    );
    return mapPage(rows, (row) => toLetter(ctx, row, recipients));
  },

  listColleague: (asked, ctx) => colleagues(ctx, asked),

  async sendLetter(sent, ctx) {
    const sender = ctx.session.empId;
    if (sender === null) throw refused('SENDER_IS_NOBODY');
    // Two letters at once would each find the whole allowance.
    await oneAtATime(ctx, `reward:giver:${sender}`);
    const letter = { ...sent, empIds: [...new Set(sent.empIds)] };
    const value = await demandSendable(ctx, sender, letter);
    const letterId = await write(ctx, sender, letter);
    await tellRecipients(ctx, sender, letter, letterId, value);
    return letterOf(ctx, letterId);
  },

  async hideLetter({ letterId, version, reason }, ctx) {
    const before = await letterOf(ctx, letterId);
    await demandVersion(before, version, () => before);
    if (before.hiddenAt !== null) throw refused('LETTER_HIDDEN');
    await ctx.tx
      .update(thankYouLetter)
      .set({ hiddenAt: ctx.now, hiddenReason: reason, version: version + 1 })
      .where(isLetter(ctx, letterId));
    await ctx.audit({
      action: 'thankYouLetter.hidden',
      objectType: 'thankYouLetter',
      objectId: letterId,
      params: { name: before.sender.empName, nameEn: before.sender.empNameEn ?? before.sender.empName, reason },
    });
    return letterOf(ctx, letterId);
  },
};

const isLetter = ({ session }: Ctx, id: string) =>
  and(eq(thankYouLetter.companyId, session.companyId), eq(thankYouLetter.id, id));

/** Whether the caller looks after the wall: hides letters and sees hidden ones. */
const looksAfterLetters = ({ session }: Pick<Ctx, 'session'>): boolean =>
  hasRight(session, VALUES_PAGE, PageRight.EDIT);

const receivedBy = ({ session }: Ctx, empId: string) => sql`${thankYouLetter.id} in (
  select r.letter_id from ${letterRecipient} r where r.company_id = ${session.companyId} and r.emp_id = ${empId})`;

/** Letters that the caller may see: all that are not hidden, and hidden ones of whoever wrote or received them, or looks after them. */
function seenLetters(ctx: Ctx) {
  const { companyId, empId: me } = ctx.session;
  return and(
    eq(thankYouLetter.companyId, companyId),
    looksAfterLetters(ctx)
      ? undefined
      : or(
          isNull(thankYouLetter.hiddenAt),
          me === null ? undefined : or(eq(thankYouLetter.senderId, me), receivedBy(ctx, me)),
        ),
  );
}

/** Whether the caller may see a letter, and therefore what happened to it. */
export const seesLetter: CanSee = async (ctx, letterId) =>
  (await ctx.tx.$count(thankYouLetter, and(seenLetters(ctx), eq(thankYouLetter.id, letterId)))) > 0;

function letterFilter(ctx: Ctx, { box, valueId, letterId }: Filter) {
  const me = ctx.session.empId ?? '';
  return and(
    seenLetters(ctx),
    box === ThankYouLetterBox.SENT ? eq(thankYouLetter.senderId, me) : undefined,
    box === ThankYouLetterBox.RECEIVED ? receivedBy(ctx, me) : undefined,
    valueId ? eq(thankYouLetter.valueId, valueId) : undefined,
    letterId ? eq(thankYouLetter.id, letterId) : undefined,
  );
}

const letterRows = ({ tx }: Ctx, where: ReturnType<typeof and>, { limit, offset }: Window) =>
  tx
    .select({
      letterId: thankYouLetter.id,
      sender: PERSON,
      valueId: thankYouLetter.valueId,
      text: thankYouLetter.text,
      points: thankYouLetter.points,
      sentAt: thankYouLetter.sentAt,
      hiddenAt: thankYouLetter.hiddenAt,
      hiddenReason: thankYouLetter.hiddenReason,
      version: thankYouLetter.version,
    })
    .from(thankYouLetter)
    .innerJoin(
      employee,
      and(eq(employee.companyId, thankYouLetter.companyId), eq(employee.id, thankYouLetter.senderId)),
    )
    .where(where)
    .orderBy(desc(thankYouLetter.sentAt), desc(thankYouLetter.id))
    .limit(limit)
    .offset(offset);

type LetterRow = Awaited<ReturnType<typeof letterRows>>[number];
type Recipients = Awaited<ReturnType<typeof recipientsOf>>;

/** The recipients of some letters, by letter. */
async function recipientsOf({ tx, session }: Ctx, letterIds: readonly string[]) {
  const rows = await tx
    .select({ letterId: letterRecipient.letterId, person: PERSON })
    .from(letterRecipient)
    .innerJoin(employee, and(eq(employee.companyId, letterRecipient.companyId), eq(employee.id, letterRecipient.empId)))
    .where(and(eq(letterRecipient.companyId, session.companyId), isAnyOf(letterRecipient.letterId, letterIds)))
    .orderBy(asc(employee.sortKey), asc(employee.id));
  return groupedBy(rows, ({ letterId }) => letterId);
}

const toLetter = (ctx: Ctx, { sentAt, hiddenAt, ...row }: LetterRow, recipients: Recipients) => ({
  ...row,
  recipients: (recipients.get(row.letterId) ?? []).map(({ person }) => person),
  sentAt: sentAt.toISOString(),
  hiddenAt: hiddenAt?.toISOString() ?? null,
  hideable: hiddenAt === null && looksAfterLetters(ctx),
});

/** Every letter that somebody wrote or received, the newest first. */
export async function lettersOf(ctx: Ctx, empId: string) {
  const rows = await letterRows(
    ctx,
    and(seenLetters(ctx), or(eq(thankYouLetter.senderId, empId), receivedBy(ctx, empId))),
    EVERYTHING,
  );
  const recipients = await recipientsOf(
    ctx,
    rows.map(({ letterId }) => letterId),
  );
  return rows.map((row) => toLetter(ctx, row, recipients));
}

async function letterOf(ctx: Ctx, id: string) {
  const [row] = await letterRows(ctx, and(seenLetters(ctx), eq(thankYouLetter.id, id)), { limit: 1, offset: 0 });
  if (!row) throw notFound();
  return toLetter(ctx, row, await recipientsOf(ctx, [id]));
}

/** Refuses a letter to oneself or to somebody who is not here, for a value nobody may choose, or with more points than are left. */
async function demandSendable(ctx: Ctx, sender: string, { empIds, valueId, points }: Sent) {
  const here = await ctx.tx
    .select({ id: employee.id })
    .from(employee)
    .where(and(eq(employee.companyId, ctx.session.companyId), isAnyOf(employee.id, empIds), inServiceOn(ctx.today)));
  const [value] = await ctx.tx
    .select({ name: rewardValue.name, nameEn: rewardValue.nameEn, enabled: rewardValue.enabled })
    .from(rewardValue)
    .where(and(eq(rewardValue.companyId, ctx.session.companyId), eq(rewardValue.id, valueId)))
    // It is not deleted before this letter counts.
    .for('key share');
  const { allowanceLeft } = await allowanceOf(ctx, sender);
  const issues = [
    ...(empIds.includes(sender) ? [issue('empIds', 'NOT_TO_ONESELF')] : []),
    ...(here.length < empIds.length ? [issue('empIds', 'RECIPIENT_NOT_HERE')] : []),
    ...(value?.enabled ? [] : [issue('valueId', 'VALUE_NOT_OFFERED')]),
    ...(points === 0 ? [] : checkAllowance({ points, recipients: empIds.length, left: allowanceLeft })),
  ];
  if (issues.length > 0 || !value) throw refused(issues);
  return value;
}

/** Writes the letter and its points. */
async function write(ctx: Ctx, senderId: string, { empIds, valueId, text, points }: Sent): Promise<string> {
  const { companyId } = ctx.session;
  const letterId = ctx.newId();
  await ctx.tx
    .insert(thankYouLetter)
    .values({ companyId, id: letterId, senderId, valueId, text, points, sentAt: ctx.now });
  await insertMany(
    ctx.tx,
    letterRecipient,
    empIds.map((empId) => ({ companyId, letterId, empId })),
  );
  if (points > 0)
    await addEntries(
      ctx,
      empIds.map((empId) => ({
        empId,
        delta: points,
        kind: PointEntryKind.LETTER,
        letterId,
        byEmpId: senderId,
        dedupeKey: `letter:${letterId}:${empId}`,
      })),
    );
  await ctx.audit({
    action: 'thankYouLetter.sent',
    objectType: 'thankYouLetter',
    objectId: letterId,
    params: { count: empIds.length, points },
  });
  return letterId;
}

/** Tells the recipients who thanks them and for what; the message leads to the letter. */
async function tellRecipients(
  ctx: Ctx,
  senderId: string,
  { empIds, points }: Sent,
  letterId: string,
  value: { name: string; nameEn: string | null },
): Promise<void> {
  const [sender] = await ctx.tx
    .select(PERSON)
    .from(employee)
    .where(and(eq(employee.companyId, ctx.session.companyId), eq(employee.id, senderId)));
  if (!sender) throw notFound();
  await tell(
    ctx,
    empIds.map((empId) => ({
      empId,
      kind: points > 0 ? 'thankYouLetter.points' : 'thankYouLetter',
      params: {
        name: sender.empName,
        nameEn: sender.empNameEn ?? sender.empName,
        value: value.name,
        valueEn: value.nameEn ?? value.name,
        points: String(points),
      },
      label: null,
      page: `${LETTERS_PAGE}?letterId=${letterId}`,
      dedupeKey: `thankYouLetter:${letterId}`,
    })),
  );
}
