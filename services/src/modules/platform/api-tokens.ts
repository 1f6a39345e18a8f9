import { randomBytes } from 'node:crypto';
import { and, desc, eq, getTableColumns, gt, isNull, lte, sql } from 'drizzle-orm';
import { ApiTokenStatus, PageRight } from '@hengcai/shared/enums';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { mapPage, paged } from '../../kit/paged.ts';
import { API_TOKEN_PREFIX, hashToken } from '../../kit/session-token.ts';
import { userAccount } from '../session/tables.ts';
import { apiToken, type TokenEnd } from './tables.ts';

type Platform = Contract['platform'];
type ApiTokenData = DataOf<Platform['endpoints']['revokeapitoken']>;
type TokenHandlers = Pick<Handlers<Platform>, 'apitokenlist' | 'createapitoken' | 'revokeapitoken'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const ENDING = 4;

/** Tokens of the caller's own account: made, shown and ended by nobody but its owner. */
export const apiTokenHandlers: TokenHandlers = {
  async apitokenlist(page, ctx) {
    const rows = tokens(ctx).where(mine(ctx)).orderBy(desc(apiToken.id));
    return mapPage(
      await paged(
        page,
        ({ limit, offset }) => rows.limit(limit).offset(offset),
        () => ctx.tx.$count(apiToken, mine(ctx)),
      ),
      (row) => toApiToken(ctx, row),
    );
  },

  async createapitoken({ tokenName, validDays, readOnly, allowExport }, ctx) {
    const { session, now } = ctx;
    if (allowExport && !holdsExportRight(ctx)) throw refused({ field: 'allowExport', code: 'API_TOKEN_EXPORT_RIGHT' });
    await demandRoom(ctx, tokenName);
    const token = API_TOKEN_PREFIX + randomBytes(32).toString('hex');
    const row = {
      id: ctx.newId(),
      name: tokenName,
      ending: token.slice(-ENDING),
      readOnly,
      allowExport,
      createdAt: now,
      expiresAt: new Date(now.getTime() + validDays * DAY_MS),
    };
    await ctx.tx
      .insert(apiToken)
      .values({ ...row, companyId: session.companyId, userId: session.userId, tokenHash: hashToken(token) });
    await audit(ctx, 'apiToken.created', row);
    return { token, apiToken: toApiToken(ctx, { ...row, lastUsedAt: null, endedAt: null, endReason: null }) };
  },

  async revokeapitoken({ tokenId }, ctx) {
    const revoked = await ctx.tx
      .update(apiToken)
      .set({ endedAt: ctx.now, endReason: 'revoked' })
      .where(and(mine(ctx), eq(apiToken.id, tokenId), isNull(apiToken.endedAt), gt(apiToken.expiresAt, ctx.now)))
      .returning({ id: apiToken.id });
    const [row] = await tokens(ctx).where(and(mine(ctx), eq(apiToken.id, tokenId)));
    if (!row) throw notFound();
    if (revoked.length > 0) await audit(ctx, 'apiToken.revoked', row);
    return toApiToken(ctx, row);
  },
};

/** The tokens of the account that signed in, whoever it acts as. */
export const mine = ({ session }: Ctx) =>
  and(eq(apiToken.companyId, session.companyId), eq(apiToken.userId, session.userId));

function tokens({ tx }: Ctx) {
  const { id, name, ending, readOnly, allowExport, createdAt, expiresAt, lastUsedAt, endedAt, endReason } =
    getTableColumns(apiToken);
  return tx
    .select({ id, name, ending, readOnly, allowExport, createdAt, expiresAt, lastUsedAt, endedAt, endReason })
    .from(apiToken)
    .$dynamic();
}

const holdsExportRight = ({ session }: Ctx): boolean =>
  [...session.pageRights.values()].some((rights) => (rights & PageRight.EXPORT) !== 0);

/** Refuses a name in use and one token too many; the account's row makes two requests at once queue up. */
async function demandRoom(ctx: Ctx, name: string): Promise<void> {
  const { companyId, userId } = ctx.session;
  await ctx.tx
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(and(eq(userAccount.companyId, companyId), eq(userAccount.id, userId)))
    .for('update');
  const unended = and(mine(ctx), isNull(apiToken.endedAt));
  await ctx.tx
    .update(apiToken)
    .set({ endedAt: sql`${apiToken.expiresAt}`, endReason: 'expired' })
    .where(and(unended, lte(apiToken.expiresAt, ctx.now)));
  const live = await ctx.tx.select({ name: apiToken.name }).from(apiToken).where(unended);
  if (live.some((one) => one.name === name)) throw refused({ field: 'tokenName', code: 'ALREADY_USED' });
  const max = LIMITS.apiTokensMax;
  if (live.length >= max) throw refused({ field: '', code: 'API_TOKENS_MAX', params: { max } });
}

const STATES: Record<TokenEnd, ApiTokenData['state']> = {
  expired: ApiTokenStatus.EXPIRED,
  revoked: ApiTokenStatus.REVOKED,
  passwordChanged: ApiTokenStatus.PASSWORD_CHANGED,
  disabled: ApiTokenStatus.ACCOUNT_DISABLED,
};

type TokenRow = Awaited<ReturnType<typeof tokens>>[number];

function toApiToken({ now }: Ctx, row: TokenRow): ApiTokenData {
  // Nobody ends a token at its time limit; it counts as ended from then on.
  const expired = row.endedAt === null && row.expiresAt <= now;
  const endedAt = expired ? row.expiresAt : row.endedAt;
  const endReason = expired ? 'expired' : row.endReason;
  return {
    tokenId: row.id,
    tokenName: row.name,
    ending: row.ending,
    readOnly: row.readOnly,
    allowExport: row.allowExport,
    state: endReason === null ? ApiTokenStatus.ACTIVE : STATES[endReason],
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  };
}

const audit = (ctx: Ctx, action: string, { id, name, ending }: Pick<TokenRow, 'id' | 'name' | 'ending'>) =>
  ctx.audit({ action, objectType: 'apiToken', objectId: id, params: { name, ending } });
