import { and, eq, lt, or } from 'drizzle-orm';
import { registerAuditedObject } from '../../kit/audited-objects.ts';
import { registerCleaning } from '../../kit/jobs/clean.ts';
import { registerPage } from '../../kit/pages.ts';
import { mine } from './api-tokens.ts';
import { listsHandlers } from './lists.ts';
import { platformHandlers } from './platform.ts';
import { searchHandlers } from './search.ts';
import { shareHandlers } from './share.ts';
import { apiToken, shareLink } from './tables.ts';

/** Explores the schema and runs queries of one's own: administrators do, who have every page; others are given it. */
registerPage({ path: '/graphiql', grants: {} });

// Its owner sees for a season which script stopped and why.
registerCleaning(async (tx, _now, ago) => {
  await tx.delete(apiToken).where(or(lt(apiToken.endedAt, ago(90 * 24)), lt(apiToken.expiresAt, ago(90 * 24))));
});

registerAuditedObject(
  'apiToken',
  async (ctx, tokenId) => (await ctx.tx.$count(apiToken, and(mine(ctx), eq(apiToken.id, tokenId)))) > 0,
);

registerAuditedObject(
  'share',
  async ({ session, tx }, shareId) =>
    (await tx.$count(
      shareLink,
      and(eq(shareLink.companyId, session.companyId), eq(shareLink.userId, session.userId), eq(shareLink.id, shareId)),
    )) > 0,
);

registerAuditedObject('systemNotice', async ({ session }) => session.isPlatformAdmin);

/** What the module brings beside its entries in the registries. */
export const platform = {
  handlers: { platform: platformHandlers, lists: listsHandlers, search: searchHandlers, share: shareHandlers },
};
