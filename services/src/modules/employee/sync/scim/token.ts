import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { SyncSystemType } from '@hengcai/shared/enums';
import { NOBODY } from '../../../../kit/calls.ts';
import type { Session } from '../../../../kit/context.ts';
import { administrator } from '../../../../kit/identity.ts';
import type { Kernel } from '../../../../kit/kernel.ts';
import { hashToken } from '../../../../kit/session-token.ts';
import { company } from '../../../../kit/tables.ts';
import { overLimit } from '../../../session/public.ts';
import { scimToken } from '../../tables-sync.ts';
import { ScimError } from './errors.ts';
import { SCIM_TOKEN_PREFIX } from './path.ts';

const MINUTE_MS = 60_000;
/** Requests of one company in a minute: Entra ID sends some 25 a second when it begins. */
const PER_COMPANY = 1_800;
/** Wrong tokens from one address in a minute. */
const WRONG_PER_ADDRESS = 30;

/**
 * The company a token belongs to, as which everything is done: the token is the company's and not a person's, so that it
 * goes on when whoever made it leaves. It sees and writes people as somebody who sees the whole company.
 */
export async function companyOfToken(
  kernel: Kernel,
  authorization: string | undefined,
  clientIp: string | null,
): Promise<Session> {
  const token = /^Bearer (\S{1,200})$/i.exec(authorization ?? '')?.[1];
  const found = await kernel.db.withSystem('apiToken', async (tx, now) => {
    const address = `scimWrong:${clientIp ?? 'proxy'}`;
    if (token === undefined || !token.startsWith(SCIM_TOKEN_PREFIX))
      return { wait: await overLimit(tx, address, now, MINUTE_MS, WRONG_PER_ADDRESS) };
    const [row] = await tx
      .select({
        companyId: company.companyId,
        code: company.code,
        timeZone: company.timeZone,
        systemType: company.syncSystemType,
        lastUsedAt: scimToken.lastUsedAt,
      })
      .from(scimToken)
      .innerJoin(company, eq(company.companyId, scimToken.companyId))
      .where(and(eq(scimToken.tokenHash, hashToken(token)), company.enabled));
    if (!row) return { wait: await overLimit(tx, address, now, MINUTE_MS, WRONG_PER_ADDRESS) };
    const wait = await overLimit(tx, `scim:${row.companyId}`, now, MINUTE_MS, PER_COMPANY);
    const usedBefore = new Date(now.getTime() - MINUTE_MS);
    if (wait === 0 && (row.lastUsedAt === null || row.lastUsedAt <= usedBefore))
      await tx
        .update(scimToken)
        .set({ lastUsedAt: now })
        .where(
          and(
            eq(scimToken.companyId, row.companyId),
            or(isNull(scimToken.lastUsedAt), lte(scimToken.lastUsedAt, usedBefore)),
          ),
        );
    return { row, wait };
  });
  if (found.wait > 0) throw new ScimError(429, 'Too many requests; try again later.', undefined, Math.ceil(found.wait));
  if (!found.row) throw new ScimError(401, 'The token is unknown or was revoked.');
  if (found.row.systemType !== SyncSystemType.SCIM) throw new ScimError(403, 'The company takes nobody over by SCIM.');
  const { companyId, code, timeZone } = found.row;
  return {
    ...NOBODY,
    companyId,
    companyCode: code,
    timeZone,
    roles: [administrator()],
  };
}
