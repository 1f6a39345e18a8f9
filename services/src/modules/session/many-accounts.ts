import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { isAnyOf } from '../../db/sql.ts';
import { appendAudits } from '../../kit/audit.ts';
import type { Ctx } from '../../kit/context.ts';
import { refused } from '../../kit/failure.ts';
import { inChunks, insertMany } from '../../kit/insert-many.ts';
import { takenAt } from '../../kit/taken.ts';
import { updateMany } from '../../kit/update-many.ts';
import { endSessions } from './end-sessions.ts';
import { loginName, userAccount, userPassword, type LoginNameKind } from './tables.ts';

/** The names a person signs in with; null takes a name away. */
export type LoginNames = Partial<Record<LoginNameKind, string | null>>;

export interface NewEmployeeAccount {
  empId: string;
  displayName: string;
  names: LoginNames;
  /** A known password, hashed once for many; absent: nobody can sign in until HR sets a first password. */
  hash?: string;
  mustChangePassword?: boolean;
}

/**
 * Creates the accounts of many employees in few statements. They come without a password: hashing ten thousand would
 * take minutes, and nobody could hand over so many; HR sets the first one when the person needs it.
 */
export async function createAccounts(ctx: Ctx, accounts: readonly NewEmployeeAccount[]): Promise<Map<string, string>> {
  const { companyId } = ctx.session;
  const made = accounts.map((account) => ({ ...account, userId: ctx.newId() }));
  await insertMany(
    ctx.tx,
    userAccount,
    made.map(({ userId, empId, displayName, mustChangePassword }) => ({
      companyId,
      id: userId,
      empId,
      displayName,
      language: ctx.language,
      enabled: true,
      mustChangePassword: mustChangePassword ?? true,
      createdAt: ctx.now,
      version: 1,
    })),
  );
  await insertMany(
    ctx.tx,
    loginName,
    made.flatMap(({ userId, names }) => namesOf(names).map(([name, kind]) => ({ companyId, name, kind, userId }))),
  ).catch(takenAt(''));
  const known = made.flatMap(({ userId, hash }) =>
    hash === undefined ? [] : [{ companyId, userId, hash, changedAt: ctx.now }],
  );
  await insertMany(ctx.tx, userPassword, known);
  await appendAudits(
    ctx,
    made.map(({ userId }) => ({ action: 'account.created', objectType: 'account', objectId: userId })),
  );
  return new Map(made.map(({ empId, userId }) => [empId, userId]));
}

/** The names of one account, each once: the own number may be the account as well. */
function namesOf(names: NewEmployeeAccount['names']): [string, LoginNameKind][] {
  const byName = new Map<string, LoginNameKind>();
  for (const [kind, name] of Object.entries(names) as [LoginNameKind, string | null | undefined][]) {
    const typed = name?.trim().toLowerCase();
    if (typed && !byName.has(typed)) byName.set(typed, kind);
  }
  return [...byName];
}

/** Takes over the changed names of employees into what their accounts are shown as. */
export async function renameAccounts(
  ctx: Ctx,
  people: readonly { empId: string; displayName: string }[],
): Promise<void> {
  const { companyId } = ctx.session;
  await updateMany(
    ctx.tx,
    userAccount,
    ['companyId', 'empId'],
    people.map((person) => ({ companyId, ...person })),
  );
}

const FIELD_OF: Record<LoginNameKind, string> = { account: 'loginAccount', number: 'empNumber', email: 'email' };

/**
 * Sets the names that open some accounts; kinds not mentioned stay. All former names go first, so that people may
 * exchange theirs. Refuses a name that opens another account.
 */
export async function setManyLoginNames(
  ctx: Ctx,
  accounts: readonly { userId: string; names: LoginNames }[],
): Promise<void> {
  const { companyId } = ctx.session;
  const wanted = accounts.flatMap(({ userId, names }) =>
    (Object.keys(names) as LoginNameKind[]).map((kind) => ({
      userId,
      kind,
      name: names[kind]?.trim().toLowerCase() ?? '',
    })),
  );
  await inChunks(wanted, (chunk) =>
    ctx.tx.execute(sql`delete from ${loginName} where ${loginName.companyId} = ${companyId}
      and (${loginName.userId}, ${loginName.kind}) in (
        select r.user_id, r.kind from jsonb_to_recordset(${JSON.stringify(
          chunk.map(({ userId, kind }) => ({ user_id: userId, kind })),
        )}::jsonb) as r(user_id text, kind text))`),
  );
  const named = wanted.filter(({ name }) => name !== '');
  await inChunks(named, async (chunk) => {
    await ctx.tx
      .insert(loginName)
      .values(chunk.map((one) => ({ companyId, ...one })))
      .onConflictDoNothing();
    const owners = await ctx.tx
      .select({ name: loginName.name, userId: loginName.userId })
      .from(loginName)
      .where(
        and(
          eq(loginName.companyId, companyId),
          isAnyOf(
            loginName.name,
            chunk.map(({ name }) => name),
          ),
        ),
      );
    const ownerOf = new Map(owners.map((row) => [row.name, row.userId]));
    // The own number as account is fine; a name of somebody else's is not.
    const taken = chunk.find(({ name, userId }) => ownerOf.get(name) !== userId);
    if (taken) throw refused([{ field: FIELD_OF[taken.kind], code: 'ALREADY_USED' }]);
  });
}

/** The accounts of some employees, by employee. */
export async function accountsOfEmployees(
  ctx: Ctx,
  empIds: readonly string[],
): Promise<Map<string, { userId: string; enabled: boolean; hasSignedIn: boolean }>> {
  const rows = await ctx.tx
    .select({
      empId: userAccount.empId,
      userId: userAccount.id,
      enabled: userAccount.enabled,
      lastSignInAt: userAccount.lastSignInAt,
    })
    .from(userAccount)
    .where(and(eq(userAccount.companyId, ctx.session.companyId), isAnyOf(userAccount.empId, empIds)));
  return new Map(
    rows.map(({ empId, userId, enabled, lastSignInAt }) => [
      empId ?? '',
      { userId, enabled, hasSignedIn: lastSignInAt !== null },
    ]),
  );
}

/** Opens or closes accounts and answers which of them changed; closing ends their sessions in the same transaction. */
export async function setAccountsEnabled(ctx: Ctx, userIds: readonly string[], enabled: boolean): Promise<string[]> {
  const done: string[] = [];
  await inChunks(userIds, async (chunk) => {
    const changed = await ctx.tx
      .update(userAccount)
      .set({ enabled })
      .where(
        and(
          eq(userAccount.companyId, ctx.session.companyId),
          isAnyOf(userAccount.id, chunk),
          eq(userAccount.enabled, !enabled),
        ),
      )
      .returning({ id: userAccount.id });
    if (changed.length === 0) return;
    const ids = changed.map(({ id }) => id);
    done.push(...ids);
    if (!enabled) await endSessions(ctx, ids, 'disabled');
    await appendAudits(
      ctx,
      ids.map((objectId) => ({
        action: enabled ? 'account.enabled' : 'account.disabled',
        objectType: 'account',
        objectId,
      })),
    );
  });
  return done;
}

/** Removes the accounts of employees who never signed in, with the names that opened them. */
export async function removeAccounts(ctx: Ctx, empIds: readonly string[]): Promise<void> {
  await inChunks(empIds, (chunk) =>
    ctx.tx
      .delete(userAccount)
      .where(
        and(
          eq(userAccount.companyId, ctx.session.companyId),
          isNotNull(userAccount.empId),
          isAnyOf(userAccount.empId, chunk),
        ),
      ),
  );
}
