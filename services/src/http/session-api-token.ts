import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Endpoint } from '@hengcai/shared/contract/kernel';
import { sessionOver } from '../kit/calls.ts';
import { Failure } from '../kit/failure.ts';
import { readIdentity, type Identity } from '../kit/identity.ts';
import type { Kernel } from '../kit/kernel.ts';
import { hashToken } from '../kit/session-token.ts';
import { apiToken } from '../modules/platform/tables.ts';
import { isForOriginalUser } from '../kit/policy.ts';

/** The last use moves in steps of this size. */
const USED_STEP_MS = 60_000;

/** What a script's token lets its holder do of what its owner may. */
export interface TokenGrant {
  tokenId: string;
  readOnly: boolean;
  allowExport: boolean;
}

/**
 * Whose token it is, with the owner's roles and rights as they are now; refuses with 208. What is wrong with a token is
 * not told: an unknown one, an expired and a revoked one are answered the same.
 */
export async function readApiToken(kernel: Kernel, token: string): Promise<Identity & { grant: TokenGrant }> {
  return kernel.db.withSystem('apiToken', async (tx, now) => {
    const [row] = await tx
      .select({
        tokenId: apiToken.id,
        companyId: apiToken.companyId,
        userId: apiToken.userId,
        readOnly: apiToken.readOnly,
        allowExport: apiToken.allowExport,
        expiresAt: apiToken.expiresAt,
        lastUsedAt: apiToken.lastUsedAt,
      })
      .from(apiToken)
      .where(and(eq(apiToken.tokenHash, hashToken(token)), isNull(apiToken.endedAt)));
    if (!row || row.expiresAt <= now) throw sessionOver('API_TOKEN_OVER');
    const { tokenId, companyId, userId, readOnly, allowExport, lastUsedAt } = row;
    const identity = await readIdentity(tx, { sessionId: '', companyId, userId, subjectUserId: userId }, now);
    if (!identity) throw sessionOver('API_TOKEN_OVER');
    const usedBefore = new Date(now.getTime() - USED_STEP_MS);
    if (lastUsedAt === null || lastUsedAt <= usedBefore) {
      await tx
        .update(apiToken)
        .set({ lastUsedAt: now })
        .where(
          and(
            eq(apiToken.companyId, companyId),
            eq(apiToken.id, tokenId),
            // A hundred calls at once wait for the first, and then see that it has written.
            or(isNull(apiToken.lastUsedAt), lte(apiToken.lastUsedAt, usedBefore)),
          ),
        );
    }
    return { ...identity, grant: { tokenId, readOnly, allowExport } };
  });
}

/** Whether an answer is a file, or the call asks for an export that a job makes: bulk data. */
const isExport = ({ answers, policy }: Endpoint): boolean =>
  answers === 'file' || (policy.kind === 'pages' && policy.pages.some(({ need }) => need === 'export'));

/** What belongs to a person who is there: the own account (tokens, password, identity), and who may sign in as whom. */
const isPersonal = ({ policy, effect }: Endpoint): boolean =>
  effect === 'writes' && (policy.kind === 'self' || isForOriginalUser(policy));

/**
 * Refuses what a token may not do whatever its owner may: what is personal, files without the right to them, and writing
 * with a token that reads. An export writes nothing but its line in the audit, so a token that only reads may export
 * where that was allowed.
 */
export function refuseToToken(endpoint: Endpoint, { readOnly, allowExport }: TokenGrant): void {
  if (isPersonal(endpoint)) throw refusal('API_TOKEN_NOT_HERE');
  if (isExport(endpoint)) {
    if (!allowExport) throw refusal('API_TOKEN_NO_EXPORT');
  } else if (readOnly && endpoint.effect === 'writes') throw refusal('API_TOKEN_READ_ONLY');
}

const refusal = (code: string) => new Failure(403, [{ field: '', code }]);
