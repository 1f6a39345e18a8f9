import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import type { Call } from '../../kit/calls.ts';
import type { LanguageCode, Tx } from '../../kit/context.ts';
import { refused, type Failure } from '../../kit/failure.ts';
import { hashToken, isExpired, newSessionToken } from '../../kit/session-token.ts';
import { auditAccount } from './audit.ts';
import { session, userAccount, userPassword } from './tables.ts';

export type SignedIn = DataOf<Contract['root']['endpoints']['login']>;

export interface Proven {
  companyId: string;
  userId: string;
  /** When the password that was proven was set; absent where none was asked for. */
  passwordChangedAt?: Date | null;
}

/** Begins the one session of an account that has proven itself; refuses while another lives, unless `force` ends it. */
export async function startSession(
  call: Call,
  tx: Tx,
  now: Date,
  account: Proven,
  force: boolean,
): Promise<SignedIn | Failure> {
  const { companyId, userId, passwordChangedAt } = account;
  // The row lock makes twenty sign-ins at once queue up; what was checked before is checked again under it.
  const [locked] = await tx
    .select({
      enabled: userAccount.enabled,
      mustChangePassword: userAccount.mustChangePassword,
      language: userAccount.language,
      passwordChangedAt: userPassword.changedAt,
    })
    .from(userAccount)
    .leftJoin(
      userPassword,
      and(eq(userPassword.companyId, userAccount.companyId), eq(userPassword.userId, userAccount.id)),
    )
    .where(and(eq(userAccount.companyId, companyId), eq(userAccount.id, userId)))
    .for('update', { of: userAccount });
  const samePassword =
    passwordChangedAt === undefined || locked?.passwordChangedAt?.getTime() === passwordChangedAt?.getTime();
  if (!locked?.enabled || !samePassword) throw refused('WRONG_CREDENTIALS');
  // Answered, not thrown: whatever was proven stays proven.
  if (!(await endOtherSession(call, tx, now, account, force))) return refused('SESSION_EXISTS');
  const begun = await insertSession(call, tx, { companyId, userId, subjectUserId: userId, createdAt: now, now });
  await tx
    .update(userAccount)
    .set({ lastSignInAt: now })
    .where(and(eq(userAccount.companyId, companyId), eq(userAccount.id, userId)));
  await auditAccount(call, tx, now, { companyId, actorUserId: userId, action: 'session.signIn' });
  return {
    ...begun,
    mustChangePassword: locked.mustChangePassword,
    language: locked.language as LanguageCode,
  };
}

interface NewSession {
  companyId: string;
  userId: string;
  subjectUserId: string;
  /** When the person signed in: what the absolute limit counts from, also after switching identities. */
  createdAt: Date;
  now: Date;
}

/** Makes a session with a token that only its holder knows. */
export async function insertSession(
  { kernel }: Call,
  tx: Tx,
  { now, ...of }: NewSession,
): Promise<{ token: string; sessionVersion: string }> {
  const token = newSessionToken();
  const id = kernel.newId(now);
  await tx.insert(session).values({ ...of, id, tokenHash: hashToken(token), lastSeenAt: now });
  return { token, sessionVersion: sessionVersion(id) };
}

async function endOtherSession(
  { kernel }: Call,
  tx: Tx,
  now: Date,
  { companyId, userId }: Proven,
  force: boolean,
): Promise<boolean> {
  const [other] = await tx
    .select({ id: session.id, createdAt: session.createdAt, lastSeenAt: session.lastSeenAt })
    .from(session)
    .where(and(eq(session.companyId, companyId), eq(session.userId, userId), isNull(session.endedAt)));
  if (!other) return true;
  const over = isExpired(kernel, other.createdAt, other.lastSeenAt, now);
  if (!over && !force) return false;
  await tx
    .update(session)
    .set({ endedAt: now, ...(!over && { endReason: 'elsewhere' as const }) })
    .where(and(eq(session.companyId, companyId), eq(session.id, other.id)));
  return true;
}

/** Tells tabs apart whose cookies belong to different sessions; says nothing about the token. */
const sessionVersion = (sessionId: string) =>
  createHash('sha256').update(`hengcai session ${sessionId}`).digest('hex').slice(0, 12);
