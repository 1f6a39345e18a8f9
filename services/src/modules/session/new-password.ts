import { and, eq, gt } from 'drizzle-orm';
import { LoginWay } from '@hengcai/shared/enums';
import type { Contract } from '@hengcai/shared/contract/all';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import { checkResetPassword, decodeWirePassword } from '@hengcai/shared/rules/session/password';
import { enterTenant } from '../../db/database.ts';
import { NOBODY, type Call } from '../../kit/calls.ts';
import type { Session, Tx } from '../../kit/context.ts';
import { Failure, invalid, refused } from '../../kit/failure.ts';
import { createContext } from '../../kit/run.ts';
import { hashToken } from '../../kit/session-token.ts';
import { company } from '../../kit/tables.ts';
import { hashPassword } from './hashing.ts';
import { identityWords } from './passwords.ts';
import { setPassword } from './set-password.ts';
import { passwordReset, userAccount } from './tables.ts';

type Update = Contract['invite']['endpoints']['updatepassword'];

const linkInvalid = () => refused([{ field: 'token', code: 'RESET_LINK_INVALID' }]);

/** Sets the password of whom the token was mailed to; a refused password leaves the token to be tried again. */
export async function updatepassword(input: ParsedOf<Update>, call: Call): Promise<null> {
  const { kernel } = call;
  const tokenHash = hashToken(input.token);
  const found = await kernel.db.withSystem('reset', async (tx, now) => {
    const owner = await ownerOf(tx, tokenHash, now);
    return owner && { owner, identity: await identityWords(tx, owner.companyId, owner.userId) };
  });
  if (!found) throw linkInvalid();
  const chosen = decodeWirePassword(input.password);
  if (chosen === null) throw invalid('password', 'INVALID_FORMAT');
  const issues = checkResetPassword(chosen, { identity: found.identity });
  if (issues.length > 0) throw new Failure(400, issues);
  const hash = await hashPassword(chosen);
  const { owner } = found;
  await kernel.db.withSystem('reset', async (tx, now) => {
    // Deleted first: of two who use it at the same moment one finds nothing. Other links of the same person go as well.
    const used = await tx
      .delete(passwordReset)
      .where(and(eq(passwordReset.tokenHash, tokenHash), gt(passwordReset.expiresAt, now)))
      .returning({ userId: passwordReset.userId });
    if (used.length === 0) throw linkInvalid();
    await tx
      .delete(passwordReset)
      .where(and(eq(passwordReset.companyId, owner.companyId), eq(passwordReset.userId, owner.userId)));
    const session: Session = { ...NOBODY, ...owner, subjectUserId: owner.userId };
    await enterTenant(tx, session);
    const ctx = createContext(kernel, { ...call, session }, tx, now, () => undefined);
    await setPassword(ctx, owner.userId, hash, null);
    await ctx.audit({ action: 'account.passwordReset', objectType: 'account', objectId: owner.userId });
  });
  return null;
}

/** Whose token it is, while it holds and the account may have a password of its own. */
async function ownerOf(tx: Tx, tokenHash: string, now: Date) {
  const [owner] = await tx
    .select({
      companyId: passwordReset.companyId,
      userId: passwordReset.userId,
      companyCode: company.code,
      timeZone: company.timeZone,
    })
    .from(passwordReset)
    .innerJoin(company, eq(company.companyId, passwordReset.companyId))
    .innerJoin(
      userAccount,
      and(eq(userAccount.companyId, passwordReset.companyId), eq(userAccount.id, passwordReset.userId)),
    )
    .where(
      and(
        eq(passwordReset.tokenHash, tokenHash),
        gt(passwordReset.expiresAt, now),
        eq(company.loginWay, LoginWay.DEFAULT),
        company.enabled,
        userAccount.enabled,
      ),
    );
  return owner ?? null;
}
