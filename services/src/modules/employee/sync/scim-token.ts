import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../kit/context.ts';
import { hashToken } from '../../../kit/session-token.ts';
import { scimToken } from '../tables-sync.ts';
import { SCIM_TOKEN_PREFIX } from './scim/path.ts';
import { settingsShown } from './shown.ts';

/** How many of its last characters people see, to tell it from another one. */
const ENDING = 4;

/** Makes the company's token; the one before it ends in the same moment. */
export async function createScimToken(ctx: Ctx) {
  const { companyId, userId } = ctx.session;
  const token = SCIM_TOKEN_PREFIX + randomBytes(32).toString('hex');
  const row = {
    tokenHash: hashToken(token),
    ending: token.slice(-ENDING),
    createdAt: ctx.now,
    createdBy: userId,
    lastUsedAt: null,
  };
  await ctx.tx
    .insert(scimToken)
    .values({ companyId, ...row })
    .onConflictDoUpdate({ target: scimToken.companyId, set: row });
  await ctx.audit({
    action: 'sync.tokenCreated',
    objectType: 'company',
    objectId: companyId,
    params: { ending: row.ending },
  });
  return { token, settings: await settingsShown(ctx) };
}

/** Ends the company's token. */
export async function revokeScimToken(ctx: Ctx) {
  const { companyId } = ctx.session;
  const [ended] = await ctx.tx
    .delete(scimToken)
    .where(eq(scimToken.companyId, companyId))
    .returning({ ending: scimToken.ending });
  if (ended)
    await ctx.audit({ action: 'sync.tokenRevoked', objectType: 'company', objectId: companyId, params: ended });
  return settingsShown(ctx);
}
