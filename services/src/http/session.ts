import { and, eq, isNull, lte } from 'drizzle-orm';
import { literal } from '../db/sql.ts';
import { sessionOver } from '../kit/calls.ts';
import { Failure } from '../kit/failure.ts';
import type { Kernel } from '../kit/kernel.ts';
import { identityOf, type Identity, type IdentityRow, type SessionRef } from '../kit/identity.ts';
import { linksOf } from '../kit/identity-link.ts';
import { API_TOKEN_PREFIX, hashToken, isExpired } from '../kit/session-token.ts';
import { session } from '../modules/session/tables.ts';
import type { EndReason } from '../modules/session/tables.ts';
import { readApiToken, type TokenGrant } from './session-api-token.ts';

/** The idle limit moves in steps of this size, so that a burst of calls writes the session row once. */
const SEEN_STEP_MS = 15_000;

/** The token of an Authorization header, or null. */
export function bearerOf(header: string | undefined): string | null {
  return /^Bearer ([\w-]{20,200})$/.exec(header ?? '')?.[1] ?? null;
}

/** Whose call it is; `grant` says what a script's token may do of it, and is null where a person has signed in. */
export interface Admitted extends Identity {
  grant: TokenGrant | null;
}

/**
 * Whose call it is; refuses with 208 or 209. Calls made by timers never move the idle limit, and never skip it either.
 */
export async function readSession(kernel: Kernel, token: string | null, poll: boolean): Promise<Admitted> {
  if (token === null) throw sessionOver();
  if (token.startsWith(API_TOKEN_PREFIX)) return readApiToken(kernel, token);
  const [found] = await kernel.db.readAs<{ row: SessionRow }>(
    'session',
    (now) => `select caller_of_session(${literal(hashToken(token))}, ${now}) as row`,
  );
  if (!found) throw sessionOver();
  const { row } = found;
  if (row.ended) throw endOf(row.endReason);
  const now = new Date(row.now);
  if (isExpired(kernel, new Date(row.createdAt), new Date(row.lastSeenAt), now)) throw sessionOver();
  const ref = {
    sessionId: row.sessionId,
    companyId: row.company_id,
    userId: row.user_id,
    subjectUserId: row.subject_user_id,
  };
  const identity = await identityOf(row, ref, (today) =>
    kernel.db.withSystem('session', (tx) => linksOf(tx, ref.companyId, ref.userId, today)),
  );
  if (!identity) throw sessionOver();
  if (!poll && row.now - row.lastSeenAt >= SEEN_STEP_MS) await touch(kernel, ref);
  return { ...identity, grant: null };
}

interface SessionRow extends IdentityRow {
  sessionId: string;
  company_id: string;
  user_id: string;
  subject_user_id: string;
  createdAt: number;
  lastSeenAt: number;
  ended: boolean;
  endReason: EndReason | null;
}

const touch = (kernel: Kernel, { companyId, sessionId }: SessionRef) =>
  kernel.db.withSystem('session', async (tx, now) => {
    const seenBefore = new Date(now.getTime() - SEEN_STEP_MS);
    await tx
      .update(session)
      .set({ lastSeenAt: now })
      .where(
        and(
          eq(session.companyId, companyId),
          eq(session.id, sessionId),
          isNull(session.endedAt),
          // A page of twenty calls waits for the first, and then sees that it has written.
          lte(session.lastSeenAt, seenBefore),
        ),
      );
  });

function endOf(reason: EndReason | null): Failure {
  if (reason === 'elsewhere') return new Failure(209, [{ field: '', code: 'SESSION_ELSEWHERE' }]);
  return sessionOver(reason === 'accountChanged' ? 'ACCOUNT_CHANGED' : 'SESSION_TIMEOUT');
}
