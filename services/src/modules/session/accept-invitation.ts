import { and, eq, gt, sql } from 'drizzle-orm';
import { LoginWay } from '@hengcai/shared/enums';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf, ParsedOf } from '@hengcai/shared/contract/kernel';
import { checkPassword, decodeWirePassword } from '@hengcai/shared/rules/session/password';
import { enterTenant } from '../../db/database.ts';
import { detached, NOBODY, type Call } from '../../kit/calls.ts';
import type { Handlers, Session, Tx } from '../../kit/context.ts';
import { Failure, invalid, refused } from '../../kit/failure.ts';
import { createContext } from '../../kit/run.ts';
import { hashToken } from '../../kit/session-token.ts';
import { employee } from '../employee/tables.ts';
import { company } from '../../kit/tables.ts';
import { hashPassword } from './hashing.ts';
import { identityWords } from './passwords.ts';
import { setPassword } from './set-password.ts';
import { invitation, userAccount } from './tables.ts';

type Endpoints = Contract['invitationLink']['endpoints'];

const linkInvalid = () => refused([{ field: 'token', code: 'INVITATION_INVALID' }]);

/** What the holder of an invitation does with it: a token opens nothing but this. */
export const invitationLinkHandlers: Handlers<Contract['invitationLink']> = {
  invitationof: detached<Endpoints['invitationof']>(invitationOf),
  acceptinvitation: detached<Endpoints['acceptinvitation']>(acceptInvitation),
};

async function invitationOf(
  { token }: ParsedOf<Endpoints['invitationof']>,
  { kernel }: Call,
): Promise<DataOf<Endpoints['invitationof']>> {
  const guest = await kernel.db.withSystem('reset', (tx, now) => guestOf(tx, hashToken(token), now));
  if (!guest) throw linkInvalid();
  const { companyName, companyCode, personName, userName, expiresAt } = guest;
  return { companyName, companyCode, personName, userName, expiresAt: expiresAt.toISOString() };
}

/** Sets the first password of whom the token was given to; a refused password leaves the token to be tried again. */
async function acceptInvitation(
  input: ParsedOf<Endpoints['acceptinvitation']>,
  call: Call,
): Promise<DataOf<Endpoints['acceptinvitation']>> {
  const { kernel } = call;
  const tokenHash = hashToken(input.token);
  const found = await kernel.db.withSystem('reset', async (tx, now) => {
    const guest = await guestOf(tx, tokenHash, now);
    return guest && { guest, identity: await identityWords(tx, guest.companyId, guest.userId) };
  });
  if (!found) throw linkInvalid();
  const chosen = decodeWirePassword(input.password);
  if (chosen === null) throw invalid('password', 'INVALID_FORMAT');
  const issues = checkPassword(chosen, { identity: found.identity });
  if (issues.length > 0) throw new Failure(400, issues);
  const hash = await hashPassword(chosen);
  const { companyId, userId, companyCode, timeZone, userName } = found.guest;
  await kernel.db.withSystem('reset', async (tx, now) => {
    // Used first: of two who use it at the same moment one finds nothing.
    const used = await tx
      .update(invitation)
      .set({ tokenHash: null, expiresAt: null })
      .where(and(eq(invitation.tokenHash, tokenHash), gt(invitation.expiresAt, now)))
      .returning({ userId: invitation.userId });
    if (used.length === 0) throw linkInvalid();
    const session: Session = { ...NOBODY, companyId, companyCode, timeZone, userId, subjectUserId: userId };
    await enterTenant(tx, session);
    const ctx = createContext(kernel, { ...call, session }, tx, now, () => undefined);
    await setPassword(ctx, userId, hash, null);
    await ctx.audit({ action: 'account.invitationAccepted', objectType: 'account', objectId: userId });
  });
  return { companyCode, userName };
}

/** Whom a token was given to, while it holds and the account may have a password of its own. */
async function guestOf(tx: Tx, tokenHash: string, now: Date) {
  const [guest] = await tx
    .select({
      companyId: invitation.companyId,
      userId: invitation.userId,
      companyCode: company.code,
      companyName: company.name,
      timeZone: company.timeZone,
      personName: userAccount.displayName,
      userName: employee.empNumber,
      expiresAt: sql<Date>`${invitation.expiresAt}`.mapWith(invitation.expiresAt),
    })
    .from(invitation)
    .innerJoin(company, eq(company.companyId, invitation.companyId))
    .innerJoin(userAccount, and(eq(userAccount.companyId, invitation.companyId), eq(userAccount.id, invitation.userId)))
    .innerJoin(employee, and(eq(employee.companyId, userAccount.companyId), eq(employee.id, userAccount.empId)))
    .where(
      and(
        eq(invitation.tokenHash, tokenHash),
        gt(invitation.expiresAt, now),
        eq(company.loginWay, LoginWay.DEFAULT),
        company.enabled,
        userAccount.enabled,
      ),
    );
  return guest ?? null;
}
