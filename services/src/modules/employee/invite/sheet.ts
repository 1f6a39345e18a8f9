import { and, eq, isNull } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import type { Call } from '../../../kit/calls.ts';
import type { Ctx, FileAnswer } from '../../../kit/context.ts';
import { notFound, refused } from '../../../kit/failure.ts';
import { inChunks } from '../../../kit/insert-many.ts';
import { localName } from '../../../kit/local-name.ts';
import { inContext } from '../../../kit/run.ts';
import { timeCell, type Cell } from '../../../kit/sheet/cells.ts';
import { workbook } from '../../../kit/sheet/table-file.ts';
import {
  endInvitations,
  hashInBulk,
  inviteAccounts,
  invitedUntil,
  randomPassword,
  type Invited,
} from '../../session/public.ts';
import { passwordSheet } from '../../session/tables.ts';
import { auditHandedOver } from './cards.ts';
import { isElsewhere } from './counts.ts';
import { guestsOf, hostOf, type Guest, type Selection } from './selection.ts';

/** Keeps whom a sheet is for until it is fetched. */
export async function preparePasswords(ctx: Ctx, { empIds, again }: Selection): Promise<{ sheetKey: string }> {
  if (isElsewhere((await hostOf(ctx)).loginWay)) throw refused('PASSWORD_KEPT_ELSEWHERE');
  if ((await guestsOf(ctx, { empIds, again }, { byHand: true, after: '', limit: 1 })).length === 0)
    throw refused('NOBODY_TO_INVITE');
  const { companyId, userId } = ctx.session;
  const id = ctx.newId();
  const selection = { again, ...(empIds && { empIds }) };
  await ctx.tx.insert(passwordSheet).values({ companyId, id, userId, selection, createdAt: ctx.now });
  return { sheetKey: id };
}

interface Sheet {
  id: string;
  guests: Guest[];
  companyCode: string;
  /** When what it holds is over, the same for everybody on it. */
  begunAt: Date;
}

/**
 * Sends a sheet of first passwords. They are made while it is sent and stand nowhere but in it: of each only the hash is
 * kept, in memory, until with the end of the sheet all are stored in one transaction. A sheet that breaks off has changed
 * nothing, and one that is lost in its last bytes ends what it held.
 */
export async function sendPasswordSheet(
  { sheetKey }: ParsedOf<Contract['invitations']['endpoints']['passwordsheet']>,
  call: Call,
): Promise<FileAnswer> {
  const { sheet, name, header } = await inContext(call.kernel, call, 'writes', async (ctx) => ({
    sheet: await takeSheet(ctx, sheetKey),
    name: ctx.t('invite.sheetName', { date: ctx.today }),
    header: ['company', 'number', 'name', 'department', 'password', 'until', 'address'].map((one) =>
      ctx.t(`invite.sheet.${one}`, { zone: ctx.session.timeZone }),
    ),
  }));
  const file = workbook(name, name, rowsOf(call, sheet, header));
  return { ...file, stream: untilBroken(file.stream, () => takeBack(call, sheet), call.gone) };
}

/** Once: whoever comes second is refused, whatever became of the first. */
async function takeSheet(ctx: Ctx, id: string): Promise<Sheet> {
  const mine = and(
    eq(passwordSheet.companyId, ctx.session.companyId),
    eq(passwordSheet.id, id),
    eq(passwordSheet.userId, ctx.session.userId),
  );
  const [taken] = await ctx.tx
    .update(passwordSheet)
    .set({ fetchedAt: ctx.now })
    .where(and(mine, isNull(passwordSheet.fetchedAt)))
    .returning({ selection: passwordSheet.selection });
  if (!taken) {
    const [there] = await ctx.tx.select({ id: passwordSheet.id }).from(passwordSheet).where(mine);
    throw there ? refused('PASSWORDS_TOLD_ONCE') : notFound();
  }
  const host = await hostOf(ctx);
  if (isElsewhere(host.loginWay)) throw refused('PASSWORD_KEPT_ELSEWHERE');
  const guests = await guestsOf(ctx, taken.selection, { byHand: true });
  await auditHandedOver(ctx, 'invitation.passwords', guests.length);
  return { id, guests, companyCode: host.code, begunAt: ctx.now };
}

/** Header and people; the last step of the sheet makes its passwords work. */
async function* rowsOf(call: Call, sheet: Sheet, header: string[]): AsyncGenerator<Cell[]> {
  yield header;
  const until = new Intl.DateTimeFormat('sv-SE', {
    timeZone: call.session.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(invitedUntil(sheet.begunAt));
  const made: Invited[] = [];
  const withPasswords = sheet.guests.map((guest) => ({ guest, password: randomPassword() }));
  for await (const [{ guest, password }, hash] of hashInBulk(withPasswords, (one) => one.password)) {
    made.push({ userId: guest.userId, hash });
    const { number, name, nameEn, deptName } = guest;
    yield [
      sheet.companyCode,
      number,
      localName(call, name, nameEn),
      deptName ?? '',
      password,
      timeCell(until),
      call.kernel.settings.webUrl,
    ];
  }
  await inContext(call.kernel, call, 'writes', (ctx) =>
    inChunks(made, (some) => inviteAccounts(ctx, 'password', some, sheet.id, sheet.begunAt)),
  );
}

/** Runs `takeBack` when the bytes were not all taken. */
async function* untilBroken<T>(bytes: AsyncIterable<T>, takeBack: () => Promise<void>, gone: AbortSignal) {
  let whole = false;
  try {
    yield* bytes;
    whole = !gone.aborted;
  } finally {
    if (!whole) await takeBack();
  }
}

/** Nobody has the sheet: what it may have given is over, and its people can be asked in again. */
const takeBack = (call: Call, { id }: Sheet): Promise<void> =>
  inContext(call.kernel, call, 'writes', async (ctx) => {
    const count = await endInvitations(ctx, id);
    await auditHandedOver(ctx, 'invitation.passwordsBroken', count);
  });
