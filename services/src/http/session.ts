import { and, eq, isNull } from 'drizzle-orm';
import { sessionOver } from '../kit/calls.ts';
import { Failure } from '../kit/failure.ts';
import type { Kernel } from '../kit/kernel.ts';
import { readIdentity, type Identity } from '../kit/identity.ts';
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
  return kernel.db.withSystem('session', async (tx, now) => {
    const [row] = await tx
      .select({
        sessionId: session.id,
        companyId: session.companyId,
        userId: session.userId,
        subjectUserId: session.subjectUserId,
        createdAt: session.createdAt,
        lastSeenAt: session.lastSeenAt,
        endedAt: session.endedAt,
        endReason: session.endReason,
      })
      .from(session)
      .where(eq(session.tokenHash, hashToken(token)));
    if (!row) throw sessionOver();
    const { createdAt, lastSeenAt, endedAt, endReason, ...ref } = row;
    if (endedAt) throw endOf(endReason);
    if (isExpired(kernel, createdAt, lastSeenAt, now)) throw sessionOver();
    const identity = await readIdentity(tx, ref, now);
    if (!identity) throw sessionOver();
    if (!poll && now.getTime() - lastSeenAt.getTime() >= SEEN_STEP_MS) {
      await tx
        .update(session)
        .set({ lastSeenAt: now })
        .where(and(eq(session.companyId, ref.companyId), eq(session.id, ref.sessionId), isNull(session.endedAt)));
    }
    return { ...identity, grant: null };
  });
}

function endOf(reason: EndReason | null): Failure {
  if (reason === 'elsewhere') return new Failure(209, [{ field: '', code: 'SESSION_ELSEWHERE' }]);
  return sessionOver(reason === 'accountChanged' ? 'ACCOUNT_CHANGED' : 'SESSION_TIMEOUT');
}
