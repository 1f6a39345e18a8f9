import { and, eq } from 'drizzle-orm';
import { registerAuditedObject } from '../../kit/audited-objects.ts';
import { registerPage } from '../../kit/pages.ts';
import { mine } from './api-tokens.ts';
import { platformHandlers } from './platform.ts';
import { apiToken } from './tables.ts';

/** Explores the schema and runs queries of one's own: administrators do, who have every page; others are given it. */
registerPage({ path: '/graphiql', grants: {} });

registerAuditedObject(
  'apiToken',
  async (ctx, tokenId) => (await ctx.tx.$count(apiToken, and(mine(ctx), eq(apiToken.id, tokenId)))) > 0,
);

registerAuditedObject('systemNotice', async ({ session }) => session.isPlatformAdmin);

/** What the module brings beside its entries in the registries. */
export const platform = { handlers: { platform: platformHandlers } };
