import { and, eq } from 'drizzle-orm';
import type { Ctx, LanguageCode } from '../../kit/context.ts';
import { hashPassword } from './hashing.ts';
import { invitedUntil } from './invite-accounts.ts';
import { randomPassword } from './passwords.ts';
import { setPassword } from './set-password.ts';
import { setManyLoginNames, type LoginNames } from './many-accounts.ts';
import { userAccount, userPassword } from './tables.ts';

export { findEntry as tryDirectory, isUserFilter } from './directory/directory.ts';
export { removeAvatars } from './avatar.ts';
export { endSessions } from './end-sessions.ts';
export { redirectUri, tryProvider } from './external/provider.ts';
export { hashInBulk, hashPassword } from './hashing.ts';
export { endInvitations, inviteAccounts, invitedUntil, type Invited } from './invite-accounts.ts';
export { randomPassword } from './passwords.ts';
export { readAccounts, readDepartments } from './identities.ts';
export { keepSession } from './keep-session.ts';
export { overLimit } from './attempts.ts';
export { hasSignInStatus, ofInvitation, signInStatus } from './sign-in-status.ts';
export {
  accountsOfEmployees,
  createAccounts,
  removeAccounts,
  renameAccounts,
  setAccountsEnabled,
  setManyLoginNames,
  type NewEmployeeAccount,
} from './many-accounts.ts';

export type { LoginNames } from './many-accounts.ts';

export interface NewAccount {
  empId: string | null;
  displayName: string;
  names: LoginNames;
  language?: LanguageCode;
  /**
   * `random`: a first password to hand over; `none`: nobody can sign in until one is set; a hash: for many accounts with
   * the same known password (demo, tests), hashed once.
   */
  password: 'random' | 'none' | { hash: string };
  /** Default true: the first sign-in asks for a password of the person's own. */
  mustChangePassword?: boolean;
}

/** Creates an account and answers its first password, if there is one; refuses a name that opens another account. */
export async function createAccount(
  ctx: Ctx,
  account: NewAccount,
): Promise<{ userId: string; initialPassword: string | null }> {
  const { companyId } = ctx.session;
  const userId = ctx.newId();
  const initialPassword = account.password === 'random' ? randomPassword() : null;
  await ctx.tx.insert(userAccount).values({
    companyId,
    id: userId,
    empId: account.empId,
    displayName: account.displayName,
    language: account.language ?? 'zh-CN',
    mustChangePassword: account.mustChangePassword ?? true,
    createdAt: ctx.now,
  });
  if (account.password !== 'none') {
    const hash =
      initialPassword === null ? (account.password as { hash: string }).hash : await hashPassword(initialPassword);
    await ctx.tx.insert(userPassword).values({ companyId, userId, hash, changedAt: ctx.now });
  }
  await setLoginNames(ctx, userId, account.names);
  await ctx.audit({ action: 'account.created', objectType: 'account', objectId: userId });
  return { userId, initialPassword };
}

/** Sets the names that open an account; those not mentioned stay. Refuses a name that opens another account. */
export const setLoginNames = (ctx: Ctx, userId: string, names: LoginNames): Promise<void> =>
  setManyLoginNames(ctx, [{ userId, names }]);

/** The account of an employee, or null. */
export async function accountOfEmployee(ctx: Ctx, empId: string): Promise<{ userId: string; enabled: boolean } | null> {
  const [row] = await ctx.tx
    .select({ userId: userAccount.id, enabled: userAccount.enabled })
    .from(userAccount)
    .where(and(eq(userAccount.companyId, ctx.session.companyId), eq(userAccount.empId, empId)));
  return row ?? null;
}

/** Gives an account a fresh password to hand over, which holds for a week, and ends its sessions; it is answered once. */
export async function resetToInitialPassword(ctx: Ctx, userId: string): Promise<string> {
  const password = randomPassword();
  await setPassword(ctx, userId, await hashPassword(password), invitedUntil(ctx.now));
  await ctx.audit({ action: 'account.passwordChanged', objectType: 'account', objectId: userId });
  return password;
}
