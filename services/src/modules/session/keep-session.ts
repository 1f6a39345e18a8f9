import { and, eq, isNull } from 'drizzle-orm';
import type { Call } from '../../kit/calls.ts';
import { session } from './tables.ts';

/** Moves the idle limit of the caller's session, as a click would; the absolute limit stays. */
export async function keepSession({ kernel, session: { companyId, sessionId } }: Call): Promise<void> {
  await kernel.db.withSystem('session', (tx, now) =>
    tx
      .update(session)
      .set({ lastSeenAt: now })
      .where(and(eq(session.companyId, companyId), eq(session.id, sessionId), isNull(session.endedAt))),
  );
}
