import { and, eq, inArray, ne } from 'drizzle-orm';
import { isAnyOf } from '../../db/sql.ts';
import { appendAudits } from '../../kit/audit.ts';
import type { Ctx, LanguageCode } from '../../kit/context.ts';
import { refused } from '../../kit/failure.ts';
import { endSessions } from './end-sessions.ts';
import { hashPassword } from './hashing.ts';
import { invitedUntil } from './invite-accounts.ts';
import { randomPassword } from './passwords.ts';
import { setPassword } from './set-password.ts';
import { loginName, userAccount, userPassword, type LoginNameKind } from './tables.ts';

export { findEntry as tryDirectory, isUserFilter } from './directory/directory.ts';
export { endSessions } from './end-sessions.ts';
export { redirectUri, tryProvider } from './external/provider.ts';
export { hashInBulk, hashPassword } from './hashing.ts';
export { endInvitations, inviteAccounts, invitedUntil, type Invited } from './invite-accounts.ts';
export { randomPassword } from './passwords.ts';
export { readAccounts, readDepartments } from './identities.ts';
export { keepSession } from './keep-session.ts';
export { createAccounts, renameAccounts, type NewEmployeeAccount } from './many-accounts.ts';

/** The names a person signs in with; null takes a name away. */
export type LoginNames = Partial<Record<LoginNameKind, string | null>>;

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
export async function setLoginNames(ctx: Ctx, userId: string, names: LoginNames): Promise<void> {
  const { companyId } = ctx.session;
  const kinds = Object.keys(names) as LoginNameKind[];
  if (kinds.length === 0) return;
  await ctx.tx
    .delete(loginName)
    .where(and(eq(loginName.companyId, companyId), eq(loginName.userId, userId), inArray(loginName.kind, kinds)));
  for (const kind of kinds) {
    const name = names[kind]?.trim().toLowerCase();
    if (!name) continue;
    await ctx.tx.insert(loginName).values({ companyId, name, kind, userId }).onConflictDoNothing();
    const [owner] = await ctx.tx
      .select({ userId: loginName.userId })
      .from(loginName)
      .where(and(eq(loginName.companyId, companyId), eq(loginName.name, name)));
    // The own number as account is fine; a name of somebody else's is not.
    if (owner?.userId !== userId) throw refused([{ field: FIELD_OF[kind], code: 'ALREADY_USED' }]);
  }
}

const FIELD_OF: Record<LoginNameKind, string> = { account: 'loginAccount', number: 'empNumber', email: 'email' };

/** Opens or closes accounts and answers which of them changed; closing ends their sessions in the same transaction. */
export async function setAccountsEnabled(ctx: Ctx, userIds: readonly string[], enabled: boolean): Promise<string[]> {
  if (userIds.length === 0) return [];
  const changed = await ctx.tx
    .update(userAccount)
    .set({ enabled })
    .where(
      and(
        eq(userAccount.companyId, ctx.session.companyId),
        isAnyOf(userAccount.id, userIds),
        ne(userAccount.enabled, enabled),
      ),
    )
    .returning({ id: userAccount.id });
  const ids = changed.map(({ id }) => id);
  if (ids.length === 0) return [];
  if (!enabled) await endSessions(ctx, ids, 'disabled');
  const action = enabled ? 'account.enabled' : 'account.disabled';
  await appendAudits(
    ctx,
    ids.map((objectId) => ({ action, objectType: 'account', objectId })),
  );
  return ids;
}

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
