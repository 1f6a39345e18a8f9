import { appendAudits } from '../../kit/audit.ts';
import type { Ctx } from '../../kit/context.ts';
import { takenAt } from '../../kit/taken.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { updateMany } from '../../kit/update-many.ts';
import { loginName, userAccount, userPassword, type LoginNameKind } from './tables.ts';

export interface NewEmployeeAccount {
  empId: string;
  displayName: string;
  names: Partial<Record<LoginNameKind, string | null>>;
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
