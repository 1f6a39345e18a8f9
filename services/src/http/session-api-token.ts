import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Endpoint } from '@hengcai/shared/contract/kernel';
import { callerStatement } from '../db/callers.ts';
import { literal } from '../db/sql.ts';
import { sessionOver } from '../kit/calls.ts';
import { Failure } from '../kit/failure.ts';
import { identityOf, type Identity, type IdentityRow } from '../kit/identity.ts';
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
  const [row] = await kernel.db.readAs<TokenRow>('apiToken', (now) => callerStatement(tokenOf(token), now));
  if (!row || row.expiresAt <= row.now) throw sessionOver('API_TOKEN_OVER');
  const { tokenId, readOnly, allowExport, lastUsedAt } = row;
  const ref = { sessionId: '', companyId: row.company_id, userId: row.user_id, subjectUserId: row.subject_user_id };
  // Its owner is looked through by nobody else.
  const identity = await identityOf(row, ref, () => Promise.resolve([]));
  if (!identity) throw sessionOver('API_TOKEN_OVER');
  if (lastUsedAt === null || lastUsedAt <= row.now - USED_STEP_MS) await touch(kernel, ref.companyId, tokenId);
  return { ...identity, grant: { tokenId, readOnly, allowExport } };
}

interface TokenRow extends IdentityRow {
  tokenId: string;
  company_id: string;
  user_id: string;
  subject_user_id: string;
  readOnly: boolean;
  allowExport: boolean;
  expiresAt: number;
  lastUsedAt: number | null;
}

const tokenOf = (token: string) => `
  select id as "tokenId", company_id, user_id, user_id as subject_user_id, read_only as "readOnly",
    allow_export as "allowExport", (extract(epoch from expires_at) * 1000)::float8 as "expiresAt",
    (extract(epoch from last_used_at) * 1000)::float8 as "lastUsedAt"
  from api_token where token_hash = ${literal(hashToken(token))} and ended_at is null`;

const touch = (kernel: Kernel, companyId: string, tokenId: string) =>
  kernel.db.withSystem('apiToken', async (tx, now) => {
    const usedBefore = new Date(now.getTime() - USED_STEP_MS);
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
  });

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
