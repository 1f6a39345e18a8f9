import type { Call } from '../../kit/calls.ts';
import type { Tx } from '../../kit/context.ts';
import { audit } from '../../kit/tables.ts';

interface Line {
  companyId: string;
  actorUserId: string;
  /** Whose eyes are used from now on; the actor's own where it is left out. */
  subjectUserId?: string;
  action: string;
  params?: Record<string, string | null>;
}

/** An audit entry about an account, for the ways in: there is no session yet, or no longer, that a context could stand on. */
export async function auditAccount({ kernel, requestId }: Call, tx: Tx, now: Date, line: Line): Promise<void> {
  const { companyId, actorUserId, subjectUserId = actorUserId, action, params = {} } = line;
  await tx.insert(audit).values({
    companyId,
    id: kernel.newId(now),
    at: now,
    actorUserId,
    subjectUserId,
    action,
    objectType: 'account',
    objectId: actorUserId,
    params,
    requestId,
  });
}
